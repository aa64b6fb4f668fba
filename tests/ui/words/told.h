#pragma once

// A tree that was searched, and what is said of its steps and of its nodes.

#include "core/analysis/story.h"
#include "core/formats/importtree.h"
#include "core/trace/run.h"
#include "ui/words/sentences.h"
#include "ui/words/storytext.h"

namespace prunus {

/// Figure 5.2: node 0 is A, 1 to 3 are B, C and D, where MIN moves, 4 to 12 the leaves.
inline constexpr const char* figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";

/// C is better than B, so that its probe fails high.
inline constexpr const char* betterSecond = "[[3,12,8],[20,[14,10],6],[14,5,2]]";
inline constexpr const char* twoPasses = "[[3,5],[9,7]]";
/// Inner nodes have static values, so that a search can stop at any depth; each iteration finds
/// another best move of A.
inline constexpr const char* deepening = R"({"format": "prunus-tree", "version": 1,
    "tree": {"name": "root", "value": 4, "children": [
        {"value": 5, "children": [1, {"value": 3, "children": [7, 2]}]},
        {"value": 6, "children": [{"value": 2, "children": [-5]}, 8]}]}})";

inline SearchOptions with(Algorithm algorithm, FailMode fail = FailMode::hard) {
    SearchOptions options;
    options.algorithm = algorithm;
    options.fail = fail;
    return options;
}

inline SearchOptions toDepth(std::uint32_t depth, Algorithm algorithm = Algorithm::alphaBeta) {
    SearchOptions options = with(algorithm);
    options.depth = depth;
    return options;
}

/// A tree, searched, and its words.
struct Told {
    Told(GameTree searched, const SearchOptions& options)
        : tree(std::move(searched)), names(tree), trace(recordSearch(tree, options).value()) {}
    Told(const std::string& text, const SearchOptions& options)
        : Told(readTree(text).value(), options) {}

    [[nodiscard]] Moment moment(std::uint32_t t) const { return {tree, *trace, Step{t}}; }
    [[nodiscard]] Said said(std::uint32_t t, Side side = Side::max) const {
        const Moment at = moment(t);
        return Sentences(Naming(at, names), side).of(explain(at));
    }
    [[nodiscard]] ToldStory story(std::uint32_t t, NodeId n, Side side,
                                  bool hideUnreadLeaves = false) const {
        const Moment at = moment(t);
        return StoryText(Naming(at, names, hideUnreadLeaves), side).of(storyOf(at, n));
    }

    GameTree tree;
    DisplayNames names;
    std::shared_ptr<const SearchTrace> trace;
};

} // namespace prunus
