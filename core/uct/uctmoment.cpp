#include "core/uct/uctmoment.h"

#include "core/uct/finalchoice.h"

#include <algorithm>

namespace prunus {

UctMoment::UctMoment(const UctTrace& trace, Step t)
    : trace_(&trace), t_(t), iteration_(trace.iterationAt(t)) {
    if (iteration_ == 0) {
        return;
    }
    if (iteration_ > trace.iterations()) {
        kind_ = UctEventKind::leave;
        return;
    }
    offset_ = t.value - trace.firstStep(iteration_).value;
    depth_ = trace.depth(iteration_);
    expands_ = trace.expands(iteration_);
    const std::uint32_t simulation = depth_ + (expands_ ? 1 : 0);
    kind_ = offset_ < depth_        ? UctEventKind::select
            : offset_ < simulation  ? UctEventKind::expand
            : offset_ == simulation ? UctEventKind::simulate
                                    : UctEventKind::backpropagate;
}

UctEvent UctMoment::event() const {
    const GameTree& tree = trace_->tree();
    UctEvent event;
    event.kind = kind_;
    event.step = t_;
    event.iteration = iteration_;
    event.player = trace_->rootPlayer();
    switch (kind_) {
    case UctEventKind::start:
        return event;
    case UctEventKind::select:
        setSelect(event);
        break;
    case UctEventKind::expand:
        event.node = trace_->playoutNode(iteration_);
        event.parent = tree.parent(event.node, Row{depth_});
        event.childNumber = event.node.value - tree.children(event.parent).first.value;
        break;
    case UctEventKind::simulate:
        setSimulate(event);
        break;
    case UctEventKind::backpropagate:
        event.node = onPath(depth_ - (offset_ - depth_ - (expands_ ? 2 : 1)));
        event.statistics = statistics(event.node);
        break;
    case UctEventKind::leave:
        event.node = GameTree::root();
        event.statistics = statistics(event.node);
        event.value = *estimate();
        event.bestMove = bestMove();
        break;
    }
    event.player = trace_->playerAt(tree.rowOf(event.node));
    return event;
}

void UctMoment::setSelect(UctEvent& event) const {
    event.node = onPath(offset_);
    event.child = onPath(offset_ + 1);
    event.childNumber = event.child.value - trace_->tree().children(event.node).first.value;
    const UctChoice chosen = choices()[event.childNumber];
    event.statistics = chosen.statistics;
    event.ucb = chosen.ucb;
}

void UctMoment::setSimulate(UctEvent& event) const {
    event.node = trace_->playoutNode(iteration_);
    event.plies = trace_->plies(iteration_);
    event.result = trace_->result(iteration_);
    event.reward = trace_->reward(iteration_);
    event.capped = trace_->capped(iteration_);
}

NodeId UctMoment::onPath(std::uint32_t row) const {
    return trace_->tree().ancestor(trace_->playoutNode(iteration_), Row{row});
}

std::uint32_t UctMoment::iterationsDone() const {
    const bool over =
        kind_ == UctEventKind::backpropagate && t_ + 1 == trace_->firstStep(iteration_ + 1);
    return iteration_ == 0 ? 0 : over ? iteration_ : iteration_ - 1;
}

bool UctMoment::inTree(NodeId n) const {
    if (n == GameTree::root()) {
        return true;
    }
    const auto passes = trace_->passes(n);
    if (passes.empty() || passes.front() >= iteration_) {
        return false;
    }
    return passes.front() + 1 < iteration_ || n != trace_->playoutNode(iteration_) ||
           offset_ >= depth_;
}

std::uint32_t UctMoment::visits(NodeId n) const {
    const auto passes = trace_->passes(n);
    const auto before = iteration_ == 0 ? 0 : iteration_ - 1;
    const auto here = std::lower_bound(passes.begin(), passes.end(), before);
    const auto counted = static_cast<std::uint32_t>(here - passes.begin());
    if (kind_ != UctEventKind::backpropagate || here == passes.end() || *here != before) {
        return counted;
    }
    // It lies on the path: has this iteration come back up to it?
    const std::uint32_t upTo = depth_ - (offset_ - depth_ - (expands_ ? 2 : 1));
    return trace_->tree().rowOf(n).value >= upTo ? counted + 1 : counted;
}

UctStatistics UctMoment::statistics(NodeId n) const {
    return trace_->after(n, visits(n));
}

double UctMoment::shareOfVisits(NodeId n) const {
    const std::uint32_t own = visits(n);
    if (n == GameTree::root() || own == 0) {
        return 0;
    }
    std::uint32_t all = 0;
    for (const NodeId each : trace_->tree().children(trace_->tree().parent(n))) {
        all += visits(each);
    }
    return static_cast<double>(own) / all;
}

std::vector<NodeId> UctMoment::path() const {
    if (kind_ == UctEventKind::start || kind_ == UctEventKind::leave) {
        return {};
    }
    std::vector<NodeId> nodes = trace_->path(iteration_);
    if (kind_ == UctEventKind::select) {
        nodes.resize(offset_ + 2);
    }
    return nodes;
}

NodeId UctMoment::newNode() const {
    return expands_ && offset_ >= depth_ ? trace_->playoutNode(iteration_) : noNode;
}

bool UctMoment::simulated() const {
    return kind_ == UctEventKind::simulate || kind_ == UctEventKind::backpropagate;
}

std::vector<UctChoice> UctMoment::choicesAt(NodeId n) const {
    const NodeRange children = trace_->tree().children(n);
    const Player mover = trace_->playerAt(trace_->tree().rowOf(n));
    const std::uint32_t visitsHere = visits(n);
    const double logOfVisits = std::log(static_cast<double>(visitsHere));
    std::vector<UctChoice> table(trace_->moveCount(n));
    for (std::uint32_t k = 0; k < table.size(); ++k) {
        UctChoice& row = table[k];
        row.childNumber = k;
        if (k >= children.size()) {
            continue;
        }
        row.child = children[k];
        row.statistics = statistics(row.child);
        if (row.statistics.visits == 0) {
            continue;
        }
        row.wish = wishOf(mover, row.statistics.mean());
        if (visitsHere > 0) { // or the child has counted a playout that the node has not
            row.bonus =
                explorationBonus(trace_->options().exploration, logOfVisits, row.statistics.visits);
            row.ucb = row.wish + row.bonus;
        }
    }
    return table;
}

std::vector<UctChoice> UctMoment::choices() const {
    return kind_ == UctEventKind::select ? choicesAt(onPath(offset_)) : std::vector<UctChoice>{};
}

std::optional<Value> UctMoment::estimate() const {
    const UctStatistics root = statistics(GameTree::root());
    return root.visits == 0 ? std::nullopt : std::optional(trace_->scale().value(root.mean()));
}

std::optional<std::uint32_t> UctMoment::bestMove() const {
    FinalChoice choice(trace_->options().finalMove, trace_->rootPlayer());
    for (const NodeId child : trace_->tree().children(GameTree::root())) {
        choice.add(statistics(child));
    }
    return choice.best();
}

UctCounts UctMoment::counts() const {
    const std::uint32_t simulated = iteration_ == 0 ? 0 : iteration_ - (this->simulated() ? 0 : 1);
    UctCounts counts = trace_->countsAfter(simulated);
    counts.iterations = iterationsDone();
    counts.nodesInTree = trace_->countsAfter(iteration_ == 0 ? 0 : iteration_ - 1).nodesInTree +
                         (newNode() == noNode ? 0 : 1);
    return counts;
}

Step firstStepOf(const UctTrace& trace, std::uint32_t iteration, UctEventKind kind) {
    if (kind == UctEventKind::start || iteration == 0) {
        return Step{0};
    }
    if (kind == UctEventKind::leave || iteration > trace.iterations()) {
        return trace.end();
    }
    const Step first = trace.firstStep(iteration);
    const std::uint32_t depth = trace.depth(iteration);
    const std::uint32_t expansions = trace.expands(iteration) ? 1 : 0;
    switch (kind) {
    case UctEventKind::select:
        return first;
    case UctEventKind::expand:
        return first + depth;
    case UctEventKind::simulate:
        return first + depth + expansions;
    default:
        return first + depth + expansions + 1;
    }
}

} // namespace prunus
