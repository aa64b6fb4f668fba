#include "ui/shell/panelheights.h"

#include <algorithm>
#include <numeric>

namespace prunus {

std::vector<int> panelHeights(int room, const std::vector<PanelWish>& wishes) {
    std::vector<int> heights;
    heights.reserve(wishes.size());
    for (const PanelWish& each : wishes) {
        heights.push_back(each.folded);
    }
    int left = std::max(0, room - std::accumulate(heights.begin(), heights.end(), 0));
    std::vector<std::size_t> order(wishes.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wishes[i].patience; });
    const auto grow = [&](std::size_t i, int wanted) {
        const int given = std::clamp(wanted - heights[i], 0, left);
        heights[i] += given;
        left -= given;
    };
    std::vector<std::size_t> open;
    for (const std::size_t i : order) {
        if (open.empty() || wishes[i].least - heights[i] <= left) {
            open.push_back(i);
            grow(i, wishes[i].useful - heights[i] <= left ? wishes[i].useful : wishes[i].least);
        }
    }
    for (const auto wish : {&PanelWish::whole, &PanelWish::kept}) {
        for (const std::size_t i : open) {
            grow(i, wishes[i].*wish);
        }
    }
    if (!open.empty()) {
        heights[open.back()] += left;
    }
    return heights;
}

} // namespace prunus
