// Windows that are written at nodes.

#include "ui/practice/answering.h"

#include <algorithm>

namespace prunus {
namespace {

/// As many windows as the side with more changes has; the other stays as it was last.
std::vector<Window> bothSides(const std::vector<Value>& alpha, const std::vector<Value>& beta) {
    const auto at = [](const std::vector<Value>& bounds, std::size_t k) {
        return bounds[std::min(k, bounds.size() - 1)];
    };
    std::vector<Window> windows;
    for (std::size_t k = 0; k < std::max(alpha.size(), beta.size()); ++k) {
        windows.push_back({at(alpha, k), at(beta, k)});
    }
    return windows;
}

/// Each as long as it stays the same.
std::vector<Value> changesOf(const std::vector<Window>& windows, bool isAlpha) {
    std::vector<Value> bounds;
    bounds.reserve(windows.size());
    for (const Window w : windows) {
        bounds.push_back(isAlpha ? w.alpha : w.beta);
    }
    bounds.erase(std::unique(bounds.begin(), bounds.end()), bounds.end());
    return bounds;
}

} // namespace

std::vector<Value> boundsAt(const Answer& answer, NodeId n, bool isAlpha,
                            Profile::WindowShown shown) {
    const auto at = answer.windows.find(n);
    if (at == answer.windows.end()) {
        return {};
    }
    const WrittenWindows& written = at->second;
    const bool isHistory = shown == Profile::WindowShown::history;
    const auto& window = shown == Profile::WindowShown::exit ? written.out : written.in;
    if (isHistory && (written.history || written.in || written.out)) {
        std::vector<Window> windows = written.history.value_or(std::vector<Window>());
        for (const auto& each : {written.in, written.out}) { // as a file may have it
            if (each && !written.history) {
                windows.push_back(*each);
            }
        }
        return changesOf(windows, isAlpha);
    }
    if (!isHistory && window) {
        return {isAlpha ? window->alpha : window->beta};
    }
    return isAlpha ? written.onlyAlpha : written.onlyBeta;
}

Answer withBounds(Answer answer, NodeId n, bool isAlpha, const std::vector<Value>& bounds,
                  Profile::WindowShown shown) {
    const std::vector<Value> alpha = isAlpha ? bounds : boundsAt(answer, n, true, shown);
    const std::vector<Value> beta = isAlpha ? boundsAt(answer, n, false, shown) : bounds;
    answer.windows.erase(n);
    if (!bounds.empty()) {
        std::erase(answer.notVisited, n);
    }
    if (alpha.empty() && beta.empty()) {
        return answer;
    }
    WrittenWindows& written = answer.windows[n];
    if (alpha.empty() || beta.empty()) {
        written.onlyAlpha = alpha;
        written.onlyBeta = beta;
    } else if (shown == Profile::WindowShown::history) {
        written.history = bothSides(alpha, beta);
    } else {
        const Window window{alpha.front(), beta.front()};
        (shown == Profile::WindowShown::exit ? written.out : written.in) = window;
    }
    return answer;
}

int windowsFilledIn(const Answer& answer, const Profile& profile) {
    auto filled = std::ssize(answer.notVisited);
    for (const auto& each : answer.windows) {
        const auto isFilled = [&](bool isAlpha) {
            return !boundsAt(answer, each.first, isAlpha, profile.windowShown).empty();
        };
        const bool one = profile.ownSideOnly; // there is no field for the other
        filled += one || (isFilled(true) && isFilled(false)) ? 1 : 0;
    }
    return int(filled);
}

} // namespace prunus
