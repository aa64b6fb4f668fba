#include "app/cli/treeargument.h"

#include "app/cli/gameargument.h"
#include "app/cli/run.h"
#include "app/cli/textargument.h"
#include "core/formats/importtree.h"
#include "core/formats/readfile.h"
#include "core/notation/foreign/listshape.h"
#include "core/notation/readtree.h"
#include "ui/words/messagetext.h"

#include <filesystem>
#include <unistd.h>

namespace prunus {

namespace {

/// Whether somebody who typed this probably meant a tree and not a file.
bool looksLikeTree(const std::string& argument) {
    return (!argument.empty() && argument[0] == '{') || readText(argument).has_value() ||
           readText('[' + argument + ']').has_value();
}

bool isMissing(const std::string& path) {
    std::error_code ignored;
    return !std::filesystem::exists(path, ignored);
}

/// The text that the TREE is or names, if it is no file, or is none that is there.
tl::expected<std::optional<std::string>, std::string> textOf(const std::string& argument) {
    if (isTreeText(argument)) {
        return argument;
    }
    if (argument == "-") {
        return readDescriptor(STDIN_FILENO, longestTreeText()).map_error([](const auto& error) {
            return inEnglish(error.message);
        });
    }
    if (isMissing(argument) && looksLikeTree(argument)) {
        return tl::make_unexpected(
            std::string("no such file; a tree on the command line starts with [ or (, and every "
                        "tree can be piped in with - in its place"));
    }
    return std::nullopt;
}

/// How to say which reading is meant.
std::string whichOf(const std::vector<Notation>& readings) {
    std::string options;
    for (const Notation each : readings) {
        options += options.empty() ? " with --notation " : " or --notation ";
        options += notationId(each);
    }
    return options;
}

/// Behind the note that says what the text was taken for.
std::string otherwise(const Imported& read) {
    return read.notices.front().message.code == Code::readAsBrackets
               ? " (to say so: --notation headed)"
           : isForeign(read.notation) ? " (to say otherwise: --notation)"
                                      : "";
}

} // namespace

/// In brackets, or with MAX or MIN before all of them, as in `max(min(3,12),5)`.
bool isTreeText(const std::string& argument) {
    return !argument.empty() &&
           (argument[0] == '[' || argument[0] == '(' ||
            (listShapeOf(argument).shape == ListShape::players && isMissing(argument)));
}

std::string treeArgumentName(const std::string& argument) {
    if (argument == "-") {
        return "<stdin>";
    }
    if (argument.empty()) {
        return "\"\"";
    }
    return isTreeText(argument) ? "<literal>" : argument;
}

tl::expected<GameTree, std::string> readTreeArgument(const std::string& argument,
                                                     const GameFlags& game,
                                                     std::optional<Notation> notation) {
    if (isGame(argument)) {
        if (notation) {
            return tl::make_unexpected(std::string("--notation is of a tree, and not of a game"));
        }
        return readGameTree(argument, game);
    }
    const std::string name = treeArgumentName(argument);
    const auto text = textOf(argument);
    if (!text) {
        return tl::make_unexpected(name + ": " + text.error());
    }
    ImportResult imported = *text ? importTree(**text, nullptr, notation, Doubt::noted)
                                  : importTreeFile(argument, nullptr, notation, Doubt::noted);
    if (!imported) {
        const ReadError& error = imported.error();
        return tl::make_unexpected(placeIn(name, error) + inEnglish(error.message) +
                                   whichOf(error.readings));
    }
    for (const ReadNotice& notice : imported->notices) {
        const bool first = &notice == &imported->notices.front();
        complain(placeIn(name, notice) + "note: " + inEnglish(notice.message) +
                 (first && !notation ? otherwise(*imported) : ""));
    }
    return std::move(imported->tree);
}

} // namespace prunus
