#pragma once

#include "ui/lessons/lessondraft.h"
#include "ui/session/session.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <functional>

namespace prunus {

class ExerciseForm;
class MomentForm;
class NoticeBar;
class QuestionForm;
class TextForm;

/// The window in which a lesson is written, beside the main window, whose tree and step go into it:
/// the steps of the lesson, and the current step with all that can be changed in it.
class LessonWriter : public QDialog {
    Q_OBJECT

  public:
    /// The session and the draft must outlive this.
    LessonWriter(Session& session, LessonDraft& draft, QWidget* parent);

    void tell(const QString& text);
    /// Shows a notice that the lesson was left unsaved and goes on here.
    void tellLeft();
    /// Calls `goOn` at once if nothing would be lost; otherwise asks whether to save, to discard,
    /// or to stay, and calls `goOn` once the lesson is saved or discarded.
    void then(const std::function<void()>& goOn);

  public slots:
    /// Closes the window once nothing would be lost.
    void reject() override;

  signals:
    /// The author asks to take the lesson as it is now, to try it.
    void previewAsked();
    /// The author asks to write a new lesson from nothing.
    void newAsked();
    void closed();
    /// The author asks to open this tree in the main window, at step `at` of this search.
    void openAsked(const std::shared_ptr<const prunus::GameTree>& tree,
                   const prunus::SearchOptions& options, std::uint32_t at);

  protected:
    void closeEvent(QCloseEvent* event) override;

  private:
    QWidget* makeHead();
    QWidget* makeSteps();
    QWidget* makeForms();
    QWidget* makeFoot();
    QPushButton* makeButton(const char* name, const QString& text,
                            const std::function<void()>& press);
    [[nodiscard]] std::optional<LessonPlace> place() const;
    void refresh();
    void listSteps();
    void showPlace();
    void go(std::optional<LessonPlace> place);
    void change(const std::function<std::optional<LessonPlace>(Lesson&)>& edit);
    [[nodiscard]] std::optional<LessonMoment> momentOnCanvas();
    void addMoment();
    void takeMoment();
    void showMoment();
    void addQuestion();
    void takeTitle(const QString& title);
    void takeId(const QString& id);
    void takeCourse();
    void save(const std::function<void()>& then);
    void askForFile(const std::function<void()>& then);
    void saveTo(const QString& path, const std::function<void()>& then);

    Session& session_;
    LessonDraft& draft_;
    QLineEdit* title_ = nullptr;
    QLineEdit* id_ = nullptr;
    QComboBox* mode_ = nullptr;
    QComboBox* course_ = nullptr;
    QListWidget* steps_ = nullptr;
    std::vector<LessonPlace> places_; ///< the place of each row of steps_
    QPushButton* up_ = nullptr;
    QPushButton* down_ = nullptr;
    QPushButton* remove_ = nullptr;
    QPushButton* undo_ = nullptr;
    QPushButton* redo_ = nullptr;
    QPushButton* preview_ = nullptr;
    QPushButton* save_ = nullptr;
    QStackedWidget* forms_ = nullptr;
    QLabel* nothing_ = nullptr;
    TextForm* text_ = nullptr;
    MomentForm* moment_ = nullptr;
    ExerciseForm* exercise_ = nullptr;
    QuestionForm* question_ = nullptr;
    NoticeBar* notice_ = nullptr;
    bool showing_ = false;
};

} // namespace prunus
