#include "ui/session/editing.h"

#include "core/notation/writetree.h"
#include "ui/session/session.h"

#include <sstream>

namespace prunus {
namespace {

/// The tree's text as it was given, or one of ours.
std::string textOf(const Document& document) {
    if (!document.text.empty()) {
        return document.text;
    }
    std::ostringstream out;
    writeText(out, document.tree);
    return std::move(out).str();
}

} // namespace

Editing::Editing(Session& session) : QObject(&session), session_(session) {
    connect(&session, &Session::documentChanged, this, &Editing::begin);
}

/// A tree that was opened begins a history; one that was edited goes on with it.
void Editing::begin() {
    const auto document = session_.document();
    if (possible() && history_->tree() == document->shared) {
        return;
    }
    unsaved_ = document->isUnsaved;
    history_.reset();
    if (document->tree.nodeCount() <= mostNodes) {
        history_.emplace(document->shared, textOf(*document));
    }
    emit changed();
}

std::optional<EditError> Editing::perform(const Edit& edit, History::Merge merge) {
    const auto change = history_->perform(edit, merge);
    if (!change) {
        return change.error();
    }
    session_.showEdited(history_->tree(), change->map, change->focus);
    emit changed();
    return std::nullopt;
}

std::optional<ReadError> Editing::retype(const QString& text, History::Merge merge) {
    const auto change = history_->retype(text.toStdString(), merge);
    if (!change) {
        return change.error();
    }
    session_.showEdited(history_->tree(), change->map, change->map.at(session_.selection()));
    emit changed();
    return std::nullopt;
}

void Editing::undo() {
    if (possible() && history_->canUndo()) {
        const HistoryChange change = history_->undo();
        session_.showEdited(history_->tree(), change.map, change.focus);
        emit changed();
    }
}

void Editing::redo() {
    if (possible() && history_->canRedo()) {
        const HistoryChange change = history_->redo();
        session_.showEdited(history_->tree(), change.map, change.focus);
        emit changed();
    }
}

void Editing::markSaved() {
    unsaved_ = false;
    if (possible()) {
        history_->markSaved();
    }
    emit changed();
}

} // namespace prunus
