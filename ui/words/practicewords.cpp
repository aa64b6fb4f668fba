#include "ui/words/practicewords.h"

#include "ui/words/lists.h"
#include "ui/words/puzzlewords.h"
#include "ui/words/words.h"

#include <QStringList>
#include <algorithm>

namespace prunus {

QString PracticeWords::searched(Question question, const Profile& profile, Player root) {
    if (question == Question::nodeTypes || question == Question::leafBounds) {
        return tr("%1 at the root, in whatever order.").arg(shownPlayer(root));
    }
    return (procedureUnder(profile, question).rightToLeft
                ? tr("Searched right to left, %1 at the root.")
                : tr("Searched left to right, %1 at the root."))
        .arg(shownPlayer(root));
}

namespace {

QString cutWords(CutRule cut) {
    return cut == CutRule::greater ? PracticeWords::tr("cut when α > β")
                                   : PracticeWords::tr("cut when α ≥ β");
}

QString failWords(FailMode fail) {
    return fail == FailMode::soft ? PracticeWords::tr("fail-soft") : PracticeWords::tr("fail-hard");
}

} // namespace

QString PracticeWords::apart(const Procedure& one, const Procedure& other) {
    QStringList rules;
    if (one.options.algorithm != other.options.algorithm) {
        rules << shownAlgorithm(one.options.algorithm);
    }
    if (one.options.cut != other.options.cut) {
        rules << cutWords(one.options.cut);
    }
    if (one.options.fail != other.options.fail) {
        rules << failWords(one.options.fail);
    }
    return rules.join(QStringLiteral(" · "));
}

QString PracticeWords::gradedUnder(Question question, const Profile& profile, const Terms& terms) {
    QStringList rules;
    if (question == Question::nodeTypes) {
        rules << tr("the fewest leaves, then the fewest nodes")
              << tr("of equally good children the first");
    } else if (question == Question::leafBounds) {
        rules << tr("the best order and values, and the worst");
    } else if (question == Question::depthLimit) {
        rules << tr("nodes at the depth limit are worth their static values");
    } else if (traits(traits(question).algorithm).windowed) {
        const SearchOptions own = procedureUnder(profile, question).options;
        const SearchOptions other = terms.other ? terms.other->options : own;
        rules << (own.cut == other.cut ? QStringList{cutWords(own.cut)} : QStringList());
        rules << (own.fail == other.fail ? QStringList{failWords(own.fail)} : QStringList());
    } else {
        rules << tr("every leaf is evaluated");
    }
    if (traits(procedureUnder(profile, question).options.algorithm).takesWindow &&
        profile.window != Window{}) {
        rules << tr("first window %1").arg(shownWindow(profile.window));
    }
    if (question == Question::move || asksForDepth(question)) {
        rules << (profile.tieMove == Profile::Ties::any    ? tr("of equal moves any is right")
                  : profile.tieMove == Profile::Ties::last ? tr("of equal moves the last")
                                                           : tr("of equal moves the first"));
    }
    if (!profile.title.empty()) {
        rules << tr("course profile “%1”").arg(QString::fromStdString(profile.title));
    }
    return tr("Graded under: %1.").arg(rules.join(QStringLiteral(" · ")));
}

QString PracticeWords::place(const GameTree& tree, const DisplayNames& names, Player root,
                             NodeId n) {
    if (n == GameTree::root()) {
        return tr("the root, which is %1’s").arg(shownPlayer(root));
    }
    const NodeId parent = tree.parent(n);
    return tr("child %1 of %2, which is %3’s")
        .arg(tree.childNumber(n) + 1)
        .arg(shownName(names, parent), shownPlayer(playerAt(root, tree.rowOf(parent))));
}

QString PracticeWords::verdict(GradedItem::Verdict verdict) {
    switch (verdict) {
    case GradedItem::Verdict::right:
        return tr("right");
    case GradedItem::Verdict::follows:
        return tr("right, as it follows from what else was written");
    case GradedItem::Verdict::wrong:
        return tr("wrong");
    case GradedItem::Verdict::missing:
        break;
    }
    return tr("missing");
}

QString PracticeWords::stepDone(const QString& node) {
    return node.isEmpty()
               ? tr("One step is done for you. It counts nothing.")
               : tr("One step is done for you, at %1, which has a dashed frame. It counts nothing.")
                     .arg(node);
}

QString PracticeWords::whereRight(Question question) {
    switch (question) {
    case Question::crossOut:
    case Question::mirror:
    case Question::knownRange:
    case Question::twoRules:
    case Question::move:
    case Question::cuts:
        return tr("What is right is drawn dashed.");
    case Question::leafOrder:
        return tr("The right order stands in a second row of numbers below the leaves.");
    case Question::values:
    case Question::windows:
    case Question::returned:
    case Question::negamax:
    case Question::nodeTypes:
        return tr("What is right stands below each node where it was not written.");
    case Question::counts:
    case Question::leafBounds:
    case Question::firstWindow:
    case Question::depthLimit:
    case Question::budget:
    default: // puzzles have words of their own
        break;
    }
    return {};
}

QString PracticeWords::counted(Question question, const Grade& grade) {
    using Verdict = GradedItem::Verdict;
    int right = 0;
    int wrong = 0;
    int missing = 0;
    for (const GradedItem& each : grade.items) {
        if (crossesOut(question) && each.item == "same") {
            continue;
        }
        right += each.verdict == Verdict::right || each.verdict == Verdict::follows ? 1 : 0;
        wrong += each.verdict == Verdict::wrong ? 1 : 0;
        missing += each.verdict == Verdict::missing ? 1 : 0;
    }
    if (question == Question::twoRules) {
        QStringList parts{tr("%1 of %2 leaves are found.").arg(right).arg(right + missing)};
        if (wrong > 0) {
            parts << tr("Other leaves that are marked: %1.").arg(wrong);
        }
        return parts.join(u' ');
    }
    if (crossesOut(question)) {
        QStringList parts{
            tr("%1 of %2 skipped subtrees are crossed out.").arg(right).arg(right + missing)};
        if (wrong > 0) {
            parts << tr("%n leaves that are read are crossed out.", nullptr, wrong);
        }
        if (question == Question::mirror) {
            parts << (grade.items.back().verdict == Verdict::right
                          ? tr("Whether as many are read is right.")
                          : tr("Whether as many are read is not right yet."));
        }
        return parts.join(u' ');
    }
    if (question == Question::move) { // two items: the move, and the line that begins with it
        return right > 0 ? tr("The move is right, the line of play is not.")
                         : tr("Neither the move nor the line of play is right.");
    }
    const int all = right + wrong + missing;
    QStringList parts{tr("%1 of %2 right.").arg(right).arg(all)};
    if (missing > 0) {
        parts << tr("%n are not answered.", nullptr, missing);
    }
    return parts.join(u' ');
}

QString PracticeWords::rule(Question question, const Profile& profile) {
    switch (question) {
    case Question::values:
    case Question::move:
        return tr("A MAX node is worth the greatest of its children, a MIN node the least. Begin "
                  "at the bottom.");
    case Question::negamax:
        return tr("From the mover’s side a node is worth the greatest of its children’s values, "
                  "each with its sign changed.");
    case Question::knownRange:
        return tr("Nothing is better than the ends of the range. A MAX node that has the greatest "
                  "value there is needs no other child, nor does a MIN node that has the least. "
                  "Start with α and β at the ends, and cut as ever.");
    case Question::firstWindow:
        return tr("The search knows nothing of what lies outside the first window. A result at or "
                  "below its α fails low, one at or above its β fails high; anything between is "
                  "exact.");
    case Question::twoRules:
        return tr("Search the tree once under each rule, up to the first place where only one of "
                  "them cuts. From there on the windows may differ, too.");
    case Question::leafBounds:
        return tr("In the best case the first child of each node is best: each leaf that "
                  "is read then proves a bound of one player or the other, and one leaf, the "
                  "value’s own, proves both.");
    case Question::depthLimit:
        return tr("A depth counts moves of both players, from the root: depth 2 is one move of "
                  "each. A node at the limit is worth its static value, whatever lies below it; a "
                  "leaf above the limit is worth its own.");
    case Question::budget:
        return tr("What a search to depth 1 takes is counted, too, and so is every one after it. "
                  "As soon as the sum is more than there is, the last search does not count: the "
                  "move is that of the one before.");
    case Question::crossOut:
    case Question::mirror:
    case Question::leafOrder:
    case Question::counts:
        return profile.cut == CutRule::greater
                   ? tr("Whatever is left of a node is skipped as soon as α > β there. At a MIN "
                        "node ask: has MAX something better already, anywhere above? At a MAX "
                        "node ask the same of MIN.")
                   : tr("Whatever is left of a node is skipped as soon as α ≥ β there. At a MIN "
                        "node ask: has MAX something at least as good already, anywhere above? "
                        "At a MAX node ask the same of MIN.");
    case Question::windows:
        return tr("A node begins with the window that its parent has at that moment. MAX raises "
                  "α, MIN lowers β.");
    case Question::returned:
        return profile.fail == FailMode::hard &&
                       profile.valueNotation == Profile::ValueNotation::plain
                   ? tr("Fail-hard returns no number outside the window that the node was entered "
                        "with.")
                   : tr("What was skipped could be anything: a MIN node that was cut proves at "
                        "most its least child, a MAX node at least its greatest.");
    case Question::cuts:
        return tr(
            "What is left of a MIN node is cut by an α that some MAX node above has found: an "
            "α-cutoff. What is left of a MAX node is cut by the β of a MIN node: a β-cutoff. "
            "It is shallow if the parent has found that bound, and deep if a node further up "
            "has.");
    case Question::nodeTypes:
    default: // puzzles have words of their own
        break;
    }
    return tr(
        "The root is a PV node. Of a PV node one child, which has its value, is a PV node and "
        "the others are Cut nodes. Of a Cut node one child is enough, an All node. All "
        "children of an All node are Cut nodes.");
}

QString PracticeWords::diagnosis(const Diagnosis& diagnosis) {
    if (diagnosis.evidence == Diagnosis::Evidence::oneSlip) {
        return tr("All the rest is right: this looks like a slip, not like a wrong rule.");
    }
    QStringList names;
    for (const Misconception m : diagnosis.named) {
        names << tr("“%1”").arg(name(m));
    }
    if (names.isEmpty()) {
        return {};
    }
    return diagnosis.evidence == Diagnosis::Evidence::exact && names.size() > 1
               ? tr("Two slips give exactly this: %1.").arg(listedWithAnd(names))
               : tr("This looks like %1.").arg(listedWithAnd(names));
}

} // namespace prunus
