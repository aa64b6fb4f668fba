#pragma once

#include "ui/base/job.h"
#include "ui/exams/examwriting.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <optional>

namespace prunus {

class Preview;

/// The dialog of Practice ▸ Exam sheets: it puts a lesson on paper, in versions that are equally
/// hard, with their keys. The trees are looked for and the sheets are written in the background.
class ExamDialog : public QDialog {
    Q_OBJECT

  public:
    explicit ExamDialog(QWidget* parent = nullptr);
    ~ExamDialog() override;

    /// Takes the lesson of this file; if it cannot be read, the dialog says why.
    void take(const QString& path);

  protected:
    void done(int result) override;

  private:
    using Pages = tl::expected<ExamWriting::Pages, QString>;
    using Written = tl::expected<ExamWriting::Written, QString>;

    QWidget* buildForm();
    QLayout* buildPreview();
    QWidget* buildButtons();
    [[nodiscard]] QLineEdit* addPath(QWidget* parent, const char* name, const QString& label,
                                     const std::function<void()>& choose);
    void askForLesson();
    void askForFolder();
    void lookAgain();
    void showPages(Brought<Pages> pages);
    void showPage();
    [[nodiscard]] QDir folder() const;
    void writeOrStop();
    void land(Brought<Written> written);
    void derive();
    void tell(const QString& text);
    [[nodiscard]] ExamChoices choices() const;
    [[nodiscard]] const ExamPages* shownPages() const;

    QLineEdit* path_ = nullptr;
    QLineEdit* folder_ = nullptr;
    QSpinBox* copies_ = nullptr;
    QSpinBox* seed_ = nullptr;
    QComboBox* paper_ = nullptr;
    QCheckBox* tikz_ = nullptr;
    QWidget* form_ = nullptr;
    Preview* preview_ = nullptr;
    QComboBox* part_ = nullptr;
    QSpinBox* page_ = nullptr;
    QLabel* ofPages_ = nullptr;
    QLabel* said_ = nullptr;
    QPushButton* write_ = nullptr;
    QTimer tick_;
    /// Whether the user has chosen the folder; until then it is named after the lesson.
    bool ownFolder_ = false;
    std::shared_ptr<const Lesson> lesson_;
    std::optional<ExamWriting::Pages> pages_;
    Job<Pages> looking_;
    Job<Written> writing_;
};

} // namespace prunus
