#include "ui/words/puzzlewords.h"

#include "core/base/unreachable.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

namespace prunus {

QString PuzzleWords::name(NodeId n) const {
    return shownName(names_, n);
}

QString PuzzleWords::menuName(Question question) {
    switch (question) {
    case Question::reorder:
        return tr("Reorder for most &pruning");
    case Question::ranges:
        return tr("&For which x?");
    case Question::fillIn:
        return tr("F&ill in leaf values");
    case Question::findTheBug:
        return tr("Find the &bug");
    default:
        return tr("&True or false");
    }
}

QString PuzzleWords::goalOf(const Filling& filling) const {
    switch (filling.goal) {
    case Filling::Goal::most:
        return tr("as many leaves as possible are skipped");
    case Filling::Goal::nothing:
        return tr("no leaf is skipped");
    case Filling::Goal::exactly:
        return tr("exactly %n leaves are skipped", nullptr, static_cast<int>(filling.count));
    case Filling::Goal::leaf:
        return tr("%1 is skipped").arg(name(filling.leaf));
    }
    unreachable();
}

QString PuzzleWords::promptOfX() const {
    const AboutX& about = puzzle_.terms.aboutX;
    switch (about.asks) {
    case AboutX::Asks::pruned:
        return tr("For which values of x does alpha-beta skip the leaf %1?").arg(name(about.node));
    case AboutX::Asks::best:
        return tr("For which values of x does alpha-beta play %1?").arg(name(about.node));
    case AboutX::Asks::worth:
        return tr("For which values of x does alpha-beta return %1 from the root?")
            .arg(shownNumber(about.worth));
    }
    unreachable();
}

QString PuzzleWords::promptOfListing() const {
    const WrongListing& listing = puzzle_.terms.listing;
    const int most = static_cast<int>(listing.mostLeaves);
    QString tree;
    switch (listing.aspect) {
    case Aspect::value:
        tree = tr("Give a tree with at most %n leaves for which it returns another value than "
                  "alpha-beta.",
                  nullptr, most);
        break;
    case Aspect::move:
        tree = tr("Give a tree with at most %n leaves on which it plays another move than "
                  "alpha-beta.",
                  nullptr, most);
        break;
    case Aspect::line:
        tree = tr("Give a tree with at most %n leaves on which its line of play is another than "
                  "alpha-beta’s.",
                  nullptr, most);
        break;
    case Aspect::leaves:
    case Aspect::order:
        tree = tr("Give a tree with at most %n leaves of which it reads other leaves than "
                  "alpha-beta.",
                  nullptr, most);
        break;
    case Aspect::returned:
        tree = tr("Give a tree with at most %n leaves on which it returns another number from "
                  "some node than alpha-beta.",
                  nullptr, most);
        break;
    }
    //: %1 is a sentence on the tree that is wanted.
    return tr("One line of this listing is wrong. %1 Which line is it?").arg(tree);
}

QString PuzzleWords::prompt() const {
    switch (puzzle_.question) {
    case Question::reorder:
        return PracticeWords::about(puzzle_.question);
    case Question::ranges:
        return promptOfX();
    case Question::fillIn:
        //: %1 and %2 are numbers, %3 what is wanted: "no leaf is skipped".
        return tr("Give the leaves whole numbers from %1 to %2, each at most once, so that %3.")
            .arg(puzzle_.terms.filling.least)
            .arg(puzzle_.terms.filling.greatest)
            .arg(goalOf(puzzle_.terms.filling));
    case Question::findTheBug:
        return promptOfListing();
    default:
        return tr("True or false? %1").arg(statement(puzzle_.terms.statement));
    }
}

/// How a tree is given in which a bug shows, and what the function is that is not shown.
QString PuzzleWords::mannerOfListing(const Profile& profile, Misconception slip) {
    //: %1 is MAX or MIN.
    const QString tree = tr("Write the tree in brackets, such as [2, [1, 3]], and press the wrong "
                            "line. %1 moves at the root.")
                             .arg(shownPlayer(profile.root.value_or(Player::max)));
    const QString head = listing(slip, profile).front();
    return head.startsWith(QStringLiteral("maxi"))
               ? tree + u' ' +
                     tr("mini, which is not shown, is the mirror image of maxi, with the same "
                        "mistake, unless the listing says otherwise.")
               : tree;
}

QString PuzzleWords::mannerOfStatement(Statement statement) {
    //: %1 is a window.
    const QString meant = tr("Alpha-beta starts with the window %1 here, and cuts when α ≥ β "
                             "unless the statement says otherwise.")
                              .arg(shownWindow({}));
    return traits(statement).saysCan()
               ? meant
               : meant + u' ' +
                     tr("If you choose “false”, give a tree that shows it, of at most %1 nodes, in "
                        "brackets such as [2, [1, 3]]; MAX moves at the root.")
                         .arg(mostNodesAgainst);
}

QString PuzzleWords::manner(Question question, const Profile& profile, const Terms& terms) {
    switch (question) {
    case Question::reorder:
        return tr("Drag a node over one of its siblings; or select it, and press Alt+← or Alt+→, "
                  "or one of the buttons.");
    case Question::ranges:
        return tr("x stands for the value of the leaf of that name. Write, for example, “x > 5”, "
                  "“2 < x <= 3”, “x = 7 or x >= 9”, “[2, 3) or (5, inf)”, “never” or “always”.");
    case Question::fillIn:
        return tr("A field stands at each leaf. Tab and Enter go on to the next.");
    case Question::findTheBug:
        return mannerOfListing(profile, terms.listing.slip);
    default:
        return mannerOfStatement(terms.statement);
    }
}

QString PuzzleWords::keyHint(Question question) {
    return question == Question::reorder  ? tr("Alt+← and Alt+→ move it among its siblings")
           : question == Question::fillIn ? tr("Type a number, or press Enter")
                                          : QString();
}

QString PuzzleWords::whyNot(Question question) {
    return question == Question::reorder
               ? tr("With a cut at α > β all orders would have to be tried, and there are too "
                    "many.")
               : tr("With a cut at α > β and fail-hard it is not known how much can be skipped.");
}

QString PuzzleWords::never() {
    return tr("never");
}

QString PuzzleWords::always() {
    return tr("always");
}

namespace {

QString lessThan(bool orEqual) {
    return orEqual ? QStringLiteral(" ≤ ") : QStringLiteral(" < ");
}

QString pieceOf(const ValueRange& piece) {
    const QString low = shownNumber(piece.low);
    const QString high = shownNumber(piece.high);
    if (piece.low == piece.high) {
        return QStringLiteral("x = ") + low;
    }
    if (piece.high == infinity) {
        return (piece.withLow ? QStringLiteral("x ≥ ") : QStringLiteral("x > ")) + low;
    }
    const QString below = piece.low == -infinity ? QString() : low + lessThan(piece.withLow);
    return below + u'x' + lessThan(piece.withHigh) + high;
}

} // namespace

QString PuzzleWords::of(const ValueSet& set) {
    if (set.empty()) {
        return never();
    }
    if (set.front().low == -infinity && set.front().high == infinity) {
        return always();
    }
    QStringList pieces;
    for (const ValueRange& piece : set) {
        pieces << pieceOf(piece);
    }
    //: Between pieces of a set: "x < 2 or x = 5".
    return pieces.join(tr(" or "));
}

QString PuzzleWords::statement(Statement statement) {
    switch (statement) {
    case Statement::otherValue:
        return tr("“Alpha-beta can return another value than minimax.”");
    case Statement::cubesKeepCuts:
        return tr("“If each leaf v becomes v³, the same cuts are made.”");
    case Statement::firstChildRead:
        return tr("“The first child of a node that is entered is never skipped.”");
    case Statement::sevenKeepsCuts:
        return tr("“If 7 is added to all leaves, the same cuts are made.”");
    case Statement::greaterOtherValue:
        return tr("“With α > β instead of α ≥ β the value of the root can change.”");
    case Statement::mirrorKeepsCuts:
        return tr("“If the signs of all leaves are changed and the players exchanged, the same "
                  "cuts are made.”");
    case Statement::softReadsNoMore:
        return tr("“On one and the same tree, fail-soft never reads more leaves than fail-hard.”");
    case Statement::greaterSameLeaves:
        return tr("“With α > β instead of α ≥ β the same leaves are read.”");
    case Statement::negationKeepsCuts:
        return tr("“If the signs of all leaves are changed and the players stay as they are, the "
                  "same cuts are made.”");
    case Statement::backwardsAsMany:
        return tr("“From right to left as many leaves are read as from left to right.”");
    case Statement::hardReturnsAsSoft:
        return tr("“Fail-hard returns the same number from each node as fail-soft.”");
    }
    unreachable();
}

} // namespace prunus
