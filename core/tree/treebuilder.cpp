#include "core/tree/treebuilder.h"

#include <algorithm>
#include <cassert>
#include <limits>

namespace prunus {

namespace {

/// Walks nodes given by their child counts in writing order, and tells the depth of each.
class DepthWalk {
  public:
    /// The depth of the next node, which has this many children.
    std::uint32_t next(std::uint32_t childCount) {
        while (!remaining_.empty() && remaining_.back() == 0) {
            remaining_.pop_back();
        }
        const auto depth = static_cast<std::uint32_t>(remaining_.size());
        if (!remaining_.empty()) {
            --remaining_.back();
        }
        remaining_.push_back(childCount);
        return depth;
    }

  private:
    std::vector<std::uint32_t> remaining_;
};

/// Where each row starts in level order, then one past the last node.
std::vector<std::uint32_t> rowStarts(const std::vector<std::uint32_t>& childCounts,
                                     StageMeter& meter) {
    std::vector<std::uint32_t> starts{0};
    DepthWalk walk;
    for (const std::uint32_t count : childCounts) {
        meter.tick();
        const std::uint32_t depth = walk.next(count);
        if (starts.size() < depth + 2) {
            starts.push_back(0);
        }
        ++starts[depth + 1];
    }
    for (std::size_t r = 1; r < starts.size(); ++r) {
        starts[r] += starts[r - 1];
    }
    return starts;
}

/// So many zeros. The system hands out their memory page by page as they are written, which takes
/// as long as the work on them, so that it must be possible to stop on the way.
template <class T> std::vector<T> zeros(std::size_t count, const Progress* progress) {
    constexpr std::size_t chunk = std::size_t{1} << 16U;
    std::vector<T> all;
    all.reserve(count);
    while (all.size() < count) {
        all.resize(std::min(count, all.size() + chunk));
        if (progress != nullptr) {
            progress->stopIfCancelled();
        }
    }
    return all;
}

} // namespace

TreeBuilder::Mark TreeBuilder::begin() {
    const auto mark = static_cast<Mark>(values_.size());
    assert(!open_.empty() || mark == 0);
    if (!open_.empty()) {
        ++childCounts_[open_.back()];
    }
    childCounts_.push_back(0);
    values_.push_back(std::numeric_limits<Value>::quiet_NaN());
    open_.push_back(mark);
    return mark;
}

void TreeBuilder::end() {
    assert(!open_.empty());
    open_.pop_back();
}

TreeBuilder::Mark TreeBuilder::leaf(Value value) {
    const Mark mark = begin();
    values_[mark] = value;
    end();
    return mark;
}

GameTree TreeBuilder::build(TreeHeader header, Progress* progress) && {
    assert(open_.empty() && !values_.empty());
    const std::size_t n = values_.size();
    StageMeter meter(progress, Stage::building, 3 * n);
    std::vector<std::uint32_t> next = rowStarts(childCounts_, meter);
    auto offsets = zeros<std::uint32_t>(n + 1, progress);
    auto values = zeros<Value>(n, progress);
    std::vector<std::pair<NodeId, std::string>> names;
    std::vector<std::pair<NodeId, std::string>> moves;
    auto take = [](Texts& from, auto& into, auto& taken, Mark mark, NodeId node) {
        for (; taken < from.size() && from[taken].first == mark; ++taken) {
            into.emplace_back(node, std::move(from[taken].second));
        }
    };
    std::ranges::stable_sort(names_, {}, &Texts::value_type::first);
    std::ranges::stable_sort(moves_, {}, &Texts::value_type::first);
    std::size_t namesTaken = 0;
    std::size_t movesTaken = 0;
    DepthWalk walk;
    for (Mark mark = 0; mark < n; ++mark) {
        meter.tick();
        const std::uint32_t at = next[walk.next(childCounts_[mark])]++;
        offsets[at + 1] = childCounts_[mark];
        values[at] = values_[mark];
        take(names_, names, namesTaken, mark, NodeId{at});
        take(moves_, moves, movesTaken, mark, NodeId{at});
    }
    offsets[0] = 1;
    for (std::size_t i = 1; i <= n; ++i) {
        meter.tick();
        offsets[i] += offsets[i - 1];
    }
    *this = TreeBuilder{};
    return GameTree(std::move(offsets), std::move(values), std::move(header),
                    Labels(std::move(names)), Labels(std::move(moves)));
}

} // namespace prunus
