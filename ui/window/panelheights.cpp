#include "ui/window/panelheights.h"

#include <algorithm>
#include <numeric>

namespace prunus {

std::vector<int> panelHeights(int room, const std::vector<PanelNeed>& needs) {
    std::vector<int> heights;
    heights.reserve(needs.size());
    std::vector<std::size_t> patient(needs.size());
    for (const PanelNeed& each : needs) {
        heights.push_back(each.ideal);
    }
    std::iota(patient.begin(), patient.end(), 0U);
    std::stable_sort(patient.begin(), patient.end(), [&](std::size_t a, std::size_t b) {
        return needs[a].patience > needs[b].patience;
    });
    int left = room - std::accumulate(heights.begin(), heights.end(), 0);
    for (const std::size_t i : patient) {
        const int given = std::max(left, needs[i].least - needs[i].ideal);
        heights[i] += given;
        left -= given;
        if (left == 0) {
            break;
        }
    }
    return heights;
}

} // namespace prunus
