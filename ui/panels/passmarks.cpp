#include "ui/panels/passmarks.h"

#include "core/search/position.h"
#include "ui/words/words.h"

#include <QFontMetricsF>
#include <algorithm>

namespace prunus {

namespace {

constexpr double leastGap = 4;
/// Before a text and behind it.
constexpr double air = 4;

/// The calls of the root that a driver above the search makes by a step.
std::span<const CallId> passesOf(const SearchTrace& trace, Step until) {
    if (!makesPasses(trace.options().algorithm) || trace.calls() == nullptr) {
        return {};
    }
    const CallLog& log = *trace.calls();
    const std::span<const CallId> all = log.of(GameTree::root());
    const auto after = std::upper_bound(all.begin(), all.end(), until,
                                        [&log](Step t, CallId c) { return t < log[c].entered; });
    return all.first(static_cast<std::size_t>(after - all.begin()));
}

bool isDeepening(const SearchTrace& trace) {
    return trace.options().algorithm == Algorithm::iterativeDeepening;
}

/// The longest first.
QStringList textsOf(const SearchTrace& trace, std::size_t number, Step entered) {
    if (!isDeepening(trace)) {
        return {QCoreApplication::translate("PassMarks", "pass %1").arg(number),
                QString::number(number)};
    }
    const std::uint32_t limit = trace.calls()->stage(entered).limit;
    return limit == allPlies
               ? QStringList{QCoreApplication::translate("PassMarks", "all plies")}
               : QStringList{QCoreApplication::translate("PassMarks", "depth %1").arg(limit),
                             QString::number(limit)};
}

} // namespace

std::vector<PassMark> passMarks(const SearchTrace& trace, Step until, const TimeScale& scale,
                                const std::function<Beat(Step)>& beatOf, const QFont& font) {
    const std::span<const CallId> passes = passesOf(trace, until);
    const auto entered = [&](std::size_t k) { return (*trace.calls())[passes[k]].entered; };
    const auto placeOf = [&](std::size_t k) { return scale.xOf(beatOf(entered(k))); };
    const QFontMetricsF metrics(font);
    std::vector<PassMark> marks;
    for (std::size_t k = 0; k < passes.size(); ++k) {
        const double x = placeOf(k);
        if (!marks.empty() && x < marks.back().x + leastGap) {
            continue;
        }
        PassMark mark{x, {}};
        const double end = k + 1 < passes.size() ? placeOf(k + 1) : scale.left + scale.width;
        for (const QString& text : textsOf(trace, k + 1, entered(k))) {
            if (mark.text.isEmpty() && metrics.horizontalAdvance(text) + 2 * air <= end - x) {
                mark.text = text;
            }
        }
        marks.push_back(mark);
    }
    return marks;
}

QString passesCounted(const SearchTrace& trace, Step until) {
    const auto count = static_cast<int>(passesOf(trace, until).size());
    if (count == 0) {
        return {};
    }
    return isDeepening(trace)
               ? QCoreApplication::translate("PassMarks", "%Ln iterations", nullptr, count)
               : QCoreApplication::translate("PassMarks", "%Ln passes", nullptr, count);
}

void paintPassMarks(QPainter& painter, const std::vector<PassMark>& marks, double top, double under,
                    const QColor& colour) {
    const QFontMetricsF metrics(painter.font());
    painter.setPen(QPen(colour, 1.5));
    for (const PassMark& mark : marks) {
        const double beside = mark.text.isEmpty() ? 0 : metrics.height() - 2;
        painter.drawLine(QPointF(mark.x, top), QPointF(mark.x, under + beside));
        painter.drawText(QPointF(mark.x + air, under + metrics.ascent()), mark.text);
    }
}

} // namespace prunus
