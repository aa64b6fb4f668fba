#pragma once

#include "ui/practice/exercise.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <vector>

namespace prunus {

/// The form for what is asked about a whole search: whether it reads as many leaves from the other
/// side, what it returns and what that proves; to which depth it gets, which move it chooses and
/// what that move is worth. Signs stand beside the fields once the answer is checked.
class OutcomeForm : public QWidget {
    Q_OBJECT

  public:
    /// The exercise must outlive this.
    OutcomeForm(Exercise& exercise, QWidget* parent);

    /// The first field of the question.
    [[nodiscard]] QWidget* first() const;
    /// Puts the keyboard into the first field; or if there is a text, into the field for a number,
    /// and types the text there.
    void type(const QString& text);

  signals:
    /// What is typed is no answer, and `fault` says why; an empty `fault` means that it is one.
    void faultTold(const QString& fault);

  private:
    struct Row {
        const char* item = ""; ///< the item of a grade that this row is about
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
    /// Takes the answer with a number from the field, or without it; `fault` says why what is typed
    /// is no number.
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
