#include "core/uct/choosebyuct.h"

#include "core/uct/uct.h"

namespace prunus {

namespace {

using std::chrono::steady_clock;

template <class G> using Search = Uct<G, NullUctListener>;

/// To the end of the time, or of the iterations.
template <class G> void iterate(Search<G>& uct, Progress& progress) {
    try {
        while (uct.nodes.front().statistics.visits < uct.options.iterations) {
            uct.iterate();
            progress.visit(uct.nodes.front().statistics.visits);
            progress.stopIfCancelled();
        }
    } catch (const WorkCancelled&) {
        if (progress.cancelled()) {
            throw;
        }
    }
}

template <class Node> UctNumber childOf(const std::vector<Node>& nodes, UctNumber n, unsigned k) {
    UctNumber child = nodes[n].firstChild;
    for (; k > 0; --k) {
        child = nodes[child].nextSibling;
    }
    return child;
}

template <class G> std::vector<std::string> lineOf(const Search<G>& uct) {
    std::vector<std::string> line;
    G at = uct.start;
    Player mover = uct.firstMover;
    UctNumber node = 0;
    while (const auto k = uct.bestMove(node, mover)) {
        node = childOf(uct.nodes, node, *k);
        line.push_back(at.moveName(uct.nodes[node].move));
        static_cast<void>(at.apply(uct.nodes[node].move));
        mover = opponent(mover);
    }
    return line;
}

template <class G> UctMove chosen(const G& start, const UctQuestion& question, Progress& progress) {
    const RewardScale scale = rewardScaleOf(question.position, question.options.reward);
    Search<G> uct{start, start.toMove(), question.options, scale, {}};
    uct.mostNodes = question.mostNodes;
    iterate(uct, progress);
    UctMove found;
    found.move = uct.bestMove().value_or(0);
    found.line = lineOf(uct);
    found.playouts = uct.nodes.front().statistics.visits;
    found.nodesInTree = uct.nodes.size();
    found.statistics = uct.nodes[childOf(uct.nodes, 0, found.move)].statistics;
    found.estimate = scale.value(found.statistics.mean());
    found.chance = wishOf(uct.firstMover, found.statistics.mean());
    return found;
}

} // namespace

tl::expected<UctMove, SearchError> chooseByUct(const UctQuestion& question, Progress& progress) {
    using Kind = SearchError::Kind;
    try {
        progress.begin(Stage::searching, 0);
        if (question.time) {
            progress.stopAt(steady_clock::now() + *question.time);
        }
        return std::visit([&](const auto& game) { return chosen(game, question, progress); },
                          question.position);
    } catch (const WorkCancelled&) {
        return tl::unexpected(SearchError{Kind::cancelled, noNode});
    } catch (const std::bad_alloc&) {
        return tl::unexpected(SearchError{Kind::outOfMemory, noNode});
    }
}

} // namespace prunus
