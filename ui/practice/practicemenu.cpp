#include "ui/practice/practicemenu.h"

#include "ui/base/connecteach.h"
#include "ui/practice/coursedialog.h"
#include "ui/words/coursewords.h"
#include "ui/words/practicewords.h"

#include <array>

namespace prunus {
namespace {

constexpr std::array offeredSets{ReadySet::firstSteps, ReadySet::cutOrNot,  ReadySet::windows,
                                 ReadySet::bounds,     ReadySet::negamax,   ReadySet::tie,
                                 ReadySet::order,      ReadySet::mixed,     ReadySet::changes,
                                 ReadySet::bugs,       ReadySet::statements};

} // namespace

PracticeMenu::PracticeMenu(Session& session, PracticeActions& actions, Courses& courses,
                           Predicting& predicting, QWidget* parent)
    : QMenu(tr("&Practice"), parent), session_(session), actions_(actions), courses_(courses),
      predicting_(predicting), course_(new QAction(tr("&Course…"), this)) {
    setObjectName(QStringLiteral("practiceMenu"));
    setToolTipsVisible(true);
    start_ = addMenu(tr("&Start"));
    start_->setObjectName(QStringLiteral("startPractice"));
    for (const ReadySet set : offeredSets) {
        start_->addAction(QuestionSets::menuName(set), this, [this, set] {
            emit chosen(QuestionSets::of(set, asKept(courses_.chosen()), courses_.said()));
        });
    }
    onThisTree_ = addMenu(tr("&On this tree"));
    onThisTree_->setObjectName(QStringLiteral("practiseOnThisTree"));
    for (const Question question : askedQuestions) {
        auto* action = onThisTree_->addAction(PracticeWords::menuName(question), this, [=, this] {
            if (whyNot(question).isEmpty()) { // it may have been found by its name
                emit chosen(QuestionSets::about(session_.document()->shared, question,
                                                session_.options(), asKept(courses_.chosen())));
            }
        });
        connect(onThisTree_, &QMenu::aboutToShow, action, [=, this] {
            const QString why = whyNot(question);
            action->setEnabled(why.isEmpty());
            action->setToolTip(why);
        });
    }
    onThisTree_->setToolTipsVisible(true);
    course_->setObjectName(QStringLiteral("askForCourse"));
    connect(course_, &QAction::triggered, this, &PracticeMenu::askForCourse);
    connect(&courses, &Courses::changed, this, &PracticeMenu::derive);
    addAction(course_);
    addSeparator();
    addActions({predicting.predict, predicting.askRoom});
    addSeparator();
    addActions(actions.all());
    setPractising(false);
    connectEach(&session, this, &PracticeMenu::derive, &Session::documentChanged);
    derive();
}

void PracticeMenu::setPractising(bool practising, bool inLesson) const {
    for (QAction* each : actions_.all()) {
        each->setVisible(practising);
    }
    for (QAction* each : actions_.ofPractice()) {
        each->setVisible(practising && !inLesson);
    }
    start_->menuAction()->setVisible(!inLesson);
    onThisTree_->menuAction()->setVisible(!inLesson);
    actions_.leave->setText(inLesson ? tr("Lea&ve the lesson") : tr("Lea&ve practice"));
    for (QAction* each : lessons_) {
        each->setVisible(!practising);
    }
    course_->setVisible(!practising); // the set at hand goes on under its own
    for (QAction* each : {predicting_.predict, predicting_.askRoom}) {
        each->setVisible(!practising);
    }
}

void PracticeMenu::addLessons(const QList<QAction*>& actions) {
    insertActions(course_, actions);
    lessons_ = actions;
}

void PracticeMenu::askForCourse() {
    auto* dialog = new CourseDialog(courses_, parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QString PracticeMenu::whyNot(Question question) const {
    if (!onThisTree_->isEnabled()) {
        return onThisTree_->menuAction()->toolTip();
    }
    return QuestionSets::whyNot(session_.document()->tree, question, session_.options(),
                                asKept(courses_.chosen()));
}

void PracticeMenu::derive() {
    const bool can = session_.document() && canBeAsked(session_.document()->tree);
    onThisTree_->setEnabled(can);
    onThisTree_->menuAction()->setToolTip(
        can ? QString()
            : tr("Needs a tree of up to %1 nodes, in which every leaf has a value.")
                  .arg(mostNodesAsked));
    course_->setToolTip(tr("Under whose conventions is asked and marked. Now: %1.")
                            .arg(CourseWords::name(courses_.chosen())));
    course_->setStatusTip(course_->toolTip());
}

} // namespace prunus

#include "moc_practicemenu.cpp"
