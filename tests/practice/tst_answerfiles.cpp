#include "core/practice/answerjson.h"
#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"
#include "tests/practice/faultin.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>
#include <algorithm>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

tl::expected<Answer, ReadError> readAs(const QString& question, const QString& text) {
    return readAnswer(text.toStdString(), treeOf(textbook), questionOf(question));
}

} // namespace

/// Answers and profiles in JSON: what is written reads back the same, and what is wrong is said
/// with its place and what would be right.
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
    static void everyShippedProfileIsThere();
    static void shippedProfiles_data();
    static void shippedProfiles();
    static void profilesReadBackTheSame();
    static void everyKeyOfAProfileIsOptional();
    static void schemaNamesTheKeysOfProfiles();
    static void faultsOfProfiles_data();
    static void faultsOfProfiles();
};

void AnswerFiles::answersReadBackTheSame_data() {
    const Rows<QString> row("text");
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
    QFETCH(QString, text);
    const QString question = QTest::currentDataTag();
    const auto answer = readAs(question, text);
    QCOMPARE(faultIn(answer), QString());
    QCOMPARE(QString::fromStdString(writeAnswer(treeOf(textbook), questionOf(question), *answer)),
             text);
    const QString whole = R"({"question": "%1", "procedure": "M05", "options": {}, "answer": %2})";
    QVERIFY(readAs(question, whole.arg(question, text)) == answer);
}

void AnswerFiles::answersAreReadInEveryForm_data() {
    const Rows<QString, QString, QString> row("question", "one", "other");
    row("paths as texts", "cross-out", R"({"marks": ["1.1", [2], ""]})",
        R"({"marks": [[1, 1], [2], []]})");
    row("how marks were drawn", "cross-out", R"({"kind": "edge", "marks": []})",
        R"({"marks": []})");
    row("nodes in any order", "values", R"({"values": {"1": 2, "": 3}})",
        R"({"values": {"": 3, "1": 2}})");
    row("nothing written", "values", "{}", R"({"values": {}})");
    row("no move", "move", R"({"move": null})", "{}");
    row("one side of a window", "windows", R"({"windows": {"1": {"in": [3, null]}}})",
        R"({"windows": {"1": {"in": [3, "+inf"]}}})");
}

void AnswerFiles::answersAreReadInEveryForm() {
    QFETCH(QString, question);
    QFETCH(QString, one);
    QFETCH(QString, other);
    const auto a = readAs(question, one);
    const auto b = readAs(question, other);
    QCOMPARE(faultIn(a) + faultIn(b), QString());
    QVERIFY(*a == *b);
}

void AnswerFiles::schemaNamesTheKeysOfAnswers() {
    QStringList known;
    for (const QuestionTraits& question : everyQuestion) {
        const QString fault = faultIn(readAs(question.id.data(), R"({"x": 1})"));
        known += fault.mid(fault.indexOf("here are ") + 9).split(", ");
    }
    known.removeDuplicates();
    known.sort();
    QCOMPARE(schemaIn(PRUNUS_SCHEMAS, "answer")["properties"].toObject().keys(), known);
}

void AnswerFiles::faultsOfAnswers_data() {
    const Rows<QString, QString, QString> row("question", "text", "fault");
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
    QFETCH(QString, text);
    QFETCH(QString, fault);
    const QString said = faultIn(readAs(question, text));
    QVERIFY2(said.startsWith(fault), qPrintable(said));
}

void AnswerFiles::whatIsTooLongIsNotRead() {
    const QString longer = "{\"marks\": []" + QString(4 << 20, ' ') + '}';
    QCOMPARE(faultIn(readAs("cross-out", longer)),
             "0:0 this is longer than the 4 MiB that are read");
    // Brackets without end take no stack.
    QVERIFY(!readAs("cross-out", "{\"marks\": " + QString(2'000'000, '[')));
}

