// Which line of the pseudocode each event lights: exactly one, in every algorithm and under every
// rule. The expected lines follow from the definitions of the searches.

#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "ui/words/listing.h"

#include <QTest>
#include <algorithm>

using namespace prunus;

class TestListing : public QObject {
    Q_OBJECT

  private slots:
    void everyEventLightsExactlyOneLine_data();
    void everyEventLightsExactlyOneLine();
    void rulesChangeTheLines_data();
    void rulesChangeTheLines();
    void linesOfFigure52();
    void leaveAfterTheLastChildClosedTheWindow();
    void minimaxNeverLightsACutoff();
    void formsOfAnAlgorithm_data();
    void formsOfAnAlgorithm();
    void oneFunctionByLevelLightsThePlayersLine_data();
    void oneFunctionByLevelLightsThePlayersLine();
    void figure52ByLevel();
    void theStaticValueByColourAndBySide_data();
    void theStaticValueByColourAndBySide();
};

namespace {

SearchOptions options(Algorithm algorithm, FailMode fail = FailMode::hard,
                      CutRule cut = CutRule::greaterOrEqual) {
    SearchOptions o;
    o.algorithm = algorithm;
    o.fail = fail;
    o.cut = cut;
    return o;
}

std::ptrdiff_t linesOf(const Listing& listing, LineRole role) {
    return std::ranges::count(listing.lines(), role, &ListingLine::role);
}

QString lineOf(const Listing& listing, LineRole role) {
    return listing.lines().at(*listing.lineOf(role)).code.trimmed();
}

/// The lit line of every step, trimmed; empty at step 0.
QStringList litLines(const char* text, const SearchOptions& o, ListingForm form) {
    const GameTree tree = readText(text).value();
    const auto trace = recordSearch(tree, o).value();
    QStringList lines;
    for (std::uint32_t t = 0; t <= trace->end().value; ++t) {
        const Moment moment(tree, *trace, Step{t});
        const LineRole role = litRole(moment);
        const Player player = t == 0 ? Player::max : moment.event().player;
        lines << (role == LineRole::none ? QString() : lineOf(Listing::of(o, player, form), role));
    }
    return lines;
}

QStringList litLines(const char* text, const SearchOptions& o) {
    return litLines(text, o, formsOf(o.algorithm).front());
}

} // namespace

void TestListing::everyEventLightsExactlyOneLine_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("form");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        for (const ListingForm form : formsOf(each.algorithm)) {
            QTest::addRow("%s, %s", std::string(each.id).c_str(), qPrintable(shownForm(form)))
                << int(each.algorithm) << int(form);
        }
    }
}

void TestListing::everyEventLightsExactlyOneLine() {
    QFETCH(int, algorithm);
    QFETCH(int, form);
    for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
        for (const CutRule cut : {CutRule::greaterOrEqual, CutRule::greater}) {
            for (const Player player : {Player::max, Player::min}) {
                const SearchOptions o = options(Algorithm(algorithm), fail, cut);
                const Listing listing = Listing::of(o, player, ListingForm(form));
                for (const LineRole role :
                     {LineRole::head, LineRole::staticValue, LineRole::compare, LineRole::last}) {
                    QCOMPARE(linesOf(listing, role), std::ptrdiff_t(1));
                }
                QCOMPARE(linesOf(listing, LineRole::cutoff),
                         std::ptrdiff_t(traits(o.algorithm).windowed ? 1 : 0));
                const bool probes = o.algorithm == Algorithm::principalVariationSearch ||
                                    o.algorithm == Algorithm::negaScout;
                QCOMPARE(linesOf(listing, LineRole::again), std::ptrdiff_t(probes ? 1 : 0));
                QCOMPARE(linesOf(listing, LineRole::recall),
                         std::ptrdiff_t(traits(o.algorithm).remembers ? 1 : 0));
                QCOMPARE(linesOf(listing, LineRole::pass),
                         std::ptrdiff_t(makesPasses(o.algorithm) ? 1 : 0));
                for (const ListingLine& line : listing.lines()) {
                    QVERIFY(!line.code.contains(u'{') && !line.code.contains(u'|'));
                }
            }
        }
    }
}

