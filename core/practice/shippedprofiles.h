#pragma once

#include "core/practice/profile.h"

#include <string_view>
#include <vector>

namespace prunus {

/// The profiles that come with the program, its own first.
[[nodiscard]] const std::vector<Profile>& shippedProfiles();
/// The shipped profile with this id, or null.
[[nodiscard]] const Profile* shippedProfile(std::string_view id);

} // namespace prunus
