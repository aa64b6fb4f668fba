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

/// What a student practises: a kind of question, and trees to ask it about, one tree for each
/// question.
struct Skill {
    Question question = Question::crossOut;
    Profile profile = {};
    std::vector<std::shared_ptr<const GameTree>> trees = {};
    /// What a tree that is made for this skill must be like; none if no trees are made for it.
    std::optional<Demands> demands = {};
    Terms terms = {};
    Wording wording = {};

    /// How often the skill is asked about if all goes well, each time on another tree.
    [[nodiscard]] std::size_t timesAsked() const { return std::min(std::size_t{2}, trees.size()); }
};

/// What the student is told, and what help there is. Practice, for which the defaults are, holds
/// nothing back.
struct Conduct {
    enum class ModelAnswer { anyTime, afterSubmit, never };
    bool isLesson = false; ///< it is a lesson, whose author gives points and says what comes next
    /// The student is told what is right; else answers are handed in, and can still be changed.
    bool tells = true;
    bool hints = true;
    ModelAnswer modelAnswer = ModelAnswer::anyTime;
    bool showingForfeits = false; ///< being shown the right answer costs the points
};

/// Skills to practise, one after the other.
struct QuestionSet {
    QString name;
    std::vector<Skill> skills;
    Conduct conduct = {};

    /// How many questions the set begins with.
    [[nodiscard]] std::size_t length() const {
        return std::transform_reduce(skills.begin(), skills.end(), std::size_t{0}, std::plus<>(),
                                     [](const Skill& each) { return each.timesAsked(); });
    }
};

/// The sets that come with the program.
enum class ReadySet {
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
    /// Returns the set's name for a menu, with a letter for the keyboard.
    [[nodiscard]] static QString menuName(ReadySet set);
    /// Returns the set under the conventions of a course, except those that the set is about. Where
    /// the set differs from the usual convention, a course with the usual one wins if its file says
    /// so; `said` are the keys that the file sets.
    [[nodiscard]] static QuestionSet of(ReadySet set, const Profile& course = {},
                                        const QStringList& said = {});
    /// Returns one question about an open tree, under the rules of its search; or, if the course is
    /// not the program's own, under the course's conventions. In both the player at the root is
    /// that of the search.
    [[nodiscard]] static QuestionSet about(std::shared_ptr<const GameTree> tree, Question question,
                                           const SearchOptions& options,
                                           const Profile& course = {});
    /// Returns why the question cannot be asked about the tree, as the tree is searched; empty if
    /// it can.
    [[nodiscard]] static QString whyNot(const GameTree& tree, Question question,
                                        const SearchOptions& options, const Profile& course = {});
};

/// Returns the skill of answering this question about the tree, with a window, a second rule, a
/// depth or a budget where the question needs one.
[[nodiscard]] Skill skillOf(std::shared_ptr<const GameTree> tree, Question question,
                            const Profile& profile);

/// The questions that can be asked about an open tree, in the order of the menu.
inline constexpr std::array askedQuestions{
    Question::values,      Question::move,      Question::crossOut,   Question::leafOrder,
    Question::windows,     Question::returned,  Question::counts,     Question::negamax,
    Question::cuts,        Question::nodeTypes, Question::mirror,     Question::knownRange,
    Question::firstWindow, Question::twoRules,  Question::leafBounds, Question::depthLimit,
    Question::budget,      Question::reorder,   Question::ranges,     Question::fillIn};

/// The most nodes that a tree can have to be asked about.
inline constexpr std::uint32_t mostNodesAsked = 200;
/// Whether questions can be asked about a tree: every leaf has a value, and the tree is more than
/// its root but small enough for a person.
[[nodiscard]] bool canBeAsked(const GameTree& tree);

} // namespace prunus
