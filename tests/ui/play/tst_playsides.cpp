// Game ▸ Play: how each side searches, and what is kept of that; and against UCT how it is chosen,
// what is said of its playouts, and how it is stopped.

#include "core/games/positionname.h"
#include "tests/rows.h"
#include "tests/ui/play/playwindow.h"
#include "ui/montecarlo/montecarlowindow.h"
#include "ui/widgets/noticebar.h"

#include <QCheckBox>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <cmath>

using namespace prunus;

namespace {

/// Behind all other searches.
const int uct = int(everyAlgorithm.size());

void chooseUct(const PlayWindow& shown, const char* side, int seconds) {
    shown.chooseIn(qPrintable(QStringLiteral("playAlgorithm") + QLatin1String(side)), uct);
    typeNumber(part<QSpinBox>(*shown.dialog, QByteArray("playTime") + side), seconds);
}

bool matches(const QString& text, const char* pattern) {
    return QRegularExpression(QRegularExpression::anchoredPattern(QString::fromUtf8(pattern)))
        .match(text)
        .hasMatch();
}

} // namespace

class TestPlaySides : public QObject {
    Q_OBJECT

  private slots:
    void howToSearchIsKeptWithTheGame() {
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
    void noSearchWithoutAnEndIsCarriedOn() {
        const PlayWindow shown;
        const auto& depth = part<QSpinBox>(*shown.dialog, "playDepthSecond");
        QCOMPARE(depth.text(), QStringLiteral("to the end"));
        shown.chooseIn("gameKind", 2); // Connect Four
        QCOMPARE(depth.value(), 6);
        for (const int chosen : {0, 20}) {
            shown.dialog->playFrom(
                gameNamed("connect-four@xo.ox.o/oo.xx.x/xx.xo.x/ox.xoxx/oo.ooxo/oxoxxoo:x")
                    .value());
            shown.setDepth(chosen);
            QCOMPARE(depth.value(), chosen);
            shown.click("newGame");
            QCOMPARE(depth.value(), 6);
        }
    }

    void aLevelChoosesHowToSearch_data() {
        const Rows<int, int, int, int> row("game", "level", "depth", "seconds");
        row("a beginner looks one ply ahead", 2, 0, 1, 0);
        row("easy", 2, 1, 2, 0);
        row("medium", 2, 2, 4, 0);
        row("strong", 2, 3, 6, 0);
        row("the strongest looks as far as it gets", 2, 4, 0, 3);
        row("and to the end of a short game", 0, 4, 0, 0);
    }
    void aLevelChoosesHowToSearch() {
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
    void oneCanBeginFromALevel() {
        const PlayWindow shown;
        shown.chooseIn("gameKind", 2);
        shown.chooseIn("playLevelSecond", 2);
        auto& level = part<QComboBox>(*shown.dialog, "playLevelSecond");
        QTest::keyClick(&level, Qt::Key_A); // past those between
        QCOMPARE(level.currentText(), QStringLiteral("as chosen below"));
        QCOMPARE(part<QSpinBox>(*shown.dialog, "playDepthSecond").value(), 4);
    }

    void eachSideSearchesItsOwnWay() {
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

    void aTimeAMoveTellsWhatItReached() {
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
    void distanceCountsUnlessSwitchedOff() {
        for (const bool counts : {true, false}) {
            const PlayWindow shown;
            part<QCheckBox>(*shown.dialog, "playDistance").setChecked(counts);
            shown.playFrom("tic-tac-toe@xo./xo./...:x");
            shown.type(QStringLiteral("c2"));
            QTRY_COMPARE(shown.length(), std::size_t{2});
            QCOMPARE(shown.cell(1, 0),
                     counts ? QStringLiteral("2. O b3") : QStringLiteral("2. O a3"));
            QCOMPARE(shown.noted(), counts
                                        ? QStringLiteral("b3 wins in 1 ply. The search alone would "
                                                         "choose a3, which also wins, but later.")
                                        : QString());
        }
    }

    void whatWasChosenComesBack() {
        const QTemporaryDir folder;
        const auto remember = [&](ShownWindow& shown) {
            shown.window.rememberIn(std::make_unique<QSettings>(
                folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat));
            shown.press(Qt::Key_J, Qt::ControlModifier);
            return shown.window.findChild<PlayDialog*>();
        };
        {
            ShownWindow shown;
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
        const PlayDialog& dialog = *remember(shown);
        QCOMPARE(lying(boardIn(dialog)).size(), 42);
        QCOMPARE(part<QComboBox>(dialog, "playAlgorithmFirst").currentIndex(), uct);
        const auto& time = part<QSpinBox>(dialog, "playTimeFirst");
        QCOMPARE(time.value(), 7);
        QCOMPARE(time.minimum(), 1);
        QCOMPARE(part<QComboBox>(dialog, "playAlgorithmSecond").currentIndex(),
                 int(Algorithm::mtdf));
        QCOMPARE(part<QSpinBox>(dialog, "playDepthSecond").value(), 5);
        QCOMPARE(part<QComboBox>(dialog, "playEvaluation").currentIndex(), 1);
    }

    void itHasATimeAndNoDepth() {
        const PlayWindow shown;
        const auto& depth = part<QSpinBox>(*shown.dialog, "playDepthSecond");
        const auto& time = part<QSpinBox>(*shown.dialog, "playTimeSecond");
        const auto& level = part<QComboBox>(*shown.dialog, "playLevelSecond");
        QCOMPARE(time.text(), "no limit");
        shown.chooseIn("playAlgorithmSecond", uct);
        QCOMPARE(part<QComboBox>(*shown.dialog, "playAlgorithmSecond").currentText(),
                 "Monte Carlo (UCT)");
        QVERIFY(!depth.isEnabled());
        QCOMPARE(time.value(), 3);
        QCOMPARE(time.minimum(), 1);
        QCOMPARE(level.currentText(), "as chosen below");
        shown.chooseIn("playAlgorithmSecond", int(Algorithm::alphaBeta));
        QVERIFY(depth.isEnabled());
        QCOMPARE(time.minimum(), 0);
    }

    /// O must take c1, where X would win; then it is a draw.
    void itMovesAndSaysWhatChanceItHas() {
        const PlayWindow shown("tic-tac-toe@.x./.o./...:x");
        chooseUct(shown, "Second", 1);
        shown.type("a1"); // threatens c1
        QTRY_COMPARE_WITH_TIMEOUT(shown.length(), std::size_t{2}, 30'000);
        QCOMPARE(shown.cell(1, 0), "2. O c1");
        QVERIFY(shown.moves().current() == nullptr);
        const UctSearchedMove& search = *shown.moves().currentOfUct();
        QVERIFY(search.question.time == std::chrono::seconds(1));
        const UctStatistics& of = search.found.statistics;
        const auto percent = QString::number(std::round(100 * (1 - of.rewards / of.visits)));
        QVERIFY2(matches(shown.noted(),
                         R"(The program made [\d,]+ playouts\. With c1 the chance of O )"
                         R"(is ≈\d+\x{A0}%: an estimate, in which a draw is half a win\.)"),
                 qPrintable(shown.noted()));
        QVERIFY(shown.noted().contains(QStringLiteral("≈%1\u00A0%").arg(percent)));
        QVERIFY(plain(shown.noted()).contains(QString::number(search.found.playouts)));
        QVERIFY2(shown.cell(1, 1).startsWith(u'≈'), qPrintable(shown.cell(1, 1)));
        QVERIFY(shown.moves().item(1, 1)->toolTip().contains("an estimate"));
        QVERIFY(shown.cell(1, 4).isEmpty());
    }

    void itTellsHowFastItIsAndCanBeStopped() {
        const PlayWindow shown;
        shown.chooseIn("gameKind", 2); // Connect Four
        chooseUct(shown, "Second", 3600);
        clickSquare(shown.board(), 3);
        QTRY_VERIFY2(matches(shown.noted(), R"(The program makes [\d,]+ playouts a second\.)"),
                     qPrintable(shown.noted()));
        QVERIFY(shown.said().contains("the program thinks"));
        QVERIFY(shown.dialog->thinks());
        shown.click("playStop");
        QVERIFY(!shown.dialog->thinks());
        QCOMPARE(shown.length(), std::size_t{1});
        shown.click("playTakeBack");
        QCOMPARE(shown.length(), std::size_t{0});
    }

    void itGivesHints() {
        const PlayWindow shown("tic-tac-toe@xx./oo./...:x");
        chooseUct(shown, "First", 1);
        shown.click("playHint");
        QTRY_VERIFY_WITH_TIMEOUT(shown.noted().startsWith("Hint: c1, after "), 30'000);
        QVERIFY2(shown.noted().contains("With c1 the chance of X is ≈100\u00A0%: an estimate"),
                 qPrintable(shown.noted()));
        QCOMPARE(shown.length(), std::size_t{0});
    }

    void bothSidesCanBeIts() {
        const PlayWindow shown("tic-tac-toe@xo./.xo/o..:x");
        chooseUct(shown, "First", 1);
        chooseUct(shown, "Second", 1);
        shown.chooseIn("playFirst", 1);
        QTRY_VERIFY_WITH_TIMEOUT(hasEnded(shown.dialog->record().position()), 30'000);
        QCOMPARE(shown.said(), "X wins");
    }

    void theSearchBehindAMoveIsOpened_data() {
        const Rows<QString, QString, bool> row("game", "move", "same");
        row("chess, the same playouts",
            "chess@r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R_w_KQkq_-", "Bb5", true);
        row("Go, where a board may not come again", "go:9", "e5", false);
    }
    /// In the Monte Carlo window, with the moves counted as often as in play.
    void theSearchBehindAMoveIsOpened() {
        QFETCH(QString, game);
        QFETCH(QString, move);
        QFETCH(bool, same);
        const PlayWindow shown(game);
        chooseUct(shown, "Second", 1);
        const auto& open = part<QPushButton>(*shown.dialog, "playOpenSearch");
        shown.type(move);
        QVERIFY(!open.isEnabled()); // of a user's move
        QTRY_COMPARE_WITH_TIMEOUT(shown.length(), std::size_t{2}, 30'000);
        const UctMove found = shown.moves().currentOfUct()->found;
        QVERIFY(open.isEnabled());
        shown.click("playOpenSearch");
        auto* const window = shown.window.findChild<MonteCarloWindow*>();
        QVERIFY(window != nullptr);
        const MonteCarlo& run = window->run();
        const auto shownPlayouts = std::uint32_t(std::min<std::uint64_t>(found.playouts, 100'000));
        QTRY_VERIFY_WITH_TIMEOUT(run.trace() && run.trace()->iterations() == shownPlayouts, 60'000);
        const QString notice = part<NoticeBar>(*window, "uctNotice").text();
        QCOMPARE(notice.isEmpty(), same && found.playouts == shownPlayouts);
        if (notice.isEmpty()) {
            const UctMoment end(*run.trace(), run.trace()->end());
            QCOMPARE(end.bestMove(), std::optional(found.move));
            const NodeId child = run.trace()->tree().children(GameTree::root())[found.move];
            QVERIFY(end.statistics(child) == found.statistics);
        }
        QVERIFY(!part<QComboBox>(*window, "uctSubject").isVisible()); // there is no tree
    }
};

QTEST_MAIN(TestPlaySides)
#include "tst_playsides.moc"