void TestListing::rulesChangeTheLines_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("fail");
    QTest::addColumn<int>("cut");
    QTest::addColumn<QString>("cutoff");
    QTest::addColumn<QString>("last");
    const auto row = [](const char* name, Algorithm a, Player p, FailMode f, CutRule c,
                        const char* cutoff, const char* last) {
        QTest::newRow(name) << int(a) << int(p) << int(f) << int(c) << QString::fromUtf8(cutoff)
                            << QString::fromUtf8(last);
    };
    constexpr auto ge = CutRule::greaterOrEqual;
    constexpr auto gt = CutRule::greater;
    constexpr auto hard = FailMode::hard;
    constexpr auto soft = FailMode::soft;
    row("hard MAX returns beta", Algorithm::alphaBeta, Player::max, hard, ge,
        "if α ≥ β then return β    // cutoff", "return α");
    row("hard MIN returns alpha", Algorithm::alphaBeta, Player::min, hard, ge,
        "if β ≤ α then return α    // cutoff", "return β");
    row("soft returns the best", Algorithm::alphaBeta, Player::min, soft, ge,
        "if β ≤ α then return best    // cutoff", "return best");
    row("strict cut at MIN", Algorithm::alphaBeta, Player::min, hard, gt,
        "if β < α then return α    // cutoff", "return β");
    row("strict cut in negamax form", Algorithm::alphaBetaNegamax, Player::min, soft, gt,
        "if α > β then return best    // cutoff", "return best");
    row("first draft, hard", Algorithm::alphaBetaFirstDraft, Player::max, hard, ge,
        "if α ≥ β then return β    // cutoff", "return α");
    row("first draft, soft", Algorithm::alphaBetaFirstDraft, Player::max, soft, ge,
        "if α ≥ β then return α    // cutoff", "return α");
    row("second draft, hard", Algorithm::alphaBetaSecondDraft, Player::min, hard, ge,
        "if best ≤ α then return α    // cutoff", "return best");
}

void TestListing::rulesChangeTheLines() {
    QFETCH(int, algorithm);
    QFETCH(int, player);
    QFETCH(int, fail);
    QFETCH(int, cut);
    const Listing listing =
        Listing::of(options(Algorithm(algorithm), FailMode(fail), CutRule(cut)), Player(player));
    QTEST(lineOf(listing, LineRole::cutoff), "cutoff");
    QTEST(lineOf(listing, LineRole::last), "last");
}

void TestListing::linesOfFigure52() {
    const QString maxHead = QStringLiteral("function maxValue(node, depth, α, β)");
    const QString minHead = QStringLiteral("function minValue(node, depth, α, β)");
    const QString leaf = QStringLiteral("return static value of node");
    const QString raise = QStringLiteral("if v > α then α ← v");
    const QString lower = QStringLiteral("if v < β then β ← v");
    const QString cut = QStringLiteral("if β ≤ α then return α    // cutoff");
    const QString lastMin = QStringLiteral("return β");
    const QString lastMax = QStringLiteral("return α");
    const QStringList expected{{},    maxHead, minHead, leaf,    lower,   leaf,   lower,
                               leaf,  lower,   lastMin, raise,   minHead, leaf,   lower,
                               cut,   cut,     raise,   minHead, leaf,    lower,  leaf,
                               lower, leaf,    lower,   cut,     raise,   lastMax};
    QCOMPARE(litLines("[[3,12,8],[2,4,6],[14,5,2]]", options(Algorithm::alphaBeta)), expected);
}

