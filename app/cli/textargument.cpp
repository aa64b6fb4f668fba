#include "app/cli/textargument.h"

#include "core/formats/readfile.h"
#include "core/practice/jsonvalue.h"
#include "ui/words/messagetext.h"

#include <unistd.h>

namespace prunus {

std::string placeIn(const std::string& name, const ReadError& where) {
    std::string place = name + ':';
    if (where.line > 0) {
        place += std::to_string(where.line) + ':' + std::to_string(where.column) + ':';
    }
    return place + ' ';
}

tl::expected<std::string, std::string> readShortText(const std::string& argument) {
    const bool piped = argument == "-";
    const auto text =
        piped ? readDescriptor(STDIN_FILENO, longestInput) : readFile(argument, longestInput);
    return text.map_error([&](const ReadError& error) {
        return placeIn(piped ? "<stdin>" : argument, error) +
               inEnglish(error.message.code == Code::fileTooLarge ? Message{Code::inputTooLong}
                                                                  : error.message);
    });
}

} // namespace prunus
