#include "core/practice/asked.h"
#include "core/practice/grader.h"

#include <algorithm>
#include <set>

namespace prunus {

namespace {

/// The bounds of one side, each as long as it stays the same.
std::vector<Value> changesOf(const std::vector<Window>& windows, bool isAlpha) {
    std::vector<Value> changes;
    for (const Window w : windows) {
        const Value bound = isAlpha ? w.alpha : w.beta;
        if (changes.empty() || changes.back() != bound) {
            changes.push_back(bound);
        }
    }
    return changes;
}

} // namespace

bool Grader::isAskedBound(NodeId n, bool isAlpha) const {
    const Player mover = right_.side == SheetSide::mover
                             ? Player::max // as every call of negamax sees itself
                             : playerAt(right_.root, tree_.rowOf(n));
    return asksBound(profile_, mover, isAlpha);
}

/// With what it follows from, if it does.
void Grader::compareBound(Fields& fields, bool right, const std::vector<NodeId>* from) const {
    ++fields.all;
    if (right) {
        ++fields.credit;
    } else if (from == nullptr) {
        fields.wrong = true;
    } else {
        fields.credit += followShare_;
        fields.follows = true;
        fields.from.insert(fields.from.end(), from->begin(), from->end());
    }
}

void Grader::compareWindow(Fields& fields, NodeId n, const std::optional<Window>& given,
                           Window right, const Derived& derived) const {
    fields.given = fields.given || given.has_value();
    for (const bool isAlpha : {true, false}) {
        if (!isAskedBound(n, isAlpha)) {
            continue;
        }
        const auto isGiven = [&](Window w) {
            return given && (isAlpha ? w.alpha == given->alpha : w.beta == given->beta);
        };
        const bool follows = !derived.windows.empty() && isGiven(derived.windows.back());
        compareBound(fields, isGiven(right), follows ? &derived.from : nullptr);
    }
}

void Grader::compareHistory(Fields& fields, NodeId n, const std::vector<Window>& given,
                            bool mayFollow) const {
    fields.given = true;
    const std::vector<Window> right = historyOf(tree_, right_, n, profile_);
    const Derived derived =
        mayFollow ? historyFrom(tree_, right_, answer_, profile_, n) : Derived();
    for (const bool isAlpha : {true, false}) {
        const auto isGiven = [&](const std::vector<Window>& windows) {
            return changesOf(given, isAlpha) == changesOf(windows, isAlpha);
        };
        if (isAskedBound(n, isAlpha)) {
            const bool follows = !derived.windows.empty() && isGiven(derived.windows);
            compareBound(fields, isGiven(right), follows ? &derived.from : nullptr);
        }
    }
}

Grader::Fields Grader::windowFields(NodeId n, const WrittenWindows& key, bool mayFollow) const {
    Fields fields;
    const auto found = answer_.windows.find(n);
    const WrittenWindows given = found != answer_.windows.end() ? found->second : WrittenWindows{};
    if (given.history && profile_.windowShown == Profile::WindowShown::history) {
        compareHistory(fields, n, *given.history, mayFollow);
        return fields;
    }
    const auto follows = [&](bool atExit) {
        return mayFollow ? windowFrom(tree_, right_, answer_, profile_, n, atExit) : Derived();
    };
    if (key.in) {
        compareWindow(fields, n, given.in, *key.in, follows(false));
    }
    if (key.out) {
        compareWindow(fields, n, given.out, *key.out, follows(true));
    }
    return fields;
}

void Grader::addFields(NodeId n, const Fields& fields) {
    const double credit = fields.all == 0 ? 1 : fields.credit / fields.all;
    if (fields.follows && !fields.wrong) {
        addFollowing(n, credit, fields.from);
    } else {
        add(n, verdictOf(fields.given, credit), credit);
    }
}

void Grader::gradeWindows() {
    const std::set<NodeId> skipped(answer_.notVisited.begin(), answer_.notVisited.end());
    for (const auto& [n, key] : key_.windows) {
        Fields fields = windowFields(n, key, true);
        if (skipped.contains(n)) {
            fields = {0, fields.all, true, true};
        }
        addFields(n, fields);
    }
    for (const NodeId n : key_.notVisited) {
        const bool contradicted = answer_.windows.contains(n);
        const bool right = skipped.contains(n) && !contradicted;
        add(n, verdictOf(skipped.contains(n) || contradicted, right ? 1 : 0), right ? 1 : 0);
    }
    const auto isAsked = [&](NodeId n) {
        return key_.windows.contains(n) ||
               std::ranges::find(key_.notVisited, n) != key_.notVisited.end();
    };
    addNotAsked(answer_.windows, isAsked);
    for (const NodeId n : skipped) {
        if (!isAsked(n) && right_.nodes[n.value].reached) {
            add(n, Verdict::wrong, 0);
        }
    }
    keepMistakes();
    takeMean();
}

void Grader::gradeNegamax() {
    for (const auto& [n, key] : key_.values) {
        const auto given = answer_.values.find(n);
        const bool isGiven = given != answer_.values.end();
        Fields fields;
        const auto windows = key_.windows.find(n);
        if (windows != key_.windows.end()) {
            fields = windowFields(n, windows->second, false);
        }
        fields.given = fields.given || isGiven;
        compareBound(fields, isGiven && given->second.value == key.value, nullptr);
        addFields(n, fields);
    }
    addNotAsked(answer_.values, [&](NodeId n) { return key_.values.contains(n); });
    takeMean();
}

} // namespace prunus
