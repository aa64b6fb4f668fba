#include "ui/compare/endlabels.h"

#include "ui/words/lists.h"

#include <QCoreApplication>
#include <algorithm>
#include <numeric>

namespace prunus {
namespace {

/// The indexes of some numbers from the least to the greatest, equal ones as they are given.
template <class Number> std::vector<std::size_t> ranked(std::size_t count, const Number& number) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return number(a) < number(b); });
    return order;
}

/// Labels that stand close together: where the first of them would be, did those before it in the
/// stack take no room.
struct Pool {
    double place;
    std::size_t count;
};

/// Both in a row; the words are shortened, and left out where no more than two letters are left.
QString rowOf(const QString& words, const QString& number, double width, Qt::TextElideMode where,
              const QFontMetricsF& metrics) {
    const QString behind = number.isEmpty() ? number : u' ' + number;
    const double room = std::max(width - metrics.horizontalAdvance(behind) - 1, 0.0);
    const QString shorter = metrics.elidedText(words, where, room);
    const bool tells = shorter == words || shorter.size() > 2;
    return tells && metrics.horizontalAdvance(shorter + behind) <= width ? shorter + behind
                                                                         : number;
}

} // namespace

/// Regression by pools of adjacent violators (Barlow and others, Statistical inference under order
/// restrictions, 1972) on the places less the heights above them.
std::vector<double> stackedTops(const std::vector<LabelWish>& wishes, double top, double bottom) {
    const auto order = ranked(wishes.size(), [&](std::size_t i) { return wishes[i].centre; });
    std::vector<Pool> pools;
    double above = 0;
    for (const std::size_t i : order) {
        pools.push_back({wishes[i].centre - wishes[i].height / 2 - above, 1});
        above += wishes[i].height;
        while (pools.size() > 1 && pools[pools.size() - 2].place >= pools.back().place) {
            const Pool last = pools.back();
            pools.pop_back();
            Pool& joined = pools.back();
            const auto together = double(joined.count + last.count);
            joined.place += (last.place - joined.place) * double(last.count) / together;
            joined.count += last.count;
        }
    }
    std::vector<double> tops(wishes.size());
    double taken = 0;
    auto next = order.begin();
    for (const Pool& pool : pools) {
        const double place = std::max(top, std::min(pool.place, bottom - above));
        for (std::size_t k = 0; k < pool.count; ++k, ++next) {
            tops[*next] = place + taken;
            taken += wishes[*next].height;
        }
    }
    return tops;
}

QString inOneRow(const LabelText& text) {
    const QString words = listed({text.name, text.rest});
    return text.number.isEmpty()
               ? words
               //: The name of a curve, and a number.
               : QCoreApplication::translate("EndLabels", "%1: %2").arg(words, text.number);
}

QStringList labelRows(const LabelText& text, double width, int most, const QFontMetricsF& metrics) {
    const QString whole = inOneRow(text);
    if (metrics.horizontalAdvance(whole) <= width) {
        return {whole};
    }
    if (most < 2 || text.rest.isEmpty()) {
        return {
            rowOf(listed({text.name, text.rest}), text.number, width, Qt::ElideMiddle, metrics)};
    }
    return {rowOf(text.name, {}, width, Qt::ElideRight, metrics),
            rowOf(text.rest, text.number, width, Qt::ElideRight, metrics)};
}

} // namespace prunus
