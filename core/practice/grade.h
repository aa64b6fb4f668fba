#pragma once

#include "core/practice/answer.h"

#include <optional>
#include <string>
#include <vector>

namespace prunus {

/// One thing that was asked: a field of a node, a unit of a cross-out, a place in a list.
struct GradedItem {
    /// An item that `follows` is not right: it is what the right rule makes of entries that are
    /// wrong.
    enum class Verdict : std::uint8_t { right, follows, wrong, missing };
    std::string item; ///< path joined by dots, or the name of a count
    Verdict verdict = Verdict::right;
    double credit = 0;             ///< from 0 to 1
    std::vector<NodeId> from = {}; ///< the nodes with the entries from which it follows
};

/// The grade of an answer. `credit` is in 0 … 1, not rounded.
struct Grade {
    double credit = 0;
    std::vector<GradedItem> items;
    /// The rules of another course, under which all of the answer is right; nullopt if the grade is
    /// under the course's own rules.
    std::optional<Profile> other = {};

    /// Whether all of the answer is right, and no item only follows from a mistake.
    [[nodiscard]] bool allRight() const;
    [[nodiscard]] std::size_t count(GradedItem::Verdict verdict) const;
};

/// Compares an answer with the key, which is answerOf() of the right sheet; and where it is not all
/// right, with the keys under otherRules(), one of which counts only if all of the answer is right
/// under it. An item that follows from a mistake is found in any case, and gets `followShare` of
/// its point. O(nodes).
[[nodiscard]] Grade gradeAnswer(const GameTree& tree, Question question, const Sheet& right,
                                const Answer& answer, const Profile& profile, double followShare,
                                const Terms& terms = {});

} // namespace prunus
