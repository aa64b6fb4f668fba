// What a search is called where several stand side by side.

#include "tests/rows.h"
#include "ui/words/searchwords.h"

using namespace prunus;

class TestSearchWords : public QObject {
    Q_OBJECT

  private slots:
    void saysWhatMattersAndWhatIsUnusual_data();
    void saysWhatMattersAndWhatIsUnusual();
    void conditionsLeaveTheAlgorithmOut();
};

void TestSearchWords::saysWhatMattersAndWhatIsUnusual_data() {
    const Rows<SearchOptions, QString> row("options", "words");
    SearchOptions options;
    row("alpha-beta has rules", options, "Alpha-beta, fail-hard, α ≥ β");
    options.fail = FailMode::soft;
    options.cut = CutRule::greater;
    row("other rules", options, "Alpha-beta, fail-soft, α > β");
    options.algorithm = Algorithm::minimax;
    row("minimax has none", options, "Minimax");
    options.algorithm = Algorithm::mtdf;
    row("MTD(f) has its own", options, "MTD(f)");
    options.algorithm = Algorithm::minimax;
    options.order = MoveOrder::bestFirst;
    row("an order", options, "Minimax, best first");
    options.order = MoveOrder::random;
    options.seed = 7;
    row("a random order has a seed", options, "Minimax, random order 7");
    options.depth = 3;
    options.root = Player::min;
    row("depth and root", options, "Minimax, random order 7, depth 3, MIN at the root");
    options = {};
    options.window = {2, 5};
    row("a first window", options, "Alpha-beta, fail-hard, α ≥ β, first window [2, 5]");
    options.algorithm = Algorithm::alphaBetaFirstDraft;
    row("the first draft takes none", options, "Alpha-beta, first draft, fail-hard, α ≥ β");
    options = {};
    options.algorithm = Algorithm::iterativeDeepening;
    options.previousBestFirst = false;
    row("deepening without the best move before", options,
        "Iterative deepening, fail-hard, α ≥ β, previous best ignored");
}

void TestSearchWords::saysWhatMattersAndWhatIsUnusual() {
    QFETCH(SearchOptions, options);
    QTEST(shownSearch(options), "words");
}

void TestSearchWords::conditionsLeaveTheAlgorithmOut() {
    QCOMPARE(shownConditions({}), "fail-hard, α ≥ β");
    SearchOptions minimax;
    minimax.algorithm = Algorithm::minimax;
    QCOMPARE(shownConditions(minimax), QString());
}

QTEST_APPLESS_MAIN(TestSearchWords)
#include "tst_searchwords.moc"
