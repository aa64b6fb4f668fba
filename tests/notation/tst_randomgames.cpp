#include "core/formats/importtree.h"
#include "tests/notation/outline.h"

#include <QTest>
#include <memory>
#include <random>

using namespace prunus;

namespace {

/// A game as Gambit sees it. Payoffs are counted in quarters.
struct Game {
    int player = 0; ///< 1 or 2; 0 for a leaf
    std::string name;
    std::string move; ///< that leads here
    int first = 0;
    int second = 0;
    std::vector<std::unique_ptr<Game>> children;
};

/// Random games, the same ones for the same seed, and the files that they may stand in.
class RandomGame {
  public:
    explicit RandomGame(std::uint64_t seed) : random_(seed) {}

    /// A game whose payoffs, added up along each path, have this sum.
    std::unique_ptr<Game> next(int sum, int depth = 0, int above = 0) {
        auto game = std::make_unique<Game>();
        game->name = label();
        game->move = depth == 0 ? "" : label();
        game->first = chance(3) ? 0 : int(below(81)) - 40;
        if (depth < 5 && (depth == 0 || chance(2))) {
            game->player = 1 + int(below(2));
            game->second = chance(2) ? 0 : int(below(81)) - 40;
            const std::size_t count = 1 + below(3);
            for (std::size_t i = 0; i < count; ++i) {
                game->children.push_back(next(sum, depth + 1, above + game->first + game->second));
            }
        } else {
            game->second = sum - above - game->first;
        }
        return game;
    }

    std::string file(const Game& game) {
        sets_ = outcomes_ = 0;
        std::string text = "EFG 2 R" + gap() + "\"\"" + gap() + "{" + gap() + "\"1\"" + gap() +
                           "\"2\"" + gap() + "}" + gap();
        append(text, game);
        return text;
    }

  private:
    std::size_t below(std::size_t n) { return random_() % n; }
    bool chance(std::size_t n) { return below(n) == 0; }

    std::string label() {
        static const std::vector<std::string> some{"",  "",  "a",       "b c", "{",
                                                   "}", "1", "p \"t\"", "α",   "x\ny"};
        return some[below(some.size())];
    }
    std::string gap() {
        static const std::vector<std::string> some{" ", " ", "\n", "\t ", "\r\n"};
        return some[below(some.size())];
    }
    static std::string quoted(std::string text) {
        for (std::size_t at = 0; (at = text.find('"', at)) != std::string::npos; at += 2) {
            text.insert(at, 1, '\\');
        }
        return '"' + text + '"';
    }
    std::string payoff(int quarters) {
        if (chance(2)) {
            return std::to_string(quarters) + "/4";
        }
        const int size = std::abs(quarters);
        static const char* const ends[] = {"", ".25", ".5", ".750"};
        return (quarters < 0 ? "-"
                : chance(9)  ? "+"
                             : "") +
               std::to_string(size / 4) + ends[size % 4];
    }

    void append(std::string& text, const Game& game) {
        text += game.player == 0 ? "t" : "p";
        text += gap() + quoted(game.name) + gap();
        if (game.player != 0) {
            text += std::to_string(game.player) + gap() + std::to_string(++sets_) + gap() + "\"\"" +
                    gap() + "{";
            for (const auto& child : game.children) {
                text += gap() + quoted(child->move);
            }
            text += gap() + "}" + gap();
        }
        if (game.first == 0 && game.second == 0 && chance(2)) {
            text += "0" + gap();
        } else {
            text += std::to_string(++outcomes_) + gap() + "\"\"" + gap() + "{" + gap() +
                    payoff(game.first) + (chance(2) ? "," : "") + gap() + payoff(game.second) +
                    gap() + "}" + gap();
        }
        for (const auto& child : game.children) {
            append(text, *child);
        }
    }

    std::mt19937_64 random_;
    int sets_ = 0;
    int outcomes_ = 0;
};

/// What the game's tree looks like, straight from what the words mean: moves of one player in a row
/// have a pass between, and a leaf is worth what player 1 was paid on the way.
std::string expected(const Game& game, int mover, int paid) {
    const int sum = paid + game.first;
    const std::string move = game.move.empty() ? "" : "!" + game.move;
    std::string text = game.name.empty() ? "" : game.name + "=";
    if (game.player == 0) {
        return text + QByteArray::number(sum / 4.0, 'g', 17).toStdString() + move;
    }
    text += '(';
    for (const auto& child : game.children) {
        text += child == game.children.front() ? "" : " ";
        text += expected(*child, game.player, sum);
    }
    text += ')';
    return game.player == mover ? "(" + text + "!pass)" + move : text + move;
}

} // namespace

/// Thousands of random games, against what they mean worked out without the reader.
class RandomGames : public QObject {
    Q_OBJECT
  private slots:
    void areReadAsTheyAreMeant();
    void areRefusedIfOneLeafPaysMore();
};

void RandomGames::areReadAsTheyAreMeant() {
    RandomGame games(1);
    for (int i = 0; i < 5000; ++i) {
        const auto game = games.next(i % 3 == 0 ? 0 : i % 41 - 20);
        const std::string file = games.file(*game);
        const ReadResult read = readTree(file);
        QVERIFY2(read.has_value(), (file + "\n" + report(read).toStdString()).c_str());
        QCOMPARE(QByteArray::fromStdString(outline(*read)),
                 QByteArray::fromStdString(expected(*game, 0, 0)));
        QCOMPARE(read->header().root == Player::min, game->player == 2);
    }
}

void RandomGames::areRefusedIfOneLeafPaysMore() {
    RandomGame games(2);
    for (int i = 0; i < 1000; ++i) {
        const auto game = games.next(i % 41 - 20);
        Game* last = game.get();
        std::size_t leavesBefore = 0;
        while (last->player != 0) {
            leavesBefore += last->children.size() - 1;
            last = last->children.back().get();
        }
        ++last->second;
        const ReadResult read = readTree(games.file(*game));
        QCOMPARE(read.has_value(), leavesBefore == 0);
        if (!read) {
            QVERIFY2(report(read).contains("the payoffs add up to"), report(read).constData());
        }
    }
}

QTEST_APPLESS_MAIN(RandomGames)
#include "tst_randomgames.moc"
