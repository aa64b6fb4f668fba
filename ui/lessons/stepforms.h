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

/// A step that is a text.
class TextForm : public QWidget {
    Q_OBJECT

  public:
    /// The draft must outlive this.
    TextForm(LessonDraft& draft, QWidget* parent);

    void show(LessonPlace place);
    /// Where the keyboard begins.
    [[nodiscard]] QWidget* first() const { return text_; }

  private:
    void take();

    LessonDraft& draft_;
    LessonPlace place_;
    QPlainTextEdit* text_;
};

/// A step that is a moment, with its picture.
class MomentForm : public QWidget {
    Q_OBJECT

  public:
    explicit MomentForm(QWidget* parent);

    void show(const LessonMoment& moment);

  signals:
    /// What is on the canvas now is wanted in its place; or it on the canvas.
    void takeAsked();
    void showAsked();

  private:
    QLabel* picture_;
    QLabel* about_;
};

/// An exercise: the tree with its picture, and how it is taken.
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

/// A question, with what its key depends on and its text does not say.
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
