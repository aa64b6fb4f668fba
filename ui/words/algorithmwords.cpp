#include "ui/words/listing.h"
#include "ui/words/listingnames.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <string_view>

namespace prunus {
namespace {

constexpr std::array oneForm{ListingForm::usual};
constexpr std::array levelForms{ListingForm::pair, ListingForm::byLevel};
constexpr std::array sideForms{ListingForm::colour, ListingForm::sideToMove};

/// What is said of an algorithm: its name; what sets it apart, in a sentence; and how it is written
/// down.
struct AlgorithmWords {
    Algorithm algorithm;
    const char* name;
    const char* explanation;
    std::span<const ListingForm> forms;
};

constexpr std::array algorithmWords{
    AlgorithmWords{
        Algorithm::minimax, QT_TRANSLATE_NOOP("Algorithm", "Minimax"),
        QT_TRANSLATE_NOOP(
            "Algorithm",
            "Reads every leaf down to the depth: MAX takes the greatest, MIN the least."),
        levelForms},
    AlgorithmWords{
        Algorithm::negamax, QT_TRANSLATE_NOOP("Algorithm", "Negamax"),
        QT_TRANSLATE_NOOP(
            "Algorithm",
            "Minimax as one function: each side takes the greatest of the children's values "
            "with their signs changed."),
        sideForms},
    AlgorithmWords{Algorithm::alphaBetaFirstDraft,
                   QT_TRANSLATE_NOOP("Algorithm", "Alpha-beta, first draft"),
                   QT_TRANSLATE_NOOP(
                       "Algorithm",
                       "A node stops as soon as its value reaches the best that its parent has: it "
                       "sees no cut from further up."),
                   oneForm},
    AlgorithmWords{
        Algorithm::alphaBetaSecondDraft, QT_TRANSLATE_NOOP("Algorithm", "Alpha-beta, second draft"),
        QT_TRANSLATE_NOOP(
            "Algorithm",
            "The children get α and β as the node itself was given them, so nothing narrows "
            "and, from an open window, nothing is cut."),
        oneForm},
    AlgorithmWords{
        Algorithm::alphaBeta, QT_TRANSLATE_NOOP("Algorithm", "Alpha-beta"),
        QT_TRANSLATE_NOOP(
            "Algorithm",
            "The children get α and β as they stand: a cut can come from anywhere above."),
        levelForms},
    AlgorithmWords{
        Algorithm::alphaBetaNegamax, QT_TRANSLATE_NOOP("Algorithm", "Alpha-beta, negamax form"),
        QT_TRANSLATE_NOOP("Algorithm",
                          "Alpha-beta as one function: a child gets the window (−β, −α)."),
        sideForms},
    AlgorithmWords{
        Algorithm::principalVariationSearch,
        QT_TRANSLATE_NOOP("Algorithm", "Principal variation search"),
        QT_TRANSLATE_NOOP(
            "Algorithm",
            "Trusts the first child and only asks of the others whether they are better: a "
            "null window probes them, and one that is better is searched again."),
        sideForms},
    AlgorithmWords{
        Algorithm::negaScout, QT_TRANSLATE_NOOP("Algorithm", "NegaScout"),
        QT_TRANSLATE_NOOP(
            "Algorithm",
            "Principal variation search that starts the second search of a child from what "
            "its probe has found; a leaf is never searched again after its own probe."),
        sideForms},
    AlgorithmWords{
        Algorithm::alphaBetaWithMemory, QT_TRANSLATE_NOOP("Algorithm", "Alpha-beta with a table"),
        QT_TRANSLATE_NOOP(
            "Algorithm",
            "Alpha-beta that asks a transposition table first. In the tree of a game it answers "
            "where "
            "play has come to the same position by another way. In any other tree each node is a "
            "position of its own, so it never answers; in MTD(f) it does."),
        levelForms},
    AlgorithmWords{
        Algorithm::iterativeDeepening, QT_TRANSLATE_NOOP("Algorithm", "Iterative deepening"),
        QT_TRANSLATE_NOOP(
            "Algorithm",
            "Alpha-beta to depth 1, then to 2, and so on: an answer at any time, and each "
            "iteration tells the next which move to try first. Depths where some node has no "
            "static value are left out."),
        levelForms},
    AlgorithmWords{
        Algorithm::mtdf, QT_TRANSLATE_NOOP("Algorithm", "MTD(f)"),
        QT_TRANSLATE_NOOP(
            "Algorithm",
            "Closes in on the value by null windows at the root, from a first guess of 0, "
            "and remembers in a table what each pass has found."),
        levelForms},
    AlgorithmWords{Algorithm::sssStar, QT_TRANSLATE_NOOP("Algorithm", "SSS*"),
                   QT_TRANSLATE_NOOP(
                       "Algorithm",
                       "MTD(f) that guesses +∞ and comes down from there: it reads the leaves that "
                       "Stockman’s SSS* reads, in its order."),
                   levelForms},
};
static_assert(isEnumTable<algorithmWords, &AlgorithmWords::algorithm>());

constexpr bool hasListings(const AlgorithmWords& words) {
    const std::string_view id = traits(words.algorithm).id;
    return std::ranges::all_of(words.forms, [id](ListingForm form) {
        return std::ranges::any_of(listingNames, [=](std::string_view name) {
            return name.starts_with(id) && name.substr(id.size()) == endingOf(form);
        });
    });
}
static_assert(std::ranges::all_of(algorithmWords, hasListings));

const AlgorithmWords& wordsOf(Algorithm a) {
    return algorithmWords.at(static_cast<std::size_t>(a));
}

} // namespace

QString shownAlgorithm(Algorithm a) {
    return QCoreApplication::translate("Algorithm", wordsOf(a).name);
}

QString explainedAlgorithm(Algorithm a) {
    return QCoreApplication::translate("Algorithm", wordsOf(a).explanation);
}

std::span<const ListingForm> formsOf(Algorithm algorithm) {
    return wordsOf(algorithm).forms;
}

} // namespace prunus
