// A search as one file for browsers: the elements of its drawings, without the groups around them,
// which of them there are at its steps, and the whole. What browsers make of it is tested in
// tests/web.

#include "core/notation/readtree.h"
#include "core/trace/run.h"
#include "ui/web/elementdiff.h"
#include "ui/web/elementstyles.h"
#include "ui/web/svgshapes.h"
#include "ui/web/webpage.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <algorithm>
#include <random>

using namespace prunus;

using Things = std::vector<std::uint32_t>;

namespace {

std::uint32_t below(std::mt19937& random, std::uint32_t n) {
    return std::uniform_int_distribution<std::uint32_t>(0, n - 1)(random);
}

/// Up to eight, none of them twice.
Things distinct(std::mt19937& random) {
    Things all{0, 1, 2, 3, 4, 5, 6, 7};
    std::shuffle(all.begin(), all.end(), random);
    all.resize(below(random, 9));
    return all;
}

/// What a step shows, by turning over what changes until then.
std::vector<Things> shownBy(const ElementDiff& lives) {
    const Things sequence = lives.sequence();
    std::vector<bool> shown(sequence.size(), false);
    std::vector<Things> steps;
    for (const Things& changes : lives.changes()) {
        for (const std::uint32_t each : changes) {
            shown.at(each) = !shown.at(each);
        }
        Things& step = steps.emplace_back();
        for (std::size_t k = 0; k < sequence.size(); ++k) {
            if (shown[k]) {
                step.push_back(sequence[k]);
            }
        }
    }
    return steps;
}

/// The length of a longest common subsequence, by the textbook's table.
std::size_t longestCommon(const Things& a, const Things& b) {
    std::vector<std::vector<std::size_t>> best(a.size() + 1,
                                               std::vector<std::size_t>(b.size() + 1, 0));
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j) {
            best[i + 1][j + 1] =
                a[i] == b[j] ? best[i][j] + 1 : std::max(best[i][j + 1], best[i + 1][j]);
        }
    }
    return best[a.size()][b.size()];
}

QByteArray drawing(const QByteArray& inside) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\"><title>t</title><g fill=\"none\" "
           "stroke=\"black\" stroke-linecap=\"square\">" +
           inside + "</g></svg>";
}

using Beats = std::optional<std::pair<Beat, Beat>>;
using Algorithms = std::vector<Algorithm>;

/// Of searches that are side by side; the document is called <b>.
WebPage pageOf(GameTree tree, const Beats& beats = {},
               const Algorithms& algorithms = {Algorithm::alphaBeta}) {
    const auto document = std::make_shared<const Document>(std::move(tree), QStringLiteral("<b>"));
    WebPageChoices choices;
    for (const Algorithm each : algorithms) {
        SearchOptions options;
        options.algorithm = each;
        choices.searches.push_back(
            {recordSearch(document->tree, options).value(), Side::max, choices.searches.empty()});
    }
    choices.beats = beats;
    return {document, choices};
}

