#pragma once

#include "ui/practice/exercise.h"

#include <QWidget>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;

namespace prunus {

/// The fields of questions whose answer is built, beside those at the nodes: what the exercise's
/// answer holds, as it was typed.
class PuzzleForm : public QWidget {
    Q_OBJECT

  public:
    /// The exercise must outlive this.
    PuzzleForm(Exercise& exercise, QWidget* parent);

    /// Where the keyboard begins; null where there is no field.
    [[nodiscard]] QWidget* first() const;

  signals:
    /// The selected node is wanted so many places further right among its siblings.
    void moveAsked(int by);
    /// What is typed is no answer, and why; or empty if it is one.
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
    QWidget* moves_; // these make those
    QWidget* set_;
    QWidget* truth_;
    QWidget* listing_;
    QWidget* tree_;
    bool showing_ = false;
};

} // namespace prunus
