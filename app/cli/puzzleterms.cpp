#include "app/cli/puzzleterms.h"

#include "app/cli/numbertext.h"
#include "core/tree/dottedpath.h"

#include <algorithm>
#include <array>
#include <vector>

namespace prunus {

namespace {

using Problem = std::string;

std::vector<std::string> splitAt(char sign, const std::string& text) {
    std::vector<std::string> parts(1);
    for (const char each : text) {
        if (each == sign) {
            parts.emplace_back();
        } else {
            parts.back() += each;
        }
    }
    return parts;
}

Problem leafNamed(const GameTree& tree, const std::string& path, NodeId& leaf) {
    leaf = nodeAtDotted(tree, path);
    return leaf != noNode && tree.isLeaf(leaf) ? "" : "there is no leaf at \"" + path + '"';
}

/// `0.1:pruned:1.0`, `0.1:best:1`, `0.1:worth:5`.
Problem readAbout(const std::string& text, const GameTree& tree, AboutX& about) {
    static constexpr const char* form =
        "--about is required: X:pruned:LEAF, X:best:CHILD or X:worth:VALUE, such as "
        "0.1:pruned:1.0, where X is the path of a leaf";
    const std::vector<std::string> parts = splitAt(':', text);
    if (parts.size() != 3) {
        return form;
    }
    if (Problem problem = leafNamed(tree, parts[0], about.x); !problem.empty()) {
        return "--about: " + problem;
    }
    if (parts[1] == "pruned") {
        about.asks = AboutX::Asks::pruned;
        const Problem problem = leafNamed(tree, parts[2], about.node);
        return problem.empty() ? "" : "--about: " + problem;
    }
    if (parts[1] == "best") {
        about.asks = AboutX::Asks::best;
        about.node = nodeAtDotted(tree, parts[2]);
        return tree.children(GameTree::root()).contains(about.node)
                   ? ""
                   : "--about: the root has no child \"" + parts[2] + '"';
    }
    about.asks = AboutX::Asks::worth;
    const auto worth = readNumber<Value>(parts[2]);
    about.worth = worth.value_or(0);
    return parts[1] == "worth" && worth ? "" : form;
}

/// `most`, `nothing`, `exactly:3`, `leaf:1.0`.
Problem readWanted(const std::string& text, const GameTree& tree, Filling& wanted) {
    const std::vector<std::string> parts = splitAt(':', text);
    using Goal = Filling::Goal;
    if (parts.size() == 1 && (parts[0] == "most" || parts[0] == "nothing")) {
        wanted.goal = parts[0] == "most" ? Goal::most : Goal::nothing;
        return "";
    }
    if (parts.size() == 2 && parts[0] == "leaf") {
        wanted.goal = Goal::leaf;
        const Problem problem = leafNamed(tree, parts[1], wanted.leaf);
        return problem.empty() ? "" : "--wanted: " + problem;
    }
    const auto count = parts.size() == 2 ? readNumber<std::uint32_t>(parts[1]) : std::nullopt;
    wanted.goal = Goal::exactly;
    wanted.count = count.value_or(0);
    return count && parts[0] == "exactly"
               ? ""
               : "--wanted must be most, nothing, exactly:N or leaf:PATH";
}

Problem readValues(const std::string& text, Filling& wanted) {
    const auto range = readPair<std::int32_t>(text, readNumber<std::int32_t>);
    if (!range || range->first > range->second) {
        return "--values must be two whole numbers, such as 0,15";
    }
    wanted.least = range->first;
    wanted.greatest = range->second;
    return "";
}

/// `12`, `12:nodes`.
Problem readBudget(const std::string& text, Budget& budget) {
    const std::vector<std::string> parts = splitAt(':', text);
    const auto most = readNumber<std::uint64_t>(parts.front());
    const bool named = parts.size() == 2 && (parts[1] == "evaluations" || parts[1] == "nodes");
    budget.most = most.value_or(0);
    budget.unit = named && parts[1] == "nodes" ? Budget::Unit::nodes : Budget::Unit::evaluations;
    return most && (named || parts.size() == 1)
               ? ""
               : "--budget must be a whole number from 0, such as 12 for evaluations or 12:nodes "
                 "for nodes that are visited";
}

} // namespace

tl::expected<Terms, std::string> termsOf(const PracticeFlags& flags, const GameTree& tree) {
    Terms terms;
    Problem problem;
    if (flags.question == Question::ranges) {
        problem = readAbout(flags.about, tree, terms.aboutX);
    } else if (flags.question == Question::fillIn) {
        terms.filling.greatest = std::max(15, static_cast<std::int32_t>(tree.leafCount()) - 1);
        problem = readWanted(flags.wanted, tree, terms.filling);
        if (problem.empty() && !flags.values.empty()) {
            problem = readValues(flags.values, terms.filling);
        }
    } else if (flags.question == Question::budget) {
        problem = readBudget(flags.budget, terms.budget);
    }
    return problem.empty() ? tl::expected<Terms, std::string>(terms) : tl::make_unexpected(problem);
}

} // namespace prunus
