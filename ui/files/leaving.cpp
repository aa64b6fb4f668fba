#include "ui/files/leaving.h"

#include "ui/session/editing.h"

#include <QAbstractButton>

namespace prunus {

Leaving::Leaving(Session& session, Saving& saving, QWidget* window)
    : QObject(window), session_(session), saving_(saving), window_(window) {}

bool Leaving::mayLeave() {
    if (!discards_) {
        session_.editing().finish();
    }
    return discards_ || (!saving_.file().isSaving() && !saving_.file().modified());
}

void Leaving::then(const std::function<void()>& goOn) {
    if (mayLeave()) {
        goOn();
    } else if (saving_.file().isSaving()) {
        saving_.file().afterSaving([this, goOn] { then(goOn); });
    } else {
        ask(goOn);
    }
}

void Leaving::leaveTree(const std::function<void()>& goOn) {
    if (saving_.file().treeModified()) {
        askAboutTree(goOn);
    } else {
        goOn();
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
        new QMessageBox(QMessageBox::NoIcon, tr("Unsaved work"), text, answers, asker(*window_));
    question->setObjectName(name);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(more);
    return question;
}

QMessageBox* Leaving::askToSave(const QString& name) {
    return makeQuestion(tr("“%1” has changes that are not saved.").arg(name),
                        tr("Discarded changes cannot be brought back."),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
}

/// With edits and unfinished typing both, the typing is asked about once the edits are saved.
void Leaving::ask(const std::function<void()>& goOn) {
    const bool drafted = saving_.file().draft().has_value();
    const bool edited = drafted || saving_.file().treeModified();
    QMessageBox* question =
        edited ? askToSave(drafted ? session_.draft()->name() : session_.title())
               : makeQuestion(unfinishedWords(), tr("Discarded text cannot be brought back."),
                              QMessageBox::Discard | QMessageBox::Cancel);
    const std::function<void()> save = [this, goOn] {
        saving_.saveThen([this, goOn] { then(goOn); });
    };
    const std::function<void()> leave = [this, goOn] {
        discards_ = true;
        session_.editing().discardTyping();
        goOn();
        discards_ = false;
    };
    // The tree beside a text of another file is asked about after the text.
    const std::function<void()> discardText = [this, leave] { leaveTree(leave); };
    show(question, save, drafted ? discardText : leave);
}

void Leaving::askAboutTree(const std::function<void()>& goOn) {
    show(
        askToSave(session_.title()), [this, goOn] { saving_.saveTreeThen(goOn); }, goOn);
}

void Leaving::show(QMessageBox* question, const std::function<void()>& save,
                   const std::function<void()>& discard) {
    const bool saves = question->standardButtons().testFlag(QMessageBox::Save);
    question->setDefaultButton(saves ? QMessageBox::Save : QMessageBox::Cancel);
    connect(question, &QMessageBox::buttonClicked, this,
            [question, save, discard](QAbstractButton* button) {
                const QMessageBox::StandardButton answer = question->standardButton(button);
                question->setObjectName({});
                question->close();
                if (answer == QMessageBox::Save) {
                    save();
                } else if (answer == QMessageBox::Discard) {
                    discard();
                }
            });
    question->open();
    question->activateWindow();
}

} // namespace prunus

#include "moc_leaving.cpp"
