#pragma once

#include "ui/figures/figure.h"

#include <QCoreApplication>
#include <QPageLayout>
#include <cstdint>

namespace prunus {

/// Which steps of a search go into a handout.
struct StepChoice {
    enum class Kind { all, cutoffs, range };
    Kind kind = Kind::all;
    /// The first and the last step of a range, both included.
    Step first;
    Step last;
};

/// The greatest number of steps on a page of a handout.
inline constexpr int mostStepsAPage = 12;

struct HandoutChoices {
    StepChoice steps;
    int perPage = 1; ///< 1 to mostStepsAPage
    QPageSize::PageSizeId paper = QPageSize::A4;
    /// Whether cutoffs show the moves that prove them.
    bool showProofs = false;
    FigureStyle figure;
};

/// The greatest number of pages of a handout, since nobody means to print more; a range of steps
/// that the user chose may have more, up to mostPagesOfARange.
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
    /// Returns the k-th of the chosen steps, from 0.
    [[nodiscard]] Step step(std::uint64_t k) const;
    [[nodiscard]] std::uint64_t pageCount() const;
    /// Returns why there are no pages or too many; empty if neither is so.
    [[nodiscard]] QString fault() const;

    /// Returns the layout of the paper, upright or lying, whichever makes figures larger; without
    /// margins.
    [[nodiscard]] QPageLayout pageLayout() const;
    [[nodiscard]] QSizeF pageSize() const;
    /// Paints a page, from 0, with its corner at (0, 0). O(steps of the page).
    void paintPage(QPainter& painter, std::uint64_t page) const;

    [[nodiscard]] QString title() const { return choices_.figure.title; }
    /// Returns how the tree was searched, such as `Alpha-beta · fail-hard · cut at α ≥ β`.
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
    /// The texts under a figure.
    struct Caption {
        QString head;
        QString body;
        QString note; ///< the author's note, with “Note:” in front
    };
    [[nodiscard]] Grid bestGrid() const;
    [[nodiscard]] QSizeF paperSize(bool upright) const;
    void paintFrame(QPainter& painter, std::uint64_t page) const;
    void paintStep(QPainter& painter, const QRectF& cell, Step t, const Caption& caption,
                   double captionRoom) const;
    [[nodiscard]] Caption captionOf(Step t) const;
    [[nodiscard]] double captionHeight(const Caption& caption) const;
    /// Paints the figure of a step and returns the height that it takes.
    double paintFigure(QPainter& painter, const QRectF& room, Step t) const;

    const Document& document_;
    const SearchTrace& trace_;
    HandoutChoices choices_;
    bool notesInCaptions_ = false;
    Grid grid_;
};

} // namespace prunus
