#pragma once

#include <vector>

namespace prunus::oracle {

using Numbers = std::vector<double>;

/// The numbers of a text that has these words in it, computed by searches written for tests.
struct Claim {
    const char* lesson;
    const char* words;
    Numbers numbers;
};

/// Of all lessons.
[[nodiscard]] std::vector<Claim> claims();

} // namespace prunus::oracle
