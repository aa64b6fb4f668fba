// From whose side the numbers of a picture are. Every label of every step is compared with a number
// worked out here: what is proved from the leaves that the events read, windows and returned values
// from the events themselves, turned round by hand.

#include "tests/enough.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/ui/drawing/labelchecks.h"
#include "tests/ui/drawing/scene.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>

using namespace prunus;

namespace {

using Kind = Label::Kind;

const QRectF area(0, 0, 1400, 900);

/// `−3`, `+∞`, `3⁺` as numbers.
Value numberIn(QString text) {
    const auto above = text.count(u'⁺');
    const auto below = text.count(u'⁻');
    text.remove(u'⁺').remove(u'⁻').replace(QChar(0x2212), u'-');
    bool read = false;
    Value v =
        text.endsWith(u'∞') ? (text.startsWith(u'-') ? -infinity : infinity) : text.toDouble(&read);
    if (!read && !text.endsWith(u'∞')) {
        return std::nan("");
    }
    for (auto k = above - below; k != 0; k += k > 0 ? -1 : 1) {
        v = std::nextafter(v, k > 0 ? infinity : -infinity);
    }
    return v;
}

Value lastNumberIn(const QString& text) {
    return numberIn(text.section(u' ', -1));
}

Bounds boundsIn(const QString& text) {
    if (text.isEmpty()) {
        return {};
    }
    if (text.startsWith(u'≥')) {
        return {numberIn(text.mid(1)), infinity};
    }
    if (text.startsWith(u'≤')) {
        return {-infinity, numberIn(text.mid(1))};
    }
    return {numberIn(text.section(u'…', 0, 0)), numberIn(text.section(u'…', -1))};
}

/// What the events up to a step say, and nobody else; numbers from MAX's side.
class Heard {
  public:
    explicit Heard(const Scene& scene) : scene_(scene) {}

    void hear(const Event& e) {
        const bool turned = scene_.trace->traits().negamaxForm && e.player == Player::min;
        if (e.kind == EventKind::enter && e.node == GameTree::root() && e.depthLeft != limit) {
            limit = e.depthLeft; // another tree: what was read proves nothing of it
            read.clear();
        }
        if (e.kind == EventKind::leaf) {
            read[e.node] = scene_.tree.staticValue(e.node);
            everRead[e.node] = returned[e.node] = read[e.node];
        }
        if (e.kind == EventKind::leave || e.kind == EventKind::recall) {
            returned[e.node] = turned ? 0 - e.value : e.value;
        }
        const bool second = scene_.trace->options().algorithm == Algorithm::alphaBetaSecondDraft;
        if (e.window && (e.kind == EventKind::enter || (e.kind == EventKind::back && !second))) {
            windows[e.node] = turned ? Window{0 - e.window->beta, 0 - e.window->alpha} : *e.window;
        }
        if (e.kind == EventKind::back) {
            best[e.node] = turned ? 0 - e.best : e.best;
        }
    }

    [[nodiscard]] Bounds proven(NodeId n) const {
        if (const auto leaf = read.find(n); leaf != read.end()) {
            return {leaf->second, leaf->second};
        }
        const NodeRange children = scene_.tree.children(n);
        if (children.size() == 0 || (limit && scene_.tree.rowOf(n).value >= *limit)) {
            return {};
        }
        const bool max = scene_.trace->playerAt(scene_.tree.rowOf(n)) == Player::max;
        Bounds all = proven(children[0]);
        for (const NodeId child : children) {
            const Bounds one = proven(child);
            all.lower = max ? std::max(all.lower, one.lower) : std::min(all.lower, one.lower);
            all.upper = max ? std::max(all.upper, one.upper) : std::min(all.upper, one.upper);
        }
        return all;
    }

    std::optional<std::uint32_t> limit;
    std::map<NodeId, Value> read;
    std::map<NodeId, Value> everRead; ///< in earlier iterations, too
    std::map<NodeId, Value> returned;
    std::map<NodeId, Window> windows;
    std::map<NodeId, Value> best;

  private:
    const Scene& scene_;
};

/// What is wrong with a label, or nothing.
class Judge {
  public:
    Judge(const Scene& scene, const Heard& heard, Side side)
        : scene_(scene), heard_(heard), side_(side) {}

    [[nodiscard]] QString faultOf(const Label& label) const {
        switch (label.kind) {
        case Kind::value:
            return valueFault(label);
        case Kind::window:
            return windowFault(label);
        case Kind::rule:
            return label.text().startsWith(u'✂') ? QString() : conditionFault(label);
        case Kind::worth:
            return expect(lastNumberIn(label.text()),
                          seen(label.node, heard_.everRead.at(label.node)));
        case Kind::sign:
            return signFault(label);
        default:
            return {};
        }
    }

  private:
    [[nodiscard]] bool turns(NodeId n) const {
        const Player mover = scene_.trace->playerAt(scene_.tree.rowOf(n));
        return side_ == Side::mover && mover == Player::min;
    }
    [[nodiscard]] Value seen(NodeId n, Value v) const { return turns(n) ? 0 - v : v; }
    [[nodiscard]] static QString expect(Value shown, Value right) {
        return shown == right ? QString()
                              : QStringLiteral("%1 instead of %2").arg(shown).arg(right);
    }

