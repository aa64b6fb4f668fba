// What somebody answers outlives the window, and the program. The program that dies is this one,
// started again: it answers without end.

#include "core/practice/answerjson.h"
#include "core/practice/sheet.h"
#include "tests/rows.h"
#include "tests/ui/files/dyingprogram.h"
#include "tests/ui/practice/practising.h"
#include "tests/ui/questions.h"
#include "ui/widgets/noticebar.h"

#include <optional>

using namespace prunus;

namespace {

const char* const counted = "nodesVisited";

/// A window that keeps what is answered in a folder.
class Keeping : public Practising {
  public:
    explicit Keeping(const FolderOfWork& files, const char* set = nullptr) {
        window.recoverIn(files.unsaved());
        if (set != nullptr) {
            choose("startPractice", set);
        }
    }

    [[nodiscard]] QString notice() const { return find<NoticeBar>("practiceNotice").text(); }
};

void countIn(const Practising& shown, int answers) {
    Answer answer;
    answer.counts[counted] = static_cast<std::uint64_t>(answers);
    shown.exercise().change(answer);
}

/// Asked for counts; and answered, if a number is given.
class Counting : public Keeping {
  public:
    explicit Counting(const FolderOfWork& files, std::optional<int> answers = {}) : Keeping(files) {
        ask(Question::counts, twoCuts);
        if (answers) {
            countIn(*this, *answers);
        }
    }
};

/// Their paths.
QStringList keptAttempts(const FolderOfWork& files) {
    QStringList paths;
    for (const QFileInfo& each :
         QDir(files.unsaved() + "/practice").entryInfoList({QStringLiteral("*.json")})) {
        paths << each.filePath();
    }
    return paths;
}

/// The program that dies.
int dieAnswering(const QString& folder) {
    Practising shown;
    shown.window.recoverIn(folder);
    shown.ask(Question::counts, twoCuts);
    QTimer change;
    int changes = 0;
    QObject::connect(&change, &QTimer::timeout, &shown.window, [&] {
        countIn(shown, ++changes);
        std::printf("%d\n", changes);
        std::fflush(stdout);
    });
    change.start(3);
    return QApplication::exec();
}

} // namespace

