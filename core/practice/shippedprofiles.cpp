#include "core/practice/shippedprofiles.h"

#include "core/practice/profilejson.h"
#include "core/practice/profiletexts.h"

#include <algorithm>

namespace prunus {

const std::vector<Profile>& shippedProfiles() {
    static const std::vector<Profile> profiles = [] {
        std::vector<Profile> all;
        for (const std::string_view text : profileTexts()) {
            all.push_back(readProfile(text).value());
        }
        return all;
    }();
    return profiles;
}

const Profile* shippedProfile(std::string_view id) {
    const auto found = std::ranges::find(shippedProfiles(), id, &Profile::id);
    return found == shippedProfiles().end() ? nullptr : &*found;
}

} // namespace prunus
