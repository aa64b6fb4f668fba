// How the text pane takes what is pasted.

#include "core/formats/importtree.h"
#include "ui/texteditor/textpane.h"
#include "ui/words/messages.h"
#include "ui/words/sentences.h"

#include <QFileInfo>
#include <QScopedValueRollback>

namespace prunus {

namespace {

/// More than a value, which may be a part of the tree that is shown.
bool isTree(const QString& text) {
    const ImportResult read = importTree(text.toStdString());
    return read && read->tree.nodeCount() > 1;
}

} // namespace

/// A tree beside the one that is shown is another one; and a file is not replaced unasked.
void TextPane::paste(const QString& pasted) {
    const QTextCursor caret = editor_->textCursor();
    const bool atStart = isBlank(QStringView(seen_).left(caret.selectionStart()));
    const bool atEnd = isBlank(QStringView(seen_).mid(caret.selectionEnd()));
    const bool whole = atStart && atEnd;
    const bool mayAsk = !drafting() && !unaccepted() && editable_ && (atStart || atEnd);
    if (!mayAsk || (!whole && (caret.hasSelection() || !canShow(pasted) || !isTree(pasted)))) {
        insert(pasted);
    } else if (whole) {
        const QString file = QFileInfo(session_.path()).fileName();
        file.isEmpty() || seen_ == pasted
            ? insert(pasted)
            : emit session_.pasteAsked(
                  {pasted, tr("&Into %1").arg(QString(file).replace(u'&', QStringLiteral("&&"))),
                   [this, pasted] { insert(pasted); }});
    } else {
        emit session_.pasteAsked({pasted});
    }
}

/// As it is where that is a tree; else as what it can only mean, with the way back.
void TextPane::insert(const QString& pasted) {
    merge_ = History::Merge::never;
    kept_.clear(); // what is pasted is meant
    QTextCursor caret = editor_->textCursor();
    const QString before = editor_->text();
    const QString given = given_;
    const bool alone = isBlank(QStringView(before).left(caret.selectionStart())) &&
                       isBlank(QStringView(before).mid(caret.selectionEnd()));
    const QString whole =
        before.left(caret.selectionStart()) + pasted + before.mid(caret.selectionEnd());
    if (!canShow(whole)) {
        takeLong(pasted, alone);
        return;
    }
    editor_->wrapFor(whole);
    QString raw;
    std::optional<Adapted> adapted;
    {
        const QScopedValueRollback hold(holding_, true);
        caret.insertText(pasted);
        editor_->setTextCursor(caret);
        raw = editor_->text();
        if (const auto could = adaptPastedText(raw.toStdString()); could && *could) {
            if (alone || !(*could)->addsBrackets()) {
                adapted = **could;
                editor_->replace(QString::fromStdString(adapted->text));
            }
        }
    }
    editor_->ensureCursorVisible();
    seen_ = editor_->text();
    note_.clear();
    {
        const QScopedValueRollback pasting(pasting_, true);
        accept();
    }
    merge_ = History::Merge::never;
    if (unaccepted()) {
        return;
    }
    if (given_ == given) {
        editor_->document()->clearUndoRedoStacks(); // nothing came of it
    } else if (adapted) {
        aside_ = Aside{raw, seen_};
        note_ = joined({shownMessage(describe(adapted->changes)),
                        note_.isEmpty() ? tr("Undo: %1").arg(undoKey()) : note_});
        tell();
    }
}

bool TextPane::canShow(QStringView text) {
    return text.size() <= longestShown && lengthOfLongestLine(text) <= longestLine;
}

/// Beside the window, like a file: the pane would be held by its lines.
void TextPane::takeLong(const QString& pasted, bool alone) {
    if (alone) {
        emit treeLeft([this, pasted] { session_.takeDraft(pasted); });
        return;
    }
    note_ = tr("With what is pasted this text would be too long to be typed in. Paste it in the "
               "place of the whole text, or save it in a file and open that.");
    tell();
}

} // namespace prunus
