// Windows that are written at nodes.

#include "ui/practice/answering.h"

#include <algorithm>
#include <limits>

namespace prunus {
namespace {

/// In a history, of the side of which nothing is written yet.
constexpr Value nothingYet = std::numeric_limits<Value>::lowest();

/// As many windows as the side with more changes has; the other stays as it was last.
std::vector<Window> bothSides(const std::vector<Value>& alpha, const std::vector<Value>& beta) {
    const auto at = [](const std::vector<Value>& bounds, std::size_t k) {
        return bounds.empty() ? nothingYet : bounds[std::min(k, bounds.size() - 1)];
    };
    std::vector<Window> windows;
    for (std::size_t k = 0; k < std::max(alpha.size(), beta.size()); ++k) {
        windows.push_back({at(alpha, k), at(beta, k)});
    }
    return windows;
}

} // namespace

std::vector<Value> boundsAt(const Answer& answer, NodeId n, bool isAlpha,
                            Profile::WindowShown shown) {
    const auto at = answer.windows.find(n);
    if (at == answer.windows.end()) {
        return {};
    }
    const WrittenWindows& written = at->second;
    std::vector<Value> bounds;
    for (const Window w : written.history.value_or(std::vector<Window>())) {
        const Value bound = isAlpha ? w.alpha : w.beta;
        if (bound != nothingYet && (bounds.empty() || bounds.back() != bound)) {
            bounds.push_back(bound);
        }
    }
    if (shown == Profile::WindowShown::history) {
        return bounds;
    }
    if (const auto& window = shown == Profile::WindowShown::exit ? written.out : written.in) {
        return {isAlpha ? window->alpha : window->beta};
    }
    const auto& only = isAlpha ? written.onlyAlpha : written.onlyBeta;
    return only ? std::vector{*only} : std::vector<Value>();
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
    if (shown == Profile::WindowShown::history) {
        written.history = bothSides(alpha, beta);
    } else if (alpha.empty() || beta.empty()) {
        written.onlyAlpha = alpha.empty() ? std::nullopt : std::optional(alpha.front());
        written.onlyBeta = beta.empty() ? std::nullopt : std::optional(beta.front());
    } else {
        const Window window{alpha.front(), beta.front()};
        (shown == Profile::WindowShown::exit ? written.out : written.in) = window;
    }
    return answer;
}

int windowsFilledIn(const Answer& answer, Profile::WindowShown shown) {
    auto filled = std::ssize(answer.notVisited);
    for (const auto& each : answer.windows) {
        const auto isFilled = [&](bool isAlpha) {
            return !boundsAt(answer, each.first, isAlpha, shown).empty();
        };
        filled += isFilled(true) && isFilled(false) ? 1 : 0;
    }
    return int(filled);
}

} // namespace prunus
