#include "ui/controls/notes.h"

#include "core/trace/notesteps.h"
#include "ui/session/editing.h"
#include "ui/words/editwords.h"

namespace prunus {

std::optional<std::size_t> noteAtStep(const Session& session) {
    const std::vector<std::size_t> notes = notesAt(session.moment());
    return notes.empty() ? std::nullopt : std::optional(notes.back());
}

Note noteToWrite(const Session& session) {
    if (const auto number = noteAtStep(session)) {
        return session.document()->tree.header().notes[*number];
    }
    Note note;
    note.place = notePlaceOf(session.moment());
    // What a slip does is not what its algorithm does.
    const bool slips = session.options().slip.has_value();
    note.search = slips ? std::string() : std::string(traits(session.options().algorithm).id);
    return note;
}

SetNote putAtStep(const Session& session, Note note) {
    const std::size_t behind = session.document()->tree.header().notes.size();
    return {noteAtStep(session).value_or(behind), std::move(note)};
}

bool makeEdit(Session& session, const SetNote& edit) {
    const auto error = session.editing().perform(edit);
    if (error) {
        emit session.failed(EditWords::why(*error));
    }
    return !error;
}

} // namespace prunus
