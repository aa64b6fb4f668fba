#include "ui/exams/exampages.h"

#include "ui/look/canvastext.h"
#include "ui/look/theme.h"
#include "ui/words/paperwords.h"

#include <algorithm>
#include <utility>

namespace prunus {
namespace {

constexpr double sideMargin = 54;
constexpr double topMargin = 42;
constexpr double bottomMargin = 70;
/// Of the foot, from the lower edge.
constexpr double footAbove = 44;
constexpr int footPixels = 12;

} // namespace

ExamPages::ExamPages(QPageSize::PageSizeId paper, std::vector<PageBlock> blocks, QString foot)
    : paper_(paper), blocks_(std::move(blocks)), foot_(std::move(foot)) {
    place();
}

QSizeF ExamPages::sizeOf(QPageSize::PageSizeId paper) {
    return QPageSize(paper).size(QPageSize::Inch) * 96;
}

QMarginsF ExamPages::margins() {
    return {sideMargin, topMargin, sideMargin, bottomMargin};
}

QSizeF ExamPages::roomOn(QPageSize::PageSizeId paper) {
    return sizeOf(paper) - QSizeF(2 * sideMargin, topMargin + bottomMargin);
}

QPageLayout ExamPages::layout() const {
    return {QPageSize(paper_), QPageLayout::Portrait, QMarginsF(), QPageLayout::Point, QMarginsF()};
}

/// What belongs together goes to the next page together, unless it fills more than one.
void ExamPages::place() {
    const double most = roomOn(paper_).height();
    double used = 0;
    pages_.emplace_back();
    for (std::size_t k = 0; k < blocks_.size();) {
        std::size_t end = k + 1;
        double height = blocks_[k].height;
        while (blocks_[end - 1].withNext && end < blocks_.size()) {
            height += blocks_[end].above + blocks_[end].height;
            ++end;
        }
        const bool together = height <= most;
        for (const std::size_t first = k; k < end; ++k) {
            const PageBlock& block = blocks_[k];
            const double wanted = together && k == first ? height : block.height;
            const double above = pages_.back().empty() ? 0 : block.above;
            if (!pages_.back().empty() && used + above + wanted > most) {
                pages_.emplace_back();
                used = 0;
            }
            used += pages_.back().empty() ? 0 : block.above;
            pages_.back().push_back({k, used});
            used += block.height;
        }
    }
}

void ExamPages::paint(QPainter& painter, std::uint64_t page) const {
    for (const Placed& each : pages_[page]) {
        painter.save();
        painter.translate(sideMargin, topMargin + each.top);
        blocks_[each.block].paint(painter);
        painter.restore();
    }
    const QSizeF size = sizeOf(paper_);
    const double top = size.height() - footAbove;
    painter.setPen(QPen(questionTheme().text, 1));
    painter.drawLine(QLineF(sideMargin, top - 8, size.width() - sideMargin, top - 8));
    drawText(painter, {sideMargin, top}, foot_, Face::regular, footPixels);
    const QString number = PaperWords::tr("page %1 of %2").arg(page + 1).arg(count());
    const double width = textSize(number, Face::regular, footPixels).width();
    drawText(painter, {size.width() - sideMargin - width, top}, number, Face::regular, footPixels);
}

} // namespace prunus
