// Practice ▸ Exam sheets: from a lesson's file to a folder, by keys alone.

#include "tests/rows.h"
#include "tests/ui/exams/examsonpaper.h"
#include "tests/ui/files/filesoftest.h"
#include "ui/exams/examdialog.h"
#include "ui/exams/examwriting.h"
#include "ui/export/preview.h"

#include <QAccessible>
#include <QDir>
#include <QTest>
#include <future>

using namespace prunus;
using namespace prunus::examtest;

namespace {

/// A dialog over a folder of lessons.
class Opened : public FilesOfTest {
  public:
    explicit Opened(const QByteArray& lesson = {}) {
        dialog.show();
        if (!QTest::qWaitForWindowExposed(&dialog)) {
            qFatal("no dialog");
        }
        if (!lesson.isEmpty()) {
            dialog.take(write("week3.json", lesson));
        }
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
    /// In the folder of sheets.
    [[nodiscard]] QStringList sheets() const {
        return QDir(path("week3-exam")).entryList(QDir::Files, QDir::Name);
    }

    ExamDialog dialog;
};

} // namespace

class TestExamDialog : public QObject {
    Q_OBJECT

  private slots:
    static void byKeysAlone() {
        Opened opened;
        auto& lesson = opened.part<QLineEdit>("examLesson");
        auto& folder = opened.part<QLineEdit>("examFolder");
        auto& copies = opened.part<QSpinBox>("examCopies");
        auto& write = opened.part<QPushButton>("examWrite");
        QVERIFY(!write.isEnabled());
        QTest::keyClicks(&lesson,
                         opened.write("week3.json", lessonText(e12, asking(Question::crossOut))));
        QTest::keyClick(&lesson, Qt::Key_Return);
        QVERIFY(opened.sheets().isEmpty()); // Enter alone writes nothing
        QTRY_VERIFY(opened.isDrawn());
        QCOMPARE(folder.text(), QDir::toNativeSeparators(opened.path("week3-exam")));
        // Typed as from the folder at hand; where the files are is said in full.
        QVERIFY(QDir::setCurrent(opened.path()));
        folder.setText(QStringLiteral("week3-exam"));
        copies.setFocus();
        QTest::keyClicks(&copies, "3");
        copies.setValue(3);
        write.setFocus();
        QTest::keyClick(&write, Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(opened.said().startsWith("Sheets, keys"), 120000);
        QVERIFY2(opened.said().contains(QDir::current().absoluteFilePath("week3-exam")),
                 qPrintable(opened.said()));
        QCOMPARE(opened.sheets(),
                 (QStringList{"week3-A-key.pdf", "week3-A.pdf", "week3-A.prunus-lesson.json",
                              "week3-B-key.pdf", "week3-B.pdf", "week3-B.prunus-lesson.json",
                              "week3-C-key.pdf", "week3-C.pdf", "week3-C.prunus-lesson.json"}));
        QTest::keyClick(&write, Qt::Key_Space);
        QTRY_VERIFY(opened.said().contains("is there already, and nothing is written"));
    }

    static void previewFollows() {
        Opened opened(lessonText(
            e12, everyQuestionAsked().replace(
                     "\"points\": 4", R"("points": 4, "named": ["cut", "fail", "tieMove"])")));
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
    static void severalAtOnce() {
        const FilesOfTest folder;
        const auto lesson = readLesson(lessonText(e12, asking(Question::crossOut)).toStdString());
        QVERIFY(lesson);
        const auto write = [&](std::uint64_t seed, const char* into) {
            Progress progress;
            return ExamWriting::write(*lesson, {2, seed}, folder.path(into), progress);
        };
        std::vector<std::future<tl::expected<ExamWriting::Written, QString>>> runs;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            runs.push_back(std::async(std::launch::async, write, seed, "shared"));
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
        const auto alone = write(done.front(), "alone");
        QVERIFY(alone && alone->files.size() == 6);
        for (const QString& each : alone->files) {
            QVERIFY(QFile::exists(folder.path("alone/") + each));
            QVERIFY2(contentOf(folder.path("shared/") + each) ==
                         contentOf(folder.path("alone/") + each),
                     qPrintable(each));
        }
    }

    static void refused_data() {
        const Rows<QByteArray, QString> row("text", "said");
        row("no lesson", "{}", "week3.json, line 1, column 1: ");
        row("nothing asked", R"({"format": "prunus-lesson", "version": 1, "id": "week3",
                          "steps": [{"text": "Read."}]})",
            "Nothing is asked in this lesson.");
        row("ambiguous", lessonText("[1,[1,3]]", asking(Question::crossOut)),
            "e1.q1: under another rule its key is different");
    }

    static void refused() {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, said);
        Opened opened(text);
        QVERIFY2(opened.said().startsWith(said), qPrintable(opened.said()));
        QVERIFY(!opened.part<QPushButton>("examWrite").isEnabled());
        opened.dialog.take(opened.path("none.json"));
        QVERIFY(opened.said().contains("cannot be read"));
    }

    /// What runs ends, and nothing is written.
    static void stopped() {
        // Of so small a tree there are not as many versions.
        Opened opened(lessonText("[2,[1,3]]", asking(Question::crossOut)));
        auto& write = opened.part<QPushButton>("examWrite");
        opened.part<QSpinBox>("examCopies").setValue(26);
        write.click();
        QCOMPARE(write.text(), "S&top");
        write.click();
        QTRY_COMPARE(write.text(), "&Write");
        QTRY_VERIFY2(opened.said().startsWith("Stopped") || opened.said().contains("were found"),
                     qPrintable(opened.said()));
        QVERIFY(!QDir(opened.path("week3-exam")).exists());
    }

    static void everyFieldIsNamed() {
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
};

QTEST_MAIN(TestExamDialog)
#include "tst_examdialog.moc"
