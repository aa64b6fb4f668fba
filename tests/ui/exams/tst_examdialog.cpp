// Practice ▸ Exam sheets: from a lesson's file to a folder, by keys alone.

#include "tests/ui/exams/examsonpaper.h"
#include "ui/exams/examdialog.h"
#include "ui/exams/examwriting.h"
#include "ui/export/preview.h"

#include <QAccessible>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>
#include <future>

using namespace prunus;
using namespace prunus::examtest;

namespace {

QByteArray lessonText(const QString& tree, const QString& questions) {
    return QString(R"({"format": "prunus-lesson", "version": 1, "id": "week3", "title": "Midterm",
        "mode": "exam", "steps": [{"exercise": "e1", "tree": "%1", "questions": [%2]}]})")
        .arg(tree, questions)
        .toUtf8();
}

/// A dialog over a folder of lessons.
class Opened {
  public:
    Opened() {
        dialog.show();
        if (!QTest::qWaitForWindowExposed(&dialog)) {
            qFatal("no dialog");
        }
    }
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }
    QString write(const QString& name, const QByteArray& text) const {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("cannot be written: %s", qPrintable(name));
        }
        return path(name);
    }
    template <class T> [[nodiscard]] T& part(const char* name) {
        T* const found = dialog.findChild<T*>(name);
        if (found == nullptr) {
            qFatal("there is no %s", name);
        }
        return *found;
    }
    [[nodiscard]] QString said() { return part<QLabel>("examSaid").text(); }
    [[nodiscard]] bool isDrawn() { return part<Preview>("preview").isDrawn(); }
    [[nodiscard]] QStringList files(const QString& name) const {
        return QDir(path(name)).entryList(QDir::Files, QDir::Name);
    }

  private:
    QTemporaryDir folder_;

  public:
    ExamDialog dialog;
};

} // namespace

class TestExamDialog : public QObject {
    Q_OBJECT

  private slots:
    static void byKeysAlone();
    static void previewFollows();
    static void severalAtOnce();
    static void refused_data();
    static void refused();
    static void stopped();
    static void everyFieldIsNamed();
};

