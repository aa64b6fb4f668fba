#pragma once

#include "core/games/playing.h"
#include "tests/games/naivegame.h"

#include <QTest>
#include <random>

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

/// Looks at each position along lines of random moves: as the program has it, on text, and with the
/// number of the move that is made there.
template <class Look>
void alongRandomLines(const QString& name, int lines, std::uint32_t seed, Look look) {
    std::mt19937 random(seed);
    for (int line = 0; line < lines && !QTest::currentTestFailed(); ++line) {
        AnyGame position = gameNamed(name.toStdString()).value();
        for (NaiveStart game = naiveNamed(name.toStdString()); !game->result();) {
            const std::vector<std::string> moves = game->moves();
            const auto k = std::uint32_t(random() % moves.size());
            look(position, *game, k);
            game = game->after(moves.at(k));
            position = after(position, k);
        }
    }
}

} // namespace prunus::test
