#include "ui/words/stackwords.h"

#include "core/analysis/listingvariables.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <algorithm>

// TRANSLATOR StackWords What the call stack says, in columns.

namespace prunus {

namespace {

struct StackWords {
    Q_DECLARE_TR_FUNCTIONS(StackWords)
};

} // namespace

StackCells stackHeadings() {
    //: Headings of columns: a node of the stack.
    return {StackWords::tr("node"), StackWords::tr("player"), QStringLiteral("α"),
            QStringLiteral("β"),
            //: The best value so far, and then the child that it came through.
            StackWords::tr("best"), StackWords::tr("through")};
}

StackCells stackRow(const Naming& naming, Side side, NodeId node) {
    const Moment& moment = naming.moment();
    const bool windowed = moment.trace().traits().windowed;
    const Viewpoint view(moment.trace(), side);
    const Player player = moment.trace().playerAt(moment.tree().rowOf(node));
    const Window w = view.ofCall(player, listedWindow(moment, node));
    const NodeId through = moment.bestChild(node);
    const QString via = through == noNode ? QString() : naming.child(through);
    const QString none = QStringLiteral("·");
    const auto held = [&](Value v) { return shownHeld(moment.trace().options().algorithm, v); };
    const std::uint32_t visits = moment.visitCount(node);
    const QString name = visits > 1 ? StackWords::tr("%1 ×%2", "node and how often it was visited")
                                          .arg(naming.of(node))
                                          .arg(shownCount(visits))
                                    : naming.of(node);
    return {name,
            shownPlayer(player),
            windowed ? held(w.alpha) : none,
            windowed ? held(w.beta) : none,
            held(view.ofCall(player, moment.best(node))),
            via};
}

OpenNodes openNodes(const Moment& moment, std::size_t most) {
    OpenNodes shown;
    NodeId node = moment.innermost();
    // The open nodes are the innermost one and those above it.
    shown.open = node == noNode ? 0 : std::size_t{moment.tree().rowOf(node).value} + 1;
    if (moment.trace().plain() != nullptr) { // but where a slip leaves moves on the board
        shown.innermost = moment.stack();
        shown.open = shown.innermost.size();
        shown.innermost.resize(std::min(shown.open, most));
    }
    while (shown.innermost.size() < std::min(shown.open, most)) {
        shown.innermost.push_back(node);
        node = moment.tree().parent(node);
    }
    return shown;
}

QString stackNote(std::size_t shown, std::size_t open) {
    if (shown == 0) {
        return StackWords::tr("No node is open.");
    }
    return open > shown ? StackWords::tr("… %Ln more", nullptr, static_cast<int>(open - shown))
                        : QString();
}

} // namespace prunus
