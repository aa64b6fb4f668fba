// `prunus trace --explain`, as anyone can check it: the events are those of the naive searches,
// each claim is one of the contract's, and the judge finds it true.

#include "core/formats/treeformat.h"
#include "tests/analysis/claims/claimtext.h"
#include "tests/analysis/claims/drawnsearch.h"
#include "tests/analysis/claims/judge.h"
#include "tests/app/commandline.h"

#include <QTest>
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>
#include <vector>

using namespace prunus;
using nlohmann::json;
using oracle::DrawnSearch;

namespace {

const std::uint64_t randomTrees = oracle::enough(24);

QStringList argumentsFor(const SearchOptions& options) {
    static constexpr const char* orders[] = {"as-written", "best-first", "worst-first", "random"};
    const auto number = [](Value v) { return QString::number(v, 'g', 17); };
    QStringList all{"trace", "-", "--explain", "--algorithm",
                    QString::fromLatin1(traits(options.algorithm).id.data())};
    all << "--fail" << (options.fail == FailMode::hard ? "hard" : "soft");
    all << "--cut" << (options.cut == CutRule::greater ? "gt" : "ge");
    all << "--order" << orders[static_cast<std::size_t>(options.order)];
    all << "--seed" << QString::number(options.seed);
    all << "--previous-best" << (options.previousBestFirst ? "first" : "ignored");
    if (options.depth) {
        all << "--depth" << QString::number(*options.depth);
    }
    if (options.root) {
        all << "--root" << (*options.root == Player::max ? "max" : "min");
    }
    if (options.window != Window{}) {
        all << "--window=" + number(options.window.alpha) + "," + number(options.window.beta);
    }
    return all;
}

QByteArray document(const oracle::NaiveTree& tree) {
    return QByteArray::fromStdString(written(gameTree(tree), TreeFormat::json));
}

/// The lines that the program prints.
QList<QByteArray> traced(const DrawnSearch& search, const QStringList& format) {
    const ProgramRun run = runProgram(argumentsFor(search.options) + format, document(search.tree));
    return linesIn(run.out);
}

/// What is wrong with the explanation of a step; empty if nothing is.
std::string faultIn(const json& line, const oracle::Judge& judge, const DrawnSearch& search) {
    if (line.at("sentence").get<std::string>().empty()) {
        return "nothing is said";
    }
    for (const json& each : line.at("claims")) {
        const std::string fault = judge.fault(oracle::claimFrom(each, search.tree));
        if (!fault.empty()) {
            return each.dump() + ": " + fault;
        }
    }
    return {};
}

/// The first step that is not as it should be; empty if all are. Counts claims.
std::string firstFault(const DrawnSearch& search, std::size_t& claims) {
    const QList<QByteArray> lines = traced(search, {"--format", "jsonl"});
    if (static_cast<std::size_t>(lines.size()) != search.log.size()) {
        return std::to_string(lines.size()) + " lines for " + std::to_string(search.log.size()) +
               " events";
    }
    oracle::Judge judge(search.tree, search.options);
    for (qsizetype t = 0; t < lines.size(); ++t) {
        const oracle::LoggedEvent& event = search.log[static_cast<std::size_t>(t)];
        judge.hear(event);
        const json line = json::parse(lines[t].toStdString());
        const bool isIt = line.at("path") == json(event.path) && line.at("step") == json(t + 1);
        const std::string fault =
            isIt ? faultIn(line, judge, search) : "another event than the oracle's";
        if (!fault.empty()) {
            return "step " + std::to_string(t + 1) + ": " + fault;
        }
        claims += line.at("claims").size();
    }
    return {};
}

/// The published trees, under their own options, and then random ones under any.
std::vector<DrawnSearch> searchesWith(Algorithm algorithm) {
    std::vector<DrawnSearch> all;
    std::ifstream file(PRUNUS_TEST_DATA "/published.json");
    const json published = json::parse(file);
    for (const json& each : published.at("trees")) {
        SearchOptions options;
        options.algorithm = algorithm;
        options.fail = each["options"]["fail"] == "soft" ? FailMode::soft : FailMode::hard;
        options.cut = each["options"]["cut"] == "gt" ? CutRule::greater : CutRule::greaterOrEqual;
        options = settled(options);
        const Player root = each["root"] == "min" ? Player::min : Player::max;
        oracle::NaiveTree tree = oracle::naiveTree(each["tree"].dump(), root);
        oracle::Orders orders = naiveOrders(tree, options);
        auto log = std::get<oracle::Log>(naiveSearch(tree, options, orders));
        all.push_back({std::move(tree), options, std::move(orders), std::move(log)});
    }
    for (std::uint64_t seed = 0; seed < randomTrees; ++seed) {
        all.push_back(oracle::drawnSearch(seed, algorithm));
    }
    return all;
}

} // namespace

class TestExplain : public QObject {
    Q_OBJECT

