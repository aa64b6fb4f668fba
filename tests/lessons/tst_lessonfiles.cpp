#include "core/formats/treeformat.h"
#include "core/lessons/ambiguity.h"
#include "core/lessons/lessonkeys.h"
#include "core/lessons/sha256.h"
#include "core/lessons/treedue.h"
#include "core/notation/readtree.h"
#include "tests/lessons/writtenlesson.h"
#include "tests/rows.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QTest>
#include <QtEndian>
#include <set>

using namespace prunus;

namespace {

const std::string everything = R"({"format": "prunus-lesson", "version": 1, "id": "week3",
  "title": "The \u0022window\u0022, ≥", "language": "it", "minutes": 12,
  "sources": ["A book, page 3", "\u0022B\u0022"], "mode": "exam", "profile": "aima",
  "rules": {"cut": "gt"}, "steps": [
    {"text": "Read *this*.\nThen that."},
    {"show": {"tree": {"format": "prunus-tree", "version": 1, "root": "min", "tree": [2, [1, 3]]},
              "algorithm": "minimax", "at": 3,
              "uct": {"iteration": 9, "iterations": 50, "exploration": 0.5, "seed": 7}}},
    {"exercise": "e1", "tree": [[3, 12, 8], [2, 4, 6], [14, 5, 2]], "attempts": 3, "hints": false,
     "modelAnswer": "forfeits", "watch": ["M05", "M11"], "questions": [
       {"type": "cross-out", "points": 4, "text": "Cross out …", "named": ["cut", "tieMove"]},
       {"id": "last", "type": "counts", "points": 0.5, "counts": ["leavesEvaluated"],
        "rules": {"followThrough": true, "fail": "hard"}}]},
    {"exercise": "e2", "fresh": "perStudent", "generate": {"leaves": [9, 12], "depth": 5,
      "children": 4, "values": [-9, 9], "ties": 1, "demands": ["prunes", "conventionProof"],
      "difficulty": [20, 40], "seed": 7}, "questions": [{"type": "values"}]}]})";

} // namespace

/// Lessons in JSON: what is written reads back the same, what is wrong is said with its place and
/// what would be right, and a key that depends on a rule that is not named is found.
class LessonFiles : public QObject {
    Q_OBJECT

  private slots:
    static void everyKeyIsRead();
    static void whatIsWrittenReadsBackTheSame();
    static void followThroughInExams_data();
    static void followThroughInExams();
    static void faults_data();
    static void faults() { readFaultRow(); }
    static void limits();
    static void schemaNamesTheKeys();
    static void ambiguities_data();
    static void ambiguities();
    static void hashes();
    static void treesThatAreDue();
};

