#include "tests/uct/naiveuct.h"

#include "core/base/portablerandom.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace prunus::test {

namespace {

struct Node {
    NaivePlace place;
    Node* parent = nullptr;
    oracle::Path path;
    std::vector<std::unique_ptr<Node>> children;
    int n = 0;
    double w = 0;
};

std::string number(double of) {
    char text[40];
    std::snprintf(text, sizeof text, "%.17g", of);
    return text;
}

/// Of two ways to scale a mean, which may differ in the last bit.
std::string rounded(double of) {
    constexpr double digits = 1e9;
    return number(std::round(of * digits) / digits + 0.0); // without -0
}

std::string written(const oracle::Path& path) {
    std::string text = "/";
    for (const std::uint32_t k : path) {
        text += std::to_string(k) + "/";
    }
    return text;
}

std::string written(const std::vector<std::optional<double>>& ucbs) {
    std::string text;
    for (const auto& ucb : ucbs) {
        text += (text.empty() ? "" : " ") + (ucb ? number(*ucb) : "unvisited");
    }
    return text;
}

NaivePlace placeAt(const oracle::NaiveTree& tree, const oracle::NaiveNode& node, bool maxMoves) {
    NaivePlace place;
    place.maxMoves = maxMoves;
    place.moves = node.children.size();
    if (node.children.empty()) {
        place.result = node.value ? node.value : tree.failureValue;
    }
    place.after = [&tree, &node, maxMoves](std::size_t k) {
        return placeAt(tree, node.children[k], !maxMoves);
    };
    return place;
}

class Run {
  public:
    Run(const NaivePlace& start, const NaiveUctOptions& options, bool keepCounts)
        : options_(options), keepCounts_(keepCounts), random_(options.seed) {
        root_.place = start;
        tell("start");
    }

    NaiveUct run() {
        for (iteration_ = 1; iteration_ <= options_.iterations; ++iteration_) {
            iterate();
            found_.estimates.push_back(valueOfRoot());
            found_.leaders.push_back(leader());
        }
        const int best = leader();
        tell("leave " + rounded(valueOfRoot()) + " move " + std::to_string(best));
        found_.last = counts();
        return std::move(found_);
    }

  private:
    void iterate() {
        Node* node = &root_;
        while (!node->place.result) {
            const std::size_t tried = node->children.size();
            if (tried < node->place.moves) {
                tellChoice(*node, tried);
                auto child = std::make_unique<Node>();
                child->place = node->place.after(tried);
                child->parent = node;
                child->path = node->path;
                child->path.push_back(static_cast<std::uint32_t>(tried));
                node->children.push_back(std::move(child));
                node = node->children.back().get();
                tell("expand " + written(node->path));
                break;
            }
            const std::size_t best = greatest(*node);
            tellChoice(*node, best);
            node = node->children[best].get();
        }
        const double reward = simulated(*node);
        for (; node != nullptr; node = node->parent) {
            node->n += 1;
            node->w += reward;
            tell("backpropagate " + written(node->path) + " " + std::to_string(node->n) + " " +
                 number(node->w));
        }
    }

    double simulated(const Node& node) {
        NaivePlace at = node.place;
        std::string moves;
        for (std::size_t plies = 0; !at.result; ++plies) {
            if (at.mostPlies > 0 && plies == at.mostPlies) {
                at.result = at.asItStands();
                moves += " capped";
                ++found_.capped;
                break;
            }
            const std::size_t k = at.draw ? at.draw(random_) : randomBelow(random_, at.moves);
            moves += " " + std::to_string(k);
            at = at.after(k);
        }
        const double span = options_.greatest - options_.least;
        const double counted =
            options_.signAlone ? (*at.result > 0) - (*at.result < 0) : *at.result;
        const double reward = span == 0 ? 0.5 : (counted - options_.least) / span;
        tell("simulate " + written(node.path) + moves + " result " + number(*at.result) +
             " reward " + number(reward));
        return reward;
    }

