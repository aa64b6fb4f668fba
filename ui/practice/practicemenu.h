#pragma once

#include "ui/practice/courses.h"
#include "ui/practice/practiceactions.h"
#include "ui/practice/predicting.h"
#include "ui/session/session.h"

#include <QMenu>

namespace prunus {

/// The Practice menu: sets of questions, questions on the tree that is open; and while one
/// practises, the commands of that; and what asks while one steps.
class PracticeMenu : public QMenu {
    Q_OBJECT

  public:
    /// All must outlive this.
    PracticeMenu(Session& session, PracticeActions& actions, Courses& courses,
                 Predicting& predicting, QWidget* parent);

    /// Whether somebody practises, and if so in a lesson.
    void setPractising(bool practising, bool inLesson = false) const;
    /// Beside what can be practised.
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
