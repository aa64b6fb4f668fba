// The positions of chess among the examples: each tree is what the printed rules say, and its value
// and what alpha-beta needs are what a search of those rules finds.

#include "tests/games/naivequiescence.h"
#include "tests/rows.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <algorithm>

using namespace prunus::test;

namespace {

QJsonObject example(const QString& name) {
    QFile file(QStringLiteral(PRUNUS_EXAMPLES "/%1.json").arg(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

/// In pawns, from White's side; a mate is worth 1000.
int worth(const NaiveGame& game) {
    return game.result().value_or(int(naiveMaterial(game)));
}

/// A node as a search sees it: the move that leads there, what it is worth, and its children.
struct Place {
    std::string move;
    int value = 0;
    std::vector<Place> children;

    friend bool operator==(const Place&, const Place&) = default;
};

Place placeIn(const QJsonObject& node) {
    Place place{node["move"].toString().toStdString(), node["value"].toInt(-1), {}};
    for (const QJsonValue& each : node["children"].toArray()) {
        place.children.push_back(placeIn(each.toObject()));
    }
    return place;
}

/// In the order of the rules.
Place placeIn(const NaiveGame& game, int depth, const std::string& move = {}) {
    Place place{move, worth(game), {}};
    for (const std::string& each : depth == 0 ? std::vector<std::string>() : game.moves()) {
        place.children.push_back(placeIn(*game.after(each), depth - 1, each));
    }
    return place;
}

/// By the names of moves.
Place sorted(Place place) {
    for (Place& child : place.children) {
        child = sorted(std::move(child));
    }
    std::ranges::sort(place.children, {}, &Place::move);
    return place;
}

bool triesChecksFirst(const Place& place) {
    const auto checks = [](const Place& child) {
        return child.move.back() == '+' || child.move.back() == '#';
    };
    return std::ranges::is_partitioned(place.children, checks) &&
           std::ranges::all_of(place.children, triesChecksFirst);
}

int minimax(const Place& at, bool max, int& visits) {
    ++visits;
    std::vector<int> values;
    for (const Place& child : at.children) {
        values.push_back(minimax(child, !max, visits));
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
    for (const Place& child : at.children) {
        const int value = alphaBeta(child, !max, alpha, beta, visits);
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
    const Rows<QString, QString, int, int, QString, QString> row(
        "name", "fen", "depth", "value", "best",
        "counts"); // of all, of alpha-beta, of it in the game's own order
    row("a mate on the back rank", "chess-back-rank", "6k1/5ppp/8/8/8/8/8/R6K w - -", 2, 1000,
        "Ra8#", "137 32 32");
    row("a pawn that is lost", "chess-kpk", "4k3/4P3/3K4/8/8/8/8/8 w - -", 3, 0,
        "Kc7 Kc6 Ke6 Kc5 Kd5 Ke5", "135 43 75");
    row("a rook's mate in two", "chess-krk", "7k/8/5K2/8/8/8/8/R7 w - -", 3, 1000, "Kf7 Kg6",
        "882 462 462");
    row("a mate in two", "chess-mate-in-two", "7k/8/6p1/5K2/8/5R2/3p4/4R3 w - -", 3, 1000, "Kxg6",
        "2282 128 478");
    row("a mate in three", "chess-mate-in-three", "7k/5K2/5PP1/8/8/8/8/8 w - -", 5, 1000, "g7+",
        "553 314 314");
}

void TestChessExamples::areWhatTheRulesSay() {
    QFETCH(QString, name);
    QFETCH(QString, fen);
    QFETCH(int, depth);
    QFETCH(int, value);
    const QJsonObject document = example(name);
    const Place written = placeIn(document["tree"].toObject());
    const Place byRules = placeIn(*naiveChess(fen.toStdString()), depth);
    QString named = document["game"].toString();
    QCOMPARE(named.replace(u'_', u' '), QStringLiteral("chess@") + fen);
    QVERIFY(sorted(written) == sorted(byRules));
    QVERIFY(triesChecksFirst(written));
    int all = 0;
    QCOMPARE(minimax(byRules, true, all), value);
    QStringList moves;
    for (const Place& each : written.children) {
        int visits = 0;
        if (minimax(each, false, visits) == value) {
            moves << QString::fromStdString(each.move);
        }
    }
    QTEST(moves.join(u' '), "best");
    QTEST(QStringLiteral("%1 %2 %3")
              .arg(all)
              .arg(visitsOfAlphaBeta(written, value))
              .arg(visitsOfAlphaBeta(byRules, value)),
          "counts");
}

QTEST_APPLESS_MAIN(TestChessExamples)
#include "tst_chessexamples.moc"
