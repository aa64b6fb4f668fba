#pragma once

#include "core/notation/efg/efgnotices.h"
#include "core/notation/efg/efgscanner.h"

#include <unordered_map>

namespace prunus {

/// What a node of an efg file pays.
struct EfgOutcome {
    std::size_t offset = 0;
    std::string_view first = {};  ///< player 1's payoff; empty for none
    std::string_view second = {}; ///< player 2's
};

/// Reads outcomes, and knows those that were read before, which are referred to by their numbers.
class EfgOutcomes {
  public:
    explicit EfgOutcomes(std::string_view text) : text_(text) {}

    /// The number of an outcome and, where they stand, its name and payoffs.
    [[nodiscard]] EfgOutcome read(EfgScanner& scanner, EfgNotices& notices);

  private:
    void define(std::uint64_t number, EfgOutcome& outcome, EfgScanner& scanner,
                EfgNotices& notices);

    std::string_view text_;
    std::unordered_map<std::uint64_t, EfgOutcome> known_; ///< by number, where its name stands
};

} // namespace prunus
