#include "ui/window/leaving.h"

#include "ui/session/editing.h"

#include <QAbstractButton>
#include <QFileInfo>

namespace prunus {

Leaving::Leaving(Session& session, Saving& saving, QWidget* window)
    : QObject(window), session_(session), saving_(saving), window_(window) {}

bool Leaving::mayLeave() {
    if (!discards_) {
        session_.editing().finish();
    }
    return discards_ || !saving_.file().modified();
}

void Leaving::then(const std::function<void()>& goOn) {
    if (mayLeave()) {
        goOn();
    } else {
        ask(goOn);
    }
}

/// What is typed and cannot be saved, because it is no part of a tree.
QString Leaving::unfinishedWords() const {
    const Editing& editing = session_.editing();
    if (editing.unfinished(Editing::Typing::node)) {
        return tr("What is typed over the node is not finished, and cannot be saved.");
    }
    return editing.unfinished(Editing::Typing::text)
               ? tr("The text pane holds text that is no tree yet, and cannot be saved.")
               : QString();
}

QMessageBox* Leaving::makeQuestion(const QString& text, const QString& more,
                                   QMessageBox::StandardButtons answers) {
    const QString name(QStringLiteral("unsavedQuestion"));
    if (auto* open = window_->findChild<QMessageBox*>(name)) {
        open->reject(); // what was asked for last counts
        open->setObjectName({});
    }
    auto* question =
        new QMessageBox(QMessageBox::NoIcon, tr("Unsaved work"), text, answers, window_);
    question->setObjectName(name);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(more);
    return question;
}

/// With edits and unfinished typing both, the typing is asked about once the edits are saved.
void Leaving::ask(const std::function<void()>& goOn) {
    const QString unfinished = unfinishedWords();
    const bool drafted = saving_.file().draft().has_value();
    const bool edited = drafted || saving_.file().treeModified();
    const QString name =
        drafted ? QFileInfo(session_.draft()->path).fileName() : saving_.file().name();
    QMessageBox* question =
        edited ? makeQuestion(tr("“%1” has changes that are not saved.").arg(name),
                              tr("Discarded changes cannot be brought back."),
                              QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel)
               : makeQuestion(unfinished, tr("Discarded text cannot be brought back."),
                              QMessageBox::Discard | QMessageBox::Cancel);
    question->setDefaultButton(edited ? QMessageBox::Save : QMessageBox::Cancel);
    connect(question, &QMessageBox::buttonClicked, this,
            [this, question, goOn](QAbstractButton* button) {
                const QMessageBox::StandardButton answer = question->standardButton(button);
                question->setObjectName({});
                question->close();
                if (answer == QMessageBox::Save) {
                    saving_.saveThen([this, goOn] { then(goOn); });
                } else if (answer == QMessageBox::Discard) {
                    discards_ = true;
                    goOn();
                    discards_ = false;
                }
            });
    question->open();
    question->activateWindow();
}

} // namespace prunus
