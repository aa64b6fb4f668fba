#pragma once

#include "core/trace/event.h"
#include "tests/search/oracle/truevalue.h"

#include <variant>

namespace prunus::oracle {

/// One event, with the fields that `prunus trace` prints. Numbers are as the call sees them.
struct LoggedEvent {
    EventKind kind = EventKind::start;
    Path path;
    std::uint32_t node = 0; ///< the id of the node at `path`
    Player player = Player::max;
    std::optional<std::uint32_t> depthLeft;
    std::optional<Window> window;
    std::uint32_t child = 0; ///< number of the child as written
    Value value = 0;
    bool improved = false;
    Value best = 0;
    std::uint32_t skipped = 0;
    bool again = false;
    std::optional<Bounds> known; ///< by the memory, before the call
    std::uint32_t visit = 0;     ///< which one of the node; 0 where none is visited twice
};

using Log = std::vector<LoggedEvent>;

/// The events of a search; event t is at [t - 1]. Recursive and slow, for small trees.
[[nodiscard]] std::variant<Log, MissingStaticValue>
naiveSearch(const NaiveTree& tree, const SearchOptions& options, const Orders& orders);

} // namespace prunus::oracle
