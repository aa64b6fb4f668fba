#pragma once

#include "ui/practice/exercise.h"

#include <QWidget>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;

namespace prunus {

/// The form for questions whose answer is built, in addition to the fields at the nodes. It shows
/// what the exercise's answer holds, as it was typed.
class PuzzleForm : public QWidget {
    Q_OBJECT

  public:
    /// The exercise must outlive this.
    PuzzleForm(Exercise& exercise, QWidget* parent);

    /// The field in which the keyboard begins; null if there is none.
    [[nodiscard]] QWidget* first() const;

  signals:
    /// The user asks to move the selected node `by` places to the right among its siblings, or to
    /// the left if `by` is negative.
    void moveAsked(int by);
    /// What is typed is no answer, and `fault` says why; an empty `fault` means that it is one.
    void faultTold(const QString& fault);

  protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeMoves();
    QWidget* makeSet();
    QWidget* makeTruth();
    QWidget* makeListing();
    QWidget* makeTree();
    void ask();
    void breakLines();
    void show();
    void tellFault();
    void takeSet(const QString& text);
    void takeTree();
    void takeLine();
    void takeTruth(bool holds);

    Exercise& exercise_;
    QLineEdit* setField_ = nullptr;
    QLabel* setRead_ = nullptr;
    QButtonGroup* truths_ = nullptr;
    QListWidget* lines_ = nullptr;
    QPlainTextEdit* treeField_ = nullptr;
    QWidget* moves_; // making these parts sets the fields above, so they come after them
    QWidget* set_;
    QWidget* truth_;
    QWidget* listing_;
    QWidget* tree_;
    bool showing_ = false;
};

} // namespace prunus
