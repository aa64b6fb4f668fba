#include "ui/files/filenotice.h"

#include "ui/session/editing.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <utility>

namespace prunus {

FileNotice::FileNotice(Session& session, Saving& saving, NoticeBar& bar, QWidget* window)
    : QObject(window), session_(session), saving_(saving), bar_(bar), window_(window),
      watch_(session, saving.file(), this) {
    connect(&watch_, &FileWatch::found, this, &FileNotice::tell);
    connect(&session, &Session::documentChanged, this, [this](const NodeMap* edited) {
        const auto step = std::exchange(reloading_, std::nullopt);
        if (!step || session_.path() != reloaded_) {
            return;
        }
        if (edited == nullptr) {
            session_.setStep(*step);
        } else {
            tellChanged(); // an edit ended the reading
        }
    });
    // Later, because it comes before the document that was read.
    connect(
        &session, &Session::busyChanged, this,
        [this] {
            if (!session_.opening() && std::exchange(reloading_, std::nullopt)) {
                tellChanged(); // cancelled
            }
        },
        Qt::QueuedConnection);
    connect(&session, &Session::failed, this, [this] {
        if (std::exchange(reloading_, std::nullopt)) {
            tellChanged(); // the file may become a tree yet
        }
    });
}

void FileNotice::tell(DocumentFile::OnDisk state) {
    switch (state) {
    case DocumentFile::OnDisk::asKnown:
        bar_.hide();
        return;
    case DocumentFile::OnDisk::changed:
        tellChanged();
        return;
    case DocumentFile::OnDisk::gone:
        tellGone();
    }
}

void FileNotice::tellChanged() {
    bar_.tell(
        tr("%1 was changed by another program.").arg(QFileInfo(session_.path()).fileName()),
        {{tr("Re&load"), [this] { askToReload(); }}, {tr("&Keep mine"), [this] { keepMine(); }}});
}

void FileNotice::tellGone() {
    bar_.tell(
        tr("%1 was deleted or moved by another program. The tree is still here.")
            .arg(QFileInfo(session_.path()).fileName()),
        {{tr("&Save again"), [this] { saving_.saveThen(nullptr); }}, {tr("&Dismiss"), [] {}}});
}

/// From now on the tree at hand is on no disk.
void FileNotice::keepMine() {
    saving_.file().keepMine();
    look();
}

void FileNotice::askToReload() {
    session_.editing().finish();
    if (!saving_.file().modified()) {
        reload();
        return;
    }
    auto* question =
        new QMessageBox(QMessageBox::NoIcon, tr("Unsaved work"),
                        tr("“%1” has changes that are not saved.").arg(session_.title()),
                        QMessageBox::Cancel, window_);
    question->setObjectName(QStringLiteral("reloadQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(tr("Reloading the file discards them."));
    const QAbstractButton* load = question->addButton(tr("&Reload"), QMessageBox::DestructiveRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question, &QDialog::finished, this, [this, question, load] {
        question->clickedButton() == load ? reload() : tellChanged();
    });
    question->open();
}

void FileNotice::reload() {
    reloading_ = session_.step();
    reloaded_ = session_.path();
    session_.openFile(session_.path());
}

} // namespace prunus

#include "moc_filenotice.cpp"
