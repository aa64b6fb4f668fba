#include "core/edit/sametext.h"

#include "core/edit/markedtext.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace prunus {

namespace {

/// Families with more changed children than this, before times after, are not compared child by
/// child.
constexpr std::size_t mostPairs = 250'000;

/// Neighbours that have no partner, between others of their families that have.
struct Gap {
    std::vector<NodeId> olds;
    std::vector<NodeId> news;
};

class Matching {
  public:
    Matching(const SpelledTree& before, const SpelledTree& after, const TextPatch& patch)
        : old_(before), new_(after), front_(patch.offset),
          oldEnd_(patch.offset + patch.removed.size()),
          newEnd_(patch.offset + patch.inserted.size()),
          pure_(patch.removed.empty() || patch.inserted.empty()) {}

    NodeMap find() {
        pairRoots();
        while (!open_.empty() || !gaps_.empty()) {
            while (!open_.empty()) {
                const auto [o, n] = open_.back();
                open_.pop_back();
                alignChildren(o, n);
            }
            pairMoved();
            for (const Gap& gap : std::exchange(gaps_, {})) {
                pairInPlace(gap);
            }
        }
        return NodeMap(std::move(old_.partners));
    }

  private:
    /// Equal subtrees are paired as a whole, others are looked into later.
    void pair(NodeId o, NodeId n) {
        old_.partners[o.value] = n;
        new_.partners[n.value] = o;
        if (old_.marks[o.value] != new_.marks[n.value]) {
            open_.emplace_back(o, n);
            return;
        }
        std::vector<std::pair<NodeId, NodeId>> equal{{o, n}};
        while (!equal.empty()) {
            const auto [a, b] = equal.back();
            equal.pop_back();
            if (old_.isFree(a) && new_.isFree(b)) {
                old_.partners[a.value] = b;
                new_.partners[b.value] = a;
            }
            const NodeRange ones = old_.tree.children(a);
            const NodeRange others = new_.tree.children(b);
            for (std::uint32_t k = 0; k < std::min(ones.size(), others.size()); ++k) {
                equal.emplace_back(ones[k], others[k]);
            }
        }
    }

    /// The whole tree may have been put into a list, or taken out of one.
    void pairRoots() {
        const NodeId root = GameTree::root();
        if (isAround(root, root)) {
            pair(root, root);
            return;
        }
        const auto within = [](const MarkedText& other, std::size_t mark) {
            const auto found = std::find(other.marks.begin(), other.marks.end(), mark);
            return NodeId{static_cast<std::uint32_t>(
                found == other.marks.end() ? 0 : found - other.marks.begin())};
        };
        const NodeId inner = within(new_, old_.marks[0]);
        pair(inner == root ? within(old_, new_.marks[0]) : root, inner);
    }

    [[nodiscard]] bool equal(NodeId o, NodeId n) const {
        return old_.marks[o.value] == new_.marks[n.value];
    }
    [[nodiscard]] bool sameStart(NodeId o, NodeId n) const {
        const std::size_t start = old_.spans[o.value].start;
        return start < front_ && start == new_.spans[n.value].start;
    }
    [[nodiscard]] bool sameEnd(NodeId o, NodeId n) const {
        const std::size_t end = old_.spans[o.value].end;
        return end > oldEnd_ && end - oldEnd_ == new_.spans[n.value].end - newEnd_;
    }

    /// Whether something was inserted into the node, or removed from it, and nothing else happened.
    [[nodiscard]] bool isAround(NodeId o, NodeId n) const {
        return pure_ && sameStart(o, n) && sameEnd(o, n);
    }

