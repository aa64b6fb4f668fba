#pragma once

#include "core/practice/misconception.h"
#include "core/search/options.h"

#include <cstdint>
#include <optional>

namespace prunus {

/// Something that can be carried out on a tree: a right algorithm, or a misconception of it.
/// Everything else follows from the options; where there is a misconception, `options.algorithm`
/// is the right one that it is a delta of.
struct Procedure {
    SearchOptions options;
    std::optional<Misconception> misconception;
    /// Which of the forms of the misconception, where it has several (M30, M32, M33, M35), from 0.
    std::uint8_t form = 0;

    friend bool operator==(const Procedure&, const Procedure&) = default;
};

/// How many forms a misconception has, at least 1.
[[nodiscard]] std::uint8_t formsOf(Misconception m);

/// The misconception as a delta of these options: alpha-beta, its negamax form, or (M35) PVS.
[[nodiscard]] Procedure procedureOf(Misconception m, SearchOptions options, std::uint8_t form = 0);

} // namespace prunus
