#pragma once

#include "ui/practice/practiceactions.h"

#include <QLabel>
#include <QPushButton>
#include <QWidget>

namespace prunus {

class CountsForm;
class PuzzleForm;
class OutcomeForm;
class SpokenLabel;

/// At the right of the tree: the question, the state of the answer, and what was found when it was
/// checked.
class QuestionCard : public QWidget {
    Q_OBJECT

  public:
    /// Exercise and actions must outlive this.
    QuestionCard(Exercise& exercise, PracticeActions& actions, QWidget* parent);

    /// The part of the card with the latest news: where the user is, a hint, or else what the check
    /// found, which is hidden before the first check.
    [[nodiscard]] QWidget& news() const { return *news_; }
    /// Leaves out what the user knows anyway if `brief`, and puts the buttons one below the other
    /// if `narrow`.
    void arrange(bool brief, bool narrow);
    /// Reads out what is asked, under which rules, and what is answered so far.
    void tellWhere();
    /// Shows why what is typed is no answer; an empty text shows nothing.
    void tellFault(const QString& fault);
    /// The first field of the card; null if it has none.
    [[nodiscard]] QWidget* firstField() const;
    /// Puts the keyboard into the first of the fields for numbers that are asked of the whole
    /// search, and types a first character, if any.
    void type(const QString& text);
    [[nodiscard]] PuzzleForm& form() const { return *form_; }
    /// The state of the answer, in a sentence.
    [[nodiscard]] QString answered() const;

  private:
    QWidget* makeQuestion();
    QWidget* makeFeedback();
    void ask();
    void showAnswer();
    void tell();
    void showReasons();
    [[nodiscard]] QString points() const;
    [[nodiscard]] QString costs() const;
    [[nodiscard]] QString pointsToGet() const;
    void tellHandedIn();
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QString found() const;
    [[nodiscard]] QString credit() const;
    [[nodiscard]] QString unread() const;
    [[nodiscard]] QString anew() const;
    [[nodiscard]] QString moveAnswered() const;

    Exercise& exercise_;
    PracticeActions& actions_;
    QLabel* prompt_;
    QLabel* manner_;
    SpokenLabel* state_;
    SpokenLabel* fault_;
    CountsForm* counts_ = nullptr;
    PuzzleForm* form_ = nullptr;
    OutcomeForm* outcome_ = nullptr;
    QLabel* hints_ = nullptr;
    QLabel* costs_ = nullptr;
    QWidget* news_ = nullptr;
    QWidget* feedback_ = nullptr;
    QLabel* heading_ = nullptr;
    SpokenLabel* found_ = nullptr;
    QLabel* finished_ = nullptr;
    QWidget* check_ = nullptr; ///< the buttons, with their keys
    QWidget* hint_ = nullptr;
    QWidget* giveUp_ = nullptr;
    QWidget* next_ = nullptr;
    QWidget* review_ = nullptr;
    QWidget* again_ = nullptr;
    QLabel* named_ = nullptr;
    QWidget* difference_ = nullptr;
    QLabel* why_ = nullptr;
};

} // namespace prunus
