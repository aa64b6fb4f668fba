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
    /// How much is told after a check: how many entries are right, also where, or also why.
    enum class Level : std::uint8_t { count, where, why };

    explicit Exercise(QObject* parent = nullptr);

    /// Keeps on disk, in this folder, what is answered. It must be called before the first set
    /// begins.
    void keepIn(const QString& folder);
    /// Whether what is answered is kept on disk, and so outlives this object.
    [[nodiscard]] bool isKept() const { return kept_ && kept_->works(); }

    /// Begins a set, or goes on with it where it was left unfinished. The set at hand is kept
    /// meanwhile.
    void begin(QuestionSet set);
    /// Whether the question at hand is one that was left and is gone on with.
    [[nodiscard]] bool goesOn() const { return goesOn_; }
    /// Begins the set at hand again from its first question.
    void beginAgain();
    /// Goes on with an attempt that a lesson keeps, at one of its questions.
    void take(Attempt attempt);
    /// The attempt as it is now.
    [[nodiscard]] const Attempt& attempt() const { return now_; }
    /// Sets the function that returns how many points of a lesson a checked answer gets.
    void setPointsBy(std::function<std::optional<double>(const Answer&)> points) {
        pointsBy_ = std::move(points);
    }

    [[nodiscard]] const QuestionSet& set() const { return now_.set; }
    /// The outcome of each question, in order.
    [[nodiscard]] std::vector<Outcome> outcomes() const;
    /// How many questions were added to the set, as others were not right at once: at most half as
    /// many as the set had before.
    [[nodiscard]] std::size_t added() const { return now_.added; }
    /// Whether another question can still be added.
    [[nodiscard]] bool canGrow() const { return now_.added < now_.set.length() / 2; }
    /// The number of the question that is asked, from 0.
    [[nodiscard]] std::size_t number() const { return now_.number; }
    [[nodiscard]] const Task& task() const { return task_; }
    [[nodiscard]] const Answer& answer() const { return now_.answers[now_.at]; }
    /// The tree that the answer has built, if the question asks for that; else the tree that is
    /// asked about.
    [[nodiscard]] const std::shared_ptr<const GameTree>& tree() const { return built_; }
    /// Whether the question can still be answered: it is not yet right, and the right answer was
    /// not shown.
    [[nodiscard]] bool isOpen() const { return now_.asked[now_.number].outcome == Outcome::open; }
    /// Whether there is another tree for this skill.
    [[nodiscard]] bool hasNewTree() const {
        return skill().trees.size() > 1 || skill().demands.has_value();
    }
    /// Whether another question follows in the set.
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
    /// The misconception that the last check named and that is shown to the user, if it can be
    /// stepped through: from the third check on, or as soon as it is named on a second tree.
    [[nodiscard]] std::optional<Misconception> named() const;
    /// Whether a check on another tree has named this misconception before.
    [[nodiscard]] bool isNamedAgain(Misconception m) const;
    /// The texts of the hints that were given for this question, in order.
    [[nodiscard]] const QStringList& hints() const { return now_.hints; }
    [[nodiscard]] bool canHint() const {
        const bool step = !conduct().isLesson && canDoOneStep(task_.question);
        return isOpen() && conduct().hints && now_.hints.size() < hintRungs + (step ? 1 : 0);
    }
    [[nodiscard]] const Conduct& conduct() const { return now_.set.conduct; }
    /// Whether the user can give up now and be shown the right answer.
    [[nodiscard]] bool canGiveUp() const {
        const auto when = conduct().modelAnswer;
        return isOpen() && conduct().tells &&
               (when == Conduct::ModelAnswer::anyTime ||
                (when == Conduct::ModelAnswer::afterSubmit && checks() > 0));
    }
    /// Whether the answer at hand is the one that was handed in, in a set in which nothing is told
    /// of answers.
    [[nodiscard]] bool isHandedIn() const { return !conduct().tells && isAsMarked(); }
    /// Whether the next hint does a step of the answer for the user.
    [[nodiscard]] bool hintIsStep() const { return now_.hints.size() == hintRungs; }
    /// The node at which such a step was done; noNode if there was none, or it was at no node.
    [[nodiscard]] NodeId helpedAt() const { return now_.helpedAt; }
    /// What the next hint costs, in hundredths of the question's worth.
    [[nodiscard]] int costOfHint() const { return now_.hints.isEmpty() ? 0 : 20; }
    /// What the question is worth if the next check finds it right, in hundredths.
    [[nodiscard]] int worth() const;
    /// What the question was worth when it was right, in hundredths; 0 before.
    [[nodiscard]] int earned() const { return now_.earned; }

    /// Changes the answer, which can be undone. Changes by the same field `by`, one after the
    /// other, are undone as one.
    void change(const Answer& answer, const QObject* by = nullptr);
    /// Whether the open question is answered by moving nodes among their siblings.
    [[nodiscard]] bool movesNodes() const {
        return isOpen() && task_.question == Question::reorder;
    }
    /// Moves a node of tree() to a place among its siblings, from 0, and returns the node that it
    /// is in the new tree(). A node that cannot be moved there stays, and is returned.
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
    /// Asks about the same skill on another tree, for its full worth.
    void takeNewTree();
    void next();

  signals:
    /// Another question is asked.
    void asked();
    void answerChanged();
    /// There is something new to tell: what a check found, a hint, or the right answer.
    void told();
    /// Answers cannot be kept or cannot be read; `message` says so in one line.
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
    std::vector<Attempt> left_; ///< attempts at other sets, none of them finished
    std::unique_ptr<KeptAttempts> kept_;
    Job<Made> making_;
    Job<Made> separating_;
    /// The last question for which a tree was requested on which a misconception shows.
    std::optional<std::size_t> queuedAt_;
    /// The misconceptions named since the window was opened, each with the tree on which it was
    /// named.
    std::vector<std::pair<Misconception, Tree>> named_;
    Task task_;
    bool goesOn_ = false;
    std::shared_ptr<const GameTree> built_;
    const QObject* changedBy_ = nullptr;
    std::function<std::optional<double>(const Answer&)> pointsBy_;
};

} // namespace prunus
