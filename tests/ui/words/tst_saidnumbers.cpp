// A sentence says nothing that none of its claims says: no number stands in it that they do not
// hold, and no node is named by one, about random trees under all options.

#include "tests/analysis/claims/drawnsearch.h"
#include "tests/rows.h"
#include "tests/ui/words/told.h"
#include "ui/words/words.h"

#include <QRegularExpression>
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
    void operator()(const FoundAtClaim& c) { add({c.node, c.at}, {}); }

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

/// The numbers of the sentence that nothing holds. A leaf is called by its value, one of many of
/// the same value by its place as well.
QStringList foreign(QString sentence, const Held& held, const Told& told) {
    std::vector<Value> known = held.numbers;
    for (const NodeId n : held.nodes) {
        sentence.remove(shownPlace(told.names, n));
        if (told.tree.isLeaf(n)) {
            known.push_back(told.tree.staticValue(n));
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
    const Told told(gameTree(search.tree), search.options);
    for (std::uint32_t t = 0; t <= told.trace->end().value; ++t) {
        const Moment moment = told.moment(t);
        const Explanation explanation = explain(moment);
        Held held;
        addStep(held, moment);
        for (const Claim& claim : claimsOf(moment, explanation)) {
            std::visit(held, claim);
        }
        const Said said = Sentences(Naming(moment, told.names)).of(explanation);
        const QString sentence = said.title + u' ' + said.body;
        const QStringList found = foreign(sentence, held, told);
        if (!found.isEmpty()) {
            return QStringLiteral("step %1: %2: nobody claims %3")
                .arg(QString::number(t), sentence, found.join(u' '));
        }
    }
    return {};
}

/// Whether "at least 3" and the like is true of a value.
bool isTrue(const QString& text, Value value) {
    static const QRegularExpression said(
        QStringLiteral("(at least |at most |)([−-]?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?)([⁺⁻]*)$"));
    static const QRegularExpression digits(QStringLiteral("([−-]?\\d.*?)([⁺⁻]*)$"));
    const QRegularExpressionMatch match = said.match(text);
    const Value v = number(digits.match(match.captured(2) + match.captured(3)));
    return match.hasMatch() && (match.captured(1) == QStringLiteral("at least ")  ? value >= v
                                : match.captured(1) == QStringLiteral("at most ") ? value <= v
                                                                                  : value == v);
}

/// The first move that is marked with what is not so, or nothing.
QString firstUntrueMove(const DrawnSearch& search, int& marked) {
    const Told told(gameTree(search.tree), search.options);
    for (std::uint32_t t = 0; t <= told.trace->end().value; ++t) {
        const Moment moment = told.moment(t);
        const auto refutation = refutationOf(explain(moment));
        SearchOptions options = search.options;
        options.depth = moment.depthLimit();
        for (const Side side : {Side::max, Side::mover}) {
            const auto moves = refutation
                                   ? Sentences(Naming(moment, told.names), side).moves(*refutation)
                                   : std::vector<ProvingMove>{};
            for (const ProvingMove& move : moves) {
                const bool turned = side == Side::mover && move.player == Player::min;
                const Value value = trueValue(search.tree, options, move.to.value);
                if (!told.tree.children(move.from).contains(move.to) ||
                    !isTrue(move.text, turned ? -value : value)) {
                    return QStringLiteral("step %1: %2, but %3")
                        .arg(QString::number(t), move.text, QString::number(value));
                }
                ++marked;
            }
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
    void movesAreMarkedWithTheTruth_data() { everyNumberIsClaimed_data(); }
    void movesAreMarkedWithTheTruth();
    void movesOfFigure52_data();
    void movesOfFigure52();
};

void TestSaidNumbers::everyNumberIsClaimed_data() {
    const Rows<Algorithm> row("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        row(each.id.data(), each.algorithm);
    }
}

void TestSaidNumbers::everyNumberIsClaimed() {
    QFETCH(const Algorithm, algorithm);
    for (std::uint64_t seed = 0; seed < treesPerAlgorithm; ++seed) {
        const DrawnSearch search = oracle::drawnSearch(seed, algorithm);
        const QString found = firstForeign(search);
        QVERIFY2(found.isEmpty(), qPrintable(QString::fromStdString(text(search)) + ": " + found));
    }
}

/// What a player is said to reach by a move is so by the definition of minimax.
void TestSaidNumbers::movesAreMarkedWithTheTruth() {
    QFETCH(const Algorithm, algorithm);
    int marked = 0;
    for (std::uint64_t seed = 1; seed <= treesPerAlgorithm; ++seed) {
        const DrawnSearch search = oracle::drawnSearch(seed, algorithm);
        const QString untrue = firstUntrueMove(search, marked);
        QVERIFY2(untrue.isEmpty(), qPrintable(untrue + QString::fromStdString(text(search))));
    }
    QCOMPARE(marked > 0, traits(algorithm).windowed);
}

void TestSaidNumbers::movesOfFigure52_data() {
    const Rows<Algorithm, QStringList> row("algorithm", "texts");
    row("MAX has a value, MIN a bound", Algorithm::alphaBeta,
        {"MAX can play this: 3", "MIN can answer this: at most 2"});
    row("numbers are from the side of who moves", Algorithm::alphaBetaNegamax,
        {"MAX can play this: 3", "MIN can answer this: at least −2"});
    row("a pass asks for no more than one move", Algorithm::mtdf,
        {"MAX can play this: at least 3"});
}

/// At the first cutoff.
void TestSaidNumbers::movesOfFigure52() {
    QFETCH(const Algorithm, algorithm);
    const Told told(figure52, with(algorithm));
    std::uint32_t t = 0;
    while (!refutationOf(explain(told.moment(t)))) {
        ++t;
    }
    const Moment moment = told.moment(t);
    const Sentences sentences(Naming(moment, told.names), usualSide(algorithm));
    QStringList texts;
    for (const ProvingMove& move : sentences.moves(*refutationOf(explain(moment)))) {
        texts << move.text;
    }
    QTEST(texts, "texts");
}

QTEST_GUILESS_MAIN(TestSaidNumbers)
#include "tst_saidnumbers.moc"
