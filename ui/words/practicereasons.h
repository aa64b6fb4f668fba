#pragma once

#include "core/practice/grade.h"
#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/practice/sheet.h"
#include "core/practice/terms.h"
#include "core/tree/displayname.h"

#include <QCoreApplication>
#include <QStringList>

namespace prunus {

/// The node that an item of a grade is about; noNode for none, as for a count.
[[nodiscard]] NodeId nodeOfItem(const GameTree& tree, const std::string& item);

/// Why parts of an answer are wrong, in sentences that are made of what the right search did. What
/// is given must outlive it.
class PracticeReasons {
    Q_DECLARE_TR_FUNCTIONS(PracticeReasons)

  public:
    PracticeReasons(const GameTree& tree, const DisplayNames& names, Question question,
                    const Profile& profile, const Sheet& right, const Terms& terms = {})
        : tree_(tree), names_(names), question_(question), profile_(profile), right_(right),
          terms_(terms) {}

    /// One for each place that is wrong or missing, as they come. What was not crossed out is told
    /// where it is only once the question is closed.
    [[nodiscard]] QStringList of(const Answer& answer, const Grade& grade, bool closed) const;
    /// Of a move and a line of play that are not both right: what is, and whether the line only
    /// breaks off too early.
    [[nodiscard]] QString ofLine(const Answer& answer, const Grade& grade) const;
    /// Where the answer and the search differ first, and no more; or that they do not.
    [[nodiscard]] QString place(const Answer& answer, const Grade& grade) const;
    /// What is the case there.
    [[nodiscard]] QString condition(const Answer& answer, const Grade& grade) const;

  private:
    [[nodiscard]] std::size_t readRight(const Answer& answer) const;
    [[nodiscard]] const SheetCut* cutOf(NodeId unit) const;
    [[nodiscard]] const SheetCut* cutOver(NodeId n) const;
    [[nodiscard]] NodeId endOfRightLine(const Answer& answer) const;
    [[nodiscard]] QString conditionOfOrder(const Answer& answer) const;
    [[nodiscard]] QString conditionOfNumber(const std::string& item) const;
    [[nodiscard]] QString conditionOfVisit(NodeId n) const;
    [[nodiscard]] QString ofNode(NodeId n, GradedItem::Verdict verdict) const;
    [[nodiscard]] QString ofCount(const std::string& name) const;
    [[nodiscard]] QString ofMove(const Answer& answer) const;
    [[nodiscard]] QString ofOrder(const Answer& answer) const;
    [[nodiscard]] QString ofValue(NodeId n) const;
    [[nodiscard]] QString ofSkipped(NodeId unit) const;
    [[nodiscard]] QString ofRead(NodeId leaf) const;
    /// With which windows it was visited, as far as they are asked for.
    [[nodiscard]] QString windowsAt(NodeId n) const;
    [[nodiscard]] QStringList ofWindows(const Grade& grade, bool closed) const;
    /// What follows from a mistake, and from which.
    [[nodiscard]] QStringList followed(const Grade& grade, bool closed) const;
    [[nodiscard]] QString ofReturned(NodeId n) const;
    [[nodiscard]] QString ofResult(NodeId n) const;
    [[nodiscard]] QString ofProof(NodeId n) const;
    [[nodiscard]] QString ofCut(NodeId n) const;
    [[nodiscard]] QString ofType(NodeId n) const;
    [[nodiscard]] QString ofBothSides() const;
    [[nodiscard]] QString ofOutcome() const;
    [[nodiscard]] QString ofTwoRules(NodeId leaf) const;
    [[nodiscard]] QString ofDepthLimit() const;
    [[nodiscard]] QString ofBudget() const;
    [[nodiscard]] QString hintOfDepth(bool condition) const;
    [[nodiscard]] QString ofLeafBounds(const std::string& name) const;
    [[nodiscard]] QString name(NodeId n) const;
    [[nodiscard]] Player playerAt(NodeId n) const {
        return prunus::playerAt(right_.root, tree_.rowOf(n));
    }

    const GameTree& tree_;
    const DisplayNames& names_;
    Question question_;
    const Profile& profile_;
    const Sheet& right_;
    Terms terms_;
};

} // namespace prunus