GameTree textbook() {
    return readText("[[3,12,8],[2,4,6],[14,5,2]]").value();
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

class TestWebPage : public QObject {
    Q_OBJECT

  private slots:
    /// A longest common subsequence, if no number stands there twice.
    void whatIsKept() {
        std::mt19937 random(3);
        for (int round = 0; round < 2'000; ++round) {
            const Things before = distinct(random);
            const Things after = distinct(random);
            const auto pairs = keptOf(before, after);
            QCOMPARE(pairs.size(), longestCommon(before, after));
            for (std::size_t k = 0; k < pairs.size(); ++k) {
                QCOMPARE(before[pairs[k].first], after[pairs[k].second]);
                QVERIFY(k == 0 || (pairs[k - 1].first < pairs[k].first &&
                                   pairs[k - 1].second < pairs[k].second));
            }
        }
        QCOMPARE(keptOf({7, 1, 7}, {7, 7}).size(), std::size_t{2});
    }

    void whatComesBackIsTheSame() {
        ElementDiff lives;
        for (const Things& step :
             {Things{1, 2, 3}, Things{1, 3}, Things{1, 9, 3}, Things{1, 2, 3}}) {
            lives.add(step);
        }
        QCOMPARE(lives.sequence().size(), std::size_t{4});
        QCOMPARE(lives.changes().at(3).size(), std::size_t{2}); // 9 goes and 2 comes
    }

    void everyStepFollowsFromItsChanges() {
        std::mt19937 random(7);
        for (int round = 0; round < 60; ++round) {
            ElementDiff lives;
            std::vector<Things> steps;
            Things step;
            for (std::uint32_t k = 0; k < 20; ++k) {
                step.push_back(below(random, 12));
            }
            for (int t = 0; t < 25; ++t) {
                for (std::uint32_t change = below(random, 4); change > 0 && !step.empty();
                     --change) {
                    const auto at =
                        step.begin() + below(random, static_cast<std::uint32_t>(step.size()));
                    const std::uint32_t kind = below(random, 3);
                    if (kind == 0) {
                        step.erase(at);
                    } else if (kind == 1) {
                        step.insert(at, below(random, 12));
                    } else {
                        std::iter_swap(at, step.begin());
                    }
                }
                steps.push_back(step);
                lives.add(step);
            }
            QCOMPARE(shownBy(lives), steps);
        }
    }

    void anElementHasWhatItsGroupsSay() {
        const auto shapes = shapesOf(drawing(
            "<g fill=\"#fbeee6\" stroke=\"none\" transform=\"matrix(1,0,0,1,194,226)\"><path "
            "fill-rule=\"evenodd\" d=\"M0,26 L29,-20\"/></g><g stroke=\"#8a949e\" "
            "stroke-width=\"1.5\"><polyline points=\"464,66 734,226 \"/></g>"));
        QCOMPARE(shapes.size(), std::size_t{2});
        QCOMPARE(shapes[0].markup, QByteArray("<path d='M0,26 L29,-20'/>"));
        QCOMPARE(shapes[0].transform, QByteArray("translate(194 226)"));
        QCOMPARE(shapes[0].look, QByteArray("fill:#fbeee6;fill-rule:evenodd;stroke:none"));
        QCOMPARE(shapes[1].markup, QByteArray("<polyline points='464,66 734,226'/>"));
        QVERIFY(shapes[1].transform.isEmpty());
        QCOMPARE(shapes[1].look,
                 QByteArray("fill:none;stroke:#8a949e;stroke-width:1.5;stroke-linecap:square"));
    }

    void whatChangesNothingIsLeftOut() {
        const auto look = [](const QByteArray& attributes) {
            return shapesOf(drawing("<rect x=\"1\" " + attributes + "/>")).at(0).look;
        };
        QCOMPARE(look("stroke=\"none\" stroke-width=\"9\""), QByteArray("fill:none;stroke:none"));
        QCOMPARE(look("stroke-opacity=\"1\" fill-rule=\"evenodd\" font-size=\"9\""),
                 QByteArray("fill:none;stroke:black;stroke-linecap:square"));
        QCOMPARE(look("stroke-opacity=\"0.5\""),
                 QByteArray("fill:none;stroke:black;stroke-opacity:0.5;stroke-linecap:square"));
    }

    void textsAreEscaped() {
        const auto shapes =
            shapesOf(drawing("<text x=\"1\" y=\"2\" fill=\"#000\" stroke=\"none\" font-size=\"14\" "
                             "xml:space=\"preserve\">a&lt;/text&gt; &amp; b</text>"));
        QCOMPARE(shapes.at(0).markup,
                 QByteArray("<text x='1' y='2'>a&lt;/text&gt; &amp; b</text>"));
        QCOMPARE(shapes.at(0).look, QByteArray("fill:#000;stroke:none;font-size:14px"));
    }

    void themesShareARule() {
        ElementStyles looks;
        QCOMPARE(looks.add({"fill:#111", "fill:#222", "fill:#111", "fill:#111"}), 0U);
        QCOMPARE(looks.add({"stroke:#111;stroke-width:2", "", "stroke:#111;stroke-width:2",
                            "stroke:#111;stroke-width:2"}),
                 1U);
        QCOMPARE(looks.add({"fill:#111", "fill:#222", "fill:#111", "fill:#111"}), 0U);
        QCOMPARE(looks.known("fill:#111").value_or(9), 0U);
        QVERIFY(!looks.known("fill:#999"));
        const QByteArray rules = looks.rules();
        QVERIFY(rules.contains(".s0{fill:var(--v0);}"));
        QVERIFY(looks.variables(0).startsWith("--v0:#111;"));
        QVERIFY(looks.variables(1).startsWith("--v0:#222;"));
        QVERIFY(looks.variables(1).contains("none")); // what this theme does not draw
        QVERIFY(looks.variables(0).contains("inline"));
    }

    void theSameBytesEachTime() {
        const auto bytes = pageOf(textbook()).bytes();
        QVERIFY(bytes.has_value() && bytes->startsWith("<!DOCTYPE html>"));
        QCOMPARE(pageOf(textbook()).bytes(), bytes);
    }

    void nothingIsFetchedAndOnlyOneScriptRuns() {
        const QByteArray page = *pageOf(textbook()).bytes();
        const QByteArray policy = between(page, "Content-Security-Policy\" content=\"", "\"");
        QVERIFY(policy.startsWith("default-src 'none';"));
        QVERIFY(
            policy.contains("script-src " + hashOf(between(page, "<script>", "</script>")) + ';'));
        QVERIFY(policy.contains("style-src " + hashOf(between(page, "<style>", "</style>")) + ';'));
        QVERIFY(!policy.contains("unsafe"));
        QVERIFY(!page.contains("style=\"") && !page.contains(" onclick"));
        QCOMPARE(page.count("<script"), 2); // the other holds data
        QByteArray rest = page;
        rest.replace("http://www.w3.org/2000/svg", ""); // which names the language of drawings
        QVERIFY(!rest.contains("http:") && !rest.contains("https:"));
    }

    void aNameEndsNoScript() {
        const char* const tree = R"({"format": "prunus-tree", "version": 1, "tree": {"children": [
        {"name": "</script><script>alert(1)</script>", "value": 3},
        {"name": "<b>&amp;@title@<!--", "children": [2, 1]}]}})";
        const QByteArray page = *pageOf(readJson(tree).value()).bytes();
        QCOMPARE(page.count("<script"), 2);
        QByteArray markup = page; // without the data, which are no elements
        markup.replace(between(page, "type=\"application/json\">", "</script>"), "");
        QVERIFY(markup.size() < page.size() && !markup.contains("<b>"));
        QVERIFY(markup.contains("&lt;b&gt;&amp;amp;@title@&lt;!--"));
        QVERIFY(!dataOf(page).isEmpty());
    }

    void stepsAreThoseThatAreAskedFor() {
        const QJsonObject all = dataOf(*pageOf(textbook()).bytes());
        QCOMPARE(all["changes"].toArray().size(), 27);
        QCOMPARE(all["cutoffs"].toArray(), QJsonArray({14}));
        const WebPage page = pageOf(textbook(), std::pair{Beat{10}, Beat{20}});
        QCOMPARE(page.stepCount(), 11U);
        const QJsonObject some = dataOf(*page.bytes());
        QCOMPARE(some["first"].toInt(), 10);
        QCOMPARE(some["changes"].toArray().size(), 11);
        QCOMPARE(some["cutoffs"].toArray(), QJsonArray({4})); // counted from step 10
    }

    void panesShareATimeline() {
        const WebPage page = pageOf(textbook(), {}, {Algorithm::minimax, Algorithm::alphaBeta});
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

    void whatIsTooLargeIsSaid() {
        QByteArray wide = "[";
        for (int leaf = 0; leaf < 2'000; ++leaf) {
            wide += QByteArray::number(leaf) + ',';
        }
        wide.back() = ']';
        const QString fault = pageOf(readText(wide.constData()).value()).fault();
        QVERIFY2(QString(fault).remove(u',').contains("2001"), qPrintable(fault));
        QVERIFY(pageOf(textbook()).fault().isEmpty());
    }

    void itCanBeStopped() {
        std::uint64_t told = 0;
        const auto bytes = pageOf(textbook()).bytes([&](std::uint64_t steps) {
            told = steps;
            return steps < 5;
        });
        QVERIFY(!bytes);
        QCOMPARE(told, 5U);
    }
};

QTEST_MAIN(TestWebPage)
#include "tst_webpage.moc"
