#include "ui/play/boardwidget.h"

#include "core/games/playing.h"
#include "ui/board/boardpainter.h"
#include "ui/play/accessibleboard.h"
#include "ui/play/hintmark.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <utility>

namespace prunus {
namespace {

constexpr double margin = 10;
/// A dot where a move is possible, of a square's side.
constexpr double dotPart = 0.12;

bool isLetterOrDigit(const QString& text) {
    return text.size() == 1 && (text[0].isLetterOrNumber() || text[0] == u'-');
}

} // namespace

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent) {
    makeBoardsAccessible();
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setPosition(position_, nullptr, roomFor(position_));
}

void BoardWidget::setPosition(const AnyGame& position, const AnyGame* before,
                              const BoardRoom& room) {
    if (room != room_) {
        cursor_ = {};
        hovered_.reset();
    }
    position_ = position;
    board_ = boardOf(position, before);
    hint_.reset();
    room_ = room;
    typed_.clear();
    if (use_ == Use::setUp) {
        use_ = Use::look;
    }
    tell();
}

void BoardWidget::setHint(std::optional<std::uint32_t> move) {
    hint_ = move;
    update();
}

void BoardWidget::setUp(const Placement& placement) {
    hint_.reset();
    const auto position = placed(position_, placement);
    if (position) {
        board_ = boardOf(*position);
    } else {
        Board lying;
        lying.kind = board_.kind;
        lying.measures = board_.measures;
        lying.small = board_.small;
        lying.placement = placement;
        board_ = lying;
    }
    use_ = Use::setUp;
    tell();
}

void BoardWidget::setPlays(bool plays) {
    use_ = plays && !board_.ended ? Use::play : Use::look;
    tell();
}

BoardGeometry BoardWidget::geometry() const {
    return {room_, QRectF(rect()).adjusted(margin, margin, -margin, -margin), true};
}

QRectF BoardWidget::rectOf(const BoardPlace& place) const {
    const BoardGeometry where = geometry();
    return room_.kind == BoardKind::heaps ? where.counter(place.counter)
                                          : where.square(place.square);
}

/// What a touch would be about: under the mouse, or else at the cursor.
std::optional<BoardPlace> BoardWidget::pointed() const {
    return hovered_ ? hovered_ : hasFocus() ? std::optional(cursor_) : std::nullopt;
}

/// Where a move is possible; none in Nim, where it nearly always is.
std::vector<QRectF> BoardWidget::possible() const {
    std::vector<QRectF> places;
    const BoardGeometry where = geometry();
    const bool falls = room_.kind == BoardKind::columns;
    for (std::uint32_t k = where.squares(); use_ == Use::play && k-- > 0;) {
        const bool lands = !falls || k + room_.measures.columns >= where.squares() ||
                           board_.placement.squares[k + room_.measures.columns] != Mark::none;
        if (board_.placement.squares[k] == Mark::none && lands && moveOnto(position_, k)) {
            places.push_back(where.square(k));
        }
    }
    return places;
}

void BoardWidget::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeFor(palette());
    painter.fillRect(rect(), theme.background);
    BoardLook look;
    look.names = true;
    look.room = room_;
    paintBoard(painter, board_, QRectF(rect()).adjusted(margin, margin, -margin, -margin), theme,
               look);
    paintPossible(painter);
    if (hint_) {
        paintHint(painter, geometry(), position_, *hint_, theme);
    }
    paintCursor(painter);
}

void BoardWidget::paintPossible(QPainter& painter) const {
    if (!underMouse() && !hasFocus() && !hint_) {
        return;
    }
    const Theme& theme = themeFor(palette());
    const NodeColours& mover = board_.placement.toMove == Player::max ? theme.max : theme.min;
    painter.setPen(Qt::NoPen);
    painter.setBrush(mover.line);
    for (const QRectF& each : possible()) {
        const double radius = std::max(dotPart * each.width() / 2, 2.0);
        painter.drawEllipse(each.center(), radius, radius);
    }
}

/// Where a disc comes to lie that is thrown in there; elsewhere the place itself.
BoardPlace BoardWidget::landing(BoardPlace place) const {
    const std::uint32_t columns = room_.measures.columns;
    if (room_.kind == BoardKind::columns) {
        std::uint32_t square = geometry().squares() - columns + place.square % columns;
        while (square >= columns && board_.placement.squares[square] != Mark::none) {
            square -= columns;
        }
        place.square = square;
    }
    return place;
}

