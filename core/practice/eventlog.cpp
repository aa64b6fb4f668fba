#include "core/practice/eventlog.h"

#include "core/practice/eventwriter.h"
#include "core/practice/proof.h"
#include "core/practice/slipsearch.h"
#include "core/search/dispatch.h"
#include "core/trace/deepstackguard.h"

#include <algorithm>

namespace prunus {

namespace {

using ChildLine = std::vector<std::uint32_t>;

SearchOrder orderOf(const GameTree& tree, const Procedure& procedure) {
    SearchOptions options = optionsOf(tree, procedure);
    const bool turned = procedure.misconception == Misconception::rightToLeft;
    options.backwards = options.backwards != (procedure.rightToLeft != turned);
    return detail::orderFor(tree, options, nullptr);
}

/// From best child to best child, from a child of the root or the root itself.
ChildLine improvedLine(const GameTree& tree, const std::vector<Event>& events, NodeId from) {
    std::vector<NodeId> best(tree.nodeCount(), noNode);
    for (const Event& event : events) {
        if (event.kind == EventKind::back && event.improved) {
            best[event.node.value] = event.child;
        }
    }
    ChildLine line;
    for (NodeId n = from; best[n.value] != noNode;) {
        const NodeId next = best[n.value];
        line.push_back(next.value - tree.children(n).first.value);
        n = next;
    }
    return line;
}

/// Through the first children, in the order of search, that are proved to have the root's value: a
/// later visit may have forgotten which child was the best of an earlier one.
ChildLine provenLine(const GameTree& tree, const EventLog& log) {
    const std::vector<Bounds> proved = provedBounds(tree, log.root, log.events);
    ChildLine line;
    for (NodeId n = GameTree::root(); n != noNode;) {
        const NodeRange family = tree.children(n);
        n = noNode;
        for (std::uint32_t k = 0; k < family.size() && n == noNode; ++k) {
            const NodeId child = log.order.at(family, k);
            if (proved[child.value] == Bounds{log.value, log.value}) {
                line.push_back(child.value - family.first.value);
                n = child;
            }
        }
    }
    return line;
}

/// M24: as if every child of the root that returned its value were worth it.
ChildLine lastEqualLine(const GameTree& tree, const EventLog& log) {
    NodeId equal = noNode;
    for (const Event& event : log.events) {
        const bool negamaxForm = traits(log.procedure.options.algorithm).negamaxForm;
        const Value v = negamaxForm ? fromSideOf(event.player, event.value) : event.value;
        if (event.kind == EventKind::back && event.node == GameTree::root() && v == log.value) {
            equal = event.child;
        }
    }
    if (equal == noNode) {
        return log.line;
    }
    ChildLine line{equal.value - tree.children(GameTree::root()).first.value};
    const ChildLine rest = improvedLine(tree, log.events, equal);
    line.insert(line.end(), rest.begin(), rest.end());
    return line;
}

void carryOutRight(const GameTree& tree, const SearchOptions& options, EventLog& log) {
    const bool repeats = traits(options.algorithm).repeats;
    EventWriter writer(tree, options.algorithm, repeats, log.root);
    log.value = search(TreeCursor(tree, log.order), options, log.root, writer);
    log.events = writer.take();
    log.line = repeats ? provenLine(tree, log) : improvedLine(tree, log.events, GameTree::root());
}

void carryOutSlip(const GameTree& tree, const SearchOptions& options, const Slip& slip,
                  EventLog& log) {
    const bool repeats = traits(options.algorithm).repeats || slip.undoesLate();
    EventWriter writer(tree, options.algorithm, repeats, log.root);
    SlipSearch search(tree, log.order, options, slip, log.procedure.callPerRootChild, writer);
    log.value = search.run();
    log.line = search.line();
    log.events = writer.take();
    log.starts = writer.takeStarts();
}

/// What differs from the right search in the lines of its listing; null if nothing does.
std::unique_ptr<const Slip> changedLines(const Procedure& procedure) {
    auto slip = procedure.misconception ? slipOf(*procedure.misconception, procedure.form)
                                        : std::unique_ptr<const Slip>();
    const AlgorithmTraits& algorithm = traits(procedure.options.algorithm);
    if (!slip && procedure.callPerRootChild && algorithm.takesWindow &&
        algorithm.handsDown == HandsDown::stands) {
        slip = std::make_unique<const Slip>();
    }
    return slip;
}

} // namespace

std::vector<Bounds> provedBounds(const GameTree& tree, Player root,
                                 const std::vector<Event>& events) {
    std::vector<bool> isRead(tree.nodeCount(), false);
    std::optional<std::uint32_t> limit;
    for (const Event& event : events) {
        if (event.node == GameTree::root() && event.kind == EventKind::enter &&
            event.depthLeft != limit) {
            limit = event.depthLeft;
            isRead.assign(tree.nodeCount(), false);
        }
        if (event.kind == EventKind::leaf) {
            isRead[event.node.value] = true;
        }
    }
    std::vector<Bounds> proved(tree.nodeCount());
    for (std::uint32_t rows = tree.height() + 1; rows-- > 0;) {
        const bool maximises = playerAt(root, Row{rows}) == Player::max;
        for (const NodeId n : tree.row(Row{rows})) {
            const NodeRange family = tree.children(n);
            Bounds& bounds = proved[n.value];
            if (isRead[n.value]) {
                bounds = {tree.staticValue(n), tree.staticValue(n)};
            } else if (!family.empty()) {
                bounds = proved[family.first.value];
                for (const NodeId child : family) {
                    bounds = combined(maximises, bounds, proved[child.value]);
                }
            }
        }
    }
    return proved;
}

tl::expected<EventLog, SearchError> carryOut(const GameTree& tree, const Procedure& procedure) {
    const SearchOptions options = optionsOf(tree, procedure);
    EventLog log;
    log.procedure = procedure;
    log.root = *options.root;
    const auto slip = changedLines(procedure);
    const std::uint64_t levels = detail::levels(tree, options);
    const auto outcome = detail::guarded(slip ? levels * SlipSearch::framesALevel : levels, [&] {
        log.order = orderOf(tree, procedure);
        if (slip) {
            carryOutSlip(tree, options, *slip, log);
        } else {
            carryOutRight(tree, options, log);
        }
        if (procedure.misconception == Misconception::anyEqualRootMove) {
            log.line = lastEqualLine(tree, log);
        }
    });
    if (!outcome) {
        return tl::unexpected(outcome.error());
    }
    return log;
}

} // namespace prunus
