#include "core/practice/answerjson.h"
#include "core/practice/profilejson.h"
#include "tests/fuzz/invariant.h"

#include <cstddef>
#include <cstdint>

using namespace prunus;

namespace {

template <class T> bool read(const tl::expected<T, ReadError>& result, std::string_view text) {
    if (!result) {
        requireGoodError(result.error(), text);
    }
    return result.has_value();
}

} // namespace

/// What reads as a profile, or as an answer to the question that the first byte says, is written so
/// that it reads back the same; what does not has an error with a place within the text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    if (size == 0) {
        return 0;
    }
    const std::string_view text(reinterpret_cast<const char*>(bytes) + 1, size - 1);
    const auto profile = readProfile(text);
    if (read(profile, text)) {
        require(readProfile(writeProfile(*profile)) == profile, "a profile reads back the same");
    }
    static const GameTree tree = readText("[[3,12,[8,1]],[2,4,6],[14,5,2]]").value();
    const auto question = static_cast<Question>(bytes[0] % everyQuestion.size());
    const auto answer = readAnswer(text, tree, question);
    if (read(answer, text)) {
        const auto again = readAnswer(writeAnswer(tree, question, *answer), tree, question);
        require(again == answer, "an answer reads back the same");
    }
    return 0;
}