    [[nodiscard]] std::vector<std::optional<double>> ucbs(const Node& node) const {
        std::vector<std::optional<double>> all(node.place.moves);
        for (std::size_t k = 0; k < node.children.size(); ++k) {
            const Node& child = *node.children[k];
            const double mean = child.w / child.n;
            all[k] = (node.place.maxMoves ? mean : 1 - mean) +
                     options_.exploration * std::sqrt(std::log(double(node.n)) / child.n);
        }
        return all;
    }

    std::size_t greatest(const Node& node) {
        const auto all = ucbs(node);
        std::size_t best = 0;
        for (std::size_t k = 1; k < all.size(); ++k) {
            best = *all[k] > *all[best] ? k : best;
        }
        for (std::size_t k = 0; k < all.size(); ++k) {
            const double apart = *all[best] - *all[k];
            const bool alike = node.children[k]->n == node.children[best]->n && best <= k;
            if (apart != 0 && !alike) {
                found_.margin = std::min(found_.margin, apart);
            }
        }
        return best;
    }

    [[nodiscard]] double valueOfRoot() const {
        return options_.least + root_.w / root_.n * (options_.greatest - options_.least);
    }

    [[nodiscard]] int leader() const {
        int best = -1;
        for (int k = 0; k < int(root_.children.size()); ++k) {
            if (best < 0 ||
                isBetter(*root_.children[std::size_t(k)], *root_.children[std::size_t(best)])) {
                best = k;
            }
        }
        return best;
    }

    [[nodiscard]] bool isBetter(const Node& a, const Node& b) const {
        const double side = root_.place.maxMoves ? 1 : -1;
        const double byMean = side * (a.w / a.n - b.w / b.n);
        const int byVisits = a.n - b.n;
        if (options_.byValue) {
            return byMean != 0 ? byMean > 0 : byVisits > 0;
        }
        return byVisits != 0 ? byVisits > 0 : byMean > 0;
    }

    void tellChoice(const Node& node, std::size_t k) {
        tell("select " + written(node.path) + " " + std::to_string(k) + " of " +
             written(ucbs(node)));
    }

    void tell(const std::string& event) {
        found_.events.push_back(std::to_string(iteration_) + ": " + event);
        if (keepCounts_) {
            found_.counted.push_back(counts());
        }
    }

    [[nodiscard]] std::map<oracle::Path, NaiveCount> counts() const {
        std::map<oracle::Path, NaiveCount> all;
        add(root_, all);
        return all;
    }
    static void add(const Node& node, std::map<oracle::Path, NaiveCount>& all) {
        all[node.path] = {node.n, node.w};
        for (const auto& child : node.children) {
            add(*child, all);
        }
    }

    NaiveUctOptions options_;
    bool keepCounts_;
    std::mt19937_64 random_;
    std::uint32_t iteration_ = 0;
    Node root_;
    NaiveUct found_;
};

std::string words(const UctMoment& moment, const UctEvent& event) {
    const UctTrace& trace = moment.trace();
    const auto path = [&](NodeId n) { return written(trace.tree().path(n)); };
    switch (event.kind) {
    case UctEventKind::start:
        return "start";
    case UctEventKind::select: {
        std::vector<std::optional<double>> ucbs;
        for (const UctChoice& each : moment.choices()) {
            ucbs.push_back(each.ucb);
        }
        return "select " + path(event.node) + " " + std::to_string(event.childNumber) + " of " +
               written(ucbs);
    }
    case UctEventKind::expand:
        return "expand " + path(event.node);
    case UctEventKind::simulate: {
        std::string moves;
        for (const std::uint32_t k : trace.drawn(event.iteration)) {
            moves += " " + std::to_string(k);
        }
        moves += event.capped ? " capped" : "";
        return "simulate " + path(event.node) + moves + " result " + number(event.result) +
               " reward " + number(event.reward);
    }
    case UctEventKind::backpropagate:
        return "backpropagate " + path(event.node) + " " + std::to_string(event.statistics.visits) +
               " " + number(event.statistics.rewards);
    case UctEventKind::leave:
        return "leave " + rounded(event.value) + " move " +
               std::to_string(event.bestMove ? int(*event.bestMove) : -1);
    }
    return {};
}

/// Whether every node has counted what it should, and is in the tree if it should be.
std::string differenceIn(const UctMoment& moment, const std::map<oracle::Path, NaiveCount>& all) {
    const GameTree& tree = moment.trace().tree();
    for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
        const auto found = all.find(tree.path(n));
        const NaiveCount expected = found == all.end() ? NaiveCount{} : found->second;
        const UctStatistics got = moment.statistics(n);
        if (moment.inTree(n) != (found != all.end()) || int(got.visits) != expected.first ||
            got.rewards != expected.second) {
            return "step " + std::to_string(moment.step().value) + ", " + written(tree.path(n)) +
                   ": " + std::to_string(got.visits) + " " + number(got.rewards) + " should be " +
                   std::to_string(expected.first) + " " + number(expected.second);
        }
    }
    return {};
}

} // namespace

