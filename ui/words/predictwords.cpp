#include "ui/words/predictwords.h"

#include "core/analysis/explanation.h"
#include "ui/words/lists.h"
#include "ui/words/sentences.h"
#include "ui/words/words.h"

namespace prunus {

QString PredictWords::prompt() const {
    const Moment& moment = naming_.moment();
    const Event event = moment.event();
    const QString child = naming_.opening(event.child);
    const QString node = naming_.of(event.node);
    const auto shown = [&](Value v) { return shownNumber(view_.ofCall(event.player, v)); };
    const QString best = shown(event.best);
    if (!event.window) {
        return tr("%1 gives %2 to %3, whose best so far is now %4. What comes next?")
            .arg(child, shown(event.value), node, best);
    }
    const Window now = view_.ofCall(event.player, *event.window);
    switch (moment.trace().traits().handsDown) {
    case HandsDown::stands:
        return tr("%1 gives %2 to %3, where α is now %4 and β is %5. What comes next?")
            .arg(child, shown(event.value), node, shownNumber(now.alpha), shownNumber(now.beta));
    case HandsDown::given: {
        const Window given = view_.ofCall(event.player, moment.entryWindow(event.node));
        return tr("%1 gives %2 to %3, whose best so far is now %4. It was given α = %5 and "
                  "β = %6. What comes next?")
            .arg(child, shown(event.value), node, best, shownNumber(given.alpha),
                 shownNumber(given.beta));
    }
    case HandsDown::best:
        break;
    }
    const Value parents = event.player == Player::max ? event.window->beta : event.window->alpha;
    return tr("%1 gives %2 to %3, whose best so far is now %4; its parent’s is %5. What comes "
              "next?")
        .arg(child, shown(event.value), node, best, shown(parents));
}

QString PredictWords::skipped(const std::vector<NodeId>& children) const {
    constexpr std::size_t mostNamed = 4;
    if (children.size() > mostNamed) {
        return tr("Cuts: skips the other %n children", nullptr, int(children.size()));
    }
    QStringList names;
    for (const NodeId each : children) {
        names << naming_.of(each);
    }
    //: What a search may do next: a cutoff, and the children that it skips.
    return tr("Cuts: skips %1").arg(listedWithAnd(names));
}

QString PredictWords::choice(const NextStep& step) const {
    const GameTree& tree = naming_.moment().tree();
    const Player mover = naming_.moment().trace().playerAt(tree.rowOf(step.node));
    switch (step.kind) {
    case NextStep::Kind::reads:
        //: What a search may do next, with a leaf.
        return tr("Reads %1").arg(naming_.of(step.node));
    case NextStep::Kind::enters:
        //: What a search may do next, with a node.
        return tr("Goes into %1").arg(naming_.of(step.node));
    case NextStep::Kind::cuts:
        return skipped(step.skipped);
    case NextStep::Kind::returns:
        break;
    }
    const QString value = shownNumber(view_.ofMax(mover, step.value));
    return step.node == GameTree::root()
               //: What a search may do next: it is over, with this value.
               ? tr("Ends with %1").arg(value)
               //: What a search may do next: a node returns a value to its parent.
               : tr("Returns %1 to %2").arg(value, naming_.of(tree.parent(step.node)));
}

std::pair<QString, QString> PredictWords::happened() const {
    const Said said = Sentences(naming_, view_.side()).of(explain(naming_.moment()));
    return {said.title, said.body};
}

} // namespace prunus
