#include "ui/questionbanks/gapfields.h"

#include "core/notation/number.h"
#include "core/practice/asked.h"
#include "ui/practice/answering.h"
#include "ui/questionbanks/exportwords.h"
#include "ui/words/words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace prunus {
namespace {

constexpr Value infinite = std::numeric_limits<Value>::infinity();

/// A bound of a window, at the entry of a node or where the search leaves it.
struct BoundOf {
    NodeId node;
    bool atExit = false;
    bool isAlpha = true;

    [[nodiscard]] Value of(const Window& window) const {
        return isAlpha ? window.alpha : window.beta;
    }
    [[nodiscard]] QString writtenIn(const Answer& answer) const {
        const auto windows = answer.windows.find(node);
        if (windows == answer.windows.end()) {
            return ExportWords::notVisited();
        }
        const auto& window = atExit ? windows->second.out : windows->second.in;
        return window ? shownBound(of(*window)) : QString();
    }
};

void collect(const Answer& answer, std::set<Value>& into) {
    for (const auto& [n, written] : answer.values) {
        into.insert(written.value);
        if (written.relation == WrittenValue::Relation::between) {
            into.insert(written.upper);
        }
    }
    for (const auto& [n, windows] : answer.windows) {
        for (const auto& window : {windows.in, windows.out}) {
            if (window) {
                into.insert({window->alpha, window->beta});
            }
        }
    }
}

/// All numbers of the tree and of any answer, so that what is offered tells nothing.
QStringList numbersOf(const GapSource& from, bool withInfinities) {
    std::set<Value> all;
    for (const Value v : from.tree().ownValues()) {
        if (!std::isnan(v)) {
            all.insert(v);
        }
    }
    collect(from.key, all);
    for (const SlipAnswer& slip : from.slips) {
        collect(slip.answer, all);
    }
    if (withInfinities) {
        all.insert({-infinite, infinite});
    }
    QStringList texts{ExportWords::notVisited()};
    for (const Value v : all) {
        texts << shownNumber(v);
    }
    texts.removeDuplicates();
    return texts;
}

std::vector<NodeId> nodesAsked(const GapSource& from) {
    std::vector<NodeId> nodes = nodesWithFields(from.tree(), from.asks(), from.task.profile);
    std::ranges::sort(nodes);
    return nodes;
}

GapField valueField(const GapSource& from, NodeId n) {
    GapField field;
    field.line = shownName(from.names, n);
    field.kind = Gap::Kind::number;
    field.written = [n](const Answer& answer) { // platforms have no infinite numbers
        const auto value = answer.values.find(n);
        return value == answer.values.end() || std::isinf(value->second.value)
                   ? QString()
                   : QString::fromStdString(formatNumber(value->second.value));
    };
    return field;
}

/// Where a search may leave nodes out: the number is chosen.
GapField chosenValue(const GapSource& from, NodeId n, const QStringList& numbers) {
    GapField field = valueField(from, n);
    field.kind = Gap::Kind::choice;
    field.options = numbers;
    field.written = [n](const Answer& answer) {
        const auto value = answer.values.find(n);
        return value == answer.values.end() ? ExportWords::notVisited()
                                            : shownNumber(value->second.value);
    };
    return field;
}

/// What is proved: an end of it.
GapField endField(const GapSource& from, NodeId n, bool isLower, const QStringList& numbers) {
    GapField field = chosenValue(from, n, numbers);
    field.label = isLower ? ExportWords::atLeast() : ExportWords::atMost();
    field.share = 0.5;
    field.written = [n, isLower](const Answer& answer) {
        using Relation = WrittenValue::Relation;
        const auto found = answer.values.find(n);
        if (found == answer.values.end()) {
            return ExportWords::notVisited();
        }
        const WrittenValue& value = found->second;
        switch (value.relation) {
        case Relation::equal:
            return shownNumber(value.value);
        case Relation::between:
            return shownNumber(isLower ? value.value : value.upper);
        case Relation::atMost:
            return shownNumber(isLower ? -infinite : value.value);
        case Relation::atLeast:
            break;
        }
        return shownNumber(isLower ? value.value : infinite);
    };
    return field;
}

GapField boundField(const GapSource& from, const BoundOf& bound, bool both,
                    const QStringList& numbers) {
    GapField field = chosenValue(from, bound.node, numbers);
    field.label =
        ExportWords::bound(bound.isAlpha, both ? std::optional(bound.atExit) : std::nullopt);
    field.written = [bound](const Answer& answer) { return bound.writtenIn(answer); };
    const SheetNode& node = from.right.nodes[bound.node.value];
    if (bound.atExit && node.reached && !from.task.profile.strictConvention) {
        const Window out = node.out();
        for (const Window each : {out, uncrossed(from.tree(), from.right, bound.node, out)}) {
            field.alsoRight << shownBound(bound.of(each));
        }
    }
    return field;
}

/// The bounds of a node that the course asks for.
void addBounds(const GapSource& from, NodeId n, const QStringList& numbers,
               std::vector<GapField>& into) {
    using Shown = Profile::WindowShown;
    const Profile& profile = from.task.profile;
    const Shown shown = profile.windowShown;
    const bool ownIsAlpha =
        from.right.side == SheetSide::mover || from.task.playerAt(n) == Player::max;
    for (const bool atExit : {false, true}) {
        const bool isAsked = atExit ? shown == Shown::exit || shown == Shown::history
                                    : shown != Shown::exit && shown != Shown::none;
        for (const bool isAlpha : {true, false}) {
            if (isAsked && (!profile.ownSideOnly || isAlpha == ownIsAlpha)) {
                into.push_back(
                    boundField(from, {n, atExit, isAlpha}, shown == Shown::history, numbers));
            }
        }
    }
}

GapFields fieldsOfWindows(const GapSource& from) {
    const QStringList numbers = numbersOf(from, true);
    std::vector<GapField> fields;
    for (const NodeId n : nodesAsked(from)) {
        addBounds(from, n, numbers, fields);
    }
    return fields;
}

GapFields fieldsOfNegamax(const GapSource& from) {
    const bool windowed = traits(from.right.procedure.options.algorithm).windowed;
    const QStringList numbers = numbersOf(from, true);
    std::vector<GapField> fields;
    for (const NodeId n : nodesAsked(from)) {
        fields.push_back(windowed ? chosenValue(from, n, numbers) : valueField(from, n));
        fields.back().label = windowed ? ExportWords::value() : QString();
        if (windowed) {
            addBounds(from, n, numbers, fields);
        }
    }
    return fields;
}

GapFields fieldsOfReturned(const GapSource& from) {
    const bool plain = from.task.profile.valueNotation == Profile::ValueNotation::plain;
    const QStringList numbers = numbersOf(from, true);
    std::vector<GapField> fields;
    for (const NodeId n : nodesAsked(from)) {
        if (plain) {
            fields.push_back(chosenValue(from, n, numbers));
        } else {
            fields.push_back(endField(from, n, true, numbers));
            fields.push_back(endField(from, n, false, numbers));
        }
    }
    return fields;
}

} // namespace

double GapSource::creditOf(const Answer& answer, const std::string& item) const {
    const Grade grade = gradeQuestion(question, tree(), right, answer);
    const auto found = std::ranges::find(grade.items, item, &GradedItem::item);
    return found == grade.items.end() ? 0 : found->credit;
}

GapFields gapFieldsOf(const GapSource& from) {
    switch (from.asks()) {
    case Question::values: {
        std::vector<GapField> fields;
        for (const NodeId n : nodesAsked(from)) {
            fields.push_back(valueField(from, n));
        }
        return fields;
    }
    case Question::windows:
        return fieldsOfWindows(from);
    case Question::negamax:
        return fieldsOfNegamax(from);
    case Question::returned:
        return fieldsOfReturned(from);
    case Question::move:
        return fieldsOfMove(from);
    case Question::cuts:
        return fieldsOfCuts(from);
    case Question::nodeTypes:
        return fieldsOfTypes(from);
    case Question::counts:
        return fieldsOfCounts(from);
    case Question::crossOut:
    case Question::leafOrder:
        return fieldsOfLeaves(from);
    default:
        return tl::make_unexpected(ExportWords::noGaps());
    }
}

} // namespace prunus
