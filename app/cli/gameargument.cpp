#include "app/cli/gameargument.h"

#include "app/cli/run.h"
#include "core/games/positionname.h"
#include "core/games/unfold.h"
#include "ui/words/messagetext.h"

namespace prunus {

namespace {

constexpr std::string_view prefix = "game:";

/// Beyond this a picture of the tree says little, and the files that hold it are huge.
constexpr std::uint64_t mostNodes = 10'000'000;

} // namespace

bool isGame(const std::string& argument) {
    return argument.compare(0, prefix.size(), prefix) == 0;
}

std::string gameName(const std::string& argument) {
    const std::string typed = argument.substr(prefix.size());
    const auto read = readGameName(typed);
    const bool isLine = typed.find_first_of("\"\\\t\r\n") == std::string::npos;
    return read && (read->leftOut || !isLine) ? positionName(read->position) : typed;
}

tl::expected<NamedGame, std::string> readNamedGame(const std::string& argument) {
    return readGameName(std::string_view(argument).substr(prefix.size()))
        .map_error([](const GameNameError& error) {
            return "<game>:1:" + std::to_string(prefix.size() + error.column) + ": " +
                   inEnglish(error.message);
        });
}

tl::expected<AnyGame, std::string> readGame(const std::string& argument) {
    return readNamedGame(argument).map([](const NamedGame& read) { return read.position; });
}

tl::expected<AnyGame, std::string> readGameWithNote(const std::string& argument) {
    return readNamedGame(argument).map([](const NamedGame& read) {
        if (read.leftOut) {
            complain("<game>: note: " + inEnglish(*read.leftOut));
        }
        return read.position;
    });
}

tl::expected<GameTree, std::string> readGameTree(const std::string& argument,
                                                 const GameFlags& flags) {
    const auto start = readGameWithNote(argument);
    if (!start) {
        return tl::make_unexpected(start.error());
    }
    UnfoldWish wish;
    wish.depth = flags.depth;
    wish.maxNodes = mostNodes;
    wish.evaluation = flags.evaluation.value_or(Evaluation::own);
    wish.order = flags.order;
    wish.quiescence = flags.quiescence.value_or(Quiescence::none);
    wish.title = gameName(argument);
    auto unfolded = unfold(*start, wish);
    if (!unfolded) {
        return tl::make_unexpected(argument + ": there is not enough memory for this tree");
    }
    const bool captures = wish.quiescence != Quiescence::none;
    if (unfolded->limited && captures && !unfolded->hasCaptures) {
        return tl::make_unexpected(argument + ": its captures alone make a tree of more than " +
                                   std::to_string(mostNodes) + " nodes; compare needs no tree");
    }
    if (unfolded->limited) {
        return tl::make_unexpected(
            argument + ": the tree " +
            (flags.depth ? "to depth " + std::to_string(*flags.depth) : "of the whole game") +
            (captures ? ", with captures behind it," : "") + " has more than " +
            std::to_string(mostNodes) + " nodes; give --depth " +
            std::to_string(unfolded->completeDepth) + " or less; compare needs no tree");
    }
    return std::move(unfolded->tree);
}

} // namespace prunus
