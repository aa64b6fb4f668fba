#pragma once

#include <cstddef>
#include <functional>
#include <string_view>
#include <type_traits>

namespace prunus {

namespace detail {

/// Whether the enum has a name for this value: the compiler writes any other value as a cast.
template <auto value> constexpr bool isEnumerator() {
    const std::string_view here = static_cast<const char*>(__PRETTY_FUNCTION__);
    return here.find("value = (") == std::string_view::npos;
}

} // namespace detail

/// Whether a table has one row for each enumerator, in the order of the enumerators, which count
/// from 0. `key` is the member of a row that holds its enumerator.
template <const auto& table, auto key> constexpr bool isEnumTable() {
    using Enum = std::decay_t<decltype(std::invoke(key, table[0]))>;
    for (std::size_t k = 0; k < table.size(); ++k) {
        if (std::invoke(key, table[k]) != static_cast<Enum>(k)) {
            return false;
        }
    }
    return !detail::isEnumerator<static_cast<Enum>(table.size())>();
}

} // namespace prunus
