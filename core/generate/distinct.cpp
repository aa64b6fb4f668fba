#include "core/generate/distinct.h"

#include "core/base/portablerandom.h"

#include <numeric>
#include <unordered_set>

namespace prunus {

std::vector<std::uint64_t> distinctNumbers(std::mt19937_64& random, std::uint64_t range,
                                           std::uint64_t count) {
    std::vector<std::uint64_t> numbers;
    if (range / 4 <= count) { // a dense sample: shuffle the whole range
        numbers.resize(range);
        std::iota(numbers.begin(), numbers.end(), std::uint64_t{0});
        for (std::uint64_t k = 0; k < count; ++k) {
            std::swap(numbers[k], numbers[k + randomBelow(random, range - k)]);
        }
        numbers.resize(count);
        return numbers;
    }
    std::unordered_set<std::uint64_t> taken;
    taken.reserve(count);
    numbers.reserve(count);
    while (numbers.size() < count) {
        const std::uint64_t drawn = randomBelow(random, range);
        if (taken.insert(drawn).second) {
            numbers.push_back(drawn);
        }
    }
    return numbers;
}

} // namespace prunus
