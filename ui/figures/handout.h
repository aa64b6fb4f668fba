#pragma once

#include "ui/figures/figure.h"

#include <QCoreApplication>
#include <QPageLayout>
#include <cstdint>

namespace prunus {

/// Which steps of a search go into a handout.
struct StepChoice {
    enum class Kind : std::uint8_t { all, cutoffs, range };
    Kind kind = Kind::all;
    /// Of a range, both included.
    Step first;
    Step last;
};

/// How many steps a page of a handout can have.
inline constexpr int mostStepsAPage = 12;

struct HandoutChoices {
    StepChoice steps;
    int perPage = 1; ///< 1 to mostStepsAPage
    QPageSize::PageSizeId paper = QPageSize::A4;
    /// Whether cutoffs show the moves that prove them.
    bool showProofs = false;
    FigureStyle figure;
};

/// More pages than these nobody meant to print; a range of steps that was asked for may have more,
/// up to the second number.
inline constexpr std::uint64_t mostPages = 500;
inline constexpr std::uint64_t mostPagesOfARange = 10'000;

/// A search on paper: pages with the figures of steps, and under each figure what happens in it.
/// Lengths are in pixels at 96 dots an inch.
class Handout {
    Q_DECLARE_TR_FUNCTIONS(Handout)

  public:
    /// Document and trace must outlive this. A range must lie within the search.
    Handout(const Document& document, const SearchTrace& trace, const HandoutChoices& choices);

    [[nodiscard]] std::uint64_t stepCount() const;
    /// The k-th of the chosen steps, from 0.
    [[nodiscard]] Step step(std::uint64_t k) const;
    [[nodiscard]] std::uint64_t pageCount() const;
    /// Empty, or why there are no pages or too many.
    [[nodiscard]] QString fault() const;

    /// The paper, upright or not, as figures are larger on it; without margins.
    [[nodiscard]] QPageLayout pageLayout() const;
    [[nodiscard]] QSizeF pageSize() const;
    /// Paints a page, from 0, with its corner at (0, 0). O(steps of the page).
    void paintPage(QPainter& painter, std::uint64_t page) const;

    [[nodiscard]] QString title() const { return choices_.figure.title; }
    /// `Alpha-beta · fail-hard · cut at α ≥ β`: how the tree was searched.
    [[nodiscard]] QString searchLine() const;
    [[nodiscard]] QString pageLine(std::uint64_t page) const;

  private:
    /// How a page is divided.
    struct Grid {
        bool upright = true;
        int columns = 1;
        int rows = 1;
        QSizeF cell;
    };
    /// What stands under a figure.
    struct Caption {
        QString head;
        QString body;
        QString note; ///< of the author, with how it begins
    };
    [[nodiscard]] Grid bestGrid() const;
    [[nodiscard]] QSizeF paperSize(bool upright) const;
    void paintFrame(QPainter& painter, std::uint64_t page) const;
    void paintStep(QPainter& painter, const QRectF& cell, Step t, const Caption& caption,
                   double captionRoom) const;
    [[nodiscard]] Caption captionOf(Step t) const;
    [[nodiscard]] double captionHeight(const Caption& caption) const;
    /// Gives the height that the figure takes.
    double paintFigure(QPainter& painter, const QRectF& room, Step t) const;

    const Document& document_;
    const SearchTrace& trace_;
    HandoutChoices choices_;
    bool notesInCaptions_ = false;
    Grid grid_;
};

} // namespace prunus
