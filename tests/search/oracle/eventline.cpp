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

LoggedEvent logged(const GameTree& tree, const Event& event) {
    LoggedEvent log;
    log.kind = event.kind;
    if (event.node != noNode) {
        log.path = tree.path(event.node);
        log.node = event.node.value;
    }
    log.player = event.player;
    log.depthLeft = event.depthLeft;
    log.window = event.window;
    log.child = event.childNumber;
    log.value = event.value;
    log.improved = event.improved;
    log.best = event.best;
    log.skipped = event.skipped;
    log.again = event.again;
    log.visit = event.visit;
    log.known = event.known;
    return log;
}

std::string eventLine(const GameTree& tree, const Event& event) {
    return eventLine(logged(tree, event), event.step.value);
}

} // namespace prunus::oracle
