#include "core/base/unreachable.h"
#include "core/games/namedgame.h"
#include "tests/games/naivegame.h"

#include <algorithm>
#include <iterator>
#include <sstream>

namespace prunus::test {

namespace {

std::vector<int> numbersIn(std::string text) {
    std::ranges::replace_if(
        text, [](char c) { return c < '0' || c > '9'; }, ' ');
    std::istringstream words(text);
    return {std::istream_iterator<int>(words), std::istream_iterator<int>()};
}

/// With strokes or blanks between its fields.
NaiveStart chessNamed(const std::string& rules, std::string fen) {
    std::ranges::replace(fen, '_', ' ');
    return naiveChess(!fen.empty()               ? fen
                      : rules == "chess:gardner" ? "rnbqk/ppppp/5/PPPPP/RNBQK w - -"
                      : rules == "chess:los-alamos"
                          ? "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - -"
                          : "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -");
}

} // namespace

NaiveStart naiveNamed(const std::string& name) {
    const std::size_t sign = std::min(name.find('@'), name.size());
    const std::string rules = name.substr(0, sign);
    const std::vector<int> n = numbersIn(rules);
    const GameKind kind =
        std::ranges::find(everyGame, rules.substr(0, rules.find(':')), &GameRow::id)->kind;
    switch (kind) {
    case GameKind::ticTacToe:
        return naiveMnk(3, 3, 3);
    case GameKind::mnk:
        return naiveMnk(n.at(0), n.at(1), n.at(2));
    case GameKind::connectFour:
        return n.empty() ? naiveConnectFour(7, 6, 4) : naiveConnectFour(n.at(0), n.at(1), n.at(2));
    case GameKind::nim:
    case GameKind::nimNormal:
        return naiveNim({n.begin() + 1, n.end()}, n.at(0), kind == GameKind::nim);
    case GameKind::reversi:
    case GameKind::reversiWof:
        return naiveReversi(n.at(0), kind == GameKind::reversiWof);
    case GameKind::go:
        return naiveGo(n.front(), n.back());
    case GameKind::chess:
        return chessNamed(rules, name.substr(std::min(sign + 1, name.size())));
    case GameKind::ultimateTicTacToe:
        return naiveUltimate();
    }
    unreachable();
}

} // namespace prunus::test