void TestListing::leaveAfterTheLastChildClosedTheWindow() {
    // C's only child closes its window: nothing is skipped, but the node returns as after a cutoff.
    const QStringList lines = litLines("[[3],[2]]", options(Algorithm::alphaBeta));
    // 1 A, 2 B, 3 leaf, 4 back, 5 leave B, 6 back, 7 C, 8 leaf, 9 back, 10 leave C
    QCOMPARE(lines.at(5), QStringLiteral("return β"));
    QCOMPARE(lines.at(10), QStringLiteral("if β ≤ α then return α    // cutoff"));
}

void TestListing::minimaxNeverLightsACutoff() {
    const QStringList lines = litLines("[[3,12,8],[2,4,6],[14,5,2]]", options(Algorithm::minimax));
    QCOMPARE(lines.filter(QStringLiteral("cutoff")).size(), 0);
    QCOMPARE(lines.filter(QStringLiteral("return best")).size(), 4);
    const Listing negamax = Listing::of(options(Algorithm::negamax), Player::min);
    QVERIFY(!negamax.oneOfTwo());
    QVERIFY(Listing::of(options(Algorithm::minimax), Player::min).oneOfTwo());
}

void TestListing::formsOfAnAlgorithm_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<QStringList>("forms");
    const QStringList levels{"two functions", "one, by level"};
    const QStringList sides{"with a colour", "side to move"};
    QTest::newRow("minimax, a pair or by level") << int(Algorithm::minimax) << levels;
    QTest::newRow("alpha-beta, a pair or by level") << int(Algorithm::alphaBeta) << levels;
    QTest::newRow("negamax, colour or side to move") << int(Algorithm::negamax) << sides;
    QTest::newRow("alpha-beta negamax, likewise") << int(Algorithm::alphaBetaNegamax) << sides;
    QTest::newRow("the first draft has one form")
        << int(Algorithm::alphaBetaFirstDraft) << QStringList{""};
    QTest::newRow("the second draft has one form")
        << int(Algorithm::alphaBetaSecondDraft) << QStringList{""};
}

void TestListing::formsOfAnAlgorithm() {
    QFETCH(int, algorithm);
    QStringList shown;
    for (const ListingForm each : formsOf(Algorithm(algorithm))) {
        shown << (each == ListingForm::usual ? QStringLiteral("") : shownForm(each));
        const Listing listing = Listing::of(options(Algorithm(algorithm)), Player::min, each);
        QCOMPARE(listing.oneOfTwo(), each == ListingForm::pair || each == ListingForm::usual);
    }
    QTEST(shown, "forms");
}

void TestListing::oneFunctionByLevelLightsThePlayersLine_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("player");
    QTest::addColumn<int>("fail");
    QTest::addColumn<int>("cut");
    QTest::addColumn<QString>("compare");
    QTest::addColumn<QString>("cutoff");
    QTest::addColumn<QString>("last");
    const auto row = [](const char* name, Algorithm a, Player p, FailMode f, CutRule c,
                        const char* compare, const char* cutoff, const char* last) {
        QTest::newRow(name) << int(a) << int(p) << int(f) << int(c) << QString::fromUtf8(compare)
                            << QString::fromUtf8(cutoff) << QString::fromUtf8(last);
    };
    constexpr auto ge = CutRule::greaterOrEqual;
    constexpr auto gt = CutRule::greater;
    constexpr auto hard = FailMode::hard;
    constexpr auto soft = FailMode::soft;
    row("minimax at MAX raises", Algorithm::minimax, Player::max, hard, ge,
        "if v > best then best ← v", "", "return best");
    row("minimax at MIN lowers", Algorithm::minimax, Player::min, hard, ge,
        "if v < best then best ← v", "", "return best");
    row("hard at MAX returns beta", Algorithm::alphaBeta, Player::max, hard, ge,
        "if v > α then α ← v", "if α ≥ β then return β    // cutoff",
        "return α if level is MAX, else β");
    row("hard at MIN returns alpha, strict cut", Algorithm::alphaBeta, Player::min, hard, gt,
        "if v < β then β ← v", "if β < α then return α    // cutoff",
        "return α if level is MAX, else β");
    row("soft at MAX returns the best, strict cut", Algorithm::alphaBeta, Player::max, soft, gt,
        "if v > best then best ← v", "if α > β then return best    // cutoff", "return best");
    row("soft at MIN returns the best", Algorithm::alphaBeta, Player::min, soft, ge,
        "if v < best then best ← v", "if β ≤ α then return best    // cutoff", "return best");
}

