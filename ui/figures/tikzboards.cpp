#include "ui/figures/tikzboards.h"

#include "ui/board/boardground.h"
#include "ui/board/boardpieces.h"
#include "ui/board/winninglines.h"
#include "ui/drawing/nodelook.h"
#include "ui/figures/tikzplaces.h"
#include "ui/figures/tikzstyles.h"

#include <algorithm>
#include <array>

namespace prunus {

namespace {

QByteArray rectangle(const QRectF& rect) {
    return at(rect.topLeft()) + " rectangle " + at(rect.bottomRight());
}

/// The lines of a card.
class CardLines {
  public:
    CardLines(const DrawnNode& node, const BoardRoom& room, LatexText& latex)
        : card_(node.card), board_(*node.card.board), look_(lookOf(node.where)), latex_(latex),
          cell_(BoardGeometry(room, QRectF({0, 0}, node.card.boardRect.size())).cell()),
          places_(room, QRectF({0, 0}, node.card.boardRect.size() / cell_)) {}

    [[nodiscard]] double cell() const { return cell_; }
    QByteArray write() {
        ground();
        chessSquares();
        lastMove();
        if (board_.kind == BoardKind::heaps) {
            counters();
        } else {
            grid();
            pieces();
            winning();
        }
        caption();
        return out_;
    }

  private:
    void line(const QByteArray& text) { out_ += "    " + text + ";\n"; }
    [[nodiscard]] bool onFelt() const {
        return board_.kind == BoardKind::columns || board_.kind == BoardKind::discs;
    }
    [[nodiscard]] bool hasDiscs() const { return onFelt() || board_.kind == BoardKind::stones; }
    [[nodiscard]] QByteArray middle(std::uint32_t square) const {
        return at(places_.square(square).center());
    }

    void ground();
    void lastMove();
    void grid();
    void inner(const char* style, const QRectF& rect, std::uint32_t columns, std::uint32_t rows);
    void holes();
    void chessSquares();
    void men();
    void throughPoints();
    void smallSquares(const char* style, const std::vector<std::uint32_t>& points);
    void territory();
    void pieces();
    void counters();
    void winning();
    void caption();

