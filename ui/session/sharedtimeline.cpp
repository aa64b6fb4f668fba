// The part of Panes about the timeline: where each search is at a beat, and where cutoffs lie.

#include "ui/session/panes.h"
#include "ui/session/session.h"
#include "ui/session/stepping.h"

#include <algorithm>
#include <limits>

namespace prunus {

namespace {

/// Of a timeline whose end is not told: steps that can still be told apart.
constexpr std::uint64_t atFirst = 1000;

} // namespace

Moment Panes::moment(int pane) const {
    return {session_.document()->tree, *at(pane).trace, at(pane).step};
}

std::size_t Panes::searchOf(int pane) const {
    return static_cast<std::size_t>(std::ranges::find(searched_, pane) - searched_.begin());
}

Beat Panes::firstBeatShowing(int pane, Step step) const {
    return lockstep_->beat(searchOf(pane), step);
}

void Panes::moveTo(Beat beat) {
    beat_ = beat;
    for (std::size_t k = 0; k < searched_.size(); ++k) {
        mine(searched_[k]).step = lockstep_->step(k, beat);
    }
}

Beat Panes::sameBeat() const {
    const Step own = at(picked_).step;
    Beat latest = firstBeatShowing(picked_, own);
    for (const int pane : searched_) {
        const Beat there = firstBeatShowing(pane, std::min(at(pane).step, at(pane).trace->end()));
        if (there > latest && lockstep_->step(searchOf(picked_), there) == own) {
            latest = there;
        }
    }
    return latest;
}

Beat roomForBeats(const Counts& minimax, Beat taken) {
    // Each inner node is entered and left, each leaf read, and each return but the root's compared.
    const std::uint64_t whole = 3 * minimax.interiorVisited + 2 * minimax.leavesEvaluated - 1;
    std::uint64_t room = std::min(whole, atFirst);
    while (room <= taken.value) {
        room *= 2;
    }
    constexpr std::uint64_t most = std::numeric_limits<int>::max(); // of a slider
    return Beat{static_cast<std::uint32_t>(std::min(room, most))};
}

Beat Panes::shownEnd() const {
    if (!session_.hasSearch() || !session_.hidesWhatComes() || over()) {
        return end();
    }
    return roomForBeats(session_.minimaxCounts(), beat_);
}

std::optional<Beat> Panes::cutoffAfter() const {
    std::optional<Beat> first;
    for (const int pane : searched_) {
        if (const auto cutoff = nextCutoff(*at(pane).trace, at(pane).step)) {
            const Beat beat = firstBeatShowing(pane, *cutoff);
            first = first ? std::min(*first, beat) : beat;
        }
    }
    return first;
}

/// One that a pane shows already, waiting, lies in the past.
std::optional<Beat> Panes::cutoffBefore() const {
    std::optional<Beat> last;
    for (const int pane : searched_) {
        auto cutoff = previousCutoff(*at(pane).trace, at(pane).step + 1);
        if (cutoff && firstBeatShowing(pane, *cutoff) >= beat_) {
            cutoff = previousCutoff(*at(pane).trace, at(pane).step);
        }
        if (cutoff) {
            last = std::max(last.value_or(Beat{0}), firstBeatShowing(pane, *cutoff));
        }
    }
    return last;
}

} // namespace prunus
