#include "ui/play/accessibleboard.h"

#include "core/games/playing.h"
#include "ui/play/boardwidget.h"
#include "ui/play/whynomove.h"
#include "ui/words/gamewords.h"
#include "ui/words/lists.h"

#include <QCoreApplication>
#include <QTimer>
#include <utility>

namespace prunus {
namespace {

class Said {
    Q_DECLARE_TR_FUNCTIONS(AccessibleBoard)

  public:
    static QString place(const BoardWidget& board, const BoardPlace& place);
    static QString lies(const BoardWidget& board, const BoardPlace& place);
    static QString board(const Board& board);

  private:
    static QString mark(const Board& board, std::uint32_t square);
    static QString counter(const Placement& placement, const CounterPlace& place);
    static QString withMove(const BoardWidget& board, const BoardPlace& place, const QString& lies);
    static QString withWay(const BoardWidget& board, const BoardPlace& place, const QString& lies);
    static QString squares(const Board& board);
    static QString heaps(const Board& board);
};

QString Said::mark(const Board& board, std::uint32_t square) {
    if (board.kind == BoardKind::chess && board.placement.squares.at(square) != Mark::none) {
        return shownMan(board.placement.men.at(square),
                        board.placement.squares.at(square) == Mark::first);
    }
    switch (board.placement.squares.at(square)) {
    case Mark::first:
        return shownSide(board.kind, Player::max);
    case Mark::second:
        return shownSide(board.kind, Player::min);
    case Mark::none:
        break;
    }
    //: Of a square without a piece.
    return tr("free");
}

QString Said::counter(const Placement& placement, const CounterPlace& place) {
    const std::uint32_t lie =
        place.heap < placement.heaps.size() ? placement.heaps[place.heap] : 0U;
    const QChar heap(u'A' + int(place.heap));
    return place.counter < lie
               ? tr("Heap %1, counter %2 of %3").arg(heap).arg(place.counter + 1).arg(lie)
               : tr("Heap %1 of %2, no counter here").arg(heap).arg(lie);
}

/// Chess: whether the piece here can move, or the one that was touched can come here.
QString Said::withWay(const BoardWidget& board, const BoardPlace& place, const QString& lies) {
    if (board.from() == place.square) {
        return tr("%1, to move").arg(lies);
    }
    if (board.from() && moveFrom(board.position(), *board.from(), place.square)) {
        return tr("%1, a move").arg(lies);
    }
    return goalsFrom(board.position(), place.square).empty() ? lies : tr("%1, can move").arg(lies);
}

/// With what a move there would do, where one plays.
QString Said::withMove(const BoardWidget& board, const BoardPlace& place, const QString& lies) {
    if (board.room().kind == BoardKind::chess) {
        return withWay(board, place, lies);
    }
    const auto move = moveAt(board.position(), place);
    if (!move) {
        const std::vector<Mark>& squares = board.board().placement.squares;
        const bool taken = place.square < squares.size() && squares[place.square] != Mark::none;
        //: What lies on a square.
        return taken ? lies : tr("%1, no move").arg(lies);
    }
    const QString name = QString::fromStdString(moveNames(board.position()).at(*move));
    if (name == QStringLiteral("pass")) {
        return tr("%1, you can only pass").arg(lies);
    }
    const BoardRoom& room = board.room();
    const BoardPlace lands = landing(room, board.board().placement, place);
    if (room.kind == BoardKind::heaps) {
        return tr("%1, takes %2").arg(lies, name.section(u'-', 1));
    }
    return lands == place ? tr("%1, a move").arg(lies)
                          : tr("%1, the disc falls to row %2")
                                .arg(lies)
                                .arg(room.measures.rows - lands.square / room.measures.columns);
}

QString Said::lies(const BoardWidget& board, const BoardPlace& place) {
    const Board& shown = board.board();
    return board.room().kind == BoardKind::heaps
               ? counter(shown.placement, place.counter)
               //: A square, and what is on it.
               : tr("%1: %2").arg(shownSquare(board.room(), place.square),
                                  mark(shown, place.square));
}

QString Said::place(const BoardWidget& board, const BoardPlace& place) {
    const QString lies = Said::lies(board, place);
    if (board.use() == BoardWidget::Use::setUp && board.from() == place.square) {
        return tr("%1, to be put elsewhere").arg(lies);
    }
    return board.use() == BoardWidget::Use::play ? withMove(board, place, lies) : lies;
}

/// Row by row from above; where discs fall, and in chess, rows count from below.
QString Said::squares(const Board& board) {
    QStringList rows;
    for (std::uint32_t row = 0; row < board.measures.rows; ++row) {
        QStringList squares;
        for (std::uint32_t column = 0; column < board.measures.columns; ++column) {
            squares << mark(board, row * board.measures.columns + column);
        }
        const bool fall = board.kind == BoardKind::columns || board.kind == BoardKind::chess;
        rows << tr("Row %1: %2.")
                    .arg(fall ? board.measures.rows - row : row + 1)
                    .arg(listed(squares));
    }
    return rows.join(u' ');
}

QString Said::heaps(const Board& board) {
    QStringList heaps;
    for (std::size_t k = 0; k < board.placement.heaps.size(); ++k) {
        heaps << tr("Heap %1: %2.").arg(QChar(u'A' + int(k))).arg(board.placement.heaps[k]);
    }
    return heaps.join(u' ');
}

QString Said::board(const Board& board) {
    const QString lies = board.kind == BoardKind::heaps ? heaps(board) : squares(board);
    //: Who is to move, or how play ended; and the rows of the board.
    return tr("%1. %2").arg(board.ended ? shownResult(board) : shownMover(board), lies);
}

/// A place of a board, which keeps nothing but its number.
class AccessiblePlace : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    AccessiblePlace(const AccessibleBoard& board, int number) : board_(board), number_(number) {}

