#pragma once

#include "ui/practice/exercise.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>

namespace prunus {

/// What is asked of a whole search: whether it reads as many leaves from the other side, what it
/// returns and what that proves. Signs stand beside once it is checked.
class OutcomeForm : public QWidget {
    Q_OBJECT

  public:
    /// The exercise must outlive this.
    OutcomeForm(Exercise& exercise, QWidget* parent);

    /// The field for what is returned.
    [[nodiscard]] QWidget* first() const { return result_; }
    /// Puts the keyboard there and types a first character, if any.
    void type(const QString& text);

  signals:
    /// Why what is typed is no answer; nothing if it is one.
    void faultTold(const QString& fault);

  private:
    struct Row {
        QWidget* all = nullptr;
        QLabel* sign = nullptr;
    };

    Row makeRow(const QString& name, QWidget* field);
    void show();
    void tell();
    void take(const QString& text);

    Exercise& exercise_;
    QLineEdit* result_;
    QComboBox* proves_;
    QComboBox* same_;
    Row resultRow_;
    Row provesRow_;
    Row sameRow_;
    bool taking_ = false;
};

} // namespace prunus
