#include "core/practice/fields.h"

#include "core/practice/answerkeys.h"
#include "core/practice/asked.h"

#include <algorithm>

namespace prunus {

namespace {

/// The fields of a node's windows.
enum WindowField : std::uint8_t { inAlpha = 1, inBeta, outAlpha, outBeta, unvisited };

Value asField(auto number) {
    return static_cast<Value>(number);
}

void addWindows(const GameTree& tree, Question question, const Sheet& sheet, const Answer& answer,
                const Profile& profile, AnswerFields& fields) {
    for (const auto& each : answer.windows) {
        const NodeId n = each.first;
        const WrittenWindows& windows = each.second;
        std::optional<Window> in = windows.in;
        std::optional<Window> out = windows.out;
        if (windows.history && !windows.history->empty()) {
            in = windows.history->front();
            out = windows.history->back();
        }
        const Player mover =
            question == Question::negamax ? Player::max : playerAt(sheet.root, tree.rowOf(n));
        const auto add = [&](std::optional<Window> w, WindowField alpha, WindowField beta) {
            if (w && asksBound(profile, mover, true)) {
                fields[{n.value, alpha}] = {w->alpha};
            }
            if (w && asksBound(profile, mover, false)) {
                fields[{n.value, beta}] = {w->beta};
            }
        };
        add(in, inAlpha, inBeta);
        add(out, outAlpha, outBeta);
    }
    for (const NodeId n : answer.notVisited) {
        fields[{n.value, unvisited}] = {1};
    }
}

void addMarks(const GameTree& tree, const Sheet& sheet, const Answer& answer,
              AnswerFields& fields) {
    for (const NodeId leaf : leavesUnder(tree, sheet, GameTree::root())) {
        fields[{leaf.value, 0}] = {0};
    }
    for (const NodeId mark : answer.marks) {
        for (const NodeId leaf : leavesUnder(tree, sheet, mark)) {
            fields[{leaf.value, 0}] = {1};
        }
    }
}

} // namespace

AnswerFields fieldsOf(const GameTree& tree, Question question, const Sheet& sheet,
                      const Answer& answer, const Profile& profile) {
    AnswerFields fields;
    const bool plain =
        question == Question::returned && profile.valueNotation == Profile::ValueNotation::plain;
    for (const auto& [n, value] : answer.values) {
        const auto relation = plain ? WrittenValue::Relation::equal : value.relation;
        fields[{n.value, 0}] = {asField(relation), value.value, value.upper};
    }
    addWindows(tree, question, sheet, withWholeWindows(answer, profile), profile, fields);
    if (answer.move) {
        fields[{0, 0}] = {asField(*answer.move)};
    }
    const std::vector<std::uint32_t> line = askedOf(answer.line, profile);
    for (std::uint32_t place = 0; place < line.size(); ++place) {
        fields[{place, 1}] = {asField(line[place])};
    }
    if (marksLeaves(question)) {
        addMarks(tree, sheet, answer, fields);
    }
    for (std::uint32_t place = 0; place < answer.leaves.size(); ++place) {
        fields[{place, 0}] = {asField(answer.leaves[place].value)};
    }
    for (std::uint32_t name = 0; name < countWords.size(); ++name) {
        if (const auto count = answer.counts.find(std::string(countWords.at(name)));
            count != answer.counts.end()) {
            fields[{name, 0}] = {asField(count->second)};
        }
    }
    for (const WrittenCut& cut : answer.cuts) {
        fields[{cut.at.value, 0}] = {asField(cut.mover.value_or(Player::max))};
        fields[{cut.at.value, 1}] = {asField(cut.deep.value_or(false))};
        fields[{cut.at.value, 2}] = {asField(cut.witness.value_or(noNode).value)};
    }
    if (answer.same) {
        fields[{tree.nodeCount(), 0}] = {asField(*answer.same)};
    }
    if (answer.result) {
        fields[{0, 2}] = {*answer.result};
    }
    if (answer.depth) {
        fields[{0, 3}] = {asField(*answer.depth)};
    }
    if (answer.proves) {
        fields[{0, 1}] = {asField(*answer.proves)};
    }
    for (const auto& [n, type] : answer.types) {
        fields[{n.value, 0}] = {asField(type)};
    }
    return fields;
}

void keepAsked(AnswerFields& fields, Question question, const AnswerFields& given) {
    if (question == Question::counts || asksForDepth(question)) {
        std::erase_if(fields, [&](const auto& each) { return !given.contains(each.first); });
    } else if (question == Question::move && !given.contains({0, 1})) {
        std::erase_if(fields, [](const auto& each) { return each.first.second == 1; });
    }
}

std::vector<Value> fieldIn(const AnswerFields& fields, const AnswerFields::key_type& field) {
    const auto found = fields.find(field);
    return found != fields.end() ? found->second : std::vector<Value>{};
}

AnswerFields joined(AnswerFields a, const AnswerFields& b) {
    a.insert(b.begin(), b.end());
    return a;
}

std::size_t differences(const AnswerFields& a, const AnswerFields& b) {
    const AnswerFields both = joined(a, b);
    return static_cast<std::size_t>(std::ranges::count_if(
        both, [&](const auto& each) { return fieldIn(a, each.first) != fieldIn(b, each.first); }));
}

} // namespace prunus
