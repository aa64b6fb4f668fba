#pragma once

#include "tests/games/naivegame.h"

#include <QTest>
#include <functional>

namespace prunus::test {

/// How play ends if the winner hurries and the loser holds out.
struct NaiveEnd {
    int value = 0;
    int plies = 0; // of a draw 0

    friend bool operator==(const NaiveEnd&, const NaiveEnd&) = default;
};

using NaiveEnds = std::map<std::string, NaiveEnd>;

inline NaiveEnd naiveEnd(const NaiveGame& game, NaiveEnds& known);

/// The same, one ply before.
inline NaiveEnd naiveEndBehind(const NaiveGame& game, const std::string& move, NaiveEnds& known) {
    NaiveEnd next = naiveEnd(*game.after(move), known);
    next.plies += next.value != 0 ? 1 : 0;
    return next;
}

/// By brute force, which remembers every position. Of games that end in 1, 0 or -1.
inline NaiveEnd naiveEnd(const NaiveGame& game, NaiveEnds& known) {
    if (const auto found = known.find(game.text()); found != known.end()) {
        return found->second;
    }
    // Wins before draws before losses, soon wins and late losses first.
    const auto liking = [&](const NaiveEnd& end) {
        return (game.firstToMove() ? end.value : -end.value) * (1000 - end.plies);
    };
    std::optional<NaiveEnd> best;
    for (const std::string& move : game.moves()) {
        const NaiveEnd next = naiveEndBehind(game, move, known);
        if (!best || liking(next) > liking(*best)) {
            best = next;
        }
    }
    return known[game.text()] = best.value_or(NaiveEnd{game.result().value_or(0), 0});
}

/// Rows of games, each with how many lines of random moves are looked at.
inline void addNaiveColumns() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<std::function<NaiveStart()>>("naive");
    QTest::addColumn<int>("lines");
}
inline void addNaiveGame(const char* name, std::function<NaiveStart()> naive, int lines) {
    QTest::newRow(name) << name << std::move(naive) << lines;
}

} // namespace prunus::test
