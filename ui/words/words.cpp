#include "ui/words/words.h"

#include "core/notation/number.h"
#include "ui/words/localenumbers.h"

#include <QCoreApplication>
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

QString shownHeld(Algorithm a, Value v) {
    return usesNullWindows(a) ? shownBound(v) : shownNumber(v);
}

QString shownBound(Value v) {
    const NearNumber near = nearNumber(v);
    return shownNumber(near.number) + QString(std::abs(near.above), near.above > 0 ? u'⁺' : u'⁻');
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
    return pairOf(shownBound(w.alpha), shownBound(w.beta));
}

QString shownWindow(Algorithm a, Window w) {
    return pairOf(shownHeld(a, w.alpha), shownHeld(a, w.beta));
}

QString shownPlayer(Player p) {
    return p == Player::max ? QStringLiteral("MAX") : QStringLiteral("MIN");
}

namespace {

/// `1st`, `2nd`, `3rd`, `4th`.
QString ordinal(std::uint32_t number) {
    const std::uint32_t last = number % 100 / 10 == 1 ? 0 : number % 10;
    const QString text = last == 1   ? QCoreApplication::translate("Words", "%1st", "child")
                         : last == 2 ? QCoreApplication::translate("Words", "%1nd", "child")
                         : last == 3 ? QCoreApplication::translate("Words", "%1rd", "child")
                                     : QCoreApplication::translate("Words", "%1th", "child");
    return text.arg(number);
}

} // namespace

QString shownPlace(const DisplayNames& names, NodeId n) {
    QString place = QString::fromStdString(names.place(n));
    if (!place.startsWith(u'[') || n == GameTree::root()) {
        return place;
    }
    const NodeId parent = names.tree().parent(n);
    if (names.shortOf(parent).empty() || names.isWithPath(parent)) {
        return place.replace(u',', u'.'); // with commas it would look like a window
    }
    //: Where a node stands: `1st` and the name of its parent.
    return QCoreApplication::translate("Words", "(%1 child of %2)")
        .arg(ordinal(names.tree().childNumber(n) + 1), shownName(names, parent));
}

QString shownName(const DisplayNames& names, NodeId n) {
    if (names.isWithPath(n)) {
        const QString bare = QString::fromStdString(names.bare(n));
        return (names.beginsWithValue(n) ? inLocale(bare) : bare) + u' ' + shownPlace(names, n);
    }
    QString name = QString::fromStdString(names.of(n));
    if (name.startsWith(u'[') && names.tree().names().at(n).empty()) {
        return shownPlace(names, n);
    }
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
