#pragma once

#include "core/games/gamerecord.h"
#include "core/games/judgemove.h"
#include "ui/play/boardwidget.h"
#include "ui/play/gamefields.h"
#include "ui/play/playedmoves.h"
#include "ui/play/playfields.h"
#include "ui/play/searchopener.h"
#include "ui/session/session.h"
#include "ui/widgets/spokenlabel.h"

#include <QDialog>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

namespace prunus {

/// The dialog Game ▸ Play: a game against the searches. The program's moves are searched in the
/// background, and each search can be opened as a tree.
class PlayDialog : public QDialog {
    Q_OBJECT

  public:
    /// Searches go by the rules of the session, which must outlive this.
    explicit PlayDialog(const Session& session, QWidget* parent = nullptr);

    /// Begins a game at this position. The side that is to move there is the user's.
    void playFrom(const AnyGame& position) { playFrom(position, false, true); }
    /// Begins a game at this position. The program plays the side that is to move there if
    /// `programMoves`, and the other side if `programReplies`.
    void playFrom(const AnyGame& position, bool programMoves, bool programReplies);
    /// Sets how the program searches from now on in this game. Without a depth it searches as far
    /// as is usual.
    void setSearch(Algorithm algorithm, std::optional<std::uint32_t> depth);
    /// Begins at this position of the open tree, with the sides as they are; a game in which moves
    /// were made goes on instead, and says so.
    void offer(const AnyGame& position);
    /// Restores what was chosen the last time; what is not understood stays as it is.
    void restore(const QSettings& settings);
    void keep(QSettings& settings) const;
    void setSmooth(bool on) { board_->setSmooth(on); }
    [[nodiscard]] const GameRecord& record() const { return record_; }
    [[nodiscard]] bool thinks() const { return searcher_.runs() || lesson_.runs(); }

  signals:
    /// The dialog was hidden; the game stays.
    void closed();
    /// The tree behind a move is wanted, searched as it was.
    void searchWanted(const prunus::GameToUnfold& game);
    /// The UCT search behind a move is wanted, which needs no tree.
    void uctWanted(const prunus::UctToOpen& search);

  protected:
    void hideEvent(QHideEvent* event) override;

  private:
    QWidget* buildBoard();
    QWidget* buildSide();
    QWidget* buildButtons();
    QPushButton* button(const char* name, const QString& text, const QString& tip,
                        void (PlayDialog::*command)());
    void enable(QWidget& button, bool on);
    void setGame(const AnyGame& position);
    void begin(const AnyGame& position);
    void newGame();
    void takeGame();
    void play(std::uint32_t k);
    void pass();
    void takeBack();
    void stopOrGoOn();
    void hint();
    void tellBetter();
    void claimDraw();
    void playOn();
    void think();
    void answered(const ChosenMove& found);
    void estimated(const UctMove& found);
    void failed();
    void add(std::uint32_t k, const MoveSearch& search);
    void goOn();
    void taught(const MoveVerdict& verdict);
    void endSearches();
    void note(const QString& text);
    [[nodiscard]] QString withVerdict(const QString& told) const;
    [[nodiscard]] QString toldOfWork() const;
    void say(const QString& text);
    void refuse(const QString& why);
    void openCurrent();
    void derive();
    void tell();
    [[nodiscard]] QString toldOfGame() const;
    [[nodiscard]] QString toldOfEnd() const;
    [[nodiscard]] QString toldOfTurn() const;
    [[nodiscard]] std::size_t viewed() const;
    [[nodiscard]] bool offersDraw() const;
    bool claimsDraw();
    [[nodiscard]] bool isProgramsTurn() const;

    const Session& session_;
    AnyGame start_ = TicTacToe{};
    GameRecord record_{TicTacToe{}};
    /// The name of the game that was begun.
    QString begun_;
    GameSearcher searcher_;
    GameQuestion question_;
    /// What UCT was asked last; none if another search was asked since.
    std::optional<UctQuestion> uctQuestion_;
    /// Whether the search that runs is for a hint.
    bool hints_ = false;
    /// Whether the program makes no move on its own until it is told to go on.
    bool halted_ = false;
    /// The text below the board: what was found for a hint, what a teacher says, or what went
    /// wrong; empty if there is nothing to say.
    QString note_;
    /// What the teacher said of the last move; stays when the program answers.
    QString verdict_;
    /// The move that the note proposes.
    std::optional<std::uint32_t> proposed_;
    /// What the teacher says when asked: a move better than the user's last, and the position in
    /// which it is one.
    struct BetterMove {
        AnyGame position;
        std::uint32_t move = 0;
        QString said;
    };
    std::optional<BetterMove> better_;
    /// Whether the better move is shown on the board.
    bool showsBetter_ = false;
    /// The number of moves after which the user declined the last offer of a draw.
    std::optional<std::size_t> declined_;
    Job<tl::expected<MoveVerdict, SearchError>> lesson_;
    SearchOpener* opener_;
    QTimer tick_;
    QTimer soon_;
    BoardWidget* board_ = nullptr;
    SpokenLabel* said_ = nullptr;
    SpokenLabel* noted_ = nullptr;
    QProgressBar* bar_ = nullptr;
    GameFields* game_ = nullptr;
    PlayFields* fields_ = nullptr;
    PlayedMoves* moves_ = nullptr;
    QPushButton* stop_ = nullptr;
    QPushButton* takeBack_ = nullptr;
    QPushButton* pass_ = nullptr;
    QPushButton* hint_ = nullptr;
    QPushButton* tellBetter_ = nullptr;
    QPushButton* claim_ = nullptr;
    QPushButton* playOn_ = nullptr;
    QPushButton* open_ = nullptr;
};

} // namespace prunus
