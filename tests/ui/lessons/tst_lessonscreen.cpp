// A lesson on a small screen: what stands where, and that the way on is always in view.

#include "core/lessons/shippedlessons.h"
#include "tests/ui/files/dyingprogram.h"
#include "tests/ui/lessons/takinglesson.h"

using namespace prunus;

namespace {

/// A screen of 1280 by 720, but for the frame of the window.
constexpr QSize smallScreen(1280, 690);

OpenLesson shippedLesson(const std::string& id) {
    for (const ShippedLesson& each : shippedLessons()) {
        if (each.lesson.id == id) {
            return openShipped(each);
        }
    }
    qFatal("there is no such lesson");
}

} // namespace

class TestLessonScreen : public QObject {
    Q_OBJECT

  private slots:
    static void theWayOnIsInView_data();
    static void theWayOnIsInView();
};

void TestLessonScreen::theWayOnIsInView_data() {
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("stop");
    QTest::newRow("a text") << "games" << 1;
    QTest::newRow("a board beside what just happened") << "games" << 0;
    QTest::newRow("a game to be played") << "games" << 4;
    QTest::newRow("two searches side by side") << "drafts" << 1;
}

/// Also below the line that tells that the lesson goes on.
void TestLessonScreen::theWayOnIsInView() {
    QFETCH(const QString, lesson);
    QFETCH(const int, stop);
    FolderOfWork files;
    for (const bool goesOn : {false, true}) {
        TakingLesson shown;
        QVERIFY(shown.active);
        shown.window.recoverIn(files.unsaved());
        setTextSize(shown, 200);
        shown.window.resize(smallScreen);
        shown.lessons().take(shippedLesson(lesson.toStdString()));
        settle(shown.window);
        for (int k = 0; k < stop && !goesOn; ++k) {
            shown.next();
        }
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

QTEST_MAIN(TestLessonScreen)
#include "tst_lessonscreen.moc"
