// The order that looks ahead in Reversi, against the same order found on text; what helps it to
// solve a game; and what comes of both.

#include "core/base/portablerandom.h"
#include "core/games/orderedgame.h"
#include "core/games/reversi.h"
#include "core/games/searchgame.h"
#include "tests/enough.h"
#include "tests/games/naivegame.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <set>

using namespace prunus;
using namespace prunus::test;

namespace {

// How soon a move comes, from names and from the board as text alone. The text has the cells row by
// row and then who moves.

struct OnText {
    int size;

    [[nodiscard]] bool inCorner(int x, int y) const {
        return (x == 0 || x == size - 1) && (y == 0 || y == size - 1);
    }
    [[nodiscard]] bool inCorner(const std::string& move) const {
        return inCorner(move[0] - 'a', std::stoi(move.substr(1)) - 1);
    }
    [[nodiscard]] bool onEdge(int x, int y) const {
        return x == 0 || x == size - 1 || y == 0 || y == size - 1;
    }
    [[nodiscard]] static char at(const std::string& text, int cell) {
        return text[static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] bool liesBeside(const std::string& text, int cell, char disc) const {
        for (int other = 0; other < size * size; ++other) {
            if (at(text, other) == disc && std::abs(other % size - cell % size) <= 1 &&
                std::abs(other / size - cell / size) <= 1) {
                return true;
            }
        }
        return false;
    }

    /// 16 a move and 16 more a corner among them, 4 a free square beside the other's discs, 40 a
    /// corner and 4 an edge square held.
    [[nodiscard]] int prospects(const std::string& text, const std::vector<std::string>& moves,
                                char disc) const {
        int worth = 0;
        for (const std::string& move : moves) {
            worth += move == "pass" ? 0 : inCorner(move) ? 32 : 16;
        }
        for (int cell = 0; cell < size * size; ++cell) {
            const int x = cell % size;
            const int y = cell / size;
            if (at(text, cell) == disc) {
                worth += inCorner(x, y) ? 40 : onEdge(x, y) ? 4 : 0;
            } else if (at(text, cell) == '.') {
                worth += liesBeside(text, cell, disc == 'x' ? 'o' : 'x') ? 4 : 0;
            }
        }
        return worth;
    }
    /// From the mover's side, so many plies on.
    [[nodiscard]] int lookAhead(const NaiveGame& game, int plies, int alpha, int beta) const {
        const char mover = game.firstToMove() ? 'x' : 'o';
        if (plies == 0) {
            const std::string text = game.text();
            return prospects(text, game.moves(), mover) -
                   prospects(text, game.after("pass")->moves(), mover == 'x' ? 'o' : 'x');
        }
        if (const auto result = game.result()) {
            return 400 * (mover == 'x' ? *result : -*result);
        }
        for (const std::string& move : game.moves()) {
            alpha = std::max(alpha, -lookAhead(*game.after(move), plies - 1, -beta, -alpha));
            if (alpha >= beta) {
                break;
            }
        }
        return alpha;
    }
    [[nodiscard]] bool isOdd(const std::string& text, const std::string& move) const {
        const auto half = [&](int place) { return 2 * place >= size; };
        int free = 0;
        for (int cell = 0; cell < size * size; ++cell) {
            const bool same = half(cell % size) == half(move[0] - 'a') &&
                              half(cell / size) == half(std::stoi(move.substr(1)) - 1);
            free += same && at(text, cell) == '.' ? 1 : 0;
        }
        return free % 2 == 1;
    }
    [[nodiscard]] int rank(const NaiveGame& game, const std::string& move) const {
        const std::string text = game.text();
        const auto free = std::count(text.begin(), text.end(), '.');
        if (move == "pass") {
            return 0;
        }
        if (free < 5) {
            return inCorner(move) ? 0 : isOdd(text, move) ? 1 : 2;
        }
        const NaiveStart after = game.after(move);
        if (free < 8) {
            const auto replies = after->moves();
            return replies == std::vector<std::string>{"pass"} ? 0
                                                               : static_cast<int>(replies.size());
        }
        const int plies = free > 32    ? 1
                          : free >= 23 ? 5
                          : free >= 20 ? 4
                          : free >= 17 ? 3
                          : free >= 14 ? 2
                          : free >= 11 ? 1
                                       : 0;
        return lookAhead(*after, plies, -1'000'000, 1'000'000);
    }
    [[nodiscard]] std::vector<std::string> sorted(const NaiveGame& game) const {
        std::vector<std::string> moves = game.moves();
        std::map<std::string, int> ranks;
        for (const std::string& move : moves) {
            ranks[move] = rank(game, move);
        }
        std::stable_sort(
            moves.begin(), moves.end(),
            [&](const std::string& a, const std::string& b) { return ranks[a] < ranks[b]; });
        return moves;
    }
};

template <Game G> std::vector<std::string> named(const G& game) {
    std::vector<std::string> names;
    const auto moves = game.moves();
    for (std::uint32_t k = 0; k < moves.size(); ++k) {
        names.push_back(game.moveName(moves[k]));
    }
    return names;
}

/// One of the eight images of a cell.
int imageOf(int cell, int image, int size) {
    int x = cell % size;
    int y = cell / size;
    x = (image & 1) != 0 ? size - 1 - x : x;
    y = (image & 2) != 0 ? size - 1 - y : y;
    return (image & 4) != 0 ? x * size + y : y * size + x;
}

std::string imageOf(const std::string& text, int image, int size) {
    std::string seen = text;
    for (int cell = 0; cell < size * size; ++cell) {
        seen[static_cast<std::size_t>(imageOf(cell, image, size))] =
            text[static_cast<std::size_t>(cell)];
    }
    return seen;
}

template <std::uint32_t size> Reversi<size> read(const std::string& text) {
    Squares first = 0;
    Squares second = 0;
    for (std::uint32_t cell = 0; cell < size * size; ++cell) {
        first |= text[cell] == 'x' ? squareBit(cell) : 0;
        second |= text[cell] == 'o' ? squareBit(cell) : 0;
    }
    return {first, second, text.back() == 'x' ? Player::max : Player::min};
}

std::string randomReply(const NaiveGame& game, std::mt19937_64& random) {
    const auto moves = game.moves();
    return moves[randomBelow(random, moves.size())];
}

/// In random games, at most to this ply.
template <std::uint32_t size> void ordersLikeText(int games, int last) {
    std::mt19937_64 random(5);
    for (int played = 0; played < games; ++played) {
        OrderedGame<Reversi<size>> game({}, GameMoveOrder::promisingFirst);
        NaiveStart plain = naiveReversi(static_cast<int>(size));
        for (int ply = 0; ply < last && !plain->result(); ++ply) {
            QCOMPARE(named(game), OnText{static_cast<int>(size)}.sorted(*plain));
            const std::string move = randomReply(*plain, random);
            const auto moves = game.moves();
            std::uint32_t k = 0;
            while (game.moveName(moves[k]) != move) {
                ++k;
            }
            game.apply(moves[k]);
            plain = plain->after(move);
        }
        QCOMPARE(game.terminal(), plain->result().has_value());
    }
}

/// One key for the images of a position and no other while ten discs lie at most; then the key.
template <std::uint32_t size> void keysAreThoseOfImages() {
    std::mt19937_64 random(9);
    std::map<std::uint64_t, std::string> looks;
    std::set<std::string> met;
    for (int played = 0; played < 300; ++played) {
        NaiveStart plain = naiveReversi(int{size});
        for (int ply = 0; ply < 8 && !plain->result(); ++ply) {
            const std::string text = plain->text();
            std::string least = text;
            for (int image = 0; image < 8; ++image) {
                least = std::min(least, imageOf(text, image, size));
            }
            const Reversi<size> position = read<size>(text);
            if (std::count(text.begin(), text.end(), '.') < int(size * size) - 10) {
                QCOMPARE(position.valueKey(), position.key());
            } else {
                for (int image = 0; image < 8; ++image) {
                    const Reversi<size> seen = read<size>(imageOf(text, image, size));
                    QCOMPARE(seen.valueKey(), position.valueKey());
                }
                QCOMPARE(looks.try_emplace(position.valueKey(), least).first->second, least);
                met.insert(least);
            }
            plain = plain->after(randomReply(*plain, random));
        }
    }
    QVERIFY(met.size() > 50);
    QCOMPARE(looks.size(), met.size());
}

} // namespace

class TestPromising : public QObject {
    Q_OBJECT

