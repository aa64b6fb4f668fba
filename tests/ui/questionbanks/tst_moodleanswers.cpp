// The right answers to questions for Moodle, read back as Moodle reads them: each held against a
// run on nested nodes, or worked by hand.

#include "tests/search/oracle/naivesearch.h"
#include "tests/search/oracle/truevalue.h"
#include "tests/ui/questionbanks/moodlequiz.h"

#include <QRegularExpression>
#include <cmath>
#include <map>

using namespace prunus;
using namespace prunus::exporttest;
using oracle::NaiveNode;
using oracle::NaiveTree;

namespace {

constexpr auto u11 = "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]";

/// As a drawing has it.
QString shown(Value v) {
    return std::isinf(v) ? QString(v < 0 ? "−∞" : "+∞") : QString::number(v).replace('-', u'−');
}

/// Row by row; the leaves of a parent stand together.
std::vector<const NaiveNode*> leaves(const NaiveTree& tree) {
    std::vector<const NaiveNode*> all;
    for (const NaiveNode* const each : tree.nodes) {
        if (each->children.empty()) {
            all.push_back(each);
        }
    }
    return all;
}

void trees() {
    QTest::addColumn<QString>("tree");
    for (const char* const each : {book, e12, u11, below0, "[5,[6,[7,4]]]"}) {
        QTest::newRow(each) << each;
    }
}

} // namespace

class TestMoodleAnswers : public QObject {
    Q_OBJECT

  private slots:
    static void values_data() { trees(); }
    static void values();
    static void crosses_data() { trees(); }
    static void crosses();
    static void order_data() { trees(); }
    static void order();
    static void returned_data() { trees(); }
    static void returned();
    static void windows_data() { trees(); }
    static void windows();
    static void countsAndMove_data() { trees(); }
    static void countsAndMove();
    static void cutsAndTypes();
    static void proved();
};

void TestMoodleAnswers::values() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    const auto asked = bankOf(lessonAbout(tree, R"([{"type": "values"}])"));
    const auto gaps = gapsIn(*asked);
    const auto inner = innerNodes(nodes);
    QCOMPARE(gaps.size(), qsizetype(inner.size()));
    for (std::size_t k = 0; k < inner.size(); ++k) {
        const Cloze& gap = gaps[qsizetype(k)];
        QCOMPARE(gap.type, "NUMERICAL");
        QCOMPARE(gap.right(),
                 QStringList{typed(oracle::trueValue(nodes, {}, inner[k]->id)) + ":0"});
        for (const ClozeAnswer& each : gap.answers) {
            static const QRegularExpression number("^-?[0-9]+(\\.[0-9]+)?:0$");
            QVERIFY2(number.match(each.text).hasMatch(), qPrintable(each.text));
        }
    }
}

void TestMoodleAnswers::crosses() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    const auto asked = bankOf(lessonAbout(tree, R"([{"type": "cross-out"}])"));
    const auto reads = naive(nodes).reads;
    const auto gaps = gapsIn(*asked);
    const auto all = leaves(nodes);
    QCOMPARE(gaps.size(), qsizetype(all.size()));
    for (std::size_t k = 0; k < all.size(); ++k) {
        const Cloze& gap = gaps[qsizetype(k)];
        QCOMPARE(gap.type, "MULTICHOICE");
        QCOMPARE(gap.label, shown(*all[k]->value));
        QCOMPARE(gap.texts(), (QStringList{"read", "skipped"}));
        const bool isRead = std::ranges::find(reads, all[k]->id) != reads.end();
        QCOMPARE(gap.right(), QStringList{isRead ? "read" : "skipped"});
    }
}

void TestMoodleAnswers::order() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    const auto asked = bankOf(lessonAbout(tree, R"([{"type": "leaf-order"}])"));
    const auto reads = naive(nodes).reads;
    const auto gaps = gapsIn(*asked);
    const auto all = leaves(nodes);
    QCOMPARE(gaps.size(), qsizetype(all.size()));
    for (std::size_t k = 0; k < all.size(); ++k) {
        const auto at = std::ranges::find(reads, all[k]->id);
        QCOMPARE(
            gaps[qsizetype(k)].right(),
            QStringList{at == reads.end() ? "skipped" : QString::number(at - reads.begin() + 1)});
        QCOMPARE(gaps[qsizetype(k)].answers.size(), gaps.size() + 1);
    }
}

void TestMoodleAnswers::returned() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
        const QString rules = fail == FailMode::hard ? "{}" : R"({"fail": "soft"})";
        const auto asked = bankOf(lessonAbout(tree, R"([{"type": "returned"}])", rules));
        const auto right = naive(nodes, {}, false, fail).returned;
        const auto gaps = gapsIn(*asked);
        const auto inner = innerNodes(nodes);
        QCOMPARE(gaps.size(), qsizetype(inner.size()));
        for (std::size_t k = 0; k < inner.size(); ++k) {
            const auto value = right.find(inner[k]->id);
            QCOMPARE(gaps[qsizetype(k)].right(),
                     QStringList{value == right.end() ? "not visited" : shown(value->second)});
            QCOMPARE(gaps[qsizetype(k)].texts(),
                     gaps[0].texts()); // nothing is told by what there is
        }
    }
}