void LessonFiles::everyKeyIsRead() {
    const auto lesson = readLesson(everything);
    QCOMPARE(faultIn(lesson), QString());
    QCOMPARE(lesson->title, "The \"window\", ≥");
    QVERIFY(lesson->mode == Lesson::Mode::exam);
    QCOMPARE(lesson->minutes, 12U);
    QCOMPARE(lesson->sources, std::vector<std::string>({"A book, page 3", "\"B\""}));
    QVERIFY(lesson->profile.cut == CutRule::greater); // and of the course:
    QVERIFY(lesson->profile.fail == FailMode::soft);
    QCOMPARE(std::get<LessonText>(lesson->steps[0]).text, "Read *this*.\nThen that.");
    const auto& moment = std::get<LessonMoment>(lesson->steps[1]);
    QVERIFY(moment.tree->header().root == Player::min);
    QVERIFY(moment.options.algorithm == Algorithm::minimax && moment.at == 3);
    QVERIFY(!moment.beside);
    QVERIFY(moment.uct && moment.uct->iteration == 9 && moment.uct->options.iterations == 50);
    QVERIFY(moment.uct->options.exploration == 0.5 && moment.uct->options.seed == 7);
    const LessonExercise& first = *exercisesOf(*lesson).front();
    QCOMPARE(first.tree->leafCount(), 9U);
    QVERIFY(!first.hints && first.attempts == 3 &&
            first.modelAnswer == LessonExercise::ModelAnswer::forfeits);
    QVERIFY(first.watch ==
            std::vector({Misconception::noDeepCutoffs, Misconception::noBetaCutoffs}));
    QCOMPARE(first.questions[0].id, "e1.q1");
    QVERIFY(first.questions[0].named == std::vector({Convention::cut, Convention::tieMove}));
    QCOMPARE(first.questions[1].id, "last");
    QCOMPARE(first.questions[1].points, 0.5);
    QVERIFY(first.questions[1].profile.fail == FailMode::hard);
    QCOMPARE(first.questions[1].profile.followShare, 0.5);
    QCOMPARE(first.questions[1].counts, std::vector<std::string>({"leavesEvaluated"}));
    const LessonExercise& second = *exercisesOf(*lesson).at(1);
    QVERIFY(!second.tree && second.fresh == LessonExercise::Fresh::perStudent);
    QCOMPARE(second.wishes.mostChildren, 4U);
    QVERIFY(second.wishes.values == std::pair(-9, 9));
    QVERIFY(second.wishes.demands == std::vector({Demand::prunes, Demand::conventionProof}));
    QVERIFY(second.wishes.profile == lesson->profile);
}

void LessonFiles::whatIsWrittenReadsBackTheSame() {
    for (const std::string& text :
         {everything, withQuestion(R"({"type": "values"})"),
          withMembers(R"("profile": {"id": "mine", "cut": "gt"},
                                                   "steps": [])"),
          withMembers(R"("profile": {"id": "uci-cs271"}, "steps": [])")}) {
        const std::string written = writeLesson(readLesson(text).value());
        const auto again = readLesson(written);
        QCOMPARE(faultIn(again), QString());
        QCOMPARE(writeLesson(*again), written);
        QVERIFY(again->profile == readLesson(text)->profile);
        QVERIFY(QJsonDocument::fromJson(QByteArray::fromStdString(written)).isObject());
    }
    // Nothing of the first text is lost.
    const QByteArray written =
        QByteArray::fromStdString(writeLesson(readLesson(everything).value()));
    for (const char* part :
         {R"("rules": {"cut": "gt"})",
          R"("rules": {"fail": "hard", "followThrough": true, "followShare": 0.5})",
          R"("named": ["cut", "tieMove"])", R"("root": "min")",
          R"("tree": "[[3,12,8],[2,4,6],[14,5,2]]")", R"("difficulty": [20, 40])",
          R"("watch": ["M05", "M11"])", R"("language": "it")",
          R"("uct": {"iteration": 9, "iterations": 50, "exploration": 0.5, "seed": 7})",
          R"("minutes": 12,
  "sources": ["A book, page 3", "\"B\""],)"}) {
        QVERIFY2(written.contains(part), part);
    }
}

void LessonFiles::followThroughInExams_data() {
    const Rows<QString, double> row("members", "share");
    row("in a lesson it is a half", R"("mode": "lesson")", 0.5);
    row("in an exam nothing", R"("mode": "exam")", 0.0);
    row("also under a course that gives it", R"("mode": "exam", "profile": "aima")", 0.0);
    row("but where its rules say so", R"("rules": {"followThrough": true}, "mode": "exam")", 0.5);
    row("or how much", R"("rules": {"followShare": 0.25}, "mode": "exam")", 0.25);
    row("or its own profile", R"("mode": "exam", "profile": {"followThrough": true})", 0.5);
    row("or how much there", R"("mode": "exam", "profile": {"followShare": 0.75})", 0.75);
    row("with both, in whatever order", R"("rules": {"followThrough": true, "followShare": 1})",
        1.0);
    row("and the other", R"("rules": {"followShare": 1, "followThrough": true})", 1.0);
    row("no is nothing", R"("rules": {"followThrough": false})", 0.0);
    row("whatever else is said", R"("rules": {"followThrough": false, "followShare": 1})", 0.0);
}

