#pragma once

#include "core/analysis/claim.h"
#include "tests/search/oracle/naivetree.h"

#include <algorithm>
#include <nlohmann/json_fwd.hpp>

namespace prunus::oracle {

/// What kind of claim it is, for messages.
[[nodiscard]] const char* kindOf(const Claim& claim);
/// Whether a claim of this kind is among them.
template <class Kind> [[nodiscard]] bool anyIs(const std::vector<Claim>& claims) {
    return std::ranges::any_of(
        claims, [](const Claim& claim) { return std::holds_alternative<Kind>(claim); });
}

/// The claim that this object is. Throws what says why it is none: nlohmann's exceptions, or
/// std::invalid_argument if it has other fields than the contract.
[[nodiscard]] Claim claimFrom(const nlohmann::json& object, const NaiveTree& tree);
[[nodiscard]] Claim claimFrom(const std::string& text, const NaiveTree& tree);

} // namespace prunus::oracle
