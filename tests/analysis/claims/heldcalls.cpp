#include "tests/analysis/claims/heldcalls.h"

#include <algorithm>

namespace prunus::oracle {

namespace {

bool turns(const SearchOptions& options, Player player) {
    return traits(options.algorithm).negamaxForm && player == Player::min;
}

Window fromMax(const SearchOptions& options, const LoggedEvent& event) {
    const Window held = event.window.value_or(Window{});
    return turns(options, event.player) ? Window{0 - held.beta, 0 - held.alpha} : held;
}

Value fromMax(const SearchOptions& options, Player player, Value held) {
    return turns(options, player) ? 0 - held : held;
}

/// What `best` is before the first comparison; see the listings.
Value firstBest(const SearchOptions& options, Player player, Window entry) {
    const bool fromWindow = traits(options.algorithm).windowed && options.fail == FailMode::hard &&
                            options.algorithm != Algorithm::alphaBetaFirstDraft &&
                            !traits(options.algorithm).fixedRules;
    const Value bound = player == Player::max ? entry.alpha : entry.beta;
    return fromWindow ? bound : worst(player);
}

} // namespace

HeldCalls::HeldCalls(const NaiveTree& tree, const SearchOptions& options)
    : tree_(tree), options_(options), over_(tree.nodes.size()), returned_(tree.nodes.size()),
      bestMoves_(tree.nodes.size()) {}

const HeldCall* HeldCalls::current(std::uint32_t node) const {
    for (const HeldCall& call : open_) {
        if (call.node == node) {
            return &call;
        }
    }
    return justOver_ == node ? &*over_[node] : nullptr;
}

const HeldCall* HeldCalls::latest(std::uint32_t node) const {
    const HeldCall* const now = current(node);
    return now == nullptr && over_[node] ? &*over_[node] : now;
}

void HeldCalls::hear(const LoggedEvent& event) {
    justOver_.reset();
    if (!open_.empty()) {
        narrow(open_.back());
    }
    switch (event.kind) {
    case EventKind::start:
    case EventKind::cutoff:
        break;
    case EventKind::enter:
    case EventKind::leaf:
    case EventKind::recall: {
        HeldCall call = called(event);
        if (!open_.empty()) {
            open_.back().called.push_back(event.node);
        }
        if (event.kind == EventKind::enter) {
            open_.push_back(std::move(call));
        } else {
            end(std::move(call), event.value);
        }
        break;
    }
    case EventKind::back:
        compare(event);
        break;
    case EventKind::leave: {
        HeldCall call = std::move(open_.back());
        open_.pop_back();
        end(std::move(call), event.value);
        break;
    }
    }
}

void HeldCalls::end(HeldCall call, Value value) {
    justOver_ = call.node;
    returned_[call.node] = fromMax(options_, call.player, value);
    over_[call.node] = std::move(call);
}

HeldCall HeldCalls::called(const LoggedEvent& event) const {
    HeldCall call;
    call.node = event.node;
    call.player = event.player;
    call.entry = fromMax(options_, event);
    call.known = event.known.value_or(Bounds{});
    giveOrigins(call);
    call.window = call.entry;
    call.alpha = call.entryAlpha;
    call.beta = call.entryBeta;
    call.best = firstBest(options_, call.player, call.entry);
    if (options_.algorithm == Algorithm::iterativeDeepening && options_.previousBestFirst) {
        call.triedFirst = bestMoves_[event.node];
    }
    return call;
}

/// Of the window that a call is given: from its parent's ends, or from what its parent asks.
void HeldCalls::giveOrigins(HeldCall& call) const {
    if (open_.empty()) {
        const bool driven =
            options_.algorithm == Algorithm::mtdf || options_.algorithm == Algorithm::sssStar;
        const BoundSource source = driven ? BoundSource::pass : BoundSource::firstWindow;
        call.entryAlpha.source = source;
        call.entryBeta.source = source;
        return;
    }
    const HeldCall& parent = open_.back();
    if (options_.algorithm == Algorithm::alphaBetaSecondDraft) {
        call.entryAlpha = parent.entryAlpha;
        call.entryBeta = parent.entryBeta;
        return;
    }
    call.entryAlpha = parent.alpha;
    call.entryBeta = parent.beta;
    if (call.entry.alpha == parent.window.alpha && call.entry.beta == parent.window.beta) {
        return;
    }
    if (options_.algorithm == Algorithm::alphaBetaFirstDraft) {
        return; // the end that differs is infinite
    }
    // A probe turns the far end round to the near one; NegaScout's second search starts from what
    // the probe returned.
    const bool max = parent.player == Player::max;
    const bool nearMoved =
        max ? call.entry.alpha != parent.window.alpha : call.entry.beta != parent.window.beta;
    if (nearMoved) {
        const BoundOrigin probed{BoundSource::ancestor, parent.node, call.node,
                                 max ? call.entry.alpha : call.entry.beta};
        (max ? call.entryAlpha : call.entryBeta) = probed;
    }
    const bool farMoved =
        max ? call.entry.beta != parent.window.beta : call.entry.alpha != parent.window.alpha;
    if (farMoved) {
        (max ? call.entryBeta : call.entryAlpha) = {BoundSource::probe, 0, 0, 0};
    }
}

/// As the first lines of the listing do, by what the table holds.
void HeldCalls::narrow(HeldCall& call) const {
    const Window before = call.window;
    if (call.known.lower > call.window.alpha) {
        call.window.alpha = call.known.lower;
        call.alpha = {BoundSource::table, 0, 0, 0};
    }
    if (call.known.upper < call.window.beta) {
        call.window.beta = call.known.upper;
        call.beta = {BoundSource::table, 0, 0, 0};
    }
    call.known = {};
    if (call.window != before) {
        call.best = firstBest(options_, call.player, call.window);
    }
}

void HeldCalls::compare(const LoggedEvent& event) {
    HeldCall& call = open_.back();
    const Window before = call.window;
    call.window = fromMax(options_, event);
    call.best = fromMax(options_, event.player, event.best);
    const std::uint32_t child = tree_.nodes[event.node]->children[event.child].id;
    const BoundOrigin origin{BoundSource::ancestor, event.node, child,
                             fromMax(options_, event.player, event.value)};
    if (call.window.alpha != before.alpha) {
        call.alpha = origin;
    }
    if (call.window.beta != before.beta) {
        call.beta = origin;
    }
    if (event.improved) {
        call.bestChild = child;
        bestMoves_[event.node] = child;
    }
}

} // namespace prunus::oracle