class TestKeptPractice : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FolderOfWork>(); }

    void killedWhileAnswering() {
        for (int round = 0; round < 2; ++round) {
            DyingProgram program({QStringLiteral("--practise"), files_->unsaved()});
            program.letRun(200);
            const int before = program.edits();
            program.letRun(1000); // what was answered before is safe
            program.kill();
            const Counting shown(*files_);
            QVERIFY2(shown.answer().counts.at(counted) >= static_cast<std::uint64_t>(before),
                     "an answer is lost");
            QCOMPARE(shown.notice(), "This set goes on where it was left.");
            shown.trigger("undoAnswer");
            QVERIFY(shown.answer() == Answer{});
            QTRY_COMPARE(keptAttempts(*files_), QStringList());
        }
    }

    void aSetGoesOnInAnotherWindow() {
        QString signs;
        QString hints;
        Answer answered;
        {
            Keeping shown(*files_, "Cut or not?");
            QCOMPARE(shown.notice(), QString());
            shown.trigger("giveUp");
            shown.trigger("nextQuestion");
            shown.trigger("checkAnswer"); // that nothing is skipped
            shown.trigger("hint");
            shown.trigger("hint");
            shown.clickNode({0});
            signs = shown.signs();
            hints = shown.text("hints");
            answered = shown.answer();
            QVERIFY(answered != Answer{});
        }
        Keeping shown(*files_, "Order"); // another set
        QCOMPARE(shown.notice(), QString());
        shown.choose("startPractice", "Cut or not?");
        QCOMPARE(shown.notice(), "This set goes on where it was left.");
        QCOMPARE(shown.signs(), signs);
        QCOMPARE(shown.text("hints"), hints);
        QVERIFY(shown.answer() == answered);
        QCOMPARE(shown.exercise().number(), std::size_t{1});
        QCOMPARE(shown.exercise().checks(), 1);
        QCOMPARE(shown.exercise().worth(), 53); // two thirds, less a fifth for the second hint
        shown.trigger("giveUp");
        shown.trigger("nextQuestion");
        QCOMPARE(shown.notice(), QString());
    }

    void halfAWindowIsKept() {
        {
            Keeping shown(*files_);
            shown.ask(Question::windows, twoCuts, enteredWith());
            shown.press(Qt::Key_Tab);
            shown.press(Qt::Key_7);
            QCOMPARE(shown.answer().windows.size(), std::size_t{1});
        }
        Keeping shown(*files_);
        shown.ask(Question::windows, twoCuts, enteredWith());
        QCOMPARE(shown.answer().windows.size(), std::size_t{1});
        const WrittenWindows written = shown.answer().windows.begin()->second;
        QVERIFY(!written.in);
        QVERIFY(written.onlyAlpha == std::vector{7.0});
    }

    /// One that was given up, with its answer beside what is right.
    void whatIsShownStaysShown() {
        QString why;
        {
            Keeping shown(*files_, "Cut or not?");
            shown.clickNode({0});
            shown.trigger("giveUp");
            why = shown.text("why");
            QVERIFY(!why.isEmpty());
        }
        Keeping shown(*files_, "Cut or not?");
        QVERIFY(!shown.exercise().isOpen());
        QCOMPARE(shown.text("why"), why);
        QVERIFY(shown.exercise().marking()->key);
        QVERIFY(shown.find<QAction>("review").isEnabled());
    }

    void aSetBelongsToOneWindow() {
        Counting first(*files_, 5);
        QTRY_COMPARE(keptAttempts(*files_).size(), 1);
        const Counting second(*files_);
        QVERIFY(second.answer() == Answer{});
        countIn(second, 6);
        QTRY_COMPARE(keptAttempts(*files_).size(), 2);
        first.mode().leave();
        first.ask(Question::counts, twoCuts);
        QCOMPARE(first.answer().counts.at(counted), std::uint64_t{5});
    }

    void whatIsFinishedIsNotKept() {
        const Counting shown(*files_, 5);
        QTRY_COMPARE(keptAttempts(*files_).size(), 1);
        shown.trigger("giveUp");
        QTRY_COMPARE(keptAttempts(*files_), QStringList());
    }

    /// Of two answers of the same length that are wrong and right, the same is kept.
    void nothingOfTheKeyIsKept() {
        Keeping shown(*files_);
        shown.ask(Question::crossOut, twoCuts);
        QStringList kept;
        for (const std::vector<std::uint32_t>& path : {std::vector{1U, 1U}, std::vector{0U, 1U}}) {
            shown.trigger("hint");
            shown.clickNode(path);
            QTRY_COMPARE(keptAttempts(*files_).size(), 1);
            const QString file = keptAttempts(*files_).front();
            const QByteArray marks = "{\\\"marks\\\": [[" + QByteArray::number(path[0]) + ", 1]]}";
            QTRY_VERIFY(contentOf(file).contains(marks));
            kept << QString::fromUtf8(contentOf(file).replace(marks, "MARKS"));
            shown.exercise().beginAgain();
            QTRY_COMPARE(keptAttempts(*files_), QStringList());
        }
        QCOMPARE(kept[0], kept[1]);
    }

    void whatIsKeptIsLeftUnasked() {
        Counting shown(*files_, 5);
        QVERIFY(!shown.window.holdsUnsaved());
        shown.trigger("leavePractice");
        QVERIFY(!shown.mode().practising());
        shown.ask(Question::counts, twoCuts);
        QVERIFY(shown.window.close());
        QVERIFY(!asks(shown.window, "practiceQuestion"));
    }

    void whatCannotBeKeptIsTold() {
        files_->write("unsaved", "a file where the folder should be");
        Counting shown(*files_, 5);
        QTRY_VERIFY(shown.notice().startsWith("If the window were closed now, what is answered "
                                              "would be lost, because it cannot be kept in "));
        QVERIFY(!shown.window.close());
        QVERIFY(asks(shown.window, "practiceQuestion"));
    }

    void whatCannotBeReadStays_data() {
        const Rows<QByteArray, QByteArray> row("from", "to");
        row("no JSON", "{", "(");
        row("another format", "prunus-attempt", "prunus-unsaved");
        row("no tree", "\"tree\"", "\"wood\"");
        row("a question that is not there", "\"number\":0", "\"number\":1");
        row("an answer to no question", "nodesVisited", "nodesWanted");
        row("a skill that is not there", "\"skill\":0", "\"skill\":7");
        row("closed without a check", "\"outcome\":\"open\"", "\"outcome\":\"first\"");
    }

    void whatCannotBeReadStays() {
        QFETCH(const QByteArray, from);
        QFETCH(const QByteArray, to);
        { const Counting shown(*files_, 5); }
        QCOMPARE(keptAttempts(*files_).size(), 1);
        const QString name = keptAttempts(*files_).front();
        QByteArray text = contentOf(name);
        QVERIFY(text.contains(from));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text.replace(from, to));
        file.close();
        const Counting shown(*files_);
        QVERIFY(shown.answer() == Answer{});
        QVERIFY2(shown.notice().contains(name), qPrintable(shown.notice()));
        countIn(shown, 6);
        QTRY_COMPARE(keptAttempts(*files_).size(), 2);
        QCOMPARE(contentOf(name), text);
    }

  private:
    std::unique_ptr<FolderOfWork> files_;
};

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const QStringList words = QApplication::arguments();
    if (words.size() == 3 && words[1] == QLatin1String("--practise")) {
        return dieAnswering(words[2]);
    }
    TestKeptPractice test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_keptpractice.moc"
