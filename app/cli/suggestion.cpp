#include "app/cli/suggestion.h"

#include <algorithm>
#include <cstddef>

namespace prunus {

namespace {

/// How many letters have to be put in, left out, replaced or exchanged with their neighbours.
/// Damerau, "A technique for computer detection and correction of spelling errors", 1964.
std::size_t slips(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> to(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t k = 0; k <= b.size(); ++k) {
            if (i == 0 || k == 0) {
                to[i][k] = i + k;
                continue;
            }
            const std::size_t other = a[i - 1] == b[k - 1] ? 0 : 1;
            to[i][k] = std::min({to[i - 1][k] + 1, to[i][k - 1] + 1, to[i - 1][k - 1] + other});
            const bool exchanged = i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1];
            if (exchanged) {
                to[i][k] = std::min(to[i][k], to[i - 2][k - 2] + 1);
            }
        }
    }
    return to[a.size()][b.size()];
}

} // namespace

std::string closest(std::string_view typed, const std::vector<std::string>& words) {
    constexpr std::size_t longestWord = 40;
    if (typed.size() > longestWord) {
        return {};
    }
    std::string found;
    std::size_t fewest =
        typed.size() - std::min(typed.find_first_not_of('-'), typed.size()) < 4 ? 1 : 2;
    bool several = false;
    for (const std::string& word : words) {
        const std::size_t count = slips(typed, word);
        if (count < fewest || (count == fewest && found.empty())) {
            found = word;
            several = false;
            fewest = count;
        } else {
            several = several || count == fewest;
        }
    }
    return several ? std::string() : found;
}

std::string suggestion(std::string_view typed, const std::vector<std::string>& words) {
    const std::string word = closest(typed, words);
    return word.empty() || word == typed ? "" : "; did you mean " + word + '?';
}

} // namespace prunus
