#include "app/cli/traceuct.h"

#include "app/cli/gameargument.h"
#include "app/cli/search.h"
#include "app/cli/table.h"
#include "app/cli/treeargument.h"
#include "app/cli/uctarguments.h"
#include "core/notation/jsonstring.h"
#include "core/notation/number.h"
#include "core/notation/writepath.h"
#include "core/uct/recorduct.h"

#include <array>

namespace prunus {

namespace {

const char* word(UctEventKind kind) {
    constexpr std::array<const char*, 6> words{"start",    "select",        "expand",
                                               "simulate", "backpropagate", "leave"};
    return words.at(static_cast<std::size_t>(kind));
}

/// Each between commas, or in text between blanks.
template <class Items, class Format>
std::string listed(const Items& items, const char* between, Format format) {
    std::string list;
    for (const auto& each : items) {
        list.append(list.empty() ? "" : between).append(format(each));
    }
    return list;
}

std::vector<std::uint32_t> visitsOfMoves(const UctMoment& moment) {
    std::vector<std::uint32_t> visits;
    for (const UctChoice& each : moment.choicesAt(GameTree::root())) {
        visits.push_back(each.statistics.visits);
    }
    return visits;
}

std::string number(std::uint32_t n) {
    return std::to_string(n);
}

/// The fields of an event for reading, two blanks apart.
class TextFields {
  public:
    explicit TextFields(const UctMoment& moment) : moment_(moment), event_(moment.event()) {}

    [[nodiscard]] std::string all() {
        switch (event_.kind) {
        case UctEventKind::start:
            start();
            break;
        case UctEventKind::select:
            select();
            break;
        case UctEventKind::expand:
            add("child", number(event_.childNumber));
            break;
        case UctEventKind::simulate:
            simulate();
            break;
        case UctEventKind::backpropagate:
            add("n", number(event_.statistics.visits));
            add("w", formatRounded(event_.statistics.rewards));
            add("q", formatRounded(event_.statistics.mean()));
            break;
        case UctEventKind::leave:
            add("value", "≈" + formatRounded(event_.value));
            add("move", event_.bestMove ? number(*event_.bestMove) : "none");
            add("n", listed(visitsOfMoves(moment_), " ", number));
            break;
        }
        return text_;
    }

  private:
    void start() {
        const UctOptions& options = moment_.trace().options();
        const RewardScale& scale = moment_.trace().scale();
        add("iterations", number(options.iterations));
        add("C", formatNumber(options.exploration));
        add("seed", std::to_string(options.seed));
        add("rewards", formatNumber(scale.least) + "…" + formatNumber(scale.greatest));
    }
    void select() {
        const auto ucb = [](const std::optional<double>& of) {
            return of ? formatRounded(*of) : std::string("unvisited");
        };
        add("child", number(event_.childNumber));
        add("n", number(event_.statistics.visits));
        if (event_.ucb) {
            add("q", formatRounded(event_.statistics.mean()));
        }
        add("ucb", ucb(event_.ucb));
        add("of",
            listed(moment_.choices(), " ", [&](const UctChoice& each) { return ucb(each.ucb); }));
    }
    void simulate() {
        const auto drawn = moment_.trace().drawn(event_.iteration);
        add("moves", drawn.empty() ? "none" : listed(drawn, " ", number));
        add("plies", number(event_.plies));
        add("result", formatNumber(event_.result));
        add("reward", formatRounded(event_.reward));
        if (event_.capped) {
            add("capped", "");
        }
    }
    void add(const char* name, const std::string& value) {
        text_.append(text_.empty() ? "" : "  ").append(name);
        text_.append(value.empty() ? "" : " ").append(value);
    }

    const UctMoment& moment_;
    UctEvent event_;
    std::string text_;
};

/// Writes the lines of one trace.
class UctLines {
  public:
    UctLines(const UctTrace& trace, const UctTeller& teller)
        : trace_(trace), names_(trace.tree(), Letters::single), teller_(teller),
          stepWidth_(std::to_string(trace.end().value).size()),
          iterationWidth_(std::to_string(trace.iterations()).size()) {}

    /// Each so-many-th of them.
    void write(std::ostream& out, TraceFormat format, std::uint32_t each) const {
        for (Step t{0}; t <= trace_.end() && out; t = t + each) {
            const UctMoment moment(trace_, t);
            if (format == TraceFormat::jsonl) {
                writeJson(out, moment);
            } else {
                writeText(out, moment);
            }
        }
    }

  private:
    void writeText(std::ostream& out, const UctMoment& moment) const {
        const UctEvent event = moment.event();
        const bool inside = event.iteration >= 1 && event.iteration <= trace_.iterations();
        out << aligned(number(event.step.value), stepWidth_) << "  "
            << aligned(inside ? number(event.iteration) : "", iterationWidth_) << "  "
            << padded(word(event.kind), 13) << "  ";
        if (event.node != noNode) {
            out << padded(names_.path(event.node), pathWidth) << "  "
                << (event.player == Player::max ? "MAX  " : "MIN  ");
        }
        out << TextFields(moment).all() << '\n';
        if (teller_) {
            out << std::string(stepWidth_ + 2, ' ') << onOneLine(teller_(names_, moment)) << '\n';
        }
    }
    void writeJson(std::ostream& out, const UctMoment& moment) const;

