// A lesson from the first step to the last, as somebody reads it; tst_answeringlessons has what is
// answered in it.

#include "tests/rows.h"
#include "tests/ui/lessons/takinglesson.h"
#include "ui/montecarlo/montecarlowindow.h"
#include "ui/play/playdialog.h"

#include <QClipboard>
#include <QMimeData>
#include <tuple>

using namespace prunus;

class TestTakingLessons : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FilesOfTest>(); }

    void isReadStepByStep() {
        TakingLesson shown(*files_, lessonIn("lesson"));
        QCOMPARE(shown.read(), "Read this first.\none\ntwo");
        QCOMPARE(shown.text("practiceMode"), "Lesson");
        QCOMPARE(shown.where(), "Week 3 · step 1 of 4");
        QVERIFY(shown.lessons().canvas() != nullptr); // beside the text
        QVERIFY(!shown.find<QPushButton>("lessonBack").isEnabled());
        shown.next();
        QCOMPARE(shown.text("prompt"), "Cross it out, please.");
        shown.press(Qt::Key_PageDown, Qt::ControlModifier); // the button is seen to be pressed
        QTRY_COMPARE(shown.where(), "Week 3 · step 3 of 4");
        shown.back();
        QCOMPARE(shown.where(), "Week 3 · step 2 of 4");
        shown.next(2);
        QCOMPARE(shown.read(), "The end is near.");
        QCOMPARE(shown.find<QPushButton>("lessonNext").text(), "Finish");
        shown.next();
        QVERIFY2(shown.read().contains("Answered: 0 of 2 questions. Points: 0 of 6."),
                 qPrintable(shown.read()));
        QVERIFY(!shown.find<QPushButton>("lessonNext").isEnabled());
    }

    void aMomentIsSteppedFrom() {
        TakingLesson shown(*files_, lessonIn("lesson"));
        shown.find<QWidget>("lessonTimeline").window()->activateWindow();
        QTest::mouseClick(shown.lessons().canvas(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
        Session& session = shown.lessons().canvas()->session();
        QCOMPARE(session.step().value, 4U);
        QCOMPARE(session.options().algorithm, Algorithm::alphaBeta);
        QCOMPARE(session.document()->tree.leafCount(), 4U);
        shown.press(Qt::Key_Right);
        QCOMPARE(session.step().value, 5U);
        shown.press(Qt::Key_Left);
        shown.press(Qt::Key_Left);
        QCOMPARE(session.step().value, 3U);
    }

    /// In the picture they step, as far as its search goes.
    void keysTurnThePage() {
        TakingLesson shown(*files_, lessonOf(R"({"text":"One."},{"text":"Two."},
        {"show":{"tree":"[1,2]","at":{"event":"leave"}}},{"text":"Three."},{"text":"Four."})"));
        const auto isAt = [&](int step) { return QString("K · step %1 of 4").arg(step); };
        shown.press(Qt::Key_Right);
        QTRY_COMPARE(shown.where(), isAt(2));
        shown.press(Qt::Key_Return);
        QTRY_COMPARE(shown.where(), isAt(3));
        shown.press(Qt::Key_Left);
        QTRY_COMPARE(shown.where(), isAt(2));
        TreeCanvas* const canvas = shown.lessons().canvas();
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
        shown.press(Qt::Key_Left);
        QCOMPARE(canvas->session().step().value, 5U); // of 6
        shown.press(Qt::Key_Right);
        QCOMPARE(canvas->session().step().value, 6U);
        QCOMPARE(shown.where(), isAt(2));
        shown.press(Qt::Key_Right);
        QTRY_COMPARE(shown.where(), isAt(3));
        shown.press(Qt::Key_Enter);
        QTRY_COMPARE(shown.where(), isAt(4));
        shown.press(Qt::Key_Right);
        QTRY_VERIFY(shown.read().startsWith("This is the end of it."));
        shown.press(Qt::Key_Right); // behind it is nothing
        shown.press(Qt::Key_Left);
        QTRY_COMPARE(shown.where(), isAt(4));
    }

    void windowsAreNotShownWhereNobodyKnowsThem() {
        for (const bool windows : {true, false}) {
            const QByteArray show =
                R"({"show":{"tree":"[2,[1,3]]","at":{"node":"1","event":"cutoff"},"windows":)";
            const TakingLesson shown(*files_, lessonOf(show + (windows ? "true}}" : "false}}")));
            TreeCanvas* const canvas = shown.lessons().canvas();
            QCOMPARE(canvas->session().step().value, 7U);
            QCOMPARE(canvas->picture(canvas->session().moment()).showWindows, windows);
            QCOMPARE(shown.window.findChild<QWidget*>("lessonHappened") != nullptr, windows);
        }
    }

    /// One sentence needs no frame as high as the page; a long text gets all there is.
    void aShortTextHasALowFrame() {
        const auto heightOf = [&](const QByteArray& text) {
            const TakingLesson shown(*files_, lessonOf("{\"text\":\"" + text + "\"}"));
            settle(shown.window);
            const auto& browser = shown.find<QTextBrowser>("lessonText");
            const int height = browser.parentWidget()->height();
            const int page = shown.find<QWidget>("readingPage").height();
            const bool fits =
                browser.document()->size().height() <= browser.viewport()->height() + 1;
            return std::tuple(height, page, fits);
        };
        const auto [low, page, fits] = heightOf("One sentence.");
        QVERIFY2(low < page / 3 && fits, qPrintable(QString("%1 of %2").arg(low).arg(page)));
        const auto [high, all, fitsToo] = heightOf(QByteArray("A long one. ").repeated(800));
        QVERIFY2(high > all / 2 && !fitsToo, qPrintable(QString("%1 of %2").arg(high).arg(all)));
    }

    void aTextBeforeAnotherTreeStandsAlone() {
        const TakingLesson shown(*files_, lessonOf(R"({"show":{"tree":"[1,2]"}},
        {"text":"Of the next one."},{"exercise":"e","tree":"[3,4]","questions":[{"type":"move"}]},
        {"show":{"tree":"[3,4]"}},{"text":"Of the same."})"));
        QVERIFY(shown.lessons().canvas() != nullptr);
        shown.next();
        QCOMPARE(shown.read(), "Of the next one.");
        QVERIFY(shown.lessons().canvas() == nullptr);
        shown.next(2);
        QVERIFY(shown.lessons().canvas() != nullptr);
        shown.next();
        QCOMPARE(shown.read(), "Of the same.");
        QVERIFY(shown.lessons().canvas() != nullptr);
    }

    void aGameIsPlayedAsTheLessonSays_data() {
        // depth: 0 for to the end
        const Rows<QByteArray, Algorithm, int> row("how", "algorithm", "depth");
        row("with an algorithm and a depth", R"("against": "minimax", "depth": 2)",
            Algorithm::minimax, 2);
        row("with an algorithm alone, of a short game to the end",
            R"("against": "alpha-beta-negamax")", Algorithm::alphaBetaNegamax, 0);
    }

    void aGameIsPlayedAsTheLessonSays() {
        QFETCH(const QByteArray, how);
        QFETCH(const Algorithm, algorithm);
        QFETCH(const int, depth);
        const QByteArray play = R"({"play":{"game":"tic-tac-toe","plays":"second",)";
        const TakingLesson shown(*files_, lessonOf(play + how + "}}"));
        shown.click("lessonPlay");
        const auto& dialog = shown.find<PlayDialog>("playDialog");
        for (const char* side : {"First", "Second"}) { // hints for whoever takes it, too
            QCOMPARE(part<QComboBox>(dialog, QByteArray("playAlgorithm") + side).currentIndex(),
                     int(algorithm));
            QCOMPARE(part<QSpinBox>(dialog, QByteArray("playDepth") + side).value(), depth);
        }
        QTRY_COMPARE(dialog.record().length(), std::size_t{1}); // the program begins
    }

    /// At the end of the iteration that the lesson names, with its seed, until a question is asked.
    void monteCarloOpensAtAnIteration() {
        const TakingLesson shown(*files_, lessonOf(R"({"text":"First."},
        {"show":{"tree":"[[3,12,8],[2,4,6],[14,5,2]]","root":"min",
                 "uct":{"iteration":7,"iterations":60,"seed":5,"exploration":0.5}}},
        {"text":"Then."},{"exercise":"e","tree":"[1,2]","questions":[{"type":"move"}]})"));
        QCOMPARE(shown.find<QPushButton>("lessonMonteCarlo").text(),
                 "Open &Monte Carlo tree search at iteration 7");
        shown.click("lessonMonteCarlo");
        const QPointer opened = shown.window.findChild<MonteCarloWindow*>();
        QVERIFY(opened && opened->isVisible());
        QTRY_VERIFY(opened->run().trace() != nullptr && !opened->run().isAtWork());
        const UctMoment moment = opened->run().moment();
        QCOMPARE(moment.iterationsDone(), 7U);
        QCOMPARE(moment.kind(), UctEventKind::backpropagate);
        QCOMPARE(moment.trace().rootPlayer(), Player::min);
        UctOptions options;
        options.iterations = 60;
        options.seed = 5;
        options.exploration = 0.5;
        options.root = Player::min;
        QVERIFY(moment.trace().options() == options);
        QCOMPARE(part<QSpinBox>(*opened, "uctSeed").value(), 5);
        shown.next(); // a text about the same
        QVERIFY(opened && opened->isVisible());
        shown.next(); // a question
        QTRY_VERIFY(!opened || !opened->isVisible());
    }

    void whatIsWrongIsTold_data() {
        const Rows<QByteArray, QByteArray, QString> row("from", "to", "told");
        row("no lesson", "prunus-lesson\"", "prunus-tree\"",
            "w3.prunus-lesson.json, line 1, column");
        row("an unknown question", "cross-out", "guess", "w3.prunus-lesson.json, line");
        row("a leaf without a value", R"(e1", "tree": "[[2,7],[1,9]]")",
            R"(e1", "tree": "[[2,7],[1,[]]]")", "The node [1,1] has neither children nor a value.");
    }

    void whatIsWrongIsTold() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, told);
        QByteArray text = lessonIn("lesson");
        QVERIFY(text.contains(from));
        const TakingLesson shown(*files_, text.replace(from, to));
        QVERIFY(!shown.lessons().isTaken());
        const QString message = shown.find<ErrorBanner>("errorBanner").message();
        QVERIFY2(message.contains(told), qPrintable(message));
    }

    void allIsAsItWas() {
        TakingLesson shown;
        shown.window.session().setStep(Step{5});
        shown.open(files_->write("w3.prunus-lesson.json", lessonIn("lesson")));
        QVERIFY(!shown.find<QAction>("save").isEnabled());
        QVERIFY(!shown.find<QAction>("exportFigure").isEnabled());
        shown.trigger("leavePractice");
        QVERIFY(!shown.lessons().isTaken());
        QCOMPARE(shown.step(), 5);
        QVERIFY(shown.find<QAction>("exportFigure").isEnabled());
        QVERIFY(shown.find<QAction>("openLessonAction").isVisible());
        QVERIFY(!shown.find<QAction>("checkAnswer").isVisible());
    }

    void aQuestionGoesOnPaper() {
        TakingLesson shown(*files_, lessonIn("lesson"));
        const auto works = [&](const char* name) { return shown.find<QAction>(name).isEnabled(); };
        const auto copied = [&](const char* command) {
            QGuiApplication::clipboard()->clear();
            shown.trigger(command);
            const auto svg = [] {
                const QMimeData* const held = QGuiApplication::clipboard()->mimeData();
                return held != nullptr ? held->data(QStringLiteral("image/svg+xml")) : QByteArray();
            };
            return QTest::qWaitFor([&] { return !svg().isEmpty(); }) ? svg() : QByteArray();
        };
        QVERIFY(!works("exportFigure") &&
                !works("copyQuestion")); // the moment is not the open tree
        shown.next();
        QVERIFY(works("exportFigure") && works("print") && works("printPreview"));
        QVERIFY(!works("exportHandout") && !works("exportWebPage") && !works("save"));
        const QByteArray bare = copied("copyPicture");
        shown.crossOut({1, 1});
        const QByteArray crossed = copied("copyPicture");
        QVERIFY(bare.contains("Cross it out, please.") &&
                crossed.contains("Cross it out, please."));
        QVERIFY(bare != crossed);
        QCOMPARE(copied("copyQuestion"), bare);
        shown.back();
        QVERIFY(!works("exportFigure") && !works("copyPicture"));
        shown.next();
        shown.lessons().leave();
        QVERIFY(works("exportFigure") && works("exportHandout"));
    }

  private:
    std::unique_ptr<FilesOfTest> files_;
};

QTEST_MAIN(TestTakingLessons)
#include "tst_takinglessons.moc"