void TestListing::oneFunctionByLevelLightsThePlayersLine() {
    QFETCH(int, algorithm);
    QFETCH(int, player);
    QFETCH(int, fail);
    QFETCH(int, cut);
    QFETCH(QString, cutoff);
    const SearchOptions o = options(Algorithm(algorithm), FailMode(fail), CutRule(cut));
    const Listing mine = Listing::of(o, Player(player), ListingForm::byLevel);
    QTEST(lineOf(mine, LineRole::compare), "compare");
    QTEST(lineOf(mine, LineRole::last), "last");
    QCOMPARE(mine.lineOf(LineRole::cutoff).has_value(), !cutoff.isEmpty());
    if (!cutoff.isEmpty()) {
        QCOMPARE(lineOf(mine, LineRole::cutoff), cutoff);
    }
    // Both players read the same text; only the light differs.
    const Listing other = Listing::of(o, opponent(Player(player)), ListingForm::byLevel);
    QVERIFY(std::ranges::equal(mine.lines(), other.lines(), {}, &ListingLine::code,
                               &ListingLine::code));
    QVERIFY(mine.lineOf(LineRole::compare) != other.lineOf(LineRole::compare));
}

void TestListing::figure52ByLevel() {
    const QString head = QStringLiteral("function alphaBeta(node, depth, level, α, β)");
    const QString leaf = QStringLiteral("return static value of node");
    const QString raise = QStringLiteral("if v > α then α ← v");
    const QString lower = QStringLiteral("if v < β then β ← v");
    const QString cut = QStringLiteral("if β ≤ α then return α    // cutoff");
    const QString last = QStringLiteral("return α if level is MAX, else β");
    const QStringList expected{{},   head,  head, leaf,  lower, leaf,  lower, leaf,  lower,
                               last, raise, head, leaf,  lower, cut,   cut,   raise, head,
                               leaf, lower, leaf, lower, leaf,  lower, cut,   raise, last};
    QCOMPARE(litLines("[[3,12,8],[2,4,6],[14,5,2]]", options(Algorithm::alphaBeta),
                      ListingForm::byLevel),
             expected);
}

void TestListing::theStaticValueByColourAndBySide_data() {
    QTest::addColumn<int>("algorithm");
    QTest::newRow("negamax") << int(Algorithm::negamax);
    QTest::newRow("alpha-beta negamax") << int(Algorithm::alphaBetaNegamax);
}

void TestListing::theStaticValueByColourAndBySide() {
    QFETCH(int, algorithm);
    const SearchOptions o = options(Algorithm(algorithm));
    for (const Player player : {Player::max, Player::min}) {
        const Listing colour = Listing::of(o, player, ListingForm::colour);
        const Listing side = Listing::of(o, player, ListingForm::sideToMove);
        QCOMPARE(lineOf(colour, LineRole::staticValue),
                 QStringLiteral("return colour · static value of node"));
        QCOMPARE(lineOf(side, LineRole::staticValue),
                 QStringLiteral("return static value for the side to move"));
        QCOMPARE(side.lines().size(), colour.lines().size());
        for (const ListingLine& line : side.lines()) {
            QVERIFY2(!line.code.contains(QStringLiteral("colour")), qPrintable(line.code));
        }
    }
}

QTEST_GUILESS_MAIN(TestListing)
#include "tst_listing.moc"
