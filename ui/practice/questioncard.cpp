#include "ui/practice/questioncard.h"

#include "ui/base/connecteach.h"
#include "ui/look/chrome.h"
#include "ui/practice/actionbutton.h"
#include "ui/practice/answering.h"
#include "ui/practice/countsform.h"
#include "ui/practice/cutsform.h"
#include "ui/practice/framed.h"
#include "ui/practice/outcomeform.h"
#include "ui/practice/puzzleform.h"
#include "ui/widgets/card.h"
#include "ui/widgets/spokenlabel.h"
#include "ui/words/practicewords.h"
#include "ui/words/puzzlewords.h"
#include "ui/words/words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace prunus {
namespace {

QLabel* headline(const char* name, QWidget* parent) {
    QLabel* label = makeWrappedLabel(name, parent);
    setBold(*label, true);
    return label;
}

/// The button of an action, with its keys in small letters beneath.
QWidget* buttonWithKeys(QAction& action, const QString& text, QWidget* parent) {
    auto* both = new QWidget(parent);
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(new ActionButton(action, text, both));
    QLabel* keys = makeLabel("keysOfButton", both);
    keys->setText(action.shortcut().toString(QKeySequence::NativeText));
    setMuted(*keys, true);
    column->addWidget(keys, 0, Qt::AlignLeft);
    return both;
}

QString promptOf(const Task& task) {
    if (!task.isPuzzle()) {
        return PracticeWords::prompt(task.question, task.profile, task.rootPlayer(), task.terms);
    }
    const Puzzle puzzle = task.puzzle();
    return PuzzleWords(puzzle, DisplayNames(*task.tree)).prompt();
}

} // namespace

QuestionCard::QuestionCard(Exercise& exercise, PracticeActions& actions, QWidget* parent)
    : QWidget(parent), exercise_(exercise), actions_(actions), prompt_(headline("prompt", this)),
      manner_(makeWrappedLabel("manner", this)), state_(new SpokenLabel(this)),
      fault_(new SpokenLabel(this)) {
    fault_->setObjectName(QStringLiteral("answerFault"));
    fault_->setWordWrap(true);
    setObjectName(QStringLiteral("questionCard"));
    setAccessibleName(tr("Question"));
    state_->setObjectName(QStringLiteral("answerState"));
    state_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    column->addWidget(makeQuestion());
    column->addWidget(makeFeedback());
    column->addStretch(1);
    connect(&exercise, &Exercise::asked, this, &QuestionCard::ask);
    connect(&exercise, &Exercise::answerChanged, this, &QuestionCard::showAnswer);
    connect(&exercise, &Exercise::told, this, &QuestionCard::tell);
    connect(actions.review, &QAction::toggled, this, &QuestionCard::showReasons);
}

