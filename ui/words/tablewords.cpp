#include "ui/words/tablewords.h"

#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <algorithm>

// TRANSLATOR TableWords What the transposition table says, in columns and beside them.

namespace prunus {

namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)
};

/// How many other nodes are named where there is little room, and where there is more.
constexpr std::size_t fewNodes = 2;
constexpr std::size_t manyNodes = 20;

enum class Bound : std::uint8_t { exact, atLeast, atMost, between };

Bound boundOf(Bounds b) {
    return b.exact()              ? Bound::exact
           : b.upper == infinity  ? Bound::atLeast
           : b.lower == -infinity ? Bound::atMost
                                  : Bound::between;
}

/// A list of nodes, the last of which may be a number of others.
QString named(const Naming& naming, std::span<const NodeId> nodes, std::size_t most) {
    QStringList names;
    for (const NodeId n : nodes.first(std::min(most, nodes.size()))) {
        names << naming.of(n);
    }
    if (nodes.size() > most) {
        names << TableWords::tr("%Ln more", "nodes, behind some that are named",
                                pluralOf(nodes.size() - most));
    }
    return listedWithAnd(names);
}

QString positionOf(const Naming& naming, const HeldPosition& held) {
    std::vector<NodeId> others(held.alike.begin(), held.alike.end());
    std::erase(others, held.entry.node);
    const QString name = naming.of(held.entry.node);
    //: A node, and others that are the same position.
    return others.empty()
               ? name
               : TableWords::tr("%1, also %2").arg(name, named(naming, others, fewNodes));
}

QString valueOf(const Naming& naming, Bounds b) {
    const Algorithm algorithm = naming.moment().trace().options().algorithm;
    switch (boundOf(b)) {
    case Bound::exact:
    case Bound::atLeast:
        return shownHeld(algorithm, b.lower);
    case Bound::atMost:
        return shownHeld(algorithm, b.upper);
    case Bound::between:
        break;
    }
    return shownHeld(algorithm, b.lower) + u'…' + shownHeld(algorithm, b.upper);
}

} // namespace

QString tableHeading(TableColumn column) {
    switch (column) {
    case TableColumn::position:
        //: Headings of columns: a position in the transposition table.
        return TableWords::tr("position");
    case TableColumn::bound:
        return TableWords::tr("bound");
    case TableColumn::value:
        return TableWords::tr("value");
    case TableColumn::pliesLeft:
        return TableWords::tr("plies left");
    case TableColumn::step:
        break;
    }
    //: The step in which it was stored.
    return TableWords::tr("step");
}

std::array<QString, 4> boundWords(BoundForm form) {
    if (form == BoundForm::sign) {
        return {QStringLiteral("="), QStringLiteral("≥"), QStringLiteral("≤"), QStringLiteral("…")};
    }
    //: What a number in the transposition table is to the value of a position: between two.
    return {TableWords::tr("exact"), TableWords::tr("at least"), TableWords::tr("at most"),
            TableWords::tr("between")};
}

QString tableCell(const Naming& naming, Side side, const HeldPosition& held, TableColumn column,
                  BoundForm form) {
    const Moment& moment = naming.moment();
    const TableEntry& entry = held.entry;
    const Player mover = moment.trace().playerAt(moment.tree().rowOf(entry.node));
    const Bounds bounds = Viewpoint(moment.trace(), side).ofMax(mover, entry.bounds);
    const QString none = QStringLiteral("·");
    switch (column) {
    case TableColumn::position:
        return positionOf(naming, held);
    case TableColumn::bound:
        return bounds.nothing() ? none : boundWords(form).at(std::size_t(boundOf(bounds)));
    case TableColumn::value:
        return bounds.nothing() ? none : valueOf(naming, bounds);
    case TableColumn::pliesLeft:
        return shownCount(entry.pliesLeft);
    case TableColumn::step:
        break;
    }
    return shownCount(entry.stored.value);
}

QString tableDetails(const Naming& naming, const HeldPosition& held) {
    QString stored = TableWords::tr("Stored at %1 in step %2.")
                         .arg(naming.of(held.entry.node), shownCount(held.entry.stored.value));
    if (held.alike.size() < 2) {
        return stored;
    }
    const QString all = named(naming, held.alike, manyNodes);
    return stored + u' ' +
           (held.mirrors ? TableWords::tr("One position, or mirror images of it: %1.")
                         : TableWords::tr("One position: %1."))
               .arg(all);
}

QString tableStep(const Naming& naming, TableUse use, NodeId position, std::uint32_t rows) {
    if (rows == 0) {
        return TableWords::tr("The table is empty.");
    }
    switch (use) {
    case TableUse::stored:
        return TableWords::tr("Stored in this step: %1.").arg(naming.of(position));
    case TableUse::answered:
        return TableWords::tr("Answers in this step: %1.").arg(naming.of(position));
    case TableUse::asked:
        return TableWords::tr("Asked in this step, and does not suffice: %1.")
            .arg(naming.of(position));
    case TableUse::none:
        break;
    }
    return TableWords::tr("The table holds %Ln positions.", nullptr, static_cast<int>(rows));
}

QString litPosition(TableUse use, const QString& position) {
    switch (use) {
    case TableUse::stored:
        return TableWords::tr("%1, stored in this step").arg(position);
    case TableUse::answered:
        return TableWords::tr("%1, answers in this step").arg(position);
    case TableUse::asked:
        return TableWords::tr("%1, asked in this step").arg(position);
    case TableUse::none:
        break;
    }
    return position;
}

QString noTable() {
    return TableWords::tr("This algorithm has no transposition table.");
}

} // namespace prunus
