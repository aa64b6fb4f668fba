#include "core/practice/demands.h"

#include "core/practice/difficulty.h"
#include "core/practice/grade.h"
#include "core/practice/guesses.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace prunus {

namespace {

using Answers = std::vector<Answer>;

bool among(const std::vector<Demand>& demands, Demand demand) {
    return std::ranges::find(demands, demand) != demands.end();
}

std::uint64_t outside(std::uint64_t n, std::uint64_t least, std::uint64_t most) {
    return n < least ? least - n : n > most ? n - most : 0;
}

/// Looks at one tree.
class Examiner {
  public:
    Examiner(const GameTree& tree, const Demands& demands)
        : tree_(tree), demands_(demands),
          right_(makeSheet(tree, procedureUnder(demands.profile, Question::crossOut)).value()) {}

    std::vector<UnmetDemand> unmet(bool all) {
        lookAtValues();
        lookAtCuts();
        lookAtAnswer();
        if (unmet_.empty() || all) {
            keys_ = answersOf(std::nullopt, demands_.profile);
            lookAtMisconceptions();
            lookAtGuesses();
            lookAtConventions();
            lookAtRobustness();
        }
        return std::move(unmet_);
    }

  private:
    [[nodiscard]] bool isAsked(Demand demand) const { return among(demands_.demands, demand); }

    void note(Demand demand, std::uint64_t by, std::optional<Misconception> m = std::nullopt) {
        if (by > 0 && isAsked(demand)) {
            unmet_.push_back({demand, by, m});
        }
    }

    void lookAtValues() {
        std::set<Value> different;
        for (NodeId n; n.value < tree_.nodeCount(); ++n) {
            if (tree_.isLeaf(n)) {
                different.insert(tree_.staticValue(n));
            }
        }
        const std::uint64_t repeats = tree_.leafCount() - different.size();
        note(Demand::fewRepeats, outside(repeats, 0, demands_.ties));
    }

    void lookAtCuts() {
        const std::uint64_t leaves = tree_.leafCount();
        const std::uint64_t skipped = right_.skipped().size();
        note(Demand::prunes, outside(right_.counts.leavesPruned, (leaves + 3) / 4, leaves / 2) +
                                 outside(skipped, 2, skipped));
        const auto lacks = [&](auto is) {
            return std::ranges::any_of(right_.cuts, is) ? std::uint64_t{0} : std::uint64_t{1};
        };
        note(Demand::bothSides,
             lacks([](const SheetCut& cut) { return cut.mover == Player::min; }) +
                 lacks([](const SheetCut& cut) { return cut.mover == Player::max; }));
        note(Demand::depthsOfCuts, lacks([](const SheetCut& cut) { return cut.deep; }) +
                                       lacks([](const SheetCut& cut) { return !cut.deep; }) +
                                       lacks([&](const SheetCut& cut) { return cutsInner(cut); }));
        note(Demand::ties, outside(ties(), demands_.ties, demands_.ties));
        if (demands_.difficulty) {
            note(Demand::difficulty,
                 outside(difficultyOf(tree_, right_), demands_.difficulty->first,
                         demands_.difficulty->second));
        }
    }

    /// Those of a course in which a tie cuts: in another one there are none.
    [[nodiscard]] std::uint64_t ties() const {
        Procedure atTies = right_.procedure;
        atTies.options.cut = CutRule::greaterOrEqual;
        const auto count = [](const Sheet& sheet) {
            return static_cast<std::uint64_t>(
                std::ranges::count(sheet.cuts, true, &SheetCut::equal));
        };
        return atTies == right_.procedure ? count(right_) : count(makeSheet(tree_, atTies).value());
    }

    [[nodiscard]] bool cutsInner(const SheetCut& cut) const {
        return std::ranges::any_of(cut.skipped, [&](NodeId n) { return !tree_.isLeaf(n); });
    }

    /// From the side of who moves at the root.
    [[nodiscard]] Value seen(Value v) const { return fromSideOf(right_.root, v); }
    [[nodiscard]] Value worth(NodeId n) const { return seen(right_.nodes[n.value].minimax); }

