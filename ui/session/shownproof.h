#pragma once

#include "ui/words/provingmove.h"

#include <vector>

namespace prunus {

class Session;

/// Returns the moves that the session points at, as they are marked in the tree: those that prove
/// the cutoff of the step, or of the selected node. Empty if it points at no such moves.
[[nodiscard]] std::vector<ProvingMove> shownProof(const Session& session);

} // namespace prunus