    [[nodiscard]] int number() const { return number_; }

    [[nodiscard]] bool isValid() const override {
        return board_.isValid() && number_ < board_.childCount();
    }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override { return board_.window(); }
    [[nodiscard]] QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(board_.object());
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override {
        return -1;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override {
        return nullptr;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return isValid() && kind == QAccessible::Name ? spokenPlace(board_.board(), place())
                                                      : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {
        // What lies there follows from the game.
    }
    [[nodiscard]] QRect rect() const override {
        const QRect drawn = board_.board().rectOf(place()).toAlignedRect();
        return {board_.board().mapToGlobal(drawn.topLeft()), drawn.size()};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Button; }
    [[nodiscard]] QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override {
        return {pressAction(), setFocusAction()};
    }
    void doAction(const QString& name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString& /*name*/) const override {
        return {};
    }

  private:
    [[nodiscard]] BoardPlace place() const {
        return placeNumber(board_.board().room(), std::uint32_t(number_));
    }

    const AccessibleBoard& board_;
    int number_;
};

QAccessible::State AccessiblePlace::state() const {
    QAccessible::State state;
    const BoardWidget& board = board_.board();
    state.invalid = !isValid();
    state.focusable = true;
    state.focused = board.hasFocus() && board.cursor() == place();
    state.invisible = !board.isVisible();
    return state;
}

void AccessiblePlace::doAction(const QString& name) {
    if (!isValid()) {
        return;
    }
    board_.board().setFocus(Qt::ShortcutFocusReason);
    board_.board().moveCursorTo(place());
    if (name == pressAction()) {
        board_.board().touch(place());
    }
}

QAccessibleInterface* boardInterfaceFor(const QString& className, QObject* object) {
    return className == QLatin1String("prunus::BoardWidget")
               ? new AccessibleBoard(*qobject_cast<BoardWidget*>(object))
               : nullptr;
}

AccessibleBoard& interfaceOf(BoardWidget& board) {
    return *static_cast<AccessibleBoard*>(QAccessible::queryAccessibleInterface(&board));
}

void tell(QAccessibleInterface* of, QAccessible::Event what) {
    QAccessibleEvent event(of, what);
    QAccessible::updateAccessibility(&event);
}

} // namespace

QString spokenPlace(const BoardWidget& board, const BoardPlace& place) {
    return Said::place(board, place);
}

QString spokenBoard(const Board& board) {
    return Said::board(board);
}

void tellCursor(BoardWidget& board) {
    if (QAccessible::isActive() && board.hasFocus()) {
        interfaceOf(board).tellCursor();
    }
}

void tellBoard(BoardWidget& board) {
    if (QAccessible::isActive()) {
        QTimer::singleShot(0, &board, [&board] { interfaceOf(board).tellChanges(); });
    }
}

void makeBoardsAccessible() {
    [[maybe_unused]] static const bool installed =
        (QAccessible::installFactory(boardInterfaceFor), true);
}

AccessibleBoard::AccessibleBoard(BoardWidget& board)
    : QAccessibleWidget(&board, QAccessible::Grouping) {}

AccessibleBoard::~AccessibleBoard() {
    for (const auto& [number, id] : made_) {
        QAccessible::deleteAccessibleInterface(id);
    }
}

BoardWidget& AccessibleBoard::board() const {
    return *static_cast<BoardWidget*>(widget());
}

QString AccessibleBoard::text(QAccessible::Text kind) const {
    switch (kind) {
    case QAccessible::Value:
        return spokenPlace(board(), board().cursor());
    case QAccessible::Description:
        return spokenBoard(board().board());
    default:
        return QAccessibleWidget::text(kind);
    }
}

int AccessibleBoard::childCount() const {
    return int(placeCount(board().room()));
}

QAccessibleInterface* AccessibleBoard::child(int index) const {
    if (index < 0 || index >= childCount()) {
        return nullptr;
    }
    QAccessible::Id& id = made_[index];
    if (id == 0) {
        id = QAccessible::registerAccessibleInterface(new AccessiblePlace(*this, index));
    }
    return QAccessible::accessibleInterface(id);
}

int AccessibleBoard::indexOfChild(const QAccessibleInterface* child) const {
    const auto* const place = dynamic_cast<const AccessiblePlace*>(child);
    return place != nullptr ? place->number() : -1;
}

QAccessibleInterface* AccessibleBoard::childAt(int x, int y) const {
    const auto place = board().placeUnder(board().mapFromGlobal(QPoint(x, y)));
    return place ? child(int(numberOf(board().room(), *place))) : nullptr;
}

QAccessibleInterface* AccessibleBoard::focusChild() const {
    return board().hasFocus() ? current() : nullptr;
}

void AccessibleBoard::tellCursor() {
    told_ = toTell();
    tell(current(), QAccessible::Focus);
}

AccessibleBoard::Told AccessibleBoard::toTell() const {
    return {current()->text(QAccessible::Name), Said::lies(board(), board().cursor())};
}

/// That nobody can play for a while changes no place.
void AccessibleBoard::tellChanges() {
    const QString description = text(QAccessible::Description);
    if (description != std::exchange(toldDescription_, description)) {
        tell(this, QAccessible::DescriptionChanged);
    }
    const Told now = toTell();
    const bool waits = board().use() == BoardWidget::Use::look && now.lies == told_.lies;
    if (!waits && now.name != std::exchange(told_, now).name) {
        tell(current(), QAccessible::NameChanged);
    }
}

QAccessibleInterface* AccessibleBoard::current() const {
    return child(int(numberOf(board().room(), board().cursor())));
}

} // namespace prunus
