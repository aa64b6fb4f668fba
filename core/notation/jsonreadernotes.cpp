// What of JsonReader is about notes.

#include "core/notation/jsonreader.h"

#include <utility>

namespace prunus {

bool JsonReader::took(JsonNotes::Outcome outcome) {
    if (outcome) {
        fault_ = std::move(outcome);
    }
    return !fault_;
}

bool JsonReader::openNoteArray() {
    const Within within = key_ == Key::notes    ? Within::notes
                          : key_ == Key::arrows ? Within::arrows
                                                : Within::boxes;
    frames_.push_back({progress_.lastStart, 0, within, 0});
    opened();
    return true;
}

bool JsonReader::beginNote() {
    frames_.push_back({progress_.lastStart, 0, Within::note, 0});
    opened();
    return took(notes_.begin(progress_.lastStart));
}

bool JsonReader::closeNote() {
    frames_.pop_back();
    valueEnded();
    return took(notes_.end());
}

std::optional<JsonNotes::Mark> JsonReader::expectedMark() const {
    if (isWithin(Within::arrows)) {
        return JsonNotes::Mark::arrow;
    }
    if (isWithin(Within::boxes)) {
        return JsonNotes::Mark::box;
    }
    return key_ == Key::node ? std::optional(JsonNotes::Mark::place) : std::nullopt;
}

bool JsonReader::noteString(std::string& value) {
    const std::size_t here = progress_.lastStart;
    if (const auto mark = expectedMark()) {
        return took(notes_.setNode(*mark, here, std::move(value)));
    }
    if (key_ == Key::event) {
        return took(notes_.setEvent(here, value));
    }
    if (key_ == Key::text) {
        return took(notes_.setText(here, std::move(value)));
    }
    if (key_ == Key::search) {
        notes_.setSearch(std::move(value));
        return true;
    }
    return wrongType();
}

tl::expected<GameTree, Fault> JsonReader::build(Progress* progress) && {
    GameTree tree = std::move(builder_).build(std::move(header_), progress);
    return std::move(notes_).of(tree).map(
        [&tree](std::vector<Note>&& notes) { return std::move(tree).withNotes(std::move(notes)); });
}

} // namespace prunus
