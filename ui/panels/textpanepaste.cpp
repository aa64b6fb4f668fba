// How the text pane takes what is pasted, and gives back what made way for another text.

#include "ui/panels/pastewords.h"
#include "ui/panels/textpane.h"

#include <QKeySequence>
#include <QScopedValueRollback>
#include <utility>

namespace prunus {
namespace {

QString undoKey() {
    return QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText);
}

bool isBlank(QStringView text) {
    return text.trimmed().isEmpty();
}

} // namespace

/// What was put aside before cannot come back any more.
void TextPane::putAside(const QString& text) {
    aside_.reset();
    if (!isBlank(text)) {
        aside_ = Aside{text, seen_};
        note_ = tr("The unfinished text was put aside. Undo: %1").arg(undoKey());
    }
}

/// As it is where that is a tree; else as what it can only mean, with the way back.
void TextPane::paste(const QString& pasted) {
    merge_ = History::Merge::never;
    QTextCursor caret = editor_->textCursor();
    const QString before = editor_->text();
    const QString given = given_;
    const bool alone = isBlank(QStringView(before).left(caret.selectionStart())) &&
                       isBlank(QStringView(before).mid(caret.selectionEnd()));
    QString raw;
    std::optional<Adapted> adapted;
    {
        const QScopedValueRollback hold(holding_, true);
        caret.insertText(pasted);
        editor_->setTextCursor(caret);
        raw = editor_->text();
        if (const auto could = adaptPastedText(raw.toStdString()); could && *could) {
            if (alone || !addsBrackets((*could)->changes)) {
                adapted = **could;
                editor_->replace(QString::fromStdString(adapted->text));
            }
        }
    }
    editor_->ensureCursorVisible();
    seen_ = editor_->text();
    note_.clear();
    accept();
    merge_ = History::Merge::never;
    if (unaccepted()) {
        return;
    }
    if (given_ == given) {
        editor_->document()->clearUndoRedoStacks(); // nothing came of it
    } else if (adapted) {
        aside_ = Aside{raw, seen_};
        note_ = pasteWords(adapted->changes) + u' ' + tr("Undo: %1").arg(undoKey());
        tell();
    }
}

void TextPane::undo() {
    if (aside_ && !stale_ && aside_->instead == editor_->text()) {
        const QString text = std::exchange(aside_, std::nullopt)->text;
        if (session_.editing().possible() && session_.editing().history().canUndo()) {
            session_.editing().undo();
        }
        merge_ = History::Merge::never;
        editor_->replace(text);
    } else if (editor_->document()->isUndoAvailable()) {
        editor_->undo();
    } else {
        session_.editing().undo();
    }
}

void TextPane::redo() {
    if (editor_->document()->isRedoAvailable()) {
        editor_->redo();
    } else {
        session_.editing().redo();
    }
}

} // namespace prunus
