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

/// Returns the author's notes at a step; empty if there are none, and where the style hides leaves
/// or asks a question.
[[nodiscard]] QString noteAt(const Document& document, const Moment& moment,
                             const FigureStyle& style);

/// Returns the words on what happens in a step, as they stand under its figure.
[[nodiscard]] Said saidOf(const Document& document, const Moment& moment, const FigureStyle& style);

/// Which parts of the author's notes at the step a figure shows.
enum class ShownNotes {
    none,
    marks, ///< arrows and boxes; the words stand elsewhere
    all,   ///< arrows and boxes, and the words under the drawing
};

/// How a figure looks, apart from what it shows.
struct FigureStyle {
    /// The title of the tree where a file or page names it; empty if the tree has none.
    QString title = {};
    ThemeKind theme = ThemeKind::light;
    bool hideUnreadLeaves = false;
    /// The side from which all numbers are shown, except for static values.
    Side side = Side::max;
    /// Whether the windows of open nodes are shown, with the texts under them.
    bool showWindows = true;
    /// Whether inner nodes show what is proved about them; leaves keep their static values.
    bool showValues = true;
    /// Whether names of nodes and moves are shown.
    bool showNames = true;
    /// Whether skipped subtrees are shown; without them a struck stub stays.
    bool showPruned = true;
    /// Whether the nodes of a game's tree show their positions.
    bool showBoards = true;
    /// The parts of the notes that are shown; none where leaves are hidden, since notes may reveal
    /// leaves.
    ShownNotes notes = ShownNotes::none;
    /// The minimal tree shown as an overlay; null for none.
    std::shared_ptr<const MinimalTree> minimal = nullptr;
    /// The moves that prove a cutoff of the step, numbered and lit; all else is dimmed.
    std::vector<ProvingMove> proof = {};
    /// Other searches of the tree. The nodes in which this search differs from them are marked.
    std::vector<OtherSearch> others = {};
    /// The empty boxes, if the figure is a question: the tree as it is given, to be solved on
    /// paper, black on white, cropped, and with nothing that a search found. Of the members above,
    /// only title, showNames and showBoards matter then.
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
    /// Document and trace must outlive this. Needs t <= trace.end(). A tree that would need more
    /// room than `largest` is drawn closer together, as in a small window.
    Figure(const Document& document, const SearchTrace& trace, Step t, const FigureStyle& style,
           QSize largest = greatestFigure);

    /// Returns the size in pixels at 96 dots an inch; both sides are multiples of 4. It is the same
    /// at all steps, like the frame: under the tree there is room for the longest note of the
    /// search.
    [[nodiscard]] QSize size() const { return frame_.size + QSize(0, noteRoom_); }
    /// Returns the size of the tree's part, which is at the top.
    [[nodiscard]] QSize treeSize() const { return frame_.size; }
    /// noteText() returns the note under the tree at this step, empty for none; noteRect() returns
    /// its place.
    [[nodiscard]] QString noteText() const;
    [[nodiscard]] QRectF noteRect() const;
    /// The height of the note's letters, in pixels.
    static constexpr int notePixels = 16;
    void paint(QPainter& painter) const;
    /// Returns the figure as a sheet, which is valid as long as the figure.
    [[nodiscard]] FigureSheet sheet() const;
    /// Returns the picture of the tree that paint() draws within treeSize(). Valid as long as the
    /// figure.
    [[nodiscard]] TreePicture picture() const { return picture(frame_.view); }

    /// Returns the title for programs that show a file's title, such as `Figure 5.2: alpha-beta,
    /// step 14 of 26`.
    [[nodiscard]] QString title() const;
    /// Returns what happens in the step, for those who cannot see the drawing.
    [[nodiscard]] QString description() const;
    /// Returns the words on what happens in the step, in two parts: title and body.
    [[nodiscard]] Said said() const;
    [[nodiscard]] Step step() const { return moment_.step(); }
    /// Returns why the figure cannot be what was requested; empty if it can.
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
