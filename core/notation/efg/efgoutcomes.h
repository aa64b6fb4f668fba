#pragma once

#include "core/notation/efg/efgnotices.h"
#include "core/notation/efg/efgscanner.h"

#include <unordered_map>

namespace prunus {

/// The payoffs at a node of an efg file.
struct EfgOutcome {
    std::size_t offset = 0;
    std::string_view first = {};  ///< player 1's payoff; empty for none
    std::string_view second = {}; ///< player 2's payoff; empty for none
};

/// Reads outcomes and remembers them, because a file refers to an outcome that stands before by its
/// number.
class EfgOutcomes {
  public:
    explicit EfgOutcomes(std::string_view text) : text_(text) {}

    /// Reads the number of an outcome and, where they stand, its name and payoffs. A number alone
    /// refers to an outcome read before; 0 pays nothing.
    [[nodiscard]] EfgOutcome read(EfgScanner& scanner, EfgNotices& notices);

  private:
    void define(std::uint64_t number, EfgOutcome& outcome, EfgScanner& scanner,
                EfgNotices& notices);

    std::string_view text_;
    std::unordered_map<std::uint64_t, EfgOutcome> known_; ///< by number; `offset` is its name's
};

} // namespace prunus
