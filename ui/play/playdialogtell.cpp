// What the window for playing says of the game.

#include "ui/play/playdialog.h"
#include "ui/words/gamewords.h"
#include "ui/words/uctplaywords.h"

#include <algorithm>

namespace prunus {

/// Something that is read out, too; what is proposed stays.
void PlayDialog::say(const QString& text) {
    note_ = text;
    derive();
    announce(*noted_);
}

void PlayDialog::refuse(const QString& why) {
    if (lesson_.runs() || (better_ && halted_)) {
        announce(*noted_); // what the teacher says is to be waited for, or answered first
    } else if (!why.isEmpty()) {
        say(why);
    } else if (viewed() < record_.length()) {
        say(tr("This is the position after move %1. Choose the last move in the list to play on.")
                .arg(viewed()));
    } else {
        say(record_.isOver() ? tr("Play has ended. “New game” begins another.")
                             : tr("It is the program’s turn."));
    }
}

QString PlayDialog::toldOfEnd() const {
    const Board& board = board_->board();
    QString result = shownResult(board);
    const Player winner = board.result > 0 ? Player::max : Player::min;
    if (board.result == 0 || fields_->isProgram(winner) == fields_->isProgram(opponent(winner))) {
        return result;
    }
    //: How play ended: “X wins”.
    return fields_->isProgram(winner) ? tr("%1: the program has won").arg(result)
                                      : tr("%1: you have won").arg(result);
}

QString PlayDialog::toldOfTurn() const {
    const Board& board = board_->board();
    const QString mover = shownMover(board);
    if (record_.isClaimed() && viewed() == record_.length()) {
        //: A side of chess, which is to move.
        return tr("Draw: %1 has claimed it by repetition")
            .arg(shownSide(board.kind, board.placement.toMove));
    }
    if (viewed() < record_.length()) {
        return tr("%1, after move %2 of %3").arg(mover).arg(viewed()).arg(record_.length());
    }
    if (searcher_.runs() && !hints_) {
        //: Who is to move: “X to move”.
        return tr("%1: the program thinks").arg(mover);
    }
    const auto moves = moveNames(record_.position());
    const bool mustPass = moves.size() == 1 && moves.front() == "pass";
    return isProgramsTurn() ? tr("%1: the program").arg(mover)
           : mustPass       ? tr("%1: you have no move but to pass").arg(mover)
                            : tr("%1: you").arg(mover);
}

QString PlayDialog::toldOfGame() const {
    const Board& board = board_->board();
    QString told = board.ended ? toldOfEnd() : toldOfTurn();
    if (board.kind != BoardKind::discs) {
        return told;
    }
    const auto count = [&](Mark side) {
        const std::vector<Mark>& squares = board.placement.squares;
        return std::count(squares.begin(), squares.end(), side);
    };
    told = tr("%1. Discs: first player %2, second player %3")
               .arg(told)
               .arg(count(Mark::first))
               .arg(count(Mark::second));
    const auto more = double(count(Mark::first) - count(Mark::second));
    //: Squares that are still empty at the end of Reversi.
    return board.ended && board.result != more
               ? tr("%1, and %n empty squares for the winner", nullptr, int(count(Mark::none)))
                     .arg(told)
               : told;
}

void PlayDialog::tell() {
    const Board& board = board_->board();
    const QString told = toldOfGame();
    //: Who has passed, and who is to move.
    said_->setText(board.passed ? tr("%1. %2").arg(shownPass(board), told) : told);
    said_->setAccessibleName(
        viewed() == 0 ? QString()
                      //: A move, and who is to move or how play ended.
                      : tr("%1. %2").arg(shownLastMove(board, record_.move(viewed() - 1)), told));
    bar_->update(); // its mark moves
    noted_->setText(toldOfWork());
}

/// Beneath the board: what runs, or what came of it.
QString PlayDialog::toldOfWork() const {
    if (offersDraw() && !searcher_.runs()) {
        const QString offer =
            tr("This position has come %n times: you can claim a draw, or play on.", nullptr,
               int(record_.occurrences()));
        //: What was said of the last move, and that a draw can be claimed.
        return note_.isEmpty() ? offer : tr("%1 %2").arg(note_, offer);
    }
    if (searcher_.makesPlayouts()) {
        const auto rate = searcher_.playoutsASecond();
        const QString told = rate ? shownPlayoutRate(*rate) : QString();
        //: What was said of the last move, and how fast the program is.
        return note_.isEmpty() || told.isEmpty() ? note_ + told : tr("%1 %2").arg(note_, told);
    }
    if (searcher_.runs() && note_.isEmpty()) {
        constexpr std::uint64_t most = 2'000'000'000;
        return tr("%Ln nodes visited", nullptr, int(std::min(searcher_.nodesVisited(), most)));
    }
    return opener_->counts()                   ? tr("Counting the nodes of this search’s tree…")
           : lesson_.runs() && note_.isEmpty() ? tr("The teacher looks at your move…")
                                               : note_;
}

} // namespace prunus
