// A lesson from the first step to the last, as somebody reads and answers it.

#include "core/lessons/attempt.h"
#include "tests/ui/files/dyingprogram.h"
#include "tests/ui/lessons/takinglesson.h"
#include "tests/ui/practice/mirrored.h"
#include "tests/ui/shell/perceived.h"
#include "ui/lessons/takerdialog.h"
#include "ui/montecarlo/montecarlowindow.h"
#include "ui/play/playdialog.h"
#include "ui/widgets/noticebar.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>

using namespace prunus;

namespace {

/// Types into the dialog that asks who takes it, and chooses a file.
void begin(TakingLesson& shown, const char* button, const QString& file, const QString& id = {},
           const QString& name = {}) {
    auto& dialog = shown.find<TakerDialog>("takerDialog");
    QTest::keyClicks(&part<QLineEdit>(dialog, "takerId"), id);
    QTest::keyClicks(&part<QLineEdit>(dialog, "takerName"), name);
    QTest::mouseClick(&part<QPushButton>(dialog, button), Qt::LeftButton);
    answerFile(shown.window, file);
    settle(shown.window);
}

QJsonObject attemptIn(const QString& file) {
    return QJsonDocument::fromJson(contentOf(file)).object();
}

} // namespace

class TestTakingLessons : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FolderOfWork>(); }
    void isReadStepByStep();
    void aMomentIsSteppedFrom();
    void aTextBeforeAnotherTreeStandsAlone();
    void questionsAreAnswered();
    void whatIsOpenIsNotGivenAway();
    void theModelAnswer_data();
    void theModelAnswer();
    void aGameIsPlayedAsTheLessonSays_data();
    void aGameIsPlayedAsTheLessonSays();
    void monteCarloOpensAtAnIteration();
    void anExamTellsNothing();
    void whatIsHandedInIsInTheFile();
    void withoutAName();
    void goesOnInAnotherWindow();
    void whatIsWrongIsTold_data();
    void whatIsWrongIsTold();
    void allIsAsItWas();
    void aQuestionGoesOnPaper();

  private:
    QString lesson(const QByteArray& text) { return files_->write("w3.prunus-lesson.json", text); }
    std::unique_ptr<FolderOfWork> files_;
};

void TestTakingLessons::isReadStepByStep() {
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(lessonIn("lesson")));
    QCOMPARE(shown.read(), QStringLiteral("Read this first.\none\ntwo"));
    QCOMPARE(shown.text("practiceMode"), QStringLiteral("Lesson"));
    QCOMPARE(shown.where(), QStringLiteral("Week 3 · step 1 of 5"));
    QVERIFY(!shown.find<QPushButton>("lessonBack").isEnabled());
    shown.next();
    QCOMPARE(shown.where(), QStringLiteral("Week 3 · step 2 of 5"));
    QVERIFY(shown.read().startsWith("Read this")); // beside the moment
    shown.next();
    QCOMPARE(shown.text("prompt"), QStringLiteral("Cross it out, please."));
    shown.press(Qt::Key_PageDown, Qt::ControlModifier); // the button is seen to be pressed
    QTRY_COMPARE(shown.where(), QStringLiteral("Week 3 · step 4 of 5"));
    shown.back();
    QCOMPARE(shown.where(), QStringLiteral("Week 3 · step 3 of 5"));
    shown.next();
    shown.next();
    QCOMPARE(shown.read(), QStringLiteral("The end is near."));
    QCOMPARE(shown.find<QPushButton>("lessonNext").text(), QStringLiteral("Finish"));
    shown.next();
    QVERIFY2(shown.read().contains("Answered: 0 of 2 questions. Points: 0 of 6."),
             qPrintable(shown.read()));
    QVERIFY(!shown.find<QPushButton>("lessonNext").isEnabled());
}

void TestTakingLessons::aMomentIsSteppedFrom() {
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(lessonIn("lesson")));
    shown.next();
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

