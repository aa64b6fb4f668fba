#pragma once

#include "ui/practice/exercise.h"

#include <QAction>
#include <QObject>

namespace prunus {

/// The commands of somebody who practises, with their keys. The menu and the buttons share them;
/// what is enabled follows from the exercise alone, and never from the right answer.
class PracticeActions : public QObject {
    Q_OBJECT

  public:
    /// The exercise must outlive this.
    PracticeActions(Exercise& exercise, QObject* parent);

    QAction* const undo;
    QAction* const redo;
    QAction* const clear;
    QAction* const check;
    QAction* const hint;
    QAction* const giveUp;
    QAction* const newTree;
    QAction* const next;
    QAction* const again; ///< begins the set again from its first question
    /// Shows the misconception on a small tree, beside the right search.
    QAction* const difference;
    QAction* const review; ///< shows the search step by step, once the question is closed
    QAction* const asList;
    QAction* const nextPart; ///< goes to the next part: the tree, the question, or how it went
    QAction* const letters;  ///< whether single letters answer
    QAction* const leave;

    [[nodiscard]] QList<QAction*> all() const;
    /// The actions that a lesson has no use for.
    [[nodiscard]] QList<QAction*> ofPractice() const;

  private:
    QAction* make(const char* name, const QString& text, const QKeySequence& keys = {});
    void derive();

    Exercise& exercise_;
};

} // namespace prunus
