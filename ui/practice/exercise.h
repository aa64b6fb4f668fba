#pragma once

#include "core/practice/onestep.h"
#include "ui/base/job.h"
#include "ui/practice/attempt.h"
#include "ui/practice/keptattempts.h"

#include <QObject>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace prunus {

/// A set of questions that somebody works through: which is asked, what is answered so far, and how
/// it went.
class Exercise : public QObject {
    Q_OBJECT

  public:
    using Outcome = Asked::Outcome;
    /// How much is told after a check.
    enum class Level : std::uint8_t { count, where, why };

    explicit Exercise(QObject* parent = nullptr);

    /// Keeps on disk what is answered, in this folder; needs a call before the first set.
    void keepIn(const QString& folder);
    /// Whether what is answered outlives this.
    [[nodiscard]] bool isKept() const { return kept_ && kept_->works(); }

    /// Goes on with the set where it was left, if it was and is not finished. What is at hand is
    /// kept meanwhile.
    void begin(QuestionSet set);
    /// Whether it does, with the question at hand.
    [[nodiscard]] bool goesOn() const { return goesOn_; }
    /// The set at hand, from its first question.
    void beginAgain();
    /// Goes on with what somebody else keeps: a question of a lesson.
    void take(Attempt attempt);
    /// As it is now.
    [[nodiscard]] const Attempt& attempt() const { return now_; }
    /// How many points an answer that is checked gets, where these are a lesson's.
    void setPointsBy(std::function<std::optional<double>(const Answer&)> points) {
        pointsBy_ = std::move(points);
    }

    [[nodiscard]] const QuestionSet& set() const { return now_.set; }
    /// One for each question, in order.
    [[nodiscard]] std::vector<Outcome> outcomes() const;
    /// How many of them were added, as others were not right at once: at most half as many as the
    /// set had before.
    [[nodiscard]] std::size_t added() const { return now_.added; }
    /// Whether one can be added still.
    [[nodiscard]] bool canGrow() const { return now_.added < now_.set.length() / 2; }
    /// Which of them is asked, from 0.
    [[nodiscard]] std::size_t number() const { return now_.number; }
    [[nodiscard]] const Task& task() const { return task_; }
    [[nodiscard]] const Answer& answer() const { return now_.answers[now_.at]; }
    /// The tree as the answer has made it, where it is built; else the one that is asked about.
    [[nodiscard]] const std::shared_ptr<const GameTree>& tree() const { return built_; }
    /// Whether it can be answered still: not yet right, and not shown.
    [[nodiscard]] bool isOpen() const { return now_.asked[now_.number].outcome == Outcome::open; }
    /// Whether there is another tree for this skill, and another question.
    [[nodiscard]] bool hasNewTree() const {
        return skill().trees.size() > 1 || skill().demands.has_value();
    }
    [[nodiscard]] bool hasNext() const { return now_.number + 1 < now_.asked.size(); }
    /// Whether every question is closed.
    [[nodiscard]] bool isFinished() const { return !isOpen() && !hasNext(); }

