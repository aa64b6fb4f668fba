#include "core/formats/importtree.h"
#include "core/practice/answerjson.h"
#include "tests/contentof.h"
#include "ui/words/messagetext.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <string>

using namespace prunus;

namespace {

/// `LINE:COLUMN what is wrong`, or nothing.
template <class Result> QString faultIn(const Result& result) {
    if (result) {
        return {};
    }
    const ReadError& error = result.error();
    return QString("%1:%2 %3")
        .arg(error.line)
        .arg(error.column)
        .arg(QString::fromStdString(inEnglish(error.message)));
}

GameTree textbook() {
    return readTree("[[3,12,8],[2,4,6],[14,5,2]]").value();
}

QJsonObject schemaNamed(const QString& name) {
    const QByteArray text = contentOf(QString(PRUNUS_SCHEMAS "/prunus-%1.schema.json").arg(name));
    return QJsonDocument::fromJson(text).object();
}

Question questionNamed(const QString& id) {
    return questionFromId(id.toStdString()).value();
}

} // namespace

/// Answers in JSON: what is written reads back the same, and what is wrong is said with its place
/// and what would be right.
class AnswerFiles : public QObject {
    Q_OBJECT

  private slots:
    static void answersReadBackTheSame_data();
    static void answersReadBackTheSame();
    static void answersAreReadInEveryForm_data();
    static void answersAreReadInEveryForm();
    static void schemaNamesTheKeysOfAnswers();
    static void faultsOfAnswers_data();
    static void faultsOfAnswers();
    static void whatIsTooLongIsNotRead();
};

void AnswerFiles::answersReadBackTheSame_data() {
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* question, const char* text) {
        QTest::newRow(question) << QByteArray(text);
    };
    // As the command line is said to print them.
    row("values", R"({"values": {"": 3, "0": 3}})");
    row("move", R"({"move": 0, "line": [0, 0]})");
    row("cross-out", R"({"marks": [[1, 1], [1, 2]]})");
    row("leaf-order", R"({"leaves": [[0, 0], [2, 1], [0, 0]]})");
    row("windows", R"({"windows": {"": {"alpha": 3}, "0": {"beta": ["inf", 3]}, )"
                   R"("1": {"in": [3, "inf"], "out": [3, 2]}}, "notVisited": ["2"]})");
    row("returned", R"({"values": {"": 3, "1": {"rel": "<=", "v": 2}, )"
                    R"("2": {"rel": "between", "v": 2, "upper": 5}}})");
    row("counts", R"({"nodesVisited": 11, "leavesEvaluated": 7, "cutoffs": 1, "nodesPruned": 2, )"
                  R"("leavesPruned": 2})");
    row("negamax", R"({"values": {"": -0.5, "0.1": 3}, "windows": {"1": {"in": ["-inf", -3]}}})");
    row("cuts", R"({"cuts": [{"at": "1", "side": "alpha", "deep": false, "witness": "0"}, )"
                R"({"at": "2", "side": "beta", "deep": true, "witness": null}]})");
    row("node-types", R"({"types": {"": "pv", "0": "cut", "0.1": "all"}})");
    row("mirror", R"({"marks": [[1, 1]], "same": false})");
    row("known-range", R"({"marks": [[1, 1], [2]]})");
    row("first-window", R"({"returned": -0.5, "proves": "at-least"})");
    row("two-rules", R"({"marks": [[1, 1]]})");
    row("depth-limit", R"({"move": 1, "value": -0.5})");
    row("budget", R"({"depth": 2, "move": null})");
    row("leaf-bounds", R"({"leavesAtLeast": 5, "leavesAtMost": 9})");
    row("reorder", R"({"order": {"": [1, 0, 2], "2": [2, 0, 1]}})");
    row("ranges", R"j({"set": [["(", "-inf", 2, "]"], ["[", 5, 7.5, ")"]]})j");
    row("fill-in", R"({"values": {"0.0": 3, "2.1": -12}})");
    row("find-the-bug", R"({"tree": "[2, \"a\": [1, 3]]", "line": 9})");
    row("true-or-false", R"({"true": false, "tree": "[2, [1, 3]]"})");
}

