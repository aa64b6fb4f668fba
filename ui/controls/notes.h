#pragma once

#include "core/edit/edit.h"
#include "ui/session/session.h"

#include <optional>

namespace prunus {

// The notes of the session's tree, as the author changes them. Needs a search.

/// The last of the notes at the step; none if there is none.
[[nodiscard]] std::optional<std::size_t> noteAtStep(const Session& session);
/// That one, or a new one for the step: for its algorithm, since what is said of one search need
/// not be true of another.
[[nodiscard]] Note noteToWrite(const Session& session);
/// What puts it there, in the place of the one at the step.
[[nodiscard]] SetNote putAtStep(const Session& session, Note note);
/// Makes the edit; where that is not possible the session tells why. Whether it was made.
bool makeEdit(Session& session, const SetNote& edit);

} // namespace prunus