void TestTakingLessons::aTextBeforeAnotherTreeStandsAlone() {
    TakingLesson shown;
    shown.open(lesson(R"({"format":"prunus-lesson","version":1,"id":"trees","steps":[)"
                      R"({"show":{"tree":"[1,2]"}},{"text":"Of the next one."},)"
                      R"({"show":{"tree":"[3,4]"}},{"text":"Of the same."},)"
                      R"({"show":{"tree":"[3,4]","at":2}}]})"));
    QVERIFY(shown.lessons().canvas() != nullptr);
    shown.next();
    QCOMPARE(shown.read(), QStringLiteral("Of the next one."));
    QVERIFY(shown.lessons().canvas() == nullptr);
    shown.next();
    QVERIFY(shown.lessons().canvas() != nullptr);
    shown.next();
    QCOMPARE(shown.read(), QStringLiteral("Of the same."));
    QVERIFY(shown.lessons().canvas() != nullptr);
}

/// Answers stay where they are while one goes back and forth.
void TestTakingLessons::questionsAreAnswered() {
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(lessonIn("homework").replace("homework", "self-check")));
    shown.next();
    shown.next();
    QCOMPARE(shown.progress(), QStringLiteral("answered 0 of 2 · points 0 of 6"));
    shown.crossOut({0, 0});
    shown.trigger("checkAnswer"); // 9 is missed, 2 is read
    QVERIFY(shown.exercise().isOpen());
    QCOMPARE(shown.text("checkHeading"), QStringLiteral("Check 1 · Points: 0 of 4"));
    QCOMPARE(shown.progress(), QStringLiteral("answered 1 of 2 · points 0 of 6"));
    shown.back();
    shown.next();
    QVERIFY(shown.answer().marks == std::vector{shown.at({0, 0})});
    QCOMPARE(shown.exercise().checks(), 1);
    shown.crossOut({1, 1});
    shown.trigger("checkAnswer");
    QVERIFY(!shown.exercise().isOpen());
    QCOMPARE(shown.text("checkHeading"), QStringLiteral("Right · Points: 4 of 4"));
    QCOMPARE(shown.progress(), QStringLiteral("answered 1 of 2 · points 4 of 6"));
    shown.next();
    QVERIFY(shown.find<QLineEdit>("leavesEvaluated").isVisible());
    QVERIFY(!shown.find<QLineEdit>("nodesVisited").isVisible()); // is not asked
    shown.count(3);
    shown.trigger("checkAnswer");
    QCOMPARE(shown.text("checkHeading"), QStringLiteral("Right at the first try · Points: 2 of 2"));
    shown.next();
    shown.next();
    QVERIFY(shown.read().contains("Answered: 2 of 2 questions. Points: 6 of 6."));
}

/// Of two trees of one shape whose keys differ, all that is seen, said or copied is the same
/// but for the leaves.
void TestTakingLessons::whatIsOpenIsNotGivenAway() {
    QStringList before;
    { // the first window of a program makes what later ones find
        TakingLesson first;
        first.open(lesson(lessonIn("lesson").replace("[[2,7],[1,9]]", mirroredTrees[0])));
    }
    for (const char* tree : mirroredTrees) {
        TakingLesson shown;
        QVERIFY(shown.active);
        shown.open(lesson(lessonIn("lesson").replace("[[2,7],[1,9]]", tree)));
        shown.next(); // a moment of the search of the same tree
        shown.next();
        shown.crossOut({1, 1});
        shown.canvas().setFocus();
        settle(shown.window);
        QTRY_VERIFY(isAtRest(shown.window));
        QStringList now = writtenIn(shown.window) + toldOf(shown.window);
        QGuiApplication::clipboard()->clear();
        shown.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        now << QGuiApplication::clipboard()->text();
        QVERIFY(shown.asked().trace()->isUnsearched());
        QVERIFY(shown.window.findChild<ReadingPage*>() == nullptr);
        now = masked(now);
        if (!before.isEmpty()) {
            QCOMPARE(now, before);
        }
        before = now;
    }
}

