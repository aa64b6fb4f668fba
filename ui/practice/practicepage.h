#pragma once

#include "ui/figures/sheet.h"
#include "ui/practice/practiceactions.h"
#include "ui/session/playback.h"
#include "ui/session/session.h"
#include "ui/session/stepactions.h"

#include <QBoxLayout>
#include <QScrollArea>
#include <QWidget>

namespace prunus {

class AnswerCanvas;
class AnswerList;
class Framed;
class ModeBand;
class NoticeBar;
class ProgressStrip;
class QuestionCard;
class Timeline;

/// The page that fills the window while somebody practises: at the top the set and its rules, then
/// the tree that is asked about with the answer on it, the question beside the tree, and beneath it
/// how each question went. The page has a session of its own, which holds no search while a
/// question is open.
class PracticePage : public QWidget {
    Q_OBJECT

  public:
    /// Exercise and actions must outlive this.
    PracticePage(Exercise& exercise, PracticeActions& actions, QWidget* parent);

    void setTextScale(double scale);
    /// Makes this a page of a lesson: `mode` and `where` stand at the top, and the lesson itself
    /// says at the foot what comes next.
    void setLesson(const QString& mode, const QString& where);
    [[nodiscard]] Session& session() { return session_; }
    [[nodiscard]] AnswerCanvas& canvas() const { return *canvas_; }
    /// Returns the question for paper, with the answer so far or without it.
    [[nodiscard]] FigureSheet sheet(bool answered) const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    QWidget* makeSide(PracticeActions& actions);
    void ask();
    void tellGoesOn();
    void keepRoom();
    void showReview(bool on);
    void showBuilt();
    void showList(bool on);
    void focusNextPart();
    void offerNext();
    [[nodiscard]] Step firstDifference() const;
    [[nodiscard]] QString mannerOnPaper() const;
    void arrange();

    Exercise& exercise_;
    PracticeActions& actions_;
    Session session_;
    Playback playback_;
    StepActions steps_;
    AnswerCanvas* canvas_;
    AnswerList* list_ = nullptr;
    QuestionCard* card_ = nullptr;
    Framed* happened_ = nullptr;
    Timeline* timeline_ = nullptr;
    NoticeBar* notice_;
    ModeBand* band_;
    QString lessonPlace_; ///< empty outside of lessons
    QScrollArea* side_ = nullptr;
    ProgressStrip* strip_ = nullptr;
    QBoxLayout* halves_;
    double textScale_ = 1;
};

} // namespace prunus