/// A ring about the place that a touch would be about; in Nim about all counters that it takes.
void BoardWidget::paintCursor(QPainter& painter) const {
    const auto place = pointed();
    if (!place || use_ == Use::look) {
        return;
    }
    const bool plays = use_ == Use::play && moveAt(position_, *place);
    QRectF ring = rectOf(use_ == Use::play ? landing(*place) : *place);
    if (room_.kind == BoardKind::heaps && plays) {
        const auto heap = place->counter.heap;
        const std::uint32_t top = board_.placement.heaps.at(heap) - 1U;
        ring |= rectOf({0, {heap, top}});
    }
    const Theme& theme = themeFor(palette());
    // Counters lie next to each other, squares have room inside.
    const double inwards = room_.kind == BoardKind::heaps ? -3 : 3;
    const QRectF inner = ring.adjusted(inwards, inwards, -inwards, -inwards);
    painter.setBrush(Qt::NoBrush);
    if (room_.kind != BoardKind::heaps) {
        painter.setPen(QPen(theme.background, 7));
        painter.drawRoundedRect(inner, 4, 4);
    }
    // Dotted where nothing can be played. The last move is marked in another way.
    const bool possible = plays || use_ == Use::setUp;
    painter.setPen(QPen(theme.selection, 3, possible ? Qt::SolidLine : Qt::DotLine));
    painter.drawRoundedRect(inner, 4, 4);
}

bool BoardWidget::event(QEvent* event) {
    // The window's own commands, such as Undo, are not meant while the board has the keyboard.
    if (event->type() == QEvent::ShortcutOverride && use_ != Use::look) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->key() == Qt::Key_Backspace) {
            key->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void BoardWidget::mouseMoveEvent(QMouseEvent* event) {
    const auto before = hovered_;
    hovered_ = placeAt(geometry(), event->position());
    if (hovered_ != before) {
        update();
    }
}

void BoardWidget::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    hovered_.reset();
    update();
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    const auto place = placeAt(geometry(), event->position());
    if (event->button() == Qt::LeftButton && place) {
        cursor_ = *place;
        touch(*place);
    }
}

void BoardWidget::touch(const BoardPlace& place) {
    typed_.clear();
    if (use_ == Use::setUp) {
        emit edited(touched(board_.placement, room_, place));
    } else if (use_ == Use::play) {
        if (const auto move = moveAt(position_, place)) {
            emit moveChosen(*move);
        }
    }
    tell();
}

void BoardWidget::moveCursor(int right, int down) {
    hovered_.reset();
    typed_.clear();
    cursor_ = moved(room_, cursor_, right, down);
    tell();
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(-1, 0);
        return;
    case Qt::Key_Right:
        moveCursor(1, 0);
        return;
    case Qt::Key_Up:
        moveCursor(0, -1);
        return;
    case Qt::Key_Down:
        moveCursor(0, 1);
        return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!playTyped()) {
            touch(cursor_);
        }
        return;
    case Qt::Key_Backspace:
        emit takeBackAsked();
        return;
    default:
        break;
    }
    if (event->matches(QKeySequence::Undo)) {
        emit takeBackAsked();
    } else if (!typeMove(event->text())) {
        QWidget::keyPressEvent(event);
    }
}

/// Plays once what was typed is one move and the beginning of no other. A letter that continues
/// nothing begins anew.
bool BoardWidget::typeMove(const QString& text) {
    if (use_ != Use::play || !isLetterOrDigit(text)) {
        return false;
    }
    const std::vector<std::string> names = moveNames(position_);
    for (const QString& typed : {typed_ + text, text}) {
        std::vector<std::uint32_t> meant;
        for (std::uint32_t k = 0; k < names.size(); ++k) {
            if (QString::fromStdString(names[k]).startsWith(typed, Qt::CaseInsensitive)) {
                meant.push_back(k);
            }
        }
        if (meant.empty()) {
            continue;
        }
        typed_ = typed;
        if (meant.size() == 1 && names[meant.front()].size() == std::size_t(typed.size())) {
            typed_.clear();
            emit moveChosen(meant.front());
        }
        return true;
    }
    typed_.clear();
    return true;
}

/// A name that begins others, as 1 where there is a column 10, is played when it is confirmed.
bool BoardWidget::playTyped() {
    const QString typed = std::exchange(typed_, {});
    const std::vector<std::string> names = moveNames(position_);
    for (std::uint32_t k = 0; use_ == Use::play && k < names.size(); ++k) {
        if (QString::fromStdString(names[k]).compare(typed, Qt::CaseInsensitive) == 0) {
            emit moveChosen(k);
            return true;
        }
    }
    return false;
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    typed_.clear();
    update();
}

QString BoardWidget::spokenCursor() const {
    if (room_.kind == BoardKind::heaps) {
        const auto [heap, counter] = cursor_.counter;
        const std::uint32_t lie =
            heap < board_.placement.heaps.size() ? board_.placement.heaps[heap] : 0U;
        return tr("Heap %1, counter %2 of %3").arg(QChar(u'A' + heap)).arg(counter + 1).arg(lie);
    }
    const std::uint32_t columns = room_.measures.columns;
    const QString square = room_.kind == BoardKind::columns
                               ? tr("column %1, row %2")
                                     .arg(cursor_.square % columns + 1)
                                     .arg(room_.measures.rows - cursor_.square / columns)
                               : QString(QChar(u'a' + cursor_.square % columns)) +
                                     QString::number(cursor_.square / columns + 1);
    //: A square, and what is on it.
    return tr("%1: %2").arg(square, shownMark(board_, cursor_.square));
}

void BoardWidget::tell() {
    update();
    QAccessibleValueChangeEvent moved(this, spokenCursor());
    QAccessible::updateAccessibility(&moved);
    QAccessibleEvent described(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&described);
}

} // namespace prunus
