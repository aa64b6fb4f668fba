#include "app/cli/tracetext.h"

#include "app/cli/table.h"
#include "core/notation/number.h"
#include "core/notation/writepath.h"
#include "core/tree/note.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace prunus {

namespace {

const char* word(EventKind kind) {
    constexpr std::array<const char*, 7> words{"start",  "enter", "leaf",  "back",
                                               "cutoff", "leave", "recall"};
    return words.at(static_cast<std::size_t>(kind));
}

/// Where a step, a name or a path is longer than this, the columns behind it give way.
constexpr std::size_t widestName = 16;
constexpr std::size_t widestPath = 32;

} // namespace

TraceText::TraceText(const GameTree& tree, const DisplayNames& names, Step steps,
                     Algorithm algorithm)
    : names_(&names), stepWidth_(std::to_string(steps.value).size()),
      pathWidth_(std::min(widestPath, std::size_t{2} * tree.height() + 3)),
      nullWindows_(usesNullWindows(algorithm)) {
    for (const NodeId node : tree.names().nodes()) {
        nameWidth_ = std::max(nameWidth_, characterCount(tree.names().at(node)));
    }
    nameWidth_ = std::min(nameWidth_, widestName);
}

std::string TraceText::held(Value v) const {
    const NearNumber near = nullWindows_ ? nearNumber(v) : NearNumber{v, 0};
    std::string text =
        std::isinf(near.number) ? near.number > 0 ? "∞" : "-∞" : formatNumber(near.number);
    for (int k = 0; k < std::abs(near.above); ++k) {
        text += near.above > 0 ? "⁺" : "⁻";
    }
    return text;
}

std::string TraceText::heldBounds(Bounds bounds) const {
    if (bounds.exact()) {
        return held(bounds.lower);
    }
    if (bounds.upper == infinity) {
        return "≥" + held(bounds.lower);
    }
    return bounds.lower == -infinity ? "≤" + held(bounds.upper)
                                     : held(bounds.lower) + "…" + held(bounds.upper);
}

std::string TraceText::fields(const Event& event) const {
    std::string text;
    const auto add = [&text](const char* name, const std::string& value) {
        text.append(text.empty() ? "" : "  ").append(name).append(1, ' ').append(value);
    };
    switch (event.kind) {
    case EventKind::enter:
        add("depth", event.depthLeft ? std::to_string(*event.depthLeft) : "all");
        break;
    case EventKind::leaf: // as it was typed
        add("value", formatNumber(event.value));
        break;
    case EventKind::recall:
    case EventKind::leave:
        add("value", held(event.value));
        break;
    case EventKind::back:
        add("child", std::to_string(event.childNumber));
        add("value", held(event.value));
        add(event.again      ? "may be better, is searched again: best"
            : event.improved ? "is better: best"
                             : "is no better: best",
            held(event.best));
        break;
    case EventKind::cutoff:
        add("child", std::to_string(event.childNumber));
        add("skipped", std::to_string(event.skipped));
        break;
    case EventKind::start:
        break;
    }
    if (event.window) {
        add("α", held(event.window->alpha));
        add("β", held(event.window->beta));
    }
    const bool called = event.kind == EventKind::enter || event.kind == EventKind::leaf ||
                        event.kind == EventKind::recall;
    if (called && event.visit > 1) {
        add("visit", std::to_string(event.visit));
    }
    if (event.known && !event.known->nothing()) {
        add("memory", heldBounds(*event.known));
    }
    return text;
}

void TraceText::write(std::ostream& out, const Event& event) const {
    const std::string step = std::to_string(event.step.value);
    out << std::string(stepWidth_ - std::min(stepWidth_, step.size()), ' ') << step << "  "
        << padded(word(event.kind), 6) << "  " << padded(names_->path(event.node), pathWidth_)
        << "  " << (event.player == Player::max ? "MAX" : "MIN") << ' '
        << padded(onOneLine(names_->shortOf(event.node)), nameWidth_) << "  " << fields(event)
        << '\n';
}

void TraceText::writeSentence(std::ostream& out, const std::string& sentence) const {
    out << std::string(stepWidth_ + 2, ' ') << onOneLine(sentence) << '\n';
}

void beginJsonLine(std::ostream& out, const GameTree& tree, const Event& event) {
    out << "{\"step\": " << event.step.value << ", \"event\": \"" << word(event.kind)
        << "\", \"path\": ";
    writePath(out, tree, event.node);
    switch (event.kind) {
    case EventKind::enter:
    case EventKind::leaf:
    case EventKind::recall:
        out << ", \"player\": " << (event.player == Player::max ? "\"max\"" : "\"min\"");
        break;
    case EventKind::back:
    case EventKind::cutoff:
        out << ", \"child\": " << event.childNumber;
        break;
    case EventKind::start:
    case EventKind::leave:
        break;
    }
    if (event.kind == EventKind::enter) {
        out << ", \"depth\": " << (event.depthLeft ? std::to_string(*event.depthLeft) : "\"all\"");
    } else if (event.kind == EventKind::cutoff) {
        out << ", \"skipped\": " << event.skipped;
    } else {
        out << ", \"value\": " << formatJsonNumber(event.value);
    }
    if (event.kind == EventKind::back) {
        out << ", \"improved\": " << (event.improved ? "true" : "false")
            << ", \"best\": " << formatJsonNumber(event.best);
    }
    if (event.window) {
        out << ", \"alpha\": " << formatJsonNumber(event.window->alpha)
            << ", \"beta\": " << formatJsonNumber(event.window->beta);
    }
    if (event.visit != 0) {
        if (event.kind == EventKind::back) {
            out << ", \"again\": " << (event.again ? "true" : "false");
        }
        out << ", \"visit\": " << event.visit;
        if (event.known) {
            out << ", \"memory\": [" << formatJsonNumber(event.known->lower) << ", "
                << formatJsonNumber(event.known->upper) << ']';
        }
    }
}

} // namespace prunus
