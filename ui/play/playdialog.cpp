#include "ui/play/playdialog.h"

#include "core/games/positionname.h"
#include "ui/base/job.h"
#include "ui/words/gamewords.h"

#include <QHBoxLayout>
#include <QHideEvent>
#include <QScreen>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <utility>

namespace prunus {
namespace {

constexpr QLatin1String playGameKey("game/name");
/// Between two moves of the program, so that a game of it against itself can be followed.
constexpr std::chrono::milliseconds pause{500};
/// So long a teacher looks at a move that is not certain before.
constexpr std::chrono::seconds lessonTime{2};

} // namespace

PlayDialog::PlayDialog(const Session& session, QWidget* parent)
    : QDialog(parent), session_(session), lesson_([this](const auto& outcome) {
          if (outcome && *outcome) {
              taught(**outcome);
          } else {
              goOn();
          }
      }),
      opener_(new SearchOpener(*this)) {
    setObjectName(QStringLiteral("playDialog"));
    setWindowTitle(tr("Play"));
    setWindowFlags(Qt::Window); // not always above the window in which searches are opened
    auto* row = new QHBoxLayout(this);
    row->addWidget(buildBoard(), 4);
    row->addWidget(buildSide(), 5);
    tick_.setInterval(progressTick);
    connect(&tick_, &QTimer::timeout, this, &PlayDialog::tell);
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &PlayDialog::think);
    connect(&searcher_, &GameSearcher::found, this, &PlayDialog::answered);
    connect(&searcher_, &GameSearcher::estimated, this, &PlayDialog::estimated);
    connect(&searcher_, &GameSearcher::failed, this, &PlayDialog::failed);
    connect(opener_, &SearchOpener::counted, this, &PlayDialog::derive);
    connect(opener_, &SearchOpener::wanted, this, &PlayDialog::searchWanted);
    connect(opener_, &SearchOpener::uctWanted, this, &PlayDialog::uctWanted);
    connect(game_, &GameFields::changed, this, &PlayDialog::takeGame);
    connect(fields_, &PlayFields::sidesChanged, this, &PlayDialog::goOn);
    connect(moves_, &PlayedMoves::searchWanted, this, &PlayDialog::openCurrent);
    connect(moves_, &PlayedMoves::itemSelectionChanged, this, &PlayDialog::derive);
    connect(moves_->openSearch(), &QAction::changed, this, &PlayDialog::derive);
    const QSize most = screen()->availableSize() - QSize(40, 60); // of the frame
    resize(sizeHint().expandedTo({1080, 640}).boundedTo(most));
    newGame();
    board_->setFocus();
}

/// Nobody wants to know any more what is being searched for.
void PlayDialog::endSearches() {
    searcher_.abandon();
    lesson_.cancel();
    soon_.stop();
    hints_ = false;
}

void PlayDialog::begin(const AnyGame& position) {
    endSearches();
    begun_ = game_->name();
    record_ = GameRecord(position);
    declined_.reset();
    better_.reset();
    moves_->clearMoves();
    note({});
    halted_ = false;
    fields_->setGame(position);
    goOn();
}

void PlayDialog::newGame() {
    if (const auto game = game_->game()) {
        start_ = *game;
        begin(*game);
    } else {
        note(game.error());
        derive();
    }
}

void PlayDialog::takeGame() {
    const auto game = game_->game();
    if (game && game_->name() != begun_) {
        newGame();
        return;
    }
    note(game ? QString() : game.error());
    derive();
}

void PlayDialog::setGame(const AnyGame& position) {
    start_ = startOf(position);
    const QSignalBlocker quiet(game_);
    game_->setName(QString::fromStdString(positionName(start_)));
}

void PlayDialog::playFrom(const AnyGame& position, bool programMoves, bool programReplies) {
    setGame(position);
    {
        const QSignalBlocker quiet(fields_);
        fields_->setProgram(toMove(position), programMoves);
        fields_->setProgram(opponent(toMove(position)), programReplies);
    }
    begin(position);
}

void PlayDialog::setSearch(Algorithm algorithm, std::optional<std::uint32_t> depth) {
    fields_->setSearch(algorithm, depth);
}

void PlayDialog::offer(const AnyGame& position) {
    if (record_.length() == 0) {
        setGame(position);
        begin(position);
    } else {
        say(tr("This game goes on. “Play from here” in the Game menu begins with the open tree."));
    }
}

void PlayDialog::note(const QString& text) {
    note_ = text;
    verdict_.clear();
    proposed_.reset();
    showsBetter_ = false;
}

void PlayDialog::restore(const QSettings& settings) {
    fields_->restore(settings);
    game_->setName(settings.value(playGameKey).toString());
}

void PlayDialog::keep(QSettings& settings) const {
    fields_->keep(settings);
    if (game_->game()) {
        settings.setValue(playGameKey, game_->name());
    }
}

bool PlayDialog::isProgramsTurn() const {
    return !record_.isOver() && fields_->isProgram(toMove(record_.position()));
}

