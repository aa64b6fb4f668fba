// How the program finds its moves and hints in the window for playing, and what it does with them.

#include "ui/play/playdialog.h"
#include "ui/words/playwords.h"
#include "ui/words/uctplaywords.h"

#include <utility>

namespace prunus {

void PlayDialog::hint() {
    hints_ = true;
    note({});
    think();
}

void PlayDialog::tellBetter() {
    showsBetter_ = true;
    say(better_->said);
    board_->setFocus();
}

void PlayDialog::think() {
    if (record_.isOver() || searcher_.runs() || (!hints_ && !isProgramsTurn())) {
        return;
    }
    uctQuestion_ = fields_->uctQuestion(record_.position());
    if (uctQuestion_) {
        searcher_.start(*uctQuestion_);
        derive();
        return;
    }
    question_.position = record_.position();
    question_.options = session_.chosenOptions();
    question_.options.window = {};
    question_.options.order = MoveOrder::asWritten;
    question_.options.root.reset();
    fields_->apply(question_, toMove(question_.position));
    searcher_.start(question_);
    derive();
}

/// What the teacher says of one's move, and behind it what the program says of its own.
QString PlayDialog::withVerdict(const QString& told) const {
    //: What is said of a user's move, and of the program's.
    return verdict_.isEmpty() || told.isEmpty() ? verdict_ + told : tr("%1 %2").arg(verdict_, told);
}

void PlayDialog::answered(const ChosenMove& found) {
    const bool hints = std::exchange(hints_, false);
    if (found.line.empty()) {
        halted_ = !hints;
        say(tr("This search names no best move. Choose another algorithm."));
        return;
    }
    if (hints) {
        note({});
        proposed_ = found.move;
        say(shownHint(question_.position, found));
        return;
    }
    if (fromSideOf(toMove(question_.position), found.search.summary.value) < 0 && claimsDraw()) {
        return;
    }
    question_.options.depth = found.depth;
    const QString distance = shownDistance(question_.position, found);
    note(withVerdict(distance));
    add(found.move, SearchedMove{question_, found});
    if (!distance.isEmpty()) {
        announce(*noted_);
    }
}

void PlayDialog::estimated(const UctMove& found) {
    const AnyGame& position = uctQuestion_->position;
    if (std::exchange(hints_, false)) {
        note({});
        proposed_ = found.move;
        say(shownUctHint(position, found));
        return;
    }
    if (found.chance < 0.5 && claimsDraw()) {
        return;
    }
    note(withVerdict(shownUctMove(position, found)));
    add(found.move, UctSearchedMove{*uctQuestion_, found});
    announce(*noted_);
}

void PlayDialog::failed() {
    halted_ = !std::exchange(hints_, false);
    say(uctQuestion_
            ? tr("There is not enough memory for so many playouts. Choose less time a move.")
            : tr("There is not enough memory for this search. Choose a smaller depth."));
}

/// The position has come for the third time: who is to move is asked, unless it was before.
bool PlayDialog::offersDraw() const {
    return viewed() == record_.length() && declined_ != record_.length() && !isProgramsTurn() &&
           record_.canClaimDraw();
}

void PlayDialog::claimDraw() {
    endSearches();
    note({});
    board_->setFocus();
    record_.claimDraw();
    derive();
    announce(*said_);
}

void PlayDialog::playOn() {
    board_->setFocus();
    declined_ = record_.length();
    derive();
}

/// The program, where its search says that it stands worse. Whether it has.
bool PlayDialog::claimsDraw() {
    if (!record_.canClaimDraw()) {
        return false;
    }
    claimDraw();
    return true;
}

/// The program waits only where the move is lost for certain.
void PlayDialog::taught(const MoveVerdict& verdict) {
    const AnyGame& before = *record_.before();
    const auto move = moveNamed(before, record_.move(record_.length() - 1));
    const Player mover = toMove(before);
    verdict_ = shownVerdict(before, move.value(), verdict);
    if (!verdict.isBest()) {
        better_ = BetterMove{before, verdict.better, shownBetterMove(before, verdict)};
        halted_ = isProgramsTurn() &&
                  losesForCertain(verdict, mover, fields_->pliesAhead(opponent(mover)));
        //: What the last move lost.
        verdict_ = (halted_ ? tr("%1 Take the move back, or go on.")
                            //: What the last move lost.
                            : tr("%1 You can take the move back."))
                       .arg(verdict_);
    }
    say(verdict_);
    goOn();
}

} // namespace prunus
