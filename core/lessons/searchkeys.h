#pragma once

#include "core/lessons/jsonmembers.h"
#include "core/practice/jsonvalue.h"
#include "core/practice/misconception.h"
#include "core/search/options.h"

#include <array>
#include <optional>

namespace prunus {

// These functions read and write what a search is asked to do in lessons. They are for the readers
// and writers of lessons alone.

inline constexpr auto searchKeys = std::to_array<std::string_view>(
    {"algorithm", "slip", "form", "root", "fail", "cut", "window", "order", "seed", "depth"});

/// Reads the members of an object that say how a search goes. A member that is missing leaves its
/// option as it is, but a slip that the options have is taken away at first.
class SearchReader {
  public:
    explicit SearchReader(SearchOptions& options) : options_(options) { options_.slip.reset(); }

    [[nodiscard]] static bool knows(std::string_view key);
    /// Reads one member, whose key must be known.
    MaybeFault member(JsonValue value);
    /// Completes the options from all members together, once all are read; returns what does not
    /// fit.
    MaybeFault settle(JsonValue object);

  private:
    MaybeFault settleSlip(JsonValue object);

    SearchOptions& options_;
    std::optional<Algorithm> algorithm_;
    std::optional<Misconception> slip_;
    std::uint8_t form_ = 1;
};

/// Reads all members of an object; a key that is not among searchKeys is an error.
[[nodiscard]] MaybeFault readSearch(JsonValue object, SearchOptions& options, const char* example);
/// Adds the options that differ from the base, and always the algorithm or the slip.
void addSearch(JsonMembers& members, const SearchOptions& options, const SearchOptions& base);

} // namespace prunus
