#pragma once

#include "core/notation/readtree.h"
#include "core/practice/jsonvalue.h"
#include "core/practice/profile.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// Reads a profile, as *.prunus-profile.json has it: JSON with every key optional. What it does not
/// say is as the program has it by itself. O(length), no recursion.
[[nodiscard]] tl::expected<Profile, ReadError> readProfile(std::string_view text);
/// Reads the keys of an object over those that the profile has.
[[nodiscard]] MaybeFault readProfileKeys(JsonValue object, Profile& profile);
/// The keys that differ from the base, as an object on one line. A root that only the base has
/// cannot be taken back so.
[[nodiscard]] std::string writeProfileKeys(const Profile& profile, const Profile& base);
/// The same profile as a document, every key said.
[[nodiscard]] std::string writeProfile(const Profile& profile);
/// The keys in which they are not the same, in the order in which they are written.
[[nodiscard]] std::vector<std::string_view> differingKeys(const Profile& a, const Profile& b);

} // namespace prunus
