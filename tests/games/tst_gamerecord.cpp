// When the same position has come how often in a game, and that a draw can be claimed then.

#include "core/games/gamerecord.h"

#include <QStringList>
#include <QTest>

using namespace prunus;

namespace {

void play(GameRecord& record, const QString& moves) {
    for (const QString& each : moves.split(u' ', Qt::SkipEmptyParts)) {
        const auto k = moveNamed(record.position(), each.toStdString());
        QVERIFY2(k.has_value(), qPrintable(each));
        record.play(*k);
    }
}

} // namespace

class TestGameRecord : public QObject {
    Q_OBJECT

  private slots:
    void countsWhatIsTheSame_data();
    void countsWhatIsTheSame();
    void aClaimEndsTheGameAndIsTakenBack();
};

/// FIDE, Laws of Chess, 9.2: the same side to move, the same pieces on the same squares, and the
/// same moves of all of them, castling and capturing in passing among them.
void TestGameRecord::countsWhatIsTheSame_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("moves");
    QTest::addColumn<int>("times");
    QTest::addColumn<bool>("draw");
    const auto row = [](const char* what, const char* game, const char* moves, int times,
                        bool draw) { QTest::newRow(what) << game << moves << times << draw; };
    row("the start counts", "chess", "", 1, false);
    row("twice is too little", "chess", "Nf3 Nf6 Ng1 Ng8", 2, false);
    row("the third time", "chess", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8", 3, true);
    row("by another way", "chess", "Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8", 3, true);
    row("another side to move", "chess@7k/8/8/8/8/8/8/K7_w", "Ka2 Kh7 Kb1 Kh8 Ka1", 1, false);
    row("castling is lost by the first move of the king", "chess@4k3/8/8/8/8/8/8/4K2R_w_K",
        "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", 2, false);
    row("and then it is the same", "chess@4k3/8/8/8/8/8/8/4K2R_w_K",
        "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8", 3, true);
    row("a pawn may be captured in passing once", "chess@4k3/8/8/8/4p3/8/3P4/4K3_w",
        "d4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1", 2, false);
    row("where it may not, that makes no other position", "chess@4k3/8/8/8/8/8/3P4/4K3_w",
        "d4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1", 3, true);
    row("in Reversi nobody claims", "reversi:4", "", 1, false);
}

void TestGameRecord::countsWhatIsTheSame() {
    QFETCH(QString, game);
    QFETCH(QString, moves);
    QFETCH(int, times);
    QFETCH(bool, draw);
    GameRecord record(gameNamed(game.toStdString()).value());
    play(record, moves);
    QCOMPARE(int(record.occurrences()), times);
    QCOMPARE(record.canClaimDraw(), draw);
}

void TestGameRecord::aClaimEndsTheGameAndIsTakenBack() {
    GameRecord record(gameNamed("chess").value());
    play(record, QStringLiteral("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"));
    QVERIFY(!record.isOver());
    record.claimDraw();
    QVERIFY(record.isOver() && record.isClaimed() && !record.canClaimDraw());
    record.takeBack();
    QVERIFY(!record.isOver() && record.canClaimDraw());
    QCOMPARE(record.length(), std::size_t{8});
    record.takeBack();
    QCOMPARE(record.length(), std::size_t{7});
    QVERIFY(!record.canClaimDraw());
}

QTEST_APPLESS_MAIN(TestGameRecord)
#include "tst_gamerecord.moc"
