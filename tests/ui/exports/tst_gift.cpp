// Questions as GIFT, read back by a small reader after Moodle's (question/format/gift), which knows
// nothing of the program.

#include "tests/search/oracle/naivesearch.h"
#include "tests/ui/exports/banks.h"
#include "ui/exports/gift.h"

#include <QJsonArray>

using namespace prunus;
using namespace prunus::exporttest;

namespace {

constexpr auto book = "[[3,12,8],[2,4,6],[14,5,2]]";

struct GiftAnswer {
    QString text;
    double fraction = 0;
    QString feedback;
};

struct Gift {
    QString name;
    QString text;
    QString general;
    QString kind; ///< number, one, several, text
    QList<GiftAnswer> answers;

    [[nodiscard]] QStringList right() const {
        QStringList all;
        for (const GiftAnswer& each : answers) {
            if (each.fraction > 0) {
                all << each.text;
            }
        }
        return all;
    }
};

/// What a backslash makes plain stands in the place of letters that no text has.
QString held(QString text) {
    text.replace("\\\\", QChar(0xE000));
    const QString plain = ":#={}~";
    for (qsizetype k = 0; k < plain.size(); ++k) {
        text.replace(QString("\\") + plain[k], QChar(char16_t(0xE001 + k)));
    }
    return text.replace(QChar(0xE000), '\\');
}

QString released(QString text) {
    const QString plain = ":#={}~";
    for (qsizetype k = 0; k < plain.size(); ++k) {
        text.replace(QChar(char16_t(0xE001 + k)), plain[k]);
    }
    text = text.trimmed();
    return text.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&");
}

GiftAnswer answerOf(QString text, double fraction) {
    static const QRegularExpression weight("^%(-?[0-9.]+)%");
    if (const auto found = weight.match(text); found.hasMatch()) {
        fraction = found.captured(1).toDouble() / 100;
        text.remove(0, found.capturedLength());
    }
    return {released(text.section('#', 0, 0)), fraction, released(text.section('#', 1))};
}

Gift giftOf(const QString& block) {
    QStringList lines = block.split('\n');
    lines.removeIf([](const QString& line) { return line.startsWith("//"); });
    QString text = held(lines.join('\n').trimmed());
    Gift gift;
    gift.name = released(text.section("::", 1, 1));
    text = text.section("::", 2);
    const qsizetype open = text.indexOf('{');
    const qsizetype close = text.indexOf('}');
    if (open < 0 || close != text.size() - 1 || text.count('{') != 1 || text.count('}') != 1) {
        qFatal("braces: %s", qPrintable(text));
    }
    gift.text = released(text.left(open));
    QString answers = text.mid(open + 1, close - open - 1);
    const qsizetype general = answers.lastIndexOf("####");
    gift.general = released(answers.mid(general + 4));
    answers = answers.left(general).trimmed();
    if (answers.startsWith('#')) {
        gift.kind = "number";
        for (const QString& each : answers.mid(1).split('=', Qt::SkipEmptyParts)) {
            gift.answers << answerOf(each, 1);
        }
        return gift;
    }
    gift.kind = !answers.contains('~') ? "text" : answers.contains('=') ? "one" : "several";
    for (const QString& each : answers.replace("=", "~=").split('~', Qt::SkipEmptyParts)) {
        if (const QString own = each.trimmed(); !own.isEmpty()) {
            gift.answers << (own.startsWith('=') ? answerOf(own.mid(1), 1) : answerOf(own, 0));
        }
    }
    return gift;
}

/// Those behind the category.
QList<Gift> giftsIn(const QByteArray& text) {
    QList<Gift> all;
    for (const QString& block : QString::fromUtf8(text).split("\n\n").mid(2)) {
        all << giftOf(block);
    }
    return all;
}

QList<Gift> giftsOf(const QString& tree, const QString& questions, const QString& rules = "{}") {
    const auto text = giftText(bankOf(lessonAbout(tree, questions, rules))->bank);
    if (!text) {
        qFatal("%s", qPrintable(text.error().join('\n')));
    }
    return giftsIn(*text);
}

} // namespace

class TestGift : public QObject {
    Q_OBJECT

  private slots:
    static void oneANode();
    static void crosses();
    static void nothingSkipped();
    static void order();
    static void moves();
    static void namesMeanNothing();
    static void head();
    static void refused();
};

