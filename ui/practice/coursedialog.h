#pragma once

#include "ui/practice/courses.h"

#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <vector>

namespace prunus {

/// The dialog Practice ▸ Course, in which the user chooses the course under whose conventions
/// questions are asked.
class CourseDialog : public QDialog {
    Q_OBJECT

  public:
    /// The courses must outlive this.
    CourseDialog(Courses& courses, QWidget* parent);

  private:
    /// A course in the list, and the path of its file if it is a file of the user's own.
    struct Row {
        Profile course;
        QString path;
        QStringList said; ///< the keys that the course's file sets
    };

    QWidget* buildSide();
    void fill(const QString& shownPath = {});
    void addRow(const Row& row);
    [[nodiscard]] bool isChosen(const Profile& course) const;
    [[nodiscard]] const Row* current() const;
    void openFile();
    void takeFile(const QString& path);
    void edit();
    void forgetFile();
    void use();
    void derive();

    Courses& courses_;
    std::vector<Row> rows_;
    /// Files that could not be read, and why.
    QStringList faults_;
    QListWidget* list_;
    QLabel* described_ = nullptr;
    QLabel* fault_ = nullptr;
    QPushButton* forget_ = nullptr;
};

} // namespace prunus
