#pragma once

#include "ui/words/provingmove.h"

#include <vector>

namespace prunus {

class Session;

/// The moves that the session points at, as they are marked in the tree: those that prove the
/// cutoff of the step, or of the selected node. None if it points at nothing.
[[nodiscard]] std::vector<ProvingMove> shownProof(const Session& session);

} // namespace prunus
