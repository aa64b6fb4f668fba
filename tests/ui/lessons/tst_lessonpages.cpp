// A lesson that is taken, saved as a page for browsers.

#include "core/lessons/lessonjson.h"
#include "core/lessons/shippedlessons.h"
#include "tests/app/programrun.h"
#include "tests/enough.h"
#include "tests/rows.h"
#include "tests/ui/lessons/takinglesson.h"
#include "tests/ui/practice/everyquestion.h"
#include "ui/lessonpages/lessonwebpage.h"

#include <QFileInfo>
#include <QSignalSpy>

using namespace prunus;

class TestLessonPages : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FilesOfTest>(); }

    void thePageIsThatOfTheCommandLine() {
        TakingLesson shown;
        QVERIFY(!shown.find<QAction>("lessonPage").isVisible());
        const QString lesson = files_->write("w3.prunus-lesson.json", lessonIn("lesson"));
        shown.open(lesson);
        QVERIFY(shown.find<QAction>("lessonPage").isVisible());
        shown.trigger("lessonPage");
        const QString page = files_->path("week3.html");
        const QString other = files_->path("other.html");
        answerFile(shown.window, page);
        QTRY_VERIFY(QFileInfo(page).size() > 0);
        QCOMPARE(runProgram({"lesson", "page", lesson, "-o", other}).exitCode, 0);
        QCOMPARE(contentOf(page), contentOf(other));
        QVERIFY(shown.lessons().isTaken());
        shown.trigger("leavePractice");
        QVERIFY(!shown.find<QAction>("lessonPage").isVisible());
    }

    void aTextAndItsPictureAreOneSection() {
        const auto page = LessonWebPage::of(readLesson(lessonIn("lesson").toStdString()).value());
        QVERIFY(page);
        QCOMPARE(page->count("<section>"), 4); // of five things: two are questions, one is a text
        QCOMPARE(page->count("</section>"), 4);
        QVERIFY(page->contains("</ul>\n<iframe"));
    }

    /// Where a browser has no window to open.
    void monteCarloIsASentence() {
        const auto page = LessonWebPage::of(shippedLesson("playouts")->lesson);
        QVERIFY(page);
        QCOMPARE(page->count("<p>In the program, Monte Carlo tree search can be opened on this "
                             "tree, at iteration 83.</p>"),
                 1);
    }

    /// Also those that are answered in the program alone.
    void everyQuestionIsAskedInItsOwnWords() {
        const auto page = LessonWebPage::of(shippedLesson("negamax")->lesson);
        QVERIFY(page);
        QCOMPARE(page->count("<p>One line of this listing is wrong. Give a tree with at most "), 2);
        int puzzles = 0;
        std::uint64_t pages = 0;
        for (const ShippedLesson& each : shippedLessons()) {
            qsizetype nodeTypes = 0;
            for (const LessonStep& step : each.lesson.steps) {
                if (const auto* const exercise = std::get_if<LessonExercise>(&step)) {
                    for (const LessonQuestion& asked : exercise->questions) {
                        nodeTypes += asked.question == Question::nodeTypes ? 1 : 0;
                        puzzles += traits(asked.question).isPuzzle ? 1 : 0;
                    }
                }
            }
            // A page has the searches of all its pictures.
            if (++pages > oracle::enough(48)) {
                continue;
            }
            const auto whole = LessonWebPage::of(each.lesson);
            QVERIFY(whole);
            QVERIFY2(whole->count("Mark the PV, Cut and All nodes") <= nodeTypes,
                     each.lesson.id.c_str());
        }
        QVERIFY(puzzles > 5);
    }

    void twoRulesAreNamed() {
        Lesson lesson = shippedLesson("negamax")->lesson;
        LessonExercise exercise;
        exercise.id = "rules";
        exercise.tree = sharedTree("[[3,12],[2,4]]");
        LessonQuestion asked;
        asked.id = "two";
        asked.question = Question::twoRules;
        asked.terms.other = procedureUnder(asked.profile, Question::twoRules);
        asked.terms.other->options.cut = CutRule::greater;
        exercise.questions = {asked};
        lesson.steps = {exercise};
        const auto page = LessonWebPage::of(lesson);
        QVERIFY(page);
        QVERIFY(page->contains(
            "under one of two rules and not under the other: cut when α ≥ β; cut when α &gt; β."));
    }

    void keysOfWhatIsHandedInStayInside_data() {
        const Rows<QString> row("mode");
        row("homework", "homework");
        row("an exam", "exam");
    }

    void keysOfWhatIsHandedInStayInside() {
        QFETCH(const QString, mode);
        const TakingLesson shown(*files_, lessonIn(mode));
        shown.begin("takerWithoutName", files_->path("answers.prunus-attempt.json"));
        QVERIFY(shown.lessons().isTaken());
        QVERIFY(!shown.find<QAction>("lessonPage").isVisible());
    }

    void aFolderThatIsNotThereIsTold() {
        const TakingLesson shown(*files_, lessonIn("self-check"));
        QSignalSpy failed(&shown.lessons(), &LessonMode::failed);
        shown.find<LessonPageAction>("lessonPage").writeTo(files_->path("nowhere/week3.html"));
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY2(failed[0][0].toString().startsWith("week3.html cannot be saved: "),
                 qPrintable(failed[0][0].toString()));
    }

  private:
    std::unique_ptr<FilesOfTest> files_;
};

QTEST_MAIN(TestLessonPages)
#include "tst_lessonpages.moc"
