// The four-level tree of 33 nodes, stepped through with the keyboard, forward and back: what the
// window says and draws at every step, against a plain replay of the oracle's own search.

#include "tests/search/oracle/replay.h"
#include "tests/ui/shownwindow.h"
#include "tests/ui/zoomed.h"
#include "ui/drawing/treelabels.h"

#include <map>

using namespace prunus;
using oracle::LoggedEvent;
using oracle::NaiveTree;
using oracle::Replay;

namespace {

const char* const fourLevels = "[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]";

/// Whole numbers and infinities, as they are written on a blackboard.
QString inChalk(Value v) {
    if (std::abs(v) == infinity) {
        return v > 0 ? QStringLiteral("+∞") : QStringLiteral("−∞");
    }
    return v < 0 ? u'−' + QString::number(-v) : QString::number(v);
}

QString inChalk(Player player) {
    return player == Player::max ? QStringLiteral("MAX") : QStringLiteral("MIN");
}

QString inChalk(Bounds b) {
    if (b.lower == b.upper) {
        return inChalk(b.lower);
    }
    if (b.lower == -infinity && b.upper == infinity) {
        return {};
    }
    if (b.upper == infinity) {
        return u'≥' + inChalk(b.lower);
    }
    return b.lower == -infinity ? u'≤' + inChalk(b.upper)
                                : inChalk(b.lower) + u'…' + inChalk(b.upper);
}

/// What the oracle knows of the search, in the words of the window.
class Expected {
  public:
    Expected()
        : tree_(oracle::naiveTree(fourLevels)), orders_(oracle::naiveOrders(tree_, options_)),
          log_(std::get<oracle::Log>(oracle::naiveSearch(tree_, options_, orders_))) {}

    [[nodiscard]] std::size_t end() const { return log_.size(); }
    [[nodiscard]] const LoggedEvent& event(std::size_t t) const { return log_.at(t - 1); }
    [[nodiscard]] Replay replay(std::size_t t) const { return {tree_, options_, orders_, log_, t}; }
    [[nodiscard]] bool isLeaf(std::uint32_t n) const { return tree_.nodes[n]->children.empty(); }
    [[nodiscard]] std::uint32_t nodeCount() const {
        return static_cast<std::uint32_t>(tree_.nodes.size());
    }

    /// Inner nodes are lettered in level order; no family has two leaves of the same value.
    [[nodiscard]] QString name(std::uint32_t n) const {
        if (isLeaf(n)) {
            return QStringLiteral("leaf ") + inChalk(*tree_.nodes[n]->value);
        }
        char letter = 'A';
        for (std::uint32_t k = 0; k < n; ++k) {
            letter = static_cast<char>(letter + (isLeaf(k) ? 0 : 1));
        }
        return QString(QLatin1Char(letter));
    }
    [[nodiscard]] Player player(std::uint32_t n) const {
        return tree_.paths[n].size() % 2 == 0 ? Player::max : Player::min;
    }

    /// node player α β best through, innermost first.
    [[nodiscard]] QStringList stack(const Replay& replay) const {
        QStringList rows;
        for (const std::uint32_t n : replay.stack()) {
            const oracle::NodeStory& story = replay.story(n);
            const QString through = story.bestChild ? name(*story.bestChild) : QString();
            rows << QStringList{name(n),
                                inChalk(player(n)),
                                inChalk(story.window.alpha),
                                inChalk(story.window.beta),
                                inChalk(story.best),
                                through}
                        .join(u' ')
                        .trimmed();
        }
        return rows;
    }

    /// The title of What just happened; empty for comparisons, whose words other tests look at.
    [[nodiscard]] QString title(std::size_t t) const {
        const LoggedEvent& e = event(t);
        const QString who = name(e.node);
        switch (e.kind) {
        case EventKind::enter:
            return QStringLiteral("The search %1 %2 (%3).")
                .arg(t == 1 ? QStringLiteral("starts at") : QStringLiteral("enters"), who,
                     inChalk(e.player));
        case EventKind::leaf:
            return QStringLiteral("The search reads %1.").arg(who);
        case EventKind::cutoff:
            return (e.player == Player::min ? QStringLiteral("α-cutoff at %1 (MIN).")
                                            : QStringLiteral("β-cutoff at %1 (MAX)."))
                .arg(who);
        case EventKind::leave:
            return t == end()
                       ? QStringLiteral("The search is over: A is worth %1.").arg(inChalk(e.value))
                       : QStringLiteral("%1 returns %2.").arg(who, inChalk(e.value));
        default:
            return {};
        }
    }

