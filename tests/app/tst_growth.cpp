#include "tests/app/programrun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

namespace {

QJsonObject json(const QStringList& arguments) {
    const ProgramRun run = runProgram(arguments + QStringList{"--format", "json"});
    if (run.exitCode != 0) {
        qWarning() << run.err;
    }
    return QJsonDocument::fromJson(run.out).object();
}

/// The points of one line, by depth.
QList<QJsonObject> pointsOf(const QJsonObject& report, const QString& algorithm,
                            const QString& order) {
    QList<QJsonObject> points;
    for (const QJsonValue& each : report["points"].toArray()) {
        if (each["algorithm"] == algorithm && each["order"] == order) {
            points << each.toObject();
        }
    }
    return points;
}

double median(const QJsonObject& point, const char* count) {
    return point[QLatin1String(count)]["median"].toDouble();
}

} // namespace

class TestGrowth : public QObject {
    Q_OBJECT

  private slots:
    void countsAreThoseOfCompare_data();
    void countsAreThoseOfCompare();
    void bestFirstReachesTheMinimum();
    void threadsChangeNothing();
    void aTableForReading();
    void aTableWithoutSamples();
    void csvHasARowAPoint();
    void depthsWithoutStaticValuesAreTold();
    void largeTreesAreTold();
    void aGame();
    void allOrdersOfAGame();
    void missingDepthsAreCounted();
    void aGameThatIsNone();
    void timeEndsIt();
    void anInterruptPrintsWhatIsThere();
    void aTreeThatCannotBeRead();
};

void TestGrowth::countsAreThoseOfCompare_data() {
    QTest::addColumn<QString>("order");
    for (const char* order : {"as-written", "best-first", "worst-first", "random"}) {
        QTest::newRow(order) << QString(order);
    }
}

void TestGrowth::countsAreThoseOfCompare() {
    QFETCH(QString, order);
    const QStringList shape{"--branching", "4", "--depth", "4", "--values", "0,40", "--seed", "7"};
    const ProgramRun tree = runProgram(QStringList{"generate"} + shape);
    const ProgramRun compared = runProgram({"compare", "-", "--algorithms", "all", "--order", order,
                                            "--seed", "7", "--format", "json"},
                                           tree.out);
    const QJsonObject grown = json(
        QStringList{"growth", "--samples", "1", "--algorithms", "all", "--orders", order} + shape);
    const QJsonArray results = QJsonDocument::fromJson(compared.out).object()["results"].toArray();
    QCOMPARE(results.size(), 12);
    for (const QJsonValue& result : results) {
        const auto points = pointsOf(grown, result["algorithm"].toString(), order);
        QCOMPARE(points.size(), 4);
        QCOMPARE(median(points[3], "nodesVisited"), result["nodesVisited"].toDouble());
        QCOMPARE(median(points[3], "leavesEvaluated"), result["leavesEvaluated"].toDouble());
    }
}

void TestGrowth::bestFirstReachesTheMinimum() {
    const QJsonObject report =
        json({"growth", "--branching", "3", "--depth", "6", "--distinct", "--samples", "3"});
    const auto points = pointsOf(report, "alpha-beta", "best-first");
    const QJsonArray theory = report["theory"]["depths"].toArray();
    const QList<double> leaves{3, 5, 11, 17, 35, 53};
    QCOMPARE(points.size(), 6);
    for (int i = 0; i < 6; ++i) {
        QCOMPARE(median(points[i], "leavesEvaluated"), leaves[i]);
        QCOMPARE(theory[i]["minimalLeaves"].toDouble(), leaves[i]);
        QCOMPARE(median(points[i], "nodesVisited"), theory[i]["minimalNodes"].toDouble());
    }
    QCOMPARE(report["theory"]["pearlRate"].toDouble(), 2.147899);
    const auto all = pointsOf(report, "minimax", "as-written");
    QCOMPARE(median(all[5], "nodesVisited"), 1093.0); // (3^7 - 1) / 2
    QCOMPARE(median(all[5], "leavesEvaluated"), 729.0);
}