    [[nodiscard]] QString valueFault(const Label& label) const {
        const NodeId n = label.node;
        if (scene_.trace->isSearchLeaf(scene_.tree, n)) {
            return expect(numberIn(label.text()), scene_.tree.staticValue(n));
        }
        const Bounds b = heard_.proven(n);
        const Bounds right = turns(n) ? Bounds{0 - b.upper, 0 - b.lower} : b;
        const Bounds shown = boundsIn(label.text());
        return expect(shown.lower, right.lower) + expect(shown.upper, right.upper);
    }
    [[nodiscard]] Window windowAt(NodeId n) const {
        const Window w = heard_.windows.at(n);
        return turns(n) ? Window{0 - w.beta, 0 - w.alpha} : w;
    }
    [[nodiscard]] QString windowFault(const Label& label) const {
        std::map<QString, Value> shown;
        QString name;
        for (const TextPiece& piece : label.pieces) {
            const bool number = !std::isnan(numberIn(piece.text));
            name = number || piece.text == QStringLiteral("…") ? name : piece.text;
            if (number) {
                shown[name] = numberIn(piece.text);
            }
        }
        const Window right = windowAt(label.node);
        QString fault = expect(shown.at("α"), right.alpha) + expect(shown.at("β"), right.beta);
        if (shown.contains("best") && heard_.best.contains(label.node)) {
            fault += expect(shown.at("best"), seen(label.node, heard_.best.at(label.node)));
        }
        return fault;
    }
    [[nodiscard]] QString conditionFault(const Label& label) const {
        const bool max = scene_.trace->playerAt(scene_.tree.rowOf(label.node)) == Player::max;
        const Window w = windowAt(label.node);
        const bool atBeta = max || side_ == Side::mover;
        const bool more = label.text().contains(u'≥') || label.text().contains(u'>');
        return more == atBeta ? expect(lastNumberIn(label.text()), atBeta ? w.beta : w.alpha)
                              : QStringLiteral("the wrong way round");
    }
    [[nodiscard]] QString signFault(const Label& label) const {
        if (!label.text().contains(u'→')) {
            return {};
        }
        const Value value = heard_.returned.at(label.node);
        return expect(numberIn(label.text().section(u' ', 0, 0)), seen(label.node, value)) +
               expect(lastNumberIn(label.text()), seen(scene_.tree.parent(label.node), value));
    }

    const Scene& scene_;
    const Heard& heard_;
    Side side_;
};

/// Whole numbers are never rounded on screen.
void makeWhole(oracle::NaiveNode& node) {
    if (node.value) {
        node.value = std::round(*node.value);
    }
    for (oracle::NaiveNode& child : node.children) {
        makeWhole(child);
    }
}

oracle::NaiveTree wholeTree(oracle::Draw& draw) {
    const oracle::NaiveTree tree = oracle::randomTree(draw, 4, 3);
    oracle::NaiveNode root = tree.root;
    makeWhole(root);
    return oracle::NaiveTree(std::move(root), tree.player, tree.failureValue);
}

} // namespace

class TestSides : public QObject {
    Q_OBJECT

  private slots:
    void everyNumberIsFromTheSideThatWasChosen_data() {
        QTest::addColumn<int>("algorithm");
        for (const AlgorithmTraits& each : everyAlgorithm) {
            QTest::newRow(std::string(each.id).c_str()) << int(each.algorithm);
        }
    }
    void everyNumberIsFromTheSideThatWasChosen() {
        QFETCH(int, algorithm);
        std::map<Kind, std::uint64_t> seen;
        for (std::uint64_t seed = 1; seed <= std::max(oracle::enough(40), std::uint64_t{8});
             ++seed) {
            oracle::Draw draw(seed);
            const oracle::NaiveTree tree = wholeTree(draw);
            const SearchOptions options = oracle::randomOptions(draw, Algorithm(algorithm));
            if (!recordSearch(oracle::gameTree(tree), options)) {
                continue; // to a depth where some node has no static value
            }
            Scene scene(oracle::gameTree(tree), options);
            Heard heard(scene);
            for (Step t{1}; t <= scene.trace->end(); ++t) {
                heard.hear(Moment(scene.tree, *scene.trace, t).event());
                for (const Side side : {Side::max, Side::mover}) {
                    const Judge judge(scene, heard, side);
                    for (const Label& label : labelsOf(scene, t, area, side)) {
                        const QString fault = judge.faultOf(label);
                        const std::string where = oracle::text(tree) + " " + oracle::text(options);
                        QVERIFY2(fault.isEmpty(),
                                 qPrintable(QStringLiteral("%1 at step %2 of %3: %4")
                                                .arg(label.text())
                                                .arg(t.value)
                                                .arg(QString::fromStdString(where), fault)));
                        ++seen[label.kind];
                    }
                }
            }
        }
        QVERIFY(seen[Kind::value] > oracle::enough(1000) &&
                seen[Kind::worth] > oracle::enough(100) && seen[Kind::sign] > oracle::enough(100));
        QCOMPARE(seen[Kind::window] > oracle::enough(100), traits(Algorithm(algorithm)).windowed);
    }

    void bothFormsOfAlphaBetaDrawTheSame() {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            oracle::Draw draw(seed);
            const oracle::NaiveTree tree = oracle::randomTree(draw, 4, 3);
            SearchOptions options = oracle::randomOptions(draw, Algorithm::alphaBeta);
            options.depth.reset();
            Scene plain(oracle::gameTree(tree), options);
            options.algorithm = Algorithm::alphaBetaNegamax;
            Scene negamax(oracle::gameTree(tree), options);
            for (Step t{0}; t <= plain.trace->end(); ++t) {
                for (const Side side : {Side::max, Side::mover}) {
                    const auto one = labelsOf(plain, t, area, side);
                    const auto other = labelsOf(negamax, t, area, side);
                    QCOMPARE(one.size(), other.size());
                    for (std::size_t k = 0; k < one.size(); ++k) {
                        QCOMPARE(one[k].text(), other[k].text());
                        QCOMPARE(one[k].rect, other[k].rect);
                    }
                }
            }
        }
    }
};

QTEST_MAIN(TestSides)
#include "tst_sides.moc"