void TestMoodleAnswers::windows() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    SearchOptions options;
    options.algorithm = Algorithm::alphaBeta;
    const auto log = std::get<oracle::Log>(
        oracle::naiveSearch(nodes, options, oracle::naiveOrders(nodes, options)));
    std::map<std::uint32_t, std::vector<Window>> windows;
    for (const oracle::LoggedEvent& each : log) {
        if (each.window && (each.kind == EventKind::enter || each.kind == EventKind::back)) {
            windows[each.node].push_back(*each.window);
        }
    }
    for (const char* const when : {"entry", "exit", "history"}) {
        const QString rules =
            QString(R"({"windowShown": "%1", "strictConvention": true})").arg(when);
        const auto asked = bankOf(lessonAbout(tree, R"([{"type": "windows"}])", rules));
        const auto gaps = gapsIn(*asked);
        const QString shownWhen(when);
        qsizetype at = 0;
        for (const NaiveNode* const node : innerNodes(nodes)) {
            const auto own = windows.find(node->id);
            const auto expect = [&](bool atExit) {
                for (const bool isAlpha : {true, false}) {
                    QString right = "not visited";
                    if (own != windows.end()) {
                        const Window w = atExit ? own->second.back() : own->second.front();
                        right = shown(isAlpha ? w.alpha : w.beta);
                    }
                    QVERIFY(at < gaps.size());
                    QVERIFY(gaps[at].label.startsWith(isAlpha ? "α" : "β"));
                    QCOMPARE(gaps[at].right(), QStringList{right});
                    ++at;
                }
            };
            if (shownWhen != "exit") {
                expect(false);
            }
            if (shownWhen != "entry") {
                expect(true);
            }
        }
        QCOMPARE(at, gaps.size());
    }
}

void TestMoodleAnswers::countsAndMove() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    const auto asked = bankOf(lessonAbout(
        tree,
        R"([{"type": "counts", "counts": ["leavesEvaluated", "leavesPruned"]}, {"type": "move"}])"));
    const auto outcome = naive(nodes);
    const auto counts = gapsIn(*asked, 0);
    QCOMPARE(counts.size(), 2);
    QCOMPARE(counts[0].right(), QStringList{QString::number(outcome.reads.size()) + ":0"});
    QCOMPARE(counts[1].right(),
             QStringList{QString::number(leaves(nodes).size() - outcome.reads.size()) + ":0"});
    // The line leads down, each time to a child that is worth as much.
    const auto line = naive(nodes, {}, true).line;
    const auto moves = gapsIn(*asked, 1);
    QVERIFY(moves.size() >= qsizetype(line.size()));
    const NaiveNode* node = &nodes.root;
    std::size_t depth = 0;
    for (const Cloze& each : moves) {
        QCOMPARE(each.right().size(), 1);
        if (depth == line.size()) {
            QCOMPARE(each.right().front(), "nothing");
            continue;
        }
        node = &node->children[line[depth++]];
        if (node->value) {
            QVERIFY(each.right().front().startsWith(shown(*node->value)));
        }
    }
}

/// On the book's tree they are well known: C is cut by B's 3 (its first leaf 2), D is not cut.
void TestMoodleAnswers::cutsAndTypes() {
    const auto asked = bankOf(lessonAbout(book, R"([{"type": "cuts"}, {"type": "node-types"}])"));
    const auto cuts = gapsIn(*asked, 0);
    QCOMPARE(cuts.size(), 6);
    for (const int k : {0, 2, 4}) {
        QCOMPARE(cuts[k].right(), QStringList{k == 2 ? "α-cutoff, shallow" : "no cutoff"});
        QCOMPARE(cuts[k + 1].right().contains("nothing"), k != 2);
        QCOMPARE(cuts[k].weight, 2 * cuts[k + 1].weight);
    }
    QCOMPARE(cuts[3].right(), QStringList{cuts[0].line});
    const auto types = gapsIn(*asked, 1);
    QCOMPARE(types.size(), 13);
    QCOMPARE(types[0].right(), QStringList{"PV"});
    QCOMPARE(types[1].right(), QStringList{"PV"});
}

/// The same: B is 3, C at most 2, D exactly 2, and so the root 3.
void TestMoodleAnswers::proved() {
    for (const char* const notation : {"bound", "interval"}) {
        const auto asked = bankOf(
            lessonAbout(book, R"([{"type": "returned"}])",
                        QString(R"({"valueNotation": "%1", "fail": "soft"})").arg(notation)));
        QStringList right;
        for (const Cloze& each : gapsIn(*asked)) {
            right << each.right();
        }
        QCOMPARE(right, (QStringList{"3", "3", "3", "3", "−∞", "2", "2", "2"}));
    }
}

QTEST_MAIN(TestMoodleAnswers)
#include "tst_moodleanswers.moc"
