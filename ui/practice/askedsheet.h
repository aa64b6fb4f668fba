#pragma once

#include "ui/document/document.h"
#include "ui/figures/sheet.h"
#include "ui/figures/tikzsheets.h"
#include "ui/look/canvastext.h"
#include "ui/practice/answermarks.h"

#include <QSizeF>
#include <QWidget>
#include <map>
#include <optional>
#include <vector>

namespace prunus {

/// A question as it stands on paper: what is asked and under which rules, the tree, and what is
/// answered so far. It holds nothing else of the exercise, and nothing of a search.
struct AskedQuestion {
    using Line = TikzPage::Line;
    QString title;
    std::vector<Line> asked;
    std::vector<Line> beside; ///< what is answered beside the tree, or room for it
    /// The tree as the answer has made it; null if the answer is to be a tree and none is typed
    /// yet.
    std::shared_ptr<const GameTree> tree;
    /// What is painted on that tree.
    ShownAnswer shown;
    /// The texts typed in the fields at the tree's nodes.
    std::map<NodeId, QStringList> typed;
    /// Whether there are boxes at the nodes for what is typed there.
    bool boxes = true;
    /// The room of a page, in pixels, which the tree is made to fit; none if it may be as wide as
    /// it is.
    std::optional<QSizeF> page = {};
};

/// The margin around the texts of a question, in pixels.
inline constexpr double askedMargin = 12;

/// Returns the visible fields of a form as lines: with what is chosen and typed in them, as it was
/// typed, or all of them empty if not `answered`.
[[nodiscard]] std::vector<AskedQuestion::Line> linesOf(const QWidget& form, bool answered);

/// Draws the question as a sheet, black on white for any paper. If `page` is set, the sheet has no
/// LaTeX.
[[nodiscard]] FigureSheet sheetOf(const AskedQuestion& asked);

/// Adds the question to sheets in LaTeX, with so many pixels of room `above` each line. Needs a
/// question whose `page` is not set.
[[nodiscard]] tl::expected<void, QString> addTo(TikzSheets& sheets, const AskedQuestion& asked,
                                                double above);

/// The scale at which the question's tree is drawn: 1 for the usual size, less for a smaller tree,
/// and 0 if some of its boxes find no place.
[[nodiscard]] double scaleOf(const AskedQuestion& asked);

} // namespace prunus
