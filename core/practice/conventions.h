#pragma once

#include "core/practice/profile.h"

#include <array>
#include <string_view>
#include <vector>

namespace prunus {

/// A rule in which courses differ, and on which a key may depend.
enum class Convention : std::uint8_t {
    cut,     ///< whether a tie cuts
    fail,    ///< what a closed window returns
    tieMove, ///< which of equal moves is played
};
inline constexpr std::array everyConvention{Convention::cut, Convention::fail, Convention::tieMove};

/// Its key in a profile.
[[nodiscard]] constexpr std::string_view keyOf(Convention convention) {
    return convention == Convention::cut    ? "cut"
           : convention == Convention::fail ? "fail"
                                            : "tieMove";
}
/// Whether the key to such a question can depend on the rule: then the line of rules on the
/// question says it.
[[nodiscard]] bool bearsOn(Convention convention, Question question, const Profile& profile);
/// Whether the line of rules says one rule alone, which then is the only right one. What a course's
/// own material does not say, the profile lists as unverified; it is open, unless the course is
/// strict.
[[nodiscard]] bool isNamed(Convention convention, Question question, const Profile& profile);
/// Whether of what is written something can follow from a mistake elsewhere.
[[nodiscard]] bool canFollow(Question question, const Profile& profile);
/// The profile with the other rule; with any of equal moves there is none, and it stays the same.
[[nodiscard]] Profile underOther(Profile profile, Convention convention);
/// The complete sets of rules of other courses: an answer is right, too, if all of it is right
/// under one of them. They differ in rules that are not named, and in whether bounds that would
/// cross stop at each other, where the course shows them crossed and is not strict.
[[nodiscard]] std::vector<Profile> otherRules(Question question, const Profile& profile);

} // namespace prunus