    static std::string aligned(const std::string& text, std::size_t width) {
        return std::string(width - std::min(width, text.size()), ' ') + text;
    }

    static constexpr std::size_t pathWidth = 9;

    const UctTrace& trace_;
    DisplayNames names_;
    const UctTeller& teller_;
    std::size_t stepWidth_;
    std::size_t iterationWidth_;
};

std::string jsonUcb(const std::optional<double>& ucb) {
    return ucb ? formatJsonNumber(*ucb) : "\"unvisited\"";
}

void writeStart(std::ostream& out, const UctTrace& trace) {
    out << ", \"iterations\": " << trace.options().iterations
        << ", \"C\": " << formatJsonNumber(trace.options().exploration)
        << ", \"seed\": " << trace.options().seed << ", \"rewards\": ["
        << formatJsonNumber(trace.scale().least) << ", " << formatJsonNumber(trace.scale().greatest)
        << ']';
}

void writeSelect(std::ostream& out, const UctMoment& moment, const UctEvent& event) {
    const UctStatistics& of = event.statistics;
    out << ", \"child\": ";
    writePath(out, moment.trace().tree(), event.child);
    out << ", \"childNumber\": " << event.childNumber << ", \"n\": " << of.visits
        << ", \"q\": " << (of.visits > 0 ? formatJsonNumber(of.mean()) : "null")
        << ", \"ucb\": " << jsonUcb(event.ucb) << ", \"of\": ["
        << listed(moment.choices(), ", ", [](const UctChoice& each) { return jsonUcb(each.ucb); })
        << ']';
}

void writeSimulate(std::ostream& out, const UctMoment& moment, const UctEvent& event) {
    out << ", \"moves\": " << formatPath(moment.trace().drawn(event.iteration))
        << ", \"plies\": " << event.plies << ", \"result\": " << formatJsonNumber(event.result)
        << ", \"reward\": " << formatJsonNumber(event.reward)
        << ", \"capped\": " << (event.capped ? "true" : "false");
}

void UctLines::writeJson(std::ostream& out, const UctMoment& moment) const {
    const UctEvent event = moment.event();
    out << "{\"step\": " << event.step.value << ", \"event\": \"" << word(event.kind) << '"';
    if (event.kind != UctEventKind::start && event.kind != UctEventKind::leave) {
        out << ", \"iteration\": " << event.iteration << ", \"node\": ";
        writePath(out, trace_.tree(), event.node);
    }
    switch (event.kind) {
    case UctEventKind::start:
        writeStart(out, trace_);
        break;
    case UctEventKind::select:
        writeSelect(out, moment, event);
        break;
    case UctEventKind::expand:
        out << ", \"parent\": ";
        writePath(out, trace_.tree(), event.parent);
        out << ", \"childNumber\": " << event.childNumber;
        break;
    case UctEventKind::simulate:
        writeSimulate(out, moment, event);
        break;
    case UctEventKind::backpropagate:
        out << ", \"n\": " << event.statistics.visits
            << ", \"w\": " << formatJsonNumber(event.statistics.rewards)
            << ", \"q\": " << formatJsonNumber(event.statistics.mean());
        break;
    case UctEventKind::leave:
        out << ", \"value\": " << formatJsonNumber(event.value)
            << ", \"bestMove\": " << (event.bestMove ? number(*event.bestMove) : "null")
            << ", \"n\": [" << listed(visitsOfMoves(moment), ", ", number) << ']';
        break;
    }
    if (teller_) {
        std::string sentence;
        appendJsonString(sentence, teller_(names_, moment));
        out << ", \"sentence\": " << sentence;
    }
    out << "}\n";
}

} // namespace

tl::expected<std::shared_ptr<const UctTrace>, std::string> runUct(const std::string& tree,
                                                                  std::optional<Notation> notation,
                                                                  const UctOptions& options,
                                                                  Progress* progress) {
    const auto told = [&](const SearchError& error, const GameTree* of) {
        return treeArgumentName(tree) + ": " +
               (of != nullptr ? describe(error, *of)
                : error.kind == SearchError::Kind::outOfMemory
                    ? "there is not enough memory for so many iterations"
                    : "the search was stopped");
    };
    if (isGame(tree)) {
        const auto start = readGameWithNote(tree);
        return start ? recordUct(*start, options, progress).map_error([&](const auto& error) {
            return told(error, nullptr);
        })
                     : tl::make_unexpected(start.error());
    }
    auto read = readTreeArgument(tree, {}, notation);
    if (!read) {
        return tl::make_unexpected(read.error());
    }
    const auto given = std::make_shared<const GameTree>(*std::move(read));
    return recordUct(given, options, progress).map_error([&](const auto& error) {
        return told(error, given.get());
    });
}

CommandOutcome traceUct(const TraceRequest& request, const UctTeller& teller) {
    const auto found =
        runUct(*request.tree, request.notation, uctOptionsOf(request.uct, request.search.options));
    if (!found) {
        return tl::make_unexpected(found.error());
    }
    const UctLines lines(**found, teller);
    return writeLines(
        treeArgumentName(*request.tree), (*found)->tree(), (*found)->end().value + 1,
        [&](std::ostream& out, std::uint32_t each) { lines.write(out, request.format, each); });
}

} // namespace prunus
