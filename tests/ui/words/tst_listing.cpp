// Which line of the pseudocode each event lights: exactly one, in every algorithm and under every
// rule. The expected lines follow from the definitions of the searches.

#include "tests/rows.h"
#include "tests/ui/words/told.h"
#include "ui/words/listing.h"

#include <algorithm>

using namespace prunus;

class TestListing : public QObject {
    Q_OBJECT

  private slots:
    void everyEventLightsExactlyOneLine_data();
    void everyEventLightsExactlyOneLine();
    void rulesChangeTheLines_data();
    void rulesChangeTheLines();
    void linesOfFigure52_data();
    void linesOfFigure52();
    void leaveAfterTheLastChildClosedTheWindow();
    void minimaxNeverLightsACutoff();
    void formsOfAnAlgorithm_data();
    void formsOfAnAlgorithm();
    void oneFunctionByLevelLightsThePlayersLine_data();
    void oneFunctionByLevelLightsThePlayersLine();
    void theStaticValueByColourAndBySide();
};

namespace {

constexpr auto ge = CutRule::greaterOrEqual;
constexpr auto gt = CutRule::greater;
constexpr auto hard = FailMode::hard;
constexpr auto soft = FailMode::soft;

SearchOptions options(Algorithm algorithm, FailMode fail = hard, CutRule cut = ge) {
    SearchOptions o = with(algorithm, fail);
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
    const Told told(text, o);
    QStringList lines;
    for (std::uint32_t t = 0; t <= told.trace->end().value; ++t) {
        const Moment moment = told.moment(t);
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
    const Rows<Algorithm, ListingForm> row("algorithm", "form");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        for (const ListingForm form : formsOf(each.algorithm)) {
            const QString name =
                QLatin1String(each.id.data()) + QStringLiteral(", ") + shownForm(form);
            row(qPrintable(name), each.algorithm, form);
        }
    }
}

void TestListing::everyEventLightsExactlyOneLine() {
    QFETCH(Algorithm, algorithm);
    QFETCH(ListingForm, form);
    for (const FailMode fail : {hard, soft}) {
        for (const CutRule cut : {ge, gt}) {
            for (const Player player : {Player::max, Player::min}) {
                const SearchOptions o = options(algorithm, fail, cut);
                const Listing listing = Listing::of(o, player, form);
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
    const Rows<SearchOptions, Player, QString, QString> row("options", "player", "cutoff", "last");
    using enum Algorithm;
    row("hard MAX returns beta", options(alphaBeta), Player::max,
        "if α ≥ β then return β    // cutoff", "return α");
    row("hard MIN returns alpha", options(alphaBeta), Player::min,
        "if β ≤ α then return α    // cutoff", "return β");
    row("soft returns the best", options(alphaBeta, soft), Player::min,
        "if β ≤ α then return best    // cutoff", "return best");
    row("strict cut at MIN", options(alphaBeta, hard, gt), Player::min,
        "if β < α then return α    // cutoff", "return β");
    row("strict cut in negamax form", options(alphaBetaNegamax, soft, gt), Player::min,
        "if α > β then return best    // cutoff", "return best");
    row("first draft, hard", options(alphaBetaFirstDraft), Player::max,
        "if α ≥ β then return β    // cutoff", "return α");
    row("first draft, soft", options(alphaBetaFirstDraft, soft), Player::max,
        "if α ≥ β then return α    // cutoff", "return α");
    row("second draft, hard", options(alphaBetaSecondDraft), Player::min,
        "if best ≤ α then return α    // cutoff", "return best");
}

void TestListing::rulesChangeTheLines() {
    QFETCH(SearchOptions, options);
    QFETCH(Player, player);
    const Listing listing = Listing::of(options, player);
    QTEST(lineOf(listing, LineRole::cutoff), "cutoff");
    QTEST(lineOf(listing, LineRole::last), "last");
}

void TestListing::linesOfFigure52_data() {
    // of nodes of MAX, and of MIN
    const Rows<ListingForm, QStringList, QStringList> row("form", "heads", "lasts");
    row("two functions", ListingForm::pair,
        {"function maxValue(node, depth, α, β)", "function minValue(node, depth, α, β)"},
        {"return α", "return β"});
    const QString head = "function alphaBeta(node, depth, level, α, β)";
    const QString last = "return α if level is MAX, else β";
    row("one function by level", ListingForm::byLevel, {head, head}, {last, last});
}

void TestListing::linesOfFigure52() {
    QFETCH(ListingForm, form);
    QFETCH(QStringList, heads);
    QFETCH(QStringList, lasts);
    const QString leaf = "return static value of node";
    const QString raise = "if v > α then α ← v";
    const QString lower = "if v < β then β ← v";
    const QString cut = "if β ≤ α then return α    // cutoff";
    const QStringList expected{{},    heads[0], heads[1], leaf,     lower,    leaf,    lower,
                               leaf,  lower,    lasts[1], raise,    heads[1], leaf,    lower,
                               cut,   cut,      raise,    heads[1], leaf,     lower,   leaf,
                               lower, leaf,     lower,    cut,      raise,    lasts[0]};
    QCOMPARE(litLines(figure52, options(Algorithm::alphaBeta), form), expected);
}

void TestListing::leaveAfterTheLastChildClosedTheWindow() {
    // C's only child closes its window: nothing is skipped, but the node returns as after a cutoff.
    const QStringList lines = litLines("[[3],[2]]", options(Algorithm::alphaBeta));
    // 1 A, 2 B, 3 leaf, 4 back, 5 leave B, 6 back, 7 C, 8 leaf, 9 back, 10 leave C
    QCOMPARE(lines.at(5), "return β");
    QCOMPARE(lines.at(10), "if β ≤ α then return α    // cutoff");
}

void TestListing::minimaxNeverLightsACutoff() {
    const QStringList lines = litLines(figure52, options(Algorithm::minimax));
    QCOMPARE(lines.filter(QStringLiteral("cutoff")).size(), 0);
    QCOMPARE(lines.filter(QStringLiteral("return best")).size(), 4);
}

void TestListing::formsOfAnAlgorithm_data() {
    const Rows<Algorithm, QStringList> row("algorithm", "forms");
    using enum Algorithm;
    const QStringList levels{"two functions", "one, by level"};
    const QStringList sides{"with a colour", "side to move"};
    row("minimax, a pair or by level", minimax, levels);
    row("alpha-beta, a pair or by level", alphaBeta, levels);
    row("negamax, colour or side to move", negamax, sides);
    row("alpha-beta negamax, likewise", alphaBetaNegamax, sides);
    row("the first draft has one form", alphaBetaFirstDraft, QStringList{""});
    row("the second draft has one form", alphaBetaSecondDraft, QStringList{""});
}

void TestListing::formsOfAnAlgorithm() {
    QFETCH(Algorithm, algorithm);
    QStringList shown;
    for (const ListingForm each : formsOf(algorithm)) {
        shown << (each == ListingForm::usual ? QStringLiteral("") : shownForm(each));
        const Listing listing = Listing::of(options(algorithm), Player::min, each);
        QCOMPARE(listing.oneOfTwo(), each == ListingForm::pair || each == ListingForm::usual);
    }
    QTEST(shown, "forms");
}

void TestListing::oneFunctionByLevelLightsThePlayersLine_data() {
    const Rows<SearchOptions, Player, QString, QString, QString> row("options", "player", "compare",
                                                                     "cutoff", "last");
    using enum Algorithm;
    row("minimax at MAX raises", options(minimax), Player::max, "if v > best then best ← v", "",
        "return best");
    row("minimax at MIN lowers", options(minimax), Player::min, "if v < best then best ← v", "",
        "return best");
    row("hard at MAX returns beta", options(alphaBeta), Player::max, "if v > α then α ← v",
        "if α ≥ β then return β    // cutoff", "return α if level is MAX, else β");
    row("hard at MIN returns alpha, strict cut", options(alphaBeta, hard, gt), Player::min,
        "if v < β then β ← v", "if β < α then return α    // cutoff",
        "return α if level is MAX, else β");
    row("soft at MAX returns the best, strict cut", options(alphaBeta, soft, gt), Player::max,
        "if v > best then best ← v", "if α > β then return best    // cutoff", "return best");
    row("soft at MIN returns the best", options(alphaBeta, soft), Player::min,
        "if v < best then best ← v", "if β ≤ α then return best    // cutoff", "return best");
}

void TestListing::oneFunctionByLevelLightsThePlayersLine() {
    QFETCH(SearchOptions, options);
    QFETCH(Player, player);
    QFETCH(QString, cutoff);
    const Listing mine = Listing::of(options, player, ListingForm::byLevel);
    QTEST(lineOf(mine, LineRole::compare), "compare");
    QTEST(lineOf(mine, LineRole::last), "last");
    QCOMPARE(mine.lineOf(LineRole::cutoff).has_value(), !cutoff.isEmpty());
    if (!cutoff.isEmpty()) {
        QCOMPARE(lineOf(mine, LineRole::cutoff), cutoff);
    }
    // Both players read the same text; only the light differs.
    const Listing other = Listing::of(options, opponent(player), ListingForm::byLevel);
    QVERIFY(std::ranges::equal(mine.lines(), other.lines(), {}, &ListingLine::code,
                               &ListingLine::code));
    QVERIFY(mine.lineOf(LineRole::compare) != other.lineOf(LineRole::compare));
}

void TestListing::theStaticValueByColourAndBySide() {
    for (const SearchOptions& o :
         {options(Algorithm::negamax), options(Algorithm::alphaBetaNegamax)}) {
        for (const Player player : {Player::max, Player::min}) {
            const Listing colour = Listing::of(o, player, ListingForm::colour);
            const Listing side = Listing::of(o, player, ListingForm::sideToMove);
            QCOMPARE(lineOf(colour, LineRole::staticValue), "return colour · static value of node");
            QCOMPARE(lineOf(side, LineRole::staticValue),
                     "return static value for the side to move");
            QCOMPARE(side.lines().size(), colour.lines().size());
            for (const ListingLine& line : side.lines()) {
                QVERIFY2(!line.code.contains(QStringLiteral("colour")), qPrintable(line.code));
            }
        }
    }
}

QTEST_GUILESS_MAIN(TestListing)
#include "tst_listing.moc"