  private slots:
    void ordersTheMovesOfSmallGamesAsOnText() { ordersLikeText<4>(20, 100); }
    void ordersTheMovesOfLargerGamesAsOnText() { ordersLikeText<6>(1, 100); }
    void ordersTheMovesOfLargeGamesAsOnText() { ordersLikeText<8>(2, 20); }
    void findsTheValueOfLatePositions();
    void mirrorImagesShareAKey() {
        keysAreThoseOfImages<4>();
        keysAreThoseOfImages<6>();
        keysAreThoseOfImages<8>();
    }
    void mirrorImagesAreMetInTheTable();
};

/// Against brute force on text, with a table that holds everything and with a very small one.
void TestPromising::findsTheValueOfLatePositions() {
    std::mt19937_64 random(3);
    for (int played = 0; played < int(oracle::enough(16)); ++played) {
        NaiveStart plain = naiveReversi(6);
        const auto free = [&] {
            const std::string text = plain->text();
            return std::count(text.begin(), text.end(), '.');
        };
        while (!plain->result() && free() > 8) {
            plain = plain->after(randomReply(*plain, random));
        }
        std::map<std::string, int> known;
        const Value value = solved(*plain, known);
        for (const Algorithm algorithm :
             {Algorithm::alphaBeta, Algorithm::alphaBetaWithMemory, Algorithm::mtdf}) {
            for (const std::uint64_t bytes : {std::uint64_t{1}, std::uint64_t{1} << 30U}) {
                SearchOptions options;
                options.algorithm = algorithm;
                options.tableBytes = bytes;
                const auto found = searchGame(read<6>(plain->text()), options, Evaluation::own,
                                              GameMoveOrder::promisingFirst);
                QCOMPARE(found->summary.value, value);
            }
        }
    }
}

/// All first moves are images of each other: having searched one, the table answers the others.
void TestPromising::mirrorImagesAreMetInTheTable() {
    SearchOptions options;
    options.algorithm = Algorithm::alphaBetaWithMemory;
    options.depth = 2;
    const GameSearch found = searchGame(Reversi<6>(), options, Evaluation::own).value();
    QCOMPARE(found.summary.recalls, std::uint64_t{3});
    options.algorithm = Algorithm::alphaBeta;
    QCOMPARE(searchGame(Reversi<6>(), options, Evaluation::own)->summary.value,
             found.summary.value);
}

QTEST_APPLESS_MAIN(TestPromising)
#include "tst_promising.moc"
