#pragma once

#include "ui/manual/manualbrowser.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTreeWidget>

namespace prunus {

/// Help ▸ Manual: contents at the left, with a field to search in all pages, and a page.
class ManualWindow : public QDialog {
    Q_OBJECT

  public:
    explicit ManualWindow(QWidget* parent = nullptr);

  signals:
    /// What a figure shows is to be opened.
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
    /// How many pages have what is sought.
    int foundOn_ = 0;
    bool saving_ = false;
};

} // namespace prunus
