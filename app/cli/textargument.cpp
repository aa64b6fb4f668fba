#include "app/cli/textargument.h"

#include "core/formats/readfile.h"
#include "core/practice/jsonvalue.h"
#include "ui/words/messagetext.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace prunus {

tl::expected<std::string, std::string> readStandardInput(std::uint64_t most,
                                                         const std::string& tooLong) {
    std::string text;
    std::array<char, 1 << 16> bytes{};
    for (;;) {
        const ssize_t count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (count == 0) {
            return text;
        }
        if (count < 0 && errno != EINTR) {
            return tl::make_unexpected(std::string("cannot be read: ") + std::strerror(errno));
        }
        if (count > 0) {
            text.append(bytes.data(), static_cast<std::size_t>(count));
        }
        if (text.size() > most) {
            return tl::make_unexpected(tooLong);
        }
    }
}

std::string placeIn(const std::string& name, const ReadError& where) {
    std::string place = name + ':';
    if (where.line > 0) {
        place += std::to_string(where.line) + ':' + std::to_string(where.column) + ':';
    }
    return place + ' ';
}

tl::expected<std::string, std::string> readShortText(const std::string& argument) {
    const std::string tooLong = inEnglish({Code::inputTooLong});
    if (argument == "-") {
        return readStandardInput(longestInput, tooLong).map_error([](const std::string& what) {
            return "<stdin>: " + what;
        });
    }
    return readFile(argument, longestInput).map_error([&](const ReadError& error) {
        return placeIn(argument, error) +
               (error.message.code == Code::fileTooLarge ? tooLong : inEnglish(error.message));
    });
}

} // namespace prunus
