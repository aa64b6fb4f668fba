// A sentence says nothing that none of its claims says: no number stands in it that they do not
// hold, and no node is named by one, about random trees under all options.

#include "core/trace/run.h"
#include "tests/analysis/claims/drawnsearch.h"
#include "ui/words/sentences.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>

using namespace prunus;
using oracle::DrawnSearch;

namespace {

const std::uint64_t treesPerAlgorithm = oracle::enough(300);

/// What a step and its claims hold.
struct Held {
    std::vector<Value> numbers;
    std::vector<NodeId> nodes;

    void operator()(const WorthClaim& c) { add({c.node}, {c.value}); }
    void operator()(const InHandClaim& c) { add({c.node, c.through}, {c.value}); }
    void operator()(const CannotChangeClaim& c) {
        add(c.nodes, {});
        add({c.of}, {});
    }
    void operator()(const BoundFromClaim& c) {
        add({c.node, c.ancestor}, {c.value, static_cast<Value>(c.levels)});
    }
    void operator()(const WindowClaim& c) { add({c.node}, {c.window.alpha, c.window.beta}); }
    void operator()(const BestClaim& c) { add({c.node, c.child}, {c.value}); }
    void operator()(const ReturnedClaim& c) { add({c.node}, {c.value}); }
    void operator()(const StaticClaim& c) { add({c.node}, {c.value}); }
    void operator()(const SkippedClaim& c) { add(c.nodes, {static_cast<Value>(c.nodes.size())}); }
    void operator()(const AskedClaim& c) { add({c.node}, {c.window.alpha, c.window.beta}); }
    void operator()(const TriedFirstClaim& c) { add({c.node, c.child}, {}); }
    void operator()(const AtWorkClaim& c) {
        add({}, {Value(c.number), Value(c.depth.value_or(c.number))});
    }
    void operator()(const GoesOnClaim& /*claim*/) {}
    void operator()(const LeftOutClaim& c) { add({}, {Value(c.first), Value(c.last)}); }
    void operator()(const CalledNextClaim& c) { add({c.node}, {c.window.alpha, c.window.beta}); }

    void add(const std::vector<NodeId>& more, const std::vector<Value>& values) {
        std::ranges::copy_if(more, std::back_inserter(nodes), [](NodeId n) { return n != noNode; });
        numbers.insert(numbers.end(), values.begin(), values.end());
    }
};

/// Where it happened, and what the user asked for.
void addStep(Held& held, const Moment& moment) {
    if (const auto depth = moment.trace().options().depth) {
        held.add({}, {Value(*depth)});
    }
    const Event event = moment.event();
    if (event.kind == EventKind::start) {
        held.add({GameTree::root()}, {});
        return;
    }
    held.add({event.node, event.child, moment.tree().parent(event.node)}, {});
}

/// `−2.5`, and `3⁺`, the next number above 3.
Value number(const QRegularExpressionMatch& match) {
    Value v = match.captured(1).replace(u'−', u'-').toDouble();
    for (const QChar c : match.captured(2)) {
        v = std::nextafter(v, c == u'⁺' ? HUGE_VAL : -HUGE_VAL);
    }
    return v;
}

/// The numbers of the sentence that nothing holds. A leaf is called by its value, a node of many
/// by its path.
QStringList foreign(QString sentence, const Held& held, const GameTree& tree,
                    const DisplayNames& names) {
    std::vector<Value> known = held.numbers;
    for (const NodeId n : held.nodes) {
        sentence.remove(QString::fromStdString(names.path(n)));
        if (tree.isLeaf(n)) {
            known.push_back(tree.staticValue(n));
        }
    }
    static const QRegularExpression digits(
        QStringLiteral("([−-]?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)([⁺⁻]*)"));
    QStringList result;
    for (auto found = digits.globalMatch(sentence); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (std::ranges::find(known, number(match)) == known.end()) {
            result << match.captured();
        }
    }
    return result;
}

/// The first sentence with such a number, or nothing.
QString firstForeign(const DrawnSearch& search) {
    const GameTree tree = gameTree(search.tree);
    const DisplayNames names(tree);
    const auto trace = recordSearch(tree, search.options).value();
    for (Step t; t <= trace->end(); ++t) {
        const Moment moment(tree, *trace, t);
        const Explanation explanation = explain(moment);
        Held held;
        addStep(held, moment);
        for (const Claim& claim : claimsOf(moment, explanation)) {
            std::visit(held, claim);
        }
        const Said said = Sentences(Naming(moment, names)).of(explanation);
        const QString sentence = said.title + u' ' + said.body;
        const QStringList found = foreign(sentence, held, tree, names);
        if (!found.isEmpty()) {
            return QStringLiteral("step %1: %2: nobody claims %3")
                .arg(QString::number(t.value), sentence, found.join(u' '));
        }
    }
    return {};
}

} // namespace

class TestSaidNumbers : public QObject {
    Q_OBJECT

  private slots:
    void everyNumberIsClaimed_data();
    void everyNumberIsClaimed();
};

void TestSaidNumbers::everyNumberIsClaimed_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QTest::newRow(each.id.data()) << static_cast<int>(each.algorithm);
    }
}

void TestSaidNumbers::everyNumberIsClaimed() {
    QFETCH(int, algorithm);
    for (std::uint64_t seed = 0; seed < treesPerAlgorithm; ++seed) {
        const DrawnSearch search = oracle::drawnSearch(seed, static_cast<Algorithm>(algorithm));
        const QString found = firstForeign(search);
        QVERIFY2(found.isEmpty(), qPrintable(QString::fromStdString(text(search)) + ": " + found));
    }
}

QTEST_GUILESS_MAIN(TestSaidNumbers)
#include "tst_saidnumbers.moc"
