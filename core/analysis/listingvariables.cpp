#include "core/analysis/listingvariables.h"

#include <vector>

namespace prunus {

namespace {

bool keepsParameters(const Moment& moment) {
    return moment.trace().traits().handsDown == HandsDown::given;
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
    const AlgorithmTraits& algorithm = trace.traits();
    if (trace.plain() != nullptr || !algorithm.windowed ||
        algorithm.handsDown == HandsDown::given) {
        return true;
    }
    return trace.options().fail == FailMode::soft && algorithm.handsDown != HandsDown::best;
}

std::optional<Value> probeAnswer(const Moment& moment, NodeId n) {
    const NodeId child = moment.through(n);
    if (child == noNode || !moment.trace().traits().probes) {
        return std::nullopt;
    }
    std::vector<NodeVisit> visits = moment.visits(child, 2);
    // The comparison is made a step after the return.
    std::erase_if(visits, [&](const NodeVisit& v) { return !v.left || *v.left == moment.step(); });
    if (visits.empty()) {
        return std::nullopt;
    }
    const Moment compared(moment.tree(), moment.trace(), *visits.back().left + 1);
    return compared.event().again ? visits.back().returned : std::nullopt;
}

std::optional<DriverVariables> driverVariables(const Moment& moment) {
    const std::optional<Value> firstGuess = moment.trace().traits().firstGuess;
    if (!firstGuess) {
        return std::nullopt;
    }
    DriverVariables driver;
    driver.g = *firstGuess;
    for (const NodeVisit& pass : moment.visits(GameTree::root())) {
        if (pass.returned) {
            driver.g = *pass.returned;
            (driver.g < pass.window.beta ? driver.found.upper : driver.found.lower) = driver.g;
        }
    }
    return driver;
}

} // namespace prunus
