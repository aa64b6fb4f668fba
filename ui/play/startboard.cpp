#include "ui/play/startboard.h"

#include "core/games/namedposition.h"
#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "ui/words/gamewords.h"
#include "ui/words/messages.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {

StartBoard::StartBoard(QWidget* parent)
    : QWidget(parent), board_(new BoardWidget(this)), tray_(new ManTray(this)),
      said_(new QLabel(this)), fault_(new QLabel(this)) {
    said_->setObjectName(QStringLiteral("boardSaid"));
    fault_->setObjectName(QStringLiteral("boardFault"));
    QFont bold; // no size of its own
    bold.setBold(true);
    said_->setFont(bold);
    for (QLabel* each : {said_, fault_}) {
        each->setWordWrap(true);
        each->setTextFormat(Qt::PlainText);
        each->setMinimumHeight(2 * fontMetrics().lineSpacing());
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(said_);
    auto* boards = new QHBoxLayout;
    boards->addWidget(board_, 1);
    boards->addWidget(tray_);
    column->addLayout(boards, 1);
    column->addWidget(fault_);
    column->addWidget(buildButtons());
    setUpRow_ = buildSetUp();
    column->addWidget(setUpRow_);
    connect(board_, &BoardWidget::moveChosen, this, &StartBoard::play);
    connect(board_, &BoardWidget::takeBackAsked, this, &StartBoard::takeBack);
    connect(board_, &BoardWidget::edited, this, &StartBoard::edit);
    connect(tray_, &ManTray::dropped, this, [this](const SidesMan& man, QPointF where) {
        board_->put(man, board_->mapFromGlobal(where));
    });
    setGame(TicTacToe{});
}

QPushButton* StartBoard::button(const char* name, const QString& text,
                                void (StartBoard::*command)()) {
    auto* made = new QPushButton(text, this);
    made->setObjectName(QLatin1String(name));
    made->setAutoDefault(false);
    connect(made, &QPushButton::clicked, this, command);
    return made;
}

QWidget* StartBoard::buildButtons() {
    auto* buttons = new QWidget(this);
    takeBack_ = button("takeBack", tr("Ta&ke back"), &StartBoard::takeBack);
    takeBack_->setToolTip(tr("Takes the last move back. On the board: Backspace"));
    startOver_ = button("startOver", tr("&Start position"), &StartBoard::startOver);
    pass_ = button("pass", tr("&Pass"), &StartBoard::pass);
    setUp_ = new QCheckBox(tr("Set &up"), buttons);
    setUp_->setObjectName(QStringLiteral("setUp"));
    setUp_->setToolTip(tr("Puts pieces anywhere instead of playing."));
    connect(setUp_, &QCheckBox::toggled, this, &StartBoard::toggleSetUp);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{takeBack_, startOver_, pass_}) {
        row->addWidget(each);
    }
    row->addStretch(1);
    row->addWidget(setUp_);
    return buttons;
}

QWidget* StartBoard::buildSetUp() {
    auto* fields = new QWidget(this);
    mover_ = new QComboBox(fields);
    mover_->setObjectName(QStringLiteral("setUpMover"));
    mover_->setAccessibleName(tr("Who moves"));
    mover_->addItems({QString(), QString()});
    sentTo_ = new QComboBox(fields);
    sentTo_->setObjectName(QStringLiteral("setUpSentTo"));
    sentTo_->setAccessibleName(tr("Board to move on"));
    for (int small = 1; small <= 9; ++small) {
        //: In ultimate tic-tac-toe, where the next move must be.
        sentTo_->addItem(tr("on board %1").arg(small));
    }
    sentTo_->addItem(tr("on any board")); // Placement::anyBoard
    for (const QComboBox* each : {mover_, sentTo_}) {
        connect(each, &QComboBox::currentIndexChanged, this, &StartBoard::editMover);
    }
    auto* row = new QHBoxLayout(fields);
    row->setContentsMargins(0, 0, 0, 0);
    clear_ = button("clearBoard", tr("Cl&ear"), &StartBoard::clear);
    text_ = new QLineEdit(fields);
    text_->setObjectName(QStringLiteral("setUpText"));
    text_->setAccessibleName(tr("Position, as text"));
    text_->setToolTip(tr("The position as text, or the moves made since the start; paste it here. "
                         "The manual says in which forms."));
    connect(text_, &QLineEdit::textEdited, this, &StartBoard::editText);
    row->addWidget(clear_);
    row->addWidget(text_, 1);
    row->addStretch();
    row->addWidget(mover_);
    row->addWidget(sentTo_);
    return fields;
}

void StartBoard::setGame(const AnyGame& start) {
    setPosition(start, start);
}

void StartBoard::setPosition(const AnyGame& start, const AnyGame& position) {
    start_ = start;
    tray_->setBishops(measures(start).columns != 6 || !isChess()); // not in Los Alamos
    record_ = GameRecord(position);
    placement_ = placementOf(position);
    textFault_.clear();
    const QSignalBlocker quiet(setUp_);
    setUp_->setChecked(false);
    derive();
}

tl::expected<AnyGame, QString> StartBoard::position() const {
    if (!setsUp()) {
        return record_.position();
    }
    if (!textFault_.isEmpty()) {
        return tl::make_unexpected(textFault_);
    }
    return placed(start_, placement_).map_error(shownMessage);
}

