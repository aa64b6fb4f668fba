#include "ui/panels/passmarks.h"

#include "ui/words/words.h"

#include <QFontMetricsF>
#include <algorithm>

// TRANSLATOR PassMarks Along the timeline, where there is little room.

namespace prunus {

namespace {

constexpr double leastGap = 4;
/// Before a text and behind it.
constexpr double air = 4;

/// The calls of the root that a driver above the search makes by a moment.
std::vector<NodeVisit> passesOf(const Moment& until) {
    return makesPasses(until.trace().options().algorithm) ? until.visits(GameTree::root())
                                                          : std::vector<NodeVisit>{};
}

bool isDeepening(const SearchTrace& trace) {
    return trace.traits().deepens;
}

/// The longest first.
QStringList textsOf(const Moment& entered, std::size_t number) {
    if (!isDeepening(entered.trace())) {
        return {QCoreApplication::translate("PassMarks", "pass %1").arg(shownCount(number)),
                shownCount(number)};
    }
    const std::optional<std::uint32_t> limit = entered.depthLimit();
    return limit ? QStringList{QCoreApplication::translate("PassMarks", "depth %1")
                                   .arg(shownCount(*limit)),
                               shownCount(*limit)}
                 : QStringList{QCoreApplication::translate("PassMarks", "all plies")};
}

} // namespace

std::vector<PassMark> passMarks(const Moment& until, const TimeScale& scale,
                                const std::function<Beat(Step)>& firstBeatShowing,
                                const QFont& font) {
    const std::vector<NodeVisit> passes = passesOf(until);
    const auto placeOf = [&](std::size_t k) {
        return scale.xOf(firstBeatShowing(passes[k].entered));
    };
    const QFontMetricsF metrics(font);
    std::vector<PassMark> marks;
    for (std::size_t k = 0; k < passes.size(); ++k) {
        const double x = placeOf(k);
        if (!marks.empty() && x < marks.back().x + leastGap) {
            continue;
        }
        PassMark mark{x, {}};
        const double end = k + 1 < passes.size() ? placeOf(k + 1) : scale.left + scale.width;
        for (const QString& text :
             textsOf(Moment(until.tree(), until.trace(), passes[k].entered), k + 1)) {
            if (mark.text.isEmpty() && metrics.horizontalAdvance(text) + 2 * air <= end - x) {
                mark.text = text;
            }
        }
        marks.push_back(mark);
    }
    return marks;
}

QString passesCounted(const Moment& until) {
    const auto count = static_cast<int>(passesOf(until).size());
    if (count == 0) {
        return {};
    }
    return isDeepening(until.trace())
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
