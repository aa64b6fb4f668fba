// Versions of an exam: that they are equally hard and have other keys, found out by searching them
// by hand.

#include "core/formats/treeformat.h"
#include "core/lessons/ambiguity.h"
#include "core/lessons/exam.h"
#include "core/lessons/lessonjson.h"
#include "tests/practice/naiveexam.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <set>

using namespace prunus;
using oracle::NaiveCut;
using oracle::NaiveNode;
using oracle::NaiveRun;
using oracle::NaiveTree;

namespace {

constexpr auto aima = "[[3,12,8],[2,4,6],[14,5,2]]";
constexpr auto e12 = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";

/// Of exercises e1, e2 and so on, each with these members.
Lesson lessonOf(const QStringList& exercises) {
    QStringList steps{R"({"text": "Read *this*."})"};
    for (const QString& each : exercises) {
        steps << QString(R"({"exercise": "e%1", %2})").arg(steps.size()).arg(each);
    }
    const QString text = R"({"format": "prunus-lesson", "version": 1, "id": "week3", "mode": "exam",
        "steps": [)" + steps.join(", ") +
                         "]}";
    const auto lesson = readLesson(text.toStdString());
    if (!lesson) {
        qFatal("no lesson: %s", qPrintable(text));
    }
    return *lesson;
}

QString asking(const QString& tree, const QStringList& types) {
    QStringList questions;
    for (const QString& type : types) {
        questions << QString(R"({"type": "%1", "named": ["cut", "fail", "tieMove"]})").arg(type);
    }
    return QString(R"("tree": "%1", "questions": [%2])").arg(tree, questions.join(", "));
}

std::vector<ExamVersion> made(const Lesson& lesson, std::size_t many, std::uint64_t seed) {
    return examVersions(lesson, many, seed).value();
}

QString textOf(const LessonExercise& exercise) {
    return QString::fromStdString(written(*exercise.tree, TreeFormat::text));
}

using Kinds = std::multiset<std::array<bool, 3>>;

/// What somebody finds out with a pencil. Nodes are told by their paths.
struct ByHand {
    explicit ByHand(const GameTree& tree) : naive(oracle::nested(tree)) {
        NaiveRun run;
        run.carryOut(naive);
        const auto path = [&](const NaiveNode* node) { return naive.paths[node->id]; };
        for (const NaiveNode* const leaf : run.reads) {
            reads.push_back(path(leaf));
        }
        for (const NaiveCut& cut : run.cuts) {
            kinds.insert({cut.atMax, cut.deep, cut.equal});
            for (const NaiveNode* const unit : cut.skipped) {
                skipped.insert(path(unit));
            }
        }
        for (const NaiveNode* const node : naive.nodes) {
            const bool even = naive.paths[node->id].size() % 2 == 0;
            if (!node->children.empty()) {
                values[path(node)] =
                    oracle::naiveMinimax(*node, even == (naive.player == Player::max));
            }
        }
        difficulty = oracle::naiveDifficulty(naive, run);
    }

    [[nodiscard]] bool hasKeyOf(const ByHand& other, Question question) const {
        return question == Question::values     ? values == other.values
               : question == Question::crossOut ? skipped == other.skipped
               : question == Question::counts   ? reads.size() == other.reads.size()
                                                : reads == other.reads;
    }

    NaiveTree naive;
    std::vector<oracle::Path> reads;
    std::set<oracle::Path> skipped;
    std::map<oracle::Path, Value> values;
    Kinds kinds;
    std::uint64_t difficulty = 0;
};

QStringList sorted(QStringList list) {
    list.sort();
    return list;
}

} // namespace

class TestExams : public QObject {
    Q_OBJECT

  private slots:
    static void versionsAreEquallyHard_data();
    static void versionsAreEquallyHard();
    static void theFirstIsTheLesson();
    static void aSeedIsAStudent();
    static void noneIsAmbiguous();
    static void namesAreLeftOut();
    static void versionsAreLessons();
    static void whereThereIsNone();
    static void itCanBeStopped();
};

void TestExams::versionsAreEquallyHard_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QString>("root");
    QTest::addColumn<int>("seeds");
    QTest::newRow("three moves") << aima << "max" << 2;
    QTest::newRow("deep cuts of both players") << e12 << "max" << 2;
    QTest::newRow("MIN begins") << "[[7,10],[[3,8],[2,12]],[5,1]]"
                                << "min" << 2;
    QTest::newRow("few other keys") << "[[2,3],[1,4]]"
                                    << "max" << 1;
}

void TestExams::versionsAreEquallyHard() {
    QFETCH(QString, tree);
    QFETCH(QString, root);
    QFETCH(const int, seeds);
    const QString document =
        QString(R"({"format": "prunus-tree", "version": 1, "root": "%1", "tree": %2})")
            .arg(root, tree);
    QString exercise = asking("@", {"values", "cross-out", "leaf-order"});
    exercise.replace("\"@\"", document);
    exercise.replace("]}]", R"(]}, {"type": "counts", "counts": ["leavesEvaluated"],
                               "named": ["cut", "fail", "tieMove"]}])");
    for (std::uint64_t seed = 1; seed <= std::uint64_t(seeds); ++seed) {
        const auto versions = examVersions(lessonOf({exercise}), 4, seed);
        QVERIFY(versions.has_value());
        QCOMPARE(versions->size(), 4U);
        std::vector<ByHand> hands; // never copied: naive nodes point at each other
        hands.reserve(4);
        std::set<QString> trees;
        for (const ExamVersion& each : *versions) {
            const LessonExercise& own = *exercisesOf(each.lesson).front();
            hands.emplace_back(*own.tree);
            trees.insert(textOf(own));
            QCOMPARE(own.tree->header().root, root == "min" ? Player::min : Player::max);
        }
        QCOMPARE(trees.size(), 4U);
        for (std::size_t k = 0; k < 4; ++k) {
            QCOMPARE((*versions)[k].letter, char('A' + int(k)));
            QVERIFY(hands[k].kinds == hands[0].kinds);
            QStringList same;
            for (const ByHand& other : hands) {
                QVERIFY(hands[k].difficulty <= other.difficulty + 2);
            }
            for (const LessonQuestion& each :
                 exercisesOf((*versions)[k].lesson).front()->questions) {
                if (k > 0 && (hands[k].hasKeyOf(hands[k - 1], each.question) ||
                              (k == 3 && hands[k].hasKeyOf(hands[0], each.question)))) {
                    same << QString::fromStdString(each.id);
                }
            }
            QStringList told;
            for (const std::string& each : (*versions)[k].sameKey) {
                told << QString::fromStdString(each);
            }
            QCOMPARE(sorted(told), sorted(same));
        }
    }
}

