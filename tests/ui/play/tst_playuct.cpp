// Game ▸ Play against UCT: how it is chosen, what is said of its playouts, and how it is stopped.

#include "tests/ui/base/rows.h"
#include "tests/ui/play/playwindow.h"
#include "ui/montecarlo/montecarlowindow.h"
#include "ui/widgets/noticebar.h"

#include <QAction>
#include <QRegularExpression>
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

class TestPlayUct : public QObject {
    Q_OBJECT

  private slots:
    void itHasATimeAndNoDepth();
    void itMovesAndSaysWhatChanceItHas();
    void itTellsHowFastItIsAndCanBeStopped();
    void itGivesHints();
    void bothSidesCanBeIts();
    void theSearchBehindAMoveIsOpened_data();
    void theSearchBehindAMoveIsOpened();
};

void TestPlayUct::itHasATimeAndNoDepth() {
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
void TestPlayUct::itMovesAndSaysWhatChanceItHas() {
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

void TestPlayUct::itTellsHowFastItIsAndCanBeStopped() {
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

void TestPlayUct::itGivesHints() {
    const PlayWindow shown("tic-tac-toe@xx./oo./...:x");
    chooseUct(shown, "First", 1);
    shown.click("playHint");
    QTRY_VERIFY_WITH_TIMEOUT(shown.noted().startsWith("Hint: c1, after "), 30'000);
    QVERIFY2(shown.noted().contains("With c1 the chance of X is ≈100\u00A0%: an estimate"),
             qPrintable(shown.noted()));
    QCOMPARE(shown.length(), std::size_t{0});
}

void TestPlayUct::bothSidesCanBeIts() {
    const PlayWindow shown("tic-tac-toe@xo./.xo/o..:x");
    chooseUct(shown, "First", 1);
    chooseUct(shown, "Second", 1);
    shown.chooseIn("playFirst", 1);
    QTRY_VERIFY_WITH_TIMEOUT(hasEnded(shown.dialog->record().position()), 30'000);
    QCOMPARE(shown.said(), "X wins");
}

void TestPlayUct::theSearchBehindAMoveIsOpened_data() {
    const Rows<QString, QString, bool> row("game", "move", "same");
    row("chess, the same playouts",
        "chess@r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R_w_KQkq_-", "Bb5", true);
    row("Go, where a board may not come again", "go:9", "e5", false);
}

/// In the Monte Carlo window, with the moves counted as often as in play.
void TestPlayUct::theSearchBehindAMoveIsOpened() {
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

QTEST_MAIN(TestPlayUct)
#include "tst_playuct.moc"
