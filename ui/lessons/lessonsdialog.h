#pragma once

#include "ui/lessons/openlesson.h"

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace prunus {

/// Practice ▸ Open lesson: those that the program carries inside, with how far each was taken by
/// what is kept in a folder, and files.
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
