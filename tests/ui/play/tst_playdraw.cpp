// Game ▸ Play: a draw by repetition is offered, claimed, declined and taken back.

#include "tests/rows.h"
#include "tests/ui/play/playwindow.h"

using namespace prunus;

namespace {

const QString there = QStringLiteral("Nf3 Nf6 Ng1 Ng8");

void play(const PlayWindow& shown, const QString& moves) {
    shown.dialog->activateWindow();
    shown.board().setFocus();
    QTRY_VERIFY(shown.board().hasFocus()); // capitals are keys of the other window
    for (const QString& each : moves.split(u' ')) {
        const std::size_t before = shown.length();
        shown.type(each);
        QVERIFY2(shown.length() == before + 1, qPrintable(each));
    }
}

/// Two users, where the start has come for the third time.
struct Repeated : PlayWindow {
    Repeated() : PlayWindow("chess", false) {
        play(*this, there);
        QVERIFY(!part<QPushButton>(*dialog, "playClaim").isVisible());
        play(*this, there);
    }
};

/// With the keyboard alone.
void press(const PlayWindow& shown, const char* button) {
    auto& pressed = part<QPushButton>(*shown.dialog, button);
    for (int k = 0; k < 100 && !pressed.hasFocus(); ++k) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QVERIFY(pressed.hasFocus());
    QTest::keyClick(&pressed, Qt::Key_Space);
}

bool offers(const PlayWindow& shown) {
    const bool claim = part<QPushButton>(*shown.dialog, "playClaim").isVisible();
    const bool on = part<QPushButton>(*shown.dialog, "playOn").isVisible();
    return claim && on && shown.noted().contains("you can claim a draw");
}

} // namespace

class TestPlayDraw : public QObject {
    Q_OBJECT

  private slots:
    void aDrawIsOfferedAndClaimed() {
        const Repeated shown;
        QVERIFY(offers(shown));
        QCOMPARE(shown.noted(),
                 "This position has come 3 times: you can claim a draw, or play on.");
        QCOMPARE(shown.said(), "White to move: you");
        shown.click("playClaim");
        QCOMPARE(shown.said(), "Draw: White has claimed it by repetition");
        QVERIFY(!offers(shown));
        QVERIFY(shown.board().hasFocus());
        shown.type("e4");
        QCOMPARE(shown.length(), std::size_t{8});
    }

    void aClaimIsTakenBack() {
        const Repeated shown;
        shown.click("playClaim");
        shown.click("playTakeBack");
        QCOMPARE(shown.length(), std::size_t{8});
        QVERIFY(offers(shown));
        play(shown, QStringLiteral("e4"));
        QVERIFY(!offers(shown));
        shown.click("playTakeBack");
        QVERIFY(offers(shown));
    }

    /// Whoever took moves back is asked anew.
    void onePlaysOn() {
        const Repeated shown;
        shown.click("playOn");
        QVERIFY(!offers(shown));
        QCOMPARE(shown.noted(), QString());
        shown.click("playTakeBack");
        play(shown, QStringLiteral("Ng8"));
        QVERIFY(offers(shown));
        shown.click("playOn");
        play(shown, QStringLiteral("Nf3")); // which has come twice before
        QVERIFY(offers(shown));
        shown.moves().setCurrentCell(2, 0);
        QVERIFY(!offers(shown)); // it is not that position which is looked at
    }

    void keysChooseToo() {
        const Repeated shown;
        press(shown, "playOn");
        QVERIFY(!offers(shown));
        play(shown, QStringLiteral("Nf3"));
        press(shown, "playClaim");
        QCOMPARE(shown.said(), "Draw: Black has claimed it by repetition");
    }

    void theProgramClaimsWhereItStandsWorse_data() {
        const Rows<int, bool> row("evaluation", "claims");
        row("a rook and a pawn behind", 0, true);
        row("where all is worth 0 it plays on", 1, false);
    }
    /// Its king cannot leave the last row, and what it answers depends on the position alone.
    void theProgramClaimsWhereItStandsWorse() {
        QFETCH(int, evaluation);
        QFETCH(bool, claims);
        const PlayWindow shown("chess@7k/R7/1P6/8/8/8/8/K7_w");
        shown.setDepth(1);
        shown.chooseIn("playEvaluation", evaluation);
        while (!shown.dialog->record().isClaimed() && shown.length() < 60) {
            const std::size_t before = shown.length();
            play(shown, before % 4 == 0 ? QStringLiteral("Kb1") : QStringLiteral("Ka1"));
            QTRY_VERIFY(shown.length() == before + 2 || shown.dialog->record().isClaimed());
        }
        QCOMPARE(shown.dialog->record().isClaimed(), claims);
        if (claims) {
            QCOMPARE(shown.said(), "Draw: Black has claimed it by repetition");
            shown.click("playTakeBack"); // to where the user is to move
            QVERIFY(!shown.dialog->record().isOver());
            QVERIFY(shown.isUsersTurn());
        }
    }
};

QTEST_MAIN(TestPlayDraw)
#include "tst_playdraw.moc"
