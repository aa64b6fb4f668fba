#pragma once

#include "ui/practice/practiceactions.h"

#include <QLabel>
#include <QWidget>

namespace prunus {

/// The strip beneath the tree, where the timeline was. It shows how each question of the set went
/// as a sign, and counts them in words. No number is ever held against anyone.
class ProgressStrip : public QWidget {
    Q_OBJECT

  public:
    /// Exercise and actions must outlive this.
    ProgressStrip(Exercise& exercise, PracticeActions& actions, QWidget* parent);

    /// Leaves out, where room is short, the name of the set, which the band at the top says as
    /// well.
    void setBrief(bool brief);
    /// Shows the signs alone if `narrow`, on several lines where they need them.
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
