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

/// The key of the convention in a profile.
[[nodiscard]] constexpr std::string_view keyOf(Convention convention) {
    return convention == Convention::cut    ? "cut"
           : convention == Convention::fail ? "fail"
                                            : "tieMove";
}
/// Whether the key to such a question can depend on the convention: then the line of rules on the
/// question states it.
[[nodiscard]] bool bearsOn(Convention convention, Question question, const Profile& profile);
/// Whether the line of rules states one rule alone, which then is the only right one. A convention
/// that a course's own material does not state is listed in the profile as unverified: it is open,
/// unless the course is strict.
[[nodiscard]] bool isNamed(Convention convention, Question question, const Profile& profile);
/// Whether something in an answer can follow from a mistake at another place of it.
[[nodiscard]] bool canFollow(Question question, const Profile& profile);
/// The profile with the other rule of the convention. Where any of equal moves may be played there
/// is no other rule, and the profile stays the same.
[[nodiscard]] Profile underOther(Profile profile, Convention convention);
/// The complete sets of rules of other courses: an answer is right, too, if all of it is right
/// under one of these. They differ from the profile in conventions that are not named and, if the
/// course shows crossed bounds and is not strict, in whether bounds that would cross stop at each
/// other.
[[nodiscard]] std::vector<Profile> otherRules(Question question, const Profile& profile);

} // namespace prunus
