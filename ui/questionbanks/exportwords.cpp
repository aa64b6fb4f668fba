#include "ui/questionbanks/exportwords.h"

#include "core/formats/treeformat.h"
#include "ui/words/lists.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

namespace prunus {

QString ExportWords::prompt(Question question, const Profile& profile) {
    const bool changes =
        question == Question::windows && profile.windowShown == Profile::WindowShown::history;
    return changes ? tr("Give α and β with which each node is entered, and those with which the "
                        "search leaves it.")
                   : QString();
}

QString ExportWords::manner(Question question, const Profile& profile) {
    switch (question) {
    case Question::crossOut:
        return tr("Say of each leaf whether it is read or skipped.");
    case Question::leafOrder:
        return tr("Choose 1 at the leaf that is evaluated first, 2 at the next one, and so on.");
    case Question::windows:
        return tr("Say of nodes that the search does not come to that they are not visited.");
    case Question::returned:
        return profile.valueNotation == Profile::ValueNotation::plain
                   ? tr("Say of nodes that the search does not come to that they are not visited.")
                   : tr("Say what each visited node is worth at least and at most: the same number "
                        "twice where its value is known, −∞ or +∞ where nothing is proved.");
    case Question::negamax:
        return tr("The numbers at the leaves are MAX’s. A leaf at which MIN would move is worth "
                  "its number with the sign changed. On every branch a value changes its sign on "
                  "the way up.");
    case Question::cuts:
        return tr("Say of each node which cutoff there is, and which node’s value is the bound: a "
                  "child of a node above.");
    default:
        return {};
    }
}

QString ExportWords::slips(const std::vector<Misconception>& slips) {
    QStringList names;
    for (const Misconception m : slips) {
        names << tr("“%1”").arg(PracticeWords::name(m));
    }
    if (slips.size() == 1) {
        //: %1 is what somebody gets wrong, %2 a sentence on why it is wrong.
        return tr("This comes out with %1. %2")
            .arg(names.front(), PracticeWords::explained(slips.front()));
    }
    return tr("This comes out with two slips: %1.").arg(listedWithAnd(names));
}

QString ExportWords::childrenOf(const QString& name) {
    return tr("Below %1").arg(name);
}
QString ExportWords::isRead() {
    return tr("read");
}
QString ExportWords::isSkipped() {
    return tr("skipped");
}
QString ExportWords::notVisited() {
    return tr("not visited");
}
QString ExportWords::nothing() {
    return tr("nothing");
}
QString ExportWords::noCutoff() {
    return tr("no cutoff");
}

QString ExportWords::cutoff(Player mover, bool deep) {
    return mover == Player::min ? (deep ? tr("α-cutoff, deep") : tr("α-cutoff, shallow"))
                                : (deep ? tr("β-cutoff, deep") : tr("β-cutoff, shallow"));
}

QString ExportWords::firstWindow() {
    return tr("the first window");
}
QString ExportWords::noType() {
    return tr("none of them");
}

QString ExportWords::value() {
    return tr("value");
}
QString ExportWords::atLeast() {
    return tr("at least");
}
QString ExportWords::atMost() {
    return tr("at most");
}

QString ExportWords::bound(bool isAlpha, std::optional<bool> atExit) {
    if (!atExit) {
        return isAlpha ? QStringLiteral("α") : QStringLiteral("β");
    }
    return isAlpha ? (*atExit ? tr("α at exit") : tr("α at entry"))
                   : (*atExit ? tr("β at exit") : tr("β at entry"));
}

QString ExportWords::move() {
    return tr("Move");
}

QString ExportWords::moveAfter(std::uint32_t moves) {
    return moves == 1 ? tr("Reply") : tr("Move %1").arg(moves + 1);
}

QString ExportWords::cutoffHere() {
    return tr("cutoff");
}
QString ExportWords::becauseOf() {
    return tr("because of");
}

QString ExportWords::noGaps() {
    return tr("it is answered by building something");
}
QString ExportWords::noKey() {
    return tr("there is nothing to fill in on this tree");
}
QString ExportWords::tooLarge() {
    return tr("its tree has more than 2,000 nodes");
}
QString ExportWords::noMove() {
    return tr("there is no move to be made");
}

QString ExportWords::severalLines() {
    return tr(
        "several lines of play are right; ask for the move alone (\"pvLength\": \"1\"), or for "
        "the first of equal moves (\"tieMove\": \"first\")");
}

QString ExportWords::readTwice() {
    return tr("its search reads a leaf twice");
}

QString ExportWords::picture(const GameTree& tree, Player root) {
    //: %1 is MAX or MIN, %2 a tree in brackets.
    return tr("A game tree; %1 moves at the root: %2")
        .arg(shownPlayer(root), QString::fromStdString(written(tree, TreeFormat::text)));
}

} // namespace prunus