/// The program moves if it is its turn.
void PlayDialog::goOn() {
    const bool itself = fields_->isProgram(Player::max) && fields_->isProgram(Player::min);
    if (hints_ || !isProgramsTurn()) {
        searcher_.abandon();
        soon_.stop();
        hints_ = false;
    }
    if (isProgramsTurn() && !halted_ && !searcher_.runs() && !lesson_.runs()) {
        soon_.start(itself && record_.length() > 0 ? pause : std::chrono::milliseconds(0));
    }
    derive();
}

void PlayDialog::add(std::uint32_t k, const MoveSearch& search) {
    const Board before = boardOf(record_.position());
    const bool marks = before.kind == BoardKind::marks || before.kind == BoardKind::nested;
    record_.play(k);
    QString move = QString::fromStdString(record_.move(record_.length() - 1));
    if (marks) {
        //: A side, and where it has moved: X b2.
        move = tr("%1 %2").arg(shownSide(before.kind, before.placement.toMove), move);
    }
    moves_->append(move, search);
    goOn();
    announce(*said_);
    if (offersDraw()) {
        announce(*noted_);
    }
}

void PlayDialog::play(std::uint32_t k) {
    endSearches(); // a hint is not wanted any more
    halted_ = false;
    better_.reset();
    note({});
    const bool choice = moveNames(record_.position()).size() > 1;
    if (choice && fields_->hasTeacher()) {
        lesson_.start([position = record_.position(), k](Progress& progress) {
            return judgeMove(position, k, lessonTime, progress);
        });
    }
    add(k, {});
}

void PlayDialog::pass() {
    if (const auto k = moveNamed(record_.position(), "pass"); k && !isProgramsTurn()) {
        play(*k);
        board_->setFocus();
    }
}

/// To where the user is to move, if there is a user.
void PlayDialog::takeBack() {
    endSearches();
    const bool itself = fields_->isProgram(Player::max) && fields_->isProgram(Player::min);
    do {
        if (record_.length() == 0) {
            break;
        }
        if (!record_.isClaimed()) {
            moves_->removeLast();
        }
        record_.takeBack();
    } while (!itself && isProgramsTurn());
    declined_.reset();
    better_.reset();
    note({});
    halted_ = isProgramsTurn(); // else the same move would come at once
    derive();
    announce(*said_);
}

void PlayDialog::stopOrGoOn() {
    if (searcher_.runs() || lesson_.runs() || soon_.isActive()) {
        halted_ = !hints_ && isProgramsTurn();
        endSearches();
        derive();
    } else {
        halted_ = false;
        note({});
        goOn();
    }
}

void PlayDialog::openCurrent() {
    if (const SearchedMove* const move = moves_->current()) {
        opener_->open(*move);
        derive();
    } else if (const UctSearchedMove* const playouts = moves_->currentOfUct()) {
        opener_->open(*playouts);
    }
}

/// After how many moves the position is that is shown.
std::size_t PlayDialog::viewed() const {
    return std::min(std::size_t(moves_->shownMoves()), record_.length());
}

void PlayDialog::derive() {
    const AnyGame& position = record_.position();
    const std::size_t moves = viewed();
    const bool searching = searcher_.runs() || lesson_.runs();
    const bool thinking = searching || soon_.isActive();
    const bool users = moves == record_.length() && !record_.isOver() && !isProgramsTurn();
    board_->setPosition(record_.positionAfter(moves),
                        moves > 0 ? &record_.positionAfter(moves - 1) : nullptr, roomFor(start_));
    board_->setPlays(users && !lesson_.runs());
    const AnyGame* const before = record_.before();
    if (showsBetter_ && moves == record_.length() && before && *before == better_->position) {
        board_->setHint(better_->move, before);
    } else {
        board_->setHint(users ? proposed_ : std::nullopt);
    }
    tellBetter_->setVisible(better_.has_value());
    bar_->setVisible(searching);
    enable(*takeBack_, record_.length() > 0);
    pass_->setVisible(users && moveNamed(position, "pass").has_value());
    enable(*pass_, !lesson_.runs());
    enable(*hint_, users && !thinking);
    claim_->setVisible(users && offersDraw());
    playOn_->setVisible(users && offersDraw());
    stop_->setText(thinking || !isProgramsTurn() ? tr("S&top") : tr("Go o&n"));
    stop_->setToolTip(thinking ? tr("Stops the search.") : tr("The program makes its move."));
    enable(*stop_, thinking || isProgramsTurn());
    open_->setEnabled(moves_->openSearch()->isEnabled());
    open_->setToolTip(moves_->openSearch()->toolTip());
    searching ? tick_.start() : tick_.stop();
    tell();
}

/// Nobody waits for a program that cannot be seen.
void PlayDialog::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    if (!event->spontaneous()) {
        endSearches();
        opener_->abandon();
        halted_ = isProgramsTurn();
        derive(); // when it is shown again, nothing runs
        emit closed();
    }
}

} // namespace prunus

#include "moc_playdialog.cpp"
