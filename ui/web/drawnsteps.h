#pragma once

#include "ui/web/elementdiff.h"
#include "ui/web/elementstyles.h"
#include "ui/web/numberedtexts.h"
#include "ui/web/svgshapes.h"

#include <compare>
#include <functional>
#include <map>

namespace prunus {

/// The drawings of all steps of a search as one sequence of elements; see ElementDiff. The elements
/// are cut out of the SVG files that the program writes of each step, so there is no second drawing
/// code.
class DrawnSteps {
  public:
    /// A function that returns the SVG of the step that is being added, in a theme.
    using Draw = std::function<QByteArray(ThemeKind)>;

    /// Draws the next step in the first theme, and in the other themes, too, if an element has a
    /// look that no element had before.
    void add(const Draw& draw);

    /// An element of the sequence, as the numbers of its markup, its transform and its look.
    struct Element {
        std::uint32_t markup = 0;
        std::uint32_t transform = 0;
        std::uint32_t look = 0;

        friend auto operator<=>(const Element&, const Element&) = default;
    };
    [[nodiscard]] std::vector<Element> sequence() const;
    [[nodiscard]] std::vector<std::vector<std::uint32_t>> changes() const {
        return lives_.changes();
    }
    [[nodiscard]] const std::vector<QByteArray>& markups() const { return markups_.all(); }
    [[nodiscard]] const std::vector<QByteArray>& transforms() const { return transforms_.all(); }
    [[nodiscard]] const ElementStyles& looks() const { return looks_; }

  private:
    void learn(const std::vector<SvgShape>& shapes, const Draw& draw);

    NumberedTexts markups_;
    NumberedTexts transforms_;
    std::map<Element, std::uint32_t> numbers_;
    std::vector<Element> elements_;
    ElementStyles looks_;
    ElementDiff lives_;
};

} // namespace prunus
