// The report on a class as a page of pictures: of 20 students whose answers are known.

#include "tests/app/classfolder.h"

#include <QXmlStreamReader>
#include <QtTest>

class TestClassReport : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void bars();
    void pictures();
    void loadsNothing();
    void sameBytes();
    static void nothingIsMarkup();

  private:
    void take(int first, int last, const QByteArrayList& answers) const {
        for (int k = first; k <= last; ++k) {
            const QString id = QString("s%1").arg(k, 2, 10, QChar('0'));
            const QJsonArray items =
                answers.isEmpty() ? QJsonArray() : QJsonArray{ClassFolder::taken(answers)};
            folder_.write(id + ".json", folder_.attempt(id, items));
        }
    }

    ClassFolder folder_;
    QString page_;
};

/// On the book's tree, where only 4 and 6 are skipped, 7 leaves are read, and the root is worth 3.
void TestClassReport::initTestCase() {
    folder_.setLesson(R"({"exercise": "e1", "tree": "[[3,12,8],[2,4,6],[14,5,2]]",
        "questions": [{"type": "cross-out", "points": 4, "named": ["cut"]},
                      {"type": "values", "points": 2},
                      {"type": "counts", "points": 1, "counts": ["leavesEvaluated"],
                       "named": ["cut"]}]})");
    const QByteArray values = R"({"values": {"": 3, "0": 3, "1": 2, "2": 2}})";
    const QByteArray counts = R"({"leavesEvaluated": 7})";
    take(1, 10, {R"({"marks": [[1, 1], [1, 2]]})", values, counts});
    // 4 alone; the greatest leaf.
    take(11, 16,
         {R"({"marks": [[1, 1]]})", R"({"values": {"": 14, "0": 3, "1": 2, "2": 2}})",
          R"({"leavesEvaluated": 9})"});
    take(17, 18, {R"({"marks": [[1]]})", values, counts}); // with 2, which was read
    take(19, 20, {});
    QCOMPARE(folder_.grade({"--report", "r.html"}, "s*").exitCode, 0);
    page_ = QString::fromUtf8(folder_.content("r.html"));
}

void TestClassReport::bars() {
    const auto bar = [&](const QString& question) {
        const QString row =
            page_.section("<tr><td>" + question + "</td>", 1).section("</tr>", 0, 0);
        return row.section("<svg", 1);
    };
    QVERIFY2(
        bar("e1.q1").contains("aria-label=\"10 right, 8 in part, 0 wrong, 2 without an answer\""),
        qPrintable(page_));
    // Half of 200 black, 80 grey behind it, 20 white.
    QVERIFY(bar("e1.q1").contains(R"(<rect x="0" width="100" height="14" fill="#000"/>)"
                                  R"(<rect x="100" width="80" height="14" fill="#777"/>)"
                                  R"(<rect x="180" width="20" height="14" fill="#fff"/>)"));
    QVERIFY(
        bar("e1.q2").contains("aria-label=\"12 right, 6 in part, 0 wrong, 2 without an answer\""));
    QVERIFY(
        bar("e1.q3").contains("aria-label=\"12 right, 0 in part, 6 wrong, 2 without an answer\""));
}

/// The commonest first; what is no drawing stands in words.
void TestClassReport::pictures() {
    const QString wrong =
        page_.section("<h2>The commonest wrong answers</h2>", 1).section("<h2>", 0, 0);
    QStringList heads = wrong.split("<h3>").mid(1);
    for (QString& each : heads) {
        each = each.section("</h3>", 0, 0);
    }
    QCOMPARE(heads,
             (QStringList{"e1.q1, cross-out: given 6 times", "e1.q2, values: given 6 times",
                          "e1.q3, counts: given 6 times", "e1.q1, cross-out: given 2 times"}));
    QCOMPARE(wrong.count("<figure>"), 3);
    QVERIFY(wrong.contains("<p>Answered on [[3,12,8],[2,4,6],[14,5,2]]: "
                           "{\"leavesEvaluated\": 9}</p>"));
    const QString values = wrong.section("<figure>", 2, 2);
    QVERIFY2(values.count(">14</text>") == 2, qPrintable(values)); // the leaf, and what was written
    for (qsizetype at = page_.indexOf("<svg"); at >= 0; at = page_.indexOf("<svg", at + 1)) {
        QXmlStreamReader svg(page_.mid(at, page_.indexOf("</svg>", at) + 6 - at));
        while (!svg.atEnd()) {
            svg.readNext();
        }
        QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
    }
}

void TestClassReport::loadsNothing() {
    QVERIFY(page_.startsWith("<!DOCTYPE html>") && page_.endsWith("</html>\n"));
    QCOMPARE(page_.count("<tr>"), page_.count("</tr>"));
    for (const char* const each : {" src=", "href=", "url(", "<script", "@import", "<?xml"}) {
        QVERIFY2(!page_.contains(each), each);
    }
    static const QRegularExpression id(" id=\"([^\"]*)\"");
    QStringList ids; // which would have to be different
    for (auto all = id.globalMatch(page_); all.hasNext();) {
        ids << all.next().captured(1);
    }
    QCOMPARE(ids.removeDuplicates(), 0);
}

void TestClassReport::sameBytes() {
    QCOMPARE(folder_.grade({"s01.json", "--report", "again.html"}, "s*").exitCode, 0);
    QCOMPARE(QString::fromUtf8(folder_.content("again.html")), page_);
}

/// Whatever students, nodes and files are called.
void TestClassReport::nothingIsMarkup() {
    ClassFolder other;
    other.setLesson(R"({"exercise": "e1", "tree": "[\"<b>&\": [3, 12], [2, \"</svg>\": 4]]",
        "questions": [{"type": "values", "points": 2}]})");
    other.write("a.json",
                other.attempt("<i>x</i>",
                              {ClassFolder::taken({R"({"values": {"": 4, "0": 12, "1": 4}})"})}));
    other.write("<u>.json", "no attempt");
    for (const char* const file : {"r.html", "r.md"}) {
        QCOMPARE(other.grade({"./<u>.json", "--report", file}, "a").exitCode, 1);
        const QByteArray page = other.content(file);
        QVERIFY(page.contains("&lt;u&gt;.json"));
        for (const char* const tag : {"<b>", "<i>", "<u>", "<script"}) {
            QVERIFY2(!page.contains(tag), page);
        }
        QCOMPARE(page.count("</svg>"), page.count("<svg"));
    }
}

QTEST_GUILESS_MAIN(TestClassReport)
#include "tst_classreport.moc"
