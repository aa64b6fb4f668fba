#include "ui/window/panelheights.h"

#include <algorithm>
#include <numeric>

namespace prunus {

namespace {

/// Where not even the least heights have room: all but the least patient share the loss, as far as
/// half of what they need.
void spread(int left, const std::vector<PanelNeed>& needs, std::vector<int>& heights) {
    const auto patient = [&](std::size_t i) {
        return needs[i].patience > std::ranges::min(needs, {}, &PanelNeed::patience).patience;
    };
    int sharing = 0;
    for (std::size_t i = 0; i < needs.size(); ++i) {
        sharing += patient(i) ? 1 : 0;
    }
    for (std::size_t i = 0; i < needs.size() && left < 0 && sharing > 0; ++i) {
        if (patient(i)) {
            const int lost = std::max(left / sharing, -heights[i] / 2);
            heights[i] += lost;
            left -= lost;
            sharing -= 1;
        }
    }
}

} // namespace

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
    spread(left, needs, heights);
    return heights;
}

} // namespace prunus
