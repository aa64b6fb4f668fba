#include "ui/practice/askedsheet.h"

#include "ui/drawing/treelabels.h"
#include "ui/figures/wrappedtext.h"
#include "ui/practice/answering.h"
#include "ui/practice/courselook.h"

#include <QPicture>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace prunus {
namespace {

using Line = AskedQuestion::Line;

constexpr int linePixels = 14;
constexpr double leastWidth = 560;
constexpr double betweenLines = 5;
/// That stand on one sheet with their tree.
constexpr std::size_t fewLines = 3;
/// To which columns that come nearer are to fit into a page.
constexpr double leastScale = 0.8;
constexpr double nearRow = 80;
constexpr double farRow = 120;
constexpr double flatTree = 310;
/// What texts take of a page beside a tree, and of half of it.
constexpr double besideWhole = 230;
constexpr double besideHalf = 160;
/// How small a tree may become so that another one stands on its page.
constexpr double leastOfHigh = 0.66;
constexpr double leastColumn = 46;
constexpr double sideRoom = 170;
/// Around what is marked, in pixels.
constexpr int besideMarks = 4;

/// A text in a box, smaller where it is long.
void writeInto(QPainter& painter, const QRectF& box, const QString& text) {
    int pixels = linePixels;
    while (pixels > leastTextPixels &&
           textSize(text, Face::bold, pixels).width() > box.width() - 2) {
        --pixels;
    }
    const QSizeF size = textSize(text, Face::bold, pixels);
    drawText(painter, box.center() - QPointF(size.width(), size.height()) / 2, text, Face::bold,
             pixels);
}

FigureStyle styleFor(const Task& task, bool boxes) {
    const Question question = task.question;
    Blanks blanks;
    blanks.leaves = question == Question::fillIn;
    blanks.window = boxes && question == Question::windows;
    blanks.onBranches = blanks.window && task.profile.windowShown == Profile::WindowShown::edge;
    blanks.ownSide = task.profile.ownSideOnly;
    blanks.atLeaves = blanks.window && task.profile.leafBounds;
    blanks.signs = question == Question::negamax;
    blanks.value = boxes && answersInFields(question) && !blanks.leaves && !blanks.window;
    FigureStyle style;
    style.question = blanks;
    style.ownValuesInside = asksForDepth(question);
    style.players = lookOf(task.profile);
    return style;
}

/// All that the drawing is made of.
class AskedDrawing {
  public:
    explicit AskedDrawing(const AskedQuestion& asked) : asked_(asked) {
        if (asked_.tree != nullptr) {
            document_ = std::make_shared<const Document>(asked_.tree, QString());
            trace_ = SearchTrace::unsearched(*asked_.tree, asked_.shown.task.drawn());
            const FigureStyle style = styleFor(asked_.shown.task, asked_.boxes);
            figure_.emplace(*document_, *trace_, Step{0}, style, largest(style));
            QPicture answered;
            QPainter painter(&answered);
            paintAnswered(painter);
            painter.end();
            whole_ = QRect({0, 0}, figure_->size()) |
                     answered.boundingRect().adjusted(-besideMarks, -besideMarks, besideMarks,
                                                      besideMarks);
            scale_ = scaleFor(isBoxed(style));
        }
    }

    [[nodiscard]] double scale() const { return scale_; }
    /// Whether each node that has fields has its boxes.
    [[nodiscard]] bool hasAllBoxes() const {
        const auto labels = layoutLabels(figure_->picture(), {{0, 0}, figureSize()});
        const Task& task = asked_.shown.task;
        return std::size_t(std::ranges::count(labels, Label::Kind::blank, &Label::kind)) ==
               nodesWithFields(*task.tree, task.question, task.profile).size();
    }
    [[nodiscard]] QSize size() const {
        const auto fourths = [](double pixels) { return int(std::ceil(pixels / 4)) * 4; };
        return {fourths(width()),
                fourths(heightOf(asked_.asked) + treeHeight() + heightOf(asked_.beside))};
    }

