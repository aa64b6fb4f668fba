#include "core/practice/asked.h"
#include "core/practice/deepening.h"
#include "core/practice/grader.h"

#include <algorithm>
#include <set>

namespace prunus {

void Grader::gradeMarks() {
    std::set<NodeId> marked;
    for (const NodeId mark : answer_.marks) {
        const std::vector<NodeId> leaves = leavesUnder(tree_, right_, mark);
        marked.insert(leaves.begin(), leaves.end());
    }
    std::set<NodeId> unread;
    std::size_t errors = 0;
    for (const NodeId unit : key_.marks) {
        const std::vector<NodeId> leaves = leavesUnder(tree_, right_, unit);
        unread.insert(leaves.begin(), leaves.end());
        const bool whole =
            std::ranges::all_of(leaves, [&](NodeId leaf) { return marked.contains(leaf); });
        errors += whole ? 0U : 1U;
        add(unit, whole ? Verdict::right : Verdict::missing, whole ? 1 : 0);
    }
    std::set<NodeId> parents;
    for (const NodeId leaf : marked) {
        if (!unread.contains(leaf)) {
            parents.insert(tree_.parent(leaf));
            add(leaf, Verdict::wrong, 0);
        }
    }
    grade_.credit = creditForErrors(errors + parents.size());
}

/// The crosses, and a fifth for whether the saving is the same. Nothing at all is no answer.
void Grader::gradeMirror() {
    gradeMarks();
    const bool none = answer_.marks.empty() && !answer_.same;
    const bool right = answer_.same == key_.same;
    const bool all = right && grade_.credit == 1;
    add("same", verdictOf(answer_.same.has_value(), right ? 1 : 0), right ? 1 : 0);
    grade_.credit = none ? 0 : all ? 1 : 0.8 * grade_.credit + (right ? 0.2 : 0);
}

void Grader::gradeFirstWindow() {
    const bool number = answer_.result == key_.result;
    add("returned", verdictOf(answer_.result.has_value(), number ? 1 : 0), number ? 1 : 0);
    const bool proved = answer_.proves == key_.proves;
    add("proves", verdictOf(answer_.proves.has_value(), proved ? 1 : 0), proved ? 1 : 0);
    takeMean();
}

/// That there is none is answered by a number alone.
void Grader::gradeChosenMove(const Sheet* sheet, bool numberGiven) {
    const bool any = profile_.tieMove == Profile::Ties::any && key_.move && answer_.move &&
                     isBestMove(tree_, *sheet, *answer_.move);
    const bool right = any || (answer_.move == key_.move && (answer_.move || numberGiven));
    add("move", verdictOf(answer_.move.has_value(), right ? 1 : 0), right ? 1 : 0);
}

void Grader::gradeDepthLimit() {
    gradeChosenMove(&right_, answer_.result.has_value());
    const bool worth = answer_.result == key_.result;
    add("value", verdictOf(answer_.result.has_value(), worth ? 1 : 0), worth ? 1 : 0);
    takeMean();
}

void Grader::gradeBudget() {
    const auto made = deepenWithin(tree_, right_.procedure, terms_.budget);
    const bool depth = answer_.depth && answer_.depth == key_.depth;
    add("depth", verdictOf(answer_.depth.has_value(), depth ? 1 : 0), depth ? 1 : 0);
    gradeChosenMove(made && made->sheet ? &*made->sheet : nullptr, answer_.depth.has_value());
    takeMean();
}

double Grader::creditForErrors(std::size_t errors) const {
    if (errors == 0) {
        return 1;
    }
    const auto wrong = static_cast<double>(errors);
    const auto units = static_cast<double>(key_.marks.size());
    switch (profile_.partial) {
    case Profile::Partial::unit:
        return units == 0 ? 0 : std::max(0.0, 1 - wrong / units);
    case Profile::Partial::perError:
        return std::max(0.0, 1 - profile_.perError * wrong);
    case Profile::Partial::exact:
        break;
    }
    return 0;
}

void Grader::gradeOrder() {
    const auto same = std::ranges::mismatch(answer_.leaves, key_.leaves);
    for (auto leaf = answer_.leaves.begin(); leaf != answer_.leaves.end(); ++leaf) {
        const bool right = leaf < same.in1;
        add(*leaf, right ? Verdict::right : Verdict::wrong, right ? 1 : 0);
    }
    for (auto leaf = same.in2; leaf != key_.leaves.end(); ++leaf) {
        if (std::ranges::find(answer_.leaves, *leaf) == answer_.leaves.end()) {
            add(*leaf, Verdict::missing, 0);
        }
    }
    const std::size_t most = std::max(answer_.leaves.size(), key_.leaves.size());
    const auto prefix = static_cast<double>(same.in1 - answer_.leaves.begin());
    grade_.credit = most == 0 ? 1 : prefix / static_cast<double>(most);
}

} // namespace prunus