    /// First what stands before and after all that was typed, then what is equal, in this order.
    void alignChildren(NodeId o, NodeId n) {
        std::vector<NodeId> olds;
        std::vector<NodeId> news;
        for (const NodeId child : old_.tree.children(o)) {
            olds.push_back(child);
        }
        for (const NodeId child : new_.tree.children(n)) {
            news.push_back(child);
        }
        const auto gone = [](const MarkedText& side) {
            return [&side](NodeId child) { return !side.isFree(child); };
        };
        std::erase_if(olds, gone(old_));
        std::erase_if(news, gone(new_));
        const std::size_t fewer = std::min(olds.size(), news.size());
        std::size_t front = 0;
        while (front < fewer && equal(olds[front], news[front]) &&
               sameStart(olds[front], news[front]) && old_.spans[olds[front].value].end <= front_) {
            pair(olds[front], news[front]);
            ++front;
        }
        if (front < fewer && isAround(olds[front], news[front])) {
            pair(olds[front], news[front]);
            ++front;
        }
        std::size_t back = 0;
        while (back < fewer - front && equal(olds.end()[-1 - std::ptrdiff_t(back)],
                                             news.end()[-1 - std::ptrdiff_t(back)])) {
            const NodeId a = olds.end()[-1 - std::ptrdiff_t(back)];
            const NodeId b = news.end()[-1 - std::ptrdiff_t(back)];
            if (old_.spans[a.value].start < oldEnd_ || !sameEnd(a, b)) {
                break;
            }
            pair(a, b);
            ++back;
        }
        const auto middle = [&](const std::vector<NodeId>& all) {
            return std::vector<NodeId>(all.begin() + static_cast<std::ptrdiff_t>(front),
                                       all.end() - static_cast<std::ptrdiff_t>(back));
        };
        alignEqual(middle(olds), middle(news));
    }

    /// The longest common subsequence of equal subtrees; what lies between are gaps.
    void alignEqual(const std::vector<NodeId>& olds, const std::vector<NodeId>& news) {
        align(olds, news, [this](NodeId o, NodeId n) { return equal(o, n) ? 1U : 0U; });
        Gap gap;
        std::size_t k = 0;
        const auto close = [&] {
            if (!gap.olds.empty() || !gap.news.empty()) {
                gaps_.push_back(std::exchange(gap, {}));
            }
        };
        for (const NodeId o : olds) {
            if (old_.isFree(o)) {
                gap.olds.push_back(o);
                continue;
            }
            for (; k < news.size() && new_.isFree(news[k]); ++k) {
                gap.news.push_back(news[k]);
            }
            ++k;
            close();
        }
        for (; k < news.size(); ++k) {
            gap.news.push_back(news[k]);
        }
        close();
    }

    /// Pairs two rows in their order, so that the pairs weigh the most.
    void align(const std::vector<NodeId>& olds, const std::vector<NodeId>& news,
               const std::function<std::uint32_t(NodeId, NodeId)>& weight) {
        const std::size_t columns = news.size() + 1;
        if (olds.empty() || news.empty() || olds.size() * news.size() > mostPairs) {
            return;
        }
        std::vector<std::uint32_t> best((olds.size() + 1) * columns, 0);
        std::vector<std::uint32_t> weights(olds.size() * news.size());
        for (std::size_t i = olds.size(); i-- > 0;) {
            for (std::size_t j = news.size(); j-- > 0;) {
                const std::uint32_t own = weight(olds[i], news[j]);
                weights[i * news.size() + j] = own;
                best[i * columns + j] =
                    std::max({best[(i + 1) * columns + j], best[i * columns + j + 1],
                              own > 0 ? own + best[(i + 1) * columns + j + 1] : 0U});
            }
        }
        for (std::size_t i = 0, j = 0; i < olds.size() && j < news.size();) {
            const std::uint32_t own = weights[i * news.size() + j];
            const std::uint32_t here = best[i * columns + j];
            if (own > 0 && here == own + best[(i + 1) * columns + j + 1]) {
                pair(olds[i++], news[j++]);
            } else if (here == best[(i + 1) * columns + j]) {
                ++i;
            } else {
                ++j;
            }
        }
    }

    /// Nodes at and below these that have no partner, in level order.
    static std::vector<NodeId> freeBelow(const MarkedText& side, std::vector<NodeId> nodes) {
        for (std::size_t k = 0; k < nodes.size(); ++k) {
            for (const NodeId child : side.tree.children(nodes[k])) {
                nodes.push_back(child);
            }
        }
        std::erase_if(nodes, [&](NodeId n) { return !side.isFree(n); });
        std::ranges::sort(nodes);
        return nodes;
    }

