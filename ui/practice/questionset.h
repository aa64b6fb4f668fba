#pragma once

#include "core/practice/demands.h"
#include "ui/practice/task.h"

#include <QCoreApplication>
#include <QString>
#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <optional>
#include <vector>

namespace prunus {

/// What one can get right: a kind of question, and trees to be asked about, each of them its own.
struct Skill {
    Question question = Question::crossOut;
    Profile profile = {};
    std::vector<std::shared_ptr<const GameTree>> trees = {};
    /// What a tree must be like that is made for it; none if none is made.
    std::optional<Demands> demands = {};
    Terms terms = {};
    Wording wording = {};

    /// How often it is asked about, if that goes well: each time on another tree.
    [[nodiscard]] std::size_t timesAsked() const { return std::min(std::size_t{2}, trees.size()); }
};

/// What whoever answers is told and helped with. Practice holds nothing back.
struct Conduct {
    enum class ModelAnswer : std::uint8_t { anyTime, afterSubmit, never };
    bool isLesson = false; ///< whose author gives points, and says what comes next
    bool tells = true;     ///< what is right; else answers are handed in, and can be changed still
    bool hints = true;
    ModelAnswer modelAnswer = ModelAnswer::anyTime;
    bool showingForfeits = false; ///< the points
};

/// Skills to practise, one after the other.
struct QuestionSet {
    QString name;
    std::vector<Skill> skills;
    Conduct conduct = {};

    /// How many questions it begins with.
    [[nodiscard]] std::size_t length() const {
        return std::transform_reduce(skills.begin(), skills.end(), std::size_t{0}, std::plus<>(),
                                     [](const Skill& each) { return each.timesAsked(); });
    }
};

/// The sets that come with the program.
enum class ReadySet : std::uint8_t {
    firstSteps,
    cutOrNot,
    windows,
    bounds,
    negamax,
    tie,
    order,
    mixed,
    changes,
    bugs,
    statements,
};
inline constexpr std::size_t readySets = 11;

class QuestionSets {
    Q_DECLARE_TR_FUNCTIONS(QuestionSets)

  public:
    /// With a letter for the keyboard.
    [[nodiscard]] static QString menuName(ReadySet set);
    /// Under the conventions of a course, but for those that the set is about. Where the set has a
    /// way of its own, a course that has the usual one wins if it says so: these are the keys that
    /// it says.
    [[nodiscard]] static QuestionSet of(ReadySet set, const Profile& course = {},
                                        const QStringList& said = {});
    /// One question about a tree that is open, as it is searched; or, where the course is not the
    /// program's own, under its conventions, with who moves first in the tree.
    [[nodiscard]] static QuestionSet about(std::shared_ptr<const GameTree> tree, Question question,
                                           const SearchOptions& options,
                                           const Profile& course = {});
    /// Why it is not asked about the tree, as it is searched; empty if it is.
    [[nodiscard]] static QString whyNot(const GameTree& tree, Question question,
                                        const SearchOptions& options, const Profile& course = {});
};

/// The skill of answering this question about the tree, with a window and another rule where it
/// asks for them.
[[nodiscard]] Skill skillOf(std::shared_ptr<const GameTree> tree, Question question,
                            const Profile& profile);

/// The questions that can be answered here, in the order of the menu.
inline constexpr std::array askedQuestions{
    Question::values,      Question::move,      Question::crossOut,   Question::leafOrder,
    Question::windows,     Question::returned,  Question::counts,     Question::negamax,
    Question::cuts,        Question::nodeTypes, Question::mirror,     Question::knownRange,
    Question::firstWindow, Question::twoRules,  Question::leafBounds, Question::depthLimit,
    Question::budget,      Question::reorder,   Question::ranges,     Question::fillIn};

/// The largest tree that is asked about.
inline constexpr std::uint32_t mostNodesAsked = 200;
/// Whether every leaf has a value, and a person can be asked about all of it.
[[nodiscard]] bool canBeAsked(const GameTree& tree);

} // namespace prunus
