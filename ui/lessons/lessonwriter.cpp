#include "ui/lessons/lessonwriter.h"

#include "core/lessons/lessonjson.h"
#include "core/practice/sheet.h"
#include "core/practice/shippedprofiles.h"
#include "ui/lessons/lessonwords.h"
#include "ui/lessons/openlesson.h"
#include "ui/lessons/stepforms.h"
#include "ui/lessons/writingwords.h"
#include "ui/session/loading.h"
#include "ui/widgets/card.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/savedialog.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QMessageBox>
#include <QScrollArea>
#include <algorithm>

namespace prunus {
namespace {

/// Whether its searches are the same once the lesson is read again.
bool canBeKept(const LessonMoment& moment) {
    Lesson lesson;
    lesson.id = lessonIdOf({});
    lesson.steps.emplace_back(moment);
    const auto read = readLesson(writeLesson(lesson));
    const auto* const again = read ? std::get_if<LessonMoment>(&read->steps.front()) : nullptr;
    return again != nullptr && again->options == moment.options && again->beside == moment.beside;
}

} // namespace

/// What the lesson needs from the canvas, or a sentence on why it is not to be had.
std::optional<LessonMoment> LessonWriter::momentOnCanvas() {
    const auto document = session_.document();
    if (!document || !session_.hasSearch()) {
        tell(tr("There is no search on the canvas."));
        return std::nullopt;
    }
    if (document->tree.nodeCount() > mostLessonNodes || document->tree.height() > mostLessonPlies) {
        tell(tr("The tree on the canvas is too large for a lesson: it may have %1 nodes and %2 "
                "plies.")
                 .arg(mostLessonNodes)
                 .arg(mostLessonPlies));
        return std::nullopt;
    }
    const Panes& panes = session_.panes();
    LessonMoment moment{document->shared, session_.options(), {}, session_.step().value};
    if (panes.sideBySide()) {
        moment.options = panes.at(0).options;
        moment.beside = panes.at(1).options;
    }
    if (!canBeKept(moment)) {
        tell(tr("A lesson cannot say how this search goes: one of its rules has no place in it."));
        return std::nullopt;
    }
    return moment;
}

void LessonWriter::addMoment() {
    if (const auto moment = momentOnCanvas()) {
        change([&](Lesson& lesson) { return addStep(lesson, place(), *moment); });
        steps_->setFocus(Qt::OtherFocusReason); // where the next one is chosen
    }
}

void LessonWriter::takeMoment() {
    if (const auto moment = momentOnCanvas()) {
        change([&](Lesson& lesson) {
            LessonStep& step = lesson.steps[place()->step];
            LessonMoment taken = *moment;
            const auto& before = std::get<LessonMoment>(step);
            taken.uct = before.uct; // which is written in the file alone, as this
            taken.windows = before.windows;
            step = std::move(taken);
            return place();
        });
    }
}

void LessonWriter::showMoment() {
    const LessonMoment moment = std::get<LessonMoment>(draft_.lesson().steps[place()->step]);
    const auto go = [this, moment] {
        session_.setStep(std::min(Step{moment.at}, session_.trace()->end()));
    };
    if (session_.document() && session_.document()->shared == moment.tree) {
        connect(&session_, &Session::traceChanged, this, go, Qt::SingleShotConnection);
        session_.setOptions(moment.options);
        go();
        return;
    }
    emit openAsked(moment.tree, moment.options, moment.at);
}

void LessonWriter::addQuestion() {
    const auto document = session_.document();
    if (!document) {
        tell(tr("There is no tree on the canvas to ask about."));
        return;
    }
    const auto tree = document->shared;
    LessonQuestion question;
    question.question = Question::crossOut;
    question.profile = draft_.lesson().profile;
    if (tree->nodeCount() > mostLessonNodes || tree->height() > mostLessonPlies) {
        tell(tr("The tree on the canvas is too large for a lesson: it may have %1 nodes and %2 "
                "plies.")
                 .arg(mostLessonNodes)
                 .arg(mostLessonPlies));
    } else if (!makeSheet(*tree, procedureOf(question, *tree))) {
        tell(tr("The tree on the canvas cannot be asked about: every leaf needs a value."));
    } else {
        change([&](Lesson& lesson) {
            return prunus::addQuestion(lesson, place(), tree, Question::crossOut);
        });
        question_->first()->setFocus(Qt::OtherFocusReason);
    }
}

void LessonWriter::change(const std::function<std::optional<LessonPlace>(Lesson&)>& edit) {
    Lesson lesson = draft_.lesson();
    const auto place = edit(lesson);
    if (lesson.steps.size() > mostSteps) {
        tell(tr("A lesson has %1 steps at most.").arg(mostSteps));
        return;
    }
    showing_ = true; // what stood there may be no place any more
    draft_.change(lesson);
    showing_ = false;
    refresh();
    go(place);
}

void LessonWriter::takeTitle(const QString& title) {
    Lesson lesson = draft_.lesson();
    const bool follows = lesson.id == lessonIdOf(lesson.title);
    lesson.title = title.toStdString();
    lesson.id = follows ? lessonIdOf(lesson.title) : lesson.id;
    draft_.change(lesson, QStringLiteral("title"));
}

void LessonWriter::takeId(const QString& id) {
    Lesson lesson = draft_.lesson();
    lesson.id = id.toStdString();
    if (id_->hasAcceptableInput()) {
        draft_.change(lesson, QStringLiteral("id"));
    }
}

void LessonWriter::takeCourse() {
    if (showing_) {
        return;
    }
    const Profile* const course = shippedProfile(course_->currentData().toString().toStdString());
    Lesson lesson = draft_.lesson();
    setCourse(lesson, course == nullptr ? lesson.profile : *course,
              static_cast<Lesson::Mode>(mode_->currentIndex()));
    draft_.change(lesson);
}

void LessonWriter::save(const std::function<void()>& then) {
    if (draft_.path().isEmpty()) {
        askForFile(then);
    } else {
        saveTo(draft_.path(), then);
    }
}

void LessonWriter::askForFile(const std::function<void()>& then) {
    auto* dialog = makeSaveDialog(this, {.name = "saveDialog",
                                         .title = tr("Save the lesson"),
                                         .kinds = {tr("Lesson (*.prunus-lesson.json)")},
                                         .file = draft_.path().isEmpty()
                                                     ? QString::fromStdString(draft_.lesson().id)
                                                     : draft_.path()});
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, then](const QString& path) { saveTo(path, then); });
    dialog->open();
}

