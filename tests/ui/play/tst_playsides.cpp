// Game ▸ Play: how each side searches, and what is kept of that.

#include "core/games/positionname.h"
#include "tests/ui/base/rows.h"
#include "tests/ui/play/playwindow.h"

#include <QCheckBox>
#include <QTemporaryDir>

using namespace prunus;

class TestPlaySides : public QObject {
    Q_OBJECT

  private slots:
    void howToSearchIsKeptWithTheGame();
    void noSearchWithoutAnEndIsCarriedOn();
    void aLevelChoosesHowToSearch_data();
    void aLevelChoosesHowToSearch();
    void oneCanBeginFromALevel();
    void eachSideSearchesItsOwnWay();
    void aTimeAMoveTellsWhatItReached();
    void distanceCountsUnlessSwitchedOff();
    void whatWasChosenComesBack();
};

void TestPlaySides::howToSearchIsKeptWithTheGame() {
    const PlayWindow shown;
    const auto& depth = part<QSpinBox>(*shown.dialog, "playDepthSecond");
    shown.setDepth(5);
    shown.chooseIn("gameKind", 2); // Connect Four
    QCOMPARE(depth.value(), 6);
    shown.setDepth(3);
    shown.chooseIn("gameKind", 0);
    QCOMPARE(depth.value(), 5);
    shown.chooseIn("gameKind", 2);
    QCOMPARE(depth.value(), 3);
}

/// Neither from a short game to a long one nor from near the end of one to its start.
void TestPlaySides::noSearchWithoutAnEndIsCarriedOn() {
    const PlayWindow shown;
    const auto& depth = part<QSpinBox>(*shown.dialog, "playDepthSecond");
    QCOMPARE(depth.text(), QStringLiteral("to the end"));
    shown.chooseIn("gameKind", 2); // Connect Four
    QCOMPARE(depth.value(), 6);
    for (const int chosen : {0, 20}) {
        shown.dialog->playFrom(
            gameNamed("connect-four@xo.ox.o/oo.xx.x/xx.xo.x/ox.xoxx/oo.ooxo/oxoxxoo:x").value());
        shown.setDepth(chosen);
        QCOMPARE(depth.value(), chosen);
        shown.click("newGame");
        QCOMPARE(depth.value(), 6);
    }
}

void TestPlaySides::aLevelChoosesHowToSearch_data() {
    const Rows<int, int, int, int> row("game", "level", "depth", "seconds");
    row("a beginner looks one ply ahead", 2, 0, 1, 0);
    row("easy", 2, 1, 2, 0);
    row("medium", 2, 2, 4, 0);
    row("strong", 2, 3, 6, 0);
    row("the strongest looks as far as it gets", 2, 4, 0, 3);
    row("and to the end of a short game", 0, 4, 0, 0);
}

void TestPlaySides::aLevelChoosesHowToSearch() {
    QFETCH(int, game);
    QFETCH(int, level);
    QFETCH(int, depth);
    QFETCH(int, seconds);
    const PlayWindow shown;
    shown.chooseIn("gameKind", game);
    shown.chooseIn("playAlgorithmSecond", int(Algorithm::minimax));
    const auto& shownLevel = part<QComboBox>(*shown.dialog, "playLevelSecond");
    QCOMPARE(shownLevel.currentText(), QStringLiteral("as chosen below"));
    shown.chooseIn("playLevelSecond", level);
    QCOMPARE(part<QSpinBox>(*shown.dialog, "playDepthSecond").value(), depth);
    QCOMPARE(part<QSpinBox>(*shown.dialog, "playTimeSecond").value(), seconds);
    QCOMPARE(part<QComboBox>(*shown.dialog, "playAlgorithmSecond").currentIndex(),
             int(Algorithm::alphaBeta));
    shown.setDepth(3);
    QCOMPARE(shownLevel.currentText(), QStringLiteral("as chosen below"));
}

/// To go on from a level, one chooses that it is as chosen below, and all below stays.
void TestPlaySides::oneCanBeginFromALevel() {
    const PlayWindow shown;
    shown.chooseIn("gameKind", 2);
    shown.chooseIn("playLevelSecond", 2);
    auto& level = part<QComboBox>(*shown.dialog, "playLevelSecond");
    QTest::keyClick(&level, Qt::Key_A); // past those between
    QCOMPARE(level.currentText(), QStringLiteral("as chosen below"));
    QCOMPARE(part<QSpinBox>(*shown.dialog, "playDepthSecond").value(), 4);
}

