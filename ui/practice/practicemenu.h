#pragma once

#include "ui/practice/courses.h"
#include "ui/practice/practiceactions.h"
#include "ui/practice/predicting.h"
#include "ui/session/session.h"

#include <QMenu>

namespace prunus {

/// The Practice menu: sets of questions, questions on the open tree, the commands for practising
/// while somebody practises, and the actions that ask questions while the user steps through a
/// search.
class PracticeMenu : public QMenu {
    Q_OBJECT

  public:
    /// All but the parent must outlive this.
    PracticeMenu(Session& session, PracticeActions& actions, Courses& courses,
                 Predicting& predicting, QWidget* parent);

    /// Shows the commands for somebody who practises, in a lesson or not, and hides those that do
    /// not fit.
    void setPractising(bool practising, bool inLesson = false) const;
    /// Adds the actions of lessons to this menu.
    void addLessons(const QList<QAction*>& actions);

  signals:
    void chosen(const prunus::QuestionSet& set);

  private:
    void askForCourse();
    void derive();
    [[nodiscard]] QString whyNot(Question question) const;

    Session& session_;
    PracticeActions& actions_;
    Courses& courses_;
    Predicting& predicting_;
    QAction* course_;
    QMenu* start_;
    QMenu* onThisTree_;
    QList<QAction*> lessons_;
};

} // namespace prunus
