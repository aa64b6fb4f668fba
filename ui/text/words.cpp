#include "ui/text/words.h"

#include "core/notation/number.h"

#include <QCoreApplication>
#include <QLocale>
#include <cmath>

namespace prunus {
QString shownNumber(Value v) {
    if (v == infinity || v == -infinity) {
        return v > 0 ? QStringLiteral("+∞") : QStringLiteral("−∞");
    }
    // Whole numbers as they are written by hand: 1000000, which is longer than 1e+06.
    constexpr double leastUnwieldy = 1e15;
    QString text = std::trunc(v) == v && std::abs(v) < leastUnwieldy
                       ? QString::number(static_cast<qlonglong>(v))
                       : QString::fromStdString(formatNumber(v));
    return text.remove(u'+').replace(u'-', u'−');
}

QString shownBounds(Bounds b) {
    if (b.nothing()) {
        return {};
    }
    if (b.exact()) {
        return shownNumber(b.lower);
    }
    if (b.upper == infinity) {
        return u'≥' + shownNumber(b.lower);
    }
    return b.lower == -infinity ? u'≤' + shownNumber(b.upper)
                                : shownNumber(b.lower) + u'…' + shownNumber(b.upper);
}

QString shownCount(std::uint64_t n) {
    return QLocale().toString(static_cast<qulonglong>(n));
}

QString shownWindow(Window w) {
    return QStringLiteral("[%1, %2]").arg(shownNumber(w.alpha), shownNumber(w.beta));
}

QString shownPlayer(Player p) {
    return p == Player::max ? QStringLiteral("MAX") : QStringLiteral("MIN");
}

QString shownName(const DisplayNames& names, NodeId n) {
    QString name = QString::fromStdString(names.of(n));
    // A leaf is called by its value, so its minus sign is a number's.
    return name.startsWith(u'-') ? name.replace(0, 1, u'−') : name;
}

QString shownAlgorithm(Algorithm a) {
    switch (a) {
    case Algorithm::minimax:
        return QCoreApplication::translate("Algorithm", "Minimax");
    case Algorithm::negamax:
        return QCoreApplication::translate("Algorithm", "Negamax");
    case Algorithm::alphaBetaFirstDraft:
        return QCoreApplication::translate("Algorithm", "Alpha-beta, first draft");
    case Algorithm::alphaBetaSecondDraft:
        return QCoreApplication::translate("Algorithm", "Alpha-beta, second draft");
    case Algorithm::alphaBeta:
        return QCoreApplication::translate("Algorithm", "Alpha-beta");
    case Algorithm::alphaBetaNegamax:
        return QCoreApplication::translate("Algorithm", "Alpha-beta, negamax form");
    case Algorithm::principalVariationSearch:
    case Algorithm::negaScout:
    case Algorithm::alphaBetaWithMemory:
    case Algorithm::iterativeDeepening:
    case Algorithm::mtdf:
    case Algorithm::sssStar:
        break; // the window offers none that visits nodes again
    }
    return {};
}

} // namespace prunus
