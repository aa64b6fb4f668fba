// What a search is called where several stand side by side.

#include "ui/words/searchwords.h"

#include <QTest>

using namespace prunus;

class TestSearchWords : public QObject {
    Q_OBJECT

  private slots:
    void saysWhatMattersAndWhatIsUnusual_data();
    void saysWhatMattersAndWhatIsUnusual();
    void conditionsLeaveTheAlgorithmOut();
};

void TestSearchWords::saysWhatMattersAndWhatIsUnusual_data() {
    QTest::addColumn<SearchOptions>("options");
    QTest::addColumn<QString>("words");
    SearchOptions options;
    QTest::newRow("alpha-beta has rules") << options << "Alpha-beta, fail-hard, α ≥ β";
    options.fail = FailMode::soft;
    options.cut = CutRule::greater;
    QTest::newRow("other rules") << options << "Alpha-beta, fail-soft, α > β";
    options.algorithm = Algorithm::minimax;
    QTest::newRow("minimax has none") << options << "Minimax";
    options.algorithm = Algorithm::mtdf;
    QTest::newRow("MTD(f) has its own") << options << "MTD(f)";
    options.algorithm = Algorithm::minimax;
    options.order = MoveOrder::bestFirst;
    QTest::newRow("an order") << options << "Minimax, best first";
    options.order = MoveOrder::random;
    options.seed = 7;
    QTest::newRow("a random order has a seed") << options << "Minimax, random order 7";
    options.depth = 3;
    options.root = Player::min;
    QTest::newRow("depth and root")
        << options << "Minimax, random order 7, depth 3, MIN at the root";
    options = {};
    options.window = {2, 5};
    QTest::newRow("a first window")
        << options << "Alpha-beta, fail-hard, α ≥ β, first window [2, 5]";
    options.algorithm = Algorithm::alphaBetaFirstDraft;
    QTest::newRow("the first draft takes none")
        << options << "Alpha-beta, first draft, fail-hard, α ≥ β";
    options = {};
    options.algorithm = Algorithm::iterativeDeepening;
    options.previousBestFirst = false;
    QTest::newRow("deepening without the best move before")
        << options << "Iterative deepening, fail-hard, α ≥ β, previous best ignored";
}

void TestSearchWords::saysWhatMattersAndWhatIsUnusual() {
    QFETCH(SearchOptions, options);
    QTEST(shownSearch(options), "words");
}

void TestSearchWords::conditionsLeaveTheAlgorithmOut() {
    QCOMPARE(shownConditions({}), QStringLiteral("fail-hard, α ≥ β"));
    SearchOptions minimax;
    minimax.algorithm = Algorithm::minimax;
    QCOMPARE(shownConditions(minimax), QString());
}

QTEST_APPLESS_MAIN(TestSearchWords)
#include "tst_searchwords.moc"
