#pragma once

#include "ui/lessons/openlesson.h"

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace prunus {

/// Practice ▸ Open lesson: those that the program carries inside, and files.
class LessonsDialog : public QDialog {
    Q_OBJECT

  public:
    explicit LessonsDialog(QWidget* parent);

  signals:
    void fileChosen(const QString& path);
    void chosen(const prunus::OpenLesson& lesson);

  private:
    void tell();
    void choose();
    void askForFile();

    QListWidget* list_;
    QLabel* about_;
    QPushButton* open_ = nullptr;
};

} // namespace prunus
