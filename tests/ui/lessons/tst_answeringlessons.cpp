// Questions of a lesson, as somebody answers and hands them in: what is told, what is not, and what
// stands in the file.

#include "core/lessons/attempt.h"
#include "tests/ui/files/dyingprogram.h"
#include "tests/ui/lessons/takinglesson.h"
#include "tests/ui/practice/mirrored.h"
#include "tests/ui/shell/perceived.h"
#include "ui/lessons/takerdialog.h"
#include "ui/widgets/noticebar.h"

#include <QClipboard>
#include <QComboBox>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>

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

class TestAnsweringLessons : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FolderOfWork>(); }
    void questionsAreAnswered();
    void whatIsOpenIsNotGivenAway();
    void theModelAnswer_data();
    void theModelAnswer();
    void anExamTellsNothing();
    void whatIsHandedInIsInTheFile();
    void withoutAName();
    void goesOnInAnotherWindow();
    void twoTakeItOnOneComputer();
    void anExamsEndTellsNothing();

  private:
    QString lesson(const QByteArray& text) { return files_->write("w3.prunus-lesson.json", text); }
    std::unique_ptr<FolderOfWork> files_;
};

/// Answers stay where they are while one goes back and forth.
void TestAnsweringLessons::questionsAreAnswered() {
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(lessonIn("homework").replace("homework", "self-check")));
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
void TestAnsweringLessons::whatIsOpenIsNotGivenAway() {
    QStringList before;
    { // the first window of a program makes what later ones find
        TakingLesson first;
        first.open(lesson(lessonIn("lesson").replace("[[2,7],[1,9]]", mirroredTrees[0])));
    }
    for (const char* tree : mirroredTrees) {
        TakingLesson shown;
        QVERIFY(shown.active);
        shown.open(lesson(lessonIn("lesson").replace("[[2,7],[1,9]]", tree)));
        shown.next(); // from a moment of the search of the same tree
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

void TestAnsweringLessons::theModelAnswer_data() {
    QTest::addColumn<QString>("rule");
    QTest::addColumn<bool>("before"); ///< whether it can be shown before a check, and after one
    QTest::addColumn<bool>("after");
    QTest::newRow("after a check") << "afterSubmit" << false << true;
    QTest::newRow("forfeits the points") << "forfeits" << true << true;
    QTest::newRow("never") << "never" << false << false;
}

void TestAnsweringLessons::theModelAnswer() {
    QFETCH(QString, rule);
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(lessonIn("lesson", rule)));
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

void TestAnsweringLessons::anExamTellsNothing() {
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(lessonIn("exam")));
    QVERIFY(!shown.lessons().isTaken()); // who takes it?
    begin(shown, "takerBegin", files_->path("a.prunus-attempt.json"), "s1", "Ada");
    QCOMPARE(shown.text("practiceMode"), QStringLiteral("Exam"));
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
void TestAnsweringLessons::whatIsHandedInIsInTheFile() {
    TakingLesson shown;
    QVERIFY(shown.active);
    const QString file = files_->path("a.prunus-attempt.json");
    const QByteArray text = lessonIn("exam");
    shown.open(lesson(text));
    begin(shown, "takerBegin", file, "s1", "Ada");
    QTRY_COMPARE(attemptIn(file)["items"].toArray().size(), 0);
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

void TestAnsweringLessons::withoutAName() {
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
void TestAnsweringLessons::goesOnInAnotherWindow() {
    const QString file = files_->path("a.prunus-attempt.json");
    const QString path = lesson(lessonIn("homework"));
    {
        TakingLesson shown;
        shown.window.recoverIn(files_->unsaved());
        shown.open(path);
        begin(shown, "takerBegin", file, "s1");
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
    QVERIFY(!shown.lessons().isTaken()); // whose is it?
    auto& asking = shown.find<TakerDialog>("takerDialog");
    QCOMPARE(part<QComboBox>(asking, "takerWho").currentText(), QStringLiteral("s1"));
    QTest::mouseClick(&part<QPushButton>(asking, "takerGoOn"), Qt::LeftButton);
    QVERIFY(shown.lessons().isTaken());
    QTRY_COMPARE(shown.find<NoticeBar>("lessonNotice").text(),
                 QStringLiteral("This lesson goes on where it was left."));
    QCOMPARE(shown.where(), QStringLiteral("Week 3 · step 3 of 4"));
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

/// Each goes on with what is that person's own, in a file of that person's own.
void TestAnsweringLessons::twoTakeItOnOneComputer() {
    const QString path = lesson(lessonIn("homework"));
    const auto file = [this](const char* who) {
        return files_->path(QByteArray(who) + ".prunus-attempt.json");
    };
    const auto nameIn = [](const QString& of) {
        return attemptIn(of)["student"][u"name"].toString();
    };
    for (const auto& [who, leaves] : {std::pair("Ada", 7U), std::pair("Ben", 8U)}) {
        TakingLesson shown;
        shown.window.recoverIn(files_->unsaved());
        shown.open(path);
        if (leaves == 8U) { // not into the other one's file
            auto& dialog = shown.find<TakerDialog>("takerDialog");
            QTest::mouseClick(&part<QPushButton>(dialog, "takerWithoutName"), Qt::LeftButton);
            const QString other = files_->path("aside.json"); // or it is asked what is there
            QVERIFY(QFile::rename(file("Ada"), other));
            answerFile(shown.window, file("Ada"));
            QVERIFY(QFile::rename(other, file("Ada")));
            QVERIFY(!shown.lessons().isTaken());
            QCOMPARE(
                part<QLabel>(dialog, "takerFault").text(),
                QStringLiteral("Ada.prunus-attempt.json has answers that were begun before. Choose "
                               "another file, or go on with them."));
        }
        begin(shown, "takerBegin", file(who), {}, who);
        shown.next();
        shown.next();
        shown.count(leaves);
        shown.trigger("checkAnswer");
    }
    QCOMPARE(nameIn(file("Ada")) + nameIn(file("Ben")), QStringLiteral("AdaBen"));
    for (const auto& [row, leaves] : {std::pair(1, 7U), std::pair(0, 8U)}) { // the latest first
        TakingLesson shown;
        QVERIFY(shown.active);
        shown.window.recoverIn(files_->unsaved());
        shown.open(path);
        auto& dialog = shown.find<TakerDialog>("takerDialog");
        auto& who = part<QComboBox>(dialog, "takerWho");
        QCOMPARE(who.count(), 2);
        const int at = who.findText(row == 1 ? QStringLiteral("Ada") : QStringLiteral("Ben"));
        QVERIFY(at >= 0);
        who.setCurrentIndex(at);
        QTest::mouseClick(&part<QPushButton>(dialog, "takerGoOn"), Qt::LeftButton);
        QCOMPARE(shown.where(), QStringLiteral("Week 3 · step 3 of 4"));
        QCOMPARE(shown.answer().counts.at("leavesEvaluated"), std::uint64_t{leaves});
    }
}

void TestAnsweringLessons::anExamsEndTellsNothing() {
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(lesson(lessonIn("exam")));
    begin(shown, "takerBegin", files_->path("a.prunus-attempt.json"), "s1", "Ada");
    shown.next();
    shown.crossOut({0, 0});
    shown.trigger("checkAnswer");
    shown.next();
    shown.next();
    shown.next();
    QVERIFY2(shown.read().startsWith("This is the end of it.\nHanded in: 1 of 2 questions."),
             qPrintable(shown.read()));
    QVERIFY(!shown.read().contains("wrong"));
}

QTEST_MAIN(TestAnsweringLessons)
#include "tst_answeringlessons.moc"
