#include "ui/window/leaving.h"

#include <QMessageBox>
#include <QPushButton>

namespace prunus {

Leaving::Leaving(Saving& saving, QWidget* window)
    : QObject(window), saving_(saving), window_(window) {}

bool Leaving::mayLeave() const {
    return discards_ || !saving_.file().modified();
}

void Leaving::then(const std::function<void()>& goOn) {
    if (mayLeave()) {
        goOn();
    } else {
        ask(goOn);
    }
}

void Leaving::ask(const std::function<void()>& goOn) {
    const QString name(QStringLiteral("unsavedQuestion"));
    if (auto* open = window_->findChild<QMessageBox*>(name)) {
        open->reject(); // what was asked for last counts
        open->setObjectName({});
    }
    auto* question =
        new QMessageBox(QMessageBox::NoIcon, tr("Unsaved work"),
                        tr("“%1” has changes that are not saved.").arg(saving_.file().name()),
                        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, window_);
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
                    saving_.saveThen(goOn);
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
