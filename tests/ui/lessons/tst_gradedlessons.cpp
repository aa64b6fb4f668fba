// What is answered in the window, and graded by the command line: the same points.

#include "tests/app/programrun.h"
#include "tests/rows.h"
#include "tests/ui/lessons/takinglesson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace prunus;

namespace {

/// On a tree that everybody has, and on one that is made for each student.
constexpr const char* homework = R"({"format": "prunus-lesson", "version": 1, "id": "hw",
    "title": "Homework", "mode": "%1", "profile": {"title": "Sheldrake", "fail": "soft", "strictConvention": true},
    "steps": [
    {"exercise": "e1", "tree": "[[2,7],[1,9],[4,[5,0],6]]", "questions": [
        {"type": "values", "points": 4}, {"type": "cross-out", "points": 3},
        {"type": "windows", "points": 5}, {"type": "leaf-order", "points": 2.5},
        {"type": "counts", "counts": ["leavesEvaluated", "cutoffs"], "points": 1},
        {"type": "returned", "points": 2}, {"type": "negamax", "points": 2},
        {"type": "cuts", "points": 2}, {"type": "node-types", "points": 2},
        {"type": "move", "points": 2}]},
    {"exercise": "e2", "generate": {"leaves": [6, 9], "depth": 3}, "fresh": "perStudent",
     "questions": [{"type": "cross-out", "points": 6}]}]})";

/// Of what is right, without the last part.
Answer spoilt(Answer key) {
    const auto drop = [](auto& parts) {
        if (!parts.empty()) {
            parts.erase(std::prev(parts.end()));
        }
    };
    drop(key.values);
    drop(key.windows);
    drop(key.marks);
    drop(key.leaves);
    drop(key.counts);
    drop(key.cuts);
    drop(key.types);
    drop(key.line);
    return key;
}

} // namespace

class TestGradedLessons : public QObject {
    Q_OBJECT

  private slots:
    void theSamePoints_data() {
        const Rows<QString, bool> row("mode", "right");
        row("all right, told", "homework", true);
        row("something missing, told", "homework", false);
        row("all right in an exam", "exam", true);
        row("something missing in an exam", "exam", false);
    }

    /// Nothing is flagged: neither another tree, nor other points than were told, nor a broken log.
    void theSamePoints() {
        QFETCH(QString, mode);
        QFETCH(bool, right);
        const FilesOfTest files;
        const QString attempt = files.path("a.prunus-attempt.json");
        const TakingLesson shown(files, QString(homework).arg(mode).toUtf8());
        shown.begin("takerBegin", attempt, "s7");
        double told = 0;
        constexpr int questions = 11;
        for (int k = 0; k < questions; ++k) {
            QTRY_COMPARE(shown.where(), QStringLiteral("Homework · step %1 of 11").arg(k + 1));
            QTRY_VERIFY(shown.window.findChild<AnswerCanvas*>() != nullptr); // its tree is made
            QCOMPARE(shown.text("practiceRules").contains("Sheldrake"), mode == "homework");
            const Answer key = keyOf(shown.exercise().task());
            shown.exercise().change(right ? key : spoilt(key));
            shown.trigger("checkAnswer");
            told += shown.exercise().attempt().points.value_or(0);
            shown.next();
        }
        shown.mode().leave(); // once all is written
        const ProgramRun run =
            runProgram({"grade", attempt, "--lesson", files.path("w3.prunus-lesson.json"),
                        "--format", "json"});
        QCOMPARE(run.exitCode, 0);
        const QJsonObject graded = QJsonDocument::fromJson(run.out).object();
        const QJsonObject student = graded["students"][0].toObject();
        QVERIFY2(student["flags"].toArray().isEmpty(), run.out);
        const double points = student["points"].toDouble();
        QVERIFY2(right ? points == 31.5 : points < 31.5, run.out);
        if (mode == "homework") {
            QVERIFY2(std::abs(points - told) < 0.001, run.out);
        }
    }
};

QTEST_MAIN(TestGradedLessons)
#include "tst_gradedlessons.moc"
