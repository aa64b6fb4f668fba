#include "ui/words/searchwords.h"

#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace prunus {
namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("SearchWords", text);
}

/// On which textbooks differ, where it concerns the algorithm.
QStringList rulesOf(const SearchOptions& options) {
    const AlgorithmTraits& facts = traits(options.algorithm);
    if (!facts.windowed || facts.fixedRules) {
        return {};
    }
    return {options.fail == FailMode::hard ? tr("fail-hard") : tr("fail-soft"),
            options.cut == CutRule::greaterOrEqual ? tr("α ≥ β") : tr("α > β")};
}

QString shownOrder(const SearchOptions& options) {
    switch (options.order) {
    case MoveOrder::bestFirst:
        return tr("best first");
    case MoveOrder::worstFirst:
        return tr("worst first");
    case MoveOrder::random:
        return tr("random order %1").arg(options.seed);
    case MoveOrder::asWritten:
        break;
    }
    return {};
}

} // namespace

QString shownSearch(const SearchOptions& options) {
    const QString conditions = shownConditions(options);
    const QString algorithm = shownAlgorithm(options.algorithm);
    return conditions.isEmpty() ? algorithm : tr("%1, %2").arg(algorithm, conditions);
}

QString shownConditions(const SearchOptions& options) {
    QStringList words;
    words << rulesOf(options) << shownOrder(options);
    if (options.depth) {
        words << tr("depth %1").arg(*options.depth);
    }
    if (options.root) {
        words << tr("%1 at the root").arg(shownPlayer(*options.root));
    }
    if (options.window != Window{} && traits(options.algorithm).takesWindow) {
        words << tr("first window %1").arg(shownWindow(options.window));
    }
    if (traits(options.algorithm).deepens && !options.previousBestFirst) {
        words << tr("previous best ignored");
    }
    words.removeAll(QString());
    return words.join(tr(", "));
}

} // namespace prunus
