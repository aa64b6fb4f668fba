#pragma once

#include "core/formats/importtree.h"
#include "core/generate/uniform.h"
#include "core/trace/run.h"
#include "ui/drawing/treepicture.h"
#include "ui/words/messagetext.h"

#include <stdexcept>
#include <string_view>
#include <utility>

namespace prunus {

/// Figure 5.2 of Russell and Norvig, "Artificial Intelligence: A Modern Approach".
inline constexpr std::string_view figure52 = "[[3,12,8],[2,4,6],[14,5,2]]";

/// A tree that was searched and laid out, to be drawn at any of its steps.
struct Scene {
    GameTree tree;
    std::shared_ptr<const SearchTrace> trace;
    TidyLayout layout;
    DisplayNames names;
    Moment moment;

    Scene(GameTree t, const SearchOptions& options)
        : tree(std::move(t)), trace(search(tree, options)), layout(tree), names(tree),
          moment(tree, *trace, Step{0}) {}
    explicit Scene(std::string_view text, const SearchOptions& options = {})
        : Scene(read(text), options) {}
    Scene(std::string_view text, Algorithm algorithm) : Scene(text, optionsOf(algorithm)) {}
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;

    [[nodiscard]] TreeExtent extent() const { return {layout.width(), tree.height()}; }

    /// The picture of a step, with the view fitted to an area.
    TreePicture at(Step t, const QRectF& area, double textScale = 1) {
        moment = Moment(tree, *trace, t);
        TreePicture picture;
        picture.moment = &moment;
        picture.layout = &layout;
        picture.names = &names;
        picture.theme = &themeOf(ThemeKind::light);
        picture.textScale = textScale;
        picture.view = fitted({area, extent(), textScale, false, true});
        return picture;
    }

    static GameTree uniform(std::uint32_t depth, std::uint32_t branching) {
        UniformShape shape;
        shape.depth = depth;
        shape.branching = branching;
        shape.high = 999999;
        return generateUniform(shape).value();
    }

  private:
    static GameTree read(std::string_view text) {
        auto tree = readTree(text);
        return tree ? std::move(*tree) : throw std::runtime_error(inEnglish(tree.error().message));
    }
    static SearchOptions optionsOf(Algorithm algorithm) {
        SearchOptions options;
        options.algorithm = algorithm;
        return options;
    }
    static std::shared_ptr<const SearchTrace> search(const GameTree& tree,
                                                     const SearchOptions& options) {
        auto trace = recordSearch(tree, options);
        return trace ? *trace : throw std::runtime_error("the search fails");
    }
};

} // namespace prunus
