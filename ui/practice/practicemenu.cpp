#include "ui/practice/practicemenu.h"

#include "ui/base/connecteach.h"
#include "ui/words/practicewords.h"

#include <array>

namespace prunus {
namespace {

constexpr std::array offeredSets{ReadySet::firstSteps, ReadySet::cutOrNot, ReadySet::windows,
                                 ReadySet::bounds,     ReadySet::negamax,  ReadySet::tie,
                                 ReadySet::order,      ReadySet::mixed};

} // namespace

PracticeMenu::PracticeMenu(Session& session, PracticeActions& actions, QWidget* parent)
    : QMenu(tr("&Practice"), parent), session_(session), actions_(actions) {
    setObjectName(QStringLiteral("practiceMenu"));
    setToolTipsVisible(true);
    QMenu* start = addMenu(tr("&Start"));
    start->setObjectName(QStringLiteral("startPractice"));
    for (const ReadySet set : offeredSets) {
        start->addAction(QuestionSets::menuName(set), this,
                         [this, set] { emit chosen(QuestionSets::of(set)); });
    }
    onThisTree_ = addMenu(tr("&On this tree"));
    onThisTree_->setObjectName(QStringLiteral("practiseOnThisTree"));
    for (const Question question : askedQuestions) {
        onThisTree_->addAction(PracticeWords::menuName(question), this, [this, question] {
            emit chosen(
                QuestionSets::about(session_.document()->shared, question, session_.options()));
        });
    }
    addSeparator();
    addActions(actions.all());
    setPractising(false);
    connectEach(&session, this, &PracticeMenu::derive, &Session::documentChanged);
    derive();
}

void PracticeMenu::setPractising(bool practising) const {
    for (QAction* each : actions_.all()) {
        each->setVisible(practising);
    }
}

void PracticeMenu::derive() {
    const bool can = session_.document() && canBeAsked(session_.document()->tree);
    onThisTree_->setEnabled(can);
    onThisTree_->menuAction()->setToolTip(
        can ? QString()
            : tr("Needs a tree of up to %1 nodes, in which every leaf has a value.")
                  .arg(mostNodesAsked));
}

} // namespace prunus
