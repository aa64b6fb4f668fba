#pragma once

#include "core/search/options.h"

#include <array>
#include <string_view>
#include <utility>

namespace prunus {

/// The move orders, with their names on the command line and in files.
inline constexpr std::array<std::pair<MoveOrder, std::string_view>, 4> moveOrders{{
    {MoveOrder::asWritten, "as-written"},
    {MoveOrder::bestFirst, "best-first"},
    {MoveOrder::worstFirst, "worst-first"},
    {MoveOrder::random, "random"},
}};

[[nodiscard]] constexpr std::string_view moveOrderId(MoveOrder order) {
    return moveOrders.at(static_cast<std::size_t>(order)).second;
}

} // namespace prunus
