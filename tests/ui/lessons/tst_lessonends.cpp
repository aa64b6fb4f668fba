// The way through a lesson, which is in view on a small screen, too; its end, what comes behind it,
// and what the list of lessons tells of it.

#include "core/lessons/shippedlessons.h"
#include "tests/rows.h"
#include "tests/ui/lessons/takinglesson.h"

#include <QListWidget>

using namespace prunus;

namespace {

/// A screen of 1280 by 720, but for the frame of the window.
constexpr QSize smallScreen(1280, 690);

/// With one of the lessons that come with the program; kept, if there is a folder for it.
class TakingShipped : public TakingLesson {
  public:
    TakingShipped() = default;
    explicit TakingShipped(const FilesOfTest& files) { window.recoverIn(files.unsaved()); }
    void take(const ShippedLesson& lesson) {
        lessons().take(openShipped(lesson));
        settle(window);
    }
    [[nodiscard]] bool hasNext() const { return find<QPushButton>("lessonNext").isEnabled(); }
};

} // namespace

class TestLessonEnds : public QObject {
    Q_OBJECT

  private slots:
    void init() { files_ = std::make_unique<FilesOfTest>(); }

    /// What was corrected, what is open and what was shown, each with a link; not what was right.
    void theEndTellsWhatWasWrong() {
        const TakingLesson shown(*files_, lessonIn("lesson"));
        shown.next();
        shown.checkCross({0, 0}); // 2 is read
        shown.checkCross({1, 1});
        shown.next();
        shown.checkCount(4); // are 3
        shown.next(2);
        const QString told = shown.read();
        QVERIFY2(told.contains("What was wrong, and why"), qPrintable(told));
        QVERIFY2(
            told.contains("2. Question: Cross out what is skipped: right by now\nAfter 1, C is "
                          "worth 1 or less. MAX has 2 already, by B, so the rest of C is not read: "
                          "9.\n2 is read, because every value of B still mattered then."),
            qPrintable(told));
        QVERIFY2(told.contains("3. Question: Counts: not right yet\n0 of 1"), qPrintable(told));
        // Its question tells later:
        QVERIFY2(!told.contains("Leaves evaluated"), qPrintable(told));
        emit shown.find<QTextBrowser>("lessonText").anchorClicked(QUrl(QStringLiteral("2")));
        QTRY_COMPARE(shown.where(), "Week 3 · step 3 of 4");
        shown.checkCount(3);
        shown.next(2);
        QVERIFY(shown.read().contains("3. Question: Counts: right by now\nLeaves evaluated: 3"));
        const TakingLesson other(*files_, lessonIn("lesson"));
        other.next();
        other.checkCross({1, 1});
        other.next(3);
        QVERIFY(!other.read().contains("wrong"));
    }

    static void theNextLessonIsOffered() {
        TakingShipped shown;
        for (const std::size_t k : {std::size_t{0}, shippedLessons().size() - 1}) {
            shown.take(shippedLessons()[k]);
            while (shown.hasNext()) {
                shown.next();
            }
            auto* const next = shown.window.findChild<QPushButton*>("nextLesson");
            QCOMPARE(next != nullptr, k == 0);
            if (next != nullptr) {
                QCOMPARE(next->text(), "&Next lesson: Why a branch may be skipped");
                QTRY_VERIFY(next->hasFocus());
                next->click();
                QTRY_VERIFY2(shown.where().startsWith("Why a branch may be skipped · step 1"),
                             qPrintable(shown.where()));
            }
            shown.lessons().leave();
        }
    }

    /// Begun once one went on, and done at the end with nothing open; also in another window.
    void theListTellsWhatIsDone() {
        const auto entries = [this] {
            const TakingShipped shown(*files_);
            shown.trigger("openLessonAction");
            const auto& list = shown.find<QListWidget>("lessonList");
            QStringList all;
            for (int row = 0; row < 3; ++row) {
                all << list.item(row)->text();
            }
            return all << list.currentItem()->text();
        };
        {
            TakingShipped shown(*files_);
            for (const auto& [id, answers] :
                 {std::pair("minimax-by-hand", true), std::pair("why-skip", false)}) {
                shown.take(*shippedLesson(id));
                while (shown.hasNext()) {
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

    void theWayOnIsInView_data() {
        const Rows<QString, int> row("lesson", "stop");
        row("a text", "games", 1);
        row("a board beside what just happened", "games", 0);
        row("a game to be played", "games", 4);
        row("two searches side by side", "drafts", 1);
    }

    /// Also below the line that tells that the lesson goes on.
    void theWayOnIsInView() {
        QFETCH(const QString, lesson);
        QFETCH(const int, stop);
        for (const bool goesOn : {false, true}) {
            TakingShipped shown(*files_);
            setTextSize(shown, 200);
            shown.window.resize(smallScreen);
            shown.take(*shippedLesson(lesson.toStdString()));
            shown.next(goesOn ? 0 : stop);
            for (int k = 0; k < 4 && shown.lessons().canvas() != nullptr; ++k) {
                shown.lessons().canvas()->setFocus();
                shown.press(Qt::Key_Right); // texts of other lengths stand there
            }
            settle(shown.window);
            QTRY_VERIFY(isAtRest(shown.window));
            const auto& next = shown.find<QPushButton>("lessonNext");
            const QRect place(next.mapTo(&shown.window, QPoint()), next.size());
            QVERIFY2(place.bottom() < smallScreen.height() && place.right() < smallScreen.width(),
                     qPrintable(QStringLiteral("%1 %2").arg(place.bottom()).arg(place.right())));
            QVERIFY(next.height() >= next.minimumSizeHint().height());
            QVERIFY(shown.window.width() <= smallScreen.width());
            setTextSize(shown, 100);
        }
    }

  private:
    std::unique_ptr<FilesOfTest> files_;
};

QTEST_MAIN(TestLessonEnds)
#include "tst_lessonends.moc"
