#pragma once

#include <map>
#include <string>
#include <vector>

namespace prunus::oracle {

using Numbers = std::vector<double>;

/// The numbers of a text that has these words in it, computed by searches written for tests.
struct Claim {
    const char* words;
    Numbers numbers;
};

/// Of all lessons, by their ids.
[[nodiscard]] std::map<std::string, std::vector<Claim>> claims();

} // namespace prunus::oracle
