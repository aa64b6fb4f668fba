#include "core/layout/tidylayout.h"

#include "core/base/zeroedarray.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace prunus {

namespace {

// Whole numbers throughout, so that sums are exact: 2^24 to a unit. That is much finer than what is
// kept, because half units are rounded at every level, and levels may be a million. Shifts that are
// spread over siblings are finer still and rounded down once, which cannot bring two integral
// positions closer than they must be. A tree has at most 2^28 nodes, so the greatest shift has 60
// bits.
using Place = std::int64_t;
constexpr int placeBits = 24;
constexpr Place unit = Place{1} << placeBits;
constexpr int fineBits = 8;
/// The bits of a fraction that are kept in the end.
constexpr int keptBits = 8;

/// The first walk of Buchheim, Jünger and Leipert, in their words. Level order makes their
/// recursion a loop over rows, from the bottom: when a family is placed, all below it stands.
class FirstWalk {
  public:
    FirstWalk(const GameTree& tree, StageMeter& meter)
        : prelim(tree.nodeCount()), mod(tree.nodeCount()), tree_(tree), meter_(meter),
          thread_(tree.nodeCount()), ancestor_(tree.nodeCount()) {
        for (std::uint32_t r = tree.height(); r-- > 0;) {
            for (const NodeId v : tree.row(Row{r})) {
                if (!tree.isLeaf(v)) {
                    placeFamily(tree.children(v));
                }
            }
        }
        const NodeId root = GameTree::root();
        prelim[root.value] = tree.isLeaf(root) ? 0 : midpoint(tree.children(root));
    }

    /// Relative to the parent's own place, and what the children add to theirs.
    ZeroedArray<Place> prelim;
    ZeroedArray<Place> mod;

  private:
    /// A place on one of the four contours that apportion() follows.
    struct Contour {
        NodeId at;
        Place sum;
    };

    void placeFamily(NodeRange family) {
        if (shift_.size() < family.size()) {
            shift_.resize(family.size());
            change_.resize(family.size());
        }
        std::fill_n(shift_.begin(), family.size(), 0);
        std::fill_n(change_.begin(), family.size(), 0);
        NodeId defaultAncestor = family.first;
        for (const NodeId v : family) {
            meter_.tick();
            const NodeRange children = tree_.children(v);
            const Place middle = children.empty() ? 0 : midpoint(children);
            if (v == family.first) {
                prelim[v.value] = middle;
            } else {
                prelim[v.value] = prelim[v.value - 1] + unit;
                mod[v.value] = children.empty() ? 0 : prelim[v.value] - middle;
                apportion(v, family, defaultAncestor);
            }
        }
        executeShifts(family);
    }

    [[nodiscard]] Place midpoint(NodeRange family) const {
        return (prelim[family.first.value] + prelim[family.last.value - 1]) >> 1;
    }

    /// Moves v and what is below it clear of all subtrees to its left.
    void apportion(NodeId v, NodeRange family, NodeId& defaultAncestor) {
        Contour insideRight{v, mod[v.value]};
        Contour outsideRight = insideRight;
        Contour insideLeft{v - 1, mod[v.value - 1]};
        Contour outsideLeft{family.first, mod[family.first.value]};
        NodeId left = nextRight(insideLeft.at);
        NodeId right = nextLeft(insideRight.at);
        while (left != none && right != none) {
            insideLeft.at = left;
            insideRight.at = right;
            outsideLeft.at = nextLeft(outsideLeft.at);
            outsideRight.at = nextRight(outsideRight.at);
            ancestor_[outsideRight.at.value] = v;
            const Place shift = prelim[left.value] + insideLeft.sum -
                                (prelim[right.value] + insideRight.sum) + unit;
            if (shift > 0) {
                const NodeId a = ancestor_[left.value];
                moveSubtree(family, family.contains(a) ? a : defaultAncestor, v, shift);
                insideRight.sum += shift;
                outsideRight.sum += shift;
            }
            for (Contour* c : {&insideLeft, &insideRight, &outsideLeft, &outsideRight}) {
                c->sum += mod[c->at.value];
            }
            left = nextRight(insideLeft.at);
            right = nextLeft(insideRight.at);
        }
        if (left != none && nextRight(outsideRight.at) == none) {
            thread_[outsideRight.at.value] = left;
            mod[outsideRight.at.value] += insideLeft.sum - outsideRight.sum;
        }
        if (right != none && nextLeft(outsideLeft.at) == none) {
            thread_[outsideLeft.at.value] = right;
            mod[outsideLeft.at.value] += insideRight.sum - outsideLeft.sum;
            defaultAncestor = v;
        }
    }

    /// Moves one subtree to the right, and notes that those between share the way.
    void moveSubtree(NodeRange family, NodeId from, NodeId v, Place shift) {
        const std::uint32_t i = from.value - family.first.value;
        const std::uint32_t k = v.value - family.first.value;
        const Place subtrees = k - i;
        const Place each = ((shift << fineBits) + subtrees - 1) / subtrees;
        change_[k] -= each;
        shift_[k] += shift << fineBits;
        change_[i] += each;
        prelim[v.value] += shift;
        mod[v.value] += shift;
    }

