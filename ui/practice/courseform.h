#pragma once

#include "core/practice/profile.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace prunus {

/// The conventions of a course as fields, to be saved as a file. What the form has no field for
/// stays as it is.
class CourseForm : public QDialog {
    Q_OBJECT

  public:
    CourseForm(Profile course, const QString& path, QWidget* parent);

  signals:
    /// It is in this file now.
    void saved(const QString& path);

  private:
    QLineEdit* addText(const char* name, const QString& label, const std::string& text);
    template <class E>
    QComboBox* addChoice(const char* name, const QString& label, const QStringList& words, E now);
    QCheckBox* addFlag(const char* name, const QString& text, bool now);
    void addConventions();
    void addMarking();
    /// None while a field is wrong, which is told.
    [[nodiscard]] std::optional<Profile> course();
    void askForFile();
    void write(const QString& path);
    void warn(const QString& text);

    Profile course_;
    QString path_;
    QFormLayout* form_;
    QLineEdit* title_ = nullptr;
    QLineEdit* source_ = nullptr;
    QLineEdit* alpha_ = nullptr;
    QLineEdit* beta_ = nullptr;
    QLineEdit* unverified_ = nullptr;
    QComboBox* root_ = nullptr;
    QComboBox* cut_ = nullptr;
    QComboBox* fail_ = nullptr;
    QComboBox* ties_ = nullptr;
    QComboBox* line_ = nullptr;
    QComboBox* values_ = nullptr;
    QComboBox* windows_ = nullptr;
    QCheckBox* countRoot_ = nullptr;
    QCheckBox* countLeaves_ = nullptr;
    QCheckBox* strict_ = nullptr;
    QCheckBox* follow_ = nullptr;
    QLabel* fault_ = nullptr;
};

} // namespace prunus
