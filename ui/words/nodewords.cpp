#include "ui/words/nodewords.h"

#include "core/analysis/listingvariables.h"
#include "ui/words/lists.h"
#include "ui/words/storytext.h"
#include "ui/words/words.h"

#include <QStringList>
#include <array>

// TRANSLATOR NodeWords What a screen reader says of a node, as a list.

namespace prunus {
namespace {

struct CountWord {
    const char* text;
    const char* what;
};

constexpr std::array<CountWord, 10> countWords{{
    QT_TRANSLATE_NOOP3("NodeWords", "one", "children"),
    QT_TRANSLATE_NOOP3("NodeWords", "two", "children"),
    QT_TRANSLATE_NOOP3("NodeWords", "three", "children"),
    QT_TRANSLATE_NOOP3("NodeWords", "four", "children"),
    QT_TRANSLATE_NOOP3("NodeWords", "five", "children"),
    QT_TRANSLATE_NOOP3("NodeWords", "six", "children"),
    QT_TRANSLATE_NOOP3("NodeWords", "seven", "children"),
    QT_TRANSLATE_NOOP3("NodeWords", "eight", "children"),
    QT_TRANSLATE_NOOP3("NodeWords", "nine", "children"),
    QT_TRANSLATE_NOOP3("NodeWords", "ten", "children"),
}};

/// A count of children; small ones as words, as one says them.
QString spokenCount(std::uint32_t n) {
    if (n == 0 || n > countWords.size()) {
        return shownCount(n);
    }
    const CountWord& word = countWords.at(n - 1);
    return QCoreApplication::translate("NodeWords", word.text, word.what);
}

} // namespace

QString spokenNumber(Value v) {
    if (v == infinity || v == -infinity) {
        return v > 0 ? QCoreApplication::translate("NodeWords", "plus infinity")
                     : QCoreApplication::translate("NodeWords", "minus infinity");
    }
    return shownNumber(v);
}

QString spokenHeld(Algorithm a, Value v) {
    QString shown = shownHeld(a, v);
    const bool above = shown.endsWith(u'⁺');
    if (!above && !shown.endsWith(u'⁻')) {
        return spokenNumber(v);
    }
    shown.remove(u'⁺').remove(u'⁻');
    if (shown.endsWith(u'∞')) {
        shown = spokenNumber(shown.startsWith(u'+') ? infinity : -infinity);
    }
    return (above ? QCoreApplication::translate("NodeWords", "just above %1")
                  : QCoreApplication::translate("NodeWords", "just below %1"))
        .arg(shown);
}

QString NodeWords::name(NodeId n) const {
    if (moment_.tree().isLeaf(n)) {
        return leaf(n);
    }
    const NodeStory story = storyOf(moment_, n);
    QStringList parts{
        tr("%1 %2", "player and name").arg(shownPlayer(story.player), shownName(names_, n))};
    if (story.leaf) {
        parts << atTheLimit(n);
        return listed(parts);
    }
    if (story.state != NodeState::open && story.state != NodeState::returned) {
        return parts.first();
    }
    if (!story.proven.nothing()) {
        parts << proven(view_.ofMax(story.player, story.proven));
    }
    if (story.state == NodeState::open && moment_.trace().traits().windowed) {
        parts << window(n);
    }
    if (story.childrenSkipped > 0) {
        parts << pruned(story.childrenSkipped);
    }
    return listed(parts);
}

bool NodeWords::hidden(NodeId n) const {
    return choice_.hideUnreadLeaves && moment_.state(n) != NodeState::evaluated;
}

/// A leaf is called by its value, but not while that is to be guessed.
QString NodeWords::leaf(NodeId n) const {
    const bool named = !moment_.tree().names().at(n).empty();
    if (hidden(n)) {
        return named ? tr("leaf %1, value hidden").arg(shownName(names_, n))
                     : tr("leaf, value hidden");
    }
    const QString value = spokenNumber(moment_.tree().staticValue(n));
    const QString leaf = named
                             ? tr("leaf %1, %2", "name and value").arg(shownName(names_, n), value)
                             : tr("leaf %1").arg(value);
    return withWorth(leaf, n);
}

/// From the mover's side, what the static value is worth to that player, once it is read.
QString NodeWords::withWorth(const QString& words, NodeId n) const {
    if (view_.side() == Side::max || moment_.state(n) != NodeState::evaluated) {
        return words;
    }
    const Player player = moverAt(n);
    const Value worth = view_.ofMax(player, moment_.tree().staticValue(n));
    return listed(
        {words,
         (player == Player::max ? tr("to MAX %1") : tr("to MIN %1")).arg(spokenNumber(worth))});
}

/// Of an inner node that this search treats as a leaf.
QString NodeWords::atTheLimit(NodeId n) const {
    const GameTree& tree = moment_.tree();
    if (hidden(n)) {
        return tr("value hidden");
    }
    return tree.hasStaticValue(n)
               ? withWorth(tr("static value %1").arg(spokenNumber(tree.staticValue(n))), n)
               : tr("no static value");
}

QString NodeWords::proven(Bounds b) const {
    if (b.exact()) {
        return tr("exactly %1").arg(spokenNumber(b.lower));
    }
    if (b.upper == infinity) {
        return tr("at least %1").arg(spokenNumber(b.lower));
    }
    return b.lower == -infinity
               ? tr("at most %1").arg(spokenNumber(b.upper))
               : tr("between %1 and %2").arg(spokenNumber(b.lower), spokenNumber(b.upper));
}

QString NodeWords::window(NodeId n) const {
    const Player player = moverAt(n);
    const Window w = view_.ofCall(player, listedWindow(moment_, n));
    const Algorithm algorithm = moment_.trace().options().algorithm;
    QStringList parts{
        tr("window %1 to %2").arg(spokenHeld(algorithm, w.alpha), spokenHeld(algorithm, w.beta))};
    if (traits(algorithm).handsDown == HandsDown::given) {
        const Value best = view_.ofCall(player, moment_.best(n));
        parts << tr("best %1").arg(spokenHeld(algorithm, best));
    }
    if (const auto answer = probeAnswer(moment_, n)) {
        parts
            << tr("the probe answered %1").arg(spokenHeld(algorithm, view_.ofMax(player, *answer)));
    }
    return listed(parts);
}

QString NodeWords::pruned(std::uint32_t children) const {
    return tr("%1 children skipped", nullptr, static_cast<int>(children))
        .arg(spokenCount(children));
}

QString NodeWords::state(NodeId n) const {
    const NodeStory story = storyOf(moment_, n);
    QStringList parts{stateAlone(story)};
    if (story.visit > 1) {
        parts << tr("visited %n times", nullptr, static_cast<int>(story.visit));
    }
    if (n == moment_.currentNode()) {
        parts << tr("current node");
    }
    if (onBestLine(n)) {
        parts << tr("on the best line so far");
    }
    return listed(parts);
}

QString NodeWords::stateAlone(const NodeStory& story) const {
    return story.state == NodeState::returned
               ? tr("returned %1")
                     .arg(spokenHeld(moment_.trace().options().algorithm,
                                     view_.ofMax(story.player, *story.returned)))
               : StoryText::state(story.state);
}

/// A line has two nodes at least.
bool NodeWords::onBestLine(NodeId n) const {
    if (n == GameTree::root()) {
        return moment_.bestChild(n) != noNode;
    }
    while (n != GameTree::root()) {
        const NodeId parent = moment_.tree().parent(n);
        if (moment_.bestChild(parent) != n) {
            return false;
        }
        n = parent;
    }
    return true;
}

} // namespace prunus
