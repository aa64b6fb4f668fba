#include "core/practice/slipsearch.h"

#include "core/search/mtd.h"

#include <algorithm>

namespace prunus {

namespace {

/// What fail-hard returns. Where a slip turns a window round, the bound that a cut returns counts.
Value clamped(const SlipCall& call) {
    const Window w = call.entry;
    return call.maximises ? std::min(std::max(call.best, w.alpha), w.beta)
                          : std::max(std::min(call.best, w.beta), w.alpha);
}

} // namespace

Value SlipSearch::run() {
    const Player root = *options_.root;
    const Plies left = options_.depth.value_or(allPlies);
    const auto callRoot = [&](Window window) { return search(left, root, root, window, line_); };
    if (!slip_.believesMemory()) {
        const Window own =
            traits_.negamaxForm && root == Player::min ? negated(options_.window) : options_.window;
        const Value v = callRoot(own);
        return traits_.negamaxForm ? fromSideOf(root, v) : v;
    }
    // As mtd() does.
    Value g = *traits_.firstGuess;
    Bounds found;
    while (found.lower < found.upper) {
        const Value beta = g == found.lower ? nextAbove(g) : g;
        g = callRoot({nextBelow(beta), beta});
        (g < beta ? found.upper : found.lower) = g;
    }
    return g;
}

SlipCall SlipSearch::called(Player mover, Player colour, Window window) const {
    SlipCall call;
    call.mover = mover;
    call.colour = traits_.negamaxForm ? colour : Player::max;
    call.maximises = traits_.negamaxForm || mover == Player::max;
    call.windowed = traits_.windowed;
    call.isRoot = board_ == GameTree::root();
    call.cut = options_.cut;
    call.entry = slip_.sharesWindow() ? sharedWindow_.value_or(window) : window;
    call.window = call.entry;
    return call;
}

Value SlipSearch::evaluate(const SlipCall& call) {
    const Value written = tree_.staticValue(board_);
    if (written != written) {
        throw MissingStaticValue{board_};
    }
    const Value v = slip_.leaf(call, written);
    log_.answer(EventKind::leaf, board_, v, call.entry);
    return v;
}

Value SlipSearch::search(Plies left, Player mover, Player colour, Window window, Line& line) {
    SlipCall call = called(mover, colour, window);
    const NodeId here = board_;
    if (const auto known = memory_.find(here); known != memory_.end()) {
        log_.answer(EventKind::recall, here, known->second, call.entry);
        return known->second;
    }
    const bool isLeaf = left == 0 || tree_.isLeaf(here);
    const Value v = isLeaf ? evaluate(call) : searchChildren(call, here, left, line);
    if (slip_.believesMemory()) {
        memory_[here] = v;
    }
    return v;
}

Value SlipSearch::searchChild(SlipCall& call, Plies left, Line& line) {
    const bool isOpen = callPerRootChild_ && call.isRoot;
    const Window handed = isOpen ? Window{} : slip_.handedDown(call);
    const Player next = opponent(call.mover);
    if (!traits_.negamaxForm) {
        return search(left - 1, next, next, handed, line);
    }
    return slip_.fromChild(
        search(left - 1, next, slip_.nextColour(call.colour), slip_.turned(handed), line));
}

void SlipSearch::compare(SlipCall& call, Value v, std::uint32_t number, Line& line,
                         Line& childsLine, Comparison& comparison) {
    comparison.value = v;
    comparison.improved = slip_.improves(call, v);
    if (comparison.improved) {
        call.best = v;
        line.assign(1, number);
    }
    if (comparison.improved || (slip_.pathFromEach() && !line.empty())) {
        line.resize(1);
        line.insert(line.end(), childsLine.begin(), childsLine.end());
    }
    if (!comparison.improved || !slip_.returnsAtImprovement()) {
        call.window = slip_.narrowed(call, v);
    }
    comparison.best = call.best;
    comparison.window = call.window;
}

Value SlipSearch::searchChildren(SlipCall& call, NodeId here, Plies left, Line& line) {
    line.clear();
    const Value bound = call.maximises ? call.entry.alpha : call.entry.beta;
    const Value worst = call.maximises ? -infinity : infinity;
    call.best = slip_.start(hard() ? bound : worst);
    if (slip_.sharesBest()) {
        call.best = sharedBest_.value_or(call.best);
    }
    log_.enter(here, left, call.entry, call.best);
    const NodeRange family = tree_.children(here);
    for (; call.child < family.size(); ++call.child) {
        const std::uint32_t number = order_.at(family, call.child).value - family.first.value;
        if (number >= tree_.childCount(board_)) {
            break;
        }
        const NodeId child = tree_.children(board_)[number];
        board_ = child;
        sharedWindow_ = call.window;
        sharedBest_ = call.best;
        Line childsLine;
        const Value v = searchChild(call, left, childsLine);
        if (slip_.sharesWindow()) {
            call.window = *sharedWindow_;
        }
        if (slip_.sharesBest()) {
            call.best = *sharedBest_;
        }
        const Window before = call.window;
        Comparison comparison;
        compare(call, v, number, line, childsLine, comparison);
        sharedWindow_ = call.window;
        sharedBest_ = call.best;
        log_.back(here, child, number, comparison);
        const bool returns = comparison.improved && slip_.returnsAtImprovement();
        const bool stops = !returns && slip_.stops(call, before);
        if (!stops || !slip_.undoesLate()) {
            board_ = tree_.parent(board_);
        }
        if (stops && call.child + 1 < family.size()) {
            log_.cutoff(here, child, number, family.size() - call.child - 1);
        }
        if (stops || returns || slip_.returnsInLoop()) {
            break;
        }
    }
    const Value returned = hard() ? clamped(call) : call.best;
    log_.leave(here, returned);
    return returned;
}

} // namespace prunus
