#include "ui/practice/questioncard.h"

#include "ui/base/connecteach.h"
#include "ui/look/chrome.h"
#include "ui/practice/actionbutton.h"
#include "ui/practice/answering.h"
#include "ui/practice/countsform.h"
#include "ui/practice/cutsform.h"
#include "ui/practice/outcomeform.h"
#include "ui/practice/puzzleform.h"
#include "ui/widgets/card.h"
#include "ui/widgets/framed.h"
#include "ui/widgets/spokenlabel.h"
#include "ui/words/practicewords.h"

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
    if (!task.wording.text.isEmpty()) {
        return task.wording.text;
    }
    return PracticeWords::prompt(*task.tree, task.question, task.profile, task.rootPlayer(),
                                 task.terms);
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
    check_ = buttonWithKeys(*actions_.check, tr("Check"), frame);
    hint_ = buttonWithKeys(*actions_.hint, tr("Hint"), frame);
    giveUp_ = buttonWithKeys(*actions_.giveUp, tr("Give up"), frame);
    for (QWidget* each : {check_, hint_, giveUp_}) {
        buttons->addWidget(each, 1);
    }
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
    review_ = new ActionButton(*actions_.review, tr("Step through the search"), frame);
    row->addWidget(review_);
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
    const bool isOwn = !task.wording.text.isEmpty(); // as its author put it
    prompt_->setText(isOwn ? promptOf(task) : task.said(promptOf(task)));
    QStringList manner{task.said(PracticeWords::manner(task.question, task.profile, task.terms)),
                       CourseVoice(task.profile, *task.tree).explained(task.question)};
    manner.removeAll(QString());
    manner_->setText(manner.join(u' '));
    manner_->setVisible(!manner_->text().isEmpty());
    const Conduct& conduct = exercise_.conduct();
    check_->findChild<QPushButton*>()->setText(conduct.tells ? tr("Check") : tr("Hand in"));
    hint_->setVisible(conduct.tells && conduct.hints);
    giveUp_->setVisible(conduct.tells && conduct.modelAnswer != Conduct::ModelAnswer::never);
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
    if (!exercise_.conduct().tells) {
        tellHandedIn();
    }
}

/// What was handed in, where nothing is told of it.
void QuestionCard::tellHandedIn() {
    feedback_->setVisible(exercise_.checks() > 0);
    for (QWidget* each : std::initializer_list<QWidget*>{finished_, next_, again_, review_, named_,
                                                         difference_, why_}) {
        each->hide();
    }
    const bool same = exercise_.isHandedIn();
    heading_->setText(tr("Handed in"));
    found_->setText(same ? tr("It can be changed, and handed in again. What was handed in last "
                              "counts.")
                         : tr("The answer was changed since. What was handed in last counts."));
    found_->setAccessibleName({});
}

/// First how many, then where, then why.
void QuestionCard::tell() {
    costs_->setVisible(exercise_.isOpen());
    costs_->setText(costs());
    const QString hints = exercise_.task().said(exercise_.hints().join(QStringLiteral("\n")));
    news_ = hints.size() > hints_->text().size() ? hints_ : feedback_;
    hints_->setText(hints);
    hints_->setVisible(!hints.isEmpty());
    if (!exercise_.conduct().tells) {
        tellHandedIn();
        announce(*found_);
        return;
    }
    const auto& marking = exercise_.marking();
    feedback_->setVisible(marking.has_value());
    if (!marking) {
        return;
    }
    const bool inLesson = exercise_.conduct().isLesson;
    heading_->setText(inLesson && !points().isEmpty() ? heading() + QStringLiteral(" · ") + points()
                                                      : heading());
    const bool finished = exercise_.isFinished() && !inLesson;
    finished_->setVisible(finished);
    next_->setVisible(!finished && !inLesson);
    again_->setVisible(finished);
    review_->setVisible(true);
    found_->setText(exercise_.task().said(found()));
    found_->setAccessibleName(finished ? found_->text() + u' ' + finished_->text() : QString());
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
    const QString named =
        why ? PracticeWords::diagnosis(marking->diagnosis, exercise_.task().profile) : QString();
    named_->setText(exercise_.task().said(named));
    named_->setVisible(!named.isEmpty());
    difference_->setVisible(exercise_.named().has_value());
    QStringList reasons;
    if (const auto again = exercise_.named(); again && exercise_.isNamedAgain(*again)) {
        reasons << tr("This looked like “%1” on another tree, too. Show the difference compares it "
                      "with the right search, step by step.")
                       .arg(PracticeWords::name(*again, exercise_.task().profile));
    } else if (why && exercise_.canGiveUp() && !again) {
        reasons << (exercise_.hasNewTree() && exercise_.canGrow()
                        ? tr("If it is still not clear: Give up shows the search on this tree, "
                             "step by step. After that you are asked about another tree.")
                        : tr("If it is still not clear: Give up shows the search on this tree, "
                             "step by step."));
    }
    for (const Misconception m : why ? marking->diagnosis.named : std::vector<Misconception>{}) {
        reasons << PracticeWords::explained(m, exercise_.task().profile);
    }
    if (why) {
        const bool drawn = marking->key && !actions_.review->isChecked();
        reasons << (drawn ? PracticeWords::whereRight(exercise_.task().question) : QString())
                << marking->why;
        reasons.removeAll(QString());
    }
    const bool first = exercise_.outcomes()[exercise_.number()] == Exercise::Outcome::first;
    if (!exercise_.isOpen() && !first && exercise_.added() > 0) {
        reasons << tr("This set has grown by %n questions, as not all were right at the first try.",
                      nullptr, int(exercise_.added()));
    } else if (exercise_.isOpen() && exercise_.level() == Exercise::Level::where &&
               !traits(exercise_.task().question).isTyped) { // whose answer stands in no tree
        const bool some = marking->grade.count(GradedItem::Verdict::follows) > 0;
        reasons << tr("✓ and ✗ stand beside what is right and wrong.")
                << (some
                        ? tr("↳ stands beside what follows from a mistake, and is judged anew once "
                             "that is corrected.")
                        : QString());
        reasons.removeAll(QString());
    }
    why_->setText(exercise_.task().said(reasons.join(QStringLiteral("\n"))));
    why_->setVisible(!reasons.isEmpty());
}

void QuestionCard::tellWhere() {
    const Task& task = exercise_.task();
    const QStringList all{PracticeWords::rules(task.question, task.profile, *task.tree, task.terms),
                          answered()};
    state_->setText(all.join(u' ')); // until the answer changes
    state_->setAccessibleName(prompt_->text() + u' ' + state_->text());
    news_ = state_;
    announce(*state_);
}

} // namespace prunus

#include "moc_questioncard.cpp"
