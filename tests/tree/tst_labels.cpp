#include "core/base/labels.h"

#include <QTest>

using namespace prunus;

/// Texts of a few nodes.
class TestLabels : public QObject {
    Q_OBJECT

  private slots:
    void noneAtAll();
    void eachNodeHasItsOwn();
    void textsMayHoldAnything();
};

void TestLabels::noneAtAll() {
    const Labels labels;
    QVERIFY(labels.empty());
    QCOMPARE(labels.size(), std::size_t{0});
    QVERIFY(labels.at(NodeId{0}).empty());
}

/// In whatever order they are given.
void TestLabels::eachNodeHasItsOwn() {
    const Labels labels({{NodeId{9}, "nine"}, {NodeId{2}, "two"}, {NodeId{5}, "five"}});
    QVERIFY((labels.nodes() == std::vector<NodeId>{NodeId{2}, NodeId{5}, NodeId{9}}));
    QCOMPARE(labels.size(), std::size_t{3});
    QVERIFY(labels.at(NodeId{2}) == "two");
    QVERIFY(labels.at(NodeId{5}) == "five");
    QVERIFY(labels.at(NodeId{9}) == "nine");
    for (const std::uint32_t other : {0U, 1U, 3U, 4U, 6U, 8U, 10U, 0xFFFFFFFFU}) {
        QVERIFY(labels.at(NodeId{other}).empty());
    }
}

void TestLabels::textsMayHoldAnything() {
    const std::string withZero("a\0b", 3);
    const Labels labels({{NodeId{0}, withZero}, {NodeId{1}, ""}, {NodeId{2}, "α → β"}});
    QVERIFY(labels.at(NodeId{0}) == withZero);
    QVERIFY(labels.at(NodeId{1}).empty());
    QVERIFY(labels.at(NodeId{2}) == "α → β");
}

QTEST_APPLESS_MAIN(TestLabels)
#include "tst_labels.moc"
