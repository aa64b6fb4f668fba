#pragma once

#include "ui/practice/marking.h"
#include "ui/practice/questionset.h"

#include <QByteArray>
#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// A question of a set that somebody works through.
struct Asked {
    /// How the question went: it is still open, was right at the first try or later, or the right
    /// answer was shown.
    enum class Outcome : std::uint8_t { open, first, later, shown };
    std::size_t skill = 0;
    std::shared_ptr<const GameTree> tree = {}; ///< may be null until the question is asked
    Outcome outcome = Outcome::open;
};

/// How far somebody got in a set of questions.
struct Attempt {
    QuestionSet set = {};
    std::vector<Asked> asked = {};
    /// For each skill, how many of its own trees were taken.
    std::vector<std::size_t> treesUsed = {};
    /// For each skill, trees made for it and not yet asked about.
    std::vector<std::vector<std::shared_ptr<const GameTree>>> made = {};
    std::size_t number = 0;
    /// How many questions came in addition, as others were not right at once.
    std::size_t added = 0;
    /// The answer after each of its changes, empty at first.
    std::vector<Answer> answers = std::vector<Answer>(1);
    std::size_t at = 0; ///< which of these answers is the current one
    int checks = 0;
    int earned = 0;
    QStringList hints = {};
    bool helped = false; ///< whether a hint did a step, at the node below or at none
    NodeId helpedAt = noNode;
    std::optional<Marking> marking = {};
    std::optional<Answer> marked = {};
    std::optional<double> points = {}; ///< in a lesson, the points for the answer that was checked
    QString file = {}; ///< the file that keeps the attempt; empty while there is none

    [[nodiscard]] const Asked& now() const { return asked[number]; }
    [[nodiscard]] Task task() const {
        const Skill& skill = set.skills[now().skill];
        return {skill.question, skill.profile, now().tree, skill.terms, skill.wording};
    }
};

/// Returns a key that is the same for two sets if one goes on where the other was left. The key
/// comes from the name and the course of a set; for questions on an open tree also from what is
/// asked and the tree.
[[nodiscard]] QByteArray keyOf(const QuestionSet& set);
/// Returns the attempt as a text to be kept on disk. The text holds nothing of any search, and of
/// what is right only what the user was told.
[[nodiscard]] QByteArray writeAttempt(const Attempt& attempt);
/// Reads an attempt at this set that writeAttempt() wrote; none if the text is no such attempt.
[[nodiscard]] std::optional<Attempt> readAttempt(const QByteArray& text, const QuestionSet& set);

} // namespace prunus