void TestTakingLessons::theModelAnswer_data() {
    QTest::addColumn<QString>("rule");
    QTest::addColumn<bool>("before"); ///< whether it can be shown before a check, and after one
    QTest::addColumn<bool>("after");
    QTest::newRow("after a check") << "afterSubmit" << false << true;
    QTest::newRow("forfeits the points") << "forfeits" << true << true;
    QTest::newRow("never") << "never" << false << false;
}

void TestTakingLessons::theModelAnswer() {
    QFETCH(QString, rule);
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(lessonIn("lesson", rule)));
    shown.next();
    shown.next();
    shown.next();
    QTEST(shown.find<QAction>("giveUp").isEnabled(), "before");
    shown.count(4);
    shown.trigger("checkAnswer");
    QTEST(shown.find<QAction>("giveUp").isEnabled(), "after");
    shown.trigger("giveUp");
    QTEST(!shown.exercise().isOpen(), "after");
    QCOMPARE(shown.progress(), QStringLiteral("answered 1 of 2 · points 0 of 6"));
}

void TestTakingLessons::aGameIsPlayedAsTheLessonSays_data() {
    QTest::addColumn<QByteArray>("how");
    QTest::addColumn<Algorithm>("algorithm");
    QTest::addColumn<int>("depth"); ///< 0 for to the end
    QTest::newRow("with an algorithm and a depth")
        << QByteArray(R"("against": "minimax", "depth": 2)") << Algorithm::minimax << 2;
    QTest::newRow("with an algorithm alone, of a short game to the end")
        << QByteArray(R"("against": "alpha-beta-negamax")") << Algorithm::alphaBetaNegamax << 0;
}

void TestTakingLessons::aGameIsPlayedAsTheLessonSays() {
    QFETCH(const QByteArray, how);
    QFETCH(const Algorithm, algorithm);
    QFETCH(const int, depth);
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(R"({"format":"prunus-lesson","version":1,"id":"game","steps":[{"play":)"
                      R"({"game":"tic-tac-toe","plays":"second",)" +
                      how + "}}]}"));
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
void TestTakingLessons::monteCarloOpensAtAnIteration() {
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(R"({"format":"prunus-lesson","version":1,"id":"mc","steps":[
        {"text":"First."},
        {"show":{"tree":"[[3,12,8],[2,4,6],[14,5,2]]","root":"min",
                 "uct":{"iteration":7,"iterations":60,"seed":5,"exploration":0.5}}},
        {"text":"Then."},
        {"exercise":"e","tree":"[1,2]","questions":[{"type":"move"}]}]})"));
    QVERIFY(shown.window.findChild<QPushButton*>("lessonMonteCarlo") == nullptr);
    shown.next();
    QCOMPARE(shown.find<QPushButton>("lessonMonteCarlo").text(),
             QStringLiteral("Open &Monte Carlo tree search at iteration 7"));
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

void TestTakingLessons::anExamTellsNothing() {
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(lessonIn("exam")));
    QVERIFY(!shown.lessons().isTaken()); // who takes it?
    begin(shown, "takerBegin", files_->path("a.prunus-attempt.json"), "s1", "Ada");
    QCOMPARE(shown.text("practiceMode"), QStringLiteral("Exam"));
    shown.next();
    shown.next();
    QVERIFY(!shown.find<QAction>("hint").isEnabled());
    QVERIFY(!shown.find<QAction>("giveUp").isEnabled());
    QStringList told;
    for (const std::vector<std::uint32_t>& path : {std::vector{0U, 0U}, std::vector{1U, 1U}}) {
        shown.crossOut(path);
        QVERIFY(shown.find<QAction>("checkAnswer").isEnabled());
        shown.trigger("checkAnswer");
        QVERIFY(shown.exercise().isOpen()); // and can be changed
        QVERIFY(!shown.exercise().marking());
        QVERIFY(!shown.find<QAction>("checkAnswer").isEnabled());
        QVERIFY(!shown.find<QAction>("review").isEnabled());
        told << shown.text("checkHeading") + shown.told() + shown.progress();
    }
    QCOMPARE(told[0], told[1]);
    QVERIFY(told[0].startsWith("Handed in"));
    QVERIFY(told[0].endsWith("handed in 1 of 2"));
}

