#pragma once

#include "tests/search/oracle/replay.h"

namespace prunus::oracle {

/// The first question about any node, the stack, the best line or the counts that a moment answers
/// otherwise than the replay, in words; empty if there is none.
[[nodiscard]] std::string difference(const Moment& moment, const Replay& replay);

} // namespace prunus::oracle