void StartBoard::play(std::uint32_t k) {
    record_.play(k);
    derive();
}

void StartBoard::pass() {
    if (const auto k = moveNamed(record_.position(), "pass")) {
        play(*k);
        board_->setFocus();
    }
}

void StartBoard::takeBack() {
    if (!setsUp()) {
        record_.takeBack();
        derive();
    }
}

void StartBoard::startOver() {
    if (setsUp()) {
        beginSetUp(placementOf(start_));
        derive();
    } else {
        record_ = GameRecord(start_);
        derive();
    }
}

void StartBoard::clear() {
    Placement empty = placement_;
    std::fill(empty.squares.begin(), empty.squares.end(), Mark::none);
    std::fill(empty.heaps.begin(), empty.heaps.end(), std::uint8_t{0});
    std::fill(empty.men.begin(), empty.men.end(), Man::none);
    empty.castling = 0;
    empty.enPassant = Placement::noSquare;
    empty.sentTo = Placement::anyBoard;
    edit(empty);
}

/// What is set up is where play goes on; what can be none stays to be mended.
void StartBoard::toggleSetUp(bool on) {
    if (on) {
        beginSetUp(placementOf(record_.position()));
    } else if (const auto position = placed(start_, placement_); position && textFault_.isEmpty()) {
        if (placementOf(record_.position()) != placement_) {
            record_ = GameRecord(*position);
        }
    } else {
        const QSignalBlocker quiet(setUp_);
        setUp_->setChecked(true);
    }
    derive();
}

/// What can be read lies on the board, even where it is no position of play.
void StartBoard::editText(const QString& text) {
    const std::string typed = text.toStdString();
    const auto found = readPlacement(start_, {typed, 0});
    textFault_ = found ? QString() : shownMessage(found.error().message);
    leftOut_ = found && found->leftOut ? shownMessage(*found->leftOut) : QString();
    if (found) {
        take(found->placement);
    }
    typesText_ = true; // what is typed stays as it is
    derive();
    typesText_ = false;
}

/// From a position of play.
void StartBoard::beginSetUp(const Placement& placement) {
    textFault_.clear();
    leftOut_.clear();
    take(placement);
}

void StartBoard::take(const Placement& placement) {
    placement_ = placement;
    whenEven_ = moverByNumbers(start_, placement) ? opponent(placement.toMove) : placement.toMove;
}

/// Who is to move follows from the pieces where they tell. The board counts again, and no longer a
/// text that could not be read.
void StartBoard::edit(const Placement& placement) {
    textFault_.clear();
    leftOut_.clear();
    placement_ = placement;
    placement_.toMove = moverByNumbers(start_, placement_).value_or(whenEven_);
    derive();
}

void StartBoard::editMover() {
    leftOut_.clear();
    placement_.toMove = mover_->currentIndex() == 0 ? Player::max : Player::min;
    if (!moverByNumbers(start_, placement_)) {
        whenEven_ = placement_.toMove;
    }
    placement_.enPassant = Placement::noSquare; // it was of the other side
    placement_.sentTo = static_cast<std::uint8_t>(sentTo_->currentIndex());
    derive();
}

void StartBoard::derive() {
    if (setsUp()) {
        deriveSetUp();
    } else {
        board_->setPosition(record_.position(), record_.before(), roomFor(start_));
        board_->setPlays(true);
    }
    setUpRow_->setVisible(setsUp());
    tray_->setVisible(setsUp() && isChess());
    takeBack_->setEnabled(!setsUp() && record_.length() > 0);
    const bool passes = !setsUp() && moveNamed(record_.position(), "pass").has_value();
    pass_->setVisible(passes);
    tell();
    emit changed();
}

void StartBoard::deriveSetUp() {
    board_->setUp(placement_);
    const QSignalBlocker quietMover(mover_);
    const QSignalBlocker quietBoard(sentTo_);
    Board shown = board_->board();
    shown.ended = false;
    shown.placement.toMove = Player::max;
    mover_->setItemText(0, shownMover(shown));
    shown.placement.toMove = Player::min;
    mover_->setItemText(1, shownMover(shown));
    mover_->setCurrentIndex(placement_.toMove == Player::max ? 0 : 1);
    sentTo_->setCurrentIndex(placement_.sentTo);
    sentTo_->setVisible(shown.kind == BoardKind::nested);
    text_->setVisible(shown.kind != BoardKind::heaps);
    if (textFault_.isEmpty() && !typesText_) {
        text_->setText(QString::fromStdString(placementText(start_, placement_)));
        text_->setCursorPosition(0); // the pieces are what is looked at
    }
}

/// Whose move it is, or who won; and below the board, why what lies there is no position of play.
/// It is said calmly: while pieces are being put, that is so most of the time.
void StartBoard::tell() {
    const auto found = position();
    const Board& board = board_->board();
    QString said = board.ended ? shownResult(board) : shownMover(board);
    if (board.passed) {
        said = tr("%1. %2").arg(shownPass(board), said);
    } else if (record_.length() > 0 && !setsUp()) {
        const QString last = QString::fromStdString(record_.move(record_.length() - 1));
        said = tr("%1. Last move: %2").arg(said, last);
    }
    said_->setText(said);
    fault_->setVisible(setsUp());
    fault_->setText(found ? leftOut_ : found.error());
}

} // namespace prunus

#include "moc_startboard.cpp"