/// The chain of the log is computed here once more.
void TestTakingLessons::whatIsHandedInIsInTheFile() {
    TakingLesson shown;
    QVERIFY(shown.active);
    const QString file = files_->path("a.prunus-attempt.json");
    const QByteArray text = lessonIn("exam");
    shown.open(lesson(text));
    begin(shown, "takerBegin", file, "s1", "Ada");
    QTRY_COMPARE(attemptIn(file)["items"].toArray().size(), 0);
    shown.next();
    shown.next();
    shown.crossOut({0, 0});
    shown.trigger("checkAnswer");
    shown.crossOut({1, 1});
    shown.trigger("checkAnswer");
    shown.crossOut({1, 0}); // and thinks better of it
    QTRY_COMPARE(attemptIn(file)["items"][0][u"questions"][0][u"submits"].toArray().size(), 2);
    const QJsonObject attempt = attemptIn(file);
    QCOMPARE(attempt["format"].toString(), QStringLiteral("prunus-attempt"));
    QCOMPARE(attempt["lesson"][u"sha256"].toString().toLatin1(),
             QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
    QCOMPARE(attempt["student"][u"id"].toString() + attempt["student"][u"name"].toString(),
             QStringLiteral("s1Ada"));
    QCOMPARE(attempt["mode"].toString(), QStringLiteral("exam"));
    const QJsonValue question = attempt["items"][0][u"questions"][0];
    QCOMPARE(question["id"].toString(), QStringLiteral("e1.q1"));
    QCOMPARE(QJsonDocument(question["answer"].toObject()).toJson(QJsonDocument::Compact),
             QByteArray(R"({"marks":[[1,1]]})"));
    QVERIFY(question["shown"].isUndefined());
    QByteArray last;
    for (const QJsonValue each : attempt["log"].toArray()) {
        QJsonObject line = each.toObject();
        const QByteArray hash = line.take("h").toString().toLatin1();
        last = QCryptographicHash::hash(
                   last + QJsonDocument(line).toJson(QJsonDocument::Compact), // keys are sorted
                   QCryptographicHash::Sha256)
                   .toHex();
        QCOMPARE(hash, last);
    }
    QCOMPARE(attempt["head"].toString().toLatin1(), last);
    const auto read = readAttempt(contentOf(file).toStdString());
    QVERIFY(read && !read->logBroken);
}

void TestTakingLessons::withoutAName() {
    TakingLesson shown;
    QVERIFY(shown.active);
    const QString file = files_->path("a.prunus-attempt.json");
    shown.open(lesson(lessonIn("homework")));
    QVERIFY(!part<QPushButton>(shown.find<TakerDialog>("takerDialog"), "takerBegin").isEnabled());
    begin(shown, "takerWithoutName", file, "typed", "and not wanted");
    QVERIFY(shown.lessons().isTaken());
    QTRY_VERIFY(QFile::exists(file));
    QCOMPARE(attemptIn(file)["student"][u"id"].toString(), QString());
    QCOMPARE(attemptIn(file)["student"][u"name"].toString(), QString());
}

/// With name, file, answers and the chain of what was done.
void TestTakingLessons::goesOnInAnotherWindow() {
    const QString file = files_->path("a.prunus-attempt.json");
    const QString path = lesson(lessonIn("homework"));
    {
        TakingLesson shown;
        shown.window.recoverIn(files_->unsaved());
        shown.open(path);
        begin(shown, "takerBegin", file, "s1");
        shown.next();
        shown.next();
        shown.crossOut({0, 1});
        shown.trigger("checkAnswer");
        shown.next();
        shown.count(7);
    }
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.window.recoverIn(files_->unsaved());
    shown.open(path);
    QVERIFY(shown.lessons().isTaken()); // nobody is asked again
    QCOMPARE(shown.find<NoticeBar>("lessonNotice").text(),
             QStringLiteral("This lesson goes on where it was left."));
    QCOMPARE(shown.where(), QStringLiteral("Week 3 · step 4 of 5"));
    QCOMPARE(shown.answer().counts.at("leavesEvaluated"), std::uint64_t{7});
    shown.back();
    QCOMPARE(shown.exercise().checks(), 1);
    shown.crossOut({1, 1});
    shown.trigger("checkAnswer");
    QTRY_COMPARE(attemptIn(file)["items"][0][u"questions"][0][u"submits"].toArray().size(), 2);
    QCOMPARE(attemptIn(file)["student"][u"id"].toString(), QStringLiteral("s1"));
    const auto read = readAttempt(contentOf(file).toStdString());
    QVERIFY(read && !read->logBroken);
}

void TestTakingLessons::whatIsWrongIsTold_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("told");
    QTest::newRow("no lesson") << QByteArray("prunus-lesson\"") << QByteArray("prunus-tree\"")
                               << "w3.prunus-lesson.json, line 1, column";
    QTest::newRow("an unknown question")
        << QByteArray("cross-out") << QByteArray("guess") << "w3.prunus-lesson.json, line";
    QTest::newRow("a leaf without a value") << QByteArray("e1\", \"tree\": \"[[2,7],[1,9]]\"")
                                            << QByteArray("e1\", \"tree\": \"[[2,7],[1,[]]]\"")
                                            << "The node [1,1] has neither children nor a value.";
}

