#pragma once

#include "ui/practice/exercise.h"

#include <QLabel>
#include <QLineEdit>
#include <QWidget>
#include <map>
#include <string>

namespace prunus {

/// What a number that is asked for is called: the names are those of answers.
[[nodiscard]] QString countName(const std::string& id);

/// Counts, each in a field with a sign beside it once it is checked.
class CountsForm : public QWidget {
    Q_OBJECT

  public:
    /// The exercise must outlive this.
    CountsForm(Exercise& exercise, QWidget* parent);

    /// The first of the fields that are asked for.
    [[nodiscard]] QWidget* first() const { return firstField(); }
    /// Puts the keyboard there and types a first character, if any.
    void type(const QString& text);

  signals:
    /// Why what is typed is no answer; nothing if it is one.
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
