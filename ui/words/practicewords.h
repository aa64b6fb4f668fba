#pragma once

#include "core/practice/diagnosis.h"
#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/practice/terms.h"
#include "core/tree/displayname.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// What is said while somebody practises: what is asked, under which rules, and how an answer went.
/// Of the tree, never of the person.
class PracticeWords {
    Q_DECLARE_TR_FUNCTIONS(PracticeWords)

  public:
    /// What a kind of question is called in a menu, with a letter for the keyboard.
    [[nodiscard]] static QString menuName(Question question);
    /// A kind of question in one sentence, whatever tree, course and terms it is asked with.
    [[nodiscard]] static QString about(Question question);
    /// The question in one sentence; of a puzzle see the next.
    [[nodiscard]] static QString prompt(Question question, const Profile& profile, Player root,
                                        const Terms& terms = {});
    /// The same of any question about a tree.
    [[nodiscard]] static QString prompt(const GameTree& tree, Question question,
                                        const Profile& profile, Player root, const Terms& terms);
    /// How it is answered.
    [[nodiscard]] static QString manner(Question question, const Profile& profile,
                                        const Terms& terms = {});
    /// What single letters do at a node of the tree; empty for nothing.
    [[nodiscard]] static QString keyHint(Question question);
    /// Why pressing a node means nothing.
    [[nodiscard]] static QString noPlace(Question question);
    /// How a field wants to be filled in.
    [[nodiscard]] static QString noNumber(bool withRelation);

    /// "Searched left to right, MAX at the root."
    [[nodiscard]] static QString searched(Question question, const Profile& profile, Player root);
    /// "Graded under: cut when α ≥ β · fail-hard."
    [[nodiscard]] static QString gradedUnder(Question question, const Profile& profile,
                                             const Terms& terms = {});
    /// Both, in the course's words.
    [[nodiscard]] static QString rules(Question question, const Profile& profile,
                                       const GameTree& tree, const Terms& terms = {});
    /// In what one procedure differs from another: "cut when α > β".
    [[nodiscard]] static QString apart(const Procedure& one, const Procedure& other);

    /// Where a node is: "child 3 of C, which is MIN’s".
    [[nodiscard]] static QString place(const GameTree& tree, const DisplayNames& names, Player root,
                                       NodeId n);
    [[nodiscard]] static QString verdict(GradedItem::Verdict verdict);
    /// And from what something follows, by the names of nodes.
    [[nodiscard]] static QString verdict(const GradedItem& item, const DisplayNames& names);
    /// ✓, ✗, or ↳ for what follows from a mistake.
    [[nodiscard]] static QString sign(GradedItem::Verdict verdict);
    /// In what the rules of a course differ from others, in words of the others.
    [[nodiscard]] static QString otherRules(const Profile& course, const Profile& other);
    /// Where what would have been right stands once it is shown; empty for nowhere.
    [[nodiscard]] static QString whereRight(Question question);
    /// How many are right, and no more. Not of a line of play; see PracticeReasons::ofLine().
    [[nodiscard]] static QString counted(Question question, const Grade& grade);
    /// The rule that decides such a question, without its answer.
    [[nodiscard]] static QString rule(Question question, const Profile& profile);

    /// What a call gets from those above it.
    [[nodiscard]] static QString handedDown(const Procedure& procedure);

    /// That a step was done for somebody, at a node of this name or at none.
    [[nodiscard]] static QString stepDone(const QString& node);
    /// That none is left to do.
    [[nodiscard]] static QString noStep();

    /// What a misconception is called, and why it is one; in a course.
    [[nodiscard]] static QString name(Misconception m, const Profile& profile = {});
    [[nodiscard]] static QString explained(Misconception m, const Profile& profile = {});
    /// What an answer looks like; empty if it looks like nothing known.
    [[nodiscard]] static QString diagnosis(const Diagnosis& diagnosis, const Profile& profile = {});

  private:
    [[nodiscard]] static QString aboutOtherSide(GradedItem::Verdict verdict);
    [[nodiscard]] static QString promptOfWindows(const Profile& profile);
    [[nodiscard]] static QString mannerOfWindows(const Profile& profile);
    [[nodiscard]] static QString promptOfMove(Profile::LineLength length);
    [[nodiscard]] static QString whatCounts(const Profile& profile);
};

} // namespace prunus