void TestExams::theFirstIsTheLesson() {
    const Lesson lesson = lessonOf({asking(aima, {"values"}), asking(e12, {"cross-out"})});
    for (const std::size_t many : {1U, 3U}) {
        const auto versions = made(lesson, many, 5);
        const auto first = exercisesOf(versions.front().lesson);
        QCOMPARE(textOf(*first[0]), QString(aima));
        QCOMPARE(textOf(*first[1]), QString(e12));
        QVERIFY(versions.front().sameKey.empty());
    }
    const auto again = made(lesson, 3, 5);
    const auto other = made(lesson, 3, 6);
    const auto once = made(lesson, 3, 5);
    QCOMPARE(writeLesson(once.back().lesson), writeLesson(again.back().lesson));
    QVERIFY(writeLesson(once.back().lesson) != writeLesson(other.back().lesson));
}

/// Where each student has an own tree, the seed says whose it is.
void TestExams::aSeedIsAStudent() {
    const QString wishes = R"("fresh": "%1", "generate": {"leaves": [6, 9], "demands": ["prunes"]},
                              "questions": [{"type": "values"}])";
    const auto treeOf = [&](const char* fresh, std::uint64_t seed) {
        const Lesson lesson = lessonOf({wishes.arg(fresh)});
        const auto versions = made(lesson, 1, seed);
        return textOf(*exercisesOf(versions.front().lesson).front());
    };
    QVERIFY(treeOf("perStudent", 1) != treeOf("perStudent", 2));
    QCOMPARE(treeOf("perStudent", 2), treeOf("perStudent", 2));
    QCOMPARE(treeOf("never", 1), treeOf("never", 2));
}

/// The tree has one key under all rules, and so have all its versions.
void TestExams::noneIsAmbiguous() {
    const QString exercise = QString(R"("tree": "%1", "questions": [
        {"type": "cross-out"}, {"type": "leaf-order"}, {"type": "returned", "named": ["fail"]}])")
                                 .arg(e12);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        for (const ExamVersion& version : made(lessonOf({exercise}), 5, seed)) {
            const LessonExercise& own = *exercisesOf(version.lesson).front();
            for (const LessonQuestion& question : own.questions) {
                QVERIFY(ambiguitiesOf(question, *own.tree).empty());
            }
        }
    }
}

void TestExams::namesAreLeftOut() {
    const QString named = R"("tree": {"format": "prunus-tree", "version": 1, "title": "Mine",
        "tree": {"name": "Start", "children": [[3, 12], {"name": "Attack", "children": [2, 4]}]}},
        "questions": [{"type": "values"}])";
    for (const std::size_t many : {1U, 2U}) {
        for (const ExamVersion& each : made(lessonOf({named}), many, 1)) {
            QCOMPARE(exercisesOf(each.lesson).front()->tree->names().empty(), many > 1);
        }
    }
}

/// What is written for marking reads back with the same trees, each with an id of its own.
void TestExams::versionsAreLessons() {
    Lesson lesson = lessonOf({asking(aima, {"values", "move"})});
    lesson.id = std::string(64, 'w');
    std::set<std::string> ids;
    for (const ExamVersion& each : made(lesson, 3, 1)) {
        const auto read = readLesson(writeLesson(each.lesson));
        QVERIFY(read.has_value());
        QVERIFY(ids.insert(read->id).second);
        QCOMPARE(textOf(*exercisesOf(*read).front()), textOf(*exercisesOf(each.lesson).front()));
        QCOMPARE(exercisesOf(*read).front()->questions.size(), 2U);
        QCOMPARE(read->mode, Lesson::Mode::exam);
    }
}

void TestExams::whereThereIsNone() {
    const Lesson lesson = lessonOf({asking(aima, {"values"}), asking("[1,1]", {"values"})});
    QVERIFY(examVersions(lesson, 1, 1).has_value());
    const auto none = examVersions(lesson, 2, 1);
    QVERIFY(!none);
    QCOMPARE(none.error().exercise, std::string("e2"));
    QCOMPARE(none.error().found, 1U);
    const Lesson wishes = lessonOf({R"("generate": {"leaves": [2, 2], "values": [0, 1],
        "demands": ["bothSides"]}, "questions": [{"type": "values"}])"});
    const auto noTree = examVersions(wishes, 1, 1);
    QVERIFY(!noTree);
    QCOMPARE(noTree.error().found, 0U);
    QCOMPARE(noTree.error().unmet.front().demand, Demand::bothSides);
}

void TestExams::itCanBeStopped() {
    Progress progress;
    progress.cancel();
    const auto none = examVersions(lessonOf({asking(aima, {"values"})}), 3, 1, &progress);
    QVERIFY(!none && none.error().stopped);
}

QTEST_GUILESS_MAIN(TestExams)
#include "tst_exams.moc"
