#include "core/practice/asked.h"
#include "core/practice/conventions.h"
#include "core/practice/grader.h"
#include "core/tree/dottedpath.h"

#include <algorithm>
#include <set>

namespace prunus {

void Grader::add(std::string item, Verdict verdict, double credit) {
    grade_.items.push_back({std::move(item), verdict, credit});
}

void Grader::add(NodeId n, Verdict verdict, double credit) {
    add(dottedPath(tree_, n), verdict, credit);
}

void Grader::addFollowing(NodeId n, double credit, std::vector<NodeId> from) {
    add(n, Verdict::follows, credit);
    grade_.items.back().from = std::move(from);
}

void Grader::keepMistakes() {
    std::set<std::string> mistakes;
    for (const GradedItem& each : grade_.items) {
        if (each.verdict == Verdict::wrong || each.verdict == Verdict::follows) {
            mistakes.insert(each.item);
        }
    }
    for (GradedItem& each : grade_.items) {
        std::ranges::sort(each.from); // both bounds of a window may follow from the same
        each.from.erase(std::unique(each.from.begin(), each.from.end()), each.from.end());
        std::erase_if(each.from, [&](NodeId n) {
            const std::string item = dottedPath(tree_, n);
            return item == each.item || !mistakes.contains(item);
        });
    }
}

void Grader::takeMean() {
    double sum = 0;
    for (const GradedItem& item : grade_.items) {
        sum += item.credit;
    }
    grade_.credit = grade_.items.empty() ? 1 : sum / static_cast<double>(grade_.items.size());
}

Grade Grader::grade(Question question) {
    switch (question) {
    case Question::values:
    case Question::returned:
        gradeValues(question);
        break;
    case Question::move:
        gradeMove();
        break;
    case Question::crossOut:
    case Question::knownRange:
    case Question::twoRules:
        gradeMarks();
        break;
    case Question::leafOrder:
        gradeOrder();
        break;
    case Question::windows:
        gradeWindows();
        break;
    case Question::counts:
    case Question::leafBounds:
        gradeCounts();
        break;
    case Question::negamax:
        gradeNegamax();
        break;
    case Question::cuts:
        gradeCuts();
        break;
    case Question::nodeTypes:
        gradeTypes();
        break;
    case Question::mirror:
        gradeMirror();
        break;
    case Question::firstWindow:
        gradeFirstWindow();
        break;
    case Question::depthLimit:
        gradeDepthLimit();
        break;
    case Question::budget:
        gradeBudget();
        break;
    case Question::reorder:
    case Question::ranges:
    case Question::fillIn:
    case Question::findTheBug:
    case Question::trueOrFalse:
        break; // see Puzzle
    }
    return std::move(grade_);
}

double Grader::creditOf(const WrittenValue& key, const WrittenValue& given) const {
    using Relation = WrittenValue::Relation;
    if (profile_.valueNotation == Profile::ValueNotation::plain) {
        return given.relation != Relation::between && given.value == key.value ? 1 : 0;
    }
    if (key.relation != Relation::between) {
        return (given.relation == key.relation ? 0.5 : 0) +
               (given.relation != Relation::between && given.value == key.value ? 0.5 : 0);
    }
    const bool oneEnd = (given.relation == Relation::atLeast && given.value == key.value) ||
                        (given.relation == Relation::atMost && given.value == key.upper);
    if (given.relation == Relation::between) {
        return 0.5 + (given.value == key.value && given.upper == key.upper ? 0.5 : 0);
    }
    return !oneEnd ? 0 : profile_.valueNotation == Profile::ValueNotation::bound ? 1 : 0.5;
}

void Grader::gradeValues(Question question) {
    for (const auto& [n, key] : key_.values) {
        const auto given = answer_.values.find(n);
        const bool isGiven = given != answer_.values.end();
        const double credit = !isGiven                       ? 0
                              : question == Question::values ? (given->second == key ? 1 : 0)
                                                             : creditOf(key, given->second);
        const Verdict verdict = verdictOf(isGiven, credit);
        auto from = verdict == Verdict::wrong
                        ? childrenFollowedFrom(tree_, question, right_, answer_, profile_, n)
                        : std::nullopt;
        if (from) {
            addFollowing(n, std::max(credit, followShare_), *std::move(from));
        } else {
            add(n, verdict, credit);
        }
    }
    keepMistakes();
    addNotAsked(answer_.values, [&](NodeId n) { return key_.values.contains(n); });
    takeMean();
}

Grader::BestLine Grader::bestLine(const std::vector<std::uint32_t>& given) const {
    const auto keepsValue = [&](NodeId n, NodeId child) {
        return right_.nodes[child.value].minimax == right_.nodes[n.value].minimax;
    };
    NodeId n = GameTree::root();
    std::vector<std::uint32_t> line;
    std::size_t good = 0;
    while (isInner(tree_, right_, n)) {
        const NodeRange family = tree_.children(n);
        const bool goesOn = good == line.size() && good < given.size() &&
                            given[good] < family.size() && keepsValue(n, family[given[good]]);
        std::uint32_t child = goesOn ? given[good] : 0;
        while (!goesOn && child + 1 < family.size() && !keepsValue(n, family[child])) {
            ++child;
        }
        good += goesOn ? 1U : 0U;
        line.push_back(child);
        n = family[child];
    }
    return {good, askedOf(std::move(line), profile_).size()};
}

void Grader::gradeMove() {
    if (!key_.move) {
        const bool none = !answer_.move && answer_.line.empty();
        grade_.credit = none ? 1 : 0;
        add("move", none ? Verdict::right : Verdict::wrong, grade_.credit);
        return;
    }
    const std::vector<std::uint32_t> given = askedOf(answer_.line, profile_);
    const bool any = profile_.tieMove == Profile::Ties::any;
    const bool moveRight =
        answer_.move && (answer_.move == key_.move || (any && bestLine({*answer_.move}).good == 1));
    BestLine best{
        static_cast<std::size_t>(std::ranges::mismatch(given, key_.line).in1 - given.begin()),
        key_.line.size()};
    if (const BestLine other = bestLine(given); any && other.good > best.good) {
        best = other;
    }
    if (moveRight && !given.empty() && given.front() != *answer_.move) {
        best.good = 0; // the line of another move
    }
    const std::size_t length = std::max(given.size(), best.length);
    const double line =
        given.empty() ? 0 : static_cast<double>(best.good) / static_cast<double>(length);
    add("move", verdictOf(answer_.move.has_value(), moveRight ? 1 : 0), moveRight ? 1 : 0);
    add("line", verdictOf(!given.empty(), line), line);
    grade_.credit = (moveRight ? 0.6 : 0) + 0.4 * line;
    grade_.credit = moveRight && line == 1 ? 1 : grade_.credit;
}

void Grader::gradeCounts() {
    for (const auto& [name, count] : key_.counts) {
        const auto given = answer_.counts.find(name);
        const bool isGiven = given != answer_.counts.end();
        double credit = isGiven && given->second == count ? 1 : 0;
        const std::uint64_t withRootOtherwise = profile_.countRoot ? count - 1 : count + 1;
        if (isGiven && name == "nodesVisited" && given->second == withRootOtherwise) {
            credit = 0.5;
        }
        add(name, verdictOf(isGiven, credit), credit);
    }
    takeMean();
}

bool Grader::isWitness(NodeId given, const WrittenCut& key) const {
    if (given == key.witness || given == noNode || key.witness == noNode) {
        return given == key.witness;
    }
    const NodeId above = tree_.parent(given);
    NodeId towards = key.at; // the child of that ancestor in which the cutoff is
    while (towards != GameTree::root() && tree_.parent(towards) != above) {
        towards = tree_.parent(towards);
    }
    if (towards == GameTree::root() || playerAt(right_.root, tree_.rowOf(above)) == key.mover) {
        return false;
    }
    const NodeRange family = tree_.children(above);
    std::uint32_t k = 0;
    while (right_.order.at(family, k) != given && right_.order.at(family, k) != towards) {
        ++k;
    }
    const Window closed = right_.nodes[key.at.value].out();
    const Bounds proved = right_.nodes[given.value].proved;
    const bool proves =
        key.mover == Player::min ? proved.lower >= closed.alpha : proved.upper <= closed.beta;
    return given != towards && right_.order.at(family, k) == given && proves;
}

void Grader::gradeCuts() {
    std::set<NodeId> named;
    for (const WrittenCut& key : key_.cuts) {
        const auto given = std::ranges::find(answer_.cuts, key.at, &WrittenCut::at);
        if (given == answer_.cuts.end()) {
            add(key.at, Verdict::missing, 0);
            continue;
        }
        named.insert(key.at);
        const int points = (given->mover == key.mover ? 1 : 0) + (given->deep == key.deep ? 1 : 0) +
                           (given->witness && isWitness(*given->witness, key) ? 1 : 0);
        add(key.at, verdictOf(true, points == 3 ? 1 : 0), points / 3.0);
    }
    for (const WrittenCut& cut : answer_.cuts) {
        if (named.insert(cut.at).second) {
            add(cut.at, Verdict::wrong, 0);
        }
    }
    takeMean();
}

void Grader::gradeTypes() {
    for (const auto& [n, key] : key_.types) {
        const auto given = answer_.types.find(n);
        const bool isGiven = given != answer_.types.end();
        const double credit = isGiven && given->second == key ? 1 : 0;
        add(n, verdictOf(isGiven, credit), credit);
    }
    addNotAsked(answer_.types, [&](NodeId n) { return key_.types.contains(n); });
    takeMean();
}

bool Grade::allRight() const {
    return credit == 1 && count(GradedItem::Verdict::follows) == 0;
}

std::size_t Grade::count(GradedItem::Verdict verdict) const {
    return static_cast<std::size_t>(std::ranges::count(items, verdict, &GradedItem::verdict));
}

Grade gradeAnswer(const GameTree& tree, Question question, const Sheet& right, const Answer& answer,
                  const Profile& profile, double followShare, const Terms& terms) {
    const SheetSide side = question == Question::negamax ? SheetSide::mover : SheetSide::max;
    const Answer whole = withWholeWindows(answer, profile);
    const auto under = [&](const Profile& rules, const Sheet& sheet) {
        if (sheet.side != side) {
            const Sheet turned = seenFrom(tree, sheet, side);
            return Grader(tree, question, turned, whole, rules, followShare, terms).grade(question);
        }
        return Grader(tree, question, sheet, whole, rules, followShare, terms).grade(question);
    };
    Grade own = under(profile, right);
    if (own.allRight()) {
        return own;
    }
    for (const Profile& other : otherRules(question, profile)) {
        Procedure procedure = right.procedure;
        procedure.options.cut = other.cut;
        procedure.options.fail = other.fail;
        const auto sheet = makeSheet(tree, procedure);
        Grade grade = sheet ? under(other, *sheet) : Grade();
        if (grade.allRight()) {
            grade.other = other;
            return grade;
        }
    }
    return own;
}

} // namespace prunus
