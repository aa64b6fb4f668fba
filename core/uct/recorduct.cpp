#include "core/uct/recorduct.h"

#include "core/games/namesarelocal.h"
#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "core/search/treecursor.h"
#include "core/uct/finalchoice.h"
#include "core/uct/uctrecorder.h"

#include <utility>

namespace prunus {

namespace {

/// Runs work that may throw what a search throws.
template <class Work> RecordedUct guarded(Progress* progress, std::uint32_t total, Work work) {
    using Kind = SearchError::Kind;
    try {
        if (progress != nullptr) {
            progress->begin(Stage::searching, total);
        }
        return work();
    } catch (const MissingStaticValue& missing) {
        return tl::unexpected(SearchError{Kind::missingStaticValue, missing.node});
    } catch (const WorkCancelled&) {
        return tl::unexpected(SearchError{Kind::cancelled, noNode});
    } catch (const std::bad_alloc&) {
        return tl::unexpected(SearchError{Kind::outOfMemory, noNode});
    }
}

/// The recorder of a search that has run.
template <Position P>
UctRecorder<P> searched(const P& start, Player first, const UctOptions& options,
                        const RewardScale& scale, Progress* progress) {
    Uct<P, UctRecorder<P>> uct{start, first, options, scale, UctRecorder<P>(start, progress)};
    uct.search();
    return std::move(uct.listener);
}

/// The nodes of a log in level order, and where their children begin.
struct Grown {
    std::vector<UctNumber> order;
    std::vector<std::uint32_t> offsets;
};

/// Children stand by their parents in the order of their numbers, which is that of moves.
Grown inLevelOrder(const std::vector<UctLog::Node>& nodes) {
    std::vector<std::uint32_t> starts(nodes.size() + 2); // by parent, one place late
    for (UctNumber number = 1; number < nodes.size(); ++number) {
        ++starts[nodes[number].parent + 2];
    }
    for (std::size_t k = 2; k < starts.size(); ++k) {
        starts[k] += starts[k - 1];
    }
    std::vector<UctNumber> children(nodes.size() - 1);
    for (UctNumber number = 1; number < nodes.size(); ++number) {
        children[starts[nodes[number].parent + 1]++] = number;
    }
    Grown grown{{0}, {1}};
    grown.order.reserve(nodes.size());
    grown.offsets.reserve(nodes.size() + 1);
    for (std::size_t k = 0; k < grown.order.size(); ++k) {
        const UctNumber number = grown.order[k];
        for (std::uint32_t place = starts[number]; place < starts[number + 1]; ++place) {
            grown.order.push_back(children[place]);
        }
        grown.offsets.push_back(static_cast<std::uint32_t>(grown.order.size()));
    }
    return grown;
}

/// The name of the move that led to a node. Where it tells of the position, that is played to:
/// O(its row).
template <Game G>
std::string nameOf(const G& start, const std::vector<typename G::Move>& moves, const UctLog& log,
                   UctNumber number) {
    if constexpr (namesAreLocal<G>) {
        std::vector<UctNumber> above;
        for (UctNumber n = log.nodes()[number].parent; n != 0; n = log.nodes()[n].parent) {
            above.push_back(n);
        }
        G at = start;
        for (std::size_t k = above.size(); k > 0; --k) {
            static_cast<void>(at.apply(moves[above[k - 1] - 1]));
        }
        return at.moveName(moves[number - 1]);
    } else {
        return start.moveName(moves[number - 1]);
    }
}

template <Game G>
std::shared_ptr<const UctTrace> recorded(const G& start, const UctOptions& options,
                                         Progress* progress) {
    const AnyGame any(start);
    const RewardScale scale = rewardScaleOf(any, options.reward);
    UctRecorder<G> found = searched(start, start.toMove(), options, scale, progress);
    Grown grown = inLevelOrder(found.log().nodes());
    std::vector<Value> values{start.staticValue()};
    std::vector<NodeId> nodes(grown.order.size(), GameTree::root());
    Labels moves;
    for (std::uint32_t k = 1; k < grown.order.size(); ++k) {
        const UctNumber number = grown.order[k];
        nodes[number] = NodeId{k};
        values.push_back(found.values()[number - 1]);
        moves.append(NodeId{k}, nameOf(start, found.moves(), found.log(), number));
    }
    auto tree = std::make_shared<const GameTree>(
        std::move(grown.offsets), std::move(values),
        TreeHeader{gameName(any), start.toMove(), std::nullopt, positionName(any)}, Labels{},
        std::move(moves));
    return std::make_shared<const UctTrace>(std::move(tree), options, scale, std::move(found.log()),
                                            std::move(nodes), any);
}

} // namespace

RecordedUct recordUct(std::shared_ptr<const GameTree> tree, const UctOptions& options,
                      Progress* progress) {
    return guarded(progress, options.iterations, [&] {
        const SearchOrder asWritten;
        const RewardScale scale = rewardScaleOf(*tree);
        auto found = searched(TreeCursor(*tree, asWritten),
                              options.root.value_or(tree->header().root), options, scale, progress);
        std::vector<NodeId> nodes{GameTree::root()};
        nodes.insert(nodes.end(), found.moves().begin(), found.moves().end());
        return std::make_shared<const UctTrace>(std::move(tree), options, scale,
                                                std::move(found.log()), std::move(nodes),
                                                std::move(found.leaves()));
    });
}

RecordedUct recordUct(const AnyGame& start, const UctOptions& options, Progress* progress) {
    return guarded(progress, options.iterations, [&] {
        const AnyGame named = gameNamed(positionName(start)).value_or(start);
        return std::visit([&](const auto& game) { return recorded(game, options, progress); },
                          named);
    });
}

UctSummary summaryOf(const UctTrace& trace) {
    const GameTree& tree = trace.tree();
    const auto statistics = [&](NodeId n) {
        return trace.after(n, static_cast<std::uint32_t>(trace.passes(n).size()));
    };
    UctSummary summary;
    summary.estimate = trace.scale().value(statistics(GameTree::root()).mean());
    summary.counts = trace.countsAfter(trace.iterations());
    NodeId at = GameTree::root();
    for (Row row{0};; ++row) {
        FinalChoice choice(trace.options().finalMove, trace.playerAt(row));
        for (const NodeId child : tree.children(at)) {
            choice.add(statistics(child));
        }
        if (!choice.best()) {
            break;
        }
        summary.line.push_back(*choice.best());
        at = tree.children(at)[*choice.best()];
    }
    if (!summary.line.empty()) {
        summary.move = summary.line.front();
    }
    return summary;
}

} // namespace prunus
