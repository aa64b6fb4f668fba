#include "tests/layout/naivelayout.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

/// A drawn subtree. Places are relative to its root, rows counted from it.
struct Drawing {
    std::vector<double> leftmost{0};
    std::vector<double> rightmost{0};
    std::vector<NodeId> nodes;
    std::vector<double> places;
};

/// Moves subtree k of a family clear of all before it.
void placeBeside(const std::vector<Drawing>& family, std::size_t k, std::vector<double>& places) {
    const Drawing& own = family[k];
    places[k] = places[k - 1] + 1;
    for (std::size_t row = 1; row < own.leftmost.size(); ++row) {
        std::size_t nearest = k;
        while (nearest-- > 0 && family[nearest].rightmost.size() <= row) {
        }
        if (nearest == static_cast<std::size_t>(-1)) {
            return;
        }
        const double needed = places[nearest] + family[nearest].rightmost[row] + 1;
        const double shift = needed - (places[k] + own.leftmost[row]);
        if (shift > 0) {
            for (std::size_t j = nearest + 1; j <= k; ++j) {
                places[j] +=
                    shift * static_cast<double>(j - nearest) / static_cast<double>(k - nearest);
            }
        }
    }
}

Drawing joined(NodeId root, const std::vector<Drawing>& family, const std::vector<double>& places) {
    Drawing whole;
    whole.nodes.push_back(root);
    whole.places.push_back(0);
    const double middle = family.empty() ? 0 : (places.front() + places.back()) / 2;
    for (std::size_t k = 0; k < family.size(); ++k) {
        const double at = places[k] - middle;
        for (std::size_t i = 0; i < family[k].nodes.size(); ++i) {
            whole.nodes.push_back(family[k].nodes[i]);
            whole.places.push_back(family[k].places[i] + at);
        }
        for (std::size_t row = 0; row < family[k].leftmost.size(); ++row) {
            if (whole.leftmost.size() == row + 1) {
                whole.leftmost.push_back(family[k].leftmost[row] + at);
                whole.rightmost.push_back(family[k].rightmost[row] + at);
            }
            double& left = whole.leftmost[row + 1];
            double& right = whole.rightmost[row + 1];
            left = std::min(left, family[k].leftmost[row] + at);
            right = std::max(right, family[k].rightmost[row] + at);
        }
    }
    return whole;
}

} // namespace

std::vector<double> naiveLayout(const GameTree& tree) {
    std::vector<Drawing> drawings(tree.nodeCount());
    for (std::uint32_t n = tree.nodeCount(); n-- > 0;) { // children come after their parents
        std::vector<Drawing> family;
        for (const NodeId child : tree.children(NodeId{n})) {
            family.push_back(std::move(drawings[child.value]));
        }
        std::vector<double> places(family.size());
        for (std::size_t k = 1; k < family.size(); ++k) {
            placeBeside(family, k, places);
        }
        drawings[n] = joined(NodeId{n}, family, places);
    }
    const Drawing& whole = drawings.front();
    const double left = *std::ranges::min_element(whole.leftmost);
    std::vector<double> xs(tree.nodeCount());
    for (std::size_t i = 0; i < whole.nodes.size(); ++i) {
        xs[whole.nodes[i].value] = whole.places[i] - left;
    }
    return xs;
}

std::string untidiness(const GameTree& tree, const TidyLayout& layout) {
    double least = layout.x(GameTree::root());
    double greatest = least;
    for (std::uint32_t r = 0; r <= tree.height(); ++r) {
        const NodeRange row = tree.row(Row{r});
        // Exactly: rounding must not bring anything closer.
        for (NodeId n = row.first + 1; n < row.last; ++n) {
            if (layout.x(n) - layout.x(n - 1) < 1) {
                return "neighbours stand closer than one unit";
            }
        }
        least = std::min(least, layout.x(row.first));
        greatest = std::max(greatest, layout.x(row.last - 1));
    }
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        const NodeRange family = tree.children(n);
        if (!family.empty()) {
            const double middle = (layout.x(family.first) + layout.x(family.last - 1)) / 2;
            if (std::abs(layout.x(n) - middle) > fixedPoint) {
                return "a parent does not stand in the middle";
            }
        }
    }
    return least == 0 && layout.width() == greatest ? ""
                                                    : "it does not begin at 0 or end elsewhere";
}

GameTree grown(RandomShape shape) {
    GameTree tree = generateRandom(shape);
    while (tree.nodeCount() < shape.maxNodes / 2) {
        ++shape.seed;
        tree = generateRandom(shape);
    }
    return tree;
}

} // namespace prunus
