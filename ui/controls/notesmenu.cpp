#include "ui/controls/notesmenu.h"

#include "ui/base/connecteach.h"
#include "ui/controls/notedialog.h"
#include "ui/controls/notes.h"
#include "ui/controls/noteslist.h"
#include "ui/session/editing.h"
#include "ui/words/words.h"

#include <algorithm>

namespace prunus {

NotesMenu::NotesMenu(Session& session, QWidget* parent)
    : QMenu(tr("&Notes"), parent), session_(session) {
    setObjectName(QStringLiteral("notesMenu"));
    setToolTipsVisible(true);
    noteHere_ = add("noteHere", tr("Note here…"),
                    tr("Says something at this step. It is kept in the tree’s document."));
    noteHere_->setShortcut(Qt::Key_F4);
    pointHere_ = add("pointHere", tr("Point at this node"),
                     tr("At this step, an arrow points at the selected node."));
    pointHere_->setShortcut(Qt::SHIFT | Qt::Key_F4);
    boxHere_ = add("boxHere", tr("Bo&x this subtree"),
                   tr("At this step, a box is around the selected node and all below it."));
    removeNote_ = add("removeNote", tr("&Remove this note"),
                      tr("Takes away what is said at this step, with its arrows and boxes."));
    addSeparator();
    allNotes_ = add("allNotes", tr("&All notes…"),
                    tr("Lists the notes of the tree, also those that this search does not come "
                       "to."));
    for (QAction* each : {pointHere_, boxHere_}) {
        each->setCheckable(true);
    }
    connect(noteHere_, &QAction::triggered, this, &NotesMenu::write);
    connect(pointHere_, &QAction::triggered, this, [this] { toggle(&Note::arrows); });
    connect(boxHere_, &QAction::triggered, this, [this] { toggle(&Note::boxes); });
    connect(removeNote_, &QAction::triggered, this, &NotesMenu::remove);
    connect(allNotes_, &QAction::triggered, this, &NotesMenu::showAll);
    connectEach(&session, this, &NotesMenu::derive, &Session::documentChanged,
                &Session::traceChanged, &Session::selectionChanged, &Session::stepChanged,
                &Session::busyChanged, &Session::hideUnreadLeavesChanged,
                &Session::showNotesChanged);
    connect(&session.editing(), &Editing::changed, this, &NotesMenu::derive);
    derive();
}

QAction* NotesMenu::add(const char* name, const QString& text, const QString& explanation) {
    QAction* action = addAction(text);
    action->setObjectName(QLatin1String(name));
    action->setStatusTip(explanation); // said while the command can be chosen
    return action;
}

/// Why there is nothing to write or to see; empty if there is.
QString NotesMenu::obstacle() const {
    if (!session_.hasSearch()) {
        return tr("There is no tree yet.");
    }
    if (session_.opening()) {
        return tr("A tree is being opened.");
    }
    if (session_.hidesWhatComes()) {
        return tr("Notes are hidden as long as something is to be found out.");
    }
    if (!session_.editing().possible()) {
        return tr("The tree is too large: one of up to %1 nodes can be edited.")
            .arg(shownCount(Editing::mostNodes));
    }
    return {};
}

void NotesMenu::derive() {
    const QString whyNot = obstacle();
    const bool can = whyNot.isEmpty();
    const bool here = can && noteAtStep(session_).has_value();
    const Note note = can ? noteToWrite(session_) : Note();
    const NodeId n = session_.selection();
    const auto isIn = [n](const std::vector<NodeId>& nodes) {
        return n != noNode && std::ranges::find(nodes, n) != nodes.end();
    };
    const auto set = [](QAction& action, const QString& reason) {
        action.setEnabled(reason.isEmpty());
        action.setToolTip(reason.isEmpty() ? action.statusTip() : reason);
    };
    const QString noNodeYet = n == noNode ? tr("Select a node first.") : QString();
    set(*noteHere_, whyNot);
    noteHere_->setText(here ? tr("Change the note…") : tr("Note here…"));
    set(*pointHere_, can ? noNodeYet : whyNot);
    pointHere_->setChecked(isIn(note.arrows));
    set(*boxHere_, can ? noNodeYet : whyNot);
    boxHere_->setChecked(isIn(note.boxes));
    set(*removeNote_, !can ? whyNot : here ? QString() : tr("There is no note at this step."));
    const bool any = can && !session_.document()->tree.header().notes.empty();
    set(*allNotes_, !can ? whyNot : any ? QString() : tr("The tree has no notes yet."));
}

void NotesMenu::write() {
    session_.editing().finish();
    if (!obstacle().isEmpty()) {
        return;
    }
    session_.setShowNotes(true); // what is written shall be seen
    auto* dialog =
        new NoteDialog(session_, noteToWrite(session_), noteAtStep(session_), parentWidget());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

/// A note that says nothing more is gone.
void NotesMenu::toggle(std::vector<NodeId> Note::*marks) {
    const NodeId n = session_.selection();
    session_.editing().finish();
    if (!obstacle().isEmpty() || n == noNode) {
        return derive();
    }
    session_.setShowNotes(true);
    Note note = noteToWrite(session_);
    std::vector<NodeId>& nodes = note.*marks;
    const auto at = std::ranges::find(nodes, n);
    if (at == nodes.end()) {
        nodes.push_back(n);
    } else {
        nodes.erase(at);
    }
    const bool empty = note.text.empty() && note.arrows.empty() && note.boxes.empty();
    SetNote edit = putAtStep(session_, std::move(note));
    if (empty) {
        edit.note.reset();
    }
    makeEdit(session_, edit);
    derive(); // a click has changed the check already
}

void NotesMenu::remove() {
    session_.editing().finish();
    if (const auto number = noteAtStep(session_)) {
        makeEdit(session_, {*number, std::nullopt});
    }
}

void NotesMenu::showAll() {
    auto* list = new NotesList(session_, parentWidget());
    list->setAttribute(Qt::WA_DeleteOnClose);
    list->open();
}

} // namespace prunus

#include "moc_notesmenu.cpp"
