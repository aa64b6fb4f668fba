// Figure 5.2 stepped through with the keyboard, forward and back: everything that the window says
// at every step. The expectations were worked out by hand from the definitions of the searches.

#include "tests/ui/shownwindow.h"
#include "tests/ui/zoomed.h"

#include <array>

namespace {

struct Shown {
    const char* title;
    const char* litLine;
    const char* counts; ///< nodes visited, leaves evaluated, cutoffs, leaves pruned
    const char* inner;  ///< the innermost row of the stack: node player α β best through
    const char* outer;
};

const char* const maxHead = "function maxValue(node, depth, α, β)";
const char* const minHead = "function minValue(node, depth, α, β)";
const char* const leaf = "return static value of node";
const char* const raise = "if v > α then α ← v";
const char* const lower = "if v < β then β ← v";
const char* const cut = "if β ≤ α then return α    // cutoff";
const char* const openA = "A MAX −∞ +∞ −∞";
const char* const knownA = "A MAX 3 +∞ 3 B";
const char* const inB = "B MIN −∞ 3 3 leaf 3";
const char* const freshD = "D MIN 3 +∞ +∞";
const char* const d14 = "D MIN 3 14 14 leaf 14";
const char* const d5 = "D MIN 3 5 5 leaf 5";

const std::array<Shown, 27> figure{{
    {"The search has not started.", "", "0 0 0 0", "", ""},
    {"The search starts at A (MAX).", maxHead, "1 0 0 0", openA, ""},
    {"The search enters B (MIN).", minHead, "2 0 0 0", "B MIN −∞ +∞ +∞", openA},
    {"The search reads leaf 3.", leaf, "3 1 0 0", "B MIN −∞ +∞ +∞", openA},
    {"MIN is sure of at most 3 at B.", lower, "3 1 0 0", inB, openA},
    {"The search reads leaf 12.", leaf, "4 2 0 0", inB, openA},
    {"Nothing changes at B: leaf 12 returns 12.", lower, "4 2 0 0", inB, openA},
    {"The search reads leaf 8.", leaf, "5 3 0 0", inB, openA},
    {"Nothing changes at B: leaf 8 returns 8.", lower, "5 3 0 0", inB, openA},
    {"B returns 3.", "return β", "5 3 0 0", openA, ""},
    {"MAX is sure of at least 3 at A.", raise, "5 3 0 0", knownA, ""},
    {"The search enters C (MIN).", minHead, "6 3 0 0", "C MIN 3 +∞ +∞", knownA},
    {"The search reads leaf 2.", leaf, "7 4 0 0", "C MIN 3 +∞ +∞", knownA},
    {"MIN is sure of at most 2 at C.", lower, "7 4 0 0", "C MIN 3 2 2 leaf 2", knownA},
    {"α-cutoff at C (MIN).", cut, "7 4 1 2", "C MIN 3 2 2 leaf 2", knownA},
    {"C returns 3.", cut, "7 4 1 2", knownA, ""},
    {"Nothing changes at A: C returns 3.", raise, "7 4 1 2", knownA, ""},
    {"The search enters D (MIN).", minHead, "8 4 1 2", freshD, knownA},
    {"The search reads leaf 14.", leaf, "9 5 1 2", freshD, knownA},
    {"MIN is sure of at most 14 at D.", lower, "9 5 1 2", d14, knownA},
    {"The search reads leaf 5.", leaf, "10 6 1 2", d14, knownA},
    {"MIN is sure of at most 5 at D.", lower, "10 6 1 2", d5, knownA},
    {"The search reads leaf 2.", leaf, "11 7 1 2", d5, knownA},
    {"MIN is sure of at most 2 at D.", lower, "11 7 1 2", "D MIN 3 2 2 leaf 2", knownA},
    {"D returns 3.", cut, "11 7 1 2", knownA, ""},
    {"Nothing changes at A: D returns 3.", raise, "11 7 1 2", knownA, ""},
    {"The search is over: A is worth 3.", "return α", "11 7 1 2", "", ""},
}};

} // namespace

class TestWindow : public QObject {
    Q_OBJECT

  private slots:
    void figure52ForwardAndBack() {
        ShownWindow shown;
        QCOMPARE(shown.text("stepCount"), "of 26");
        prunus::thereAndBack({[&] { return std::uint32_t(shown.step()); }, 26,
                              [&](Qt::Key key) { shown.press(key); }, [&] { compare(shown); }});
    }

