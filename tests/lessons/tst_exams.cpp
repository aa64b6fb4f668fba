// Versions of an exam: that they are equally hard and have other keys, found out by searching them
// by hand.

#include "core/formats/treeformat.h"
#include "core/lessons/ambiguity.h"
#include "core/lessons/exam.h"
#include "core/lessons/lessonjson.h"
#include "tests/practice/naiveexam.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QTest>
#include <deque>
#include <set>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

/// Of exercises e1, e2 and so on, each with these members.
Lesson lessonOf(const QStringList& exercises) {
    QStringList steps{R"({"text": "Read *this*."})"};
    for (const QString& each : exercises) {
        steps << QString(R"({"exercise": "e%1", %2})").arg(steps.size()).arg(each);
    }
    const QString text = R"({"format": "prunus-lesson", "version": 1, "id": "week3", "mode": "exam",
        "steps": [)" + steps.join(", ") +
                         "]}";
    return readLesson(text.toStdString()).value();
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
    const Rows<QString, QString, int> row("tree", "root", "seeds");
    row("three moves", textbook, "max", 2);
    row("deep cuts of both players", e12, "max", 2);
    row("MIN begins", "[[7,10],[[3,8],[2,12]],[5,1]]", "min", 2);
    row("few other keys", "[[2,3],[1,4]]", "max", 1);
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
        std::deque<oracle::ByHand> hands;
        std::set<QString> trees;
        for (const ExamVersion& each : *versions) {
            const LessonExercise& own = *exercisesOf(each.lesson).front();
            hands.emplace_back(*own.tree);
            trees.insert(textOf(own));
            QCOMPARE(own.tree->header().root, root == "min" ? Player::min : Player::max);
        }
        QCOMPARE(trees.size(), 4U);
        QCOMPARE(oracle::faultInVersions(hands), "");
        for (std::size_t k = 0; k < 4; ++k) {
            const ExamVersion& version = (*versions)[k];
            QCOMPARE(version.letter, char('A' + int(k)));
            std::set<std::string> same;
            for (const LessonQuestion& each : exercisesOf(version.lesson).front()->questions) {
                if (oracle::hasKeyOfNeighbour(hands, k, each.question)) {
                    same.insert(each.id);
                }
            }
            QCOMPARE(std::set(version.sameKey.begin(), version.sameKey.end()), same);
        }
    }
}

void TestExams::theFirstIsTheLesson() {
    const Lesson lesson = lessonOf({asking(textbook, {"values"}), asking(e12, {"cross-out"})});
    for (const std::size_t many : {1U, 3U}) {
        const auto versions = made(lesson, many, 5);
        const auto first = exercisesOf(versions.front().lesson);
        QCOMPARE(textOf(*first[0]), QString(textbook));
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
    const auto treeAt = [&](const char* fresh, std::uint64_t seed) {
        const auto versions = made(lessonOf({wishes.arg(fresh)}), 1, seed);
        return textOf(*exercisesOf(versions.front().lesson).front());
    };
    QVERIFY(treeAt("perStudent", 1) != treeAt("perStudent", 2));
    QCOMPARE(treeAt("perStudent", 2), treeAt("perStudent", 2));
    QCOMPARE(treeAt("never", 1), treeAt("never", 2));
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
    Lesson lesson = lessonOf({asking(textbook, {"values", "move"})});
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
    const Lesson lesson = lessonOf({asking(textbook, {"values"}), asking("[1,1]", {"values"})});
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
    const auto none = examVersions(lessonOf({asking(textbook, {"values"})}), 3, 1, &progress);
    QVERIFY(!none && none.error().stopped);
}

QTEST_GUILESS_MAIN(TestExams)
#include "tst_exams.moc"