QWidget* QuestionCard::makeQuestion() {
    auto* frame = new Framed(tr("Question"), this);
    QVBoxLayout& column = frame->column();
    setMuted(*manner_, true);
    column.addWidget(prompt_);
    column.addWidget(manner_);
    counts_ = new CountsForm(exercise_, frame);
    connect(counts_, &CountsForm::faultTold, this, &QuestionCard::tellFault);
    column.addWidget(counts_);
    column.addWidget(new CutsForm(exercise_, frame));
    form_ = new PuzzleForm(exercise_, frame);
    connect(form_, &PuzzleForm::faultTold, this, &QuestionCard::tellFault);
    column.addWidget(form_);
    outcome_ = new OutcomeForm(exercise_, frame);
    connect(outcome_, &OutcomeForm::faultTold, this, &QuestionCard::tellFault);
    column.addWidget(outcome_);
    auto* row = new QHBoxLayout;
    row->addWidget(state_, 1);
    row->addWidget(new ActionButton(*actions_.undo, tr("Undo"), frame));
    row->addWidget(new ActionButton(*actions_.clear, tr("Clear"), frame));
    column.addLayout(row);
    fault_->setForegroundRole(cutRole);
    fault_->hide();
    column.addWidget(fault_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(buttonWithKeys(*actions_.check, tr("Check"), frame), 1);
    buttons->addWidget(buttonWithKeys(*actions_.hint, tr("Hint"), frame), 1);
    buttons->addWidget(buttonWithKeys(*actions_.giveUp, tr("Give up"), frame), 1);
    column.addLayout(buttons);
    costs_ = makeWrappedLabel("costs", frame);
    setMuted(*costs_, true);
    hints_ = makeWrappedLabel("hints", frame);
    column.addWidget(costs_);
    column.addWidget(hints_);
    return frame;
}

QWidget* QuestionCard::makeFeedback() {
    auto* frame = new Framed({}, this);
    feedback_ = frame;
    heading_ = headline("checkHeading", frame);
    found_ = new SpokenLabel(frame);
    found_->setObjectName(QStringLiteral("found"));
    found_->setWordWrap(true);
    setBold(*found_, true);
    named_ = headline("named", frame);
    difference_ = new ActionButton(*actions_.difference, tr("Show the difference"), frame);
    why_ = makeWrappedLabel("why", frame);
    finished_ = makeWrappedLabel("setFinished", frame);
    finished_->setText(tr("This set is finished. The Practice menu has others."));
    next_ = new ActionButton(*actions_.next, tr("Next question"), frame);
    again_ = new ActionButton(*actions_.again, tr("Begin again"), frame);
    auto* row = new QHBoxLayout; // above the reasons, which may be many
    row->setObjectName(QStringLiteral("stepsOn"));
    row->addWidget(next_);
    row->addWidget(again_);
    row->addWidget(new ActionButton(*actions_.review, tr("Step through the search"), frame));
    row->addStretch(1);
    QVBoxLayout& column = frame->column();
    column.addWidget(heading_);
    column.addWidget(found_);
    column.addWidget(finished_);
    column.addLayout(row);
    column.addWidget(named_);
    column.addWidget(difference_, 0, Qt::AlignLeft);
    column.addWidget(why_);
    frame->hide();
    return frame;
}

void QuestionCard::arrange(bool brief, bool narrow) {
    for (const char* name : {"framedTitle", "keysOfButton"}) {
        for (QLabel* each : findChildren<QLabel*>(QLatin1String(name))) {
            each->setVisible(!brief);
        }
    }
    findChild<QBoxLayout*>(QStringLiteral("stepsOn"))
        ->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void QuestionCard::ask() {
    const Task& task = exercise_.task();
    prompt_->setText(promptOf(task));
    manner_->setText(PracticeWords::manner(task.question, task.profile));
    manner_->setVisible(!manner_->text().isEmpty());
    tellFault({});
    showAnswer();
    tell();
}

void QuestionCard::tellFault(const QString& fault) {
    const bool another = fault != fault_->text();
    fault_->setText(fault);
    fault_->setVisible(!fault.isEmpty());
    if (another) {
        announce(*fault_);
    }
}

QString QuestionCard::answered() const {
    const Task& task = exercise_.task();
    const Answer& answer = exercise_.answer();
    switch (task.question) {
    case Question::crossOut:
    case Question::mirror:
    case Question::knownRange:
        return tr("Crossed out: %n leaves", nullptr, int(leavesCrossedOut(*task.tree, answer)));
    case Question::leafOrder:
        return tr("Put in order: %n leaves", nullptr, int(answer.leaves.size()));
    case Question::move:
        return tr("Line of play: %n moves", nullptr, int(answer.line.size()));
    case Question::windows:
        return tr("Filled in: %n nodes", nullptr,
                  windowsFilledIn(answer, task.profile.windowShown));
    case Question::twoRules:
        return tr("Marked: %n leaves", nullptr, int(leavesCrossedOut(*task.tree, answer)));
    case Question::firstWindow:
        return tr("Filled in: %n numbers", nullptr, answer.result ? 1 : 0);
    case Question::depthLimit:
    case Question::budget:
        return moveAnswered() + u' ' +
               tr("Filled in: %n numbers", nullptr, answer.result || answer.depth ? 1 : 0);
    case Question::counts:
    case Question::leafBounds:
        return tr("Filled in: %n numbers", nullptr, int(answer.counts.size()));
    case Question::cuts:
        return tr("Named: %n cutoffs", nullptr, int(answer.cuts.size()));
    case Question::nodeTypes:
        return tr("Marked: %n nodes", nullptr, int(answer.types.size()));
    case Question::reorder:
    case Question::ranges:
    case Question::findTheBug:
    case Question::trueOrFalse:
        return answer == Answer{} ? tr("Nothing is changed yet.") : QString();
    default:
        return tr("Filled in: %n nodes", nullptr, int(answer.values.size()));
    }
}

QString QuestionCard::moveAnswered() const {
    const auto moves = nodesOf(*exercise_.task().tree, chosenMove(exercise_.answer()));
    return moves.empty() ? tr("Move: none.")
                         : tr("Move: %1.")
                               .arg(shownName(DisplayNames(*exercise_.task().tree), moves.front()));
}

QWidget* QuestionCard::firstField() const {
    const Question question = exercise_.task().question;
    return answersInOutcome(question) ? outcome_->first()
           : answersInCard(question)  ? counts_->first()
                                      : form_->first();
}

void QuestionCard::type(const QString& text) {
    if (answersInOutcome(exercise_.task().question)) {
        outcome_->type(text);
    } else {
        counts_->type(text);
    }
}

void QuestionCard::showAnswer() {
    state_->setText(answered());
    state_->setAccessibleName({});
}

QString QuestionCard::heading() const {
    switch (exercise_.outcomes()[exercise_.number()]) {
    case Exercise::Outcome::first:
        return tr("Right at the first try");
    case Exercise::Outcome::later:
        return tr("Right; this counts %1 %").arg(exercise_.earned());
    case Exercise::Outcome::shown:
        return tr("Shown");
    case Exercise::Outcome::open:
        break;
    }
    return tr("Check %1").arg(exercise_.checks());
}

QString QuestionCard::found() const {
    const Marking& marking = *exercise_.marking();
    return marking.underGreater ? tr("This is right under α > β, and taken as right.") + u' ' +
                                      PracticeWords::explained(Misconception::equality)
           : marking.allRight() ? tr("All of it is right.")
           : marking.trial
               ? marking.found
               : PracticeWords::counted(exercise_.task().question, marking.grade) + unread();
}

/// That what is no number was not marked, if something is none.
QString QuestionCard::unread() const {
    const Question question = exercise_.task().question;
    const bool typed = answersInFields(question) || answersInCard(question);
    return typed && !fault_->text().isEmpty()
               ? u' ' + tr("What is no number counts as not filled in.")
               : QString();
}

/// First how many, then where, then why.
void QuestionCard::tell() {
    costs_->setVisible(exercise_.isOpen());
    const QString worth = exercise_.worth() > 0
                              ? tr("Worth %1 % now.").arg(exercise_.worth())
                              : tr("This one counts no more, and can be finished all the same.");
    const QString cost = exercise_.hintIsStep()
                             ? tr("The next hint does one step for you, which then counts nothing.")
                         : exercise_.costOfHint() == 0
                             ? tr("The next hint is free.")
                             : tr("The next hint costs %1 %.").arg(exercise_.costOfHint());
    costs_->setText(exercise_.canHint() ? worth + u' ' + cost : worth);
    const QString hints = exercise_.hints().join(QStringLiteral("\n"));
    news_ = hints.size() > hints_->text().size() ? hints_ : feedback_;
    hints_->setText(hints);
    hints_->setVisible(!hints.isEmpty());
    const auto& marking = exercise_.marking();
    feedback_->setVisible(marking.has_value());
    if (!marking) {
        return;
    }
    heading_->setText(heading());
    const bool finished = exercise_.isFinished();
    finished_->setVisible(finished);
    next_->setVisible(!finished);
    again_->setVisible(finished);
    found_->setText(found());
    found_->setAccessibleName(finished ? found() + u' ' + finished_->text() : QString());
    showReasons();
    announce(*found_);
}

/// Where what is right stands is not said while the search itself is shown.
void QuestionCard::showReasons() {
    const auto& marking = exercise_.marking();
    if (!marking) {
        return;
    }
    const bool why = exercise_.level() == Exercise::Level::why && !marking->allRight();
    const QString named = why ? PracticeWords::diagnosis(marking->diagnosis) : QString();
    named_->setText(named);
    named_->setVisible(!named.isEmpty());
    difference_->setVisible(exercise_.named().has_value());
    QStringList reasons;
    for (const Misconception m : why ? marking->diagnosis.named : std::vector<Misconception>{}) {
        reasons << PracticeWords::explained(m);
    }
    if (why) {
        const bool drawn = marking->key && !actions_.review->isChecked();
        reasons << (drawn ? PracticeWords::whereRight(exercise_.task().question) : QString())
                << marking->why;
        reasons.removeAll(QString());
    } else if (exercise_.isOpen() && exercise_.level() == Exercise::Level::where) {
        reasons << tr("✓ and ✗ stand beside what is right and wrong.");
    }
    why_->setText(reasons.join(QStringLiteral("\n")));
    why_->setVisible(!reasons.isEmpty());
}

void QuestionCard::tellWhere() {
    const Task& task = exercise_.task();
    const QStringList all{PracticeWords::searched(task.question, task.profile, task.rootPlayer()),
                          PracticeWords::gradedUnder(task.question, task.profile, task.terms),
                          answered()};
    state_->setText(all.join(u' ')); // until the answer changes
    state_->setAccessibleName(prompt_->text() + u' ' + state_->text());
    news_ = state_;
    announce(*state_);
}

} // namespace prunus
