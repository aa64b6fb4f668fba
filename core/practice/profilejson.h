#pragma once

#include "core/notation/readtree.h"
#include "core/practice/jsonvalue.h"
#include "core/practice/profile.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// Reads a profile, as *.prunus-profile.json has it: JSON with every key optional. A key that is
/// missing has the program's default. O(length), no recursion.
[[nodiscard]] tl::expected<Profile, ReadError> readProfile(std::string_view text);
/// Reads the keys of an object into the profile; other keys of the profile stay as they are.
[[nodiscard]] MaybeFault readProfileKeys(JsonValue object, Profile& profile);
/// The keys of the profile that differ from those of the base, as an object on one line. If only
/// the base has a root, the object cannot take it away.
[[nodiscard]] std::string writeProfileKeys(const Profile& profile, const Profile& base);
/// The profile as a document with all its keys.
[[nodiscard]] std::string writeProfile(const Profile& profile);
/// The keys in which the two profiles differ, in the order in which they are written.
[[nodiscard]] std::vector<std::string_view> differingKeys(const Profile& a, const Profile& b);

} // namespace prunus
