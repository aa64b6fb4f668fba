#pragma once

#include "ui/document/document.h"
#include "ui/figures/figureframe.h"
#include "ui/figures/sheet.h"
#include "ui/look/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QString>
#include <optional>
#include <vector>

namespace prunus {

struct Said;
class TreeBoards;

struct FigureStyle;

/// The moves that prove the cutoff of a step; none at other steps.
[[nodiscard]] std::vector<ProvingMove> proofAt(const Document& document, const Moment& moment,
                                               const FigureStyle& style);

/// What the author says at a step; empty for nothing, and where the style hides leaves.
[[nodiscard]] QString noteAt(const Document& document, const Moment& moment,
                             const FigureStyle& style);

/// What happens in a step, as it stands under its figure.
[[nodiscard]] Said saidOf(const Document& document, const Moment& moment, const FigureStyle& style);

/// What of an author's notes at the step a figure has.
enum class ShownNotes : std::uint8_t {
    none,
    marks, ///< arrows and boxes; the words stand elsewhere
    all,   ///< with the words under the drawing
};

/// How a figure looks, apart from what it shows.
struct FigureStyle {
    /// What the tree is called where a file or page says it; empty if it is not called anything.
    QString title = {};
    ThemeKind theme = ThemeKind::light;
    bool hideUnreadLeaves = false;
    /// From whose side all numbers are but static values.
    Side side = Side::max;
    /// Windows of open nodes, with what is said under them.
    bool showWindows = true;
    /// What is proved of inner nodes; leaves keep their static values.
    bool showValues = true;
    /// Names of nodes and moves.
    bool showNames = true;
    /// Skipped subtrees; without them a struck stub stays.
    bool showPruned = true;
    /// Of a game's tree, the positions of nodes.
    bool showBoards = true;
    /// Nothing of them where leaves are hidden, of which they may tell.
    ShownNotes notes = ShownNotes::none;
    /// As an overlay; null for none.
    std::shared_ptr<const MinimalTree> minimal = nullptr;
    /// The moves that prove a cutoff of the step, numbered and lit; all else is dimmed.
    std::vector<ProvingMove> proof = {};
    /// Other searches of the tree, from which the nodes that differ are marked.
    std::vector<OtherSearch> others = {};
    /// The tree as it is given, to be solved on paper: black on white, cropped, with these empty
    /// boxes, and with nothing that a search found. Of the above only title, names and boards
    /// matter.
    std::optional<Blanks> question = {};
    /// Whether inner nodes of a question hold their static values.
    bool ownValuesInside = false;
    PlayersLook players = {};
};

[[nodiscard]] const Theme& themeOf(const FigureStyle& style);

/// One step of a search as a drawing of its own size: what the window shows, by the same painter,
/// with real shapes and without what belongs to the person at the window (selection, zoom).
class Figure {
    Q_DECLARE_TR_FUNCTIONS(Figure)

  public:
    /// Document and trace must outlive this. Needs t <= trace.end(). What would need more room than
    /// `largest` is drawn closer, as in a small window.
    Figure(const Document& document, const SearchTrace& trace, Step t, const FigureStyle& style,
           QSize largest = greatestFigure);

    /// In pixels at 96 dots an inch; both sides are multiples of 4. Like the frame it is the same
    /// at all steps: under the tree there is room for the longest note of the search.
    [[nodiscard]] QSize size() const { return frame_.size + QSize(0, noteRoom_); }
    /// That of the tree, at the top.
    [[nodiscard]] QSize treeSize() const { return frame_.size; }
    /// What is said under the tree at this step, and where; empty for nothing.
    [[nodiscard]] QString noteText() const;
    [[nodiscard]] QRectF noteRect() const;
    /// How large its letters are.
    static constexpr int notePixels = 16;
    void paint(QPainter& painter) const;
    /// As a sheet, which is valid as long as this.
    [[nodiscard]] FigureSheet sheet() const;
    /// What paint() draws, within size(). Valid as long as this.
    [[nodiscard]] TreePicture picture() const { return picture(frame_.view); }

    /// `Figure 5.2: alpha-beta, step 14 of 26`, for programs that show a file's title.
    [[nodiscard]] QString title() const;
    /// What happens in the step, for those who cannot see the drawing.
    [[nodiscard]] QString description() const;
    /// The same in two parts.
    [[nodiscard]] Said said() const;
    [[nodiscard]] Step step() const { return moment_.step(); }
    /// Empty, or why it is not what was asked for.
    [[nodiscard]] QString fault() const;

  private:
    [[nodiscard]] TreePicture picture(const View& view) const;
    [[nodiscard]] bool hasNotes(ShownNotes least) const;
    [[nodiscard]] int roomForNotes() const;
    void paintNote(QPainter& painter) const;

    const Document& document_;
    Moment moment_;
    FigureStyle style_;
    std::shared_ptr<TreeBoards> boards_; ///< null where none are shown
    FigureFrame frame_;
    int noteRoom_ = 0;
};

} // namespace prunus
