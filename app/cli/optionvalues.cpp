#include "app/cli/optionvalues.h"

#include "app/cli/choice.h"
#include "app/cli/numbertext.h"
#include "core/games/evaluationids.h"
#include "core/search/moveorderid.h"

#include <string_view>

namespace prunus {

namespace {

std::vector<std::string> idsOfAlgorithms() {
    std::vector<std::string> ids;
    ids.reserve(everyAlgorithm.size() + 1);
    for (const AlgorithmTraits& each : everyAlgorithm) {
        ids.emplace_back(each.id);
    }
    return ids;
}

} // namespace

OptionValue<Algorithm> readAlgorithm(const std::string& text) {
    if (const std::optional<Algorithm> algorithm = algorithmFromId(text)) {
        return *algorithm;
    }
    if (text == uctId) {
        return wrong(text,
                     "estimates values, and only trace, compare, render and growth --convergence "
                     "take it");
    }
    return noneOf(text, idsOfAlgorithms());
}

OptionValue<std::vector<Algorithm>> readAlgorithms(const std::string& text) {
    std::vector<Algorithm> every;
    every.reserve(everyAlgorithm.size());
    for (const AlgorithmTraits& each : everyAlgorithm) {
        every.push_back(each.algorithm);
    }
    return readList(text, std::move(every), readAlgorithm);
}

OptionValue<std::optional<std::uint32_t>> readDepth(const std::string& text) {
    if (text == "all") {
        return std::optional<std::uint32_t>{};
    }
    if (const std::optional<std::uint32_t> plies = readNumber<std::uint32_t>(text)) {
        return plies;
    }
    return wrong(text, "is no depth; give a whole number of plies from 0 to 4294967295, or all");
}

OptionValue<Player> readPlayer(const std::string& text) {
    constexpr Choice<Player> players[] = {{"max", Player::max}, {"min", Player::min}};
    return choose(text, players);
}

OptionValue<Notation> readNotation(const std::string& text) {
    if (const std::optional<Notation> notation = notationNamed(text)) {
        return *notation;
    }
    std::vector<std::string> ids;
    ids.reserve(askable.size());
    for (const Notation each : askable) {
        ids.emplace_back(notationId(each));
    }
    return tl::make_unexpected(text + " is none of " + notationIds(", ") + suggestion(text, ids));
}

OptionValue<Evaluation> readEvaluation(const std::string& text) {
    if (const auto evaluation = evaluationFromId(text)) {
        return *evaluation;
    }
    std::vector<std::string> ids;
    ids.reserve(everyEvaluation.size());
    for (const auto& [evaluation, id] : everyEvaluation) {
        ids.emplace_back(id);
    }
    return noneOf(text, ids);
}

OptionValue<Quiescence> readQuiescence(const std::string& text) {
    if (const auto quiescence = quiescenceFromId(text)) {
        return *quiescence;
    }
    std::vector<std::string> ids;
    ids.reserve(everyQuiescence.size());
    for (const auto& [quiescence, id] : everyQuiescence) {
        ids.emplace_back(id);
    }
    return noneOf(text, ids);
}

OptionValue<FailMode> readFailMode(const std::string& text) {
    constexpr Choice<FailMode> modes[] = {{"hard", FailMode::hard}, {"soft", FailMode::soft}};
    return choose(text, modes);
}

OptionValue<CutRule> readCutRule(const std::string& text) {
    constexpr Choice<CutRule> rules[] = {{"ge", CutRule::greaterOrEqual}, {"gt", CutRule::greater}};
    return choose(text, rules);
}

OptionValue<GameMoveOrder> readGameMoveOrder(const std::string& text) {
    if (const auto order = gameMoveOrderFromId(text)) {
        return *order;
    }
    std::vector<std::string> ids;
    ids.reserve(gameMoveOrders.size());
    for (const auto& [order, id] : gameMoveOrders) {
        ids.emplace_back(id);
    }
    return noneOf(text, ids);
}

OptionValue<AnyOrder> readAnyOrder(const std::string& text) {
    std::vector<std::string> ids;
    for (const auto& [order, id] : moveOrders) {
        if (id == text) {
            return AnyOrder{order, GameMoveOrder::own};
        }
        ids.emplace_back(id);
    }
    for (const auto& [order, id] : gameMoveOrders) {
        if (id == text) {
            return AnyOrder{MoveOrder::asWritten, order};
        }
        if (order != GameMoveOrder::own) {
            ids.emplace_back(id);
        }
    }
    return noneOf(text, ids);
}

OptionValue<std::vector<AnyOrder>> readAnyOrders(const std::string& text) {
    return readList(text, std::vector<AnyOrder>{}, readAnyOrder);
}

OptionValue<bool> readPreviousBest(const std::string& text) {
    constexpr Choice<bool> uses[] = {{"first", true}, {"ignored", false}};
    return choose(text, uses);
}

OptionValue<Window> readWindow(const std::string& text) {
    const auto bounds = readPair<Value>(text, readBound);
    if (!bounds) {
        return wrong(text, "is no window; give A,B with A < B, such as 2,5 or -inf,2");
    }
    if (!(bounds->first < bounds->second)) {
        return wrong(text, "is no window: the first number must be less than the second");
    }
    return Window{bounds->first, bounds->second};
}

OptionValue<CompareFormat> readCompareFormat(const std::string& text) {
    constexpr Choice<CompareFormat> formats[] = {{"table", CompareFormat::table},
                                                 {"csv", CompareFormat::csv},
                                                 {"json", CompareFormat::json}};
    return choose(text, formats);
}

OptionValue<TraceFormat> readTraceFormat(const std::string& text) {
    constexpr Choice<TraceFormat> formats[] = {{"text", TraceFormat::text},
                                               {"jsonl", TraceFormat::jsonl}};
    return choose(text, formats);
}

OptionValue<RenderPlace> readPlace(const std::string& text) {
    if (text == "end" || text == "all") {
        return RenderPlace{std::nullopt, text == "all"};
    }
    if (const std::optional<std::uint32_t> step = readNumber<std::uint32_t>(text)) {
        return RenderPlace{step, false};
    }
    if (const auto range = rangeOfSteps(text)) {
        return RenderPlace{std::nullopt, true, range};
    }
    return wrong(text, "is no step; give a whole number from 0, or end; or for a handout or a web "
                       "page all, or A-B with A <= B");
}

OptionValue<RenderSteps> readSteps(const std::string& text) {
    if (text == "all" || text == "cutoffs") {
        return RenderSteps{text == "cutoffs", std::nullopt};
    }
    if (const auto range = rangeOfSteps(text)) {
        return RenderSteps{false, range};
    }
    return wrong(text,
                 "is no choice of steps; give all, cutoffs, or A-B with A <= B, such as 0-14");
}

OptionValue<std::uint32_t> readPerPage(const std::string& text) {
    const std::optional<std::uint32_t> steps = readNumber<std::uint32_t>(text);
    if (steps && *steps >= 1 && *steps <= 12) {
        return *steps;
    }
    return wrong(text, "is no number of steps a page; give one from 1 to 12");
}

OptionValue<RenderPaper> readPaper(const std::string& text) {
    constexpr Choice<RenderPaper> papers[] = {{"a4", RenderPaper::a4},
                                              {"letter", RenderPaper::letter}};
    return choose(text, papers);
}

OptionValue<RenderBoxes> readBoxes(const std::string& text) {
    constexpr Choice<RenderBoxes> boxes[] = {{"windows", RenderBoxes::windows},
                                             {"values", RenderBoxes::values},
                                             {"all", RenderBoxes::all}};
    return choose(text, boxes);
}

OptionValue<RenderTheme> readTheme(const std::string& text) {
    constexpr Choice<RenderTheme> themes[] = {{"light", RenderTheme::light},
                                              {"dark", RenderTheme::dark},
                                              {"high-contrast", RenderTheme::highContrast},
                                              {"black-and-white", RenderTheme::blackAndWhite}};
    return choose(text, themes);
}

OptionValue<double> readScale(const std::string& text) {
    const std::optional<double> scale = readNumber<double>(text);
    if (scale && *scale >= 0.1 && *scale <= 16) {
        return *scale;
    }
    return wrong(text, "is no scale; give a number from 0.1 to 16, such as 2");
}

OptionValue<std::uint32_t> readPlies(const std::string& text) {
    if (const std::optional<std::uint32_t> plies = readNumber<std::uint32_t>(text)) {
        return *plies;
    }
    return wrong(text, "is no depth; give a whole number of plies from 0 to 4294967295");
}

OptionValue<std::uint32_t> readBranching(const std::string& text) {
    const std::optional<std::uint32_t> children = readNumber<std::uint32_t>(text);
    if (children && *children > 0) {
        return *children;
    }
    return wrong(text, "is no number of children; give a whole number from 1");
}

OptionValue<std::uint64_t> readSeed(const std::string& text) {
    if (const std::optional<std::uint64_t> seed = readNumber<std::uint64_t>(text)) {
        return *seed;
    }
    return wrong(text, "is no seed; give a whole number from 0");
}

OptionValue<std::pair<std::int64_t, std::int64_t>> readRange(const std::string& text) {
    const auto range = readPair<std::int64_t>(text, readNumber<std::int64_t>);
    if (!range) {
        return wrong(text, "is no range; give two whole numbers LO,HI, such as -10,10");
    }
    if (range->first > range->second) {
        return wrong(text, "is no range: the first number must not exceed the second");
    }
    return *range;
}

OptionValue<std::uint32_t> readGrowthDepth(const std::string& text) {
    const std::optional<std::uint32_t> plies = readNumber<std::uint32_t>(text);
    if (plies && *plies >= 1 && *plies <= mostGrowthDepths) {
        return *plies;
    }
    return wrong(text, "is no depth to measure to; give a whole number of plies from 1 to " +
                           std::to_string(mostGrowthDepths));
}

OptionValue<std::uint32_t> readSamples(const std::string& text) {
    const std::optional<std::uint32_t> samples = readNumber<std::uint32_t>(text);
    if (samples && *samples >= 1 && *samples <= 100'000) {
        return *samples;
    }
    return wrong(text, "is no number of samples; give one from 1 to 100000");
}

OptionValue<std::uint64_t> readMostNodes(const std::string& text) {
    const std::optional<std::uint64_t> nodes = readNumber<std::uint64_t>(text);
    if (nodes && *nodes >= 1) {
        return *nodes;
    }
    return wrong(text, "is no number of nodes; give a whole number from 1");
}

OptionValue<std::uint32_t> readThreads(const std::string& text) {
    const std::optional<std::uint32_t> threads = readNumber<std::uint32_t>(text);
    if (threads && *threads >= 1 && *threads <= 256) {
        return *threads;
    }
    return wrong(text, "is no number of threads; give one from 1 to 256");
}

OptionValue<double> readSeconds(const std::string& text) {
    const std::optional<double> seconds = readNumber<double>(text);
    if (seconds && *seconds > 0 && *seconds <= 1e9) {
        return *seconds;
    }
    return wrong(text, "is no time; give a number of seconds above 0");
}

} // namespace prunus