void AnswerFiles::everyShippedProfileIsThere() {
    QStringList files = QDir(PRUNUS_PROFILES).entryList({"*.prunus-profile.json"});
    QStringList ids;
    for (const Profile& each : prunus::shippedProfiles()) {
        ids << QString::fromStdString(each.id) + ".prunus-profile.json";
        QVERIFY2(!each.title.empty() && !each.source.empty(), each.id.c_str());
    }
    QCOMPARE(ids.front(), "prunus.prunus-profile.json");
    Profile own = courseWith(&Profile::title, "Prunus");
    own.source = "The program's own conventions";
    QCOMPARE(prunus::shippedProfiles().front(), own);
    std::ranges::sort(files);
    std::ranges::sort(ids);
    QCOMPARE(ids, files);
    QCOMPARE(shippedProfile("no such course"), nullptr);
}

/// The columns cut and fail of the table of courses; "-" where it says nothing.
void AnswerFiles::shippedProfiles_data() {
    const Rows<QString, QString> row("cut", "fail");
    row("aima", "ge", "soft");
    row("berkeley-cs188", "gt", "soft");
    row("mit-6034", "ge", "-");
    row("cmu-15150", "ge", "soft");
    row("ucla-cs161", "ge", "hard");
    row("uci-cs271", "-", "-");
    row("eth-informatik2", "ge", "hard");
    row("hsbi-ki", "ge", "soft");
    row("cs61b", "ge", "hard");
    row("upb-pa-lab6", "ge", "hard");
    row("it-slides", "ge", "hard");
    row("unibo-fia", "-", "-");
    row("pt-negamax", "ge", "-");
    row("asu-cse471", "ge", "-");
    row("mtu-cs4811", "-", "-");
    row("udacity-aind", "ge", "-");
    row("omscs-6601", "ge", "-");
}

void AnswerFiles::shippedProfiles() {
    QFETCH(QString, cut);
    QFETCH(QString, fail);
    const Profile* const profile = shippedProfile(QTest::currentDataTag());
    QVERIFY(profile != nullptr);
    const auto unverified = [&](const char* key) {
        return std::ranges::count(profile->unverified, key) == 1;
    };
    QCOMPARE(unverified("cut"), cut == "-");
    QCOMPARE(unverified("fail"), fail == "-");
    QCOMPARE(profile->cut == CutRule::greater, cut == "gt");
    QCOMPARE(profile->fail == FailMode::soft, fail == "soft");
    QCOMPARE(profile->root == Player::min, profile->id == "uci-cs271");
}

void AnswerFiles::profilesReadBackTheSame() {
    Profile odd;
    odd.title = "A \"quoted\" title\nof two lines, ≥";
    odd.algorithm = Algorithm::alphaBetaNegamax;
    odd.root = Player::min;
    odd.window = {-1.5, infinity};
    odd.order = Profile::Order::reversed;
    odd.tieMove = Profile::Ties::last;
    odd.lineLength = Profile::LineLength::two;
    odd.rootCalls = Profile::RootCalls::perChild;
    odd.cutNotation = Profile::CutNotation::slash;
    odd.lateEdge = odd.ownSideOnly = odd.leafBounds = odd.hideUnreadLeaves = true;
    odd.countRoot = odd.countLeavesAsNodes = false;
    odd.followShare = 0.25;
    odd.strictConvention = true;
    odd.windowShown = Profile::WindowShown::none;
    odd.partial = Profile::Partial::perError;
    odd.perError = 0.1;
    odd.shapes = {{"max", "square"}, {"min", "circle"}};
    odd.words = {{"cut", "Schnitt"}};
    odd.unverified = {"cut", "pvLength"};
    std::vector<Profile> all = prunus::shippedProfiles();
    all.push_back(odd);
    for (const Profile& each : all) {
        const auto again = readProfile(writeProfile(each));
        QCOMPARE(faultIn(again), QString());
        QVERIFY2(*again == each, each.id.c_str());
    }
}

void AnswerFiles::everyKeyOfAProfileIsOptional() {
    QCOMPARE(readProfile("{}").value(), Profile());
    QCOMPARE(readProfile(R"({"cut": "gt"})").value(), courseWith(&Profile::cut, CutRule::greater));
}

