#include "ui/words/practicewords.h"

#include "ui/words/coursevoice.h"
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

QString PracticeWords::rules(Question question, const Profile& profile, const GameTree& tree,
                             const Terms& terms) {
    Profile titled = profile; // its title stays as it is
    titled.title = profile.title.empty() ? std::string() : "%1";
    const Player root = profile.root.value_or(tree.header().root);
    const QString said =
        CourseVoice(profile, tree)
            .said(searched(question, profile, root) + u' ' + gradedUnder(question, titled, terms));
    return profile.title.empty() ? said : said.arg(QString::fromStdString(profile.title));
}

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

namespace {

/// How often, where and as what something is written or counted.
QStringList manners(Question question, const Profile& profile) {
    using Shown = Profile::WindowShown;
    QStringList rules;
    const bool untilExit =
        profile.windowShown == Shown::exit || profile.windowShown == Shown::history;
    if (question == Question::windows && untilExit && profile.crossed == Profile::Crossed::clamp) {
        rules << PracticeWords::tr("a bound that would cross the other stops at it");
    }
    const bool ofCuts = question == Question::cuts || question == Question::counts;
    if (ofCuts && profile.lateEdge) {
        rules << PracticeWords::tr("a window that closes at the last child is a cutoff, too");
    }
    if (marksLeaves(question) && profile.partial == Profile::Partial::perError) {
        rules
            << PracticeWords::tr("each error costs %1 %").arg(shownNumber(100 * profile.perError));
    } else if (marksLeaves(question) && profile.partial == Profile::Partial::exact) {
        rules << PracticeWords::tr("all or nothing");
    }
    return rules;
}

QString tieWords(const Profile& profile) {
    if (profile.tieMove == Profile::Ties::any) {
        return PracticeWords::tr("of equal moves any is right");
    }
    const bool fromRight = profile.order == Profile::Order::reversed;
    return profile.tieMove == Profile::Ties::last
               ? (fromRight ? PracticeWords::tr("of equal moves the last, searched from the right")
                            : PracticeWords::tr("of equal moves the last"))
               : (fromRight ? PracticeWords::tr("of equal moves the first, searched from the right")
                            : PracticeWords::tr("of equal moves the first"));
}

/// From whose side leaves are given, where that is not MAX's.
QString leafSideWords(Question question, const Profile& profile) {
    if (profile.leafSide == Profile::LeafSide::max || question == Question::leafBounds) {
        return {};
    }
    return traits(question).isPuzzle ? PracticeWords::tr("the numbers at the leaves are MAX’s")
           : question == Question::negamax
               ? PracticeWords::tr("the numbers at the leaves are from the side of who moves there")
               : PracticeWords::tr("the numbers at the leaves are from the side of who moves "
                                   "there, all others MAX’s");
}

/// Of a form of alpha-beta that hands other windows down.
QString formWords(const Procedure& procedure) {
    switch (traits(procedure.options.algorithm).handsDown) {
    case HandsDown::best:
        return PracticeWords::tr("first draft: a child is given what its parent has found, and "
                                 "nothing from further up");
    case HandsDown::given:
        return PracticeWords::tr("second draft: a child is given the window that its parent was "
                                 "given");
    case HandsDown::stands:
        break;
    }
    return procedure.callPerRootChild
               ? PracticeWords::tr("each move of the root is searched with an open window")
               : QString();
}

} // namespace

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
        rules << formWords(procedureUnder(profile, question));
    } else {
        rules << tr("every leaf is evaluated");
    }
    if (traits(procedureUnder(profile, question).options.algorithm).takesWindow &&
        profile.window != Window{}) {
        rules << tr("first window %1").arg(shownWindow(profile.window));
    }
    if (question == Question::move || asksForDepth(question)) {
        rules << tieWords(profile);
    }
    rules << manners(question, profile) << leafSideWords(question, profile);
    rules.removeAll(QString());
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
        .arg(shownCount(tree.childNumber(n) + 1))
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
                                ? (two ? tr("In all places but one two slips give this: %1.")
                                       : tr("In all places but one this looks like %1."))
                            : two ? tr("Two slips give exactly this: %1.")
                                  : tr("This looks like %1.");
    return pattern.arg(listedWithAnd(names));
}

} // namespace prunus
