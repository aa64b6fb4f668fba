#include "core/tree/dottedpath.h"

#include <charconv>
#include <vector>

namespace prunus {

std::string dottedPath(const GameTree& tree, NodeId n) {
    std::string text;
    for (const std::uint32_t child : tree.path(n)) {
        text += text.empty() ? "" : ".";
        text += std::to_string(child);
    }
    return text;
}

NodeId nodeAtDotted(const GameTree& tree, std::string_view path) {
    std::vector<std::uint32_t> numbers;
    const char* at = path.data();
    const char* const end = at + path.size();
    while (at != end) {
        std::uint32_t& number = numbers.emplace_back(0);
        const auto [behind, error] = std::from_chars(at, end, number);
        const bool more = behind != end && *behind == '.' && behind + 1 != end;
        if (error != std::errc{} || (behind != end && !more)) {
            return noNode;
        }
        at = more ? behind + 1 : behind;
    }
    return tree.at(numbers);
}

} // namespace prunus