void AnswerFiles::answersReadBackTheSame() {
    QFETCH(QByteArray, text);
    const Question question = questionNamed(QTest::currentDataTag());
    const GameTree tree = textbook();
    const auto answer = readAnswer(text.toStdString(), tree, question);
    QCOMPARE(faultIn(answer), QString());
    QCOMPARE(QByteArray::fromStdString(writeAnswer(tree, question, *answer)), text);
    const QByteArray whole = "{\"question\": \"" + QByteArray(QTest::currentDataTag()) +
                             R"(", "procedure": "M05", "options": {}, "answer": )" + text + '}';
    QVERIFY(readAnswer(whole.toStdString(), tree, question) == answer);
}

void AnswerFiles::answersAreReadInEveryForm_data() {
    QTest::addColumn<QString>("question");
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::newRow("paths as texts") << "cross-out" << QByteArray(R"({"marks": ["1.1", [2], ""]})")
                                    << QByteArray(R"({"marks": [[1, 1], [2], []]})");
    QTest::newRow("how marks were drawn")
        << "cross-out" << QByteArray(R"({"kind": "edge", "marks": []})")
        << QByteArray(R"({"marks": []})");
    QTest::newRow("nodes in any order") << "values" << QByteArray(R"({"values": {"1": 2, "": 3}})")
                                        << QByteArray(R"({"values": {"": 3, "1": 2}})");
    QTest::newRow("nothing written")
        << "values" << QByteArray("{}") << QByteArray(R"({"values": {}})");
    QTest::newRow("no move") << "move" << QByteArray(R"({"move": null})") << QByteArray("{}");
    QTest::newRow("one side of a window")
        << "windows" << QByteArray(R"({"windows": {"1": {"in": [3, null]}}})")
        << QByteArray(R"({"windows": {"1": {"in": [3, "+inf"]}}})");
}

void AnswerFiles::answersAreReadInEveryForm() {
    QFETCH(QString, question);
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    const GameTree tree = textbook();
    const auto a = readAnswer(one.toStdString(), tree, questionNamed(question));
    const auto b = readAnswer(other.toStdString(), tree, questionNamed(question));
    QCOMPARE(faultIn(a) + faultIn(b), QString());
    QVERIFY(*a == *b);
}

void AnswerFiles::schemaNamesTheKeysOfAnswers() {
    QStringList known;
    for (const QuestionTraits& question : everyQuestion) {
        const QString fault = faultIn(readAnswer(R"({"x": 1})", textbook(), question.question));
        known += fault.mid(fault.indexOf("here are ") + 9).split(", ");
    }
    known.removeDuplicates();
    known.sort();
    QCOMPARE(schemaNamed("answer")["properties"].toObject().keys(), known);
}

