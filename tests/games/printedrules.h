#pragma once

#include "core/base/portablerandom.h"
#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "tests/games/naivegame.h"

#include <QTest>
#include <map>

namespace prunus::gamestest {

/// Plays random games beside the same games on text, and finds the same in each position.
inline void playsLikeThePrintedRules(const std::string& name, int games) {
    constexpr int mostPlies = 150; // of chess, which need not end
    std::mt19937_64 random(11);
    std::map<std::uint64_t, std::string> texts;
    const auto keyOf = [](const auto& position) { return std::uint64_t{position.key()}; };
    for (int k = 0; k < games; ++k) {
        AnyGame position = gameNamed(name).value();
        const bool chess = boardKind(position) == BoardKind::chess;
        test::NaiveStart plain = test::naiveNamed(name);
        for (int ply = 0; !chess || ply < mostPlies; ++ply) {
            const std::vector<std::string> moves = plain->moves();
            QVERIFY2(moveNames(position) == moves, positionName(position).c_str());
            QCOMPARE(hasEnded(position), plain->result().has_value());
            QCOMPARE(toMove(position) == Player::max, plain->firstToMove());
            // One key a position, and one position a key.
            const std::string text = plain->text();
            QCOMPARE(texts.try_emplace(std::visit(keyOf, position), text).first->second, text);
            if (moves.empty()) {
                QCOMPARE(resultOf(position), Value(plain->result().value()));
                QCOMPARE(staticValueOf(position, Evaluation::own), resultOf(position));
                break;
            }
            QVERIFY(!chess || gameNamed(positionName(position)).value() == position);
            const auto move = static_cast<std::uint32_t>(randomBelow(random, moves.size()));
            plain = plain->after(moves[move]);
            std::visit(
                [&](auto there) {
                    const auto kept = there;
                    there.undo(there.apply(there.moves()[move]));
                    QVERIFY(there == kept);
                },
                position);
            position = after(position, move);
        }
    }
    std::map<std::string, std::uint64_t> keys;
    for (const auto& [key, text] : texts) {
        QVERIFY2(keys.try_emplace(text, key).second, text.c_str());
    }
}

} // namespace prunus::gamestest
