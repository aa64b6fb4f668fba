#include "ui/figures/comparedsheet.h"

#include "ui/drawing/differencekey.h"
#include "ui/figures/wrappedtext.h"
#include "ui/look/canvastext.h"
#include "ui/words/comparewords.h"
#include "ui/words/searchwords.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

constexpr int searchPixels = 16;
constexpr int countsPixels = 13;
constexpr double aroundCaption = 12;
constexpr double betweenPlaces = 16;

/// All that the drawing is made of.
class SearchesDrawn {
    Q_DECLARE_TR_FUNCTIONS(ComparedSheet)

  public:
    SearchesDrawn(std::shared_ptr<const Document> document, std::vector<ComparedSearch> searches,
                  const FigureStyle& style, bool showsDifferences)
        : document_(std::move(document)), searches_(std::move(searches)), style_(style),
          differences_(showsDifferences && searches_.size() > 1) {
        for (const ComparedSearch& each : searches_) {
            figures_.emplace_back(*document_, *each.trace, each.step, styleOf(each));
            place_ = place_.expandedTo(figures_.back().size());
            heads_ << shownSearch(each.trace->options());
            counts_ << countsOf(each);
        }
        for (qsizetype k = 0; k < heads_.size(); ++k) {
            caption_ = std::max(caption_, captionHeight(k));
        }
        columns_ = columnsOf(static_cast<int>(figures_.size()), cell());
    }

    [[nodiscard]] QSize size() const {
        const int rows = static_cast<int>(figures_.size()) / columns_;
        const QSizeF all(columns_ * (cell().width() + betweenPlaces) - betweenPlaces,
                         rows * (cell().height() + betweenPlaces) - betweenPlaces + keyHeight());
        const auto fourths = [](double pixels) {
            return static_cast<int>(std::ceil(pixels / 4)) * 4;
        };
        return {fourths(all.width()), fourths(all.height())};
    }

    [[nodiscard]] QString title() const {
        const QString searches = heads_.join(QStringLiteral(" / "));
        return style_.title.isEmpty() ? searches : tr("%1: %2").arg(style_.title, searches);
    }

    [[nodiscard]] QString description() const {
        QStringList lines;
        for (qsizetype k = 0; k < heads_.size(); ++k) {
            lines << heads_[k] + QStringLiteral(": ") + counts_[k];
        }
        return lines.join(u'\n');
    }

    void paint(QPainter& painter) const {
        painter.fillRect(QRect({0, 0}, size()), themeOf(style_).background);
        for (int k = 0; k < static_cast<int>(figures_.size()); ++k) {
            painter.save();
            const int row = k / columns_;
            painter.translate((k % columns_) * (cell().width() + betweenPlaces),
                              row * (cell().height() + betweenPlaces));
            paintCaption(painter, k);
            painter.translate(0, caption_);
            figures_[static_cast<std::size_t>(k)].paint(painter);
            painter.restore();
        }
        if (differences_) {
            const QRectF key(aroundCaption, size().height() - keyHeight(),
                             size().width() - 2 * aroundCaption, keyHeight());
            paintDifferenceKey(painter, key, themeOf(style_), keyFont());
        }
    }

  private:
    [[nodiscard]] QSizeF cell() const {
        return {double(place_.width()), place_.height() + caption_};
    }
    [[nodiscard]] double captionWidth() const { return place_.width() - 2 * aroundCaption; }

    [[nodiscard]] FigureStyle styleOf(const ComparedSearch& search) const {
        FigureStyle style = style_;
        style.side = search.side;
        if (!search.isPicked) {
            style.minimal = nullptr;
            style.proof.clear();
        }
        for (const ComparedSearch& other : searches_) {
            if (differences_ && &other != &search) {
                style.others.push_back({Moment(document_->tree, *other.trace, other.step)});
            }
        }
        return style;
    }

    [[nodiscard]] QString countsOf(const ComparedSearch& search) const {
        const Moment moment(document_->tree, *search.trace, search.step);
        return shownProgress(progressOf(moment, search.side, style_.hideUnreadLeaves))
            .join(QStringLiteral(" · "));
    }

    [[nodiscard]] double keyHeight() const {
        return differences_ ? differenceKeyHeight(keyFont()) + aroundCaption : 0;
    }
    static QFont keyFont() { return canvasFont(Face::regular, countsPixels); }

    [[nodiscard]] double captionHeight(qsizetype k) const {
        return aroundCaption + wrappedHeight(heads_[k], Face::bold, searchPixels, captionWidth()) +
               wrappedHeight(counts_[k], Face::regular, countsPixels, captionWidth());
    }

    void paintCaption(QPainter& painter, int k) const {
        QRectF room(aroundCaption, aroundCaption, captionWidth(), caption_);
        painter.setPen(themeOf(style_).text);
        room.setTop(room.top() + drawWrapped(painter, room, heads_[k], Face::bold, searchPixels));
        drawWrapped(painter, room, counts_[k], Face::regular, countsPixels);
    }

    std::shared_ptr<const Document> document_;
    std::vector<ComparedSearch> searches_;
    FigureStyle style_;
    bool differences_;
    std::vector<Figure> figures_;
    QSize place_{0, 0};
    QStringList heads_;
    QStringList counts_;
    double caption_ = 0;
    int columns_ = 1;
};

} // namespace

int columnsOf(int places, const QSizeF& size) {
    constexpr double slide = 1.5;
    int best = 1;
    double least = 1e9;
    for (int columns = 1; columns <= places; ++columns) {
        const int rows = places / columns;
        const double off =
            std::abs(std::log(columns * size.width() / (rows * size.height()) / slide));
        if (rows * columns == places && off < least) {
            least = off;
            best = columns;
        }
    }
    return best;
}

FigureSheet comparedSheet(const std::shared_ptr<const Document>& document,
                          const std::vector<ComparedSearch>& searches, const FigureStyle& style,
                          bool showsDifferences) {
    const auto compared =
        std::make_shared<const SearchesDrawn>(document, searches, style, showsDifferences);
    return {compared->size(), compared->title(), compared->description(),
            [compared](QPainter& painter) { compared->paint(painter); }};
}

} // namespace prunus
