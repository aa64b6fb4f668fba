#include "ui/figures/handout.h"

#include "ui/figures/handoutpage.h"
#include "ui/words/slipwords.h"
#include "ui/words/words.h"

#include <algorithm>

// TRANSLATOR Handout The conditions of a search, apart by dots.

namespace prunus {

namespace {

/// The middle of what a caption needs, to divide a page before its texts are known.
constexpr double usualCaption = 64;

} // namespace

Handout::Handout(const Document& document, const SearchTrace& trace, const HandoutChoices& choices)
    : document_(document), trace_(trace), choices_(choices) {
    choices_.perPage = std::clamp(choices.perPage, 1, mostStepsAPage);
    if (choices_.figure.notes == ShownNotes::all) { // the words stand under the step's sentence
        choices_.figure.notes = ShownNotes::marks;
        notesInCaptions_ = true;
    }
    grid_ = bestGrid();
}

std::uint64_t Handout::stepCount() const {
    switch (choices_.steps.kind) {
    case StepChoice::Kind::cutoffs:
        return trace_.cutoffs().size();
    case StepChoice::Kind::range:
        return choices_.steps.last < choices_.steps.first
                   ? 0
                   : std::uint64_t(choices_.steps.last.value) - choices_.steps.first.value + 1;
    case StepChoice::Kind::all:
        break;
    }
    return std::uint64_t(trace_.end().value) + 1;
}

Step Handout::step(std::uint64_t k) const {
    switch (choices_.steps.kind) {
    case StepChoice::Kind::cutoffs:
        return trace_.cutoffs()[k].step;
    case StepChoice::Kind::range:
        return Step{choices_.steps.first.value + static_cast<std::uint32_t>(k)};
    case StepChoice::Kind::all:
        break;
    }
    return Step{static_cast<std::uint32_t>(k)};
}

std::uint64_t Handout::pageCount() const {
    const auto each = static_cast<std::uint64_t>(choices_.perPage);
    return (stepCount() + each - 1) / each;
}

QString Handout::fault() const {
    const bool range = choices_.steps.kind == StepChoice::Kind::range;
    const std::uint64_t most = range ? mostPagesOfARange : mostPages;
    if (stepCount() == 0) {
        return range ? tr("The range of steps is empty.") : tr("This search has no cutoffs.");
    }
    if (pageCount() <= most) {
        return {};
    }
    const QString pages =
        tr("That would be %1 pages; up to %2 are possible.", nullptr, pluralOf(pageCount()))
            .arg(shownCount(pageCount()), shownCount(most));
    return pages + u' ' +
           (range ? tr("Choose a shorter range, or more steps a page.")
                  : tr("Choose a range of steps, only the cutoffs, or more steps a page."));
}

QSizeF Handout::paperSize(bool upright) const {
    const QSizeF inches = QPageSize(choices_.paper).size(QPageSize::Inch);
    const QSizeF size = inches * 96;
    return upright ? size : size.transposed();
}

QSizeF Handout::pageSize() const {
    return paperSize(grid_.upright);
}

QPageLayout Handout::pageLayout() const {
    return {QPageSize(choices_.paper),
            grid_.upright ? QPageLayout::Portrait : QPageLayout::Landscape, QMarginsF(),
            QPageLayout::Point, QMarginsF()};
}

/// The division in which figures come out largest: upright before lying, few columns before many.
Handout::Grid Handout::bestGrid() const {
    const QSizeF figure(Figure(document_, trace_, Step{0}, choices_.figure).size());
    // A page that cannot be full is divided for what there is.
    const int each = static_cast<int>(
        std::clamp<std::uint64_t>(stepCount(), 1, static_cast<std::uint64_t>(choices_.perPage)));
    Grid best;
    double greatest = 0;
    for (const bool upright : {true, false}) {
        const QSizeF room = handoutRoom(paperSize(upright)).size();
        for (int columns = 1; columns <= each; ++columns) {
            const int rows = (each + columns - 1) / columns;
            const QSizeF cell((room.width() - (columns - 1) * handoutGap) / columns,
                              (room.height() - (rows - 1) * handoutGap) / rows);
            const double scale = std::min({1.0, cell.width() / figure.width(),
                                           (cell.height() - usualCaption) / figure.height()});
            if (scale > greatest * 1.02 || greatest == 0) {
                greatest = scale;
                best = {upright, columns, rows, cell};
            }
        }
    }
    return best;
}

QString Handout::searchLine() const {
    const SearchOptions& options = trace_.options();
    QStringList parts{shownProgram(options)};
    if (trace_.traits().deepens && !options.previousBestFirst) {
        parts << tr("previous best move ignored");
    }
    if (trace_.traits().windowed) {
        parts << (options.fail == FailMode::hard ? tr("fail-hard") : tr("fail-soft"))
              << (options.cut == CutRule::greater ? tr("cut at α > β") : tr("cut at α ≥ β"));
    }
    if (options.window != Window{}) {
        parts << tr("first window %1").arg(shownWindow(options.window));
    }
    if (options.depth) {
        parts << tr("%n plies deep", nullptr, static_cast<int>(*options.depth));
    }
    switch (options.order) {
    case MoveOrder::asWritten:
        break;
    case MoveOrder::bestFirst:
        parts << tr("best child first");
        break;
    case MoveOrder::worstFirst:
        parts << tr("worst child first");
        break;
    case MoveOrder::random:
        parts << tr("children in random order, seed %1").arg(options.seed);
        break;
    }
    if (options.backwards) {
        parts << tr("children from the last to the first");
    }
    parts << tr("%1 moves at the root").arg(shownPlayer(trace_.rootPlayer()));
    return parts.join(QStringLiteral(" · "));
}

QString Handout::pageLine(std::uint64_t page) const {
    return tr("page %1 of %2").arg(page + 1).arg(pageCount());
}

} // namespace prunus
