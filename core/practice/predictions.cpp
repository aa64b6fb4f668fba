#include "core/practice/predictions.h"

#include "core/practice/sheet.h"
#include "core/search/rules.h"

#include <algorithm>

namespace prunus {
namespace {

/// What stands at a `back`; numbers from MAX's side.
struct Standing {
    Event event;
    std::vector<NodeId> left; ///< children of the node, in search order
    Value returns = 0;        ///< what it returns if no more of them is searched
    Value found = 0;          ///< the best that a child has returned
};

Window ofMax(const SearchTrace& trace, Player mover, Window w) {
    return trace.traits().negamaxForm && mover == Player::min ? negated(w) : w;
}

Value ofMax(const SearchTrace& trace, Player mover, Value v) {
    return trace.traits().negamaxForm ? fromSideOf(mover, v) : v;
}

Standing standingAt(const Moment& moment) {
    const GameTree& tree = moment.tree();
    const SearchTrace& trace = moment.trace();
    const Event event = moment.event();
    const bool isMax = event.player == Player::max;
    const NodeRange family = tree.children(event.node);
    const std::uint32_t returned = moment.childrenReturned(event.node);
    Standing at{event, {}, ofMax(trace, event.player, event.best), isMax ? -infinity : infinity};
    for (std::uint32_t k = 0; k < family.size(); ++k) {
        const NodeId child = trace.order().at(family, k);
        if (k >= returned) {
            at.left.push_back(child);
            continue;
        }
        const Value v = moment.returnedValue(child);
        at.found = isMax ? std::max(at.found, v) : std::min(at.found, v);
    }
    const Rules rules{trace.options().fail, trace.options().cut};
    if (event.window && rules.hard() && rules.closed(event.window->alpha, event.window->beta)) {
        const Window w = ofMax(trace, event.player, *event.window);
        at.returns = isMax ? w.beta : w.alpha;
    }
    return at;
}

NextStep goingTo(const Moment& moment, NodeId n) {
    const bool leaf = moment.trace().isSearchLeaf(moment.tree(), n);
    return {leaf ? NextStep::Kind::reads : NextStep::Kind::enters, n};
}

NodeId nextSibling(const Moment& moment, NodeId n) {
    if (n == GameTree::root()) {
        return noNode;
    }
    const NodeId parent = moment.tree().parent(n);
    const NodeRange family = moment.tree().children(parent);
    const std::uint32_t next = moment.childrenReturned(parent) + 1;
    return next < family.size() ? moment.trace().order().at(family, next) : noNode;
}

/// Alpha and beta, or in a search without them, the best values that would be.
Window windowAt(const Moment& moment, const Event& event) {
    if (event.window) {
        return *event.window;
    }
    Window best;
    for (const NodeId n : moment.stack()) {
        const Player mover = moment.trace().playerAt(moment.tree().rowOf(n));
        const Value v = ofMax(moment.trace(), mover, moment.best(n));
        Value& bound = mover == Player::max ? best.alpha : best.beta;
        bound = mover == Player::max ? std::max(bound, v) : std::min(bound, v);
    }
    return best;
}

/// Which of the cutoffs, in order.
std::vector<std::size_t> chosenCuts(const std::vector<SheetCut>& cuts, std::size_t most) {
    std::vector<std::size_t> chosen;
    const auto add = [&](std::size_t k) {
        if (chosen.size() < most && std::ranges::find(chosen, k) == chosen.end()) {
            chosen.push_back(k);
        }
    };
    for (const Player player : {Player::max, Player::min}) {
        const auto deep = std::ranges::find_if(
            cuts, [player](const SheetCut& cut) { return cut.deep && cut.mover == player; });
        if (deep != cuts.end()) {
            add(static_cast<std::size_t>(deep - cuts.begin()));
        }
    }
    for (std::size_t k = 0; k < cuts.size(); ++k) {
        add(k);
    }
    return chosen;
}

} // namespace

std::vector<NextStep> nextSteps(const Moment& moment) {
    const Standing at = standingAt(moment);
    std::vector<NextStep> steps;
    if (!at.left.empty()) {
        steps.push_back(goingTo(moment, at.left.front()));
        steps.push_back({NextStep::Kind::cuts, at.event.node, 0, at.left});
    }
    steps.push_back({NextStep::Kind::returns, at.event.node, at.returns});
    if (at.found != at.returns) {
        steps.push_back({NextStep::Kind::returns, at.event.node, at.found});
    }
    const NodeId sibling = nextSibling(moment, at.event.node);
    if (sibling != noNode && steps.size() < 4) {
        steps.push_back(goingTo(moment, sibling));
    }
    return steps;
}

bool comesNext(const Moment& moment, const NextStep& guess) {
    const SearchTrace& trace = moment.trace();
    const auto eventAfter = [&](std::uint32_t steps) {
        return Moment(moment.tree(), trace, moment.step() + steps).event();
    };
    const Event next = eventAfter(1);
    const bool cuts = next.kind == EventKind::cutoff;
    switch (guess.kind) {
    case NextStep::Kind::reads:
        return next.kind == EventKind::leaf && next.node == guess.node;
    case NextStep::Kind::enters:
        return next.kind == EventKind::enter && next.node == guess.node;
    case NextStep::Kind::cuts:
        return cuts;
    case NextStep::Kind::returns:
        break;
    }
    const Event leave = cuts ? eventAfter(2) : next;
    return leave.kind == EventKind::leave && ofMax(trace, leave.player, leave.value) == guess.value;
}

std::vector<Step> stepsToPredict(const GameTree& tree, const SearchTrace& trace) {
    struct Near {
        Value gap = 0;
        Step at;
    };
    std::vector<Near> open;
    std::vector<Step> cutoffs;
    std::vector<Step> chosen;
    for (Step t{1}; t < trace.end(); ++t) {
        const Moment moment(tree, trace, t);
        const Event event = moment.event();
        if (event.kind != EventKind::back) {
            continue;
        }
        const Standing at = standingAt(moment);
        if (Moment(tree, trace, t + 1).event().kind == EventKind::cutoff) {
            cutoffs.push_back(t);
        } else if (!at.left.empty()) {
            const Window w = windowAt(moment, event);
            open.push_back({w.alpha == w.beta ? 0 : w.beta - w.alpha, t}); // also of infinities
        } else if (chosen.empty() && at.returns != at.found) {
            chosen.push_back(t);
        }
    }
    const bool windowed = trace.traits().windowed;
    std::ranges::stable_sort(open, {}, &Near::gap);
    open.resize(std::min<std::size_t>(open.size(), windowed ? 2 : 6));
    std::ranges::transform(open, std::back_inserter(chosen), &Near::at);
    Procedure right;
    right.options = trace.options();
    if (const auto sheet = makeSheet(tree, right); sheet) {
        for (const std::size_t k : chosenCuts(sheet->cuts, mostPredictions - 3)) {
            chosen.push_back(cutoffs[k]);
        }
    }
    std::ranges::sort(chosen);
    return chosen;
}

} // namespace prunus