    /// The line of the listing in two functions.
    [[nodiscard]] QString line(std::size_t t, const Replay& replay) const {
        const LoggedEvent& e = event(t);
        const bool max = e.player == Player::max;
        const QString cut = max ? QStringLiteral("if α ≥ β then return β    // cutoff")
                                : QStringLiteral("if β ≤ α then return α    // cutoff");
        const Window window = replay.story(e.node).window;
        switch (e.kind) {
        case EventKind::enter:
            return max ? QStringLiteral("function maxValue(node, depth, α, β)")
                       : QStringLiteral("function minValue(node, depth, α, β)");
        case EventKind::leaf:
            return QStringLiteral("return static value of node");
        case EventKind::back:
            return max ? QStringLiteral("if v > α then α ← v")
                       : QStringLiteral("if v < β then β ← v");
        case EventKind::cutoff:
            return cut;
        case EventKind::leave:
            return window.alpha >= window.beta ? cut
                   : max                       ? QStringLiteral("return α")
                                               : QStringLiteral("return β");
        default:
            return {};
        }
    }

  private:
    NaiveTree tree_;
    SearchOptions options_;
    oracle::Orders orders_;
    oracle::Log log_;
};

/// What stands in inner nodes.
std::map<std::uint32_t, QString> drawnIn(const ShownWindow& shown, const Expected& expected) {
    const TreeCanvas& canvas = shown.canvas();
    const Moment moment = canvas.session().moment();
    std::map<std::uint32_t, QString> drawn;
    for (const Label& label : layoutLabels(canvas.picture(moment), QRectF(canvas.rect()))) {
        if (label.kind == Label::Kind::value && !expected.isLeaf(label.node.value)) {
            drawn[label.node.value] = label.text();
        }
    }
    return drawn;
}

} // namespace

class TestFourLevels : public QObject {
    Q_OBJECT

  private slots:
    void everyStepForwardAndBack() {
        ShownWindow shown;
        shown.session().openText(fourLevels, "Four levels");
        QCOMPARE(expected_.nodeCount(), 33U);
        QCOMPARE(shown.text("stepCount"), QStringLiteral("of %1").arg(expected_.end()));
        thereAndBack({[&] { return std::uint32_t(shown.step()); }, std::uint32_t(expected_.end()),
                      [&](Qt::Key key) { shown.press(key); }, [&] { compare(shown); }});
    }

  private:
    void compare(const ShownWindow& shown) const {
        const auto t = std::size_t(shown.step());
        const Replay replay = expected_.replay(t);
        if (t > 0) {
            const QString title = expected_.title(t);
            if (!title.isEmpty()) {
                QCOMPARE(shown.text("happenedTitle"), title);
            }
            QCOMPARE(shown.litLine(), expected_.line(t, replay));
        }
        QCOMPARE(shown.stack(), t == 0 ? QStringList() : expected_.stack(replay));
        const Counts& counts = replay.counts();
        QCOMPARE(shown.counts(), QStringLiteral("%1 %2 %3 %4")
                                     .arg(counts.nodesVisited)
                                     .arg(counts.leavesEvaluated)
                                     .arg(counts.cutoffs)
                                     .arg(counts.leavesPruned));
        QCOMPARE(shown.text("skippedSoFar"),
                 counts.leavesPruned == 0 ? QStringLiteral("No leaf skipped")
                 : counts.leavesPruned == 1
                     ? QStringLiteral("1 leaf skipped")
                     : QStringLiteral("%1 leaves skipped").arg(counts.leavesPruned));
        std::map<std::uint32_t, QString> proven;
        for (std::uint32_t n = 0; n < expected_.nodeCount(); ++n) {
            const QString bounds = inChalk(replay.story(n).proven);
            if (!expected_.isLeaf(n) && !bounds.isEmpty()) {
                proven[n] = bounds;
            }
        }
        QCOMPARE(drawnIn(shown, expected_), proven);
    }

    Expected expected_;
};

QTEST_MAIN(TestFourLevels)
#include "tst_fourlevels.moc"