void TestGift::oneANode() {
    const char* const tree = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";
    const auto nodes = oracle::naiveTree(tree);
    const auto gifts = giftsOf(tree, R"([{"type": "values"}])");
    qsizetype at = 0;
    for (const oracle::NaiveNode* const node : nodes.nodes) {
        if (node->children.empty()) {
            continue;
        }
        const Gift& gift = gifts.at(at++);
        QCOMPARE(gift.kind, "number");
        QCOMPARE(gift.right(),
                 QStringList{QString::number(oracle::trueValue(nodes, {}, node->id)) + ":0"});
        QVERIFY(gift.text.contains("<code>[[16,11],[[15,[9,[10,7]]]"));
        QVERIFY(gift.text.contains("Asked here: "));
        QVERIFY(!gift.general.isEmpty());
    }
    QCOMPARE(at, gifts.size());
}

void TestGift::crosses() {
    const auto gifts = giftsOf(book, R"([{"type": "cross-out", "points": 4}])");
    QCOMPARE(gifts.size(), 1);
    QCOMPARE(gifts[0].kind, "several");
    QCOMPARE(gifts[0].right(),
             (QStringList{"4, child 2 of C, which is MIN’s", "6, child 3 of C, which is MIN’s"}));
    double sum = 0;
    for (const GiftAnswer& each : gifts[0].answers) {
        sum += std::max(each.fraction, 0.0);
        QVERIFY(each.fraction != 0);
    }
    QCOMPARE(sum, 1.0);
    QCOMPARE(gifts[0].answers.size(), 10);
}

void TestGift::nothingSkipped() {
    const auto gifts = giftsOf("[[3,4],[5,6]]", R"([{"type": "cross-out"}])");
    QCOMPARE(gifts[0].right(), QStringList{"No leaf is skipped."});
    QCOMPARE(gifts[0].answers.last().fraction, 1.0);
}

void TestGift::order() {
    const auto gifts = giftsOf(book, R"([{"type": "leaf-order"}])");
    QCOMPARE(gifts[0].kind, "text");
    QCOMPARE(gifts[0].right(),
             (QStringList{"3 12 8 2 14 5 2", "3, 12, 8, 2, 14, 5, 2", "3,12,8,2,14,5,2"}));
}

void TestGift::moves() {
    const auto gifts = giftsOf(book, R"([{"type": "move"}])");
    QCOMPARE(gifts.size(), 2);
    QCOMPARE(gifts[0].kind, "one");
    QCOMPARE(gifts[0].right().size(), 1);
    QCOMPARE(gifts[0].answers.size(), 3);
    QVERIFY(gifts[1].right().front().startsWith("3"));
}

void TestGift::namesMeanNothing() {
    const QString tree = R"(["A}~B": [3, "x=#{:": 12], "b\\": [2, 4], "<i>": [14, 5]])";
    const auto gifts =
        giftsOf(tree, R"([{"type": "values", "text": "V = {3} ~ :: # \\ <b>"}, {"type": "move"}])");
    QCOMPARE(gifts.size(), 6);
    for (const Gift& each : gifts) {
        QVERIFY(each.name.startsWith("Midterm e1.q"));
        QCOMPARE(each.right().size(), 1);
    }
    QVERIFY(gifts[0].text.contains("V = {3} ~ :: # \\ <b>"));
    QVERIFY(gifts[1].text.contains("Asked here: A}~B, child 1 of"));
    QStringList offered;
    for (const GiftAnswer& each : gifts[4].answers) {
        offered << each.text;
    }
    QCOMPARE(offered, (QStringList{"A}~B", "b\\", "<i>"}));
}

void TestGift::head() {
    const auto text =
        giftText(bankOf(lessonAbout(book, R"([{"type": "counts"}])", "{}", "A/B"))->bank);
    QVERIFY(text->startsWith("// Prunus\n\n$CATEGORY: $course$/Prunus/A//B\n\n"));
    QVERIFY(text->contains("// [id:week3.e1.q1.1] [tag:prunus]\n::A/B e1.q1.1::[html]<p>"));
    QCOMPARE(*text,
             *giftText(bankOf(lessonAbout(book, R"([{"type": "counts"}])", "{}", "A/B"))->bank));
}

/// By name.
void TestGift::refused() {
    const auto asked = bankOf(lessonAbout(
        "[[30,31],[20,1,2,3,4,5,6,7,8,9,10,11]]",
        R"([{"type": "windows"}, {"type": "cross-out"}, {"type": "values"}, {"type": "cuts"}])"));
    const auto text = giftText(asked->bank);
    QVERIFY(!text);
    QCOMPARE(text.error(),
             (QStringList{"e1.q1: GIFT has one field a question; Moodle XML can ask it",
                          "e1.q2: in GIFT a point cannot be divided by 11, for so many leaves are "
                          "skipped; Moodle XML can ask it",
                          "e1.q4: GIFT has one field a question; Moodle XML can ask it"}));
}

QTEST_MAIN(TestGift)
#include "tst_gift.moc"
