#include "ui/words/notewords.h"

#include "core/trace/notesteps.h"
#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <algorithm>

namespace prunus {
namespace {

bool has(const std::vector<NodeId>& nodes, NodeId n) {
    return std::ranges::find(nodes, n) != nodes.end();
}

/// How many of the nodes the tree still has.
int present(const std::vector<NodeId>& nodes) {
    return static_cast<int>(nodes.size()) - static_cast<int>(std::ranges::count(nodes, noNode));
}

} // namespace

QString NoteWords::place(const NotePlace& place) const {
    if (place.node == noNode) {
        return tr("At a node that is gone");
    }
    const GameTree& tree = naming_.moment().tree();
    const QString node = naming_.of(place.node);
    QString text;
    switch (place.event) {
    case NoteEvent::start:
        text = tr("Before the first step");
        break;
    case NoteEvent::enter:
        text = tree.isLeaf(place.node) ? tr("Reading %1").arg(node) : tr("Entering %1").arg(node);
        break;
    case NoteEvent::back:
        //: The value of this node was just compared with what its parent had.
        text = tr("Back from %1").arg(node);
        break;
    case NoteEvent::cutoff:
        text = tr("Cutoff at %1").arg(node);
        break;
    case NoteEvent::leave:
        text = tr("Return of %1").arg(node);
        break;
    }
    //: An event at a node, in the so-manieth visit.
    return place.visit == 1 ? text : tr("%1, visit %2").arg(text).arg(place.visit);
}

QString NoteWords::named(const std::vector<NodeId>& nodes) const {
    QStringList names;
    for (const NodeId n : nodes) {
        if (n != noNode) {
            names << naming_.of(n);
        }
    }
    return listedWithAnd(names);
}

QStringList NoteWords::marks(const Note& note) const {
    QStringList sentences;
    if (const int arrows = present(note.arrows); arrows > 0) {
        sentences << tr("%n arrows point at %1.", nullptr, arrows).arg(named(note.arrows));
    }
    if (const int boxes = present(note.boxes); boxes > 0) {
        sentences
            << tr("%n boxes are around %1 with all below.", nullptr, boxes).arg(named(note.boxes));
    }
    if (has(note.arrows, noNode) || has(note.boxes, noNode)) {
        sentences << tr("The note was also about a node that is gone.");
    }
    return sentences;
}

QString NoteWords::whole(const Note& note) const {
    const QString text = QString::fromStdString(note.text).simplified();
    return (QStringList(text) + marks(note)).join(u' ').trimmed();
}

QString NoteWords::search(const Note& note) {
    if (note.search.empty()) {
        return {};
    }
    const auto algorithm = algorithmFromId(note.search);
    return algorithm ? tr("in %1").arg(shownAlgorithm(*algorithm))
                     : tr("in a search that this program does not know");
}

QString NoteWords::of(NodeId n) const {
    bool arrow = false;
    bool box = false;
    for (const std::size_t k : notesAt(naming_.moment())) {
        const Note& note = naming_.moment().tree().header().notes[k];
        arrow = arrow || has(note.arrows, n);
        box = box || has(note.boxes, n);
    }
    //: What a screen reader says of a node.
    return listed({arrow ? tr("a note points here") : QString(),
                   box ? tr("a note has a box around this and all below") : QString()});
}

QString NoteWords::atStep() const {
    QStringList lines;
    for (const std::size_t k : notesAt(naming_.moment())) {
        lines << whole(naming_.moment().tree().header().notes[k]);
    }
    return lines.join(u'\n');
}

QString NoteWords::seenAtStep() const {
    QStringList lines;
    for (const std::size_t k : notesAt(naming_.moment())) {
        const Note& note = naming_.moment().tree().header().notes[k];
        const QString text = QString::fromStdString(note.text).simplified();
        lines << (text.isEmpty() ? whole(note) : text);
    }
    return lines.join(u'\n');
}

} // namespace prunus
