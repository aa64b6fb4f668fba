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

/// Explains why parts of an answer are wrong, in sentences made from what the right search did. The
/// tree, the names, the profile and the sheet must outlive this.
class PracticeReasons {
    Q_DECLARE_TR_FUNCTIONS(PracticeReasons)

  public:
    PracticeReasons(const GameTree& tree, const DisplayNames& names, Question question,
                    const Profile& profile, const Sheet& right, const Terms& terms = {})
        : tree_(tree), names_(names), question_(question), profile_(profile), right_(right),
          terms_(terms) {}

    /// Sentences on the parts that are wrong, missing, or follow from a mistake. Places that the
    /// student did not find (skipped subtrees, leaves, cutoffs) are named only once the question is
    /// closed.
    [[nodiscard]] QStringList of(const Answer& answer, const Grade& grade, bool closed) const;
    /// Says of a move and a line of play that are not both right which of them is right, and
    /// whether the line only ends too early.
    [[nodiscard]] QString ofLine(const Answer& answer, const Grade& grade) const;
    /// Says where the answer first differs from the search, without the reason; or that nothing is
    /// wrong so far.
    [[nodiscard]] QString place(const Answer& answer, const Grade& grade) const;
    /// Says what to consider at the place where the answer first differs from the search.
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
    /// A sentence on the windows with which a node was visited, as far as the question asks for
    /// them; %1 stands for the names of nodes.
    [[nodiscard]] QString windowsAt(NodeId n) const;
    [[nodiscard]] QStringList ofWindows(const Grade& grade, bool closed) const;
    /// Sentences on the parts that follow from a mistake, and on where that mistake is.
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