    void executeShifts(NodeRange family) {
        Place shift = 0;
        Place change = 0;
        for (std::uint32_t k = family.size(); k-- > 0;) {
            const std::uint32_t w = family[k].value;
            prelim[w] += shift >> fineBits;
            mod[w] += shift >> fineBits;
            change += change_[k];
            shift += shift_[k] + change;
        }
    }

    /// The next node down the left (right) contour; threads lead on where a subtree ends.
    [[nodiscard]] NodeId nextLeft(NodeId v) const {
        const NodeRange children = tree_.children(v);
        return children.empty() ? thread_[v.value] : children.first;
    }
    [[nodiscard]] NodeId nextRight(NodeId v) const {
        const NodeRange children = tree_.children(v);
        return children.empty() ? thread_[v.value] : children.last - 1;
    }

    /// The root is below nobody, so its number is free to mean "no node".
    static constexpr NodeId none = GameTree::root();

    const GameTree& tree_;
    StageMeter& meter_;
    ZeroedArray<NodeId> thread_;
    ZeroedArray<NodeId> ancestor_;
    std::vector<Place> shift_;
    std::vector<Place> change_;
};

struct Places {
    ZeroedArray<Place> prelim;
    ZeroedArray<Place> mod;
};

/// Walks, and lets go of the scratch that only the walk needs.
Places firstWalk(const GameTree& tree, StageMeter& meter) {
    FirstWalk walk(tree, meter);
    return {std::move(walk.prelim), std::move(walk.mod)};
}

/// Adds up what lies above each node, from the top, and returns the leftmost place.
Place secondWalk(const GameTree& tree, Places& places, StageMeter& meter) {
    Place leftmost = places.prelim[0];
    for (std::uint32_t v = 0; v < tree.nodeCount(); ++v) {
        meter.tick();
        leftmost = std::min(leftmost, places.prelim[v]);
        const Place above = places.mod[v];
        for (const NodeId child : tree.children(NodeId{v})) {
            places.prelim[child.value] += above;
            places.mod[child.value] += above;
        }
    }
    return leftmost;
}

} // namespace

TidyLayout::TidyLayout(const GameTree& tree, Progress* progress) {
    StageMeter meter(progress, Stage::layingOut, std::uint64_t{2} * tree.nodeCount());
    Places places = firstWalk(tree, meter);
    const Place leftmost = secondWalk(tree, places, meter);
    Place widest = 0;
    for (const Place x : places.prelim) {
        widest = std::max(widest, x - leftmost);
    }
    int dropped = placeBits - keptBits;
    // To the nearest, on a grid that divides 1: what is 1 apart stays so.
    const auto kept = [&dropped](Place x) { return (x + (Place{1} << (dropped - 1))) >> dropped; };
    while (kept(widest) > Place{0xFFFFFFFF}) {
        ++dropped;
    }
    unit_ = static_cast<double>(Place{1} << dropped) / static_cast<double>(unit);
    places.mod = {};
    xs_.reserve(places.prelim.size());
    for (const Place x : places.prelim) {
        xs_.push_back(static_cast<std::uint32_t>(kept(x - leftmost)));
    }
    width_ = static_cast<double>(kept(widest)) * unit_;
    findLeastGaps(tree);
}

void TidyLayout::findLeastGaps(const GameTree& tree) {
    const auto one = static_cast<std::uint32_t>(1 / unit_); // nothing is nearer
    const std::uint32_t* const xs = xs_.data();
    const std::uint32_t* const offsets = tree.offsets().data();
    for (std::uint32_t r = 0; r <= tree.height(); ++r) {
        const auto [first, last] = tree.row(Row{r});
        std::array<std::uint32_t, 2> least{none, none};
        std::uint32_t before = none;
        for (std::uint32_t n = first.value; n + 1 < last.value; ++n) {
            const std::uint32_t behind = xs[n + 1] - xs[n];
            std::uint32_t& own = least[offsets[n] == offsets[n + 1] ? 1 : 0];
            const std::uint32_t gap = std::min(before, behind);
            before = behind;
            if (gap < own) {
                own = gap;
                if (gap == one && (r == tree.height() || least[0] == least[1])) {
                    break;
                }
            }
        }
        std::uint32_t& own = least[tree.isLeaf(last - 1) ? 1 : 0];
        own = std::min(own, before);
        leastGaps_.push_back(least);
    }
}

NodeId TidyLayout::firstAtOrAfter(NodeRange row, double left) const {
    const auto begin = xs_.begin() + row.first.value;
    const auto end = xs_.begin() + row.last.value;
    const auto found = std::lower_bound(begin, end, left / unit_, [](std::uint32_t x, double at) {
        return static_cast<double>(x) < at;
    });
    return row.first + static_cast<std::uint32_t>(found - begin);
}

NodeId TidyLayout::firstOutside(NodeRange nodes, double left, double right) const {
    constexpr double most = std::numeric_limits<std::uint32_t>::max();
    const auto unitsTo = [&](double x) {
        return static_cast<std::uint32_t>(std::clamp(std::ceil(x / unit_), 0.0, most));
    };
    const std::uint32_t from = unitsTo(left);
    const std::uint32_t width = std::max(unitsTo(right), from) - from;
    std::uint32_t n = nodes.first.value;
    while (n < nodes.last.value && xs_[n] - from < width) { // wraps round where it is left of it
        ++n;
    }
    return NodeId{n};
}

} // namespace prunus
