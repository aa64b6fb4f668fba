#include "tests/search/tablereading.h"

#include "core/search/dispatch.h"
#include "core/search/treecursor.h"
#include "tests/search/oracle/randomtree.h"

namespace prunus::oracle {

namespace {

/// Listens to a search, and asks its table for all that there could be after each step whose number
/// `every` divides.
struct Reader {
    const Searched* searched = nullptr;
    std::uint32_t every = 1;
    TranspositionTable* table = nullptr;
    std::uint32_t step = 0;
    std::vector<Answers> after{};

    void read() {
        if (++step % every != 0) {
            return;
        }
        Answers& now = after.emplace_back();
        const Plies most = searched->options().depth.value_or(allPlies);
        for (NodeId n; n.value < searched->tree.nodeCount(); ++n) {
            const std::uint32_t id = searched->idOf(n);
            for (std::uint32_t row = 0; id == n.value && row <= searched->most(); ++row) {
                if (const Bounds b = table->of(id, most - row); !b.nothing()) {
                    now[{id, row}] = b;
                }
            }
        }
    }
    void enter(const TreeCursor& /*at*/, Plies /*left*/, Window /*window*/) { read(); }
    void leaf(const TreeCursor& /*at*/, Value /*value*/, Window /*window*/) { read(); }
    void recall(const TreeCursor& /*at*/, Value /*value*/, Window /*window*/) { read(); }
    void back(const TreeCursor& /*at*/, std::uint32_t /*k*/, const Comparison& /*made*/) { read(); }
    void cutoff(const TreeCursor& /*at*/, std::uint32_t /*k*/, std::uint32_t /*skipped*/) {
        read();
    }
    void leave(const TreeCursor& /*at*/, Value /*value*/) { read(); }
};

} // namespace

QByteArray said(const Searched& searched) {
    return QByteArray::fromStdString(text(searched.options()));
}

std::vector<Answers> readFromTheTable(const Searched& searched, std::uint32_t every) {
    const SearchOptions& options = searched.options();
    const SearchOrder order = makeOrder(searched.tree, options);
    const auto guess = traits(options.algorithm).firstGuess;
    AlphaBetaWithMemory<TreeCursor, Reader> search{
        TreeCursor(searched.tree, order, searched.trace->positions()),
        guess ? mtdRules : Rules{options.fail, options.cut}, Reader{&searched, every},
        TranspositionTable(searched.limited())};
    search.listener.table = &search.table;
    const Plies left = options.depth.value_or(allPlies);
    const Player root = searched.trace->rootPlayer();
    if (guess) {
        mtd(search, left, root, *guess);
    } else if (root == Player::max) {
        search.maxi(left, -infinity, infinity);
    } else {
        search.mini(left, -infinity, infinity);
    }
    return search.listener.after;
}

Answers answersBy(const TableHistory& history, const Searched& searched, Step t) {
    Answers now;
    for (std::uint32_t row = 0; row < history.rows(t); ++row) {
        const TableEntry entry = history.entry(row, t);
        const std::uint32_t id = searched.idOf(entry.node);
        const std::uint32_t itsRow = searched.most() - entry.pliesLeft;
        for (std::uint32_t r = 0; r <= searched.most() && !entry.bounds.nothing(); ++r) {
            if (!searched.limited() || r == itsRow) {
                now[{id, r}] = entry.bounds;
            }
        }
    }
    return now;
}

QByteArray difference(const TableHistory& history, const TableReplay& replay, Step t) {
    const std::vector<TableEntry>& list = replay.after(t);
    if (history.rows(t) != list.size()) {
        return QByteArray::number(history.rows(t)) + " rows and not " +
               QByteArray::number(qulonglong(list.size()));
    }
    for (std::uint32_t row = 0; row < list.size(); ++row) {
        if (const TableEntry is = history.entry(row, t); is != list[row]) {
            return "row " + QByteArray::number(row) + ": node " +
                   QByteArray::number(is.node.value) + " in step " +
                   QByteArray::number(is.stored.value) + " and not " +
                   QByteArray::number(list[row].node.value) + " in " +
                   QByteArray::number(list[row].stored.value);
        }
    }
    return history.touch(t) == replay.touch(t) ? QByteArray() : QByteArray("another touch");
}

} // namespace prunus::oracle
