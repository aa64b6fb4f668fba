// The line of rules on each question: how it is searched, and what it is graded under.

#include "core/practice/conventions.h"
#include "ui/words/coursevoice.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QStringList>

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

/// One rule, or where it is open which of two.
QString ruleWords(bool isNamed, const QString& rule, const QString& other) {
    //: Two rules, of which either is right if all of an answer keeps to it.
    return isNamed ? rule : PracticeWords::tr("%1, or throughout %2").arg(rule, other);
}

QString crossedWords(Profile::Crossed crossed) {
    return crossed == Profile::Crossed::clamp
               ? PracticeWords::tr("a bound that would cross the other stops at it")
               : PracticeWords::tr("a bound that crosses the other is written as it is");
}

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
    const bool isClamped = profile.crossed == Profile::Crossed::clamp;
    if (question == Question::windows && untilExit) {
        rules << ruleWords(isClamped || profile.strictConvention, crossedWords(profile.crossed),
                           crossedWords(Profile::Crossed::clamp));
    }
    if (canFollow(question, profile) && profile.followShare > 0) {
        rules << PracticeWords::tr("what follows from a mistake counts %1 %")
                     .arg(shownNumber(100 * profile.followShare));
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
               ? PracticeWords::tr(
                     "the numbers at the leaves are from the side of the player who moves there")
               : PracticeWords::tr("the numbers at the leaves are from the side of the player who "
                                   "moves there, all others MAX’s");
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
        if (own.cut == other.cut && bearsOn(Convention::cut, question, profile)) {
            rules << ruleWords(isNamed(Convention::cut, question, profile), cutWords(own.cut),
                               cutWords(underOther(profile, Convention::cut).cut));
        }
        if (own.fail == other.fail && bearsOn(Convention::fail, question, profile)) {
            rules << ruleWords(isNamed(Convention::fail, question, profile), failWords(own.fail),
                               failWords(underOther(profile, Convention::fail).fail));
        }
        rules << formWords(procedureUnder(profile, question));
    } else {
        rules << tr("every leaf is evaluated");
    }
    if (traits(procedureUnder(profile, question).options.algorithm).takesWindow &&
        profile.window != Window{}) {
        rules << tr("first window %1").arg(shownWindow(profile.window));
    }
    if (bearsOn(Convention::tieMove, question, profile)) {
        const bool isOne = profile.tieMove == Profile::Ties::any ||
                           isNamed(Convention::tieMove, question, profile);
        rules << ruleWords(isOne, tieWords(profile),
                           tieWords(underOther(profile, Convention::tieMove)));
    }
    rules << manners(question, profile) << leafSideWords(question, profile);
    rules.removeAll(QString());
    if (!profile.title.empty()) {
        rules << tr("course profile “%1”").arg(QString::fromStdString(profile.title));
    }
    return tr("Graded under: %1.").arg(rules.join(QStringLiteral(" · ")));
}

QString PracticeWords::otherRules(const Profile& course, const Profile& other) {
    QStringList rules;
    if (other.cut != course.cut) {
        rules << cutWords(other.cut);
    }
    if (other.fail != course.fail) {
        rules << failWords(other.fail);
    }
    if (other.tieMove != course.tieMove) {
        rules << tieWords(other);
    }
    if (other.crossed != course.crossed) {
        rules << crossedWords(other.crossed);
    }
    return tr("Right under other rules: %1.").arg(rules.join(QStringLiteral(" · ")));
}

} // namespace prunus
