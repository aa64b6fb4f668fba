#include "tests/app/programrun.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

/// Games on the command line. Counts are those of tests/games, or by hand.
class TestGames : public QObject {
    Q_OBJECT

  private slots:
    void comparesWithoutATree();
    void tableNamesTheMoves();
    void csvLeavesOutWhatIsUnknown();
    void depthAndEvaluation();
    void sameCountsOnTheTree();
    void ordersThatAGameOffers();
    void capturesBehindTheDepth();
    void windowsSayWhatTheyProve();
    void takesAPositionOfAGame();
    void notesWhatIsLeftOutOfAPosition();
    void convertsAGame();
    void tracesAGame();
    void refuses_data();
    void refuses();
};

void TestGames::comparesWithoutATree() {
    // The contract, letter by letter.
    const ProgramRun run = runProgram({"compare", "game:tic-tac-toe", "--algorithms",
                                       "minimax,alpha-beta-tt", "--format", "json"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY(run.out.startsWith("{\"tree\": {\"game\": \"tic-tac-toe\", \"depth\": \"all\"},\n"
                               " \"results\": [{\"algorithm\": \"minimax\", \"value\": 0, "));
    QVERIFY(run.out.contains("\n   \"nodesVisited\": 549946, \"leavesEvaluated\": 255168, "
                             "\"interiorVisited\": 294778, \"cutoffs\": 0,\n"
                             "   \"nodesPruned\": null, \"leavesPruned\": null},\n"));
    const QJsonArray results = QJsonDocument::fromJson(run.out)["results"].toArray();
    QCOMPARE(results.size(), 2);
    const QJsonObject table = results[1].toObject();
    QCOMPARE(table["value"].toInt(-7), 0);
    QVERIFY(table["differentNodes"].isNull());
    QVERIFY(table["recalled"].toInt() > 0);
}

void TestGames::tableNamesTheMoves() {
    // Who takes two of three leaves the last one to the other.
    const ProgramRun run = runProgram({"compare", "game:nim:3:3", "--algorithms", "minimax"});
    QCOMPARE(run.out, QByteArray("game: nim:3:3, to its end, MAX to move\n"
                                 "\n"
                                 "algorithm  value  best move  nodes  leaves  interior  cutoffs  "
                                 "nodes pruned  leaves pruned  principal variation\n"
                                 "minimax        1        A-2      8       4         4        0  "
                                 "           -              -  A-2 A-1\n"));
    const ProgramRun limited =
        runProgram({"compare", "game:nim:3:3", "--algorithms", "minimax", "--depth", "1"});
    QVERIFY(limited.out.startsWith("game: nim:3:3, depth 1, MAX to move\n"));
}

void TestGames::csvLeavesOutWhatIsUnknown() {
    const ProgramRun run =
        runProgram({"compare", "game:nim:3:3", "--algorithms", "minimax", "--format", "csv"});
    QCOMPARE(run.out.split('\n')[1], QByteArray("minimax,1,1,\"[1, 0]\",8,4,4,0,,"));
}

void TestGames::depthAndEvaluation() {
    const auto value = [](const QStringList& more) {
        const ProgramRun run = runProgram(
            QStringList{"compare", "--algorithms", "minimax", "--format", "json"} + more);
        const auto document = QJsonDocument::fromJson(run.out);
        return document["results"][0]["value"].toDouble(-7);
    };
    // Eight lines are open to a stone in the middle, four to the other.
    QCOMPARE(value({"game:tic-tac-toe", "--depth", "1"}), 0.4);
    QCOMPARE(value({"game:tic-tac-toe", "--depth", "1", "--evaluation", "own"}), 0.4);
    QCOMPARE(value({"game:tic-tac-toe", "--depth", "1", "--evaluation", "zero"}), 0.0);
    QCOMPARE(value({"game:nim:3:3", "--depth", "0"}), 0.5);
}

void TestGames::sameCountsOnTheTree() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("reversi.json");
    QCOMPARE(runProgram({"convert", "game:reversi:6", "--depth", "5", "-o", file}).exitCode, 0);
    const auto results = [](const QString& tree) {
        const ProgramRun run = runProgram({"compare", tree, "--depth", "5", "--format", "json"});
        QJsonArray found = QJsonDocument::fromJson(run.out)["results"].toArray();
        for (QJsonValueRef each : found) {
            QJsonObject result = each.toObject();
            result.remove("nodesPruned");
            result.remove("leavesPruned");
            each = result;
        }
        return found;
    };
    QCOMPARE(results(file).size(), 6);
    QCOMPARE(results("game:reversi:6"), results(file));
}

void TestGames::ordersThatAGameOffers() {
    const QStringList asked{"game:connect-four", "--depth", "1", "--order", "centre-first"};
    const ProgramRun json =
        runProgram(QStringList{"compare", "--algorithms", "minimax", "--format", "json"} + asked);
    QVERIFY(json.out.startsWith("{\"tree\": {\"game\": \"connect-four\", \"depth\": 1, "
                                "\"order\": \"centre-first\"},\n"));
    const ProgramRun table = runProgram(QStringList{"compare", "--algorithms", "minimax"} + asked);
    QVERIFY(table.out.startsWith("game: connect-four, depth 1, centre-first, MAX to move\n"));
    // In the tree the column in the middle is the first child.
    const ProgramRun trace =
        runProgram(QStringList{"trace", "--algorithm", "minimax", "--format", "jsonl"} + asked);
    QVERIFY(trace.out.contains("\"event\": \"back\", \"path\": [], \"child\": 0,"));
    const ProgramRun growth =
        runProgram({"growth", "game:tic-tac-toe", "--algorithms", "alpha-beta", "--orders",
                    "as-written,centre-first", "--depth", "2", "--format", "csv"});
    QVERIFY(growth.out.contains("\nalpha-beta,centre-first,2,1,"));
    QTemporaryDir folder;
    const QString file = folder.filePath("four.json");
    QCOMPARE(runProgram({"convert", "game:connect-four", "--depth", "1", "--order", "centre-first",
                         "-o", file})
                 .exitCode,
             0);
    // The tree names its moves as the game does.
    const auto lastWord = [](const QByteArray& out) { return out.trimmed().split(' ').last(); };
    QCOMPARE(lastWord(runProgram({"compare", "--algorithms", "minimax", file}).out),
             lastWord(table.out));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QJsonArray moves =
        QJsonDocument::fromJson(written.readAll())["tree"]["children"].toArray();
    QStringList names;
    for (const QJsonValue& each : moves) {
        names << each["move"].toString();
    }
    QCOMPARE(names.join(' '), QString("4 3 5 2 6 1 7"));
}

/// A rook can take a defended pawn: to depth 1 that wins it, behind that it loses the rook.
void TestGames::capturesBehindTheDepth() {
    const QString position = QStringLiteral("game:chess@8/1b4k1/4p3/3p4/8/8/8/3R2K1_w");
    const QStringList asked{position, "--depth", "1", "--evaluation", "material"};
    const QStringList compare{"compare", "--algorithms", "minimax,alpha-beta-tt"};
    const QStringList captures{"--quiescence", "captures"};
    const ProgramRun none = runProgram(compare + asked + QStringList{"--quiescence", "none"});
    QCOMPARE(none.out, runProgram(compare + asked).out);
    QVERIFY2(none.out.contains("\nminimax            1       Rxd5     15"), none.out.constData());
    const ProgramRun table = runProgram(compare + asked + captures);
    QVERIFY2(table.out.startsWith("game: chess@8/1b4k1/4p3/3p4/8/8/8/3R2K1_w, depth 1 and its "
                                  "captures, MAX to move\n"),
             table.out.constData());
    QVERIFY2(table.out.contains("\nminimax            0        Rd4     18"), table.out.constData());
    const ProgramRun json =
        runProgram(compare + QStringList{"--format", "json"} + asked + captures);
    QVERIFY2(json.out.startsWith("{\"tree\": {\"game\": "
                                 "\"chess@8/1b4k1/4p3/3p4/8/8/8/3R2K1_w\", \"depth\": 1, "
                                 "\"quiescence\": \"captures\"},\n"),
             json.out.constData());
    // A step for entering and leaving each of the two inner nodes, for each leaf and each way back.
    const ProgramRun trace =
        runProgram(QStringList{"trace", "--algorithm", "minimax"} + asked + captures);
    QCOMPARE(trace.out.count('\n'), 2 * 2 + 16 + 17);
    const ProgramRun growth = runProgram(
        QStringList{"growth", "--algorithms", "minimax", "--format", "json"} + asked + captures);
    QVERIFY2(growth.out.contains("_w\", \"quiescence\": \"captures\"}"), growth.out.constData());
    QVERIFY2(growth.out.contains("\"median\": 18,"), growth.out.constData());
    // The tree says it without the options.
    const QTemporaryDir folder;
    const QString file = folder.filePath("horizon.json");
    QCOMPARE(runProgram(QStringList{"convert", "-o", file} + asked + captures).exitCode, 0);
    const auto valueOf = [&](const QStringList& more) {
        const ProgramRun run = runProgram(
            QStringList{"compare", file, "--algorithms", "minimax", "--format", "json"} + more);
        return QJsonDocument::fromJson(run.out)["results"][0]["value"].toDouble(-7);
    };
    QCOMPARE(valueOf({}), 0.0);
    QCOMPARE(valueOf({"--depth", "1"}), 1.0);
    const ProgramRun answer =
        runProgram(QStringList{"answer", "--question", "values"} + asked + captures);
    QVERIFY2(answer.out.contains(R"("answer": {"values": {"": 0, "0": -4}})"),
             answer.out.constData());
}

void TestGames::windowsSayWhatTheyProve() {
    const ProgramRun run = runProgram({"compare", "game:tic-tac-toe", "--window", "-1,0",
                                       "--algorithms", "alpha-beta,minimax", "--format", "json"});
    const auto document = QJsonDocument::fromJson(run.out);
    QCOMPARE(document["results"][0]["bound"].toString(), "lower");
    QVERIFY(document["results"][1]["bound"].isUndefined());
}

/// O is to move and has two in a row, so MIN wins at once; X could have done so elsewhere.
void TestGames::takesAPositionOfAGame() {
    const QString position = QStringLiteral("game:tic-tac-toe@oo./xx./x..:o");
    const ProgramRun run = runProgram({"compare", position, "--algorithms", "alpha-beta"});
    QCOMPARE(run.exitCode, 0);
    QVERIFY2(run.out.startsWith("game: tic-tac-toe@oo./xx./x..:o, to its end, MIN to move\n"),
             run.out.constData());
    QVERIFY2(run.out.contains("\nalpha-beta     -1         c1"), run.out.constData());
    QTemporaryDir folder;
    const QString file = folder.filePath("endgame.json");
    QCOMPARE(runProgram({"convert", position, "-o", file}).exitCode, 0);
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QJsonObject document = QJsonDocument::fromJson(written.readAll()).object();
    QCOMPARE(document["game"].toString(), QStringLiteral("tic-tac-toe@oo./xx./x..:o"));
    QCOMPARE(document["root"].toString(), QStringLiteral("min"));
    const ProgramRun back = runProgram({"compare", file, "--algorithms", "alpha-beta"});
    QVERIFY2(back.out.contains("\nalpha-beta     -1 "), back.out.constData());
}

/// The head of a table and JSON have the position that was read; the rest is told.
void TestGames::notesWhatIsLeftOutOfAPosition() {
    const QString position = QStringLiteral("game:chess@6k1/5ppp/8/8/8/8/8/R6K w - - bm Ra8#; "
                                            "id \"mate\";");
    const QByteArray name = "chess@6k1/5ppp/8/8/8/8/8/R6K_w_-_-";
    const QByteArray note = "prunus: <game>: note: what stands behind the position is left out: "
                            "\"bm Ra8#; id \"mate\";\"\n";
    const ProgramRun table =
        runProgram({"compare", position, "--depth", "1", "--algorithms", "minimax"});
    QVERIFY2(table.out.startsWith("game: " + name + ", depth 1"), table.out.constData());
    QCOMPARE(table.err, note);
    const ProgramRun run = runProgram({"growth", position, "--depth", "1", "--format", "json"});
    QVERIFY2(run.out.contains('"' + name + '"'), run.out.constData());
    QVERIFY(!QJsonDocument::fromJson(run.out).isNull());
    QCOMPARE(run.err, note);
}

void TestGames::convertsAGame() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("nim.json");
    const ProgramRun run = runProgram({"convert", "game:nim:3:2", "-o", path});
    QCOMPARE(run.exitCode, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject document = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(document["title"].toString(), "nim:3:2");
    const auto expected = QJsonDocument::fromJson(
        R"({"value": 0.5, "children": [
              {"move": "A-1", "value": 0.5, "children": [{"move": "A-1", "value": 1}]},
              {"move": "A-2", "value": -1}]})");
    QCOMPARE(document["tree"].toObject(), expected.object());
}

