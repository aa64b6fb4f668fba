#pragma once

#include "core/lessons/jsonmembers.h"
#include "core/practice/jsonvalue.h"
#include "core/practice/misconception.h"
#include "core/search/options.h"

#include <array>
#include <optional>

namespace prunus {

// What a search is asked to do, as lessons have it. For their readers and writers alone.

inline constexpr auto searchKeys = std::to_array<std::string_view>(
    {"algorithm", "slip", "form", "root", "fail", "cut", "window", "order", "seed", "depth"});

/// Reads the members of an object that say how a search goes; those that are not there leave what
/// the options are.
class SearchReader {
  public:
    explicit SearchReader(SearchOptions& options) : options_(options) { options_.slip.reset(); }

    [[nodiscard]] static bool knows(std::string_view key);
    /// One that is known.
    MaybeFault member(JsonValue value);
    /// What they come to together, once all are read.
    MaybeFault settle(JsonValue object);

  private:
    MaybeFault settleSlip(JsonValue object);

    SearchOptions& options_;
    std::optional<Algorithm> algorithm_;
    std::optional<Misconception> slip_;
    std::uint8_t form_ = 1;
};

/// All of an object's members, none of them other than searchKeys.
[[nodiscard]] MaybeFault readSearch(JsonValue object, SearchOptions& options, const char* example);
/// What differs from the base, and always the algorithm or the slip.
void addSearch(JsonMembers& members, const SearchOptions& options, const SearchOptions& base);

} // namespace prunus