    const NodeCard& card_;
    const Board& board_;
    Look look_;
    LatexText& latex_;
    double cell_;
    BoardGeometry places_;
    QByteArray out_;
};

void CardLines::ground() {
    constexpr const char* styles[] = {"max card", "min card", "leaf card", "pruned", "unreached"};
    const QPointF corner = card_.boardRect.topLeft();
    const QRectF rect = card_.rect.translated(-corner);
    if (look_ == Look::cut || look_ == Look::notReached) {
        out_ += look_ == Look::cut ? "    \\prunedboard\n" : "    \\unreachedboard\n";
    }
    line(QByteArray("\\draw[card, ") + styles[static_cast<std::size_t>(look_)] + "] " +
         rectangle({rect.topLeft() / cell_, rect.size() / cell_}));
    if (onFelt() && look_ != Look::cut) {
        line("\\fill[felt] " + rectangle(places_.frame()));
    }
}

void CardLines::chessSquares() {
    if (board_.kind != BoardKind::chess || look_ == Look::cut) {
        return;
    }
    QByteArray dark;
    for (std::uint32_t square = 0; square < places_.squares(); ++square) {
        if (!isLight(places_.room(), square)) {
            dark += ' ' + rectangle(places_.square(square));
        }
    }
    line("\\fill[lightSquare] " + rectangle(places_.frame()));
    line("\\fill[darkSquare]" + dark);
}

/// Chess: the pieces, and a frame about a king in check.
void CardLines::men() {
    QByteArray pieces;
    for (std::uint32_t square = 0; square < places_.squares(); ++square) {
        const Man man = board_.placement.men[square];
        if (man != Man::none) {
            const bool first = board_.placement.squares[square] == Mark::first;
            pieces +=
                ' ' + middle(square) + " pic{" + (first ? "white " : "black ") + manName(man) + '}';
        }
    }
    if (!pieces.isEmpty()) {
        line("\\path" + pieces);
    }
    if (board_.checked) {
        line("\\draw[check] " +
             rectangle(places_.square(*board_.checked).adjusted(0.08, 0.08, -0.08, -0.08)));
    }
}

void CardLines::lastMove() {
    for (const std::uint8_t square : board_.put) {
        line("\\path[last move] " +
             rectangle(places_.square(square).adjusted(0.04, 0.04, -0.04, -0.04)));
    }
}

/// The lines between squares.
void CardLines::inner(const char* style, const QRectF& rect, std::uint32_t columns,
                      std::uint32_t rows) {
    QByteArray lines;
    for (std::uint32_t k = 1; k < columns; ++k) {
        const double x = rect.left() + rect.width() * k / columns;
        lines += ' ' + at({x, rect.top()}) + " -- " + at({x, rect.bottom()});
    }
    for (std::uint32_t k = 1; k < rows; ++k) {
        const double y = rect.top() + rect.height() * k / rows;
        lines += ' ' + at({rect.left(), y}) + " -- " + at({rect.right(), y});
    }
    if (!lines.isEmpty()) {
        line(QByteArray("\\draw[") + style + ']' + lines);
    }
}

void CardLines::grid() {
    switch (board_.kind) {
    case BoardKind::nested:
        for (std::uint32_t small = 0; small < 9; ++small) {
            inner("faint grid", places_.smallBoard(small), 3, 3);
        }
        inner("grid", places_.frame(), 3, 3);
        return;
    case BoardKind::columns:
        line("\\draw[faint grid] " + rectangle(places_.frame()));
        holes();
        return;
    case BoardKind::discs:
        line("\\draw[faint grid] " + rectangle(places_.frame()));
        inner("faint grid", places_.frame(), board_.measures.columns, board_.measures.rows);
        return;
    case BoardKind::stones:
        throughPoints();
        return;
    case BoardKind::chess:
        line("\\draw[grid] " + rectangle(places_.frame()));
        return;
    case BoardKind::marks:
    case BoardKind::heaps:
        inner("grid", places_.frame(), board_.measures.columns, board_.measures.rows);
    }
}

void CardLines::holes() {
    QByteArray holes;
    for (std::uint32_t square = 0; square < places_.squares(); ++square) {
        if (board_.placement.squares[square] == Mark::none) {
            holes += ' ' + middle(square) + " circle[radius=0.36]";
        }
    }
    if (!holes.isEmpty()) {
        line("\\filldraw[hole]" + holes);
    }
}

/// The lines of Go, and where no stone may be put because of ko.
void CardLines::throughPoints() {
    QByteArray lines;
    for (const QLineF& each : pointLines(places_)) {
        lines += ' ' + at(each.p1()) + " -- " + at(each.p2());
    }
    if (!lines.isEmpty()) {
        line("\\draw[faint grid]" + lines);
    }
    smallSquares("\\draw[grid]", {board_.ko.begin(), board_.ko.end()});
}

void CardLines::smallSquares(const char* style, const std::vector<std::uint32_t>& points) {
    QByteArray squares;
    for (const std::uint32_t point : points) {
        squares += ' ' + rectangle(onPoint(places_.square(point)));
    }
    if (!squares.isEmpty()) {
        line(style + squares);
    }
}

void CardLines::territory() {
    std::vector<std::uint32_t> first;
    std::vector<std::uint32_t> second;
    for (std::uint32_t point = 0; point < board_.territory.size(); ++point) {
        if (board_.territory[point] != Mark::none) {
            (board_.territory[point] == Mark::first ? first : second).push_back(point);
        }
    }
    smallSquares("\\fill[firstLine]", first);
    smallSquares("\\draw[draw=secondLine, line width=0.5\\pgflinewidth]", second);
}

void CardLines::pieces() {
    if (board_.kind == BoardKind::chess) {
        men();
        return;
    }
    QByteArray pieces;
    for (std::uint32_t square = 0; square < places_.squares(); ++square) {
        const Mark side = board_.placement.squares[square];
        if (side != Mark::none) {
            pieces += ' ' + middle(square) +
                      (hasDiscs() ? (side == Mark::first ? " pic{disc}" : " pic{ring}")
                                  : (side == Mark::first ? " pic{cross}" : " pic{nought}"));
        }
    }
    for (const std::uint8_t square : board_.turned) {
        pieces += ' ' + middle(square) +
                  (board_.placement.squares[square] == Mark::first ? " pic{turned disc}"
                                                                   : " pic{turned ring}");
    }
    if (!pieces.isEmpty()) {
        line("\\path" + pieces);
    }
    for (std::uint32_t small = 0; board_.kind == BoardKind::nested && small < 9; ++small) {
        if (const Mark winner = board_.small.at(small); winner != Mark::none) {
            line("\\path " + at(places_.smallBoard(small).center()) + " pic[scale=3]{" +
                 (winner == Mark::first ? "cross" : "nought") + '}');
        }
    }
}

void CardLines::counters() {
    QByteArray lying;
    QByteArray taken;
    for (std::uint32_t heap = 0; heap < places_.room().measures.columns; ++heap) {
        const std::uint32_t left =
            heap < board_.placement.heaps.size() ? board_.placement.heaps[heap] : 0U;
        const std::uint32_t before =
            left + (board_.taken && board_.taken->heap == heap ? board_.taken->taken : 0U);
        for (std::uint32_t k = 0; k < before; ++k) {
            (k < left ? lying : taken) += ' ' + rectangle(places_.counter({heap, k}));
        }
    }
    if (!lying.isEmpty()) {
        line("\\fill[counter]" + lying);
    }
    if (!taken.isEmpty()) {
        const bool first = board_.placement.toMove == Player::min;
        line(QByteArray("\\draw[taken counter, draw=") + (first ? "firstLine" : "secondLine") +
             ']' + taken);
    }
    line("\\draw[grid] " + at(places_.frame().bottomLeft()) + " -- " +
         at(places_.frame().bottomRight()));
}

void CardLines::winning() {
    if (!card_.showsResult) {
        return;
    }
    territory();
    for (const WinningLine& each : winningLines(board_)) {
        const bool small = board_.kind == BoardKind::nested;
        const auto place = [&](std::uint32_t k) {
            return small ? at(places_.smallBoard(k).center()) : middle(k);
        };
        const Mark side = small ? board_.small.at(each.from) : board_.placement.squares[each.from];
        line(QByteArray("\\draw[winning line, draw=") +
             (side == Mark::first ? "firstText" : "secondText") + "] " + place(each.from) + " -- " +
             place(each.to));
    }
}

void CardLines::caption() {
    if (!card_.caption.isEmpty()) {
        const double y =
            (card_.boardRect.height() + (card_.rect.bottom() - card_.boardRect.bottom()) / 2) /
            cell_;
        line("\\node[board caption, scale=" + texNumber(card_.captionPixels / 16.0) + "] at " +
             at({places_.frame().center().x(), y}) + " {" + latex_.of(card_.caption) + '}');
    }
}

} // namespace

bool hasTikzCard(const DrawnNode& node) {
    return node.card.presence > 0.5;
}

QByteArray tikzCard(const DrawnNode& node, const QByteArray& place, const BoardRoom& room,
                    LatexText& latex) {
    CardLines lines(node, room, latex);
    const QPointF from = node.card.boardRect.topLeft() - node.where.centre;
    return "  \\begin{scope}[shift={" + place + "}, shift={" + at(from) +
           "}, board=" + texNumber(lines.cell()) + "]\n" + lines.write() + "  \\end{scope}\n";
}

} // namespace prunus
