#include "core/practice/showing.h"

#include "core/practice/counterexample.h"
#include "core/practice/sliptrace.h"

#include <utility>
#include <vector>

namespace prunus {
namespace {

constexpr std::uint32_t mostLeavesShown = 6;
/// What it is about first: a search for what never differs tries all trees.
std::array<Aspect, 6> aspectsOf(Misconception m) {
    using enum Aspect;
    const MisconceptionKind kind = traits(m).kind;
    return kind == MisconceptionKind::value || kind == MisconceptionKind::move
               ? std::array{value, move, line, leaves, order, returned}
               : std::array{leaves, order, value, move, line, returned};
}

std::vector<Procedure> formsOfMistake(Misconception m, const Procedure& right) {
    std::vector<Procedure> all;
    for (std::uint8_t form = 0; form < formsOf(m); ++form) {
        const auto exhaustive = traits(right.options.algorithm).windowed
                                    ? std::nullopt
                                    : exhaustiveProcedureOf(m, right, form);
        if (exhaustive) {
            all.push_back(*exhaustive);
        }
    }
    for (std::uint8_t form = 0; form < formsOf(m); ++form) {
        all.push_back(procedureOf(m, right, form));
    }
    return all;
}

} // namespace

std::optional<Difference> showing(Misconception m, const Procedure& course, Progress* progress) {
    for (const Procedure& wrong : formsOfMistake(m, course)) {
        const auto slip = steppable(wrong);
        if (!slip) {
            return std::nullopt;
        }
        const SearchOptions right = rightOf(*slip);
        for (const Aspect aspect : aspectsOf(m)) {
            const Rivalry rivalry{procedureOf(right), procedureOf(*slip), aspect};
            if (alike(rivalry)) {
                continue;
            }
            if (auto found = findCounterexample(rivalry, mostLeavesShown, progress)) {
                auto tree = std::make_shared<const GameTree>(std::move(found->tree));
                const Step step = firstDifference(*tree, rivalry);
                return Difference{{right, *slip}, std::move(tree), step};
            }
        }
    }
    return std::nullopt;
}

} // namespace prunus
