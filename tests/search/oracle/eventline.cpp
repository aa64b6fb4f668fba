#include "tests/search/oracle/eventline.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace prunus::oracle {

namespace {

using Json = nlohmann::ordered_json;

/// Whole numbers without a point, infinities as strings, never -0.
Json number(Value v) {
    if (std::isinf(v)) {
        return v > 0 ? "inf" : "-inf";
    }
    if (v == std::floor(v) && std::abs(v) < 1e15) {
        return static_cast<std::int64_t>(v);
    }
    return v;
}

void addWindow(Json& line, const std::optional<Window>& window) {
    if (window) {
        line["alpha"] = number(window->alpha);
        line["beta"] = number(window->beta);
    }
}

/// The fields that an event of this kind has, in their order.
void addFields(Json& line, const LoggedEvent& event) {
    switch (event.kind) {
    case EventKind::start:
        break;
    case EventKind::enter:
        line["player"] = event.player == Player::max ? "max" : "min";
        line["depth"] = event.depthLeft ? Json(*event.depthLeft) : Json("all");
        addWindow(line, event.window);
        break;
    case EventKind::leaf:
    case EventKind::recall:
        line["player"] = event.player == Player::max ? "max" : "min";
        line["value"] = number(event.value);
        addWindow(line, event.window);
        break;
    case EventKind::back:
        line["child"] = event.child;
        line["value"] = number(event.value);
        line["improved"] = event.improved;
        line["best"] = number(event.best);
        addWindow(line, event.window);
        break;
    case EventKind::cutoff:
        line["child"] = event.child;
        line["skipped"] = event.skipped;
        break;
    case EventKind::leave:
        line["value"] = number(event.value);
        break;
    }
}

} // namespace

std::string eventLine(const LoggedEvent& event, std::size_t step) {
    static constexpr const char* names[] = {"start",  "enter", "leaf",  "back",
                                            "cutoff", "leave", "recall"};
    Json line;
    line["step"] = step;
    line["event"] = names[static_cast<std::size_t>(event.kind)];
    line["path"] = event.path;
    addFields(line, event);
    if (event.visit != 0) {
        if (event.kind == EventKind::back) {
            line["again"] = event.again;
        }
        line["visit"] = event.visit;
        if (event.known) {
            line["memory"] = {number(event.known->lower), number(event.known->upper)};
        }
    }
    return line.dump();
}

std::string eventLine(const GameTree& tree, const Event& event) {
    LoggedEvent logged;
    logged.kind = event.kind;
    if (event.node != noNode) {
        logged.path = tree.path(event.node);
    }
    logged.player = event.player;
    logged.depthLeft = event.depthLeft;
    logged.window = event.window;
    logged.child = event.childNumber;
    logged.value = event.value;
    logged.improved = event.improved;
    logged.best = event.best;
    logged.skipped = event.skipped;
    logged.again = event.again;
    logged.visit = event.visit;
    logged.known = event.known;
    return eventLine(logged, event.step.value);
}

} // namespace prunus::oracle
