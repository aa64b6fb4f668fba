#pragma once

#include "core/practice/consistent.h"
#include "core/practice/grade.h"

#include <optional>
#include <vector>

namespace prunus {

/// Compares one answer with its key and collects what it finds. Only gradeAnswer() uses it.
class Grader {
  public:
    /// All arguments must outlive the grader; the sheet is from the side of the question.
    Grader(const GameTree& tree, Question question, const Sheet& right, const Answer& answer,
           const Profile& profile, double followShare, const Terms& terms)
        : tree_(tree), right_(right), answer_(answer), profile_(profile), terms_(terms),
          key_(answerOf(tree, question, right, profile, terms)), followShare_(followShare) {}

    [[nodiscard]] Grade grade(Question question);

  private:
    using Verdict = GradedItem::Verdict;

    /// What the fields of a node are worth, and how many there are.
    struct Fields {
        double credit = 0;
        double all = 0;
        bool given = false;
        bool wrong = false; ///< whether some are wrong and follow from nothing
        bool follows = false;
        std::vector<NodeId> from = {};
    };

    static Verdict verdictOf(bool given, double credit) {
        return credit == 1 ? Verdict::right : given ? Verdict::wrong : Verdict::missing;
    }
    void add(std::string item, Verdict verdict, double credit);
    void add(NodeId n, Verdict verdict, double credit);
    void addFollowing(NodeId n, double credit, std::vector<NodeId> from);
    /// Keeps in the `from` of each item only the nodes whose entries are not right, without its
    /// own.
    void keepMistakes();
    /// Sets the credit to the mean of all items, each worth a point. If there are no items, nothing
    /// was asked and nothing answered, which is right.
    void takeMean();
    /// Adds a wrong item for each entry at a node that has no such field.
    template <class V> void addNotAsked(const std::map<NodeId, V>& given, const auto& isAsked) {
        for (const auto& [n, value] : given) {
            if (!isAsked(n)) {
                add(n, Verdict::wrong, 0);
            }
        }
    }

    void gradeValues(Question question);
    [[nodiscard]] double creditOf(const WrittenValue& key, const WrittenValue& given) const;
    void gradeMove();
    struct BestLine {
        std::size_t good = 0;   ///< how many first moves of a line lead to a child of equal value
        std::size_t length = 0; ///< the length that is asked of a line that goes on in this way
    };
    [[nodiscard]] BestLine bestLine(const std::vector<std::uint32_t>& given) const;
    void gradeMarks();
    void gradeMirror();
    void gradeFirstWindow();
    void gradeDepthLimit();
    void gradeBudget();
    /// Grades the move that a search with this sheet chooses. The question asks for a number, too;
    /// `numberGiven` says whether that is answered.
    void gradeChosenMove(const Sheet* sheet, bool numberGiven);
    /// The credit of a cross-out with so many errors.
    [[nodiscard]] double creditForErrors(std::size_t errors) const;
    void gradeOrder();
    void gradeCounts();
    void gradeCuts();
    /// Whether the node given is the child that set the bound of the cutoff, or another child of an
    /// ancestor that was searched before and is proved to be worth as much.
    [[nodiscard]] bool isWitness(NodeId given, const WrittenCut& key) const;
    void gradeTypes();

    void gradeWindows();
    void gradeNegamax();
    [[nodiscard]] Fields windowFields(NodeId n, const WrittenWindows& key, bool mayFollow) const;
    void compareBound(Fields& fields, bool right, const std::vector<NodeId>* from) const;
    void compareWindow(Fields& fields, NodeId n, const std::optional<Window>& given, Window right,
                       const Derived& derived) const;
    void compareHistory(Fields& fields, NodeId n, const std::vector<Window>& given,
                        bool mayFollow) const;
    [[nodiscard]] bool isAskedBound(NodeId n, bool isAlpha) const;
    void addFields(NodeId n, const Fields& fields);

    const GameTree& tree_;
    const Sheet& right_;
    const Answer& answer_;
    const Profile& profile_;
    const Terms& terms_;
    Answer key_;
    double followShare_;
    Grade grade_;
};

} // namespace prunus
