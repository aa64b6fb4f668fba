#pragma once

#include "app/cli/optionids.h"
#include "app/cli/request.h"

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace prunus {

// These functions read the values of options from their text. Errors say what would be right.

template <class T> using OptionValue = tl::expected<T, std::string>;

[[nodiscard]] OptionValue<Algorithm> readAlgorithm(const std::string& text);
/// Reads `a,b,…`, in this order; `all` stands for every algorithm.
[[nodiscard]] OptionValue<std::vector<Algorithm>> readAlgorithms(const std::string& text);
/// Reads one algorithm, or a list of them; UCT may be among them, but `all` does not include it.
[[nodiscard]] OptionValue<AnyAlgorithm> readAnyAlgorithm(const std::string& text);
[[nodiscard]] OptionValue<std::vector<AnyAlgorithm>> readAnyAlgorithms(const std::string& text);
/// Reads a number of plies; `all` gives nullopt.
[[nodiscard]] OptionValue<std::optional<std::uint32_t>> readDepth(const std::string& text);
[[nodiscard]] OptionValue<Notation> readNotation(const std::string& text);
[[nodiscard]] OptionValue<Player> readPlayer(const std::string& text);
[[nodiscard]] OptionValue<Evaluation> readEvaluation(const std::string& text);
[[nodiscard]] OptionValue<Quiescence> readQuiescence(const std::string& text);
[[nodiscard]] OptionValue<FailMode> readFailMode(const std::string& text);
[[nodiscard]] OptionValue<CutRule> readCutRule(const std::string& text);
[[nodiscard]] OptionValue<GameMoveOrder> readGameMoveOrder(const std::string& text);
[[nodiscard]] OptionValue<AnyOrder> readAnyOrder(const std::string& text);
/// Reads `o,p,…`, in this order. `all` gives an empty list, since the subject decides which orders
/// there are.
[[nodiscard]] OptionValue<std::vector<AnyOrder>> readAnyOrders(const std::string& text);
/// Reads whether the previous best move is tried first.
[[nodiscard]] OptionValue<bool> readPreviousBest(const std::string& text);
[[nodiscard]] OptionValue<Window> readWindow(const std::string& text);
[[nodiscard]] OptionValue<CompareFormat> readCompareFormat(const std::string& text);
[[nodiscard]] OptionValue<TraceFormat> readTraceFormat(const std::string& text);
/// Reads a step, `end`, `all` or `A-B`.
[[nodiscard]] OptionValue<RenderPlace> readPlace(const std::string& text);
/// Reads `all`, `cutoffs` or `A-B`.
[[nodiscard]] OptionValue<RenderSteps> readSteps(const std::string& text);
/// Reads how many steps a page has, 1 to 12.
[[nodiscard]] OptionValue<std::uint32_t> readPerPage(const std::string& text);
[[nodiscard]] OptionValue<RenderPaper> readPaper(const std::string& text);
[[nodiscard]] OptionValue<RenderBoxes> readBoxes(const std::string& text);
[[nodiscard]] OptionValue<RenderTheme> readTheme(const std::string& text);
/// Reads how many pixels wide and high a pixel of the figure becomes in a PNG.
[[nodiscard]] OptionValue<double> readScale(const std::string& text);
[[nodiscard]] OptionValue<std::uint32_t> readPlies(const std::string& text);
[[nodiscard]] OptionValue<std::uint32_t> readBranching(const std::string& text);
[[nodiscard]] OptionValue<std::uint64_t> readSeed(const std::string& text);
/// Reads `LO,HI`, whole numbers with LO ≤ HI.
[[nodiscard]] OptionValue<std::pair<std::int64_t, std::int64_t>> readRange(const std::string& text);

// The options of UCT.
[[nodiscard]] OptionValue<std::uint32_t> readIterations(const std::string& text);
[[nodiscard]] OptionValue<double> readExploration(const std::string& text);
[[nodiscard]] OptionValue<UctFinal> readFinalMove(const std::string& text);
[[nodiscard]] OptionValue<UctReward> readReward(const std::string& text);

// The options of growth.
[[nodiscard]] OptionValue<std::uint32_t> readGrowthDepth(const std::string& text);
[[nodiscard]] OptionValue<std::uint32_t> readSamples(const std::string& text);
[[nodiscard]] OptionValue<std::uint64_t> readMostNodes(const std::string& text);
[[nodiscard]] OptionValue<std::uint32_t> readThreads(const std::string& text);
[[nodiscard]] OptionValue<double> readSeconds(const std::string& text);

} // namespace prunus
