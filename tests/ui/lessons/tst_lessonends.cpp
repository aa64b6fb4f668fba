// The end of a lesson, what comes behind it, and what the list of lessons tells of it.

#include "core/lessons/shippedlessons.h"
#include "tests/ui/files/dyingprogram.h"
#include "tests/ui/lessons/takinglesson.h"

#include <QListWidget>

using namespace prunus;

class TestLessonEnds : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FolderOfWork>(); }
    void theEndTellsWhatWasWrong();
    static void theNextLessonIsOffered();
    void theListTellsWhatIsDone();

  private:
    std::unique_ptr<FolderOfWork> files_;
};

/// What was corrected, what is open and what was shown, each with a link; not what was right.
void TestLessonEnds::theEndTellsWhatWasWrong() {
    TakingLesson shown;
    QVERIFY(shown.active);
    shown.open(files_->write("w3.prunus-lesson.json", lessonIn("lesson")));
    shown.next();
    shown.crossOut({0, 0});
    shown.trigger("checkAnswer"); // 2 is read
    shown.crossOut({1, 1});
    shown.trigger("checkAnswer");
    shown.next();
    shown.count(4);
    shown.trigger("checkAnswer"); // are 3
    shown.next();
    shown.next();
    const QString told = shown.read();
    QVERIFY2(told.contains("What was wrong, and why"), qPrintable(told));
    QVERIFY2(told.contains("2. Question: Cross out what is skipped: right by now\nAfter 1, C is "
                           "worth 1 or less. MAX has 2 already, by B, so the rest of C is not "
                           "read: 9.\n2 is read, because every value of B still mattered then."),
             qPrintable(told));
    QVERIFY2(told.contains("3. Question: Counts: not right yet\n0 of 1"), qPrintable(told));
    QVERIFY2(!told.contains("Leaves evaluated"),
             qPrintable(told)); // which its question tells later
    emit shown.find<QTextBrowser>("lessonText").anchorClicked(QUrl(QStringLiteral("2")));
    QTRY_COMPARE(shown.where(), QStringLiteral("Week 3 · step 3 of 4"));
    shown.count(3);
    shown.trigger("checkAnswer");
    shown.next();
    shown.next();
    QVERIFY(shown.read().contains("3. Question: Counts: right by now\nLeaves evaluated: 3"));
    TakingLesson other;
    QVERIFY(other.active);
    other.open(files_->write("w3.prunus-lesson.json", lessonIn("lesson")));
    other.next();
    other.crossOut({1, 1});
    other.trigger("checkAnswer");
    other.next();
    other.next();
    other.next();
    QVERIFY(!other.read().contains("wrong"));
}

void TestLessonEnds::theNextLessonIsOffered() {
    TakingLesson shown;
    QVERIFY(shown.active);
    for (const std::size_t k : {std::size_t{0}, shippedLessons().size() - 1}) {
        shown.lessons().take(openShipped(shippedLessons()[k]));
        settle(shown.window);
        while (shown.find<QPushButton>("lessonNext").isEnabled()) {
            shown.next();
        }
        auto* const next = shown.window.findChild<QPushButton*>("nextLesson");
        QCOMPARE(next != nullptr, k == 0);
        if (next != nullptr) {
            QCOMPARE(next->text(), QStringLiteral("&Next lesson: Why a branch may be skipped"));
            QTRY_VERIFY(next->hasFocus());
            next->click();
            QTRY_VERIFY2(shown.where().startsWith("Why a branch may be skipped · step 1"),
                         qPrintable(shown.where()));
        }
        shown.lessons().leave();
    }
}

/// Begun once one went on, and done at the end with nothing open; also in another window.
void TestLessonEnds::theListTellsWhatIsDone() {
    const auto entries = [this] {
        TakingLesson shown;
        shown.window.recoverIn(files_->unsaved());
        shown.trigger("openLessonAction");
        const auto& list = shown.find<QListWidget>("lessonList");
        QStringList all;
        for (int row = 0; row < 3; ++row) {
            all << list.item(row)->text();
        }
        return all << list.currentItem()->text();
    };
    {
        TakingLesson shown;
        shown.window.recoverIn(files_->unsaved());
        for (const char* id : {"minimax-by-hand", "why-skip"}) {
            shown.lessons().take(openShipped(*shippedLesson(id)));
            settle(shown.window);
            const bool answers = id == std::string("minimax-by-hand");
            while (shown.find<QPushButton>("lessonNext").isEnabled()) {
                shown.next();
                if (shown.lessons().question() != nullptr && answers) {
                    shown.exercise().change(keyOf(shown.exercise().task()));
                    shown.trigger("checkAnswer");
                }
            }
            shown.lessons().leave();
        }
    }
    QCOMPARE(entries(),
             (QStringList{"✓ Minimax by hand (done)", "Why a branch may be skipped (begun)",
                          "The window", "Why a branch may be skipped (begun)"}));
}

QTEST_MAIN(TestLessonEnds)
#include "tst_lessonends.moc"
