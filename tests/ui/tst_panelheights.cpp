// How panels that stand above one another share a height.

#include "ui/window/panelheights.h"

#include <QList>
#include <QTest>

using prunus::panelHeights;

class TestPanelHeights : public QObject {
    Q_OBJECT

  private slots:
    void heightsAreShared_data();
    void heightsAreShared();
};

void TestPanelHeights::heightsAreShared_data() {
    QTest::addColumn<int>("room");
    QTest::addColumn<QList<int>>("heights");
    // Three that want 100, 200 and 50, and need 60, 80 and 30; the last gives way first.
    QTest::newRow("what is left goes to the most patient") << 400 << QList{100, 200, 100};
    QTest::newRow("each gets what it wants") << 350 << QList{100, 200, 50};
    QTest::newRow("what is missing is taken from the most patient") << 335 << QList{100, 200, 35};
    QTest::newRow("then from the next") << 300 << QList{100, 170, 30};
    QTest::newRow("and at last from the first") << 190 << QList{80, 80, 30};
    QTest::newRow("none falls below what it needs") << 170 << QList{60, 80, 30};
    QTest::newRow("unless that is too much: then the first keeps it") << 150 << QList{60, 70, 20};
    QTest::newRow("and the others half of it") << 10 << QList{60, 40, 15};
}

void TestPanelHeights::heightsAreShared() {
    QFETCH(int, room);
    const auto heights = panelHeights(room, {{60, 100, 0}, {80, 200, 1}, {30, 50, 2}});
    QTEST(QList<int>(heights.begin(), heights.end()), "heights");
}

QTEST_GUILESS_MAIN(TestPanelHeights)
#include "tst_panelheights.moc"
