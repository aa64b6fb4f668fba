#include "ui/widgets/manners.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGraphicsView>
#include <QInputDialog>
#include <QPushButton>
#include <QScreen>
#include <QScroller>

namespace prunus {
namespace {

/// What window managers usually put around a window.
constexpr QSize frame(16, 48);

void scrollByFinger(QAbstractScrollArea& area) {
    if (qobject_cast<QGraphicsView*>(&area) == nullptr) { // a chart, in which a finger points
        QScroller::grabGesture(area.viewport(), QScroller::TouchGesture);
    }
}

/// Makes a folder where the dialog is, of a name that is asked for, and goes there.
void askForFolder(QFileDialog& files, const QString& question) {
    auto* ask = new QInputDialog(&files);
    ask->setObjectName(QStringLiteral("newFolderName"));
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setWindowTitle(Manners::tr("New folder"));
    ask->setLabelText(question);
    QObject::connect(ask, &QInputDialog::textValueSelected, &files, [&files](const QString& name) {
        if (const QDir here = files.directory(); here.mkdir(name)) {
            files.setDirectory(here.filePath(name));
        } else {
            askForFolder(files, Manners::tr("No folder can be made here with this name. Another "
                                            "name:"));
        }
    });
    ask->open();
}

/// Qt's own dialog would delete a folder with all that is in it, at Delete and a yes; and what was
/// dropped there by mistake it would move.
void keepFiles(QFileDialog& files) {
    files.setOption(QFileDialog::ReadOnly);
    auto* buttons = files.findChild<QDialogButtonBox*>(); // none if the desktop has a dialog
    const bool isDone = files.findChild<QPushButton*>(QStringLiteral("newFolder")) != nullptr;
    if (buttons == nullptr || isDone ||
        (files.acceptMode() == QFileDialog::AcceptOpen &&
         files.fileMode() != QFileDialog::Directory)) {
        return;
    }
    auto* create = buttons->addButton(Manners::tr("Ne&w folder…"), QDialogButtonBox::ActionRole);
    create->setObjectName(QStringLiteral("newFolder"));
    create->setAutoDefault(false);
    QObject::connect(create, &QPushButton::clicked, &files,
                     [&files] { askForFolder(files, Manners::tr("Name of the new folder:")); });
}

} // namespace

void Manners::install() {
    static const bool installed = (qApp->installEventFilter(new Manners(qApp)), true);
    static_cast<void>(installed);
}

bool Manners::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show) {
        // By then it has its mode, and the options that it was asked for with.
        if (auto* files = qobject_cast<QFileDialog*>(watched)) {
            keepFiles(*files);
        }
        if (auto* dialog = qobject_cast<QDialog*>(watched)) {
            dialog->resize(
                dialog->size().boundedTo(dialog->screen()->availableGeometry().size() - frame));
        }
    } else if (event->type() == QEvent::Polish) {
        if (auto* area = qobject_cast<QAbstractScrollArea*>(watched)) {
            scrollByFinger(*area);
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace prunus

#include "moc_manners.cpp"
