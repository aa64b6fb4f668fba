#pragma once

#include "ui/files/examples.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <vector>

namespace prunus {

/// File ▸ Examples: the trees that the program carries inside, with their pictures, what they
/// teach, where they come from and which answer is published. Typing searches; Enter opens.
class ExamplesDialog : public QDialog {
    Q_OBJECT

  public:
    explicit ExamplesDialog(QWidget* parent = nullptr);

  signals:
    void chosen(const prunus::Example& example);

  protected:
    /// Lets Up and Down move through the list while the search field has the keyboard.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* buildList();
    QWidget* buildStory();
    void filter(const QString& text);
    void tell();
    void choose();
    void walk(int by);

    std::vector<Example> examples_;
    std::vector<QPixmap> pictures_;
    QLineEdit* search_ = nullptr;
    QListWidget* list_ = nullptr;
    QLabel* picture_ = nullptr;
    QLabel* title_ = nullptr;
    QLabel* story_ = nullptr;
    QPushButton* open_ = nullptr;
};

} // namespace prunus
