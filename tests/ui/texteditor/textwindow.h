#pragma once

#include "tests/ui/shownwindow.h"
#include "ui/shell/panels.h"
#include "ui/texteditor/textpane.h"

#include <QClipboard>
#include <QGuiApplication>

/// A window whose tree can be read as text beside it, with the keys in the text.
struct TextWindow : ShownWindow {
    prunus::TextPane& pane = find<prunus::TextPane>("text");
    prunus::TextEditor& editor = find<prunus::TextEditor>("treeText");

    explicit TextWindow(const QString& text = QStringLiteral("[[3,12],[2,4]]")) {
        window.session().openText(text, QStringLiteral("typed"));
        press(Qt::Key_T, Qt::ControlModifier);
    }
    void key(Qt::Key k, Qt::KeyboardModifiers with = Qt::NoModifier) {
        QTest::keyClick(&editor, k, with);
    }
    void type(const char* keys) { QTest::keyClicks(&editor, QLatin1String(keys)); }
    void typeAnew(const char* keys) {
        key(Qt::Key_A, Qt::ControlModifier);
        type(keys);
    }
    void undo() { key(Qt::Key_Z, Qt::ControlModifier); }
    void redo() { key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    void paste(const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        key(Qt::Key_V, Qt::ControlModifier);
    }
    /// Pastes over all of the text.
    void pasteAnew(const QString& text) {
        key(Qt::Key_A, Qt::ControlModifier);
        paste(text);
    }
    void putCaret(int at) {
        QTextCursor caret = editor.textCursor();
        caret.setPosition(at);
        editor.setTextCursor(caret);
    }
    [[nodiscard]] std::uint32_t nodes() { return session().document()->tree.nodeCount(); }
    [[nodiscard]] QString history() {
        return QString::fromStdString(session().editing().history().text().value());
    }
    [[nodiscard]] QString below() const { return text("textStatus"); }
    /// The texts that are marked in this way.
    template <class Marked> [[nodiscard]] QStringList marked(Marked isMarked) const {
        QStringList found;
        for (const QTextEdit::ExtraSelection& each : editor.extraSelections()) {
            if (isMarked(each.format)) {
                found << QStringLiteral("%1@%2")
                             .arg(each.cursor.selectedText())
                             .arg(each.cursor.selectionStart());
            }
        }
        return found;
    }
    [[nodiscard]] QStringList faults() const {
        return marked([](const QTextCharFormat& format) {
            return format.underlineStyle() == QTextCharFormat::WaveUnderline;
        });
    }
    [[nodiscard]] QStringList brackets() const {
        return marked([](const QTextCharFormat& format) {
            return format.underlineStyle() == QTextCharFormat::SingleUnderline;
        });
    }
    [[nodiscard]] QStringList node() const {
        return marked([](const QTextCharFormat& format) {
            return format.hasProperty(QTextFormat::BackgroundBrush);
        });
    }
};
