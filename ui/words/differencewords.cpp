#include "ui/words/differencewords.h"

#include "core/base/unreachable.h"
#include "core/tree/displayname.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <map>

namespace prunus {
namespace {

QString childNumbers(const std::vector<std::uint32_t>& line) {
    QStringList numbers;
    for (const std::uint32_t child : line) {
        numbers << shownCount(child + 1);
    }
    return numbers.join(QStringLiteral(" → "));
}

QString leavesRead(const GameTree& tree, const EventLog& log) {
    QStringList values;
    for (const Event& event : log.events) {
        if (event.kind == EventKind::leaf) {
            values << shownNumber(tree.staticValue(event.node));
        }
    }
    return values.join(QStringLiteral(", "));
}

/// Of each inner node what its last call returned.
QString returnedValues(const GameTree& tree, const EventLog& log) {
    std::map<NodeId, Value> returned;
    for (const Event& event : log.events) {
        if (event.kind == EventKind::leave) {
            const bool negamaxForm = traits(log.procedure.options.algorithm).negamaxForm;
            returned[event.node] =
                negamaxForm ? fromSideOf(event.player, event.value) : event.value;
        }
    }
    const DisplayNames names(tree);
    QStringList values;
    for (const auto& [n, value] : returned) {
        values << shownName(names, n) + QStringLiteral(" = ") + shownNumber(value);
    }
    return values.join(QStringLiteral(", "));
}

} // namespace

QString DifferenceWords::aspect(Aspect aspect) {
    switch (aspect) {
    case Aspect::value:
        return tr("the value of the root");
    case Aspect::move:
        return tr("the move at the root");
    case Aspect::leaves:
        return tr("which leaves are read");
    case Aspect::order:
        return tr("the order of the leaves read");
    case Aspect::returned:
        return tr("what inner nodes return");
    case Aspect::line:
        return tr("the line of play");
    }
    unreachable();
}

QString DifferenceWords::outcome(const GameTree& tree, const EventLog& log, Aspect aspect) {
    switch (aspect) {
    case Aspect::value:
        return tr("the root is worth %1").arg(shownNumber(log.value));
    case Aspect::move:
        return log.line.empty() ? tr("no move") : tr("child %1").arg(log.line.front() + 1);
    case Aspect::leaves:
    case Aspect::order:
        return tr("reads %1").arg(leavesRead(tree, log));
    case Aspect::returned:
        return tr("returns %1").arg(returnedValues(tree, log));
    case Aspect::line:
        return log.line.empty() ? tr("no line") : tr("children %1").arg(childNumbers(log.line));
    }
    unreachable();
}

QString DifferenceWords::found(const Counterexample& found) {
    const int leaves = pluralOf(found.tree.leafCount());
    return found.smallest
               ? tr("The smallest tree on which they differ has %Ln leaves.", nullptr, leaves)
               : tr("The smallest tree that was found has %Ln leaves. Not all smaller ones were "
                    "tried.",
                    nullptr, leaves);
}

QString DifferenceWords::none(const NoCounterexample& none, std::uint32_t mostLeaves) {
    QStringList told;
    if (none.stopped) {
        told << tr("Stopped; none was found in %Ln trees.", nullptr, pluralOf(none.tried));
    } else {
        told << tr("None was found in %Ln trees.", nullptr, pluralOf(none.tried));
    }
    if (none.allUpTo > 0) {
        told << tr("All shapes with up to %Ln leaves were tried in which inner nodes have two "
                   "children or more, with small whole numbers in every order.",
                   nullptr, pluralOf(none.allUpTo));
    }
    if (!none.stopped && mostLeaves > none.allUpTo) {
        told << tr("Of those with up to %Ln leaves only some were tried.", nullptr,
                   pluralOf(mostLeaves));
    }
    told << tr("On larger trees they may still differ.");
    return told.join(u' ');
}

QString DifferenceWords::alike(const Alike& alike) {
    if (!alike.idle) {
        return alike.isProved ? tr("They never differ in this. It is proved for trees of any size.")
                              : tr("Both are the same procedure: they differ on no tree.");
    }
    return tr("“%1” makes no difference to this: choose another aspect.")
        .arg(PracticeWords::name(*alike.idle));
}

} // namespace prunus
