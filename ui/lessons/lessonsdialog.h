#pragma once

#include "ui/lessons/openlesson.h"

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace prunus {

/// The dialog of Practice ▸ Open lesson. It offers the lessons that the program carries inside,
/// with how far each was taken, as a folder of kept answers has it, and lessons in files.
class LessonsDialog : public QDialog {
    Q_OBJECT

  public:
    LessonsDialog(const QString& folder, QWidget* parent);

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
