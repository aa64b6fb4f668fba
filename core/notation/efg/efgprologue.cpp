#include "core/notation/efg/efgreader.h"

namespace prunus {

namespace {

/// Names that say nothing: none, Gambit's own, and those that this program writes.
bool saysNothing(std::string_view name, std::size_t index) {
    const char number = index == 0 ? '1' : '2';
    return name.empty() || name == (index == 0 ? "MAX" : "MIN") ||
           name == std::string("Player ") + number || name == std::string(1, number);
}

} // namespace

bool EfgReader::readPrologue() {
    const std::size_t start = scanner_.offset();
    if (scanner_.takeWord() != "EFG") {
        return fail(start, {Code::efgStart});
    }
    const std::size_t version = scanner_.offset();
    if (const std::string_view word = scanner_.takeWord(); word != "2") {
        return fail(version, {Code::efgVersion});
    }
    const std::size_t numbers = scanner_.offset();
    // D is what old versions of Gambit wrote; it means nothing else.
    if (const std::string_view word = scanner_.takeWord(); word != "R" && word != "D") {
        return fail(numbers, {Code::efgNumbers});
    }
    auto title = scanner_.takeLabel(Code::titleExpected);
    if (!title) {
        return fail(std::move(title.error()));
    }
    header_.title = *std::move(title);
    if (!readPlayers()) {
        return false;
    }
    if (scanner_.next() != Token::label) {
        return true;
    }
    const std::size_t offset = scanner_.offset();
    const auto comment = scanner_.takeLabel();
    if (comment && !comment->empty()) {
        comment_.add(offset);
    }
    return comment || fail(comment.error());
}

bool EfgReader::readPlayers() {
    const std::size_t opened = scanner_.offset();
    if (!scanner_.take(Token::opening)) {
        return fail(scanner_.instead({Code::playersExpected}));
    }
    std::size_t count = 0;
    std::size_t third = 0;
    for (; scanner_.next() == Token::label; ++count) {
        const std::size_t offset = scanner_.offset();
        auto name = scanner_.takeLabel();
        if (!name) {
            return fail(std::move(name.error()));
        }
        third = count == 2 ? offset : third;
        if (count < 2) {
            if (!saysNothing(*name, count)) {
                playerNames_.add(offset);
            }
            players_.at(count) = *std::move(name);
        }
    }
    if (scanner_.next() == Token::end) {
        return fail(unclosedBracket(text_, opened));
    }
    if (!scanner_.take(Token::closing)) {
        return fail(scanner_.instead({Code::playerExpected}));
    }
    if (count != 2) {
        return fail(count > 2 ? third : opened, {Code::playerCount, {}, count});
    }
    return true;
}

} // namespace prunus
