#pragma once

#include "tests/ui/canvas/scene.h"
#include "ui/figures/figurefile.h"

namespace prunus {

inline GameTree treeOf(std::string_view text) {
    auto tree = readTree(text);
    return tree ? std::move(*tree) : throw std::runtime_error(tree.error().message);
}

/// A tree that was searched, to be drawn.
struct Searched {
    Document document;
    std::shared_ptr<const SearchTrace> trace;

    explicit Searched(GameTree tree, Algorithm algorithm = Algorithm::alphaBeta)
        : document(std::move(tree), QStringLiteral("a tree")) {
        SearchOptions options;
        options.algorithm = algorithm;
        trace = recordSearch(document.tree, options).value();
    }

    [[nodiscard]] Figure at(std::uint32_t t, const FigureStyle& style = {}) const {
        return {document, *trace, Step{t}, style};
    }
};

} // namespace prunus
