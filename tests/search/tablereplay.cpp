#include "tests/search/tablereplay.h"

#include "core/search/dispatch.h"
#include "core/search/treecursor.h"
#include "tests/search/oracle/randomtree.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace prunus::oracle {

namespace {

/// By position and row of the tree, as the table answers.
using Answers = std::map<std::pair<std::uint32_t, std::uint32_t>, Bounds>;

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

/// What the real table of this search, read while that goes on, says after each step whose number
/// `every` divides.
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

/// The same by the history.
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

/// What in the history is not as in the list after a step; nothing if it is.
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

/// The search and the step of which something is said.
QByteArray at(const Searched& searched, Step t) {
    return QByteArray::fromStdString(text(searched.options())) + ", step " +
           QByteArray::number(t.value);
}

} // namespace

TableReplay::TableReplay(const Searched& searched, std::uint32_t every)
    : searched_(searched), order_(makeOrder(searched.tree, searched.options())), every_(every),
      lists_(1), touches_(1) {
    const auto guess = traits(searched.options().algorithm).firstGuess;
    hard_ = !guess && searched.options().fail == FailMode::hard;
    strict_ = !guess && searched.options().cut == CutRule::greater;
    if (!guess) {
        call(GameTree::root(), {});
        return;
    }
    Value gamma = *guess;
    Bounds value;
    while (value.lower != value.upper) {
        const Value g = call(GameTree::root(), {std::nextafter(gamma, -HUGE_VAL), gamma});
        (g >= gamma ? value.lower : value.upper) = g;
        gamma = g >= gamma ? std::nextafter(g, HUGE_VAL) : g;
    }
}

void TableReplay::tick(TableUse use, std::uint32_t row) {
    ++step_;
    touches_.push_back({use, use == TableUse::none ? none : row});
    if (step_ % every_ == 0) {
        lists_.push_back(list_);
    }
}

std::uint32_t TableReplay::find(NodeId n) const {
    const auto found = std::ranges::find_if(list_, [&](const TableEntry& entry) {
        return searched_.idOf(entry.node) == searched_.idOf(n);
    });
    return found == list_.end() ? none : std::uint32_t(found - list_.begin());
}

bool TableReplay::fits(std::uint32_t at, NodeId n) const {
    const GameTree& tree = searched_.tree;
    return at != none && (!searched_.limited() || tree.rowOf(list_[at].node) == tree.rowOf(n));
}

void TableReplay::store(NodeId n, Bounds bounds) {
    const std::uint32_t at = find(n);
    const std::uint32_t left = searched_.most() - searched_.tree.rowOf(n).value;
    const TableEntry entry{n, Step{step_ + 1}, bounds, left};
    if (at == none) {
        list_.push_back(entry);
    } else {
        list_[at] = entry;
        ++replaced_;
    }
    tick(TableUse::stored, at == none ? std::uint32_t(list_.size()) - 1 : at);
}

Value TableReplay::call(NodeId n, Window window) {
    const GameTree& tree = searched_.tree;
    const std::uint32_t at = find(n);
    const Bounds known = fits(at, n) ? list_[at].bounds : Bounds{};
    if (known.lower >= window.beta) {
        tick(TableUse::answered, at);
        return known.lower;
    }
    if (known.upper <= window.alpha || known.lower == known.upper) {
        tick(TableUse::answered, at);
        return known.upper;
    }
    if (tree.isLeaf(n) || tree.rowOf(n).value == searched_.most()) {
        store(n, {tree.staticValue(n), tree.staticValue(n)});
        return tree.staticValue(n);
    }
    tick(fits(at, n) ? TableUse::asked : TableUse::none, at);
    const Window entry{std::max(window.alpha, known.lower), std::min(window.beta, known.upper)};
    const Value v = search(n, entry);
    const bool open = entry.alpha < entry.beta;
    store(n, {open && v > entry.alpha ? v : known.lower, open && v < entry.beta ? v : known.upper});
    return v;
}

Value TableReplay::search(NodeId n, Window window) {
    const NodeRange family = searched_.tree.children(n);
    const bool max = searched_.trace->playerAt(searched_.tree.rowOf(n)) == Player::max;
    const Window entry = window;
    Value best = hard_ ? (max ? entry.alpha : entry.beta) : (max ? -HUGE_VAL : HUGE_VAL);
    for (std::uint32_t k = 0; k < family.size(); ++k) {
        const Value v = call(order_.at(family, k), window);
        best = max ? std::max(best, v) : std::min(best, v);
        (max ? window.alpha : window.beta) =
            max ? std::max(window.alpha, best) : std::min(window.beta, best);
        tick(TableUse::none, none);
        if (strict_ ? window.alpha > window.beta : window.alpha >= window.beta) {
            if (k + 1 < family.size()) {
                tick(TableUse::none, none);
            }
            return hard_ ? (max ? entry.beta : entry.alpha) : best;
        }
    }
    return best;
}

QByteArray againstTheTable(const Searched& searched, std::uint32_t every) {
    const TableHistory history(searched.tree, searched.trace);
    const std::vector<Answers> after = readFromTheTable(searched, every);
    if (after.size() != searched.trace->end().value / every) {
        return "another number of steps";
    }
    for (std::uint32_t k = 0; k < after.size(); ++k) {
        const Step t{(k + 1) * every};
        if (answersBy(history, searched, t) != after[k]) {
            return at(searched, t);
        }
    }
    return {};
}

QByteArray againstTheList(const Searched& searched, const TableReplay& replay,
                          std::uint32_t every) {
    const TableHistory history(searched.tree, searched.trace);
    if (replay.steps() != searched.trace->end().value) {
        return "another number of steps";
    }
    const bool meets = searched.trace->positions() != nullptr; // one position at several nodes
    if (history.pliesMatter() != (meets && searched.limited())) {
        return "another rule about the plies left";
    }
    if (!meets && !history.alike(0, Step{replay.steps()}).empty()) {
        return "nodes are one where each is a position of its own";
    }
    for (Step t; t <= searched.trace->end(); t = t + every) {
        const QByteArray differs = difference(history, replay, t);
        if (!differs.isEmpty()) {
            return at(searched, t) + ": " + differs;
        }
    }
    return {};
}

} // namespace prunus::oracle
