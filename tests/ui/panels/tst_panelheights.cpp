// How panels that stand above one another share a height.

#include "ui/shell/panelheights.h"

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
    // Three that want 100, 200 and 50, should have 60, 80 and 30 and need 60, 50 and 20; their
    // titles take 15 each. The last gives way first.
    QTest::newRow("what is left goes to the most patient") << 400 << QList{100, 200, 100};
    QTest::newRow("each gets what it wants") << 350 << QList{100, 200, 50};
    QTest::newRow("what is missing is taken from the most patient") << 335 << QList{100, 200, 35};
    QTest::newRow("then from the next") << 300 << QList{100, 170, 30};
    QTest::newRow("and at last from the first") << 190 << QList{80, 80, 30};
    QTest::newRow("none falls below what it should have") << 170 << QList{60, 80, 30};
    QTest::newRow("unless that is too much: then the last") << 165 << QList{60, 80, 25};
    QTest::newRow("and then the others") << 140 << QList{60, 60, 20};
    QTest::newRow("down to what they need") << 130 << QList{60, 50, 20};
    QTest::newRow("then the last closes for the others") << 129 << QList{60, 54, 15};
    QTest::newRow("as long as there is room for one more") << 125 << QList{60, 50, 15};
    QTest::newRow("and the next one") << 124 << QList{94, 15, 15};
    QTest::newRow("never the first") << 80 << QList{50, 15, 15};
}

void TestPanelHeights::heightsAreShared() {
    QFETCH(int, room);
    const auto heights =
        panelHeights(room, {{15, 60, 60, 100, 0}, {15, 50, 80, 200, 1}, {15, 20, 30, 50, 2}});
    QTEST(QList<int>(heights.begin(), heights.end()), "heights");
}

QTEST_GUILESS_MAIN(TestPanelHeights)
#include "tst_panelheights.moc"
