#include "core/games/playing.h"
#include "core/games/positionname.h"
#include "ui/words/messagetext.h"

#include <QTest>
#include <cstdlib>
#include <set>

using namespace prunus;

/// Positions as players set them up: all that play may lead to, and no others.
class TestSetUps : public QObject {
    Q_OBJECT

  private slots:
    void allowsWhatPlayMayLeadTo_data();
    void allowsWhatPlayMayLeadTo();
    void allowsInTicTacToeJustWhatPlayLeadsTo();
    void knowsTheMoverByNumbers();
};

void TestSetUps::allowsWhatPlayMayLeadTo_data() {
    QTest::addColumn<QString>("name");
    QTest::newRow("O begins") << "tic-tac-toe@.../.../...:o";
    QTest::newRow("O began") << "tic-tac-toe@.../.o./...:x";
    QTest::newRow("as many marks, X to move") << "tic-tac-toe@x../.o./...:x";
    QTest::newRow("as many marks, O to move") << "tic-tac-toe@x../.o./...:o";
    QTest::newRow("two lines through one square") << "tic-tac-toe@xxx/oox/oox:o";
    QTest::newRow("the second player began") << "connect-four:4,3,3@..../o.../o.x.:x";
    QTest::newRow("three discs that tell how they flip") << "reversi:6@....../....../.xoo../....../"
                                                            "....../......:x";
    QTest::newRow("empty heaps") << "nim:3:0,0,2@o";
}

void TestSetUps::allowsWhatPlayMayLeadTo() {
    QFETCH(QString, name);
    const auto read = gameNamed(name.toStdString());
    QVERIFY2(read, read ? "" : inEnglish(read.error().message).c_str());
    QCOMPARE(QString::fromStdString(positionName(*read)), name);
}

/// All 3^9 ways to lay marks, either to move, against all lines of play, either beginning. 5478
/// positions when X begins is well known; O may begin as well, from another start.
void TestSetUps::allowsInTicTacToeJustWhatPlayLeadsTo() {
    std::set<std::string> reached;
    std::vector<std::size_t> sizes;
    for (const char* start : {"tic-tac-toe", "tic-tac-toe@.../.../...:o"}) {
        std::vector<AnyGame> open{gameNamed(start).value()};
        reached.insert(positionName(open.front()));
        while (!open.empty()) {
            const AnyGame position = open.back();
            open.pop_back();
            for (std::uint32_t k = 0; k < moveNames(position).size(); ++k) {
                const AnyGame next = after(position, k);
                if (reached.insert(positionName(next)).second) {
                    open.push_back(next);
                }
            }
        }
        sizes.push_back(reached.size());
    }
    QCOMPARE(sizes.front(), std::size_t{5478});

    std::set<std::string> allowed;
    Placement placement = placementOf(TicTacToe{});
    for (int lying = 0; lying < 19'683; ++lying) {
        int rest = lying;
        for (Mark& mark : placement.squares) {
            mark = static_cast<Mark>(rest % 3);
            rest /= 3;
        }
        for (const Player mover : {Player::max, Player::min}) {
            placement.toMove = mover;
            if (const auto position = placed(TicTacToe{}, placement)) {
                allowed.insert(positionName(*position));
            }
        }
    }
    QVERIFY(allowed == reached);
}

void TestSetUps::knowsTheMoverByNumbers() {
    const auto mover = [](const char* name, std::initializer_list<int> touched) {
        const AnyGame game = gameNamed(name).value();
        Placement placement = placementOf(game);
        for (const int square : touched) {
            placement.squares.at(static_cast<std::size_t>(std::abs(square))) =
                square >= 0 ? Mark::first : Mark::second;
        }
        return moverByNumbers(game, placement);
    };
    QVERIFY(!mover("tic-tac-toe", {}));
    QVERIFY(mover("tic-tac-toe", {4}) == Player::min);
    QVERIFY(!mover("tic-tac-toe", {4, -1}));
    QVERIFY(mover("connect-four", {38, -37, -36}) == Player::max);
    QVERIFY(mover("ultimate-tic-tac-toe", {80}) == Player::min);
    QVERIFY(!mover("reversi:4", {1}));
    QVERIFY(!mover("nim:3:3,4,5", {}));
}

QTEST_APPLESS_MAIN(TestSetUps)
#include "tst_setups.moc"
