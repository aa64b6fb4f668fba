#include "tests/app/commandline.h"

#include <QtTest>

namespace {

/// The points of one line, by depth.
QList<QJsonObject> pointsOf(const QJsonObject& report, const QString& algorithm,
                            const QString& order = "as-written") {
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
    void timeEndsIt();
    void anInterruptPrintsWhatIsThere();
    void whatCannotBeMeasured_data();
    void whatCannotBeMeasured() { QVERIFY(isRefused()); }
};

void TestGrowth::countsAreThoseOfCompare() {
    const QString shape = " --branching 4 --depth 4 --values 0,40 --seed 7";
    const QByteArray tree = runLine("generate" + shape).out;
    const QJsonObject grown =
        jsonOf("growth --samples 1 --algorithms all --orders all --format json" + shape);
    for (const QString order : {"as-written", "best-first", "worst-first", "random"}) {
        const QJsonObject compared =
            jsonOf("compare - --algorithms all --seed 7 --format json --order " + order, tree);
        const QJsonArray results = compared["results"].toArray();
        QCOMPARE(results.size(), 12);
        for (const QJsonValue& result : results) {
            const auto points = pointsOf(grown, result["algorithm"].toString(), order);
            QCOMPARE(points.size(), 4);
            QCOMPARE(median(points[3], "nodesVisited"), result["nodesVisited"].toDouble());
            QCOMPARE(median(points[3], "leavesEvaluated"), result["leavesEvaluated"].toDouble());
        }
    }
}

void TestGrowth::bestFirstReachesTheMinimum() {
    const QJsonObject report =
        jsonOf("growth --branching 3 --depth 6 --distinct --samples 3 --format json");
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
    const QJsonObject last = pointsOf(report, "minimax").last();
    QCOMPARE(median(last, "nodesVisited"), 1093.0); // (3^7 - 1) / 2
    QCOMPARE(median(last, "leavesEvaluated"), 729.0);
}

void TestGrowth::threadsChangeNothing() {
    const QString asked = "growth --algorithms all --orders all --depth 5 --samples 6 --format csv";
    const ProgramRun one = runLine(asked + " --threads 1");
    QCOMPARE(one.exitCode, 0);
    QCOMPARE(one.out.count('\n'), 1 + 12 * 4 * 5);
    QCOMPARE(runLine(asked + " --threads 5").out, one.out);
}

void TestGrowth::aTableForReading() {
    const ProgramRun run = runLine("growth --branching 2 --depth 2 --samples 1 "
                                   "--algorithms minimax --orders as-written");
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
    const ProgramRun run =
        runLine("growth " + textbook + " --algorithms alpha-beta --orders as-written,best-first");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, QByteArray("tree: <literal>\n"
                                 "\n"
                                 "algorithm   order       depth  nodes  leaves   rate\n"
                                 "alpha-beta  as-written      2     11       7  2.646\n"
                                 "alpha-beta  best-first      2      9       5  2.236\n"));
}

void TestGrowth::csvHasARowAPoint() {
    QCOMPARE(runLine("growth --branching 2 --depth 3 --samples 3 --algorithms negamax "
                     "--orders random --seed 4 --format csv")
                 .out,
             QByteArray("algorithm,order,depth,samples,nodesLowerQuartile,nodesMedian,"
                        "nodesUpperQuartile,leavesLowerQuartile,leavesMedian,leavesUpperQuartile,"
                        "rate,typicalSeed,allNodes,allLeaves,minimalNodes,minimalLeaves\n"
                        "negamax,random,1,3,3,3,3,2,2,2,2,4,3,2,3,2\n"
                        "negamax,random,2,3,7,7,7,4,4,4,2,4,7,4,6,3\n"
                        "negamax,random,3,3,15,15,15,8,8,8,2,4,15,8,11,5\n"));
}

void TestGrowth::depthsWithoutStaticValuesAreTold() {
    const QString line = "growth [[1,2],[3,4]] --algorithms minimax --orders as-written";
    const ProgramRun run = runLine(line);
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, QByteArray("prunus: note: minimax, as-written: at depth 1 node B at [0] has "
                                 "no static value\n"));
    QVERIFY(run.out.contains("minimax    as-written      2      7       4"));
    const ProgramRun none = runLine(line + " --depth 1");
    QCOMPARE(none.exitCode, 1);
    QCOMPARE(none.out, QByteArray());
    QVERIFY(none.err.endsWith("prunus: nothing could be measured\n"));
}

void TestGrowth::largeTreesAreTold() {
    const ProgramRun run = runLine("growth --branching 10 --depth 9 --samples 1 --max-nodes 2000");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, QByteArray("prunus: note: depth 4: a tree has 11111 nodes, which are too "
                                 "many; nothing deeper is measured (see --max-nodes)\n"));
    QVERIFY(run.out.contains("theory"));
}

void TestGrowth::aGame() {
    const QString asked =
        " game:tic-tac-toe --depth 5 --format json --algorithms minimax,alpha-beta,sss-star";
    const QJsonObject report = jsonOf("growth" + asked);
    QCOMPARE(report["subject"]["game"].toString(), QString("tic-tac-toe"));
    QVERIFY(!report.contains("theory"));
    const auto all = pointsOf(report, "minimax");
    const QList<double> positions{10, 82, 586, 3610, 18730}; // 1 + 9 + 9 * 8 + ...
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(median(all[i], "nodesVisited"), positions[i]);
    }
    const QJsonArray compared = jsonOf("compare" + asked)["results"].toArray();
    QCOMPARE(compared.size(), 3);
    for (const QJsonValue& result : compared) {
        QCOMPARE(median(pointsOf(report, result["algorithm"].toString())[4], "nodesVisited"),
                 result["nodesVisited"].toDouble());
    }
}

void TestGrowth::allOrdersOfAGame() {
    const QJsonObject report = jsonOf("growth game:tic-tac-toe --depth 2 --algorithms alpha-beta "
                                      "--orders all --format json");
    QCOMPARE(report["points"].toArray().size(), 4);
    QCOMPARE(pointsOf(report, "alpha-beta").size(), 2);
    QCOMPARE(pointsOf(report, "alpha-beta", "centre-first").size(), 2);
}

void TestGrowth::missingDepthsAreCounted() {
    // A chain of 150 nodes without a value above the leaf.
    const QString chain = QString(150, u'[') + "1" + QString(150, u']');
    const ProgramRun run = runLine("growth " + chain + " --algorithms minimax --orders as-written");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err,
             QByteArray("prunus: note: minimax, as-written: at depth 1 node B at [0] has "
                        "no static value; 148 more depths are left out for the same reason\n"));
    QVERIFY(run.out.contains("minimax    as-written    150    151       1"));
}

void TestGrowth::timeEndsIt() {
    const ProgramRun run =
        runLine("growth --branching 4 --depth 11 --samples 1000 --time 0.3 --format json");
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

void TestGrowth::whatCannotBeMeasured_data() {
    const Refusals row;
    row("a game that is none", "growth game:shogi", "<game>:1:6: ", {}, 1);
    row("a file that is not there", "growth /no/such.tree", "/no/such.tree: ", {}, 1);
}

QTEST_GUILESS_MAIN(TestGrowth)
#include "tst_growth.moc"
