#pragma once

#include "ui/lessons/lessonrun.h"

#include <QDialog>
#include <QLineEdit>
#include <QPushButton>

namespace prunus {

/// Before homework or an exam: who takes it, as that person wants to be called, and in which file
/// the answers go.
class TakerDialog : public QDialog {
    Q_OBJECT

  public:
    TakerDialog(const Lesson& lesson, QWidget* parent);

  signals:
    void chosen(const prunus::Taker& taker);

  private:
    void askForFile(bool named);

    QString lessonId_;
    QLineEdit* id_;
    QLineEdit* name_;
};

} // namespace prunus
