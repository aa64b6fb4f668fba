#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "tests/app/commandline.h"
#include "tests/contentof.h"

#include <QDir>
#include <QtTest>

using namespace prunus;

namespace {

QJsonDocument documentIn(const QString& path) {
    return QJsonDocument::fromJson(contentOf(path));
}

/// By every algorithm, in every order but the random one, over both kinds of --fail and of --cut.
std::uint64_t visitsOfAllSearches(const GameTree& tree, Player root) {
    std::uint64_t sum = 0;
    SearchOptions options;
    options.root = root;
    for (const AlgorithmTraits& each : algorithms) {
        options.algorithm = each.algorithm;
        for (const MoveOrder order :
             {MoveOrder::asWritten, MoveOrder::bestFirst, MoveOrder::worstFirst}) {
            options.order = order;
            for (int way = 0; way < 4; ++way) {
                options.fail = way % 2 == 0 ? FailMode::hard : FailMode::soft;
                options.cut = way < 2 ? CutRule::greaterOrEqual : CutRule::greater;
                sum += recordSearch(tree, options).value()->totals().nodesVisited;
            }
        }
    }
    return sum;
}

} // namespace

/// The bundled example trees are the published ones, `compare` finds the published answers, and one
/// number, the signature, says whether the searches still visit what they did.
class TestExamples : public QObject {
    Q_OBJECT

  private slots:
    void asPublished_data();
    void asPublished();
    void indexIsComplete();
    void visitCount();
};

void TestExamples::asPublished_data() {
    QTest::addColumn<QJsonObject>("entry");
    const QJsonDocument published = documentIn(PRUNUS_TEST_DATA "/published.json");
    for (const QJsonValue& entry : published["trees"].toArray()) {
        QTest::newRow(qPrintable(entry["id"].toString())) << entry.toObject();
    }
}

void TestExamples::asPublished() {
    QFETCH(QJsonObject, entry);
    const QString path = PRUNUS_EXAMPLES "/" + entry["id"].toString() + ".json";
    const QJsonDocument document = documentIn(path);
    QCOMPARE(document["tree"], entry["tree"]);
    QCOMPARE(document["title"], entry["title"]);
    QCOMPARE(document["root"].toString("max"), entry["root"].toString());

    const QJsonObject computed = entry["computed"].toObject();
    const QJsonValue options = entry["options"];
    const ProgramRun run = runProgram({"compare", path, "--fail", options["fail"].toString(),
                                       "--cut", options["cut"].toString(), "--algorithms",
                                       "minimax,alpha-beta", "--format", "json"});
    const QJsonObject answer = jsonIn(run.out);
    QCOMPARE(answer["tree"]["nodes"], computed["nodes"]);
    QCOMPARE(answer["tree"]["leaves"], computed["leaves"]);
    QCOMPARE(answer["results"][0]["value"], computed["value"]);
    const QJsonValue result = answer["results"][1];
    for (const char* const key :
         {"value", "bestMove", "principalVariation", "cutoffs", "nodesPruned"}) {
        QCOMPARE(result[key], computed[QLatin1String(key)]);
    }
    QCOMPARE(result["nodesVisited"], computed["alphaBetaNodesVisited"]);
    QCOMPARE(result["leavesEvaluated"], computed["alphaBetaLeavesEvaluated"]);
}

void TestExamples::indexIsComplete() {
    QStringList indexed{"index.json"};
    for (const QJsonValue& entry : documentIn(PRUNUS_EXAMPLES "/index.json").array()) {
        const QString file = entry["file"].toString();
        QCOMPARE(documentIn(PRUNUS_EXAMPLES "/" + file)["title"], entry["title"]);
        QVERIFY(!entry["source"].toString().isEmpty());
        indexed << file;
    }
    indexed.sort();
    QStringList present = QDir(PRUNUS_EXAMPLES).entryList({"*.json"}, QDir::Files);
    present.sort();
    QCOMPARE(indexed, present);
}

/// signature.py finds the same number straight from the definitions.
void TestExamples::visitCount() {
    const QJsonDocument published = documentIn(PRUNUS_TEST_DATA "/published.json");
    std::uint64_t sum = 0;
    for (const QJsonValue& entry : published["trees"].toArray()) {
        const QByteArray text = QJsonDocument(entry["tree"].toArray()).toJson();
        sum += visitsOfAllSearches(readText(text.toStdString()).value(),
                                   entry["root"] == "max" ? Player::max : Player::min);
    }
    QCOMPARE(sum, std::uint64_t{PRUNUS_SIGNATURE});
}

QTEST_GUILESS_MAIN(TestExamples)
#include "tst_examples.moc"
