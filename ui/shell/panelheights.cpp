#include "ui/shell/panelheights.h"

#include <algorithm>
#include <numeric>

namespace prunus {

namespace {

/// Closes the most patient panels, but never the last one, until the others have room. Returns how
/// much is left over, or below 0 how much is missing.
int close(int left, const std::vector<PanelNeed>& needs, const std::vector<std::size_t>& patient,
          std::vector<int>& heights) {
    for (std::size_t k = 0; k + 1 < patient.size() && left < 0; ++k) {
        const std::size_t i = patient[k];
        left += heights[i] - needs[i].closed;
        heights[i] = needs[i].closed;
    }
    return left;
}

/// The least patient first; those that are closed stay so.
void grow(int left, const std::vector<PanelNeed>& needs, const std::vector<std::size_t>& patient,
          std::vector<int>& heights) {
    for (const auto wanted : {&PanelNeed::least, &PanelNeed::ideal}) {
        for (std::size_t k = patient.size(); k-- > 0 && left > 0;) {
            const std::size_t i = patient[k];
            if (heights[i] > needs[i].closed) {
                const int given = std::clamp(needs[i].*wanted - heights[i], 0, left);
                heights[i] += given;
                left -= given;
            }
        }
    }
    heights[patient.back()] += left;
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
    for (const auto floor : {&PanelNeed::least, &PanelNeed::bare}) {
        for (std::size_t k = 0; k < patient.size() && left != 0; ++k) {
            const std::size_t i = patient[k];
            const int given = std::max(left, std::min(needs[i].*floor - heights[i], 0));
            heights[i] += given;
            left -= given;
        }
    }
    if (left < 0) {
        left = close(left, needs, patient, heights);
        grow(left, needs, patient, heights);
    }
    return heights;
}

} // namespace prunus