void TestGrowth::threadsChangeNothing() {
    const QStringList asked{"growth", "--algorithms", "all", "--orders", "all", "--depth",
                            "5",      "--samples",    "6",   "--format", "csv"};
    const ProgramRun one = runProgram(asked + QStringList{"--threads", "1"});
    const ProgramRun five = runProgram(asked + QStringList{"--threads", "5"});
    QCOMPARE(one.exitCode, 0);
    QCOMPARE(one.out.count('\n'), 1 + 12 * 4 * 5);
    QCOMPARE(one.out, five.out);
}

void TestGrowth::aTableForReading() {
    const ProgramRun run = runProgram({"growth", "--branching", "2", "--depth", "2", "--samples",
                                       "1", "--algorithms", "minimax", "--orders", "as-written"});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.out,
             QByteArray("random trees: 2 children a node, values 0 to 999999, seeds from 1\n"
                        "\n"
                        "algorithm  order       depth  nodes  leaves   rate\n"
                        "minimax    as-written      1      3       2  2.000\n"
                        "minimax    as-written      2      7       4  2.000\n"
                        "\n"
                        "theory: Pearl's rate for random order is 1.618\n"
                        "\n"
                        "depth  all nodes  all leaves  minimal nodes  minimal leaves   rate\n"
                        "    1          3           2              3               2  2.000\n"
                        "    2          7           4              6               3  1.732\n"));
}

void TestGrowth::aTableWithoutSamples() {
    const ProgramRun run = runProgram({"growth", "[[3,12,8],[2,4,6],[14,5,2]]", "--algorithms",
                                       "alpha-beta", "--orders", "as-written,best-first"});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QByteArray("tree: <literal>\n"
                                 "\n"
                                 "algorithm   order       depth  nodes  leaves   rate\n"
                                 "alpha-beta  as-written      2     11       7  2.646\n"
                                 "alpha-beta  best-first      2      9       5  2.236\n"));
}

void TestGrowth::csvHasARowAPoint() {
    const ProgramRun run =
        runProgram({"growth", "--branching", "2", "--depth", "3", "--samples", "3", "--algorithms",
                    "negamax", "--orders", "random", "--seed", "4", "--format", "csv"});
    QCOMPARE(run.out,
             QByteArray("algorithm,order,depth,samples,nodesLowerQuartile,nodesMedian,"
                        "nodesUpperQuartile,leavesLowerQuartile,leavesMedian,leavesUpperQuartile,"
                        "rate,typicalSeed,allNodes,allLeaves,minimalNodes,minimalLeaves\n"
                        "negamax,random,1,3,3,3,3,2,2,2,2,4,3,2,3,2\n"
                        "negamax,random,2,3,7,7,7,4,4,4,2,4,7,4,6,3\n"
                        "negamax,random,3,3,15,15,15,8,8,8,2,4,15,8,11,5\n"));
}

void TestGrowth::depthsWithoutStaticValuesAreTold() {
    const ProgramRun run = runProgram(
        {"growth", "[[1,2],[3,4]]", "--algorithms", "minimax", "--orders", "as-written"});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, QByteArray("prunus: note: minimax, as-written: at depth 1 node B at [0] has "
                                 "no static value\n"));
    QVERIFY(run.out.contains("minimax    as-written      2      7       4"));
    const ProgramRun none = runProgram({"growth", "[[1,2],[3,4]]", "--algorithms", "minimax",
                                        "--orders", "as-written", "--depth", "1"});
    QCOMPARE(none.exitCode, 1);
    QCOMPARE(none.out, QByteArray());
    QVERIFY(none.err.endsWith("prunus: nothing could be measured\n"));
}

