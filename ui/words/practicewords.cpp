#include "ui/words/practicewords.h"

#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <QStringList>
#include <algorithm>

namespace prunus {

QString PracticeWords::place(const GameTree& tree, const DisplayNames& names, Player root,
                             NodeId n) {
    if (n == GameTree::root()) {
        return tr("the root, which is %1’s").arg(shownPlayer(root));
    }
    const NodeId parent = tree.parent(n);
    return tr("child %1 of %2, which is %3’s")
        .arg(shownCount(tree.childNumber(n) + 1))
        .arg(shownName(names, parent), shownPlayer(playerAt(root, tree.rowOf(parent))));
}

QString PracticeWords::verdict(GradedItem::Verdict verdict) {
    switch (verdict) {
    case GradedItem::Verdict::right:
        return tr("right");
    case GradedItem::Verdict::follows:
        return tr("follows from a mistake");
    case GradedItem::Verdict::wrong:
        return tr("wrong");
    case GradedItem::Verdict::missing:
        break;
    }
    return tr("missing");
}

QString PracticeWords::verdict(const GradedItem& item, const DisplayNames& names) {
    return item.verdict != GradedItem::Verdict::follows || item.from.empty()
               ? verdict(item.verdict)
               //: The names of nodes at which there is a mistake.
               : tr("follows from your %1").arg(listedWithAnd(shownNames(names, item.from)));
}

QString PracticeWords::sign(GradedItem::Verdict verdict) {
    return verdict == GradedItem::Verdict::right     ? QStringLiteral("✓")
           : verdict == GradedItem::Verdict::follows ? QStringLiteral("↳")
                                                     : QStringLiteral("✗");
}

QString PracticeWords::stepDone(const QString& node) {
    return node.isEmpty()
               ? tr("One step is done for you. It does not count.")
               : tr("One step is done for you, at %1, which has a dashed frame. It does not count.")
                     .arg(node);
}

QString PracticeWords::noStep() {
    return tr("No step is left to do.");
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

/// On the question whether as many leaves are read from there.
QString PracticeWords::aboutOtherSide(GradedItem::Verdict verdict) {
    return verdict == GradedItem::Verdict::right ? tr("Your answer about the other side is right.")
           : verdict == GradedItem::Verdict::missing
               ? tr("Your answer about the other side is missing.")
               : tr("Your answer about the other side is not right.");
}

QString PracticeWords::counted(Question question, const Grade& grade) {
    using Verdict = GradedItem::Verdict;
    int right = 0;
    int follow = 0;
    int wrong = 0;
    int missing = 0;
    for (const GradedItem& each : grade.items) {
        if (crossesOut(question) && each.item == "same") {
            continue;
        }
        right += each.verdict == Verdict::right ? 1 : 0;
        follow += each.verdict == Verdict::follows ? 1 : 0;
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
        QStringList parts;
        if (right + missing > 0) {
            parts
                << tr("%1 of %2 skipped subtrees are crossed out.").arg(right).arg(right + missing);
        } else if (wrong == 0) {
            parts << tr("Your crosses are right: no leaf is skipped.");
        }
        if (wrong > 0) {
            parts << tr("%n leaves that are read are crossed out.", nullptr, wrong);
        }
        if (question == Question::mirror) {
            parts << aboutOtherSide(grade.items.back().verdict);
        }
        return parts.join(u' ');
    }
    const int all = right + follow + wrong + missing;
    QStringList parts{tr("%1 of %2 right.").arg(right).arg(all)};
    if (follow > 0) {
        parts << tr("%n follow from a mistake.", nullptr, follow);
    }
    if (missing > 0) {
        parts << tr("%n are not answered.", nullptr, missing);
    }
    return parts.join(u' ');
}

QString PracticeWords::diagnosis(const Diagnosis& diagnosis, const Profile& profile) {
    if (diagnosis.evidence == Diagnosis::Evidence::oneSlip) {
        return tr("All the rest is right: this looks like a slip, not like a wrong rule.");
    }
    QStringList names;
    for (const Misconception m : diagnosis.named) {
        names << tr("“%1”").arg(name(m, profile));
    }
    if (names.isEmpty()) {
        return {};
    }
    const bool two = names.size() > 1;
    const QString pattern = diagnosis.evidence == Diagnosis::Evidence::allButOne
                                ? (two ? tr("In all places but one, two slips give this: %1.")
                                       : tr("In all places but one, this looks like %1."))
                            : two ? tr("Two slips give exactly this: %1.")
                                  : tr("This looks like %1.");
    return pattern.arg(listedWithAnd(names));
}

} // namespace prunus
