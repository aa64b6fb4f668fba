// The part of explain() about slips.

#include "core/analysis/explanation.h"
#include "core/analysis/rivals.h"
#include "core/search/searchorder.h"

namespace prunus {
namespace {

/// What the best value of a right call starts from, as the call sees it.
Value usualStart(const Moment& m, const Event& entered) {
    const SearchOptions& options = m.trace().options();
    const bool rises = m.trace().traits().negamaxForm || entered.player == Player::max;
    const bool hard = m.trace().traits().windowed && options.fail == FailMode::hard;
    const Window w = hard ? *entered.window : Window{};
    return rises ? w.alpha : w.beta;
}

void tellLeftOut(const Moment& m, const Event& event, SlipStep& step) {
    const NodeRange family = m.tree().children(step.node);
    const std::uint32_t searched = m.childrenReturned(step.node);
    step.leftOut = event.kind == EventKind::cutoff ? event.skipped
                   : searched < family.size()      ? family.size() - searched
                                                   : 0;
    step.leftOutAreLast = m.trace().order().asWritten();
}

std::optional<RightAnswer> rightAnswer(const Moment& m, NodeId move) {
    const SearchOptions& asked = m.trace().plain()->run().asked;
    if (firstWithoutStaticValue(m.tree(), asked) != noNode) {
        return std::nullopt;
    }
    const Player root = asked.root.value_or(m.tree().header().root);
    const std::vector<Value> values = minimaxValues(m.tree(), root, asked.depth);
    RightAnswer right{values.front(), std::nullopt};
    // A limit of no plies leaves nothing to choose from.
    if (move != noNode && asked.depth != 0U) {
        right.ofMove = values[move.value];
    }
    return right;
}

void tellEnd(const Moment& m, SlipStep& step) {
    const std::vector<NodeId> line = m.bestLine();
    step.over = true;
    step.value = m.trace().value();
    step.move = line.size() > 1 ? line[1] : noNode;
    step.lineEnd = line.back();
    step.lineIsInTree = line.size() == m.trace().plain()->run().line.size() + 1;
    step.right = rightAnswer(m, step.move);
}

} // namespace

SlipStep explainSlip(const Moment& moment) {
    const Event event = moment.event();
    SlipStep step;
    step.kind = event.kind;
    step.node = event.kind == EventKind::start ? GameTree::root() : event.node;
    const bool begun = event.kind != EventKind::start;
    step.player = begun ? event.player : moment.trace().rootPlayer();
    step.child = event.child;
    // Who moves by the place in the tree: that turns it back.
    const Player mover = playerOf(moment, step.node);
    step.value = fromMax(moment, mover, event.value);
    step.best = fromMax(moment, mover, event.best);
    step.improved = event.improved;
    if (event.window) {
        step.window = fromMax(moment, mover, *event.window);
    } else if (event.kind == EventKind::cutoff && moment.trace().traits().windowed) {
        step.window = fromMax(moment, mover, moment.window(event.node));
    }
    if (event.kind == EventKind::enter && moment.best(event.node) != usualStart(moment, event)) {
        step.start = fromMax(moment, mover, moment.best(event.node));
    }
    if (event.kind == EventKind::cutoff || event.kind == EventKind::leave) {
        tellLeftOut(moment, event, step);
    }
    if (moment.step() == moment.trace().end()) {
        tellEnd(moment, step);
    }
    return step;
}

} // namespace prunus
