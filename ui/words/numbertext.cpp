#include "ui/words/numbertext.h"

#include "ui/words/localenumbers.h"
#include "ui/words/words.h"

namespace prunus {

namespace {

/// Three significant digits, without the sign of rounding.
QString rounded(Value v) {
    QString text = QString::number(v, 'g', 3);
    text.replace(QLatin1StringView("e+0"), QLatin1StringView("e"));
    text.replace(QLatin1StringView("e+"), QLatin1StringView("e"));
    text.replace(QLatin1StringView("e-0"), QLatin1StringView("e-"));
    return inLocale(text);
}

bool roundsAway(Value v) {
    return QString::number(v, 'g', 3).toDouble() != v;
}

} // namespace

QString roughNumber(Value v) {
    if (v == infinity || v == -infinity) {
        return shownNumber(v);
    }
    return roundsAway(v) ? QStringLiteral("≈") + rounded(v) : rounded(v);
}

QString roughBounds(Bounds b) {
    if (b.nothing()) {
        return {};
    }
    if (b.exact()) {
        return roughNumber(b.lower);
    }
    // A rounded bound could claim more than is proved, so only numbers that stay exact are shown.
    const bool lowerKnown = b.lower != -infinity;
    const bool upperKnown = b.upper != infinity;
    if ((lowerKnown && roundsAway(b.lower)) || (upperKnown && roundsAway(b.upper))) {
        return {};
    }
    if (lowerKnown && upperKnown) {
        return rounded(b.lower) + QStringLiteral("…") + rounded(b.upper);
    }
    return lowerKnown ? QStringLiteral("≥") + rounded(b.lower)
                      : QStringLiteral("≤") + rounded(b.upper);
}

} // namespace prunus
