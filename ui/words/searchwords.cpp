#include "ui/words/searchwords.h"

#include "ui/words/lists.h"
#include "ui/words/slipwords.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

// TRANSLATOR SearchWords The conditions of a search, in a list.

namespace prunus {
namespace {

struct SearchWords {
    Q_DECLARE_TR_FUNCTIONS(SearchWords)
};

/// On which textbooks differ, where it concerns the algorithm.
QStringList rulesOf(const SearchOptions& options) {
    const AlgorithmTraits& facts = traits(options.algorithm);
    if (!facts.windowed || facts.fixedRules) {
        return {};
    }
    return {options.fail == FailMode::hard ? SearchWords::tr("fail-hard")
                                           : SearchWords::tr("fail-soft"),
            options.cut == CutRule::greaterOrEqual ? SearchWords::tr("α ≥ β")
                                                   : SearchWords::tr("α > β")};
}

QString shownOrder(const SearchOptions& options) {
    switch (options.order) {
    case MoveOrder::bestFirst:
        return SearchWords::tr("best first");
    case MoveOrder::worstFirst:
        return SearchWords::tr("worst first");
    case MoveOrder::random:
        return SearchWords::tr("random order %1").arg(options.seed);
    case MoveOrder::asWritten:
        break;
    }
    return {};
}

} // namespace

QString shownSearch(const SearchOptions& options) {
    return listed({shownProgram(options), shownConditions(options)});
}

QString shownConditions(const SearchOptions& options) {
    QStringList words;
    words << rulesOf(options) << shownOrder(options);
    if (options.depth) {
        words << SearchWords::tr("depth %1").arg(*options.depth);
    }
    if (options.root) {
        words << SearchWords::tr("%1 at the root").arg(shownPlayer(*options.root));
    }
    if (options.window != Window{} && traits(options.algorithm).takesWindow) {
        words << SearchWords::tr("first window %1").arg(shownWindow(options.window));
    }
    if (traits(options.algorithm).deepens && !options.previousBestFirst) {
        words << SearchWords::tr("previous best ignored");
    }
    return listed(words);
}

} // namespace prunus
