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

/// A place in a lesson: a step to read, with what is looked at or played beside it, or a question
/// of an exercise.
struct LessonStop {
    std::size_t step = 0;
    std::optional<std::size_t> question = {};
    std::optional<std::size_t> beside = {}; ///< a step, too

    [[nodiscard]] std::size_t last() const { return beside.value_or(step); }
};

/// Who takes a lesson, and where what is answered goes; as was typed, and may be empty.
struct Taker {
    QString id = {};
    QString name = {};
    QString file = {};

    friend bool operator==(const Taker&, const Taker&) = default;
};

/// A lesson that somebody takes: where one is in it, what was answered, and what of that goes into
/// the file of the attempt. Questions are answered in the exercise, one at a time.
class LessonRun : public QObject {
    Q_OBJECT

  public:
    /// How it is with a place of the lesson.
    enum class Sign : std::uint8_t { unseen, seen, open, first, later, shown, handedIn };

    /// The exercise must outlive this.
    LessonRun(OpenLesson opened, Exercise& exercise);
    ~LessonRun() override;

    [[nodiscard]] const OpenLesson& opened() const { return opened_; }
    [[nodiscard]] const Lesson& lesson() const { return *opened_.lesson; }
    [[nodiscard]] const std::vector<LessonStop>& stops() const { return stops_; }
    /// Which of them one is at; their number for the end.
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] bool isAtEnd() const { return at_ == stops_.size(); }
    [[nodiscard]] Sign signOf(std::size_t stop) const;
    void goTo(std::size_t stop);

    /// Whether the answers of this lesson are handed in: homework and exams.
    [[nodiscard]] bool isHandedIn() const;
    /// Whether nothing is told of what is right.
    [[nodiscard]] bool isExam() const { return lesson().mode == Lesson::Mode::exam; }
    [[nodiscard]] const Taker& taker() const { return taker_; }
    /// Before the first question. The file is written at once.
    void setTaker(const Taker& taker);
    /// Keeps on disk what is answered, in this folder.
    void keepIn(const QString& folder);
    /// Who began this lesson there and is not done with it, the latest first; not those who have it
    /// at hand in another window.
    [[nodiscard]] std::vector<Taker> begunBy() const;
    /// Goes on where the lesson was left, by anybody or by this person; false if it was not.
    bool goOn(const std::optional<Taker>& whose = {});
    /// Whether it does.
    [[nodiscard]] bool goesOn() const { return goesOn_; }
    /// From the first step, with nothing answered.
    void beginAgain();
    /// Whether nothing would be lost if it ended now.
    [[nodiscard]] bool isKept() const;

    /// The question at hand can be asked; else its tree is still to be made, or cannot be.
    [[nodiscard]] bool isAsking() const;
    /// Asks it in the exercise.
    void ask();
    [[nodiscard]] const LessonExercise* exerciseAt(std::size_t stop) const;
    /// Whether the tree of an exercise is being made.
    [[nodiscard]] bool isMakingTree() const { return making_.runs(); }
    /// Whether the exercise at hand can be taken once more, on another tree.
    [[nodiscard]] bool hasNewTree() const;
    void takeNewTree();

    /// Why the answer to a question was not right at first, a sentence for each place; empty where
    /// it was, or none was checked, or nothing is told.
    [[nodiscard]] QStringList whyWrong(std::size_t stop) const;
    /// Of all questions: how many were checked, handed in or shown, how many are not done with,
    /// though perhaps answered, and what they came to.
    struct Tally {
        int questions = 0;
        int answered = 0;
        int open = 0;
        double points = 0;
        double most = 0;
    };
    [[nodiscard]] Tally tally() const;
    /// As its file has it.
    [[nodiscard]] std::string written() const;

  signals:
    /// Another place of the lesson, or what was to be made for it is there.
    void moved();
    /// How it is with some place.
    void changed();
    /// One line on what cannot be kept or written.
    void failed(const QString& message);

  private:
    using Tree = std::shared_ptr<const GameTree>;
    /// An exercise as it is taken; its questions as practice keeps them.
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
    AttemptRecord record_; ///< but for its items
    std::map<const LessonExercise*, std::vector<Taken>> taken_;
    Job<Made> making_;
    std::optional<LessonStop> asked_; ///< in the exercise now
    QElapsedTimer clock_;
    double secondsBefore_ = 0; ///< in windows that are closed
    bool goesOn_ = false;
    std::unique_ptr<KeptAttempts> kept_;
    QString keptFolder_;
    QString keptFile_;
    std::unique_ptr<KeptAttempts> files_; ///< writes the attempt's
};

} // namespace prunus
