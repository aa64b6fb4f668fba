#include "app/cli/treeargument.h"

#include "app/cli/gameargument.h"
#include "app/cli/run.h"
#include "core/notation/readtree.h"
#include "core/tree/limits.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace prunus {

namespace {

bool isLiteral(const std::string& argument) {
    return !argument.empty() && (argument[0] == '[' || argument[0] == '(');
}

/// Whether somebody who typed this probably meant a tree and not a file.
bool looksLikeTree(const std::string& argument) {
    return (!argument.empty() && argument[0] == '{') || readText(argument).has_value() ||
           readText('[' + argument + ']').has_value();
}

bool isMissing(const std::string& path) {
    std::error_code ignored;
    return !std::filesystem::exists(path, ignored);
}

tl::expected<std::string, std::string> readStandardInput() {
    // Even a tree without any spaces takes a byte a node or more; ten times that is generous, and
    // ends an endless input before it takes the machine's memory.
    const std::uint64_t most = nodeLimit() * 10;
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
            return tl::make_unexpected(std::string("is too big for this machine's memory"));
        }
    }
}

ImportResult readStandardInputTree() {
    const tl::expected<std::string, std::string> text = readStandardInput();
    if (!text) {
        return tl::make_unexpected(ReadError{0, 0, text.error()});
    }
    return importTree(*text);
}

ImportResult readFile(const std::string& path) {
    if (isMissing(path) && looksLikeTree(path)) {
        return tl::make_unexpected(
            ReadError{0, 0,
                      "no such file; a tree on the command line starts with [ or (, and every "
                      "tree can be piped in with - in its place"});
    }
    return importTreeFile(path);
}

/// `NAME:` or `NAME:LINE:COLUMN:`, and a space.
std::string placeIn(const std::string& name, const ReadError& where) {
    std::string place = name + ':';
    if (where.line > 0) {
        place += std::to_string(where.line) + ':' + std::to_string(where.column) + ':';
    }
    return place + ' ';
}

} // namespace

std::string treeArgumentName(const std::string& argument) {
    if (argument == "-") {
        return "<stdin>";
    }
    if (argument.empty()) {
        return "\"\"";
    }
    return isLiteral(argument) ? "<literal>" : argument;
}

tl::expected<GameTree, std::string> readTreeArgument(const std::string& argument,
                                                     const GameFlags& game) {
    if (isGame(argument)) {
        return readGameTree(argument, game);
    }
    const std::string name = treeArgumentName(argument);
    if (isLiteral(argument)) {
        ReadResult tree = readText(argument);
        return std::move(tree).map_error(
            [&](const ReadError& error) { return placeIn(name, error) + error.message; });
    }
    ImportResult imported = argument == "-" ? readStandardInputTree() : readFile(argument);
    if (!imported) {
        return tl::make_unexpected(placeIn(name, imported.error()) + imported.error().message);
    }
    for (const ReadNotice& notice : imported->notices) {
        complain(placeIn(name, notice) + "note: " + notice.message);
    }
    return std::move(imported->tree);
}

} // namespace prunus