    void paint(QPainter& painter) const {
        painter.fillRect(QRect({0, 0}, size()), questionTheme().background);
        painter.setPen(questionTheme().text);
        for (const TikzPage::Text& each : texts()) {
            QRectF room = each.room;
            for (const Line& line : each.lines) {
                drawWrapped(painter, room, line.text, line.face, each.pixels);
                room.setTop(room.top() + heightOf(line));
            }
        }
        if (figure_) {
            painter.save();
            painter.translate(corner());
            painter.scale(scale_, scale_);
            figure_->paint(painter);
            paintAnswered(painter);
            paintInBoxes(painter);
            painter.restore();
        }
    }

    [[nodiscard]] TikzPage page() const {
        TikzPage page;
        page.title = asked_.title;
        page.description = description();
        page.size = size();
        page.texts = texts();
        if (figure_) {
            page.figure = &*figure_;
            page.at = corner();
            page.typed = asked_.typed;
            page.over = [this](QPainter& painter) { paintAnswered(painter); };
        }
        return page;
    }

    [[nodiscard]] QString description() const {
        QStringList all;
        for (const Line& each : asked_.asked) {
            all << each.text;
        }
        return all.join(u' ');
    }

  private:
    [[nodiscard]] QSizeF figureSize() const { return figure_ ? QSizeF(figure_->size()) : QSizeF(); }
    [[nodiscard]] double treeHeight() const { return scale_ * whole_.height(); }
    [[nodiscard]] double width() const {
        return asked_.page ? asked_.page->width() : std::max(leastWidth, whole_.width());
    }
    /// On a page rows are nearer than on a screen, and columns come nearer before all becomes
    /// smaller; boxes keep their room.
    [[nodiscard]] QSize largest(const FigureStyle& style) const {
        if (!asked_.page) {
            return greatestFigure;
        }
        const bool boxed = isBoxed(style);
        const bool onBranches = boxed && style.question->onBranches;
        const double rows = asked_.tree->height() + 1.2;
        const double near = style.question->signs ? farRow : nearRow; // they stand at branches
        const double least = sideRoom + leastColumn * (document_->layout.width() + 1);
        return {boxed ? greatestFigure.width()
                      : int(std::max(asked_.page->width() / leastScale, least)),
                onBranches ? greatestFigure.height()
                           : int(std::max(near * rows, std::min(farRow * rows, flatTree)))};
    }
    static bool isBoxed(const FigureStyle& style) {
        return style.question->value || style.question->window;
    }
    /// To a page; and so that two stand on one, if it has no boxes and is not too small then.
    [[nodiscard]] double scaleFor(bool boxed) const {
        if (!asked_.page) {
            return 1;
        }
        const QSizeF page = *asked_.page;
        const double half = (page.height() / 2 - besideHalf) / whole_.height();
        return std::min({1.0, page.width() / whole_.width(),
                         (page.height() - besideWhole) / whole_.height(),
                         boxed ? 1 : std::max(leastOfHigh, half)});
    }
    [[nodiscard]] double heightOf(const Line& line) const {
        return wrappedHeight(line.text, line.face, linePixels, width() - 2 * askedMargin) +
               betweenLines;
    }
    [[nodiscard]] double heightOf(const std::vector<Line>& lines) const {
        const auto add = [this](double sum, const Line& each) { return sum + heightOf(each); };
        return lines.empty() ? 0
                             : std::accumulate(lines.begin(), lines.end(), 2 * askedMargin, add);
    }

    /// Of the figure: with its marks in the middle, below what is asked.
    [[nodiscard]] QPointF corner() const {
        return QPointF((width() - scale_ * whole_.width()) / 2, heightOf(asked_.asked)) -
               scale_ * whole_.topLeft();
    }

