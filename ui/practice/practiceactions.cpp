#include "ui/practice/practiceactions.h"

#include "ui/base/connecteach.h"

namespace prunus {

PracticeActions::PracticeActions(Exercise& exercise, QObject* parent)
    : QObject(parent), undo(make("undoAnswer", tr("&Undo in the answer"), QKeySequence::Undo)),
      redo(make("redoAnswer", tr("&Redo in the answer"), Qt::CTRL | Qt::SHIFT | Qt::Key_Z)),
      clear(make("clearAnswer", tr("Clear the &answer"))),
      check(make("checkAnswer", tr("&Check"), Qt::CTRL | Qt::Key_Return)),
      hint(make("hint", tr("&Hint"), Qt::CTRL | Qt::Key_H)),
      giveUp(make("giveUp", tr("&Give up and show"))),
      newTree(make("newTree", tr("Same question, new &tree"), Qt::CTRL | Qt::Key_R)),
      next(make("nextQuestion", tr("&Next question"), Qt::CTRL | Qt::Key_N)),
      again(make("beginAgain", tr("&Begin this set again"))),
      difference(make("showDifference", tr("Show the &slip beside the right search"))),
      review(make("review", tr("St&ep through the search"))),
      asList(make("asList", tr("As a &list"), Qt::CTRL | Qt::Key_L)),
      nextPart(make("nextPart", tr("Next &part of the page"), Qt::Key_F6)),
      letters(make("letters", tr("Single &keys answer"))),
      leave(make("leavePractice", tr("Lea&ve practice"))), exercise_(exercise) {
    check->setShortcuts({Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    asList->setCheckable(true);
    letters->setCheckable(true);
    letters->setChecked(true);
    review->setCheckable(true);
    connect(undo, &QAction::triggered, &exercise, &Exercise::undo);
    connect(redo, &QAction::triggered, &exercise, &Exercise::redo);
    connect(clear, &QAction::triggered, &exercise, &Exercise::clear);
    connect(check, &QAction::triggered, &exercise, &Exercise::check);
    connect(hint, &QAction::triggered, &exercise, &Exercise::hint);
    connect(giveUp, &QAction::triggered, &exercise, &Exercise::giveUp);
    connect(next, &QAction::triggered, &exercise, &Exercise::next);
    connectEach(&exercise, this, &PracticeActions::derive, &Exercise::asked,
                &Exercise::answerChanged, &Exercise::told);
}

QAction* PracticeActions::make(const char* name, const QString& text, const QKeySequence& keys) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    return action;
}

QList<QAction*> PracticeActions::ofPractice() const {
    return {newTree, next, again};
}

QList<QAction*> PracticeActions::all() const {
    return {check, hint,  giveUp, newTree,  next,    difference, review, undo,
            redo,  clear, asList, nextPart, letters, again,      leave};
}

void PracticeActions::derive() {
    const bool open = exercise_.isOpen();
    undo->setEnabled(exercise_.canUndo());
    redo->setEnabled(exercise_.canRedo());
    clear->setEnabled(open && exercise_.answer() != Answer{});
    check->setEnabled(exercise_.canCheck());
    hint->setEnabled(exercise_.canHint());
    giveUp->setEnabled(exercise_.canGiveUp());
    check->setText(exercise_.conduct().tells ? tr("&Check") : tr("&Hand in"));
    newTree->setEnabled(exercise_.hasNewTree());
    next->setEnabled(!open && exercise_.hasNext());
    difference->setEnabled(exercise_.named().has_value());
    review->setEnabled(!open);
    review->setToolTip(open ? tr("Available once the question is answered.") : QString());
    if (open) {
        review->setChecked(false);
    }
}

} // namespace prunus

#include "moc_practiceactions.cpp"
