#pragma once

#include "ui/lessons/lessonrun.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <vector>

namespace prunus {

/// Before homework or an exam: who takes it, as that person wants to be called, and in which file
/// the answers go; or who goes on with what was begun.
class TakerDialog : public QDialog {
    Q_OBJECT

  public:
    TakerDialog(const Lesson& lesson, std::vector<Taker> begun, QWidget* parent);

  signals:
    void chosen(const prunus::Taker& taker);
    void goOnAsked(const prunus::Taker& taker);

  private:
    void addBegun(QVBoxLayout& column);
    void askForFile(bool named);
    void take(const Taker& taker);

    QString lessonId_;
    std::vector<Taker> begun_; ///< by whom it was, the latest first
    QLabel* fault_;
    QLineEdit* id_;
    QLineEdit* name_;
};

} // namespace prunus
