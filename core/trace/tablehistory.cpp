#include "core/trace/tablehistory.h"

#include "core/trace/moment.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace prunus {

namespace {

/// How often it is asked whether to stop.
constexpr std::uint32_t unasked = 1U << 16U;

void stopIfCancelled(const Progress* progress, std::uint32_t done) {
    if (progress != nullptr && done % unasked == 0) {
        progress->stopIfCancelled();
    }
}

/// Calls visit(call) for each call whose result the table took in, in the order of storing: one
/// that searched children stores when it returns.
template <class Visit>
void forEachStore(const SearchTrace& trace, const Progress* progress, const Visit& visit) {
    const CallLog& log = *trace.calls();
    std::vector<CallId> open;
    std::uint32_t entered = 0;
    for (CallId c; c.value < log.size(); ++c) {
        stopIfCancelled(progress, c.value);
        entered = log.calledIn().firstSet(entered + 1, trace.end().value + 1);
        while (!open.empty() && log.left(open.back()).value < entered) {
            visit(open.back());
            open.pop_back();
        }
        const CallKind kind = log.kind(c);
        if (kind == CallKind::searched) {
            open.push_back(c);
        } else if (kind == CallKind::read) {
            visit(c);
        }
    }
    for (; !open.empty(); open.pop_back()) {
        visit(open.back());
    }
}

/// From how many each group has, where each begins, and where the last one ends.
std::vector<std::uint32_t> beginsOf(std::vector<std::uint32_t> sizes) {
    sizes.push_back(0);
    std::exclusive_scan(sizes.begin(), sizes.end(), sizes.begin(), std::uint32_t{0});
    sizes.shrink_to_fit();
    return sizes;
}

} // namespace

TableHistory::TableHistory(const GameTree& tree, std::shared_ptr<const SearchTrace> trace,
                           const Progress* progress)
    : tree_(&tree), trace_(std::move(trace)),
      pliesMatter_(trace_->positions() != nullptr &&
                   (trace_->options().depth || trace_->positions()->pliesMatter())),
      rows_(tree.nodeCount(), noRow) {
    fillRows(progress);
    if (trace_->positions() != nullptr) {
        fillAlike(progress);
    }
}

std::uint32_t& TableHistory::rowOf(NodeId n) {
    return rows_[(trace_->positions() == nullptr ? n : trace_->positions()->of(n)).value];
}
std::uint32_t TableHistory::rowOf(NodeId n) const {
    return rows_[(trace_->positions() == nullptr ? n : trace_->positions()->of(n)).value];
}

void TableHistory::fillRows(const Progress* progress) {
    std::vector<std::uint32_t> sizes;
    forEachStore(*trace_, progress, [&](CallId c) {
        std::uint32_t& row = rowOf(log().node(c));
        if (row == noRow) {
            row = static_cast<std::uint32_t>(sizes.size());
            sizes.push_back(0);
        }
        ++sizes[row];
    });
    begins_ = beginsOf(std::move(sizes));
    std::vector<std::uint32_t> next = begins_;
    stores_.resize(begins_.back());
    forEachStore(*trace_, progress, [&](CallId c) { stores_[next[rowOf(log().node(c))]++] = c; });
}

/// Of positions that never got a row, nobody asks.
void TableHistory::fillAlike(const Progress* progress) {
    const NodeId end{std::min(tree_->nodeCount(), trace_->belowHorizon().value)};
    std::vector<std::uint32_t> sizes(begins_.size() - 1, 0);
    for (NodeId n; n < end; ++n) {
        stopIfCancelled(progress, n.value);
        if (const std::uint32_t row = rowOf(n); row != noRow) {
            ++sizes[row];
        }
    }
    alikeOf_ = beginsOf(std::move(sizes));
    std::vector<std::uint32_t> next = alikeOf_;
    alike_.resize(alikeOf_.back());
    for (NodeId n; n < end; ++n) {
        if (const std::uint32_t row = rowOf(n); row != noRow) {
            alike_[next[row]++] = n;
        }
    }
}

std::uint32_t TableHistory::rows(Step t) const {
    const auto first = begins_.begin();
    const auto after = std::partition_point(first, begins_.end() - 1, [&](std::uint32_t begin) {
        return log().left(stores_[begin]) <= t;
    });
    return static_cast<std::uint32_t>(after - first);
}

CallId TableHistory::storedBy(std::uint32_t row, Step t) const {
    const auto after =
        std::partition_point(stores_.begin() + begins_[row], stores_.begin() + begins_[row + 1],
                             [&](CallId c) { return log().left(c) <= t; });
    return *std::prev(after);
}

TableEntry TableHistory::entry(std::uint32_t row, Step t) const {
    const CallId by = storedBy(row, t);
    const NodeId node = log().node(by);
    const std::uint32_t most = trace_->options().depth.value_or(tree_->height());
    return {node, log().left(by), log().knownAfter(*tree_, by), most - tree_->rowOf(node).value};
}

std::span<const NodeId> TableHistory::alike(std::uint32_t row, Step t) const {
    if (alikeOf_.empty()) {
        return {};
    }
    const auto all = std::span(alike_).subspan(alikeOf_[row], alikeOf_[row + 1] - alikeOf_[row]);
    if (!pliesMatter_) {
        return all;
    }
    const NodeRange nodes = tree_->row(tree_->rowOf(log().node(storedBy(row, t))));
    const auto first = std::ranges::lower_bound(all, nodes.first);
    const auto last = std::ranges::lower_bound(all, nodes.last);
    return {first, last};
}

TableHistory::Touch TableHistory::touch(Step t) const {
    const Event event = Moment(*tree_, *trace_, t).event();
    switch (event.kind) {
    case EventKind::leaf:
    case EventKind::leave:
        return {TableUse::stored, rowOf(event.node)};
    case EventKind::recall:
        return {TableUse::answered, rowOf(event.node)};
    case EventKind::enter:
        if (log().heldBy(CallId{log().madeUntil(t) - 1}) != noCall) {
            return {TableUse::asked, rowOf(event.node)};
        }
        break;
    case EventKind::start:
    case EventKind::back:
    case EventKind::cutoff:
        break;
    }
    return {};
}

std::size_t TableHistory::bytes() const {
    const auto held = [](const auto&... arrays) {
        return (... + (arrays.capacity() * sizeof(arrays[0])));
    };
    return held(rows_, stores_, begins_, alike_, alikeOf_);
}

} // namespace prunus