    [[nodiscard]] std::vector<TikzPage::Text> texts() const {
        std::vector<TikzPage::Text> all;
        double top = askedMargin;
        for (const auto* lines : {&asked_.asked, &asked_.beside}) {
            if (!lines->empty()) {
                const QRectF room(askedMargin, top, width() - 2 * askedMargin, heightOf(*lines));
                all.push_back({room, linePixels, betweenLines, *lines});
            }
            top += heightOf(asked_.asked) + treeHeight();
        }
        return all;
    }

    /// What was pressed, as on the canvas; and what was typed in leaves.
    void paintAnswered(QPainter& painter) const {
        const TreePicture picture = figure_->picture();
        const auto shape = [&picture](NodeId n) {
            return shapeOf(drawnNode(picture, visibleNode(picture, n)));
        };
        if (asked_.tree == asked_.shown.task.tree) {
            // Beside a search there are no fields: what was typed stands below the nodes then.
            const bool below = answersInFields(asked_.shown.task.question) && asked_.typed.empty();
            paintAnswer(painter, {questionTheme(), 1, shape, below}, asked_.shown);
        }
        painter.setPen(questionTheme().ownMark);
        for (const auto& [n, texts] : asked_.typed) {
            if (isInLeaf(n)) {
                writeInto(painter, shape(n), texts.front());
            }
        }
    }

    /// Whether what is typed at a node is its value, and no window of it.
    [[nodiscard]] bool isInLeaf(NodeId n) const {
        return asked_.tree->isLeaf(n) && asked_.shown.task.question != Question::windows;
    }

    void paintInBoxes(QPainter& painter) const {
        painter.setPen(questionTheme().ownMark);
        for (const Label& label : layoutLabels(figure_->picture(), {{0, 0}, figureSize()})) {
            if (const auto typed = asked_.typed.find(label.node);
                label.kind == Label::Kind::blank && typed != asked_.typed.end()) {
                paintTyped(painter, label, typed->second);
            }
        }
    }

    static void paintTyped(QPainter& painter, const Label& label, const QStringList& texts) {
        const double line = textSize(QStringLiteral("0"), Face::bold, label.pixels).height();
        qsizetype k = 0;
        for (const TextPiece& piece : label.pieces) {
            if (piece.text.isEmpty()) {
                const QPointF above(0, (line - piece.box.height()) / 2);
                writeInto(painter, QRectF(label.rect.topLeft() + piece.offset + above, piece.box),
                          texts.value(k++));
            }
        }
    }

    AskedQuestion asked_;
    std::shared_ptr<const Document> document_;
    std::shared_ptr<const SearchTrace> trace_;
    std::optional<Figure> figure_;
    /// The figure, and what of the answer stands out.
    QRectF whole_;
    /// On the page.
    double scale_ = 1;
};

} // namespace

FigureSheet sheetOf(const AskedQuestion& asked) {
    const auto drawing = std::make_shared<const AskedDrawing>(asked);
    FigureSheet sheet{drawing->size(), asked.title, drawing->description(),
                      [drawing](QPainter& painter) { drawing->paint(painter); }};
    if (!asked.page) {
        sheet.tikz = [drawing] { return tikzOf(drawing->page()); };
    }
    return sheet;
}

tl::expected<void, QString> addTo(TikzSheets& sheets, const AskedQuestion& asked, double above) {
    AskedQuestion tree = asked;
    sheets.begin();
    for (const Line& each : std::exchange(tree.asked, {})) {
        sheets.add(each, linePixels, above);
    }
    const std::vector<Line> beside = std::exchange(tree.beside, {});
    tl::expected<void, QString> done;
    if (tree.tree != nullptr) {
        done = sheets.add(AskedDrawing(tree).page());
    }
    const bool together = tree.tree == nullptr || beside.size() <= fewLines;
    if (!together) {
        sheets.end();
    }
    for (const Line& each : beside) {
        sheets.add(each, linePixels, above);
    }
    if (together) {
        sheets.end();
    }
    return done;
}

double scaleOf(const AskedQuestion& asked) {
    const AskedDrawing drawing(asked);
    return asked.boxes && !drawing.hasAllBoxes() ? 0 : drawing.scale();
}

} // namespace prunus
