#pragma once

#include "core/games/board.h"
#include "ui/look/theme.h"
#include "ui/play/boardcursor.h"
#include "ui/play/chesssetup.h"

#include <QVariantAnimation>
#include <QWidget>

namespace prunus {

/// A board to play on, or to set a position up on, with the mouse or with keys: the arrows move a
/// cursor, Enter and Space play there, a move can be typed as players name it, Backspace and Ctrl+Z
/// ask to take one back. In chess the first touch says which piece moves, the second where to; in
/// setting up pieces are dragged, too, and letters put them at the cursor.
class BoardWidget : public QWidget {
    Q_OBJECT

  public:
    /// What touching a place does.
    enum class Use : std::uint8_t { look, play, setUp };

    explicit BoardWidget(QWidget* parent = nullptr);

    /// Shows a position, and the move that led there from the one before, if there was one. The
    /// room is that of the game's start.
    void setPosition(const AnyGame& position, const AnyGame* before, const BoardRoom& room);
    /// Shows what lies where in setting up, even if it is no position of play; touching the board
    /// changes it.
    void setUp(const Placement& placement);
    [[nodiscard]] Use use() const { return use_; }
    /// Sets whether touching the shown position plays, or does nothing.
    void setPlays(bool plays);

    /// Marks the move of this number until another position is shown; none marks nothing. It is a
    /// move in the position `of`, or if that is null, in the one that is shown.
    void setHint(std::optional<std::uint32_t> move, const AnyGame* of = nullptr);
    [[nodiscard]] std::optional<std::uint32_t> hint() const { return hint_; }

    /// Sets whether a move slides to its place, or a disc drops, for slideMilliseconds; where the
    /// system wants no animation, nothing slides.
    void setSmooth(bool on) { smooth_ = on; }
    static constexpr int slideMilliseconds = 150;
    [[nodiscard]] bool slides() const { return slide_.state() == QAbstractAnimation::Running; }

    [[nodiscard]] const Board& board() const { return board_; }
    /// Where a square, or counter, is on the widget.
    [[nodiscard]] QRectF rectOf(const BoardPlace& place) const;
    [[nodiscard]] std::optional<BoardPlace> placeUnder(QPointF point) const;
    [[nodiscard]] const AnyGame& position() const { return position_; }
    [[nodiscard]] const BoardRoom& room() const { return room_; }
    [[nodiscard]] const BoardPlace& cursor() const { return cursor_; }
    void moveCursorTo(const BoardPlace& place);
    /// Chess: the square of the piece that is to move, or to be put elsewhere.
    [[nodiscard]] std::optional<std::uint32_t> from() const { return from_; }
    /// Touches a place, as a click does.
    void touch(const BoardPlace& place);
    /// In setting up chess, puts a piece on the square at this point of the widget, if there is a
    /// square.
    void put(const SidesMan& man, QPointF point);

    /// The board is 22 lines of text high and wide.
    [[nodiscard]] QSize sizeHint() const override {
        return QSize(22, 22) * fontMetrics().lineSpacing();
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 160}; }

  signals:
    void moveChosen(std::uint32_t k);
    void takeBackAsked();
    /// What was touched or typed is no move. `why` says why; it is empty where nothing can be
    /// played at all.
    void refused(const QString& why);
    /// In setting up, what lies where is to change to this placement.
    void edited(const prunus::Placement& placement);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] BoardGeometry geometry() const;
    [[nodiscard]] std::optional<BoardPlace> pointed() const;
    [[nodiscard]] std::vector<QRectF> possible() const;
    void paintPieces(QPainter& painter, const Theme& theme) const;
    void paintSlide(QPainter& painter, const Theme& theme) const;
    void paintPossible(QPainter& painter) const;
    void paintCursor(QPainter& painter) const;
    void touchMan(std::uint32_t square);
    [[nodiscard]] bool setsUpMen() const;
    void lift(std::uint32_t square);
    void letGo(QPointF point);
    /// Puts a lifted piece back where it was, without any signal.
    void dropLifted();
    void touchToSetUp(std::uint32_t square);
    [[nodiscard]] bool putByKey(const QKeyEvent& event);
    /// The number of the move that touching a place makes now.
    [[nodiscard]] std::optional<std::uint32_t> moveOf(const BoardPlace& place) const;
    [[nodiscard]] bool typeMove(const QString& text);
    [[nodiscard]] bool playTyped();
    void tell();

    Use use_ = Use::look;
    AnyGame position_ = TicTacToe{};
    Board board_;
    BoardRoom room_;
    BoardPlace cursor_;
    std::optional<BoardPlace> hovered_;
    std::optional<std::uint32_t> from_;
    /// In setting up chess: the square on which the mouse button was pressed and is not released
    /// yet.
    std::optional<std::uint32_t> lifted_;
    std::optional<std::uint32_t> hint_;
    AnyGame hintOf_ = TicTacToe{};
    bool smooth_ = true;
    QVariantAnimation slide_;
    /// The beginning of a move's name, as far as it was typed.
    QString typed_;
    /// Whether a move was just played while it was typed, so that Enter after it plays no second
    /// one.
    bool hasPlayedTyped_ = false;
};

} // namespace prunus
