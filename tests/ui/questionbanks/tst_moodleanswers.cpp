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

/// The right answers, where a gap has one.
QStringList rightIn(const QList<Cloze>& gaps) {
    QStringList all;
    for (const Cloze& each : gaps) {
        all << each.right().join(u'|');
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

    static void values() {
        QFETCH(const QString, tree);
        const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
        const auto gaps = gapsAbout(tree, R"([{"type": "values"}])");
        QStringList right;
        for (const NaiveNode* const each : nodesOf(nodes, false)) {
            right << typed(oracle::trueValue(nodes, {}, each->id));
        }
        QCOMPARE(rightIn(gaps), right);
        for (const Cloze& gap : gaps) {
            QCOMPARE(gap.type, "NUMERICAL");
            for (const QString& each : gap.texts()) {
                static const QRegularExpression number("^-?[0-9]+(\\.[0-9]+)?:0$");
                QVERIFY2(number.match(each).hasMatch(), qPrintable(each));
            }
        }
    }

    static void crosses_data() { trees(); }

    /// The leaves of a parent stand together.
    static void crosses() {
        QFETCH(const QString, tree);
        const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
        const auto gaps = gapsAbout(tree, R"([{"type": "cross-out"}])");
        const auto reads = naive(nodes).reads;
        const auto leaves = nodesOf(nodes, true);
        QCOMPARE(gaps.size(), qsizetype(leaves.size()));
        for (std::size_t k = 0; k < leaves.size(); ++k) {
            const Cloze& gap = gaps[qsizetype(k)];
            QCOMPARE(gap.type, "MULTICHOICE");
            QCOMPARE(gap.label, shown(*leaves[k]->value));
            QCOMPARE(gap.texts(), (QStringList{"read", "skipped"}));
            const bool isRead = std::ranges::find(reads, leaves[k]->id) != reads.end();
            QCOMPARE(gap.right(), QStringList{isRead ? "read" : "skipped"});
        }
    }

    static void order_data() { trees(); }

    static void order() {
        QFETCH(const QString, tree);
        const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
        const auto gaps = gapsAbout(tree, R"([{"type": "leaf-order"}])");
        const auto reads = naive(nodes).reads;
        QStringList right;
        for (const NaiveNode* const each : nodesOf(nodes, true)) {
            const auto at = std::ranges::find(reads, each->id);
            right << (at == reads.end() ? "skipped" : QString::number(at - reads.begin() + 1));
        }
        QCOMPARE(rightIn(gaps), right);
        for (const Cloze& each : gaps) {
            QCOMPARE(each.answers.size(), gaps.size() + 1);
        }
    }

    static void returned_data() { trees(); }

    static void returned() {
        QFETCH(const QString, tree);
        const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
        for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
            const auto gaps = gapsAbout(tree, R"([{"type": "returned"}])",
                                        fail == FailMode::hard ? "{}" : R"({"fail": "soft"})");
            const auto returned = naive(nodes, {}, false, fail).returned;
            QStringList right;
            for (const NaiveNode* const each : nodesOf(nodes, false)) {
                const auto value = returned.find(each->id);
                right << (value == returned.end() ? "not visited" : shown(value->second));
            }
            QCOMPARE(rightIn(gaps), right);
            for (const Cloze& each : gaps) {
                QCOMPARE(each.texts(), gaps[0].texts()); // nothing is told by what there is
            }
        }
    }

    static void windows_data() { trees(); }

    static void windows() {
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
            const auto gaps =
                gapsAbout(tree, R"([{"type": "windows"}])",
                          QString(R"({"windowShown": "%1", "strictConvention": true})").arg(when));
            QStringList right;
            for (const NaiveNode* const node : nodesOf(nodes, false)) {
                const auto own = windows.find(node->id);
                for (const bool atExit : {false, true}) {
                    if (QString(when) == (atExit ? "entry" : "exit")) {
                        continue;
                    }
                    const bool isVisited = own != windows.end();
                    const Window w = !isVisited ? Window{}
                                     : atExit   ? own->second.back()
                                                : own->second.front();
                    right << (isVisited ? shown(w.alpha) : "not visited")
                          << (isVisited ? shown(w.beta) : "not visited");
                }
            }
            QCOMPARE(rightIn(gaps), right);
            for (qsizetype k = 0; k < gaps.size(); ++k) {
                QVERIFY(gaps[k].label.startsWith(k % 2 == 0 ? "α" : "β"));
            }
        }
    }

    static void countsAndMove_data() { trees(); }

    static void countsAndMove() {
        QFETCH(const QString, tree);
        const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
        const auto asked = bankOf(lessonAbout(
            tree,
            R"([{"type": "counts", "counts": ["leavesEvaluated", "leavesPruned"]}, {"type": "move"}])"));
        const double reads = double(naive(nodes).reads.size());
        QCOMPARE(rightIn(gapsIn(*asked, 0)),
                 (QStringList{typed(reads), typed(double(nodesOf(nodes, true).size()) - reads)}));
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
    static void cutsAndTypes() {
        const auto asked =
            bankOf(lessonAbout(book, R"([{"type": "cuts"}, {"type": "node-types"}])"));
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
    static void proved() {
        for (const char* const notation : {"bound", "interval"}) {
            const auto gaps =
                gapsAbout(book, R"([{"type": "returned"}])",
                          QString(R"({"valueNotation": "%1", "fail": "soft"})").arg(notation));
            QCOMPARE(rightIn(gaps), (QStringList{"3", "3", "3", "3", "−∞", "2", "2", "2"}));
        }
    }
};

QTEST_MAIN(TestMoodleAnswers)
#include "tst_moodleanswers.moc"
