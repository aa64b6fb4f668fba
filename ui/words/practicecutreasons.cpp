// Why a leaf is read or skipped, a cutoff is what it is called, and a node of its type.

#include "core/analysis/minimaltree.h"
#include "ui/words/lists.h"
#include "ui/words/practicereasons.h"
#include "ui/words/words.h"

#include <algorithm>

namespace prunus {

QString PracticeReasons::ofRead(NodeId leaf) const {
    if (leaf == GameTree::root()) {
        return {};
    }
    // What the leaf is given can be another, by forms that hand less down.
    const NodeId parent = tree_.parent(leaf);
    const std::uint32_t place = tree_.childNumber(leaf);
    const std::uint32_t before =
        right_.procedure.rightToLeft ? tree_.childCount(parent) - 1 - place : place;
    const std::vector<Window> windows = right_.nodes[parent.value].windows();
    if (before >= windows.size()) {
        return {};
    }
    const auto [alpha, beta] = windows[before];
    if (alpha >= beta) { // a tie, which does not cut under every rule
        return tr("%1 is read: α and β of %2 are equal, and only α > β cuts.")
            .arg(name(leaf), name(parent));
    }
    const QString above = shownBound(alpha);
    const QString below = shownBound(beta);
    const QString what =
        alpha == -infinity && beta == infinity ? tr("every value of %1").arg(name(parent))
        : alpha == -infinity ? tr("values of %1 less than %2").arg(name(parent), below)
        : beta == infinity   ? tr("values of %1 greater than %2").arg(name(parent), above)
                             : tr("values of %1 between %2 and %3").arg(name(parent), above, below);
    //: A leaf, and which values of its parent still mattered.
    return tr("%1 is read, because %2 still mattered then.").arg(name(leaf), what);
}

QString PracticeReasons::ofSkipped(NodeId unit) const {
    const SheetCut* cut = cutOf(unit);
    if (cut == nullptr) {
        return {};
    }
    QStringList skipped;
    for (const NodeId n : cut->skipped) {
        skipped << name(n);
    }
    const auto [alpha, beta] = right_.nodes[cut->at.value].out();
    const bool atMin = cut->mover == Player::min;
    const QString worth =
        (atMin ? tr("After %1, %2 is worth %3 or less.") : tr("After %1, %2 is worth %3 or more."))
            .arg(name(cut->after), name(cut->at), shownBound(atMin ? beta : alpha));
    const QString other = shownBound(atMin ? alpha : beta);
    const QString why =
        cut->witness != noNode
            ? tr("%1 has %2 already, by %3")
                  .arg(shownPlayer(atMin ? Player::max : Player::min), other, name(cut->witness))
        : atMin ? tr("Only values greater than %1 are looked for").arg(other)
                : tr("Only values less than %1 are looked for").arg(other);
    //: Two sentences: what a node is worth by then, and why that is enough; then what is skipped.
    return tr("%1 %2, so the rest of %4 is not read: %3.")
        .arg(worth, why, listedWithAnd(skipped), name(cut->at));
}

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
    return (cut->deep ? tr("%1 %2 The bound was found at %3, with %4. That is further up than the "
                           "parent, so the cutoff is deep.")
                      : tr("%1 %2 The bound was found at the parent %3, with %4, so the cutoff is "
                           "shallow."))
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
                   ? tr("The proof needs neither %1 nor its parent %2.").arg(name(n), name(parent))
                   : tr("%1 is a Cut node, for which another child is enough: the proof does not "
                        "need %2.")
                         .arg(name(parent), name(n));
    case CriticalType::pv:
        return tr("%1 is the child of the PV node %2 that has its value: a PV node.")
            .arg(name(n), name(parent));
    case CriticalType::cut:
        return (above == CriticalType::pv
                    ? tr("%1 is a child of the PV node %2 of which a bound is enough: a Cut node.")
                    : tr("%1 is a child of the All node %2, and all children of an All node are "
                         "Cut nodes."))
            .arg(name(n), name(parent));
    case CriticalType::all:
        break;
    }
    return tr("%1 is the one child that the Cut node %2 needs: an All node.")
        .arg(name(n), name(parent));
}

} // namespace prunus