NaivePlace placeIn(const oracle::NaiveTree& tree) {
    return placeAt(tree, tree.root, tree.player == Player::max);
}

NaivePlace placeIn(std::shared_ptr<const NaiveGame> game) {
    NaivePlace place;
    place.maxMoves = game->firstToMove();
    if (const auto result = game->result()) {
        place.result = *result;
        return place;
    }
    place.moves = game->moves().size();
    place.after = [game](std::size_t k) { return placeIn(game->after(game->moves().at(k))); };
    return place;
}

namespace {

/// A free point that has the mover's own stones alone beside it is no point to play on.
std::size_t drawnInGo(const NaiveGame& game, int columns, int rows, std::mt19937_64& random) {
    const std::string board = game.text();
    const char own = game.firstToMove() ? 'x' : 'o';
    const auto at = [&](int x, int y) {
        const bool inside = x >= 0 && x < columns && y >= 0 && y < rows;
        return inside ? board[std::size_t(y * columns + x)] : own;
    };
    std::vector<std::string> names;
    for (int point = 0; point < columns * rows; ++point) {
        const int x = point % columns;
        const int y = point / columns;
        const bool eye = at(x - 1, y) == own && at(x + 1, y) == own && at(x, y - 1) == own &&
                         at(x, y + 1) == own;
        if (at(x, y) == '.' && !eye) {
            names.push_back(char('a' + x) + std::to_string(y + 1));
        }
    }
    const std::vector<std::string> moves = game.moves();
    while (!names.empty()) {
        const auto k = std::ptrdiff_t(randomBelow(random, names.size()));
        const auto found = std::find(moves.begin(), moves.end(), names[std::size_t(k)]);
        if (found != moves.end()) {
            return std::size_t(found - moves.begin());
        }
        names.erase(names.begin() + k);
    }
    return moves.size() - 1; // the pass
}

} // namespace

NaivePlace placeInGo(std::shared_ptr<const NaiveGame> game, int columns, int rows) {
    NaivePlace place = placeIn(game);
    place.mostPlies = std::size_t(3 * columns * rows);
    place.after = [game, columns, rows](std::size_t k) {
        return placeInGo(game->after(game->moves().at(k)), columns, rows);
    };
    place.draw = [game, columns, rows](std::mt19937_64& random) {
        return drawnInGo(*game, columns, rows, random);
    };
    place.asItStands = [game] { return double(*game->after("pass")->after("pass")->result()); };
    return place;
}

NaiveUct naiveUct(const NaivePlace& start, const NaiveUctOptions& options, bool keepCounts) {
    return Run(start, options, keepCounts).run();
}

std::string eventLine(const UctMoment& moment) {
    const UctEvent event = moment.event();
    return std::to_string(event.iteration) + ": " + words(moment, event);
}

std::string differenceOf(const UctTrace& trace, const NaiveUct& naive) {
    if (trace.end().value + 1 != naive.events.size()) {
        return std::to_string(trace.end().value + 1) + " events should be " +
               std::to_string(naive.events.size());
    }
    for (Step t{0}; t <= trace.end(); ++t) {
        const UctMoment moment(trace, t);
        const std::string found = eventLine(moment);
        if (found != naive.events[t.value]) {
            return found + " should be " + naive.events[t.value];
        }
        if (!naive.counted.empty()) {
            if (std::string other = differenceIn(moment, naive.counted[t.value]); !other.empty()) {
                return other;
            }
        }
    }
    return {};
}

} // namespace prunus::test
