#include "ui/shell/confirmloss.h"

#include "ui/files/saving.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace prunus {

void confirmLoss(QMainWindow& window, const LossQuestion& whether,
                 const std::function<void()>& goOn) {
    const QString name(QStringLiteral("practiceQuestion"));
    if (auto* open = window.findChild<QMessageBox*>(name)) {
        open->reject();
        open->setObjectName({});
    }
    auto* question = new QMessageBox(QMessageBox::Question, whether.title, whether.text,
                                     QMessageBox::NoButton, asker(window));
    question->setObjectName(name);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(whether.more);
    const QAbstractButton* go = question->addButton(whether.yes, QMessageBox::AcceptRole);
    QPushButton* stay = question->addButton(QCoreApplication::translate("LossQuestion", "&Stay"),
                                            QMessageBox::RejectRole);
    question->setDefaultButton(stay);
    question->setEscapeButton(stay);
    QObject::connect(question, &QMessageBox::buttonClicked, question,
                     [question, go, goOn](const QAbstractButton* button) {
                         question->setObjectName({});
                         question->close();
                         if (button == go) {
                             goOn();
                         }
                     });
    question->open();
    question->activateWindow();
}

} // namespace prunus