void TestExamDialog::byKeysAlone() {
    Opened opened;
    const QString lesson = opened.write("week3.json", lessonText(e12, asking(Question::crossOut)));
    QVERIFY(!opened.part<QPushButton>("examWrite").isEnabled());
    QTest::keyClicks(&opened.part<QLineEdit>("examLesson"), lesson);
    QTest::keyClick(&opened.part<QLineEdit>("examLesson"), Qt::Key_Return);
    QVERIFY(opened.files("week3-exam").isEmpty()); // Enter alone writes nothing
    QTRY_VERIFY(opened.isDrawn());
    QCOMPARE(opened.part<QLineEdit>("examFolder").text(),
             QDir::toNativeSeparators(opened.path("week3-exam")));
    // Typed as from the folder at hand; where the files are is said in full.
    QVERIFY(QDir::setCurrent(opened.path("")));
    opened.part<QLineEdit>("examFolder").setText(QStringLiteral("week3-exam"));
    opened.part<QSpinBox>("examCopies").setFocus();
    QTest::keyClicks(&opened.part<QSpinBox>("examCopies"), "3");
    opened.part<QSpinBox>("examCopies").setValue(3);
    opened.part<QPushButton>("examWrite").setFocus();
    QTest::keyClick(&opened.part<QPushButton>("examWrite"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(opened.said().startsWith("Sheets, keys"), 120000);
    QVERIFY2(opened.said().contains(QDir::current().absoluteFilePath("week3-exam")),
             qPrintable(opened.said()));
    QCOMPARE(opened.files("week3-exam"),
             (QStringList{"week3-A-key.pdf", "week3-A.pdf", "week3-A.prunus-lesson.json",
                          "week3-B-key.pdf", "week3-B.pdf", "week3-B.prunus-lesson.json",
                          "week3-C-key.pdf", "week3-C.pdf", "week3-C.prunus-lesson.json"}));
    QTest::keyClick(&opened.part<QPushButton>("examWrite"), Qt::Key_Space);
    QTRY_VERIFY(opened.said().contains("is there already, and nothing is written"));
}

void TestExamDialog::previewFollows() {
    Opened opened;
    opened.dialog.take(opened.write(
        "week3.json", lessonText(e12, everyQuestionAsked().replace(
                                          "\"points\": 4",
                                          R"("points": 4, "named": ["cut", "fail", "tieMove"])"))));
    QTRY_VERIFY(opened.isDrawn());
    const int pages = opened.part<QSpinBox>("examPage").maximum();
    QVERIFY(pages > 3);
    opened.part<QComboBox>("examPart").setCurrentIndex(1);
    QTRY_VERIFY(opened.isDrawn());
    opened.part<QSpinBox>("examPage").setValue(2);
    QTRY_VERIFY(opened.isDrawn());
    opened.part<QComboBox>("examPaper").setCurrentIndex(1);
    QTRY_VERIFY(opened.isDrawn());
}

/// Whoever is first writes all of its files, and the others none.
void TestExamDialog::severalAtOnce() {
    const QTemporaryDir folder;
    const auto lesson = readLesson(lessonText(e12, asking(Question::crossOut)).toStdString());
    QVERIFY(lesson);
    const auto write = [&](std::uint64_t seed, const QString& into) {
        Progress progress;
        return ExamWriting::write(*lesson, {2, seed}, folder.filePath(into), progress);
    };
    std::vector<std::future<tl::expected<ExamWriting::Written, QString>>> runs;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        runs.push_back(std::async(std::launch::async, write, seed, QStringLiteral("shared")));
    }
    std::vector<std::uint64_t> done;
    for (std::size_t k = 0; k < runs.size(); ++k) {
        if (const auto written = runs[k].get()) {
            done.push_back(k + 1);
        } else {
            QVERIFY2(written.error().contains("is there already, and nothing is written"),
                     qPrintable(written.error()));
        }
    }
    QCOMPARE(done.size(), 1U);
    const auto alone = write(done.front(), QStringLiteral("alone"));
    QVERIFY(alone && alone->files.size() == 6);
    for (const QString& each : alone->files) {
        QFile shared(folder.filePath("shared/" + each));
        QFile own(folder.filePath("alone/" + each));
        QVERIFY(shared.open(QIODevice::ReadOnly) && own.open(QIODevice::ReadOnly));
        QVERIFY2(shared.readAll() == own.readAll(), qPrintable(each));
    }
}

void TestExamDialog::refused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    QTest::newRow("no lesson") << QByteArray("{}") << "week3.json, line 1, column 1: ";
    QTest::newRow("nothing asked")
        << QByteArray(R"({"format": "prunus-lesson", "version": 1, "id": "week3",
                          "steps": [{"text": "Read."}]})")
        << "Nothing is asked in this lesson.";
    QTest::newRow("ambiguous") << lessonText("[1,[1,3]]", asking(Question::crossOut))
                               << "e1.q1: under another rule its key is different";
}

void TestExamDialog::refused() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, said);
    Opened opened;
    opened.dialog.take(opened.write("week3.json", text));
    QVERIFY2(opened.said().startsWith(said), qPrintable(opened.said()));
    QVERIFY(!opened.part<QPushButton>("examWrite").isEnabled());
    opened.dialog.take(opened.path("none.json"));
    QVERIFY(opened.said().contains("cannot be read"));
}

/// What runs ends, and nothing is written.
void TestExamDialog::stopped() {
    Opened opened;
    // Of so small a tree there are not as many versions.
    opened.dialog.take(
        opened.write("week3.json", lessonText("[2,[1,3]]", asking(Question::crossOut))));
    opened.part<QSpinBox>("examCopies").setValue(26);
    opened.part<QPushButton>("examWrite").click();
    QCOMPARE(opened.part<QPushButton>("examWrite").text(), "S&top");
    opened.part<QPushButton>("examWrite").click();
    QTRY_COMPARE(opened.part<QPushButton>("examWrite").text(), "&Write");
    QTRY_VERIFY2(opened.said().startsWith("Stopped") || opened.said().contains("were found"),
                 qPrintable(opened.said()));
    QVERIFY(!QDir(opened.path("week3-exam")).exists());
}

void TestExamDialog::everyFieldIsNamed() {
    Opened opened;
    for (const QWidget* const each : opened.dialog.findChildren<QWidget*>()) {
        if (each->focusPolicy() == Qt::NoFocus || !each->isVisible() ||
            each->objectName() == "qt_spinbox_lineedit") {
            continue;
        }
        QAccessibleInterface* const read =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(each));
        QVERIFY2(!read->text(QAccessible::Name).isEmpty(), qPrintable(each->objectName()));
    }
}

QTEST_MAIN(TestExamDialog)
#include "tst_examdialog.moc"
