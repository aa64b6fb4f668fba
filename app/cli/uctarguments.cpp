#include "app/cli/uctarguments.h"

#include "app/cli/choice.h"
#include "app/cli/commandoptions.h"
#include "app/cli/gameargument.h"
#include "app/cli/numbertext.h"

#include <array>

namespace prunus {

OptionValue<AnyAlgorithm> readAnyAlgorithm(const std::string& text) {
    if (text == uctId) {
        return AnyAlgorithm{};
    }
    if (const std::optional<Algorithm> algorithm = algorithmFromId(text)) {
        return AnyAlgorithm{algorithm};
    }
    std::vector<std::string> ids;
    ids.reserve(everyAlgorithm.size() + 1);
    for (const AlgorithmTraits& each : everyAlgorithm) {
        ids.emplace_back(each.id);
    }
    ids.emplace_back(uctId);
    return noneOf(text, ids);
}

OptionValue<std::vector<AnyAlgorithm>> readAnyAlgorithms(const std::string& text) {
    std::vector<AnyAlgorithm> every;
    every.reserve(everyAlgorithm.size());
    for (const AlgorithmTraits& each : everyAlgorithm) {
        every.push_back({each.algorithm});
    }
    return readList(text, std::move(every), readAnyAlgorithm);
}

OptionValue<std::uint32_t> readIterations(const std::string& text) {
    const std::optional<std::uint32_t> iterations = readNumber<std::uint32_t>(text);
    if (iterations && *iterations >= 1 && *iterations <= 100'000'000) {
        return *iterations;
    }
    return wrong(text, "is no number of iterations; give a whole number from 1 to 100000000");
}

OptionValue<double> readExploration(const std::string& text) {
    const std::optional<double> factor = readNumber<double>(text);
    if (factor && *factor >= 0 && *factor <= 1e6) {
        return *factor;
    }
    return wrong(text, "is no exploration factor; give a number from 0 to 1000000, such as 1.4");
}

OptionValue<UctFinal> readFinalMove(const std::string& text) {
    constexpr Choice<UctFinal> rules[] = {{"visits", UctFinal::visits}, {"value", UctFinal::value}};
    return choose(text, rules);
}

OptionValue<UctReward> readReward(const std::string& text) {
    constexpr Choice<UctReward> rewards[] = {{"result", UctReward::result},
                                             {"margin", UctReward::margin}};
    return choose(text, rewards);
}

void addUctOptionsOfTrees(CLI::App& command, UctFlags& flags) {
    addOption(command, "--iterations", "N", flags.iterations, readIterations,
              "Of uct: how many playouts; 1000 unless given");
    addOption(command, "--exploration", "C", flags.exploration, readExploration,
              "Of uct: how much a child that was seldom visited is preferred, the factor of UCB1's "
              "root; the square root of 2 unless given");
    addOption(command, "--final", "visits|value", flags.finalMove, readFinalMove,
              "Of uct: the move is the child visited most, or that of the best mean; visits unless "
              "given");
}

void addUctOptions(CLI::App& command, UctFlags& flags) {
    addUctOptionsOfTrees(command, flags);
    addOption(command, "--reward", "result|margin", flags.reward, readReward,
              "Of uct on a game: what a playout counts, who has won or by how much; result unless "
              "given");
}

UctOptions uctOptionsOf(const UctFlags& flags, const SearchOptions& options) {
    UctOptions uct;
    uct.iterations = flags.iterations.value_or(uct.iterations);
    uct.exploration = flags.exploration.value_or(uct.exploration);
    uct.finalMove = flags.finalMove.value_or(uct.finalMove);
    uct.reward = flags.reward.value_or(uct.reward);
    uct.seed = options.seed;
    uct.root = options.root;
    return uct;
}

std::string contradictionInUct(const UctFlags& flags, bool asked, const std::string& tree) {
    if (!asked && (flags.iterations || flags.exploration || flags.finalMove || flags.reward)) {
        const char* const option = flags.iterations    ? "--iterations"
                                   : flags.exploration ? "--exploration"
                                   : flags.finalMove   ? "--final"
                                                       : "--reward";
        return std::string(option) + " is of uct, which is not asked for";
    }
    return flags.reward && !isGame(tree)
               ? "--reward is of a game, such as game:go:5; in a tree a leaf's value counts"
               : "";
}

std::string uselessToUct(const std::set<std::string>& given) {
    constexpr std::array useless{"--depth", "--fail",          "--cut",        "--window",
                                 "--order", "--previous-best", "--evaluation", "--quiescence"};
    for (const char* const each : useless) {
        if (given.contains(each)) {
            return std::string(each) +
                   ": uct takes none; it plays to the end, tries moves as they are written, and "
                   "has "
                   "--iterations, --exploration, --seed, --final, --root and --reward";
        }
    }
    return "";
}

} // namespace prunus
