// Random games played to their end and back. For a long run say how many of each game:
//
//     PRUNUS_RANDOM_GAMES=1000000 tests/games/tst_undo
//
// which is documented, with what it found, in tests/bench/README.md.

#include "core/base/portablerandom.h"
#include "tests/games/namedposition.h"

#include <QTest>
#include <algorithm>
#include <optional>
#include <vector>

using namespace prunus;

namespace {

constexpr int usualGames = 20'000;
/// Of chess, which need not end.
constexpr std::size_t mostPlies = 300;

/// Of each game.
int wantedGames() {
    return std::max(qEnvironmentVariableIntValue("PRUNUS_RANDOM_GAMES"), usualGames);
}

/// One random game to its end and back. Returns how many moves it had, or none if a position was
/// not restored. What == compares is all that a position holds, so nothing is left out.
template <class G>
std::optional<std::size_t> playedAndTakenBack(const G& start, std::mt19937_64& random) {
    G game = start;
    std::vector<std::pair<G, typename G::Undo>> made; // where the move was made
    while (!game.terminal() && (G::boardKind != BoardKind::chess || made.size() < mostPlies)) {
        const auto moves = game.moves();
        const auto k = static_cast<std::uint32_t>(randomBelow(random, moves.size()));
        const G was = game;
        made.emplace_back(was, game.apply(moves[k]));
    }
    for (auto each = made.rbegin(); each != made.rend(); ++each) {
        game.undo(each->second);
        if (!(game == each->first)) {
            return std::nullopt;
        }
    }
    return made.size();
}

} // namespace

/// Apply and undo restore every position bit for bit.
class TestUndo : public QObject {
    Q_OBJECT

  private slots:
    void restoresEveryPositionOfRandomGames_data();
    void restoresEveryPositionOfRandomGames();
};

void TestUndo::restoresEveryPositionOfRandomGames_data() {
    gamestest::addNames({"tic-tac-toe", "mnk:6,5,4", "mnk:8,8,5", "connect-four",
                         "connect-four:5,5,4", "reversi:4", "reversi:6", "reversi:8",
                         "ultimate-tic-tac-toe", "go:2", "go:3", "chess:gardner", "nim:3:9,9,9",
                         "nim-normal:5:30,2"});
}

void TestUndo::restoresEveryPositionOfRandomGames() {
    QFETCH(QString, name);
    const int games = wantedGames();
    std::mt19937_64 random(7);
    const auto playAll = [&](const auto& start) {
        std::uint64_t moves = 0;
        for (int game = 0; game < games; ++game) {
            const auto length = playedAndTakenBack(start, random);
            QVERIFY2(length, qPrintable(QStringLiteral("game %1").arg(game)));
            moves += *length;
        }
        QVERIFY(moves >= std::uint64_t(games)); // none ended before it began
        if (games > usualGames) {
            qInfo("%d games, %llu moves", games, static_cast<unsigned long long>(moves));
        }
    };
    std::visit(playAll, gamestest::game(name));
}

QTEST_APPLESS_MAIN(TestUndo)
#include "tst_undo.moc"
