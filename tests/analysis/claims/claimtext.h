#pragma once

#include "core/analysis/claim.h"
#include "tests/search/oracle/naivetree.h"

#include <nlohmann/json_fwd.hpp>

namespace prunus::oracle {

/// The claim as the contract of `prunus trace --explain` writes it.
[[nodiscard]] std::string text(const Claim& claim, const NaiveTree& tree);

/// The claim that this object is. Throws what says why it is none: nlohmann's exceptions, or
/// std::invalid_argument if it has other fields than the contract.
[[nodiscard]] Claim claimFrom(const nlohmann::json& object, const NaiveTree& tree);
[[nodiscard]] Claim claimFrom(const std::string& text, const NaiveTree& tree);

} // namespace prunus::oracle
