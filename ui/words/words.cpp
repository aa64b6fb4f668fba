#include "ui/words/words.h"

#include "core/notation/number.h"
#include "core/search/nullwindow.h"
#include "ui/words/localenumbers.h"

#include <QLocale>
#include <algorithm>
#include <cmath>
#include <utility>

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
    text.remove(u'+');
    return inLocale(std::move(text));
}

namespace {

/// Whether it is a number that people write, so that others are told by it.
bool isShort(Value v) {
    constexpr std::ptrdiff_t mostDigits = 12;
    constexpr Value leastWritten = 1e-300; // numbers next to 0 have few digits, too
    if (std::isinf(v) || std::abs(v) < leastWritten) {
        return std::isinf(v) || v == 0;
    }
    const std::string text = formatNumber(v);
    return std::ranges::count_if(text, [](char c) { return c >= '0' && c <= '9'; }) <= mostDigits;
}

} // namespace

QString shownHeld(Algorithm a, Value v) {
    if (!usesNullWindows(a) || isShort(v)) {
        return shownNumber(v);
    }
    // A null window below a null window has an end two numbers away, and so on.
    constexpr int farthest = 4;
    Value below = v;
    Value above = v;
    for (int k = 1; k <= farthest; ++k) {
        below = nextBelow(below);
        above = nextAbove(above);
        if (isShort(below)) {
            return shownNumber(below) + QString(k, u'⁺');
        }
        if (isShort(above)) {
            return shownNumber(above) + QString(k, u'⁻');
        }
    }
    return shownNumber(v);
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

int pluralOf(std::uint64_t n) {
    constexpr std::uint64_t enough = 1'000'000;
    return static_cast<int>(n < enough ? n : enough + n % enough);
}

/// Where a comma stands in numbers, a semicolon stands between them.
static QString pairOf(const QString& one, const QString& other) {
    const bool comma = one.contains(u',') || other.contains(u',');
    return (comma ? QStringLiteral("[%1; %2]") : QStringLiteral("[%1, %2]")).arg(one, other);
}

QString shownWindow(Window w) {
    return pairOf(shownNumber(w.alpha), shownNumber(w.beta));
}

QString shownWindow(Algorithm a, Window w) {
    return pairOf(shownHeld(a, w.alpha), shownHeld(a, w.beta));
}

QString shownPlayer(Player p) {
    return p == Player::max ? QStringLiteral("MAX") : QStringLiteral("MIN");
}

QString shownName(const DisplayNames& names, NodeId n) {
    QString name = QString::fromStdString(names.of(n));
    if (names.isMoves(n)) {
        name.replace(u' ', QChar::Nbsp); // moves of one name stay in one line
    }
    return names.beginsWithValue(n) ? inLocale(name) : name;
}

QStringList shownNames(const DisplayNames& names, const std::vector<NodeId>& nodes) {
    QStringList all;
    for (const NodeId n : nodes) {
        all << shownName(names, n);
    }
    return all;
}

} // namespace prunus