    /// What the last check found; none before the first.
    [[nodiscard]] const std::optional<Marking>& marking() const { return now_.marking; }
    /// Whether the answer is the one that was checked.
    [[nodiscard]] bool isAsMarked() const { return now_.marked == now_.answers[now_.at]; }
    /// Whether something was answered in the set.
    [[nodiscard]] bool hasBegun() const {
        return now_.number > 0 || !isOpen() || now_.marking || answer() != Answer{};
    }
    /// Whether there is an answer that nobody has checked yet.
    [[nodiscard]] bool isUnchecked() const {
        return isOpen() && answer() != Answer{} && !isAsMarked();
    }
    [[nodiscard]] int checks() const { return now_.checks; }
    [[nodiscard]] Level level() const;
    /// Whether signs stand beside what is right and wrong.
    [[nodiscard]] bool showsSigns() const {
        return now_.marking && isAsMarked() && (level() != Level::count || !isOpen());
    }
    /// The misconception that the last check named and told of, if it can be stepped: at the third
    /// check, or as soon as it is named on a second tree.
    [[nodiscard]] std::optional<Misconception> named() const;
    /// Whether the last check named it, and one on another tree did before.
    [[nodiscard]] bool isNamedAgain(Misconception m) const;
    /// What was told in hints, in order.
    [[nodiscard]] const QStringList& hints() const { return now_.hints; }
    [[nodiscard]] bool canHint() const {
        const bool step = !conduct().isLesson && canDoOneStep(task_.question);
        return isOpen() && conduct().hints && now_.hints.size() < hintRungs + (step ? 1 : 0);
    }
    [[nodiscard]] const Conduct& conduct() const { return now_.set.conduct; }
    /// Whether what is right is shown to whoever asks.
    [[nodiscard]] bool canGiveUp() const {
        const auto when = conduct().modelAnswer;
        return isOpen() && conduct().tells &&
               (when == Conduct::ModelAnswer::anyTime ||
                (when == Conduct::ModelAnswer::afterSubmit && checks() > 0));
    }
    /// Whether an answer was handed in, about which nothing is told, and is the one at hand.
    [[nodiscard]] bool isHandedIn() const { return !conduct().tells && isAsMarked(); }
    /// Whether the next hint is a step that is done for whoever answers.
    [[nodiscard]] bool hintIsStep() const { return now_.hints.size() == hintRungs; }
    /// Where one was done; noNode for nowhere.
    [[nodiscard]] NodeId helpedAt() const { return now_.helpedAt; }
    /// Of the next hint, and what the question is worth at the next check, in hundredths.
    [[nodiscard]] int costOfHint() const { return now_.hints.isEmpty() ? 0 : 20; }
    [[nodiscard]] int worth() const;
    /// What it was worth, once it is right.
    [[nodiscard]] int earned() const { return now_.earned; }

    /// One change, which can be undone; those by the same field, one after the other, are one.
    void change(const Answer& answer, const QObject* by = nullptr);
    /// Whether nodes are moved among their siblings.
    [[nodiscard]] bool movesNodes() const {
        return isOpen() && task_.question == Question::reorder;
    }
    /// Moves a node of tree() to a place among its siblings; it is that place's node then, which is
    /// returned. One that cannot be moved there stays.
    NodeId move(NodeId n, std::int64_t place);
    [[nodiscard]] bool canUndo() const { return isOpen() && now_.at > 0; }
    [[nodiscard]] bool canRedo() const { return isOpen() && now_.at + 1 < now_.answers.size(); }
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
    /// One line on what is not kept, or cannot be read.
    void failed(const QString& message);

  private:
    using Tree = std::shared_ptr<const GameTree>;
    /// A tree that was made for a skill; null if none was found.
    struct Made {
        std::size_t skill = 0;
        Tree tree = {};
    };

    [[nodiscard]] const Skill& skill() const {
        return now_.set.skills[now_.asked[now_.number].skill];
    }
    [[nodiscard]] std::optional<Attempt> takeLeft(const QuestionSet& set);
    void setAside();
    void ask();
    void goOn();
    void keep();
    void build();
    [[nodiscard]] Tree takeTree(std::size_t skill);
    void makeTree();
    void close(Outcome outcome);
    void add(std::size_t place, const Asked& question);
    void noteNamed();
    void queueTreeFor(Misconception m);
    void queue(const Made& made);

    Attempt now_;
    std::vector<Attempt> left_; ///< none of them finished
    std::unique_ptr<KeptAttempts> kept_;
    Job<Made> making_;
    Job<Made> separating_;
    /// The last question for which a tree was asked that tells a misconception.
    std::optional<std::size_t> queuedAt_;
    /// What was named since the window was opened, and on which trees.
    std::vector<std::pair<Misconception, Tree>> named_;
    Task task_;
    bool goesOn_ = false;
    std::shared_ptr<const GameTree> built_;
    const QObject* changedBy_ = nullptr;
    std::function<std::optional<double>(const Answer&)> pointsBy_;
};

} // namespace prunus
