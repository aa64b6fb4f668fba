#include "ui/shell/lessonmode.h"

#include "ui/lessons/lessondraft.h"
#include "ui/lessons/lessonpage.h"
#include "ui/lessons/lessonsdialog.h"
#include "ui/lessons/lessonwriter.h"
#include "ui/lessons/takerdialog.h"
#include "ui/session/loading.h"
#include "ui/shell/confirmloss.h"

#include <utility>

namespace prunus {
namespace {

Lesson newLesson() {
    Lesson lesson;
    lesson.id = lessonIdOf({});
    return lesson;
}

} // namespace

LessonMode::LessonMode(Session& session, Exercise& exercise, PracticeActions& actions,
                       PracticeMenu& menu, WholePage& whole)
    : QObject(&whole), session_(session), exercise_(exercise), actions_(actions), menu_(menu),
      whole_(whole), edit_(new QAction(tr("E&dit this lesson"), this)),
      webPage_(new LessonPageAction(whole.window())) {
    auto* open = new QAction(tr("Open &lesson…"), this);
    open->setObjectName(QStringLiteral("openLessonAction"));
    open->setToolTip(tr("Lessons, homework and exams: the program’s own, or files."));
    connect(open, &QAction::triggered, this, &LessonMode::askForLesson);
    auto* write = new QAction(tr("&New lesson"), this);
    write->setObjectName(QStringLiteral("newLesson"));
    write->setToolTip(tr("Writes a lesson: texts, moments of searches, and questions."));
    connect(write, &QAction::triggered, this, &LessonMode::write);
    menu.addLessons({open, write});
    edit_->setObjectName(QStringLiteral("editLesson"));
    edit_->setVisible(false);
    menu.addActions({edit_, webPage_});
    connect(edit_, &QAction::triggered, this, &LessonMode::edit);
    connect(webPage_, &LessonPageAction::failed, this, &LessonMode::failed);
    connect(webPage_, &LessonPageAction::written, this, &LessonMode::written);
}

LessonMode::~LessonMode() = default;

TreeCanvas* LessonMode::canvas() const {
    return page_ != nullptr ? page_->canvas() : nullptr;
}

void LessonMode::askForLesson() {
    auto* dialog = new LessonsDialog(folder_, &whole_.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LessonsDialog::fileChosen, this, &LessonMode::open);
    connect(dialog, &LessonsDialog::chosen, this, &LessonMode::take);
    dialog->open();
}

void LessonMode::open(const QString& path) {
    auto lesson = openLesson(path);
    if (lesson) {
        take(*std::move(lesson));
    } else {
        emit failed(lesson.error());
    }
}

void LessonMode::take(OpenLesson lesson) {
    if (whole_.isUp()) {
        return;
    }
    if (!lesson.path.isEmpty()) {
        path_ = lesson.path;
    }
    run_ = std::make_unique<LessonRun>(std::move(lesson), exercise_);
    const bool isKept = !folder_.isEmpty() && !run_->opened().isPreview;
    if (isKept) {
        run_->keepIn(folder_);
    }
    if (run_->isHandedIn()) {
        askForTaker();
        return;
    }
    if (isKept) {
        run_->goOn();
    }
    show();
}

void LessonMode::askForTaker() {
    auto* dialog = new TakerDialog(run_->lesson(), run_->begunBy(), &whole_.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &TakerDialog::goOnAsked, this, [this](const Taker& taker) {
        run_->goOn(taker);
        show();
    });
    connect(dialog, &TakerDialog::chosen, this, [this](const Taker& taker) {
        run_->setTaker(taker);
        show();
    });
    connect(dialog, &QDialog::rejected, this, [this] { run_.reset(); });
    dialog->open();
}

void LessonMode::show() {
    emit begun();
    page_ = new LessonPage(*run_, exercise_, actions_, whole_.parent());
    page_->setTextScale(textScale_);
    connect(page_, &LessonPage::againAsked, this, &LessonMode::askToBeginAgain);
    connect(page_, &LessonPage::monteCarloAsked, this, &LessonMode::monteCarloWanted);
    connect(page_, &LessonPage::nextLessonAsked, this, &LessonMode::takeNext,
            Qt::QueuedConnection); // the page that asks goes
    whole_.put(page_, {}, tr("Available once the lesson is left."));
    connect(run_.get(), &LessonRun::moved, this, &LessonMode::follow);
    follow();
    menu_.setPractising(true, true);
    edit_->setVisible(!run_->opened().isPreview && !run_->opened().isShipped);
    webPage_->setLesson(run_->opened().lesson);
}

/// A question is printed and copied as in practice.
void LessonMode::follow() {
    emit moved(); // first: what is out of reach then is what it was without the lesson
    whole_.setWorking(question() != nullptr ? WholePage::commandsOfQuestions() : QStringList());
}

const PracticePage* LessonMode::question() const {
    return page_ != nullptr ? page_->question() : nullptr;
}

void LessonMode::makeWriter() {
    if (writer_ != nullptr) {
        return;
    }
    draft_ = new LessonDraft(this);
    const bool left = !folder_.isEmpty() && draft_->keepIn(folder_);
    writer_ = new LessonWriter(session_, *draft_, &whole_.window());
    if (left) {
        writer_->tellLeft();
    }
    connect(writer_, &LessonWriter::closed, this, [this] {
        std::exchange(writer_, nullptr)->deleteLater();
        std::exchange(draft_, nullptr)->deleteLater();
    });
    connect(writer_, &LessonWriter::newAsked, this, [this] { draft_->open(newLesson(), {}); });
    connect(writer_, &LessonWriter::previewAsked, this, &LessonMode::preview);
    connect(writer_, &LessonWriter::openAsked, this,
            [this](const std::shared_ptr<const GameTree>& tree, const SearchOptions& options,
                   std::uint32_t at) {
                UnsavedTree shown;
                shown.tree = tree;
                shown.search = options;
                emit openWanted(shown, at);
            });
}

void LessonMode::write() {
    if (whole_.isUp()) {
        return;
    }
    makeWriter();
    writer_->show();
    writer_->raise();
    writer_->activateWindow();
}

/// In the place of what is written now, unless that is to stay.
void LessonMode::edit() {
    const OpenLesson opened = run_->opened();
    leave();
    write();
    writer_->then([this, opened] { draft_->open(*opened.lesson, opened.path); });
}

void LessonMode::preview() {
    if (const QString why = whyNotTaken(draft_->lesson()); !why.isEmpty()) {
        writer_->tell(why);
        return;
    }
    OpenLesson lesson;
    lesson.lesson = std::make_shared<const Lesson>(draft_->lesson());
    lesson.isPreview = true;
    take(std::move(lesson));
}

QString LessonMode::path() const {
    return draft_ != nullptr && !draft_->path().isEmpty() ? draft_->path() : path_;
}

void LessonMode::setWriterAside(bool aside) {
    if (writer_ == nullptr) {
        return;
    }
    if (aside) {
        writerPlace_ = writer_->pos();
    } else {
        writer_->move(writerPlace_); // or it would come back lower by its title bar
    }
    writer_->setVisible(!aside);
}

bool LessonMode::mayClose() const {
    return (!isTaken() || run_->isKept()) && (draft_ == nullptr || !draft_->isModified());
}

void LessonMode::closeThen(const std::function<void()>& goOn) {
    if (!isTaken() || run_->isKept()) {
        if (writer_ == nullptr) {
            goOn();
            return;
        }
        writer_->then([this, goOn] {
            if (isTaken()) {
                leave();
            }
            goOn();
        });
        return;
    }
    confirmLoss(whole_.window(),
                {tr("Lesson"), tr("Close the window?"),
                 tr("What was answered in this lesson cannot be kept, and would be lost."),
                 tr("&Close")},
                [this, goOn] {
                    leave();
                    closeThen(goOn);
                });
}

void LessonMode::takeNext() {
    if (const ShippedLesson* const next = isTaken() ? lessonAfter(run_->opened()) : nullptr) {
        askToLeave([this, next] { take(openShipped(*next)); });
    }
}

void LessonMode::askToLeave(const std::function<void()>& then) {
    if (run_->isKept()) {
        leave();
        then();
        return;
    }
    confirmLoss(whole_.window(),
                {tr("Lesson"), tr("Leave the lesson?"),
                 tr("What was answered in this lesson cannot be kept, and would be lost."),
                 tr("&Leave")},
                [this, then] {
                    leave();
                    then();
                });
}

void LessonMode::askToBeginAgain() {
    confirmLoss(whole_.window(),
                {tr("Lesson"), tr("Begin this lesson again?"),
                 tr("What was answered in it so far would be lost."), tr("&Begin again")},
                [this] {
                    run_->beginAgain();
                    emit run_->moved();
                });
}

void LessonMode::leave() {
    if (!isTaken()) {
        return;
    }
    actions_.review->setChecked(false);
    page_ = nullptr;
    menu_.setPractising(false);
    edit_->setVisible(false);
    webPage_->setLesson(nullptr);
    whole_.take();
    run_.reset();
    emit left();
}

void LessonMode::setTextScale(double scale) {
    textScale_ = scale;
    if (page_ != nullptr) {
        page_->setTextScale(scale);
    }
}

} // namespace prunus

#include "moc_lessonmode.cpp"