/// And every word that it lists is read.
void AnswerFiles::schemaNamesTheKeysOfProfiles() {
    const QJsonObject properties = schemaIn(PRUNUS_SCHEMAS, "profile")["properties"].toObject();
    Profile every;
    every.root = Player::max;
    const QJsonObject written =
        QJsonDocument::fromJson(QByteArray::fromStdString(writeProfile(every))).object();
    QCOMPARE(properties.keys(), written.keys());
    for (const QString& key : properties.keys()) {
        for (const QJsonValue& word : properties[key].toObject()["enum"].toArray()) {
            const QByteArray text = QJsonDocument(QJsonObject{{key, word}}).toJson();
            QCOMPARE(faultIn(readProfile(text.toStdString())), QString());
        }
    }
    for (const char* group : {"words", "shapes"}) {
        const QJsonObject inner = properties[group].toObject()["properties"].toObject();
        for (const QString& key : inner.keys()) {
            const QJsonDocument text(QJsonObject{{group, QJsonObject{{key, "circle"}}}});
            QCOMPARE(faultIn(readProfile(text.toJson().toStdString())), QString());
        }
    }
}

void AnswerFiles::faultsOfProfiles_data() {
    const Rows<QByteArray, QString> table("text", "fault");
    const auto row = [&](const char* name, const char* text, const char* fault) {
        table(name, QByteArray(text), fault);
    };
    row("an unknown key", "{\"cut\": \"ge\",\n  \"fial\": \"hard\"}", "2:3 unknown key \"fial\"");
    row("an unknown word of a course", R"({"words": {"mxa": "x"}})", "1:12 unknown key \"mxa\"");
    row("an unknown key that is not verified", R"({"unverified": ["ctu"]})",
        "1:17 unknown key \"ctu\"");
    row("a key twice", R"({"cut": "ge", "cut": "gt"})", "1:15 the key \"cut\" stands here twice");
    row("another word", R"({"cut": "geq"})", "1:2 \"cut\" must be one of \"ge\", \"gt\"");
    row("another shape", R"({"shapes": {"max": "star"}})", "1:13 \"max\" must be one of \"up\"");
    row("a word for a truth", R"({"lateEdge": "no"})", "1:2 \"lateEdge\" must be true or false");
    row("null for a truth", R"({"lateEdge": null})", "1:2 \"lateEdge\" must be true or false");
    row("too much an error", R"({"perError": 2})", "1:2 \"perError\" must be a number from 0 to 1");
    row("a window upside down", R"({"window": [3, 2]})", "1:2 \"window\" must be a list of two");
    row("a window of three", R"({"window": [1, 2, 3]})", "1:2 \"window\" must be a list of two");
    row("a number for a text", R"({"title": 3})", "1:2 \"title\" must be a text");
    row("another format", R"({"format": "prunus-tree"})",
        "1:2 this is a tree (\"format\": \"prunus-tree\"), and no \"prunus-profile\"");
    row("answers", R"({"format": "prunus-attempt"})",
        "1:2 this is what somebody answered (\"format\": \"prunus-attempt\"), and no");
    row("a newer version", R"({"version": 2})", "1:2 this document has version 2");
    row("a list", "[1]", "1:1 an object such as {\"cut\": \"ge\"} is expected here");
    row("nothing", " ", "1:2 an object such as");
    row("an open brace", "{\"cut\": \"ge\"", "1:1 this '{' is never closed");
    row("no text", "{\"id\": \"\xFF\"}", "1:9 this is not text in UTF-8");
}

void AnswerFiles::faultsOfProfiles() {
    QFETCH(QByteArray, text);
    QFETCH(QString, fault);
    const QString said = faultIn(readProfile(text.toStdString()));
    QVERIFY2(said.startsWith(fault), qPrintable(said));
}

QTEST_GUILESS_MAIN(AnswerFiles)
#include "tst_answerfiles.moc"
