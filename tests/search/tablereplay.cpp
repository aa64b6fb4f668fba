#include "tests/search/tablereplay.h"

#include <algorithm>
#include <cmath>

namespace prunus::oracle {

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

} // namespace prunus::oracle