    void lookAtAnswer() {
        const NodeRange family = tree_.children(GameTree::root());
        if (family.empty()) {
            return;
        }
        NodeId best = family.first;
        for (const NodeId child : family) {
            best = worth(child) > worth(best) ? child : best;
        }
        std::uint64_t rivals = 0;
        for (const NodeId child : family) {
            rivals += child != best && worth(child) > worth(best) - 1 ? 1U : 0U;
        }
        NodeId greatest = noNode;
        NodeId least = noNode;
        for (NodeId n; n.value < tree_.nodeCount(); ++n) {
            if (tree_.isLeaf(n)) {
                greatest = greatest == noNode || worth(n) > worth(greatest) ? n : greatest;
                least = least == noNode || worth(n) < worth(least) ? n : least;
            }
        }
        const Value value = worth(GameTree::root());
        const Value first = worth(right_.leaves.front());
        const auto one = [](bool faulty) { return faulty ? std::uint64_t{1} : std::uint64_t{0}; };
        note(Demand::answer,
             static_cast<std::uint64_t>(rivals) + one(best == right_.order.at(family, 0)) +
                 one(tree_.ancestor(greatest, Row{1}) == best) +
                 one(value == worth(greatest) || value == worth(least) || value == first));
    }

    /// What is answered to all questions, with a misconception or none; nothing where it cannot be
    /// carried out.
    [[nodiscard]] Answers answersOf(std::optional<Misconception> m, const Profile& profile) const {
        Answers answers;
        for (const Question question : demands_.questions) {
            const Procedure right = procedureUnder(profile, question);
            const bool windowed = traits(right.options.algorithm).windowed;
            std::optional<Procedure> procedure = right;
            if (m) {
                procedure = windowed ? procedureOf(*m, right) : exhaustiveProcedureOf(*m, right);
            }
            const auto sheet = procedure ? makeSheet(tree_, *procedure) : makeSheet(tree_, right);
            answers.push_back(sheet ? answerOf(tree_, question, *sheet, profile) : Answer());
        }
        return answers;
    }

    void lookAtMisconceptions() {
        if (!isAsked(Demand::shows) && !isAsked(Demand::separates)) {
            return;
        }
        std::vector<Answers> wrong;
        for (const Misconception m : demands_.watch) {
            Answers answers = answersOf(m, demands_.profile);
            note(Demand::shows, answers == keys_ ? 1 : 0, m);
            if (std::ranges::find(wrong, answers) != wrong.end()) {
                note(Demand::separates, 1, m);
            }
            wrong.push_back(std::move(answers));
        }
    }

    void lookAtGuesses() {
        const auto crosses = std::ranges::find(demands_.questions, Question::crossOut);
        if (!isAsked(Demand::noShortCut) || crosses == demands_.questions.end()) {
            return;
        }
        std::uint64_t good = 0;
        for (const Answer& guess : guessedCrosses(tree_, right_)) {
            const Grade grade =
                gradeAnswer(tree_, Question::crossOut, right_, guess, demands_.profile, false);
            good += grade.credit > 0.5 ? 1U : 0U;
        }
        note(Demand::noShortCut, good);
    }

    /// Those that change which leaves are read; what is returned always depends on the fail mode.
    void lookAtConventions() {
        if (!isAsked(Demand::conventionProof)) {
            return;
        }
        Profile other = demands_.profile;
        other.cut = other.cut == CutRule::greater ? CutRule::greaterOrEqual : CutRule::greater;
        std::uint64_t differing = demands_.ties == 0 && answersOf({}, other) != keys_ ? 1 : 0;
        other = demands_.profile;
        other.fail = other.fail == FailMode::hard ? FailMode::soft : FailMode::hard;
        const bool ofNumbers = std::ranges::any_of(demands_.questions, [](Question question) {
            return question == Question::returned || question == Question::windows;
        });
        differing += !ofNumbers && answersOf({}, other) != keys_ ? 1U : 0U;
        note(Demand::conventionProof, differing);
    }

    void lookAtRobustness() {
        if (!isAsked(Demand::robust)) {
            return;
        }
        std::uint64_t fragile = 0;
        for (const NodeId leaf : right_.leaves) {
            for (const Value change : {-1.0, 1.0}) {
                std::vector<Value> values = tree_.ownValues();
                values[leaf.value] += change;
                const GameTree changed(tree_.offsets(), std::move(values), tree_.header());
                const auto sheet = makeSheet(changed, right_.procedure);
                const bool same =
                    sheet && sheet->move == right_.move && sheet->skipped() == right_.skipped();
                fragile += same ? 0U : 1U;
            }
        }
        note(Demand::robust, fragile);
    }

    const GameTree& tree_;
    const Demands& demands_;
    Sheet right_;
    Answers keys_;
    std::vector<UnmetDemand> unmet_;
};

} // namespace

std::vector<UnmetDemand> unmetDemands(const GameTree& tree, const Demands& demands, bool all) {
    return Examiner(tree, demands).unmet(all);
}

} // namespace prunus