void TestGames::tracesAGame() {
    const ProgramRun run = runProgram({"trace", "game:tic-tac-toe", "--depth", "1", "--algorithm",
                                       "minimax", "--evaluation", "zero"});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.count('\n'), 1 + 2 * 9 + 1);
}

void TestGames::refuses_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("an unknown board")
        << QStringList{"compare", "game:reversi:7"} << 1
        << QByteArray("<game>:1:14: there is no Reversi board \"7\"; give reversi:4, ");
    QTest::newRow("no name") << QStringList{"trace", "game:", "--algorithm", "minimax"} << 1
                             << QByteArray("<game>:1:6: there is no game \"\"; give tic-tac-toe");
    for (const char* order : {"best-first", "worst-first", "random"}) {
        QTest::newRow(order) << QStringList{"compare", "game:tic-tac-toe", "--order", order} << 2
                             << QByteArray("--order: compare searches a game without its tree");
    }
    QTest::newRow("another first player")
        << QStringList{"compare", "game:tic-tac-toe", "--root", "min"} << 2
        << QByteArray("--root: the position of a game says who moves");
    QTest::newRow("an evaluation of a tree")
        << QStringList{"compare", "[1,2]", "--evaluation", "zero"} << 2
        << QByteArray("--evaluation is of a game, such as game:tic-tac-toe");
    QTest::newRow("a depth of a tree to convert")
        << QStringList{"convert", "[1,2]", "--depth", "1", "-o", "x.json"} << 2
        << QByteArray("--depth and --evaluation are of a game, such as game:tic-tac-toe");
    for (const char* const command : {"compare", "trace", "render", "convert", "growth"}) {
        QStringList arguments{command, "game:go:2", "--depth", "1", "--quiescence", "captures"};
        const QString name = command;
        if (name == "trace" || name == "render") {
            arguments << "--algorithm"
                      << "minimax";
        }
        if (name == "render" || name == "convert") {
            arguments << "-o"
                      << "x.json";
        }
        QTest::addRow("a game without captures, %s", command)
            << arguments << 2
            << QByteArray("--quiescence: game:go:2 does not tell captures from other moves; these "
                          "games do: chess");
    }
    QTest::newRow("captures in a tree")
        << QStringList{"compare", "[1,2]", "--quiescence", "captures"} << 2
        << QByteArray("--quiescence is of a game that tells captures from other moves: chess");
    QTest::newRow("captures in random trees")
        << QStringList{"growth", "--quiescence", "none"} << 2
        << QByteArray("--quiescence is of a game that tells captures from other moves: chess");
    QTest::newRow("captures behind no depth")
        << QStringList{"compare", "game:chess", "--quiescence", "captures"} << 2
        << QByteArray("--quiescence: captures follow where the depth ends; give --depth, such as "
                      "--depth 1");
    QTest::newRow("another quiescence")
        << QStringList{"compare", "game:chess", "--depth", "1", "--quiescence", "capture"} << 2
        << QByteArray("--quiescence: ");
    QTest::newRow("captures for uct")
        << QStringList{"trace", "game:chess", "--algorithm", "uct", "--quiescence", "none"} << 2
        << QByteArray("--quiescence: uct takes none");
    QTest::newRow("captures where the depth is what is asked")
        << QStringList{"answer",       "game:chess", "--depth",    "1",
                       "--quiescence", "captures",   "--question", "depth-limit"}
        << 2 << QByteArray("--quiescence does not concern depth-limit");
    QTest::newRow("captures in the window behind no depth")
        << QStringList{"game:chess", "--quiescence", "captures"} << 2
        << QByteArray("--quiescence: captures follow where the depth ends");
    // 1 + 7 + 49 + … + 5,673,234 (8 plies) nodes fit into ten million, one ply more does not.
    QTest::newRow("too large a tree")
        << QStringList{"convert", "game:connect-four", "--depth", "9", "-o", "x.json"} << 1
        << QByteArray("game:connect-four: the tree to depth 9 has more than 10000000 nodes; give "
                      "--depth 8 or less; compare needs no tree");
}

void TestGames::refuses() {
    QFETCH(QStringList, arguments);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, message);
    QVERIFY(failedWith(runProgram(arguments), exitCode, message));
}

QTEST_GUILESS_MAIN(TestGames)
#include "tst_games.moc"
