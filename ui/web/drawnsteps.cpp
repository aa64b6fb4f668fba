#include "ui/web/drawnsteps.h"

#include <algorithm>

namespace prunus {

/// Themes draw the same elements in the same order, but for some that one of them can do without.
void DrawnSteps::learn(const std::vector<SvgShape>& shapes, const Draw& draw) {
    std::vector<ThemedLook> looks(shapes.size());
    for (std::size_t theme = 0; theme < pageThemes.size(); ++theme) {
        const auto themed = theme == 0 ? shapes : shapesOf(draw(pageThemes.at(theme)));
        auto next = themed.begin();
        for (std::size_t k = 0; k < shapes.size() && next != themed.end(); ++k) {
            if (next->markup == shapes[k].markup && next->transform == shapes[k].transform) {
                looks[k].at(theme) = next->look;
                ++next;
            }
        }
    }
    for (const ThemedLook& each : looks) {
        looks_.add(each);
    }
}

void DrawnSteps::add(const Draw& draw) {
    const std::vector<SvgShape> shapes = shapesOf(draw(pageThemes.front()));
    if (!std::ranges::all_of(shapes,
                             [&](const SvgShape& s) { return looks_.known(s.look).has_value(); })) {
        learn(shapes, draw);
    }
    std::vector<std::uint32_t> things;
    things.reserve(shapes.size());
    for (const SvgShape& each : shapes) {
        const Element element{markups_.of(each.markup), transforms_.of(each.transform),
                              *looks_.known(each.look)};
        const auto [found, isNew] =
            numbers_.try_emplace(element, static_cast<std::uint32_t>(elements_.size()));
        if (isNew) {
            elements_.push_back(element);
        }
        things.push_back(found->second);
    }
    lives_.add(things);
}

std::vector<DrawnSteps::Element> DrawnSteps::sequence() const {
    std::vector<Element> sequence;
    for (const std::uint32_t each : lives_.sequence()) {
        sequence.push_back(elements_[each]);
    }
    return sequence;
}

} // namespace prunus
