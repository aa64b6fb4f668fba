// The positions of chess among the examples: each tree is what the printed rules say, and its value
// and what alpha-beta needs are what a search of those rules finds.

#include "tests/games/naivegame.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>
#include <cctype>
#include <functional>
#include <set>

using namespace prunus::test;

namespace {

QJsonObject example(const QString& name) {
    QFile file(QStringLiteral(PRUNUS_EXAMPLES "/%1.json").arg(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

/// In pawns, from White's side: Turing's and Shannon's 1, 3, 3, 5, 9; a mate is worth 1000.
int worth(const NaiveGame& game) {
    if (const auto result = game.result()) {
        return *result;
    }
    const std::string men = "PNBRQ";
    const std::vector<int> pawns{1, 3, 3, 5, 9};
    int sum = 0;
    for (const char man : game.text().substr(0, 64)) {
        const auto kind = men.find(static_cast<char>(std::toupper(man)));
        if (kind != std::string::npos) {
            sum += (std::isupper(man) != 0 ? 1 : -1) * pawns[kind];
        }
    }
    return sum;
}

/// How a position of the tree is not what the rules make of it, or nothing.
QString difference(const QJsonObject& node, const NaiveGame& game, int depth) {
    if (node["value"].toInt(-1) != worth(game)) {
        return QString::fromStdString(game.text());
    }
    const QJsonArray children = node["children"].toArray();
    const std::vector<std::string> moves = depth == 0 ? std::vector<std::string>() : game.moves();
    std::set<std::string> told;
    bool quiet = false;
    for (const QJsonValue& each : children) {
        const std::string move = each["move"].toString().toStdString();
        const bool checks = move.back() == '+' || move.back() == '#';
        if (checks && quiet) {
            return QString::fromStdString("a check comes late: " + move);
        }
        quiet = quiet || !checks;
        told.insert(move);
    }
    if (told != std::set<std::string>(moves.begin(), moves.end()) ||
        std::size_t(children.size()) != moves.size()) {
        return QString::fromStdString("other moves: " + game.text());
    }
    for (const QJsonValue& each : children) {
        const auto next = game.after(each["move"].toString().toStdString());
        if (const QString found = difference(each.toObject(), *next, depth - 1); !found.isEmpty()) {
            return found;
        }
    }
    return {};
}

/// A node as a search sees it: what it is worth if it is a leaf, and its children.
struct Place {
    int value = 0;
    std::vector<std::function<Place()>> children;
};

Place placeIn(const QJsonObject& node) {
    Place place{node["value"].toInt(), {}};
    for (const QJsonValue& each : node["children"].toArray()) {
        place.children.emplace_back([child = each.toObject()] { return placeIn(child); });
    }
    return place;
}

/// In the order of the rules.
Place placeIn(const std::shared_ptr<const NaiveGame>& game, int depth) {
    Place place{worth(*game), {}};
    for (const std::string& each : depth == 0 ? std::vector<std::string>() : game->moves()) {
        place.children.emplace_back([game, each, depth] {
            return placeIn(std::shared_ptr<const NaiveGame>(game->after(each)), depth - 1);
        });
    }
    return place;
}

int minimax(const Place& at, bool max, int& visits) {
    ++visits;
    std::vector<int> values;
    for (const auto& child : at.children) {
        values.push_back(minimax(child(), !max, visits));
    }
    return values.empty() ? at.value
           : max          ? *std::max_element(values.begin(), values.end())
                          : *std::min_element(values.begin(), values.end());
}

/// Knuth and Moore's, with both bounds.
int alphaBeta(const Place& at, bool max, int alpha, int beta, int& visits) {
    ++visits;
    if (at.children.empty()) {
        return at.value;
    }
    for (const auto& child : at.children) {
        const int value = alphaBeta(child(), !max, alpha, beta, visits);
        (max ? alpha : beta) = max ? std::max(alpha, value) : std::min(beta, value);
        if (alpha >= beta) {
            break;
        }
    }
    return max ? alpha : beta;
}

int visitsOfAlphaBeta(const Place& root, int value) {
    int visits = 0;
    const int found = alphaBeta(root, true, -1'000'000, 1'000'000, visits);
    return found == value ? visits : -1;
}

} // namespace

class TestChessExamples : public QObject {
    Q_OBJECT

  private slots:
    void areWhatTheRulesSay_data();
    void areWhatTheRulesSay();
};

void TestChessExamples::areWhatTheRulesSay_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("fen");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("best");
    QTest::addColumn<QString>("counts"); // of all, of alpha-beta, of it in the game's own order
    QTest::newRow("a mate on the back rank")
        << "chess-back-rank"
        << "6k1/5ppp/8/8/8/8/8/R6K w - -" << 2 << 1000 << "Ra8#"
        << "137 32 32";
    QTest::newRow("a pawn that is lost")
        << "chess-kpk"
        << "4k3/4P3/3K4/8/8/8/8/8 w - -" << 3 << 0 << "Kc7 Kc6 Ke6 Kc5 Kd5 Ke5"
        << "135 43 75";
    QTest::newRow("a rook's mate in two") << "chess-krk"
                                          << "7k/8/5K2/8/8/8/8/R7 w - -" << 3 << 1000 << "Kf7 Kg6"
                                          << "882 462 462";
    QTest::newRow("a mate in two") << "chess-mate-in-two"
                                   << "7k/8/6p1/5K2/8/5R2/3p4/4R3 w - -" << 3 << 1000 << "Kxg6"
                                   << "2282 128 478";
    QTest::newRow("a mate in three") << "chess-mate-in-three"
                                     << "7k/5K2/5PP1/8/8/8/8/8 w - -" << 5 << 1000 << "g7+"
                                     << "553 314 314";
}

void TestChessExamples::areWhatTheRulesSay() {
    QFETCH(QString, name);
    QFETCH(QString, fen);
    QFETCH(int, depth);
    QFETCH(int, value);
    QFETCH(QString, best);
    QFETCH(QString, counts);
    const QJsonObject document = example(name);
    const QJsonObject tree = document["tree"].toObject();
    const std::shared_ptr<const NaiveGame> game = naiveChess(fen.toStdString());
    QString named = document["game"].toString();
    QCOMPARE(named.replace(u'_', u' '), QStringLiteral("chess@") + fen);
    QCOMPARE(difference(tree, *game, depth), QString());
    int all = 0;
    QCOMPARE(minimax(placeIn(game, depth), true, all), value);
    QStringList moves;
    for (const QJsonValue& each : tree["children"].toArray()) {
        int visits = 0;
        if (minimax(placeIn(each.toObject()), false, visits) == value) {
            moves << each["move"].toString();
        }
    }
    QCOMPARE(moves.join(u' '), best);
    QCOMPARE(QStringLiteral("%1 %2 %3")
                 .arg(all)
                 .arg(visitsOfAlphaBeta(placeIn(tree), value))
                 .arg(visitsOfAlphaBeta(placeIn(game, depth), value)),
             counts);
}

QTEST_APPLESS_MAIN(TestChessExamples)
#include "tst_chessexamples.moc"
