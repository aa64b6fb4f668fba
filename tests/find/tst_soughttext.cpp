// What a typed text may mean: a value, a path, a name.

#include "core/find/soughttext.h"

#include <QTest>

using namespace prunus;

using Path = std::vector<std::uint32_t>;

class TestSoughtText : public QObject {
    Q_OBJECT

  private slots:
    void means_data();
    void means();
};

void TestSoughtText::means_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::optional<Value>>("value");
    QTest::addColumn<std::optional<Path>>("path");
    QTest::addColumn<QByteArray>("name");
    const auto row = [](const char* what, const char* text, std::optional<Value> value,
                        std::optional<Path> path, const char* name) {
        QTest::newRow(what) << QByteArray(text) << value << path << QByteArray(name);
    };
    row("nothing", "", {}, {}, "");
    row("white space is nothing", " \t ", {}, {}, "");
    row("a letter is a name", "C", {}, {}, "C");
    row("spaces around a name do not count", "  left wing ", {}, {}, "left wing");
    row("a number is a value", "3", 3, {}, "3");
    row("a negative one", "-3", -3, {}, "-3");
    row("with a typographic minus", "−3", -3, {}, "−3");
    row("with a plus", "+3", 3, {}, "+3");
    row("one point makes a decimal number", "3.5", 3.5, {}, "3.5");
    row("an exponent", "1e3", 1000, {}, "1e3");
    row("two points make a path", "0.2.1", {}, Path{0, 2, 1}, "0.2.1");
    row("spaces make a path", "0 2 1", {}, Path{0, 2, 1}, "0 2 1");
    row("commas make a path", "0,2,1", {}, Path{0, 2, 1}, "0,2,1");
    row("commas and spaces", "0, 2", {}, Path{0, 2}, "0, 2");
    row("brackets make a path", "[0,2,1]", {}, Path{0, 2, 1}, "[0,2,1]");
    row("of one number too", "[3]", {}, Path{3}, "[3]");
    row("of none: the root", "[]", {}, Path{}, "[]");
    row("with spaces inside", "[ 0, 2 ]", {}, Path{0, 2}, "[ 0, 2 ]");
    row("a leaf as it is shown", "7 [0,2]", {}, Path{0, 2}, "7 [0,2]");
    row("something else before brackets is a name", "x [0,2]", {}, {}, "x [0,2]");
    row("a child number is not negative", "0 -2", {}, {}, "0 -2");
    row("a child number that no node can have", "0 99999999999", {}, {}, "0 99999999999");
    row("words after a number are a name", "3 nodes", {}, {}, "3 nodes");
    row("an open bracket is a name while it is typed", "[0,2", {}, {}, "[0,2");
    row("a minus alone is not yet a value", "-", {}, {}, "-");
    row("a shortened path means no node", "[0,1,…,3]", {}, {}, "[0,1,…,3]");
}

void TestSoughtText::means() {
    QFETCH(QByteArray, text);
    QFETCH(std::optional<Value>, value);
    QFETCH(std::optional<Path>, path);
    QFETCH(QByteArray, name);
    const SoughtText sought = readSought(text.toStdString());
    QVERIFY(sought.value == value);
    QVERIFY(sought.path == path);
    QCOMPARE(QByteArray::fromStdString(sought.name), name);
    QCOMPARE(sought.empty(), name.isEmpty());
}

QTEST_APPLESS_MAIN(TestSoughtText)
#include "tst_soughttext.moc"
