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
/// answered so far. Nothing else of the exercise, and nothing of a search.
struct AskedQuestion {
    using Line = TikzPage::Line;
    QString title;
    std::vector<Line> asked;
    std::vector<Line> beside; ///< what is answered beside the tree, or room for it
    /// As the answer has made it; null where an answer is a tree that is not typed yet.
    std::shared_ptr<const GameTree> tree;
    /// Of that tree.
    ShownAnswer shown;
    /// What is typed at its nodes.
    std::map<NodeId, QStringList> typed;
    /// Whether there are boxes at the nodes for what is typed there.
    bool boxes = true;
    /// The room of a page, which the tree is made to fit; none for as wide as it is.
    std::optional<QSizeF> page = {};
};

/// Around its texts, in pixels.
inline constexpr double askedMargin = 12;

/// What is chosen and typed in the fields of a form that can be seen, as it is typed; or the same
/// with nothing in them.
[[nodiscard]] std::vector<AskedQuestion::Line> linesOf(const QWidget& form, bool answered);

/// Black on white, on any paper. With a page there is no LaTeX.
[[nodiscard]] FigureSheet sheetOf(const AskedQuestion& asked);

/// Adds it to sheets in LaTeX, with room above each line. Without a page.
[[nodiscard]] tl::expected<void, QString> addTo(TikzSheets& sheets, const AskedQuestion& asked,
                                                double above);

/// How much smaller than usual its tree is, 1 for not at all; 0 if some of its boxes find no place.
[[nodiscard]] double scaleOf(const AskedQuestion& asked);

} // namespace prunus
