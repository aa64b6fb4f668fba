// Why a cutoff is what it is called, and a node of its type.

#include "core/analysis/minimaltree.h"
#include "ui/words/practicereasons.h"
#include "ui/words/words.h"

#include <algorithm>

namespace prunus {

QString PracticeReasons::ofCut(NodeId n) const {
    const auto of = [n](const std::vector<SheetCut>& cuts) {
        const auto found = std::ranges::find(cuts, n, &SheetCut::at);
        return found == cuts.end() ? nullptr : &*found;
    };
    const SheetCut* cut = of(right_.cuts);
    if (cut == nullptr && profile_.lateEdge) {
        cut = of(right_.lateCuts);
    }
    if (cut == nullptr) {
        return right_.nodes[n.value].reached
                   ? tr("At %1 nothing is cut: the search visits all children.").arg(name(n))
                   : tr("%1 is never visited.").arg(name(n));
    }
    const bool isAlpha = cut->mover == Player::min;
    const QString closed =
        tr("After %1 the window of %2 is %3.")
            .arg(name(cut->after), name(n), shownWindow(right_.nodes[n.value].out()));
    const QString kind = isAlpha ? tr("MIN moves there, so α cuts: an α-cutoff.")
                                 : tr("MAX moves there, so β cuts: a β-cutoff.");
    if (cut->witness == noNode) {
        //: Three sentences: what closed a window, which kind of cutoff that is, where a bound is
        //: from.
        return tr("%1 %2 The bound is that of the first window.").arg(closed, kind);
    }
    return (cut->deep
                ? tr("%1 %2 The bound is what %3 found with %4, further up than the parent: deep.")
                : tr("%1 %2 The bound is what %3, the parent, found with %4: shallow."))
        .arg(closed, kind, name(tree_.parent(cut->witness)), name(cut->witness));
}

/// By what its parent is.
QString PracticeReasons::ofType(NodeId n) const {
    const auto minimal =
        minimalTree(meantTree(tree_, right_.procedure), optionsOf(tree_, right_.procedure));
    if (!minimal) {
        return {};
    }
    if (n == GameTree::root()) {
        return tr("%1 is the PV node with which the proof begins.").arg(name(n));
    }
    const NodeId parent = tree_.parent(n);
    const CriticalType above = minimal->typeOf(parent);
    switch (minimal->typeOf(n)) {
    case CriticalType::none:
        return above == CriticalType::none
                   ? tr("The proof does without %1 and without %2, its parent.")
                         .arg(name(n), name(parent))
                   : tr("%1 is a Cut node, for which another child is enough: the proof does "
                        "without %2.")
                         .arg(name(parent), name(n));
    case CriticalType::pv:
        return tr("%1 is the child of the PV node %2 that has its value: a PV node.")
            .arg(name(n), name(parent));
    case CriticalType::cut:
        return (above == CriticalType::pv
                    ? tr("%1 is a child of the PV node %2 of which a bound is enough: a Cut node.")
                    : tr("%1 is a child of the All node %2: a Cut node, as all of these."))
            .arg(name(n), name(parent));
    case CriticalType::all:
        break;
    }
    return tr("%1 is the one child that the Cut node %2 needs: an All node.")
        .arg(name(n), name(parent));
}

} // namespace prunus
