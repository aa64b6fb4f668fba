// A preview is drawn beside the window: what was asked for last is what is seen in the end, however
// long any of it takes.

#include "tests/ui/session/workend.h"
#include "ui/export/preview.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>
#include <atomic>
#include <new>

using namespace prunus;

namespace {

/// One colour, 100 by 100.
Drawing sheet(const QColor& colour) {
    return {QSizeF(100, 100),
            [colour](QPainter& painter) { painter.fillRect(QRectF(0, 0, 100, 100), colour); }};
}

/// Shown at 200 by 200, where a sheet of 100 by 100 has its middle.
class TestedPreview {
  public:
    TestedPreview() {
        preview.resize(200, 200);
        preview.show();
        if (!QTest::qWaitForWindowExposed(&preview)) {
            qFatal("the preview does not open");
        }
    }
    /// A sheet that is not drawn before it may end.
    void presentHeld(const QColor& colour) {
        preview.present([this, colour] {
            mayEnd.acquire();
            return sheet(colour);
        });
    }
    [[nodiscard]] QImage image() { return preview.grab().toImage(); }
    [[nodiscard]] QColor middle() { return image().pixelColor(100, 100); }

    QSemaphore mayEnd;
    Preview preview;
};

} // namespace

class TestPreview : public QObject {
    Q_OBJECT

  private slots:
    void isDrawnOnAnotherThread() {
        TestedPreview shown;
        std::atomic<QThread*> thread = nullptr;
        shown.preview.present([&thread] {
            thread = QThread::currentThread();
            return sheet(Qt::red);
        });
        QVERIFY(!shown.preview.isDrawn());
        QTRY_VERIFY(shown.preview.isDrawn());
        QCOMPARE(shown.middle(), QColor(Qt::red));
        QVERIFY(thread != QThread::currentThread());
    }

    void theLastOneWins() {
        TestedPreview shown;
        std::atomic<int> skipped = 0;
        shown.presentHeld(Qt::red);
        shown.preview.present([&] {
            ++skipped;
            return sheet(Qt::green);
        });
        shown.preview.present([] { return sheet(Qt::blue); });
        shown.mayEnd.release();
        QTRY_VERIFY(shown.preview.isDrawn());
        QCOMPARE(shown.middle(), QColor(Qt::blue));
        QCOMPARE(skipped, 0); // nobody would have seen it
    }

    void theOneBeforeStaysUntilThen() {
        TestedPreview shown;
        shown.preview.present([] { return sheet(Qt::red); });
        QTRY_VERIFY(shown.preview.isDrawn());
        shown.presentHeld(Qt::blue);
        QVERIFY(!shown.preview.isDrawn());
        QCOMPARE(shown.middle(), QColor(Qt::red));
        shown.mayEnd.release();
        QTRY_VERIFY(shown.preview.isDrawn());
        QCOMPARE(shown.middle(), QColor(Qt::blue));
    }

    void aLongOneIsAnnounced() {
        TestedPreview shown;
        shown.presentHeld(Qt::red);
        const QImage empty = shown.image();
        QTRY_VERIFY(shown.image() != empty); // the dots
        QVERIFY(!shown.preview.isDrawn());
        shown.mayEnd.release();
        QTRY_COMPARE(shown.middle(), QColor(Qt::red));
    }

    void aSentenceIsNotDrawnOver() {
        TestedPreview shown;
        shown.presentHeld(Qt::red);
        shown.preview.say(QStringLiteral("There is nothing to see."));
        const QImage said = shown.image();
        shown.mayEnd.release();
        letWorkEnd();
        QVERIFY(shown.image() == said);
        QCOMPARE(shown.preview.accessibleDescription(), QStringLiteral("There is nothing to see."));
    }

    void aResizedOneIsDrawnAnew() {
        TestedPreview shown;
        std::atomic<int> times = 0;
        shown.preview.present([&times] {
            ++times;
            return Drawing{QSizeF(1000, 1000), sheet(Qt::red).paint};
        });
        QTRY_VERIFY(shown.preview.isDrawn());
        const int before = times;
        shown.preview.resize(400, 400);
        QTRY_VERIFY(times > before && shown.preview.isDrawn());
    }

    void tooLittleMemoryIsSaid() {
        TestedPreview shown;
        shown.preview.present([]() -> Drawing { throw std::bad_alloc(); });
        QTRY_COMPARE(shown.preview.accessibleDescription(),
                     QStringLiteral("There is not enough memory for this figure."));
    }
};

QTEST_MAIN(TestPreview)
#include "tst_preview.moc"
