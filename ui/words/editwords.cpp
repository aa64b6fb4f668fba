#include "ui/words/editwords.h"

#include "ui/words/lists.h"
#include "ui/words/messages.h"
#include "ui/words/words.h"

// TRANSLATOR EditWords Most are edits: they stand behind “Undo” and “Redo” in the menu.

namespace prunus {
namespace {

/// Longer names and titles would stretch the menu across the screen.
constexpr int longestQuote = 24;

QString quoted(const std::string& text) {
    QString shown = QString::fromStdString(text);
    if (shown.size() > longestQuote) {
        shown = shown.left(longestQuote - 1) + u'…';
    }
    return u'“' + shown + u'”';
}

QString place(const EditNote& note) {
    QString where = QString::fromStdString(note.where);
    // A node without a name of its own may be called by its value.
    return note.name.empty() && where.startsWith(u'-') ? where.replace(0, 1, u'−') : where;
}

/// One sentence for each kind of edit.
struct Telling {
    Q_DECLARE_TR_FUNCTIONS(EditWords)

  public:
    const EditNote& note;

    QString operator()(const SetValue& e) const {
        const QString to = shownNumber(e.value);
        if (!note.value) {
            return tr("value %1 for %2").arg(to, place(note));
        }
        return tr("change of %1 to %2").arg(shownNumber(*note.value), to);
    }
    QString operator()(const ClearValue&) const {
        return tr("removal of the value of %1").arg(place(note));
    }
    QString operator()(const SetName& e) const {
        if (e.name.empty()) {
            return tr("removal of the name %1").arg(quoted(note.name));
        }
        return tr("naming of %1 as %2").arg(place(note), quoted(e.name));
    }
    QString operator()(const SetMove& e) const {
        if (e.move.empty()) {
            return tr("removal of the move label %1").arg(quoted(note.move));
        }
        return tr("move label %1").arg(quoted(e.move));
    }
    QString operator()(const SetTitle& e) const {
        return e.title.empty() ? tr("removal of the title %1").arg(quoted(note.title))
                               : tr("title %1").arg(quoted(e.title));
    }
    QString operator()(const SetNote& e) const {
        return e.note ? tr("note") : tr("removal of a note");
    }
    QString operator()(const InsertChild&) const { return tr("new child of %1").arg(place(note)); }
    QString operator()(const InsertSibling&) const {
        return tr("new sibling of %1").arg(place(note));
    }
    QString operator()(const DeleteSubtree&) const { return tr("deletion of %1").arg(place(note)); }
    QString operator()(const MoveSubtree&) const { return tr("move of %1").arg(place(note)); }
    QString operator()(const CopySubtree&) const { return tr("copy of %1").arg(place(note)); }
    QString operator()(const PasteSubtree&) const { return tr("paste under %1").arg(place(note)); }
    QString operator()(const ReplaceSubtree& e) const {
        return e.node == GameTree::root() ? tr("another tree")
                                          : tr("replacement of %1").arg(place(note));
    }
    QString operator()(const RetypeTree& e) const {
        return e.anew ? tr("another tree") : tr("typing");
    }
    QString operator()(const SetLeaves&) const { return tr("new values of all leaves"); }
    QString operator()(const SortChildren& e) const {
        return e.families.below ? tr("sorting below %1").arg(place(note))
                                : tr("sorting of the children of %1").arg(place(note));
    }
    QString operator()(const ReverseChildren& e) const {
        return e.families.below ? tr("reversal below %1").arg(place(note))
                                : tr("reversal of the children of %1").arg(place(note));
    }
    QString operator()(const ShuffleChildren& e) const {
        return e.families.below ? tr("shuffling below %1").arg(place(note))
                                : tr("shuffling of the children of %1").arg(place(note));
    }
    QString operator()(const FlipRoot&) const { return tr("change of players"); }
    QString operator()(const NegateValues&) const { return tr("negation of all values"); }
};

} // namespace

QString EditWords::of(const Edit& edit, const EditNote& note) {
    return std::visit(Telling{note}, edit);
}

QStringList EditWords::renamed(const GameTree& before, const GameTree& after) {
    constexpr int most = 8;
    QStringList pairs;
    int count = 0;
    for (const NodeId n : before.names().nodes()) {
        if (before.names().at(n) != after.names().at(n) && ++count <= most) {
            pairs << tr("%1 is now %2")
                         .arg(quoted(std::string(before.names().at(n))),
                              quoted(std::string(after.names().at(n))));
        }
    }
    if (pairs.isEmpty()) {
        return {};
    }
    if (count > most) {
        pairs << QStringLiteral("…");
    }
    return {tr("What was pasted has %n names that the tree had already: %1.", nullptr, count)
                .arg(listed(pairs))};
}

QString EditWords::why(const EditError& error) {
    switch (error.kind) {
    case EditError::Kind::noSuchNode:
    case EditError::Kind::noSuchPlace:
    case EditError::Kind::noSuchNote:
        return tr("The tree has no such place. Choose another one.");
    case EditError::Kind::rootStays:
        return tr("The root has no parent, so it cannot be deleted or moved, nor have siblings. "
                  "Choose a node below it.");
    case EditError::Kind::intoItself:
        return tr("A subtree cannot become a part of itself. Choose a place outside of it.");
    case EditError::Kind::notFinite:
        return tr("A value is a finite number, such as 3 or −2.5.");
    case EditError::Kind::leafNeedsValue:
        return tr("A leaf needs a value, such as 3 or −2.5.");
    case EditError::Kind::wrongNumberOfLeaves:
        return tr("The tree has %1 leaves, but %2 numbers are given.")
            .arg(shownCount(error.wanted), shownCount(error.given));
    case EditError::Kind::noteTooLarge:
        return tr("A note has up to %1 characters, %2 arrows and %2 boxes, and a tree up to %3 "
                  "notes.")
            .arg(longestNote)
            .arg(mostNoteMarks)
            .arg(mostNotes);
    case EditError::Kind::tooManyNodes:
        return error.wanted == 0
                   ? tr("The tree would have more nodes than this computer has room for.")
                   : shownMessage({Code::tooLargeToEdit, {Count{error.wanted}}, error.given});
    }
    return {};
}

} // namespace prunus
