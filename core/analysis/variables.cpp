#include "core/analysis/variables.h"

#include <algorithm>

namespace prunus {

namespace {

bool keepsParameters(const Moment& moment) {
    return moment.trace().options().algorithm == Algorithm::alphaBetaSecondDraft;
}

} // namespace

Window listedWindow(const Moment& moment, NodeId n) {
    return keepsParameters(moment) ? moment.entryWindow(n) : moment.window(n);
}

ListedHistory listedHistory(const Moment& moment, NodeId n, std::size_t most) {
    if (keepsParameters(moment)) {
        const Window given = moment.entryWindow(n);
        return {{{given.alpha}}, {{given.beta}}};
    }
    return {moment.alphaHistory(n, most), moment.betaHistory(n, most)};
}

bool listsBest(const SearchTrace& trace) {
    const SearchOptions& options = trace.options();
    if (!trace.traits().windowed || options.algorithm == Algorithm::alphaBetaSecondDraft) {
        return true;
    }
    return options.fail == FailMode::soft && options.algorithm != Algorithm::alphaBetaFirstDraft;
}

std::optional<Value> probeAnswer(const Moment& moment, NodeId n) {
    const CallLog* const log = moment.trace().calls();
    if (log == nullptr || moment.state(n) != NodeState::open) {
        return std::nullopt;
    }
    const Step t = moment.step();
    const auto enteredAfter = [log](Step s, CallId c) { return s < (*log)[c].entered; };
    const std::span<const CallId> visits = log->of(n);
    const CallId call = *std::prev(std::upper_bound(visits.begin(), visits.end(), t, enteredAfter));
    const std::span<const CallId> made = log->madeBy(call);
    // The comparison is made a step after the return.
    const auto after = std::lower_bound(made.begin(), made.end(), t,
                                        [log](CallId c, Step s) { return (*log)[c].left < s; });
    if (after == made.begin() || !(*log)[*std::prev(after)].again) {
        return std::nullopt;
    }
    const Call& probe = (*log)[*std::prev(after)];
    const bool turned = moment.trace().traits().negamaxForm;
    const Player mover = moment.trace().playerAt(moment.tree().rowOf(probe.node));
    return turned ? fromSideOf(mover, probe.value) : probe.value;
}

std::optional<DriverVariables> driverVariables(const Moment& moment) {
    const std::optional<Value> firstGuess = moment.trace().traits().firstGuess;
    if (!firstGuess) {
        return std::nullopt;
    }
    const CallLog& log = *moment.trace().calls();
    DriverVariables driver;
    driver.g = *firstGuess;
    for (const CallId c : log.of(GameTree::root())) {
        const Call& pass = log[c];
        if (pass.left > moment.step()) {
            break;
        }
        driver.g = pass.value;
        (pass.value < pass.window.beta ? driver.found.upper : driver.found.lower) = pass.value;
    }
    return driver;
}

} // namespace prunus
