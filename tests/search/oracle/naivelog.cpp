#include "tests/search/oracle/naivelog.h"

namespace prunus::oracle {

Value moversSide(Player player, Value v) {
    return player == Player::max ? v : 0 - v;
}

NaiveCall NaiveCall::child(std::uint32_t c) const {
    Path below = path;
    below.push_back(c);
    return {node.children[c], std::move(below), opponent(player)};
}

NaiveLog::NaiveLog(const NaiveTree& tree, const SearchOptions& options, const Orders& orders)
    : tree_(tree), options_(options), orders_(orders), limit_(options.depth),
      visits_(tree.nodes.size()) {}

LoggedEvent& NaiveLog::log(EventKind kind, const NaiveCall& call) {
    LoggedEvent event;
    event.kind = kind;
    event.path = call.path;
    event.node = call.node.id;
    event.player = call.player;
    visits_[call.node.id] +=
        kind == EventKind::enter || kind == EventKind::leaf || kind == EventKind::recall ? 1 : 0;
    event.visit = traits(options_.algorithm).repeats ? visits_[call.node.id] : 0;
    log_.push_back(event);
    return log_.back();
}

Value NaiveLog::answer(EventKind kind, const NaiveCall& call, std::optional<Window> window,
                       Value value) {
    LoggedEvent& event = log(kind, call);
    event.window = window;
    event.value = value;
    return value;
}

void NaiveLog::enter(const NaiveCall& call, std::optional<Window> window) {
    LoggedEvent& event = log(EventKind::enter, call);
    event.window = window;
    if (limit_) {
        event.depthLeft = *limit_ - static_cast<std::uint32_t>(call.path.size());
    }
}

LoggedEvent& NaiveLog::back(const NaiveCall& call, std::uint32_t child, Value value, bool improved,
                            Value best, std::optional<Window> window) {
    LoggedEvent& event = log(EventKind::back, call);
    event.child = child;
    event.value = value;
    event.improved = improved;
    event.best = best;
    event.window = window;
    return event;
}

void NaiveLog::cutoff(const NaiveCall& call, std::size_t place,
                      const std::vector<std::uint32_t>& order) {
    const std::size_t left = order.size() - place - 1;
    if (left > 0) {
        LoggedEvent& event = log(EventKind::cutoff, call);
        event.child = order[place];
        event.skipped = static_cast<std::uint32_t>(left);
    }
}

Value NaiveLog::leave(const NaiveCall& call, Value value) {
    log(EventKind::leave, call).value = value;
    return value;
}

} // namespace prunus::oracle
