#pragma once

#include "core/edit/edit.h"
#include "ui/session/session.h"

#include <optional>

namespace prunus {

// How the author changes the notes of the session's tree. All of this needs a search.

/// The number of the last note at the step; none if there is none.
[[nodiscard]] std::optional<std::size_t> noteAtStep(const Session& session);
/// The note of noteAtStep(), or a new one for the step. A new note is for the session's algorithm
/// only, unless a slip is searched, since what is said of one search need not be true of another.
[[nodiscard]] Note noteToWrite(const Session& session);
/// The edit that puts a note at the step, in the place of the note of noteAtStep().
[[nodiscard]] SetNote putAtStep(const Session& session, Note note);
/// Makes the edit, and returns whether it was possible; if it was not, the session's failed() says
/// why.
bool makeEdit(Session& session, const SetNote& edit);

} // namespace prunus