void LessonFiles::followThroughInExams() {
    QFETCH(QString, members);
    QFETCH(double, share);
    const auto lesson = readLesson(withMembers(members + R"(, "steps": [])"));
    QCOMPARE(faultIn(lesson), QString());
    QCOMPARE(lesson->profile.followShare, share);
    QCOMPARE(readLesson(writeLesson(*lesson))->profile.followShare, share);
}

void LessonFiles::faults_data() {
    Rows<QString, QString>("text", "fault");
    faultRow("not an object", "§[1]", "an object such as {\"format\": \"prunus-lesson\", …}");
    faultRow("another format", R"({§"format": "prunus", "version": 1, "id": "w", "steps": []})",
             "\"format\" must be the text \"prunus-lesson\"");
    faultRow("a tree", R"({§"format": "prunus-tree", "version": 1, "tree": [1, 2]})",
             "this is a tree (\"format\": \"prunus-tree\"), and no \"prunus-lesson\"");
    faultRow("a newer version",
             R"({"format": "prunus-lesson", §"version": 2, "id": "w", "steps": []})", "");
    faultRow("no id", R"(§{"format": "prunus-lesson", "version": 1, "steps": []})",
             "the key \"id\" is needed here, such as \"week3\"");
    faultRow("an id with a blank",
             R"({"format": "prunus-lesson", "version": 1, §"id": "a b", "steps": []})",
             "\"id\" must be a text of up to 64 letters");
    faultRow("an unknown key", withMembers(R"(§"colour": 1, "steps": [])"),
             "unknown key \"colour\"; known here are format, version, id, title");
    faultRow("no such course", withMembers(R"(§"profile": "stanford", "steps": [])"),
             "there is no course \"stanford\"; there are prunus, aima, ");
    faultRow("a rule that is none", withMembers(R"("rules": {§"cut": "maybe"}, "steps": [])"),
             "\"cut\" must be one of \"ge\", \"gt\"");
    faultRow("a step of two kinds", withMembers(R"("steps": [§{"text": "a", "show": {}}])"),
             "exactly one of the keys \"text\", \"show\", \"play\", \"exercise\" is expected here");
    faultRow("an exercise without a tree",
             withMembers(R"("steps": [§{"exercise": "e1", "questions": []}])"),
             "exactly one of the keys \"tree\", \"generate\" is expected here");
    faultRow("a tree that is none", withMembers(R"(@§"tree": "[2, [1, 3", "questions": []}])"),
             "this cannot be read as a tree");
    faultRow("the same tree, fresh for everybody",
             withMembers(R"(@"tree": "[2,3]", §"fresh": "perStudent", "questions": []}])"),
             "a tree that is written down is the same for everybody");
    faultRow("a question without type", withQuestion(R"(§{"points": 4})"),
             "the key \"type\" is needed here, such as \"cross-out\"");
    faultRow("a question that nobody asks", withQuestion(R"({§"type": "riddle"})"),
             "\"type\" must be one of \"values\", \"move\"");
    faultRow("points below 0", withQuestion(R"({"type": "move", §"points": -1})"),
             "\"points\" must be a number from 0 to 1000");
    faultRow("an id twice", withQuestion(R"({"type": "move"}, §{"id": "e1.q1", "type": "values"})"),
             "\"e1.q1\" is the name of something else in this lesson, too");
    faultRow("a slip that is none", withQuestion("", R"(, "watch": [§"M99"])"),
             "\"watch\" must be one of \"M01\"");
    faultRow("leaves the wrong way round",
             withMembers(R"(@"generate": {§"leaves": [12, 8]}, "questions": []}])"),
             "\"leaves\" must be a list of two whole numbers, the first not above the second, such "
             "as [8, 12]");
}

void LessonFiles::limits() {
    const auto fault = [](const std::string& text) { return faultIn(readLesson(text)); };
    const auto steps = [](int count) {
        return withStep(QStringList(count, R"({"text": "a"})").join(','));
    };
    QCOMPARE(fault(steps(200)), QString());
    QVERIFY(fault(steps(201)).contains("more than the 200 entries"));
    const auto tree = [](const QString& text) {
        return withStep(R"({"show": {"tree": ")" + text + R"("}})");
    };
    const auto leaves = [](int count) { return '[' + QStringList(count, "1").join(',') + ']'; };
    QCOMPARE(fault(tree(leaves(1999))), QString());
    QVERIFY(fault(tree(leaves(2000))).contains("more than 2000 nodes"));
    QVERIFY(fault(tree(leaves(200'000))).contains("more than 2000 nodes"));
    const auto deep = [](int plies) { return QString(plies, '[') + '1' + QString(plies, ']'); };
    QCOMPARE(fault(tree(deep(64))), QString());
    QVERIFY(fault(tree(deep(65))).contains("64 plies"));
    QVERIFY(fault(withMembers(R"("title": ")" + QString(201, 'a') + R"(", "steps": [])"))
                .contains("longer than the 200 bytes"));
    QVERIFY(!readLesson(std::string(5U << 20U, ' ')));
}

/// The schema's keys are those that are known, by what errors say of them.
void LessonFiles::schemaNamesTheKeys() {
    const QJsonObject schema = schemaIn(PRUNUS_SCHEMAS, "lesson");
    const QJsonObject parts = schema["$defs"].toObject();
    const auto known = [](const std::string& text) {
        QStringList keys = faultIn(readLesson(text)).section("known here are ", 1).split(", ");
        keys.sort();
        return keys;
    };
    const auto shown = [&](const QString& key) {
        return known(withStep(R"({"show": {"tree": "[1]", )" + key + "}}"));
    };
    const auto keysOf = [](const QJsonValue& part) { return part["properties"].toObject().keys(); };
    QCOMPARE(keysOf(schema), known(withMembers(R"("?": 1, "steps": [])")));
    QCOMPARE(keysOf(parts["text"]), known(withStep(R"({"text": "a", "?": 1})")));
    QCOMPARE(keysOf(parts["show"]["properties"]["show"]), shown(R"("?": 1)"));
    QCOMPARE(keysOf(parts["search"]), shown(R"("beside": {"?": 1})"));
    QCOMPARE(keysOf(parts["uct"]), shown(R"("uct": {"iteration": 1, "?": 1})"));
    QCOMPARE(keysOf(parts["event"]), shown(R"("at": {"?": 1})"));
    QCOMPARE(keysOf(parts["play"]["properties"]["play"]),
             known(withStep(R"({"play": {"game": "tic-tac-toe", "?": 1}})")));
    const QJsonValue terms = parts["question"]["properties"];
    QCOMPARE(keysOf(terms["other"]),
             known(withQuestion(R"({"type": "two-rules", "other": {"?": 1}})")));
    QCOMPARE(keysOf(terms["about"]),
             known(withQuestion(R"({"type": "ranges", "about": {"leaf": "0", "?": 1}})")));
    QCOMPARE(keysOf(parts["exercise"]), known(withQuestion("", R"(, "?": 1)")));
    QCOMPARE(keysOf(parts["question"]), known(withQuestion(R"({"type": "move", "?": 1})")));
    QCOMPARE(keysOf(parts["wishes"]),
             known(withMembers(R"(@"generate": {"?": 1}, "questions": []}])")));
    const QJsonArray types = terms["type"]["enum"].toArray();
    QCOMPARE(types.size(), int(questionWords.size()));
    QCOMPARE(terms["statement"]["enum"].toArray().size(), int(statementWords.size()));
    for (const std::string_view each : questionWords) {
        QVERIFY(types.contains(QString::fromUtf8(each.data(), qsizetype(each.size()))));
    }
}

/// By hand, on trees on which both forms of a rule can be followed with a finger.
void LessonFiles::ambiguities_data() {
    const Rows<QString, QString, QString> row("tree", "question", "expected");
    row("no tie, no doubt", "[2, [1, 3]]", R"({"type": "cross-out"})", "");
    row("a tie on the bound", "[1, [1, 1]]", R"({"type": "cross-out"})", "cut 1.1");
    row("whose rule is named", "[1, [1, 1]]", R"({"type": "cross-out", "named": ["cut"]})", "");
    row("from a course that reads it", "[1, [1, 1]]",
        R"({"type": "leaf-order", "rules": {"cut": "gt"}})", "cut 1.1");
    row("MIN returns 2 or 1", "[2, [1, 3]]", R"({"type": "returned"})", "fail 1");
    row("minimax has one value", "[2, [1, 3]]", R"({"type": "values"})", "");
    row("two best moves", "[1, 1]", R"({"type": "move"})", "tieMove move");
    row("of which any is right", "[1, 1]", R"({"type": "move", "rules": {"tieMove": "any"}})", "");
    row("how many cutoffs", "[1, [1, 1]]", R"({"type": "counts"})", "cut cutoffs");
    row("two rules say what they are", "[1, [1, 1]]",
        R"({"type": "two-rules", "other": {"cut": "gt"}})", "");
    row("a range that a tie ends", "[[1, 3], [1, 2]]",
        R"({"type": "ranges", "about": {"leaf": "0.0", "pruned": "1.1"}})", "cut set");
    row("how many leaves are not asked", "[1, [1, 1]]",
        R"({"type": "counts", "counts": ["leavesEvaluated"]})", "cut leavesEvaluated");
}

void LessonFiles::ambiguities() {
    QFETCH(QString, tree);
    QFETCH(QString, question);
    const auto lesson =
        readLesson(withMembers(R"(@"tree": ")" + tree + R"(", "questions": [)" + question + "]}]"));
    QCOMPARE(faultIn(lesson), QString());
    const LessonExercise& exercise = *exercisesOf(*lesson).front();
    QStringList found;
    for (const Ambiguity& each : ambiguitiesOf(exercise.questions.front(), *exercise.tree)) {
        const std::string_view word = wordAmong(each.convention, conventionWords);
        found << QString::fromUtf8(word.data(), qsizetype(word.size())) + ' ' +
                     QString::fromStdString(each.item);
    }
    QTEST(found.join("; "), "expected");
}

/// Qt has the same hash, of every length around the ends of blocks.
void LessonFiles::hashes() {
    QByteArray text;
    for (int length = 0; length < 200; ++length) {
        const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
        QCOMPARE(hexOf(sha256(text.toStdString())), hash.toHex().toStdString());
        text += static_cast<char>(length * 37);
    }
}

void LessonFiles::treesThatAreDue() {
    const QByteArray text("week3\0e2\0s1\0001", 13);
    const QByteArray hash = QCryptographicHash::hash(text, QCryptographicHash::Sha256);
    QCOMPARE(seedOf("week3", "e2", "s1", 1), qFromBigEndian<quint64>(hash.constData()));
    const Lesson lesson = readLesson(withMembers(R"(@"generate": {"demands": ["prunes"]},
        "fresh": "perStudent", "questions": [{"type": "cross-out"}]}])"))
                              .value();
    const LessonExercise& exercise = *exercisesOf(lesson).front();
    std::set<std::string> different;
    for (const char* student : {"a", "b", "c", "d"}) {
        const auto tree = treeDue(lesson, exercise, student, 1);
        QVERIFY(tree.has_value());
        different.insert(written(**tree, TreeFormat::text));
        QVERIFY(std::ranges::equal((*tree)->offsets(),
                                   (*treeDue(lesson, exercise, student, 2))->offsets()));
    }
    QCOMPARE(different.size(), 4U);
}

QTEST_GUILESS_MAIN(LessonFiles)
#include "tst_lessonfiles.moc"
