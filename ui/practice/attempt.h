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
    /// How it went: right at the first try, later, shown, or it is open.
    enum class Outcome : std::uint8_t { open, first, later, shown };
    std::size_t skill = 0;
    std::shared_ptr<const GameTree> tree = {}; ///< once it is asked
    Outcome outcome = Outcome::open;
};

/// A set as far as somebody got in it.
struct Attempt {
    QuestionSet set = {};
    std::vector<Asked> asked = {};
    std::vector<std::size_t> treesUsed = {}; ///< of each skill, of those that it comes with
    std::vector<std::vector<std::shared_ptr<const GameTree>>> made = {}; ///< not yet asked about
    std::size_t number = 0;
    std::size_t added = 0; ///< of the questions, as others were not right at once
    std::vector<Answer> answers = std::vector<Answer>(1); ///< as it was changed
    std::size_t at = 0;                                   ///< which of them holds
    int checks = 0;
    int earned = 0;
    QStringList hints = {};
    bool helped = false; ///< a step was done for somebody, at this node or at none
    NodeId helpedAt = noNode;
    std::optional<Marking> marking = {};
    std::optional<Answer> marked = {};
    std::optional<double> points = {}; ///< of a lesson's, for what was checked
    QString file = {};                 ///< in which it is kept; empty while it is in none

    [[nodiscard]] const Asked& now() const { return asked[number]; }
    [[nodiscard]] Task task() const {
        const Skill& skill = set.skills[now().skill];
        return {skill.question, skill.profile, now().tree, skill.terms, skill.wording};
    }
};

/// The same for sets of which one goes on where the other was left: those that come with the
/// program by their names and course, questions on an open tree by what is asked about which.
[[nodiscard]] QByteArray keyOf(const QuestionSet& set);
/// As it is kept on disk. Nothing of any search is in it, and of what is right only what was told.
[[nodiscard]] QByteArray writeAttempt(const Attempt& attempt);
/// The attempt at this set that was written so; none if it is no such thing.
[[nodiscard]] std::optional<Attempt> readAttempt(const QByteArray& text, const QuestionSet& set);

} // namespace prunus