  private slots:
    void everyClaimIsTrue_data();
    void everyClaimIsTrue();
    void onlySentencesAndClaimsAreAdded_data() { everyClaimIsTrue_data(); }
    void onlySentencesAndClaimsAreAdded();
    void textSaysTheSameBeneathEachEvent();
    void theClaimsOfADeepCutoff();
    void aLeafCountsAsReadWhereOneWithItsPositionWas();
    void theSchemaNamesEveryClaim();
};

void TestExplain::everyClaimIsTrue_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QTest::newRow(each.id.data()) << static_cast<int>(each.algorithm);
    }
}

void TestExplain::everyClaimIsTrue() {
    QFETCH(int, algorithm);
    std::size_t claims = 0;
    for (const DrawnSearch& search : searchesWith(static_cast<Algorithm>(algorithm))) {
        const std::string fault = firstFault(search, claims);
        QVERIFY2(fault.empty(), (text(search) + ": " + fault).c_str());
    }
    QVERIFY(claims > 500);
}

void TestExplain::onlySentencesAndClaimsAreAdded() {
    QFETCH(int, algorithm);
    const DrawnSearch search = oracle::drawnSearch(3, static_cast<Algorithm>(algorithm));
    QStringList plain = argumentsFor(search.options);
    plain.removeOne("--explain");
    const QList<QByteArray> explained = traced(search, {"--format", "jsonl"});
    const QByteArray out =
        runProgram(plain + QStringList{"--format", "jsonl"}, document(search.tree)).out;
    QByteArray rest;
    for (const QByteArray& line : explained) {
        rest += line.left(line.indexOf(R"(, "sentence": )")) + "}\n";
    }
    QCOMPARE(rest, out);
}

void TestExplain::textSaysTheSameBeneathEachEvent() {
    const DrawnSearch search = oracle::drawnSearch(3, Algorithm::alphaBeta);
    const QList<QByteArray> text = traced(search, {});
    const QList<QByteArray> lines = traced(search, {"--format", "jsonl"});
    QCOMPARE(text.size(), 2 * lines.size());
    for (qsizetype t = 0; t < lines.size(); ++t) {
        const auto sentence = json::parse(lines[t].toStdString())["sentence"].get<std::string>();
        const QByteArray& said = text[2 * t + 1];
        QVERIFY(said.startsWith("  "));
        QCOMPARE(said.trimmed(), QByteArray::fromStdString(sentence));
    }
}

void TestExplain::theClaimsOfADeepCutoff() {
    // E holds MAX to 22, and MAX has 27 at A, three levels above: so 1 does not matter. Whether
    // MAX will take the 27 is not known yet.
    const ProgramRun run = runLine("trace [27,[[[22,1],[40,30]],[[50,60],[20,30]]]] "
                                   "--algorithm alpha-beta --explain --format jsonl");
    const json claims = json::parse(run.out.split('\n')[8].toStdString())["claims"];
    for (const char* const claim :
         {R"({"claim":"bound-from","node":[1,0,0],"ancestor":[],"levels":3,"value":27,
              "source":"ancestor"})",
          R"({"claim":"in-hand","player":"max","node":[],"through":[0],"value":27})",
          R"({"claim":"in-hand","player":"min","node":[1,0,0],"through":[1,0,0,0],"value":22})",
          R"({"claim":"cannot-change","nodes":[[1,0,0,1]],"of":[],"scope":"root"})",
          R"({"claim":"skipped","nodes":[[1,0,0,1]]})"}) {
        QVERIFY2(std::ranges::count(claims, json::parse(claim)) == 1, claim);
    }
}

/// Some nodes of a game's tree are one position, and what is known of it was found at another node.
/// That it is true is proved in tests/analysis/claims/tst_gameclaims.cpp.
void TestExplain::aLeafCountsAsReadWhereOneWithItsPositionWas() {
    const ProgramRun run = runLine("trace game:tic-tac-toe@x.o/.x./..o:x --algorithm alpha-beta-tt "
                                   "--explain --format jsonl");
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.contains(R"("claim": "found-at")"));
}

void TestExplain::theSchemaNamesEveryClaim() {
    std::ifstream file(PRUNUS_TRACE_SCHEMA);
    const json schema = json::parse(file);
    const json& kinds = schema["$defs"]["claim"]["oneOf"];
    const oracle::NaiveTree tree = oracle::naiveTree("[1,2]");
    std::set<std::string> named;
    for (const json& kind : kinds) {
        const json& properties = kind["properties"];
        json names = properties["claim"].contains("const")
                         ? json::array({properties["claim"]["const"]})
                         : properties["claim"]["enum"];
        QCOMPARE(kind["required"].size(), properties.size());
        for (const json& name : names) {
            // With the fields of the schema it is a claim, as the judge reads them.
            json object{{"claim", name}};
            for (const auto& field : properties.items()) {
                if (field.key() != "claim") {
                    object[field.key()] = field.value()["examples"][0];
                }
            }
            static_cast<void>(oracle::claimFrom(object, tree));
            named.insert(name.get<std::string>());
        }
    }
    QCOMPARE(named.size(), 18U);
}

QTEST_GUILESS_MAIN(TestExplain)
#include "tst_explain.moc"