void AnswerFiles::faultsOfAnswers_data() {
    QTest::addColumn<QString>("question");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const char* question, const char* text,
                        const char* fault) {
        QTest::newRow(name) << question << QByteArray(text) << QString(fault);
    };
    row("a child twice", "reorder", R"({"order": {"": [1, 1, 2]}})", "1:20 a child number");
    row("a child left out", "reorder", R"({"order": {"": [1, 0]}})",
        "1:12 \"order\" must be a list");
    row("a piece of a set without an end", "ranges", R"j({"set": [["(", 5, ")"]]})j",
        "1:10 \"set\" must be a list");
    row("a value at an inner node", "fill-in", R"({"values": {"0": 3}})",
        "1:13 \"values\" must be an object, such as {\"0.0\": 3");
    row("the key of another question", "values", R"({"marks": []})",
        "1:2 unknown key \"marks\"; known here are values");
    row("an answer to another question", "values", R"({"question": "move", "answer": {}})",
        "1:2 this is an answer to \"move\", and not to values");
    row("a node that is not there", "values", R"({"values": {"3": 1}})",
        "1:13 there is no node \"3\" in this tree");
    row("no path", "values", R"({"values": {"a.b": 1}})", "1:13 there is no node \"a.b\"");
    row("a path that ends in a dot", "values", R"({"values": {"1.": 1}})",
        "1:13 there is no node \"1.\"");
    row("a leaf", "values", R"({"values": {"0.1": 1}})", "1:13 the node \"0.1\" is a leaf");
    row("a node twice", "values", R"({"values": {"1": 1, "01": 2}})",
        "1:21 the node \"1\" stands here twice");
    row("a mark twice", "cross-out", "{\"marks\": [[1, 1],\n \"1.1\"]}",
        "2:2 the node \"1.1\" stands here twice");
    row("a number for a path", "cross-out", R"({"marks": [1]})", "1:12 a path of child numbers");
    row("half a child", "cross-out", R"({"marks": [[0.5]]})", "1:13 a path of child numbers");
    row("one mark without a list", "cross-out", R"({"marks": "1.1"})",
        "1:2 \"marks\" must be a list, such as [[0, 1], [2]]");
    row("a word for a value", "values", R"({"values": {"": "three"}})",
        "1:13 a value is a number, or an object such as {\"rel\": \"<=\", \"v\": 2}");
    row("a relation without a number", "returned", R"({"values": {"": {"rel": "<="}}})",
        "1:13 a value is a number");
    row("another relation", "returned", R"({"values": {"": {"rel": "<", "v": 1}}})",
        "1:18 \"rel\" must be one of \"=\", \"<=\", \">=\", \"between\"");
    row("half a window", "windows", R"({"windows": {"1": {"in": [3]}}})", "1:20 \"in\" must be");
    row("another end of a window", "windows", R"({"windows": {"1": {"end": [3, 4]}}})",
        "1:20 unknown key \"end\"; known here are in, out, history");
    row("a negative count", "counts", R"({"cutoffs": -1})",
        "1:2 \"cutoffs\" must be a whole number from 0");
    row("another count", "counts", R"({"cuts": 1})", "1:2 unknown key \"cuts\"; known here are");
    row("a cut of no node", "cuts", R"({"cuts": [{"side": "alpha"}]})", "1:11 a path");
    row("a cut on another side", "cuts", R"({"cuts": [{"at": "1", "side": "left"}]})",
        "1:23 \"side\" must be one of \"beta\", \"alpha\"");
    row("a move of no child", "move", R"({"move": -1})", "1:2 a child number");
    row("a line that is none", "move", R"({"line": 0})", "1:2 \"line\" must be a list");
    row("another type", "node-types", R"({"types": {"": "PV"}})",
        "1:12 \"\" must be one of \"pv\"");
    row("no flag", "mirror", R"({"same": "yes"})", "1:2 \"same\" must be true or false");
    row("another proof", "first-window", R"({"proves": "exactly"})",
        "1:2 \"proves\" must be one of \"exact\", \"at-most\", \"at-least\"");
    row("half a depth", "budget", R"({"depth": 1.5})",
        "1:2 \"depth\" must be a whole number from 0");
    row("a depth that is given", "depth-limit", R"({"depth": 2})",
        "1:2 unknown key \"depth\"; known here are move, value");
    row("a count of a run", "leaf-bounds", R"({"cutoffs": 1})",
        "1:2 unknown key \"cutoffs\"; known here are leavesAtLeast, leavesAtMost");
    row("a bare list", "leaf-order", "[[0,0]]",
        "1:1 an object such as {\"leaves\": [[0, 0], [0, 1]]} is expected here");
}

void AnswerFiles::faultsOfAnswers() {
    QFETCH(QString, question);
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    const QString said =
        faultIn(readAnswer(text.toStdString(), textbook(), questionNamed(question)));
    QVERIFY2(said.startsWith(fault), qPrintable(said));
}

void AnswerFiles::whatIsTooLongIsNotRead() {
    const std::string long_ = "{\"marks\": []" + std::string(std::size_t{4} << 20U, ' ') + '}';
    QCOMPARE(faultIn(readAnswer(long_, textbook(), Question::crossOut)),
             QString("0:0 this is longer than the 4 MiB that are read"));
    // Brackets without end take no stack.
    const std::string deep = "{\"marks\": " + std::string(2'000'000, '[');
    QVERIFY(!readAnswer(deep, textbook(), Question::crossOut));
}

QTEST_GUILESS_MAIN(AnswerFiles)
#include "tst_answerfiles.moc"