void TestTakingLessons::whatIsWrongIsTold() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, told);
    TakingLesson shown;
    QByteArray text = lessonIn("lesson");
    QVERIFY(text.contains(from));
    shown.open(lesson(text.replace(from, to)));
    QVERIFY(!shown.lessons().isTaken());
    const QString message = shown.find<ErrorBanner>("errorBanner").message();
    QVERIFY2(message.contains(told), qPrintable(message));
}

void TestTakingLessons::allIsAsItWas() {
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(Step{5});
    shown.open(lesson(lessonIn("lesson")));
    QVERIFY(!shown.find<QAction>("save").isEnabled());
    QVERIFY(!shown.find<QAction>("exportFigure").isEnabled());
    shown.trigger("leavePractice");
    QVERIFY(!shown.lessons().isTaken());
    QCOMPARE(shown.step(), 5);
    QVERIFY(shown.find<QAction>("exportFigure").isEnabled());
    QVERIFY(shown.find<QAction>("openLessonAction").isVisible());
    QVERIFY(!shown.find<QAction>("checkAnswer").isVisible());
}

void TestTakingLessons::aQuestionGoesOnPaper() {
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(lessonIn("lesson")));
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
    shown.next();
    QVERIFY(!works("exportFigure") && !works("copyQuestion")); // the moment is not the open tree
    shown.next();
    QVERIFY(works("exportFigure") && works("print") && works("printPreview"));
    QVERIFY(!works("exportHandout") && !works("exportWebPage") && !works("save"));
    const QByteArray bare = copied("copyPicture");
    shown.crossOut({1, 1});
    const QByteArray crossed = copied("copyPicture");
    QVERIFY(bare.contains("Cross it out, please.") && crossed.contains("Cross it out, please."));
    QVERIFY(bare != crossed);
    QCOMPARE(copied("copyQuestion"), bare);
    shown.back();
    QVERIFY(!works("exportFigure") && !works("copyPicture"));
    shown.next();
    shown.lessons().leave();
    QVERIFY(works("exportFigure") && works("exportHandout"));
}

QTEST_MAIN(TestTakingLessons)
#include "tst_takinglessons.moc"