    void theCutoffInFull() {
        ShownWindow shown;
        QVERIFY(!shown.find<QPushButton>("why").isVisible());
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(shown.step(), 14);
        QCOMPARE(
            shown.text("happenedText"),
            "MIN is sure of at most 2 at C, by moving to leaf 2. MAX is sure of at least 3 at "
            "A, by moving to B, and so has no reason to move to C. The last 2 children of C are "
            "skipped (leaf 4 and leaf 6). They cannot change the root’s value.");
        QCOMPARE(shown.text("variables").replace(QChar::Nbsp, u' '),
                 "node C   depth all   v = 2   α = 3   β = 2");
        QCOMPARE(shown.find<prunus::Pseudocode>("pseudocode").title(),
                 "Pseudocode — MIN, fail-hard");
        QVERIFY(shown.find<QPushButton>("why").isVisible());
        shown.click("why");
        shown.press(Qt::Key_Right);
        QVERIFY(!shown.find<QPushButton>("why").isVisible());
    }

    void theEndSaysWhatWasSaved() {
        ShownWindow shown;
        QVERIFY(!shown.find<QLabel>("saved").isVisible());
        shown.press(Qt::Key_End);
        QCOMPARE(shown.step(), 26);
        QVERIFY(shown.find<QLabel>("saved").isVisible());
        QCOMPARE(shown.text("saved"), "Saved 2 of 9 leaves (22 %).");
        QStringList minimax;
        for (const QLabel* each : shown.window.findChildren<QLabel*>("minimaxCount")) {
            minimax << each->text();
        }
        QCOMPARE(minimax, (QStringList{"13", "9", "0", "0"}));
        // Nearly all is not all: the last thousand children of the second move are cut.
        shown.session().openText(
            QStringLiteral("[[3],[2%1]]").arg(QStringLiteral(",0").repeated(1000)), {});
        shown.press(Qt::Key_End);
        QCOMPARE(shown.text("saved"), "Saved 1,000 of 1,002 leaves (99.8 %).");
    }

    void theEndSaysWhatWasReadTwice() {
        ShownWindow shown;
        prunus::Session& session = shown.session();
        shown.search(prunus::Algorithm::principalVariationSearch);
        // By hand: 15 is read again, and 10 never.
        session.openText("[[[2,6],[15,10]]]", {});
        shown.press(Qt::Key_End);
        QCOMPARE(shown.text("saved"), "The search read leaves 4 times, and 1 of 4 not at "
                                      "all; minimax reads each once.");
        const auto heading = [&shown] {
            return shown.window.findChildren<QLabel*>("countHeading").last()->text();
        };
        QCOMPARE(heading(), "minimax, whole tree");
        session.openText(QStringLiteral(R"({"format":"prunus-tree","version":1,"tree":[)"
                                        R"({"value":5,"children":[1,2]},3]})"),
                         {});
        prunus::SearchOptions options = session.options();
        options.depth = 1;
        session.setOptions(options);
        QCOMPARE(heading(), "minimax, to depth 1");
    }

    /// Leaf 7 is skipped in the first pass of SSS* and read in the second.
    void whatWasSkippedMayBeReadLater() {
        ShownWindow shown;
        shown.search(prunus::Algorithm::sssStar);
        shown.session().openText("[[3,5],[9,7]]", {});
        shown.session().setStep(prunus::Step{18});
        QCOMPARE(shown.text("skippedSoFar"), "2 leaves skipped");
        shown.press(Qt::Key_End);
        QCOMPARE(shown.text("skippedSoFar"), "1 leaf skipped");
    }

