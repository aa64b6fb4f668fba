#include "app/cli/optionvalues.h"

#include "core/search/moveorderid.h"

#include <charconv>
#include <cmath>
#include <string_view>

namespace prunus {

namespace {

template <class T> struct Choice {
    std::string_view word;
    T value;
};

tl::unexpected<std::string> wrong(std::string_view text, std::string_view remedy) {
    std::string message = "\"";
    message.append(text).append("\" ").append(remedy);
    return tl::make_unexpected(std::move(message));
}

template <class T, std::size_t n>
OptionValue<T> choose(std::string_view text, const Choice<T> (&choices)[n]) {
    std::string words;
    for (const Choice<T>& choice : choices) {
        if (choice.word == text) {
            return choice.value;
        }
        words.append(words.empty() ? "" : ", ").append(choice.word);
    }
    return wrong(text, "is none of " + words);
}

/// The whole text as a number.
template <class T> std::optional<T> readNumber(std::string_view text) {
    if (!text.empty() && text.front() == '+') {
        text.remove_prefix(1);
        if (!text.empty() && text.front() == '-') {
            return std::nullopt;
        }
    }
    T number{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end) {
        return std::nullopt;
    }
    return number;
}

/// A finite number, or exactly `inf`, `+inf` or `-inf`.
std::optional<Value> readBound(std::string_view text) {
    if (text == "inf" || text == "+inf") {
        return infinity;
    }
    if (text == "-inf") {
        return -infinity;
    }
    const std::optional<Value> number = readNumber<Value>(text);
    return number && std::isfinite(*number) ? number : std::nullopt;
}

/// `A,B`, both read by the same function.
template <class T>
std::optional<std::pair<T, T>> readPair(std::string_view text,
                                        std::optional<T> (*readOne)(std::string_view)) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) {
        return std::nullopt;
    }
    const std::optional<T> first = readOne(text.substr(0, comma));
    const std::optional<T> second = readOne(text.substr(comma + 1));
    if (!first || !second) {
        return std::nullopt;
    }
    return std::pair{*first, *second};
}

} // namespace

OptionValue<Algorithm> readAlgorithm(const std::string& text) {
    if (const std::optional<Algorithm> algorithm = algorithmFromId(text)) {
        return *algorithm;
    }
    return wrong(text, "is none of " + algorithmIds());
}

namespace {

/// Items between commas, or `all`.
template <class T>
OptionValue<std::vector<T>> readList(const std::string& text, std::vector<T> all,
                                     OptionValue<T> (*readOne)(const std::string&)) {
    if (text == "all") {
        return all;
    }
    std::vector<T> list;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find(',', begin), text.size());
        const OptionValue<T> item = readOne(text.substr(begin, end - begin));
        if (!item) {
            return tl::make_unexpected(item.error());
        }
        list.push_back(*item);
        begin = end + 1;
    }
    return list;
}

} // namespace

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
    const std::optional<Notation> notation = notationNamed(text);
    return notation ? OptionValue<Notation>(*notation)
                    : tl::make_unexpected(text + " is none of " + notationIds(", "));
}

OptionValue<Evaluation> readEvaluation(const std::string& text) {
    constexpr Choice<Evaluation> evaluations[] = {{"own", Evaluation::own},
                                                  {"zero", Evaluation::zero}};
    return choose(text, evaluations);
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
    return wrong(text, "is none of " + gameOrderIds(", "));
}

OptionValue<AnyOrder> readAnyOrder(const std::string& text) {
    if (const auto order = gameMoveOrderFromId(text)) {
        return AnyOrder{MoveOrder::asWritten, *order};
    }
    for (const auto& [order, id] : moveOrders) {
        if (id == text) {
            return AnyOrder{order, GameMoveOrder::own};
        }
    }
    return wrong(text, "is none of " + anyOrderIds(", "));
}

OptionValue<std::vector<AnyOrder>> readAnyOrders(const std::string& text) {
    std::vector<AnyOrder> every;
    every.reserve(moveOrders.size());
    for (const auto& [order, id] : moveOrders) {
        every.push_back({order, GameMoveOrder::own});
    }
    return readList(text, std::move(every), readAnyOrder);
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
    return wrong(text, "is no step; give a whole number from 0, or end, or all for a handout");
}

OptionValue<RenderSteps> readSteps(const std::string& text) {
    if (text == "all" || text == "cutoffs") {
        return RenderSteps{text == "cutoffs", std::nullopt};
    }
    const std::size_t dash = text.find('-');
    const std::string_view whole(text);
    if (dash != std::string::npos) {
        const auto first = readNumber<std::uint32_t>(whole.substr(0, dash));
        const auto last = readNumber<std::uint32_t>(whole.substr(dash + 1));
        if (first && last && *first <= *last) {
            return RenderSteps{false, std::pair{*first, *last}};
        }
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
