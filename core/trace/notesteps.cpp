#include "core/trace/notesteps.h"

#include <algorithm>

namespace prunus {

namespace {

/// Where the event of this kind is, if the visit has it.
Step soughtIn(const Visit& visit, NoteEvent event) {
    switch (event) {
    case NoteEvent::back:
        return visit.last + 1;
    case NoteEvent::cutoff:
        return visit.last - 1; // right before the node returns
    case NoteEvent::leave:
        return visit.last;
    case NoteEvent::start:
    case NoteEvent::enter:
        break;
    }
    return visit.first;
}

} // namespace

NotePlace notePlaceOf(const Moment& moment) {
    const Event event = moment.event();
    const auto at = [&moment](NodeId n, NoteEvent kind) {
        return NotePlace{n, kind, std::max(moment.visitCount(n), 1U)};
    };
    switch (event.kind) {
    case EventKind::start:
        break;
    case EventKind::enter:
    case EventKind::leaf:
    case EventKind::recall:
        return at(event.node, NoteEvent::enter);
    case EventKind::back:
        return at(event.child, NoteEvent::back);
    case EventKind::cutoff:
        return at(event.node, NoteEvent::cutoff);
    case EventKind::leave:
        return at(event.node, NoteEvent::leave);
    }
    return {GameTree::root(), NoteEvent::start, 1};
}

std::optional<Step> stepOf(const GameTree& tree, const SearchTrace& trace, const NotePlace& place) {
    if (place.event == NoteEvent::start) {
        const bool there = place.node == GameTree::root() && place.visit == 1;
        return there ? std::optional(Step{0}) : std::nullopt;
    }
    if (trace.isUnsearched() || place.node.value >= tree.nodeCount() ||
        place.node >= trace.belowHorizon() || !trace.visited(place.node)) {
        return std::nullopt;
    }
    const Visit visit = visitOf(tree, trace, place.node, place.visit).value();
    const Step sought = soughtIn(visit, place.event);
    // There may be fewer visits, and not each ends in a cutoff.
    const bool there = sought <= trace.end() && notePlaceOf(Moment(tree, trace, sought)) == place;
    return there ? std::optional(sought) : std::nullopt;
}

bool isFor(const Note& note, const SearchOptions& options) {
    return note.search.empty() || (!options.slip && note.search == traits(options.algorithm).id);
}

std::vector<NoteStep> notesIn(const GameTree& tree, const SearchTrace& trace) {
    std::vector<NoteStep> found;
    const std::vector<Note>& notes = tree.header().notes;
    for (std::size_t k = 0; k < notes.size(); ++k) {
        const auto step =
            isFor(notes[k], trace.options()) ? stepOf(tree, trace, notes[k].place) : std::nullopt;
        if (step) {
            found.push_back({*step, k});
        }
    }
    std::ranges::stable_sort(found, {}, &NoteStep::step);
    return found;
}

std::vector<std::size_t> notesAt(const Moment& moment) {
    std::vector<std::size_t> found;
    const std::vector<Note>& notes = moment.tree().header().notes;
    if (notes.empty()) {
        return found;
    }
    const NotePlace here = notePlaceOf(moment);
    for (std::size_t k = 0; k < notes.size(); ++k) {
        if (notes[k].place == here && isFor(notes[k], moment.trace().options())) {
            found.push_back(k);
        }
    }
    return found;
}

} // namespace prunus
