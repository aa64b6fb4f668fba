// Why a whole search comes to what it does.

#include "core/practice/asked.h"
#include "ui/words/lists.h"
#include "ui/words/practicereasons.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <algorithm>

namespace prunus {

QString PracticeReasons::ofBothSides() const {
    Procedure turned = right_.procedure;
    turned.rightToLeft = !turned.rightToLeft;
    const auto other = makeSheet(tree_, turned);
    if (!other) {
        return {};
    }
    const std::size_t leaves = right_.leaves.size();
    const std::size_t others = other->leaves.size();
    return leaves == others ? tr("From both sides equally many leaves are read: %1.").arg(leaves)
                            : tr("From this side %1 leaves are read, from the other side %2.")
                                  .arg(leaves)
                                  .arg(others);
}

QString PracticeReasons::ofOutcome() const {
    const QString value = shownNumber(right_.value);
    const Window first = right_.procedure.options.window;
    switch (right_.bound) {
    case Sheet::Bound::failLow:
        return tr("It returns %1, which is not above α = %2: it fails low, and the root is worth "
                  "at "
                  "most that.")
            .arg(value, shownNumber(first.alpha));
    case Sheet::Bound::failHigh:
        return tr("It returns %1, which is not below β = %2: it fails high, and the root is worth "
                  "at least that.")
            .arg(value, shownNumber(first.beta));
    case Sheet::Bound::exact:
        break;
    }
    return tr("It returns %1, which lies between α and β of %2: the root is worth exactly that.")
        .arg(value, shownWindow(first));
}

QString PracticeReasons::ofTwoRules(NodeId leaf) const {
    const Procedure& own = right_.procedure;
    const auto other = makeSheet(tree_, terms_.other.value_or(own));
    if (!other) {
        return {};
    }
    const QString one = PracticeWords::apart(own, other->procedure);
    const QString two = PracticeWords::apart(other->procedure, own);
    const bool byOwn = right_.nodes[leaf.value].reached;
    const bool byOther = other->nodes[leaf.value].reached;
    if (byOwn == byOther) {
        return (byOwn ? tr("%1 is read under both rules.") : tr("%1 is read under neither rule."))
            .arg(name(leaf));
    }
    //: %2 and %3 are rules, such as "cut when α > β".
    return tr("%1 is read under “%2”, and not under “%3”.")
        .arg(name(leaf), byOwn ? one : two, byOwn ? two : one);
}

QString PracticeReasons::ofLeafBounds(const std::string& count) const {
    const auto shape = evenShapeOf(tree_, right_);
    if (!shape) {
        return {};
    }
    const Answer key = answerOf(tree_, question_, right_, profile_, terms_);
    const QString number = shownCount(key.counts.at(count));
    const QString children = shownCount(shape->children);
    if (count == "leavesAtMost") {
        //: %1 is a number of children, %2 a depth: a power.
        return tr("At most all are read: %1 to the power of %2, which is %3.")
            .arg(children)
            .arg(shownCount(shape->depth))
            .arg(number);
    }
    //: Two powers of %1, the number of children.
    return tr("At least %1 to the power of %2, plus %1 to the power of %3, minus 1, are read, "
              "which "
              "is %4.")
        .arg(children)
        .arg(shownCount((shape->depth + 1) / 2))
        .arg(shownCount(shape->depth / 2))
        .arg(number);
}

QString PracticeReasons::ofMove(const Answer& answer) const {
    const NodeRange moves = tree_.children(GameTree::root());
    const auto worth = [&](NodeId n) { return right_.nodes[n.value].minimax; };
    if (answer.move && *answer.move < moves.size() && right_.move &&
        worth(moves[*answer.move]) != worth(moves[*right_.move])) {
        return tr("%1 is worth %2; the best move, %3, is worth %4.")
            .arg(name(moves[*answer.move]), shownNumber(worth(moves[*answer.move])),
                 name(moves[*right_.move]), shownNumber(worth(moves[*right_.move])));
    }
    QStringList line;
    NodeId n = GameTree::root();
    for (const std::uint32_t child : right_.line) {
        n = tree_.children(n)[child];
        line << name(n);
    }
    return tr("The line of play is %1.").arg(listed(line));
}

QStringList PracticeReasons::followed(const Grade& grade, bool closed) const {
    QStringList sentences;
    for (const GradedItem& each : grade.items) {
        const NodeId n = nodeOfItem(tree_, each.item);
        if (each.verdict != GradedItem::Verdict::follows || n == noNode) {
            continue;
        }
        const QString from = PracticeWords::verdict(each, names_);
        //: A node, and that what is written there “follows from your B and C”.
        sentences
            << (closed
                    ? tr("%1 %2.").arg(name(n), from)
                    : tr("%1 %2. Once that is corrected, %1 is judged anew.").arg(name(n), from));
    }
    return sentences;
}

} // namespace prunus