void TestPlaySides::eachSideSearchesItsOwnWay() {
    const PlayWindow shown;
    shown.chooseIn("playAlgorithmFirst", int(Algorithm::minimax));
    typeNumber(part<QSpinBox>(*shown.dialog, "playDepthFirst"), 2);
    shown.chooseIn("playAlgorithmSecond", int(Algorithm::mtdf));
    shown.setDepth(3);
    shown.chooseIn("playFirst", 1);
    QTRY_VERIFY(shown.length() >= 4);
    for (int row = 0; row < 4; ++row) {
        shown.moves().setCurrentCell(row, 0);
        const SearchOptions& options = shown.moves().current()->question.options;
        QVERIFY(options.algorithm == (row % 2 == 0 ? Algorithm::minimax : Algorithm::mtdf));
        QVERIFY(options.depth == (row % 2 == 0 ? 2U : 3U));
        QCOMPARE(shown.cell(row, 4), QString::number(row % 2 == 0 ? 2 : 3));
    }
}

void TestPlaySides::aTimeAMoveTellsWhatItReached() {
    const PlayWindow shown;
    shown.chooseIn("gameKind", 2); // Connect Four
    typeNumber(part<QSpinBox>(*shown.dialog, "playDepthSecond"), 0);
    typeNumber(part<QSpinBox>(*shown.dialog, "playTimeSecond"), 1);
    shown.begin(3);
    const int reached = shown.cell(1, 4).toInt();
    QVERIFY2(reached >= 2 && reached < 41, qPrintable(shown.cell(1, 4)));
    QVERIFY(shown.moves().current()->question.options.depth == std::uint32_t(reached));
}

/// O wins on b3 at once; a block on a3 wins as well, and comes first.
void TestPlaySides::distanceCountsUnlessSwitchedOff() {
    for (const bool counts : {true, false}) {
        const PlayWindow shown;
        part<QCheckBox>(*shown.dialog, "playDistance").setChecked(counts);
        shown.playFrom("tic-tac-toe@xo./xo./...:x");
        shown.type(QStringLiteral("c2"));
        QTRY_COMPARE(shown.length(), std::size_t{2});
        QCOMPARE(shown.cell(1, 0), counts ? QStringLiteral("2. O b3") : QStringLiteral("2. O a3"));
        QCOMPARE(shown.noted(), counts ? QStringLiteral("b3 wins in 1 ply. The search alone would "
                                                        "choose a3, which also wins, but later.")
                                       : QString());
    }
}

void TestPlaySides::whatWasChosenComesBack() {
    const int uct = int(everyAlgorithm.size()); // behind all other searches
    const QTemporaryDir folder;
    const auto remember = [&](ShownWindow& shown) {
        shown.window.rememberIn(std::make_unique<QSettings>(
            folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat));
        shown.press(Qt::Key_J, Qt::ControlModifier);
        return shown.window.findChild<PlayDialog*>();
    };
    {
        ShownWindow shown;
        QVERIFY(shown.active);
        PlayDialog& dialog = *remember(shown);
        choose(part<QComboBox>(dialog, "gameKind"), 2); // Connect Four
        choose(part<QComboBox>(dialog, "playAlgorithmFirst"), uct);
        typeNumber(part<QSpinBox>(dialog, "playTimeFirst"), 7);
        choose(part<QComboBox>(dialog, "playAlgorithmSecond"), int(Algorithm::mtdf));
        typeNumber(part<QSpinBox>(dialog, "playDepthSecond"), 5);
        choose(part<QComboBox>(dialog, "playEvaluation"), 1);
        QTest::keyClick(&dialog, Qt::Key_Escape);
    }
    ShownWindow shown;
    QVERIFY(shown.active);
    const PlayDialog& dialog = *remember(shown);
    QCOMPARE(lying(boardIn(dialog)).size(), 42);
    QCOMPARE(part<QComboBox>(dialog, "playAlgorithmFirst").currentIndex(), uct);
    const auto& time = part<QSpinBox>(dialog, "playTimeFirst");
    QCOMPARE(time.value(), 7);
    QCOMPARE(time.minimum(), 1);
    QCOMPARE(part<QComboBox>(dialog, "playAlgorithmSecond").currentIndex(), int(Algorithm::mtdf));
    QCOMPARE(part<QSpinBox>(dialog, "playDepthSecond").value(), 5);
    QCOMPARE(part<QComboBox>(dialog, "playEvaluation").currentIndex(), 1);
}

QTEST_MAIN(TestPlaySides)
#include "tst_playsides.moc"
