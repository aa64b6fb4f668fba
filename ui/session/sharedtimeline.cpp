// The part of SideBySide about the timeline that its panes share: which step of a pane a beat is,
// and where cutoffs lie.

#include "ui/session/session.h"
#include "ui/session/sidebyside.h"

#include <algorithm>
#include <limits>

namespace prunus {

namespace {

/// Of a timeline whose end is not told: steps that can still be told apart.
constexpr std::uint64_t atFirst = 1000;

} // namespace

Step SideBySide::step(int pane) const {
    const auto search = searchOf(pane);
    return search ? lockstep_->step(*search, beat_) : Step{0};
}

Moment SideBySide::moment(int pane) const {
    return {session_.document()->tree, *trace(pane), step(pane)};
}

Beat SideBySide::beatOf(int pane, Step step) const {
    const auto search = searchOf(pane);
    return search ? lockstep_->beat(*search, step) : Beat{0};
}

Beat SideBySide::shownEnd() const {
    if (!session_.hasSearch() || !session_.hidesUnreadLeaves() || over()) {
        return end();
    }
    // Each inner node is entered and left, each leaf read, and each return but the root's compared.
    const Counts& all = session_.minimaxCounts();
    const std::uint64_t whole = 3 * all.interiorVisited + 2 * all.leavesEvaluated - 1;
    std::uint64_t room = std::min(whole, atFirst);
    while (room <= beat_.value) {
        room *= 2;
    }
    constexpr std::uint64_t most = std::numeric_limits<int>::max(); // of a slider
    return Beat{static_cast<std::uint32_t>(std::min(room, most))};
}

std::optional<Beat> SideBySide::cutoffAfter() const {
    std::optional<Beat> first;
    for (const int pane : searched_) {
        if (const auto cutoff = nextCutoff(*trace(pane), step(pane))) {
            const Beat beat = beatOf(pane, *cutoff);
            first = first ? std::min(*first, beat) : beat;
        }
    }
    return first;
}

/// One that a pane shows already, waiting, lies in the past.
std::optional<Beat> SideBySide::cutoffBefore() const {
    std::optional<Beat> last;
    for (const int pane : searched_) {
        auto cutoff = previousCutoff(*trace(pane), step(pane) + 1);
        if (cutoff && beatOf(pane, *cutoff) >= beat_) {
            cutoff = previousCutoff(*trace(pane), step(pane));
        }
        if (cutoff) {
            last = std::max(last.value_or(Beat{0}), beatOf(pane, *cutoff));
        }
    }
    return last;
}

} // namespace prunus