void TestGrowth::largeTreesAreTold() {
    const ProgramRun run = runProgram(
        {"growth", "--branching", "10", "--depth", "9", "--samples", "1", "--max-nodes", "2000"});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, QByteArray("prunus: note: depth 4: a tree has 11111 nodes, which are too "
                                 "many; nothing deeper is measured (see --max-nodes)\n"));
    QVERIFY(run.out.contains("theory"));
}

void TestGrowth::aGame() {
    const QJsonObject report = json({"growth", "game:tic-tac-toe", "--depth", "5", "--algorithms",
                                     "minimax,alpha-beta,sss-star"});
    QCOMPARE(report["subject"]["game"].toString(), QString("tic-tac-toe"));
    QVERIFY(!report.contains("theory"));
    const auto all = pointsOf(report, "minimax", "as-written");
    const QList<double> positions{10, 82, 586, 3610, 18730}; // 1 + 9 + 9 * 8 + ...
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(median(all[i], "nodesVisited"), positions[i]);
    }
    for (const QString algorithm : {"alpha-beta", "sss-star"}) {
        const QJsonArray compared = json({"compare", "game:tic-tac-toe", "--depth", "5",
                                          "--algorithms", algorithm})["results"]
                                        .toArray();
        QCOMPARE(median(pointsOf(report, algorithm, "as-written")[4], "nodesVisited"),
                 compared[0]["nodesVisited"].toDouble());
    }
}

void TestGrowth::allOrdersOfAGame() {
    const QJsonObject report = json({"growth", "game:tic-tac-toe", "--depth", "2", "--algorithms",
                                     "alpha-beta", "--orders", "all"});
    QCOMPARE(report["points"].toArray().size(), 4);
    QCOMPARE(pointsOf(report, "alpha-beta", "as-written").size(), 2);
    QCOMPARE(pointsOf(report, "alpha-beta", "centre-first").size(), 2);
}

void TestGrowth::missingDepthsAreCounted() {
    // A chain of 150 nodes without a value above the leaf.
    const QString chain = QString(150, u'[') + "1" + QString(150, u']');
    const ProgramRun run =
        runProgram({"growth", chain, "--algorithms", "minimax", "--orders", "as-written"});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err,
             QByteArray("prunus: note: minimax, as-written: at depth 1 node B at [0] has "
                        "no static value; 148 more depths are left out for the same reason\n"));
    QVERIFY(run.out.contains("minimax    as-written    150    151       1"));
}

void TestGrowth::aGameThatIsNone() {
    QVERIFY(failedWith(runProgram({"growth", "game:shogi"}), 1, "<game>:1:6: "));
}

void TestGrowth::timeEndsIt() {
    const ProgramRun run = runProgram({"growth", "--branching", "4", "--depth", "11", "--samples",
                                       "1000", "--time", "0.3", "--format", "json"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.err.endsWith("prunus: note: stopped before the end; points may have fewer samples "
                             "than asked for\n"));
    QVERIFY(QJsonDocument::fromJson(run.out).isObject());
}

void TestGrowth::anInterruptPrintsWhatIsThere() {
    // A shell starts what is in the background with Ctrl+C ignored, unless it has jobs.
    const ProgramRun run = runShell("set -m; \"$0\" growth --branching 4 --depth 11 --samples 1000 "
                                    "& sleep 0.7; kill -INT $!; wait $!");
    QCOMPARE(run.exitCode, 130);
    QVERIFY(run.out.startsWith("random trees: 4 children a node"));
    QVERIFY(run.out.contains("theory"));
    QVERIFY(run.err.contains("stopped before the end"));
}

void TestGrowth::aTreeThatCannotBeRead() {
    QVERIFY(failedWith(runProgram({"growth", "[[1,2]"}), 1, "<literal>:1:1: "));
    QVERIFY(failedWith(runProgram({"growth", "/no/such.tree"}), 1, "/no/such.tree: "));
}

QTEST_GUILESS_MAIN(TestGrowth)
#include "tst_growth.moc"
