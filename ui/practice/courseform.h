#pragma once

#include "core/practice/profile.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <map>
#include <string>

namespace prunus {

/// The conventions of a course as fields, to be saved as a file. What the form has no field for
/// stays as it is.
class CourseForm : public QDialog {
    Q_OBJECT

  public:
    CourseForm(Profile course, const QString& path, QWidget* parent);

  signals:
    /// The course was saved in this file.
    void saved(const QString& path);

  private:
    QLineEdit* addText(const char* name, const QString& label, const std::string& text);
    template <class E>
    QComboBox* addChoice(const char* name, const QString& label, const QStringList& words, E now);
    QCheckBox* addFlag(const char* name, const QString& text, bool now);
    /// Adds a field that shows a part of 1 in per cent.
    QDoubleSpinBox* addShare(const char* name, const QString& label, double now);
    void addConventions();
    void addMarking();
    void addWritten();
    void addLook();
    void takeWritten(Profile& course) const;
    void takeLook(Profile& course) const;
    /// Returns the course as the fields say it; none while a field is wrong, which the form then
    /// shows.
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
    QComboBox* algorithm_ = nullptr;
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
    QDoubleSpinBox* follow_ = nullptr;
    QComboBox* order_ = nullptr;
    QComboBox* rootCalls_ = nullptr;
    QComboBox* leafSide_ = nullptr;
    QComboBox* crossed_ = nullptr;
    QComboBox* partial_ = nullptr;
    QDoubleSpinBox* perError_ = nullptr;
    QCheckBox* ownSide_ = nullptr;
    QCheckBox* leafBounds_ = nullptr;
    QCheckBox* late_ = nullptr;
    QCheckBox* hideUnread_ = nullptr;
    QComboBox* maxShape_ = nullptr;
    QComboBox* minShape_ = nullptr;
    std::map<std::string, QLineEdit*> words_;
    QLabel* fault_ = nullptr;
};

} // namespace prunus