    void choosingAnAlgorithm() {
        ShownWindow shown;
        const auto& algorithm = shown.find<QComboBox>("algorithm");
        QCOMPARE(algorithm.currentText(), "Alpha-beta");
        QCOMPARE(algorithm.count(), 14); // twelve, under two headings
        QVERIFY(shown.find<QComboBox>("rules").isEnabled());
        // The first of them is minimax; Home is a key of the box only while it has the focus open.
        QCOMPARE(shown.moveChoice("algorithm", -4).currentText(), "Minimax");
        QCOMPARE(shown.text("stepCount"), "of 29");
        QVERIFY(!shown.find<QComboBox>("rules").isEnabled());
        shown.press(Qt::Key_End);
        QCOMPARE(shown.counts(), "13 9 0 0");
        QCOMPARE(shown.litLine(), "return best");
        shown.press(Qt::Key_Home);
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.stack(), QStringList{"A MAX · · −∞"});
    }

    void choosingRulesAndOrder() {
        ShownWindow shown;
        QCOMPARE(shown.moveChoice("rules", 2).currentText(), "fail-soft, cut at ≥");
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.text("happenedTitle"), "C returns 2.");
        // Best first, MAX looks into B, C, D (3, 2, 2), and each MIN node begins with its least
        // child: one leaf refutes C and one D.
        QCOMPARE(shown.moveChoice("order", 1).currentText(), "best first");
        shown.press(Qt::Key_End);
        QCOMPARE(shown.counts(), "9 5 2 4");
    }

    void aDepthThatCannotBeSearched() {
        ShownWindow shown;
        const auto& depth = shown.find<QComboBox>("depth");
        QCOMPARE(depth.currentText(), "all");
        shown.moveChoice("depth", 1); // the lesser depths are not offered
        QCOMPARE(depth.currentText(), "all");
        QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
        prunus::SearchOptions options;
        options.depth = 1; // as another tree could have it
        shown.session().setOptions(options);
        QVERIFY(shown.find<QWidget>("errorBanner").isVisible());
        QVERIFY(shown.text("errorText").startsWith("B lies at the depth limit"));
        QCOMPARE(depth.currentText(), "all");
        QCOMPARE(shown.text("stepCount"), "of 26");
        shown.click("dismiss");
        QVERIFY(!shown.find<QWidget>("errorBanner").isVisible());
    }

    void themeAndTextSize() {
        ShownWindow shown;
        const QColor light = shown.window.palette().color(QPalette::Base);
        shown.find<QAction>("dark").trigger();
        QVERIFY(shown.window.palette().color(QPalette::Base).lightness() < 80);
        shown.find<QMenu>("themeMenu").actions().constFirst()->trigger();
        QCOMPARE(shown.window.palette().color(QPalette::Base), light);

        const int before = shown.find<QLabel>("happenedText").fontMetrics().height();
        setTextSize(shown, 200);
        const int after = shown.find<QLabel>("happenedText").fontMetrics().height();
        setTextSize(shown, 100);
        QVERIFY2(after > 1.8 * before, qPrintable(QString::number(after)));
    }

    void aSmallWindowClipsNothing() {
        ShownWindow shown;
        shown.press(Qt::Key_Right, Qt::ControlModifier);
        for (const QSize size : {QSize(1280, 720), QSize(900, 560)}) {
            shown.window.resize(size);
            QTRY_COMPARE(shown.window.size(), size);
            settle(shown.window);
            for (const char* name : {"stepLabel", "stepCount", "skippedSoFar", "speedLabel"}) {
                const auto& label = shown.find<QLabel>(name);
                QVERIFY2(label.width() >= label.sizeHint().width(), name);
            }
            for (const char* name :
                 {"firstButton", "backButton", "stepButton", "playButton", "lastButton"}) {
                const auto& button = shown.find<QPushButton>(name);
                QVERIFY2(button.width() >= button.sizeHint().width() - 2, name);
                const QRect place(button.mapTo(&shown.window, QPoint(0, 0)), button.size());
                QVERIFY2(shown.window.rect().contains(place), name);
            }
            const auto& text = shown.find<QLabel>("happenedText");
            QVERIFY(text.height() >= text.heightForWidth(text.width()));
        }
    }

  private:
    static void compare(const ShownWindow& shown) {
        const auto t = std::size_t(shown.step());
        const Shown& expected = figure.at(t);
        QCOMPARE(shown.text("happenedTitle"), QString::fromUtf8(expected.title));
        QCOMPARE(shown.litLine(), QString::fromUtf8(expected.litLine));
        QCOMPARE(shown.counts(), QString::fromUtf8(expected.counts));
        QStringList stack;
        for (const char* row : {expected.inner, expected.outer}) {
            if (*row != '\0') {
                stack << QString::fromUtf8(row);
            }
        }
        QCOMPARE(shown.stack(), stack);
        QCOMPARE(shown.text("skippedSoFar"),
                 t < 14 ? QStringLiteral("No leaf skipped") : QStringLiteral("2 leaves skipped"));
    }
};

QTEST_MAIN(TestWindow)
#include "tst_window.moc"
