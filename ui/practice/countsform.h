#pragma once

#include "ui/practice/exercise.h"

#include <QLabel>
#include <QLineEdit>
#include <QWidget>
#include <map>
#include <string>

namespace prunus {

/// Returns what the window calls a count that is asked for; the ids are those of Answer::counts.
/// Empty for other ids.
[[nodiscard]] QString countName(const std::string& id);

/// The form for counts: each has a field, with a sign beside it once the answer is checked.
class CountsForm : public QWidget {
    Q_OBJECT

  public:
    /// The exercise must outlive this.
    CountsForm(Exercise& exercise, QWidget* parent);

    /// The first of the fields that are asked for.
    [[nodiscard]] QWidget* first() const { return firstField(); }
    /// Puts the keyboard into the first field and types a first character, if there is one.
    void type(const QString& text);

  signals:
    /// What is typed is no answer, and `fault` says why; an empty `fault` means that it is one.
    void faultTold(const QString& fault);

  private:
    struct Row {
        QLabel* name = nullptr;
        QLineEdit* field = nullptr;
        QLabel* sign = nullptr;
    };

    [[nodiscard]] QLineEdit* firstField() const;
    [[nodiscard]] bool isAsked(const std::string& id) const;
    void show();
    void tell();
    void tellFault();
    void take(const std::string& name, const QString& text);

    Exercise& exercise_;
    std::map<std::string, Row> rows_;
    bool taking_ = false;
};

} // namespace prunus
