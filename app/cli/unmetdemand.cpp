#include "app/cli/unmetdemand.h"

namespace prunus {

namespace {

std::string sentenceOf(const UnmetDemand& unmet) {
    const std::string slip =
        unmet.misconception ? std::string(traits(*unmet.misconception).id) : std::string();
    switch (unmet.demand) {
    case Demand::fewRepeats:
        return "has values that occur more than once";
    case Demand::prunes:
        return "does not skip a quarter to a half of its leaves, in two subtrees or more";
    case Demand::bothSides:
        return "has no cutoff at the nodes of one of the players";
    case Demand::depthsOfCuts:
        return "has no shallow cutoff, no deep one, or none of a whole inner node";
    case Demand::answer:
        return "has a best move that is not clear or is easy to guess: another move is worth "
               "almost as much, it comes first, the best leaf of all lies below it, or the value "
               "of "
               "the tree is that of its greatest, least or first leaf";
    case Demand::ties:
        return "has more or fewer cutoffs with alpha = beta than is asked for";
    case Demand::difficulty:
        return "is easier or harder than is asked for";
    case Demand::shows:
        return "does not show " + slip + ": with it all answers are right";
    case Demand::separates:
        return "does not separate " + slip +
               " from another slip to watch for: the answers are the same";
    case Demand::robust:
        return "has a key that changes when one leaf is worth 1 more or less";
    case Demand::noShortCut:
        return "gives more than half of the points for guessing";
    case Demand::conventionProof:
        return "has a key that depends on >= or >, or on fail-hard or fail-soft";
    }
    return "";
}

} // namespace

std::string lacking(const std::vector<UnmetDemand>& unmet) {
    std::string text;
    for (const UnmetDemand& each : unmet) {
        text += (text.empty() ? "" : "; it ") + sentenceOf(each);
    }
    return text.empty() ? "lacks nothing that can be told" : text;
}

} // namespace prunus
