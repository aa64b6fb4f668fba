#pragma once

#include "ui/practice/exercise.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <vector>

namespace prunus {

/// What is asked of a whole search: whether it reads as many leaves from the other side, what it
/// returns and what that proves; to which depth it gets, which move it chooses and what that is
/// worth. Signs stand beside once it is checked.
class OutcomeForm : public QWidget {
    Q_OBJECT

  public:
    /// The exercise must outlive this.
    OutcomeForm(Exercise& exercise, QWidget* parent);

    /// The first field of the question.
    [[nodiscard]] QWidget* first() const;
    /// Puts the keyboard there; or into the field for a number, and types a first character.
    void type(const QString& text);

  signals:
    /// Why what is typed is no answer; nothing if it is one.
    void faultTold(const QString& fault);

  private:
    struct Row {
        const char* item = ""; ///< of a grade
        QWidget* all = nullptr;
        QLabel* sign = nullptr;
    };

    void addRow(const char* item, const QString& name, QWidget* field);
    [[nodiscard]] QLineEdit* number() const;
    void nameMoves();
    void show();
    void showNumber(QLineEdit* field, const QString& text);
    void tell();
    void takeResult(QLineEdit* field);
    void takeDepth();
    /// A number, or nothing; `fault` is why what is typed is none.
    void take(const Answer& answer, QLineEdit* field, const QString& fault);

    Exercise& exercise_;
    QLineEdit* depth_;
    QComboBox* move_;
    QLineEdit* worth_;
    QLineEdit* result_;
    QComboBox* proves_;
    QComboBox* same_;
    std::vector<Row> rows_;
    bool taking_ = false;
};

} // namespace prunus
