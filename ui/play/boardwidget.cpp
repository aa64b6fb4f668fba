#include "ui/play/boardwidget.h"

#include "core/games/playing.h"
#include "ui/play/accessibleboard.h"
#include "ui/play/whynomove.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyle>
#include <QTimer>
#include <utility>

namespace prunus {
namespace {

constexpr double margin = 10;

bool isLetterOrDigit(const QString& text) {
    return text.size() == 1 && (text[0].isLetterOrNumber() || text[0] == u'-' || text[0] == u'=');
}

/// How moves are typed: in chess capitals tell pieces from pawns, and what a move does to the king
/// need not be said.
QString typedName(const std::string& name) {
    QString typed = QString::fromStdString(name);
    return typed.remove(u'+').remove(u'#');
}

Qt::CaseSensitivity caseOf(BoardKind kind) {
    return kind == BoardKind::chess ? Qt::CaseSensitive : Qt::CaseInsensitive;
}

} // namespace

BoardWidget::BoardWidget(QWidget* parent) : QWidget(parent) {
    makeBoardsAccessible();
    setObjectName(QStringLiteral("board"));
    setAccessibleName(tr("Board"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    slide_.setDuration(slideMilliseconds);
    slide_.setEasingCurve(QEasingCurve::OutQuad);
    slide_.setStartValue(0.0);
    slide_.setEndValue(1.0);
    connect(&slide_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&slide_, &QVariantAnimation::finished, this, qOverload<>(&QWidget::update));
    setPosition(position_, nullptr, roomFor(position_));
}

void BoardWidget::setPosition(const AnyGame& position, const AnyGame* before,
                              const BoardRoom& room) {
    if (room != room_) {
        cursor_ = {};
        hovered_.reset();
    }
    if (before != nullptr && room.kind != BoardKind::chess && position_ == *before && smooth_ &&
        isVisible() &&
        style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0) {
        slide_.start();
    } else if (position_ != position) {
        slide_.stop();
    }
    if (position_ != position) {
        typed_.clear();
        from_.reset();
    }
    position_ = position;
    board_ = boardOf(position, before);
    hint_.reset();
    room_ = room;
    if (use_ == Use::setUp) {
        use_ = Use::look;
        from_.reset();
    }
    dropLifted();
    tell();
}

void BoardWidget::setHint(std::optional<std::uint32_t> move, const AnyGame* of) {
    hint_ = move;
    hintOf_ = of != nullptr ? *of : position_;
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
    // What was touched may have gone from there.
    const bool begins = std::exchange(use_, Use::setUp) != Use::setUp;
    if (begins || (from_ && (*from_ >= placement.squares.size() || !manOn(placement, *from_)))) {
        from_.reset();
    }
    dropLifted();
    tell();
}

void BoardWidget::setPlays(bool plays) {
    use_ = plays && !board_.ended ? Use::play : Use::look;
    tell();
}

QRectF BoardWidget::area() const {
    return QRectF(rect()).adjusted(margin, margin, -margin, -margin);
}

BoardGeometry BoardWidget::geometry() const {
    return {room_, area(), true};
}

std::optional<BoardPlace> BoardWidget::placeUnder(QPointF point) const {
    return placeAt(geometry(), point);
}

QRectF BoardWidget::rectOf(const BoardPlace& place) const {
    const BoardGeometry where = geometry();
    return room_.kind == BoardKind::heaps ? where.counter(place.counter)
                                          : where.square(place.square);
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
    hovered_ = placeUnder(event->position());
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
    const auto place = placeUnder(event->position());
    if (event->button() == Qt::LeftButton && place) {
        cursor_ = *place;
        setsUpMen() ? lift(place->square) : touch(*place);
    }
}

void BoardWidget::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && lifted_) {
        letGo(event->position());
    }
}

void BoardWidget::touch(const BoardPlace& place) {
    typed_.clear();
    hasPlayedTyped_ = false;
    if (setsUpMen()) {
        touchToSetUp(place.square);
    } else if (use_ == Use::setUp) {
        emit edited(touched(board_.placement, room_, place));
    } else if (use_ == Use::look) {
        emit refused({});
    } else if (room_.kind == BoardKind::chess) {
        touchMan(place.square);
    } else if (const auto move = moveAt(position_, place)) {
        emit moveChosen(*move);
    } else {
        emit refused(whyNoMove(position_, place));
    }
    tell();
}

/// The piece that moves, or where to; the own piece that is touched next moves instead.
void BoardWidget::touchMan(std::uint32_t square) {
    if (const auto move = moveOf({square, {}})) {
        from_.reset();
        emit moveChosen(*move);
    } else if (from_ != square && !goalsFrom(position_, square).empty()) {
        from_ = square;
    } else if (from_ == square) {
        from_.reset();
    } else {
        emit refused(from_ ? whyNoMoveFrom(position_, *from_, square)
                           : whyNoMove(position_, {square, {}}));
    }
}

std::optional<std::uint32_t> BoardWidget::moveOf(const BoardPlace& place) const {
    if (room_.kind != BoardKind::chess) {
        return moveAt(position_, place);
    }
    return from_ ? moveFrom(position_, *from_, place.square) : std::nullopt;
}

void BoardWidget::moveCursorTo(const BoardPlace& place) {
    hovered_.reset();
    typed_.clear();
    cursor_ = place;
    tell();
    tellCursor(*this);
}

void BoardWidget::keyPressEvent(QKeyEvent* event) {
    const bool hasPlayed = std::exchange(hasPlayedTyped_, false);
    if (putByKey(*event)) {
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursorTo(moved(room_, cursor_, -1, 0));
        return;
    case Qt::Key_Right:
        moveCursorTo(moved(room_, cursor_, 1, 0));
        return;
    case Qt::Key_Up:
        moveCursorTo(moved(room_, cursor_, 0, -1));
        return;
    case Qt::Key_Down:
        moveCursorTo(moved(room_, cursor_, 0, 1));
        return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!hasPlayed && !playTyped()) {
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
    if (use_ == Use::setUp || !isLetterOrDigit(text)) {
        return false;
    }
    if (use_ == Use::look) {
        emit refused({});
        return true;
    }
    const std::vector<std::string> names = moveNames(position_);
    for (const QString& typed : {typed_ + text, text}) {
        std::vector<std::uint32_t> meant;
        for (std::uint32_t k = 0; k < names.size(); ++k) {
            if (typedName(names[k]).startsWith(typed, caseOf(room_.kind))) {
                meant.push_back(k);
            }
        }
        if (meant.empty()) {
            continue;
        }
        typed_ = typed;
        if (meant.size() == 1 && typedName(names[meant.front()]).size() == typed.size()) {
            typed_.clear();
            hasPlayedTyped_ = true;
            emit moveChosen(meant.front());
        }
        return true;
    }
    emit refused(tr("%1 is no move here.").arg(std::exchange(typed_, {}) + text));
    return true;
}

/// A name that begins others, as 1 where there is a column 10, is played when it is confirmed.
bool BoardWidget::playTyped() {
    const QString typed = std::exchange(typed_, {});
    const std::vector<std::string> names = moveNames(position_);
    for (std::uint32_t k = 0; use_ == Use::play && k < names.size(); ++k) {
        if (typedName(names[k]).compare(typed, caseOf(room_.kind)) == 0) {
            emit moveChosen(k);
            return true;
        }
    }
    return false;
}

void BoardWidget::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
    // Qt itself tells of the board as a whole after this event; the place comes after that.
    QTimer::singleShot(0, this, [this] { tellCursor(*this); });
}

void BoardWidget::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    typed_.clear();
    hasPlayedTyped_ = false;
    update();
}

void BoardWidget::tell() {
    update();
    tellBoard(*this);
}

} // namespace prunus

#include "moc_boardwidget.cpp"
