// A search as one file for browsers. What browsers make of it is tested in tests/web.

#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "ui/web/webpage.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using prunus::Beat;
using prunus::Document;
using prunus::SearchOptions;
using prunus::WebPage;
using prunus::WebPageChoices;

class TestWebPage : public QObject {
    Q_OBJECT

  private slots:
    void theSameBytesEachTime();
    void nothingIsFetchedAndOnlyOneScriptRuns();
    void aNameEndsNoScript();
    void stepsAreThoseThatAreAskedFor();
    void panesShareATimeline();
    void whatIsTooLargeIsSaid();
    void itCanBeStopped();
};

namespace {

std::shared_ptr<const Document> documentOf(const char* text) {
    return std::make_shared<const Document>(prunus::readText(text).value(), QStringLiteral("t"));
}

const char* const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";

WebPage pageOf(const std::shared_ptr<const Document>& document,
               std::optional<std::pair<Beat, Beat>> beats = {}) {
    SearchOptions options;
    options.algorithm = prunus::Algorithm::alphaBeta;
    WebPageChoices choices;
    choices.searches = {{prunus::recordSearch(document->tree, options).value()}};
    choices.beats = beats;
    return {document, choices};
}

/// What stands between two texts, the last time that the first of them stands there.
QByteArray between(const QByteArray& page, const QByteArray& begin, const QByteArray& end) {
    const qsizetype from = page.lastIndexOf(begin) + begin.size();
    return page.sliced(from, page.indexOf(end, from) - from);
}

QJsonObject dataOf(const QByteArray& page) {
    const QByteArray json = between(page, "type=\"application/json\">", "</script>");
    return QJsonDocument::fromJson(json).object();
}

QByteArray hashOf(const QByteArray& text) {
    return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() +
           '\'';
}

} // namespace

void TestWebPage::theSameBytesEachTime() {
    const auto document = documentOf(textbook);
    const auto bytes = pageOf(document).bytes();
    QVERIFY(bytes.has_value() && bytes->startsWith("<!DOCTYPE html>"));
    QCOMPARE(pageOf(document).bytes(), bytes);
}

void TestWebPage::nothingIsFetchedAndOnlyOneScriptRuns() {
    const QByteArray page = *pageOf(documentOf(textbook)).bytes();
    const QByteArray policy = between(page, "Content-Security-Policy\" content=\"", "\"");
    QVERIFY(policy.startsWith("default-src 'none';"));
    QVERIFY(policy.contains("script-src " + hashOf(between(page, "<script>", "</script>")) + ';'));
    QVERIFY(policy.contains("style-src " + hashOf(between(page, "<style>", "</style>")) + ';'));
    QVERIFY(!policy.contains("unsafe"));
    QVERIFY(!page.contains("style=\"") && !page.contains(" onclick"));
    QCOMPARE(page.count("<script"), 2); // the other holds data
    QByteArray rest = page;
    rest.replace("http://www.w3.org/2000/svg", ""); // which names the language of drawings
    QVERIFY(!rest.contains("http:") && !rest.contains("https:"));
}

void TestWebPage::aNameEndsNoScript() {
    const char* const tree = R"({"format": "prunus-tree", "version": 1, "tree": {"children": [
        {"name": "</script><script>alert(1)</script>", "value": 3},
        {"name": "<b>&amp;@title@<!--", "children": [2, 1]}]}})";
    const auto document =
        std::make_shared<const Document>(prunus::readJson(tree).value(), QStringLiteral("<b>"));
    const QByteArray page = *pageOf(document).bytes();
    QCOMPARE(page.count("<script"), 2);
    QByteArray markup = page; // without the data, which are no elements
    markup.replace(between(page, "type=\"application/json\">", "</script>"), "");
    QVERIFY(markup.size() < page.size() && !markup.contains("<b>"));
    QVERIFY(markup.contains("&lt;b&gt;&amp;amp;@title@&lt;!--"));
    QVERIFY(!dataOf(page).isEmpty());
}

void TestWebPage::stepsAreThoseThatAreAskedFor() {
    const auto document = documentOf(textbook);
    const QJsonObject all = dataOf(*pageOf(document).bytes());
    QCOMPARE(all["changes"].toArray().size(), 27);
    QCOMPARE(all["cutoffs"].toArray(), QJsonArray({14}));
    const WebPage page = pageOf(document, std::pair{Beat{10}, Beat{20}});
    QCOMPARE(page.stepCount(), 11U);
    const QJsonObject some = dataOf(*page.bytes());
    QCOMPARE(some["first"].toInt(), 10);
    QCOMPARE(some["changes"].toArray().size(), 11);
    QCOMPARE(some["cutoffs"].toArray(), QJsonArray({4})); // counted from step 10
}

void TestWebPage::panesShareATimeline() {
    const auto document = documentOf(textbook);
    SearchOptions options;
    options.algorithm = prunus::Algorithm::minimax;
    WebPageChoices choices;
    choices.searches.push_back({prunus::recordSearch(document->tree, options).value()});
    options.algorithm = prunus::Algorithm::alphaBeta;
    choices.searches.push_back(
        {prunus::recordSearch(document->tree, options).value(), prunus::Side::max, false});
    const WebPage page(document, choices);
    const QJsonObject data = dataOf(*page.bytes());
    const auto length = static_cast<qsizetype>(page.timeline().end().value) + 1;
    QVERIFY(length >= 30); // minimax alone: 13 nodes entered or read, 12 returns, 4 left, and 0
    QCOMPARE(data["changes"].toArray().size(), length);
    const QJsonArray searches = data["searches"].toArray();
    QCOMPARE(searches.size(), 2);
    for (const auto& each : searches) {
        const QJsonArray at = each.toObject()["at"].toArray();
        QCOMPARE(at.size(), length);
        QCOMPARE(at.last().toInt() + 1, each.toObject()["heads"].toArray().size());
    }
    QCOMPARE(searches[1].toObject()["heads"].toArray().size(), 27);
}

void TestWebPage::whatIsTooLargeIsSaid() {
    QByteArray wide = "[";
    for (int leaf = 0; leaf < 2'000; ++leaf) {
        wide += QByteArray::number(leaf) + ',';
    }
    wide.back() = ']';
    const QString fault = pageOf(documentOf(wide)).fault();
    QVERIFY2(QString(fault).remove(u',').contains(QStringLiteral("2001")), qPrintable(fault));
    QVERIFY(pageOf(documentOf(textbook)).fault().isEmpty());
}

void TestWebPage::itCanBeStopped() {
    std::uint64_t told = 0;
    const auto bytes = pageOf(documentOf(textbook)).bytes([&](std::uint64_t steps) {
        told = steps;
        return steps < 5;
    });
    QVERIFY(!bytes);
    QCOMPARE(told, 5U);
}

QTEST_MAIN(TestWebPage)
#include "tst_webpage.moc"