    /// What is gone from one place and stands in another, the largest subtrees first. One of the
    /// two was a child of a node that is known, so that no part of a new subtree is mixed up with a
    /// part of an old one.
    void pairMoved() {
        std::vector<NodeId> goneRoots;
        std::vector<NodeId> newRoots;
        for (const Gap& gap : gaps_) {
            goneRoots.insert(goneRoots.end(), gap.olds.begin(), gap.olds.end());
            newRoots.insert(newRoots.end(), gap.news.begin(), gap.news.end());
        }
        if (goneRoots.empty() || newRoots.empty()) {
            return;
        }
        MarkedNodes roots(old_);
        MarkedNodes all(old_);
        std::ranges::sort(goneRoots);
        std::ranges::sort(newRoots);
        for (const NodeId o : freeBelow(old_, goneRoots)) {
            all.add(o);
            if (std::ranges::binary_search(goneRoots, o)) {
                roots.add(o);
            }
        }
        for (const NodeId n : freeBelow(new_, newRoots)) {
            const bool isRoot = std::ranges::binary_search(newRoots, n);
            const std::size_t mark = new_.marks[n.value];
            const NodeId o = !new_.isFree(n) ? noNode : isRoot ? all.next(mark) : roots.next(mark);
            if (o != noNode) {
                pair(o, n);
            }
        }
    }

    /// What was typed over stays what it was; where more or fewer nodes stand there now, only what
    /// can be told.
    void pairInPlace(const Gap& gap) {
        std::vector<NodeId> olds = gap.olds;
        std::vector<NodeId> news = gap.news;
        std::erase_if(olds, [this](NodeId o) { return !old_.isFree(o); });
        std::erase_if(news, [this](NodeId n) { return !new_.isFree(n); });
        if (olds.size() == news.size()) {
            for (std::size_t k = 0; k < olds.size(); ++k) {
                pair(olds[k], news[k]);
            }
            return;
        }
        align(olds, news, [this](NodeId o, NodeId n) { return likeness(o, n); });
    }

    /// How much says that a node whose text was touched is the same. Its end says more than its
    /// start: who types `9,` before a 3 has a 93 first.
    [[nodiscard]] std::uint32_t likeness(NodeId o, NodeId n) const {
        const std::string_view name = old_.tree.names().at(o);
        std::uint32_t like = !name.empty() && name == new_.tree.names().at(n) ? 1000 : 0;
        like += (sameEnd(o, n) ? 2 : 0) + (sameStart(o, n) ? 1 : 0);
        const std::vector<std::size_t> ones = marksBelow(old_, o);
        const std::vector<std::size_t> others = marksBelow(new_, n);
        std::vector<std::size_t> both;
        std::ranges::set_intersection(ones, others, std::back_inserter(both));
        return like + 4 * static_cast<std::uint32_t>(both.size());
    }
    /// Of the first nodes below, in level order.
    static std::vector<std::size_t> marksBelow(const MarkedText& side, NodeId n) {
        constexpr std::size_t most = 200;
        std::vector<NodeId> nodes{n};
        for (std::size_t k = 0; k < nodes.size() && nodes.size() < most; ++k) {
            for (const NodeId child : side.tree.children(nodes[k])) {
                nodes.push_back(child);
            }
        }
        std::vector<std::size_t> marks;
        for (std::size_t k = 1; k < nodes.size(); ++k) {
            marks.push_back(side.marks[nodes[k].value]);
        }
        std::ranges::sort(marks);
        return marks;
    }

    MarkedText old_;
    MarkedText new_;
    std::size_t front_;
    std::size_t oldEnd_;
    std::size_t newEnd_;
    bool pure_; ///< something was inserted, or something removed, and nothing else
    std::vector<std::pair<NodeId, NodeId>> open_;
    std::vector<Gap> gaps_;
};

} // namespace

NodeMap sameText(const SpelledTree& before, const SpelledTree& after, const TextPatch& patch) {
    return Matching(before, after, patch).find();
}

} // namespace prunus
