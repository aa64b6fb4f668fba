#pragma once

#include "core/practice/diagnosis.h"
#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/practice/terms.h"
#include "core/tree/displayname.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// Texts for practice: what is asked, under which rules, and how an answer went. They speak of the
/// tree, never of the person.
class PracticeWords {
    Q_DECLARE_TR_FUNCTIONS(PracticeWords)

  public:
    /// The name of a kind of question in a menu, with its shortcut letter.
    [[nodiscard]] static QString menuName(Question question);
    /// Describes a kind of question in one sentence, whatever tree, course and terms it is asked
    /// with.
    [[nodiscard]] static QString about(Question question);
    /// The question in one sentence. For a puzzle use the overload that takes the tree.
    [[nodiscard]] static QString prompt(Question question, const Profile& profile, Player root,
                                        const Terms& terms = {});
    /// The question in one sentence, for any question about a tree, puzzles included.
    [[nodiscard]] static QString prompt(const GameTree& tree, Question question,
                                        const Profile& profile, Player root, const Terms& terms);
    /// Says how a question is answered.
    [[nodiscard]] static QString manner(Question question, const Profile& profile,
                                        const Terms& terms = {});
    /// Says what keys do at a node of the tree; empty if they do nothing.
    [[nodiscard]] static QString keyHint(Question question);
    /// Says why pressing a node has no effect.
    [[nodiscard]] static QString noPlace(Question question);
    /// Says that a field's text is no number, and how to write one: with a relation such as ≤
    /// before it if `withRelation`.
    [[nodiscard]] static QString noNumber(bool withRelation);

    /// Says how the tree is searched: "Searched left to right, MAX at the root."
    [[nodiscard]] static QString searched(Question question, const Profile& profile, Player root);
    /// Says under which rules an answer is graded: "Graded under: cut when α ≥ β · fail-hard."
    [[nodiscard]] static QString gradedUnder(Question question, const Profile& profile,
                                             const Terms& terms = {});
    /// Both searched() and gradedUnder(), in the course's words.
    [[nodiscard]] static QString rules(Question question, const Profile& profile,
                                       const GameTree& tree, const Terms& terms = {});
    /// Says what `one` does differently from `other`: "cut when α > β".
    [[nodiscard]] static QString apart(const Procedure& one, const Procedure& other);

    /// Says where a node is: "child 3 of C, which is MIN’s".
    [[nodiscard]] static QString place(const GameTree& tree, const DisplayNames& names, Player root,
                                       NodeId n);
    [[nodiscard]] static QString verdict(GradedItem::Verdict verdict);
    /// The verdict on an item in words; if the item follows from mistakes, with the names of the
    /// nodes where they are.
    [[nodiscard]] static QString verdict(const GradedItem& item, const DisplayNames& names);
    /// The sign for a verdict: ✓, ✗, or ↳ for what follows from a mistake.
    [[nodiscard]] static QString sign(GradedItem::Verdict verdict);
    /// Says under which other rules an answer is right: those in which `other` differs from
    /// `course`.
    [[nodiscard]] static QString otherRules(const Profile& course, const Profile& other);
    /// Says where the right answer stands once it is shown; empty if it is not shown in the tree.
    [[nodiscard]] static QString whereRight(Question question);
    /// Says how many parts are right, without saying which. Not for a line of play; see
    /// PracticeReasons::ofLine().
    [[nodiscard]] static QString counted(Question question, const Grade& grade);
    /// The rule that decides such a question, without its answer.
    [[nodiscard]] static QString rule(Question question, const Profile& profile);

    /// Says which bounds a call gets from the calls above it.
    [[nodiscard]] static QString handedDown(const Procedure& procedure);

    /// Says that a step was done for the student, at the node with this name; the name is empty if
    /// the step is at no node.
    [[nodiscard]] static QString stepDone(const QString& node);
    /// Says that no step is left to do.
    [[nodiscard]] static QString noStep();

    /// The name of a misconception, and why it is wrong, under the conventions of a course.
    [[nodiscard]] static QString name(Misconception m, const Profile& profile = {});
    [[nodiscard]] static QString explained(Misconception m, const Profile& profile = {});
    /// Says which known misconceptions an answer looks like; empty if there are none.
    [[nodiscard]] static QString diagnosis(const Diagnosis& diagnosis, const Profile& profile = {});

  private:
    [[nodiscard]] static QString aboutOtherSide(GradedItem::Verdict verdict);
    [[nodiscard]] static QString promptOfWindows(const Profile& profile);
    [[nodiscard]] static QString mannerOfWindows(const Profile& profile);
    [[nodiscard]] static QString promptOfMove(Profile::LineLength length);
    [[nodiscard]] static QString whatCounts(const Profile& profile);
};

} // namespace prunus
