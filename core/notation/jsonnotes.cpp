#include "core/notation/jsonnotes.h"

#include "core/notation/jsonstring.h"
#include "core/tree/dottedpath.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace prunus {

JsonNotes::Outcome JsonNotes::begin(std::size_t offset) {
    if (notes_.size() >= mostNotes) {
        return Fault{offset, {Code::tooManyNotes, {mostNotes}}};
    }
    notes_.push_back({offset, {}, {}});
    return std::nullopt;
}

JsonNotes::Outcome JsonNotes::setEvent(std::size_t offset, const std::string& id) {
    const std::optional<NoteEvent> event = noteEventNamed(id);
    if (!event) {
        return Fault{offset, {Code::noteEventType}};
    }
    notes_.back().note.place.event = *event;
    return std::nullopt;
}

JsonNotes::Outcome JsonNotes::setVisit(std::size_t offset, Value visit) {
    if (!(visit >= 1 && visit <= mostNoteVisits) || std::floor(visit) != visit) {
        return Fault{offset, {Code::noteVisitType}};
    }
    notes_.back().note.place.visit = static_cast<std::uint32_t>(visit);
    return std::nullopt;
}

JsonNotes::Outcome JsonNotes::setText(std::size_t offset, std::string text) {
    if (characterCount(text) > longestNote) {
        return Fault{offset, {Code::noteTooLong, {longestNote}}};
    }
    notes_.back().note.text = std::move(text);
    return std::nullopt;
}

JsonNotes::Outcome JsonNotes::setNode(Mark mark, std::size_t offset,
                                      std::optional<std::string> path) {
    std::vector<Path>& paths = notes_.back().paths;
    const auto number = std::ranges::count(paths, mark, &Path::mark);
    if (mark != Mark::place && std::size_t(number) >= mostNoteMarks) {
        return Fault{offset, {Code::tooManyNoteMarks, {mostNoteMarks}}};
    }
    paths.push_back({mark, offset, std::move(path)});
    return std::nullopt;
}

JsonNotes::Outcome JsonNotes::end() const {
    const Read& read = notes_.back();
    const bool marks =
        std::ranges::any_of(read.paths, [](const Path& path) { return path.mark != Mark::place; });
    return read.note.text.empty() && !marks ? Outcome(Fault{read.offset, {Code::emptyNote}})
                                            : std::nullopt;
}

tl::expected<std::vector<Note>, Fault> JsonNotes::of(const GameTree& tree) && {
    std::vector<Note> notes;
    for (Read& read : notes_) {
        for (const Path& path : read.paths) {
            const NodeId n = path.dotted ? nodeAtDotted(tree, *path.dotted) : noNode;
            if (path.dotted && n == noNode) {
                return tl::unexpected(
                    Fault{path.offset, {Code::noteNodeUnknown, {shortJsonString(*path.dotted)}}});
            }
            switch (path.mark) {
            case Mark::place:
                read.note.place.node = n;
                break;
            case Mark::arrow:
                read.note.arrows.push_back(n);
                break;
            case Mark::box:
                read.note.boxes.push_back(n);
                break;
            }
        }
        notes.push_back(std::move(read.note));
    }
    return notes;
}

} // namespace prunus
