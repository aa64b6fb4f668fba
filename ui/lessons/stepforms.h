#pragma once

#include "ui/lessons/lessondraft.h"
#include "ui/session/session.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWidget>

namespace prunus {

/// The form for a step that is a text.
class TextForm : public QWidget {
    Q_OBJECT

  public:
    /// The draft must outlive this.
    TextForm(LessonDraft& draft, QWidget* parent);

    void show(LessonPlace place);
    /// The widget that gets the keyboard focus first.
    [[nodiscard]] QWidget* first() const { return text_; }

  private:
    void take();

    LessonDraft& draft_;
    LessonPlace place_;
    QPlainTextEdit* text_;
};

/// The form for a step that is a moment of a search, with its picture.
class MomentForm : public QWidget {
    Q_OBJECT

  public:
    explicit MomentForm(QWidget* parent);

    void show(const LessonMoment& moment);

  signals:
    /// The author asks to put what is on the canvas now in the moment's place; or to show the
    /// moment on the canvas.
    void takeAsked();
    void showAsked();

  private:
    QLabel* picture_;
    QLabel* about_;
};

/// The form for an exercise: the picture of its tree, and how the exercise is taken.
class ExerciseForm : public QWidget {
    Q_OBJECT

  public:
    /// The draft must outlive this.
    ExerciseForm(LessonDraft& draft, QWidget* parent);

    void show(LessonPlace place);

  private:
    void take();

    LessonDraft& draft_;
    LessonPlace place_;
    QLabel* picture_;
    QLabel* about_;
    QComboBox* hints_;
    QComboBox* model_;
    bool showing_ = false;
};

/// The form for a question, with the rules on which its key depends and which its text does not
/// say.
class QuestionForm : public QWidget {
    Q_OBJECT

  public:
    /// The draft must outlive this.
    QuestionForm(LessonDraft& draft, QWidget* parent);

    void show(LessonPlace place);
    [[nodiscard]] QWidget* first() const { return text_; }

  private:
    void change(const LessonQuestion& question, const char* field);
    [[nodiscard]] const LessonQuestion& question() const;
    [[nodiscard]] const LessonExercise& exercise() const;
    void tellAmbiguities();

    LessonDraft& draft_;
    LessonPlace place_;
    QComboBox* kind_;
    QDoubleSpinBox* points_;
    QComboBox* course_;
    QPlainTextEdit* text_;
    QVBoxLayout* found_;
    QWidget* foundArea_;
    bool showing_ = false;
};

/// Fills a list with the courses that come with the program, for lessons and questions.
void addCourses(QComboBox& list);

} // namespace prunus