void LessonWriter::saveTo(const QString& path, const std::function<void()>& then) {
    const QString error = draft_.saveTo(path);
    if (!error.isEmpty()) {
        tell(error);
        return;
    }
    notice_->hide();
    if (then) {
        then();
    }
}

void LessonWriter::then(const std::function<void()>& goOn) {
    if (!draft_.isModified()) {
        goOn();
        return;
    }
    show();
    raise();
    activateWindow();
    const QString name(QStringLiteral("unsavedLesson"));
    if (auto* open = findChild<QMessageBox*>(name)) {
        open->reject(); // what was asked for last counts
        open->setObjectName({});
    }
    const QString title = QString::fromStdString(draft_.lesson().title);
    auto* question =
        new QMessageBox(QMessageBox::NoIcon, tr("Unsaved work"),
                        title.isEmpty() ? tr("The lesson has changes that are not saved.")
                                        : tr("“%1” has changes that are not saved.").arg(title),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question->setObjectName(name);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("Discarded changes cannot be brought back."));
    question->setDefaultButton(QMessageBox::Save);
    connect(question, &QMessageBox::buttonClicked, this,
            [this, question, goOn](QAbstractButton* button) {
                const QMessageBox::StandardButton answer = question->standardButton(button);
                question->setObjectName({});
                question->close();
                if (answer == QMessageBox::Save) {
                    save(goOn);
                } else if (answer == QMessageBox::Discard) {
                    draft_.discard();
                    goOn();
                }
            });
    question->open();
    question->activateWindow();
}

void LessonWriter::reject() {
    then([this] {
        hide();
        emit closed();
    });
}

void LessonWriter::closeEvent(QCloseEvent* event) {
    event->ignore();
    reject();
}

void LessonWriter::tell(const QString& text) {
    notice_->tell(text, {{tr("Close this"), [] {}}});
}

void LessonWriter::tellLeft() {
    notice_->tell(tr("This lesson was left unsaved, and goes on here."),
                  {{tr("Begin a &new one"), [this] { then([this] { emit newAsked(); }); }},
                   {tr("Close this"), [] {}}});
}

} // namespace prunus

#include "moc_lessonwriter.cpp"
