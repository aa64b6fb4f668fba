#pragma once

#include "ui/lessons/lessonrun.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <vector>

namespace prunus {

/// The dialog before homework or an exam. It asks who takes it, with the name and number to write
/// down, and in which file the answers go; or who goes on with answers that were begun.
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
    std::vector<Taker> begun_; ///< those who began this lesson, the latest first
    QLabel* fault_;
    QLineEdit* id_;
    QLineEdit* name_;
};

} // namespace prunus
