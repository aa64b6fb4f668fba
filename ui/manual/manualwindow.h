#pragma once

#include "ui/manual/manualbrowser.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>

namespace prunus {

/// The window of Help ▸ Manual: the contents at the left, with a field to search in all pages, and
/// one page at the right.
class ManualWindow : public QDialog {
    Q_OBJECT

  public:
    explicit ManualWindow(QWidget* parent = nullptr);

  signals:
    /// Requests to open the tree and the search that a figure shows.
    void figureWanted(const prunus::ManualFigure& figure);

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QWidget* buildContents();
    QWidget* buildPage();
    void fillContents();
    void openCurrent();
    void showPlace();
    void search();
    void tellFound();
    void goOnSearching();
    void askForFile();
    void saveTo(const QString& path);

    QLineEdit* sought_;
    QLabel* found_;
    QTreeWidget* contents_;
    ManualBrowser* browser_;
    QPushButton* back_;
    QPushButton* on_;
    QPushButton* save_;
    QLabel* said_;
    /// How many pages have the words that are looked for.
    int foundOn_ = 0;
    bool saving_ = false;
};

} // namespace prunus
