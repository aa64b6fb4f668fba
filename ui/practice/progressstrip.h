#pragma once

#include "ui/practice/practiceactions.h"

#include <QLabel>
#include <QWidget>

namespace prunus {

/// Beneath the tree, where the timeline was: how each question of the set went, as a sign and in
/// words. No number is ever held against anyone.
class ProgressStrip : public QWidget {
    Q_OBJECT

  public:
    /// Both must outlive this.
    ProgressStrip(Exercise& exercise, PracticeActions& actions, QWidget* parent);

    /// Where room is short, without what the band at the top says as well.
    void setBrief(bool brief);
    /// The signs alone, in several lines where they need them.
    void setNarrow(bool narrow);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void refresh();
    void fitSigns();

    Exercise& exercise_;
    QLabel* name_;
    QLabel* signs_;
    QLabel* counts_;
};

} // namespace prunus
