#include "ui/shell/practicemode.h"

#include "ui/practice/answercanvas.h"
#include "ui/practice/practicepage.h"
#include "ui/practice/predictband.h"
#include "ui/shell/confirmloss.h"
#include "ui/shell/lessonmode.h"

#include <utility>

namespace prunus {

PracticeMode::PracticeMode(Session& session, Playback& playback, QWidget& steps,
                           QMainWindow& window)
    : QObject(&window), window_(window), whole_(session, steps, window),
      showing_([this](const Brought<std::optional<Difference>>& found) {
          if (found && *found) {
              emit differenceWanted(**found);
          }
      }),
      actions_(new PracticeActions(exercise_, this)),
      predicting_(new Predicting(session, playback, steps.parentWidget())),
      menu_(new PracticeMenu(session, *actions_, courses_, *predicting_, &window)),
      lessons_(new LessonMode(session, exercise_, *actions_, *menu_, whole_)) {
    connect(menu_, &PracticeMenu::chosen, this, &PracticeMode::begin);
    connect(actions_->leave, &QAction::triggered, this, &PracticeMode::askToLeave);
    connect(lessons_, &LessonMode::begun, this, [this] {
        predicting_->end();
        emit practisingChanged(true);
    });
    connect(lessons_, &LessonMode::moved, this, &PracticeMode::questionChanged);
    connect(lessons_, &LessonMode::left, this, [this] { emit practisingChanged(false); });
    connect(this, &PracticeMode::practisingChanged, lessons_, &LessonMode::setWriterAside);
    connect(actions_->newTree, &QAction::triggered, this, &PracticeMode::askForNewTree);
    connect(actions_->difference, &QAction::triggered, this, &PracticeMode::findDifference);
    connect(actions_->again, &QAction::triggered, this, &PracticeMode::askToBeginAgain);
}

void PracticeMode::begin(const QuestionSet& set) {
    if (!practising()) {
        predicting_->end();
        page_ = new PracticePage(exercise_, *actions_, whole_.parent());
        page_->setTextScale(textScale_);
        whole_.put(page_, WholePage::commandsOfQuestions(), tr("Available once practice is left."));
        menu_->setPractising(true);
        emit practisingChanged(true);
    }
    exercise_.begin(set);
}

void PracticeMode::keepIn(const QString& folder) {
    exercise_.keepIn(folder + QStringLiteral("/practice"));
    lessons_->keepIn(folder + QStringLiteral("/lessons"));
}

TreeCanvas* PracticeMode::canvas() const {
    return page_ != nullptr ? &page_->canvas() : lessons_->canvas();
}

bool PracticeMode::asks() const {
    return page_ != nullptr || lessons_->question() != nullptr;
}

FigureSheet PracticeMode::sheet(bool answered) const {
    return (page_ != nullptr ? page_ : lessons_->question())->sheet(answered);
}

void PracticeMode::leave() {
    if (lessons_->isTaken()) {
        lessons_->leave();
        return;
    }
    if (!practising()) {
        return;
    }
    showing_.cancel();
    actions_->review->setChecked(false);
    page_ = nullptr;
    menu_->setPractising(false);
    whole_.take();
    emit practisingChanged(false);
}

/// On another tree than the one that is asked about, so that nothing of its search is told.
void PracticeMode::findDifference() {
    if (const auto named = exercise_.named()) {
        Procedure right = exercise_.task().procedure();
        right.options.depth.reset(); // that tree is searched to its end
        showing_.start(
            [m = *named, right](Progress& progress) { return showing(m, right, &progress); });
    }
}

bool PracticeMode::mayClose() const {
    return mayLeave() && lessons_->mayClose();
}

bool PracticeMode::mayLeave() const {
    return page_ == nullptr || !exercise_.isUnchecked() || exercise_.isKept();
}

void PracticeMode::askToLeave() {
    if (lessons_->isTaken()) {
        lessons_->askToLeave();
        return;
    }
    if (mayLeave()) {
        leave();
        return;
    }
    confirmLoss(
        window_,
        {tr("Practice"), tr("Leave practice?"),
         tr("The answer to this question is not checked yet. It is kept until the window is "
            "closed, and is there again when the same questions are begun again."),
         tr("&Leave")},
        [this] { leave(); });
}

void PracticeMode::closeThen(const std::function<void()>& goOn) {
    if (mayLeave()) {
        lessons_->closeThen(goOn);
        return;
    }
    confirmLoss(
        window_,
        {tr("Practice"), tr("Close the window?"),
         tr("The answer to the question of practice is not checked yet, and would be lost."),
         tr("&Close")},
        [this, goOn] {
            leave();
            lessons_->closeThen(goOn);
        });
}

void PracticeMode::askForNewTree() {
    if (!exercise_.isUnchecked()) {
        exercise_.takeNewTree();
        return;
    }
    confirmLoss(window_,
                {tr("Practice"), tr("Take another tree?"),
                 tr("The answer to this question is not checked yet, and would be lost."),
                 tr("&Take it")},
                [this] { exercise_.takeNewTree(); });
}

void PracticeMode::askToBeginAgain() {
    if (exercise_.isFinished() || !exercise_.hasBegun()) {
        exercise_.beginAgain();
        return;
    }
    confirmLoss(window_,
                {tr("Practice"), tr("Begin this set again?"),
                 tr("What was answered in it so far would be lost."), tr("&Begin again")},
                [this] { exercise_.beginAgain(); });
}

void PracticeMode::setTextScale(double scale) {
    textScale_ = scale;
    predicting_->band().setTextScale(scale);
    lessons_->setTextScale(scale);
    if (page_ != nullptr) {
        page_->setTextScale(scale);
    }
}

} // namespace prunus

#include "moc_practicemode.cpp"
