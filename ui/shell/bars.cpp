// What the bars above the tree tell: errors, and where something was saved.

#include "ui/files/saving.h"
#include "ui/practice/exercise.h"
#include "ui/session/editing.h"
#include "ui/shell/errorbanner.h"
#include "ui/shell/lessonmode.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/practicemode.h"
#include "ui/widgets/noticebar.h"

#include <QDir>
#include <QFileInfo>

namespace prunus {

/// An error goes once something is done that works, or the text that it is about is another.
void MainWindow::connectBars() {
    connect(&session_, &Session::failed, this, [this](const QString& message) {
        session_.draft() ? banner_->tellOfText(message) : banner_->tell(message);
    });
    connect(&session_.editing(), &Editing::changed, this, [this] {
        if (session_.draft() && session_.editing().unfinished(Editing::Typing::text)) {
            banner_->withdrawOfText();
        }
    });
    connect(&saving_->file(), &DocumentFile::failed, banner_, &ErrorBanner::tell);
    connect(&saving_->file(), &DocumentFile::saved, this, &MainWindow::tellSaved);
    connect(&practice_->lessons(), &LessonMode::written, this, &MainWindow::tellExported);
    for (const auto change : {&Session::traceChanged, &Session::optionsConfirmed}) {
        connect(&session_, change, banner_, &QWidget::hide);
    }
    connect(&session_, &Session::documentChanged, this, [this] {
        banner_->hide();
        savedBar_->hide();
    });
    connect(&session_, &Session::stepChanged, savedBar_, &QWidget::hide);
}

/// Nobody shall take unfinished text for saved.
void MainWindow::tellSaved(const QString& path) {
    banner_->hide();
    if (session_.editing().unfinished(Editing::Typing::text)) {
        banner_->tell(tr("%1 is saved as the tree is drawn. The text in the text pane is no tree "
                         "yet and not saved.")
                          .arg(QFileInfo(path).fileName()));
    }
}

/// Of a figure, handout or page: until something else is done. Where a question fills the window,
/// its page tells.
void MainWindow::tellExported(const QString& path) {
    banner_->hide();
    const QString said =
        tr("Saved as %1.").arg(QDir::toNativeSeparators(QFileInfo(path).absoluteFilePath()));
    if (practice_->asks()) {
        emit practice_->exercise().failed(said);
    } else {
        savedBar_->tell(said, {{tr("&Close"), [] {}}});
    }
}

} // namespace prunus
