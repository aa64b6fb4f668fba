#pragma once

#include "ui/base/job.h"
#include "ui/practice/marking.h"
#include "ui/practice/questionset.h"

#include <QObject>
#include <optional>
#include <vector>

namespace prunus {

/// A set of questions that somebody works through: which is asked, what is answered so far, and how
/// it went. Two right at the first try finish a skill.
class Exercise : public QObject {
    Q_OBJECT

  public:
    /// How a question went: right at the first try, later, shown, or it is open.
    enum class Outcome : std::uint8_t { open, first, later, shown };
    /// How much is told after a check.
    enum class Level : std::uint8_t { count, where, why };

    explicit Exercise(QObject* parent = nullptr);

    void begin(QuestionSet set);

    [[nodiscard]] const QuestionSet& set() const { return set_; }
    /// One for each question, in order.
    [[nodiscard]] std::vector<Outcome> outcomes() const;
    /// Which of them is asked, from 0.
    [[nodiscard]] std::size_t number() const { return number_; }
    [[nodiscard]] const Task& task() const { return task_; }
    [[nodiscard]] const Answer& answer() const { return answers_[at_]; }
    /// Whether it can be answered still: not yet right, and not shown.
    [[nodiscard]] bool isOpen() const { return asked_[number_].outcome == Outcome::open; }
    /// Whether there is another tree for this skill, and another question.
    [[nodiscard]] bool hasNewTree() const {
        return skill().trees.size() > 1 || skill().demands.has_value();
    }
    [[nodiscard]] bool hasNext() const { return number_ + 1 < asked_.size(); }

    /// What the last check found; none before the first.
    [[nodiscard]] const std::optional<Marking>& marking() const { return marking_; }
    /// Whether the answer is the one that was checked.
    [[nodiscard]] bool isAsMarked() const { return marked_ == answers_[at_]; }
    [[nodiscard]] int checks() const { return checks_; }
    [[nodiscard]] Level level() const;
    /// Whether signs stand beside what is right and wrong.
    [[nodiscard]] bool showsSigns() const {
        return marking_ && isAsMarked() && (level() != Level::count || !isOpen());
    }
    /// What was told in hints, in order.
    [[nodiscard]] const QStringList& hints() const { return hints_; }
    [[nodiscard]] bool canHint() const { return isOpen() && hints_.size() < hintRungs; }
    /// Of the next hint, and what the question is worth at the next check, in hundredths.
    [[nodiscard]] int costOfHint() const { return hints_.isEmpty() ? 0 : 20; }
    [[nodiscard]] int worth() const;
    /// What it was worth, once it is right.
    [[nodiscard]] int earned() const { return earned_; }

    /// One change, which can be undone; those by the same field, one after the other, are one.
    void change(const Answer& answer, const QObject* by = nullptr);
    [[nodiscard]] bool canUndo() const { return isOpen() && at_ > 0; }
    [[nodiscard]] bool canRedo() const { return isOpen() && at_ + 1 < answers_.size(); }
    /// Whether there is something to check.
    [[nodiscard]] bool canCheck() const;

  public slots:
    void undo();
    void redo();
    void clear() { change({}); }
    void check();
    void hint();
    void giveUp();
    /// The same skill on another tree, for full worth.
    void takeNewTree();
    void next();

  signals:
    /// Another question is asked.
    void asked();
    void answerChanged();
    /// Something was found out: by a check, or because it was shown.
    void told();

  private:
    using Tree = std::shared_ptr<const GameTree>;
    struct Asked {
        std::size_t skill = 0;
        Tree tree = {}; ///< once it is asked
        Outcome outcome = Outcome::open;
    };
    /// A tree that was made for a skill; null if none was found.
    struct Made {
        std::size_t skill = 0;
        Tree tree = {};
    };

    [[nodiscard]] const Skill& skill() const { return set_.skills[asked_[number_].skill]; }
    void ask();
    [[nodiscard]] Tree takeTree(std::size_t skill);
    void makeTree();
    void close(Outcome outcome);

    QuestionSet set_;
    std::vector<Asked> asked_;
    std::vector<std::size_t> treesUsed_;  ///< of each skill, of those that it comes with
    std::vector<std::vector<Tree>> made_; ///< for each skill, not yet asked about
    Job<Made> making_;
    std::size_t number_ = 0;
    Task task_;
    std::vector<Answer> answers_{1}; ///< as it was changed
    std::size_t at_ = 0;             ///< which of them holds
    const QObject* changedBy_ = nullptr;
    int checks_ = 0;
    int earned_ = 0;
    QStringList hints_;
    std::optional<Marking> marking_;
    std::optional<Answer> marked_;
};

} // namespace prunus
