#include "ui/figures/comparedsheet.h"

#include "ui/figures/wrappedtext.h"
#include "ui/words/searchwords.h"
#include "ui/words/words.h"

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
        : document_(std::move(document)), searches_(std::move(searches)), style_(style) {
        for (const ComparedSearch& each : searches_) {
            figures_.emplace_back(*document_, *each.trace, each.step,
                                  styleOf(each, showsDifferences));
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
                         rows * (cell().height() + betweenPlaces) - betweenPlaces);
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
            painter.translate((k % columns_) * (cell().width() + betweenPlaces),
                              (k / columns_) * (cell().height() + betweenPlaces));
            paintCaption(painter, k);
            painter.translate(0, caption_);
            figures_[static_cast<std::size_t>(k)].paint(painter);
            painter.restore();
        }
    }

  private:
    [[nodiscard]] QSizeF cell() const {
        return {double(place_.width()), place_.height() + caption_};
    }
    [[nodiscard]] double captionWidth() const { return place_.width() - 2 * aroundCaption; }

    [[nodiscard]] FigureStyle styleOf(const ComparedSearch& search, bool showsDifferences) const {
        FigureStyle style = style_;
        style.side = search.side;
        if (!search.isPicked) {
            style.minimal = nullptr;
            style.proof.clear();
        }
        for (const ComparedSearch& other : searches_) {
            if (showsDifferences && &other != &search) {
                style.others.push_back({Moment(document_->tree, *other.trace, other.step)});
            }
        }
        return style;
    }

    /// The value is told when it is found, and how many steps there are only where leaves to come
    /// may be told.
    [[nodiscard]] QString countsOf(const ComparedSearch& search) const {
        const SearchTrace& trace = *search.trace;
        const Counts counts = Moment(document_->tree, trace, search.step).counts();
        const QString step = shownCount(search.step.value);
        const Viewpoint view(trace, search.side);
        QStringList words{search.side == Side::max ? tr("MAX’s side", "of numbers")
                                                   : tr("mover’s side", "of numbers")};
        words
            << (search.step == trace.end()
                    ? tr("value %1").arg(shownNumber(view.ofMax(trace.rootPlayer(), trace.value())))
                : style_.hideUnreadLeaves
                    ? tr("step %1").arg(step)
                    : tr("step %1 of %2").arg(step, shownCount(trace.end().value)));
        words << tr("%Ln nodes", nullptr, static_cast<int>(counts.nodesVisited))
              << tr("%Ln leaves", nullptr, static_cast<int>(counts.leavesEvaluated))
              << tr("%Ln cutoffs", nullptr, static_cast<int>(counts.cutoffs));
        return words.join(QStringLiteral(" · "));
    }

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

Sheet comparedSheet(const std::shared_ptr<const Document>& document,
                    const std::vector<ComparedSearch>& searches, const FigureStyle& style,
                    bool showsDifferences) {
    const auto compared =
        std::make_shared<const SearchesDrawn>(document, searches, style, showsDifferences);
    return {compared->size(), compared->title(), compared->description(),
            [compared](QPainter& painter) { compared->paint(painter); }};
}

} // namespace prunus
