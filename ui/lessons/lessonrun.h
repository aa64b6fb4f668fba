#pragma once

#include "core/lessons/attemptrecord.h"
#include "core/lessons/treedue.h"
#include "ui/base/job.h"
#include "ui/lessons/openlesson.h"
#include "ui/practice/exercise.h"
#include "ui/practice/keptattempts.h"

#include <QElapsedTimer>
#include <QObject>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// A place in a lesson: a step to read, with the moment or game that is shown beside it, or a
/// question of an exercise.
struct LessonStop {
    std::size_t step = 0;
    std::optional<std::size_t> question = {};
    std::optional<std::size_t> beside = {}; ///< the step with the moment or game beside a text

    [[nodiscard]] std::size_t last() const { return beside.value_or(step); }
};

/// Who takes a lesson, and the file for the answers, as they were typed; each may be empty.
struct Taker {
    QString id = {};
    QString name = {};
    QString file = {};

    friend bool operator==(const Taker&, const Taker&) = default;
};

/// A lesson that somebody takes: the current place, what was answered, and what of that goes into
/// the file of the attempt. Questions are answered in the exercise, one at a time.
class LessonRun : public QObject {
    Q_OBJECT

  public:
    /// The state of a place of the lesson: whether it was read, or how its question was answered.
    enum class Sign : std::uint8_t { unseen, seen, open, first, later, shown, handedIn };

    /// The exercise must outlive this.
    LessonRun(OpenLesson opened, Exercise& exercise);
    ~LessonRun() override;

    [[nodiscard]] const OpenLesson& opened() const { return opened_; }
    [[nodiscard]] const Lesson& lesson() const { return *opened_.lesson; }
    [[nodiscard]] const std::vector<LessonStop>& stops() const { return stops_; }
    /// The number of the current stop; the number of all stops if the lesson is at its end.
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] bool isAtEnd() const { return at_ == stops_.size(); }
    [[nodiscard]] Sign signOf(std::size_t stop) const;
    void goTo(std::size_t stop);

    /// Whether the answers of this lesson are handed in: those of homework and exams, but not in a
    /// preview.
    [[nodiscard]] bool isHandedIn() const;
    /// Whether this is an exam, in which nobody is shown what is right.
    [[nodiscard]] bool isExam() const { return lesson().mode == Lesson::Mode::exam; }
    [[nodiscard]] const Taker& taker() const { return taker_; }
    /// Sets who takes the lesson, and begins it again: call this before the first question. The
    /// file for the answers is written at once.
    void setTaker(const Taker& taker);
    /// From now on keeps on disk what is answered, in this folder.
    void keepIn(const QString& folder);
    /// Returns those who began this lesson and are not done with it, as the folder of keepIn() has
    /// it, the latest first; those who have it open in another window are left out.
    [[nodiscard]] std::vector<Taker> begunBy() const;
    /// Goes on where this person, or anybody if `whose` is nullopt, left the lesson; returns false
    /// if nobody did.
    bool goOn(const std::optional<Taker>& whose = {});
    /// Whether the lesson goes on where it was left: see goOn().
    [[nodiscard]] bool goesOn() const { return goesOn_; }
    /// Begins the lesson again at its first step, with nothing answered.
    void beginAgain();
    /// Whether no answer would be lost if this run ended now.
    [[nodiscard]] bool isKept() const;

    /// Whether a question is at the current place and can be asked. If a question cannot be asked,
    /// its tree is still being made, or cannot be made.
    [[nodiscard]] bool isAsking() const;
    /// Asks the current question in the exercise, if isAsking().
    void ask();
    [[nodiscard]] const LessonExercise* exerciseAt(std::size_t stop) const;
    /// Whether the tree of an exercise is being made.
    [[nodiscard]] bool isMakingTree() const { return making_.runs(); }
    /// Whether the current exercise can be taken once more, on another tree.
    [[nodiscard]] bool hasNewTree() const;
    void takeNewTree();

    /// Returns why the answer to the question of this stop was not right at first, one sentence for
    /// each place of the answer; empty if it was right, if no answer was checked, or if this is an
    /// exam.
    [[nodiscard]] QStringList whyWrong(std::size_t stop) const;
    /// Counts over all questions: how many were answered, which means checked, handed in or shown;
    /// how many are still open, though perhaps answered; and the points reached, out of the most
    /// points.
    struct Tally {
        int questions = 0;
        int answered = 0;
        int open = 0;
        double points = 0;
        double most = 0;
    };
    [[nodiscard]] Tally tally() const;
    /// The attempt as text, as it is written into its file.
    [[nodiscard]] std::string written() const;

  signals:
    /// The run is at another place of the lesson, or making the tree for this place has ended.
    void moved();
    /// The state of some place has changed, such as its sign or its answer.
    void changed();
    /// Something cannot be kept or written; the message is one line on it.
    void failed(const QString& message);

  private:
    using Tree = std::shared_ptr<const GameTree>;
    /// An exercise that is taken, with an attempt at each of its questions.
    struct Taken {
        ItemRecord record;
        std::vector<Attempt> attempts;
    };
    struct Made {
        const LessonExercise* exercise = nullptr;
        std::uint32_t instance = 1;
        Tree tree;
    };

    void place(std::size_t stop);
    void prepare();
    void take(const LessonExercise& exercise, std::uint32_t instance, const Tree& tree);
    [[nodiscard]] Taken fresh(const LessonExercise& exercise, std::uint32_t instance,
                              const Tree& tree) const;
    [[nodiscard]] Taken* taken(const LessonExercise* exercise);
    [[nodiscard]] const Taken* taken(const LessonExercise* exercise) const;
    [[nodiscard]] Attempt attemptAt(const LessonQuestion& question, const Tree& tree,
                                    const LessonExercise& exercise) const;
    [[nodiscard]] std::optional<double> pointsFor(const Answer& answer) const;
    void answerChanged();
    void told();
    void log(const char* what, bool matters);
    void keep();
    void openFile();
    void writeFile();
    [[nodiscard]] double seconds() const;
    [[nodiscard]] QByteArray keptText() const;
    [[nodiscard]] static std::optional<Taker> takerIn(const QByteArray& text);
    [[nodiscard]] bool takeUp(const QByteArray& text);
    [[nodiscard]] bool takeUpItem(const QJsonObject& item);

    OpenLesson opened_;
    Exercise& exercise_;
    std::vector<LessonStop> stops_;
    std::size_t at_ = 0;
    std::vector<bool> seen_;
    Taker taker_;
    AttemptRecord record_; ///< the attempt without its items
    std::map<const LessonExercise*, std::vector<Taken>> taken_;
    Job<Made> making_;
    std::optional<LessonStop> asked_; ///< the stop whose question is in the exercise now
    QElapsedTimer clock_;
    double secondsBefore_ = 0; ///< the time spent in windows that are closed
    bool goesOn_ = false;
    std::unique_ptr<KeptAttempts> kept_;
    QString keptFolder_;
    QString keptFile_;
    std::unique_ptr<KeptAttempts> files_; ///< writes the file of the attempt
};

} // namespace prunus
