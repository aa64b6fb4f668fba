#include "app/cli/unmetdemand.h"

namespace prunus {

namespace {

std::string sentenceOf(const UnmetDemand& unmet) {
    const std::string slip =
        unmet.misconception ? std::string(traits(*unmet.misconception).id) : std::string();
    switch (unmet.demand) {
    case Demand::fewRepeats:
        return "has values that stand more than once";
    case Demand::prunes:
        return "has fewer or more leaves skipped than a quarter to half of them, by two cut "
               "subtrees or more";
    case Demand::bothSides:
        return "has no cutoff at one of the players";
    case Demand::depthsOfCuts:
        return "has no shallow cutoff, no deep one, or none of a whole inner node";
    case Demand::answer:
        return "has a best move that is no clear one, or that a short cut leads to";
    case Demand::ties:
        return "has another number of cutoffs with alpha = beta";
    case Demand::difficulty:
        return "is easier or harder";
    case Demand::shows:
        return "does not show " + slip + ": it answers everything right";
    case Demand::separates:
        return "does not tell " + slip + " from another slip to watch for";
    case Demand::robust:
        return "has a key that changes with one more or less at a leaf";
    case Demand::noShortCut:
        return "gives more than half of the points to one who guesses";
    case Demand::conventionProof:
        return "has a key that depends on >= or >, or on hard or soft";
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
