#include "core/base/portablerandom.h"
#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "core/games/walk.h"
#include "tests/games/naivegame.h"

#include <QTest>
#include <map>

using namespace prunus;
using namespace prunus::test;

/// Chess against the same rules played on text, from positions in which all of them count.
class TestChessMoves : public QObject {
    Q_OBJECT

  private slots:
    void playsLikeThePrintedRules_data();
    void playsLikeThePrintedRules();
};

void TestChessMoves::playsLikeThePrintedRules_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<int>("games");
    const auto row = [](const char* what, const char* game, const char* fen, int games) {
        QTest::newRow(what) << game << fen << games;
    };
    row("castling and pins", "chess",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 8);
    row("pawns that pass", "chess", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 8);
    row("pawns alone, on both sides", "chess", "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - -", 10);
    row("promotions", "chess", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - -", 10);
    row("many of a kind", "chess", "k7/8/2N1N3/1N3N2/3R4/1N3N2/2R1N1R1/6K1 w - -", 8);
    row("rooks that castle and are taken", "chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", 10);
    row("Los Alamos", "chess:los-alamos", "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - -", 8);
    row("Gardner", "chess:gardner", "rnbqk/ppppp/5/PPPPP/RNBQK w - -", 10);
}

void TestChessMoves::playsLikeThePrintedRules() {
    QFETCH(QString, game);
    QFETCH(QString, fen);
    QFETCH(int, games);
    const AnyGame start = gameNamed((game + u'@' + fen).toStdString()).value();
    std::mt19937_64 random(19);
    std::map<std::uint64_t, std::string> keys;
    const auto keyOf = [](const AnyGame& of) {
        return std::visit([](const auto& position) { return std::uint64_t{position.key()}; }, of);
    };
    for (int k = 0; k < games; ++k) {
        AnyGame position = start;
        NaiveStart plain = naiveChess(fen.toStdString());
        for (int ply = 0; ply < 120; ++ply) {
            const std::vector<std::string> moves = plain->moves();
            QVERIFY2(moveNames(position) == moves, positionName(position).c_str());
            QCOMPARE(hasEnded(position), plain->result().has_value());
            QCOMPARE(keys.try_emplace(keyOf(position), plain->text()).first->second, plain->text());
            if (hasEnded(position)) {
                QCOMPARE(resultOf(position), Value(plain->result().value()));
                break;
            }
            QVERIFY(gameNamed(positionName(position)).value() == position);
            const auto move = static_cast<std::uint32_t>(randomBelow(random, moves.size()));
            plain = plain->after(moves[move]);
            const AnyGame before = position;
            position = after(position, move);
            std::visit(
                [&](auto there) {
                    using G = std::decay_t<decltype(there)>;
                    const G kept = there;
                    there.undo(there.apply(there.moves()[move]));
                    QVERIFY(there == kept);
                },
                before);
        }
    }
    std::map<std::string, std::uint64_t> positions;
    for (const auto& [key, text] : keys) {
        QVERIFY2(positions.try_emplace(text, key).second, text.c_str());
    }
}

QTEST_APPLESS_MAIN(TestChessMoves)
#include "tst_chessmoves.moc"
