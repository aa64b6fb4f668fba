// Questions of a lesson, as somebody answers and hands them in: what is told, what is not, and what
// stands in the file.

#include "core/lessons/attempt.h"
#include "tests/rows.h"
#include "tests/ui/lessons/takinglesson.h"
#include "tests/ui/practice/mirrored.h"
#include "tests/ui/shell/perceived.h"
#include "ui/widgets/noticebar.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace prunus;

namespace {

QJsonObject attemptIn(const QString& file) {
    return QJsonDocument::fromJson(contentOf(file)).object();
}

} // namespace

class TestAnsweringLessons : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        files_ = std::make_unique<FilesOfTest>();
        file_ = files_->path("a.prunus-attempt.json");
    }

    /// Answers stay where they are while one goes back and forth.
    void questionsAreAnswered() {
        const TakingLesson shown(*files_, lessonIn("self-check"));
        shown.next();
        QCOMPARE(shown.progress(), "answered 0 of 2 · points 0 of 6");
        shown.checkCross({0, 0}); // 9 is missed, 2 is read
        QVERIFY(shown.exercise().isOpen());
        QCOMPARE(shown.text("checkHeading"), "Check 1 · Points: 0 of 4");
        QCOMPARE(shown.progress(), "answered 1 of 2 · points 0 of 6");
        shown.back();
        shown.next();
        QVERIFY(shown.answer().marks == std::vector{shown.at({0, 0})});
        QCOMPARE(shown.exercise().checks(), 1);
        shown.checkCross({1, 1});
        QVERIFY(!shown.exercise().isOpen());
        QCOMPARE(shown.text("checkHeading"), "Right · Points: 4 of 4");
        QCOMPARE(shown.progress(), "answered 1 of 2 · points 4 of 6");
        shown.next();
        QVERIFY(shown.find<QLineEdit>("leavesEvaluated").isVisible());
        QVERIFY(!shown.find<QLineEdit>("nodesVisited").isVisible()); // is not asked
        shown.checkCount(3);
        QCOMPARE(shown.text("checkHeading"), "Right at the first try · Points: 2 of 2");
        shown.next(2);
        QVERIFY(shown.read().contains("Answered: 2 of 2 questions. Points: 6 of 6."));
    }

    /// Of two trees of one shape whose keys differ, all that is seen, said or copied is the same
    /// but for the leaves.
    void whatIsOpenIsNotGivenAway() {
        const auto lesson = [](const char* tree) {
            return lessonIn("lesson").replace("[[2,7],[1,9]]", tree);
        };
        {
            const TakingLesson first(*files_, lesson(mirroredTrees[0]));
        } // makes what later ones find
        ToldOfBoth told;
        for (const char* tree : mirroredTrees) {
            TakingLesson shown(*files_, lesson(tree));
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
            told.look(now);
        }
    }

    void theModelAnswer_data() {
        // before: whether it can be shown before a check, and after one
        const Rows<QString, bool, bool> row("rule", "before", "after");
        row("after a check", "afterSubmit", false, true);
        row("forfeits the points", "forfeits", true, true);
        row("never", "never", false, false);
    }

    void theModelAnswer() {
        QFETCH(QString, rule);
        const TakingLesson shown(*files_, lessonIn("lesson", rule));
        shown.next(2);
        QTEST(shown.find<QAction>("giveUp").isEnabled(), "before");
        shown.checkCount(4);
        QTEST(shown.find<QAction>("giveUp").isEnabled(), "after");
        shown.trigger("giveUp");
        QTEST(!shown.exercise().isOpen(), "after");
        QCOMPARE(shown.progress(), "answered 1 of 2 · points 0 of 6");
    }

    /// Nor at its end.
    void anExamTellsNothing() {
        const TakingLesson shown(*files_, lessonIn("exam"));
        QVERIFY(!shown.lessons().isTaken()); // who takes it?
        shown.begin("takerBegin", file_, "s1", "Ada");
        QCOMPARE(shown.text("practiceMode"), "Exam");
        shown.next();
        QVERIFY(!shown.find<QAction>("hint").isEnabled());
        QVERIFY(!shown.find<QAction>("giveUp").isEnabled());
        QStringList told;
        for (const std::vector<std::uint32_t>& path : {std::vector{1U, 1U}, std::vector{0U, 0U}}) {
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
        shown.next(3);
        QVERIFY2(shown.read().startsWith("This is the end of it.\nHanded in: 1 of 2 questions."),
                 qPrintable(shown.read()));
        QVERIFY(!shown.read().contains("wrong"));
    }

    /// The chain of the log is computed here once more.
    void whatIsHandedInIsInTheFile() {
        const QByteArray text = lessonIn("exam");
        const TakingLesson shown(*files_, text);
        shown.begin("takerBegin", file_, "s1", "Ada");
        QTRY_COMPARE(attemptIn(file_)["items"].toArray().size(), 0);
        shown.next();
        shown.checkCross({0, 0});
        shown.checkCross({1, 1});
        shown.crossOut({1, 0}); // and thinks better of it
        QTRY_COMPARE(attemptIn(file_)["items"][0][u"questions"][0][u"submits"].toArray().size(), 2);
        const QJsonObject attempt = attemptIn(file_);
        QCOMPARE(attempt["format"].toString(), "prunus-attempt");
        QCOMPARE(attempt["lesson"][u"sha256"].toString().toLatin1(),
                 QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
        QCOMPARE(attempt["student"][u"id"].toString() + attempt["student"][u"name"].toString(),
                 "s1Ada");
        QCOMPARE(attempt["mode"].toString(), "exam");
        const QJsonValue question = attempt["items"][0][u"questions"][0];
        QCOMPARE(question["id"].toString(), "e1.q1");
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
        const auto read = readAttempt(contentOf(file_).toStdString());
        QVERIFY(read && !read->logBroken);
    }

    void withoutAName() {
        const TakingLesson shown(*files_, lessonIn("homework"));
        QVERIFY(!shown.find<QPushButton>("takerBegin").isEnabled());
        shown.begin("takerWithoutName", file_, "typed", "and not wanted");
        QVERIFY(shown.lessons().isTaken());
        QTRY_VERIFY(QFile::exists(file_));
        QCOMPARE(attemptIn(file_)["student"][u"id"].toString(), QString());
        QCOMPARE(attemptIn(file_)["student"][u"name"].toString(), QString());
    }

    /// With name, file, answers and the chain of what was done.
    void goesOnInAnotherWindow() {
        {
            const TakingLesson shown(*files_, lessonIn("homework"), true);
            shown.begin("takerBegin", file_, "s1");
            shown.next();
            shown.checkCross({0, 1});
            shown.next();
            shown.count(7);
        }
        const TakingLesson shown(*files_, lessonIn("homework"), true);
        QVERIFY(!shown.lessons().isTaken()); // whose is it?
        QCOMPARE(shown.find<QComboBox>("takerWho").currentText(), "s1");
        shown.click("takerGoOn");
        QVERIFY(shown.lessons().isTaken());
        QTRY_COMPARE(shown.find<NoticeBar>("lessonNotice").text(),
                     "This lesson goes on where it was left.");
        QCOMPARE(shown.where(), "Week 3 · step 3 of 4");
        QCOMPARE(shown.answer().counts.at("leavesEvaluated"), std::uint64_t{7});
        shown.back();
        QCOMPARE(shown.exercise().checks(), 1);
        shown.checkCross({1, 1});
        QTRY_COMPARE(attemptIn(file_)["items"][0][u"questions"][0][u"submits"].toArray().size(), 2);
        QCOMPARE(attemptIn(file_)["student"][u"id"].toString(), "s1");
        const auto read = readAttempt(contentOf(file_).toStdString());
        QVERIFY(read && !read->logBroken);
    }

    /// Each goes on with what is that person's own, in a file of that person's own.
    void twoTakeItOnOneComputer() {
        const auto file = [this](const QString& who) {
            return files_->path("") + u'/' + who + ".prunus-attempt.json";
        };
        const auto nameIn = [](const QString& of) {
            return attemptIn(of)["student"][u"name"].toString();
        };
        for (const auto& [who, leaves] : {std::pair("Ada", 7U), std::pair("Ben", 8U)}) {
            const TakingLesson shown(*files_, lessonIn("homework"), true);
            if (leaves == 8U) { // not into the other one's file
                shown.click("takerWithoutName");
                const QString other = files_->path("aside.json"); // or it is asked what is there
                QVERIFY(QFile::rename(file("Ada"), other));
                answerFile(shown.window, file("Ada"));
                QVERIFY(QFile::rename(other, file("Ada")));
                QVERIFY(!shown.lessons().isTaken());
                QCOMPARE(shown.text("takerFault"),
                         "Ada.prunus-attempt.json has answers that were begun before. Choose "
                         "another file, or go on with them.");
            }
            shown.begin("takerBegin", file(who), {}, who);
            shown.next(2);
            shown.checkCount(leaves);
        }
        QCOMPARE(nameIn(file("Ada")) + nameIn(file("Ben")), "AdaBen");
        for (const auto& [name, leaves] : {std::pair("Ada", 7U), std::pair("Ben", 8U)}) {
            const TakingLesson shown(*files_, lessonIn("homework"), true);
            auto& who = shown.find<QComboBox>("takerWho");
            QCOMPARE(who.count(), 2);
            const int at = who.findText(name);
            QVERIFY(at >= 0);
            who.setCurrentIndex(at);
            shown.click("takerGoOn");
            QCOMPARE(shown.where(), "Week 3 · step 3 of 4");
            QCOMPARE(shown.answer().counts.at("leavesEvaluated"), std::uint64_t{leaves});
        }
    }

  private:
    std::unique_ptr<FilesOfTest> files_;
    QString file_; ///< of what is handed in
};

QTEST_MAIN(TestAnsweringLessons)
#include "tst_answeringlessons.moc"
