#include "ui/lessonpages/lessonpageaction.h"

#include "ui/base/job.h"
#include "ui/base/wholefile.h"
#include "ui/lessonpages/lessonwebpage.h"
#include "ui/widgets/savedialog.h"

#include <QFileInfo>
#include <utility>

namespace prunus {

LessonPageAction::LessonPageAction(QWidget& window)
    : QAction(tr("Save as &web page…"), &window), window_(window) {
    setObjectName(QStringLiteral("lessonPage"));
    setToolTip(tr("This lesson as one file for browsers, to read and to check oneself on. What is "
                  "right stands in it."));
    setVisible(false);
    connect(this, &QAction::triggered, this, &LessonPageAction::askForFile);
}

void LessonPageAction::setLesson(std::shared_ptr<const Lesson> lesson) {
    const bool mayBeGivenAway = lesson != nullptr && (lesson->mode == Lesson::Mode::lesson ||
                                                      lesson->mode == Lesson::Mode::selfCheck);
    lesson_ = mayBeGivenAway ? std::move(lesson) : nullptr;
    setVisible(mayBeGivenAway);
}

void LessonPageAction::askForFile() {
    auto* dialog = makeSaveDialog(&window_, {.name = "saveDialog",
                                             .title = tr("Save the lesson as a web page"),
                                             .kinds = {tr("Web page (*.html)")},
                                             .file = QString::fromStdString(lesson_->id)});
    connect(dialog, &QFileDialog::fileSelected, this, &LessonPageAction::writeTo);
    dialog->open();
}

void LessonPageAction::writeTo(const QString& path) {
    const auto write = [lesson = lesson_, path]() -> QString {
        const auto page = LessonWebPage::of(*lesson);
        return page ? writeWhole(*page, path) : page.error();
    };
    beside(this, write, [this, path](const Brought<QString>& fault) {
        const QString why = fault ? *fault : tr("There is not enough memory for this web page.");
        if (why.isEmpty()) {
            emit written(path);
        } else {
            //: A file, and what the system says of it.
            emit failed(tr("%1 cannot be saved: %2").arg(QFileInfo(path).fileName(), why));
        }
    });
}

} // namespace prunus

#include "moc_lessonpageaction.cpp"
