#include "ui/texteditor/texteditor.h"

#include "ui/look/chrome.h"
#include "ui/texteditor/texthighlighting.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <algorithm>
#include <array>
#include <memory>

namespace prunus {
namespace {

/// Keys that move, scroll or change text here, whatever they do elsewhere.
bool belongsToText(const QKeyEvent& key) {
    constexpr std::array keys{Qt::Key_Left,  Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,
                              Qt::Key_Home,  Qt::Key_End,    Qt::Key_PageUp, Qt::Key_PageDown,
                              Qt::Key_Space, Qt::Key_Delete, Qt::Key_Insert, Qt::Key_Backspace};
    const bool plain = (key.modifiers() & (Qt::AltModifier | Qt::MetaModifier)) == 0;
    return plain && std::ranges::find(keys, key.key()) != keys.end();
}

bool isWholeKey(const QKeyEvent& key) {
    return (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
           (key.modifiers() & ~Qt::KeypadModifier) == Qt::ControlModifier;
}

qsizetype commonFront(const QString& a, const QString& b) {
    const auto [x, y] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    qsizetype front = x - a.begin();
    return front - (front > 0 && a[front - 1].isHighSurrogate() ? 1 : 0);
}

/// Of what stands after the common front.
qsizetype commonBack(const QString& a, const QString& b, qsizetype front) {
    const qsizetype most = std::min(a.size(), b.size()) - front;
    qsizetype back = 0;
    while (back < most && a[a.size() - 1 - back] == b[b.size() - 1 - back]) {
        ++back;
    }
    return back - (back > 0 && a[a.size() - back].isLowSurrogate() ? 1 : 0);
}

} // namespace

TextEditor::TextEditor(QWidget* parent)
    : QPlainTextEdit(parent), highlighting_(new TextHighlighting(document())) {
    setObjectName(QStringLiteral("treeText"));
    setAccessibleName(tr("The tree as text"));
    setTabChangesFocus(true);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setForegroundRole(QPalette::PlaceholderText); // of the frame
    QFont mono; // only the family, so that the size follows the window's
    mono.setFamilies({QStringLiteral("DejaVu Sans Mono")});
    mono.setStyleHint(QFont::Monospace);
    setFont(mono);
}

QString TextEditor::text() const {
    return document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

void TextEditor::wrapFor(QStringView text) {
    constexpr qsizetype longestOfWords = 5'000;
    const auto mode = lengthOfLongestLine(text) > longestOfWords
                          ? QTextOption::WrapAnywhere
                          : QTextOption::WrapAtWordBoundaryOrAnywhere;
    if (wordWrapMode() != mode) {
        setWordWrapMode(mode);
    }
}

void TextEditor::replace(const QString& text) {
    wrapFor(text);
    const QString before = this->text();
    const qsizetype front = commonFront(before, text);
    const qsizetype back = commonBack(before, text, front);
    const int scrolled = verticalScrollBar()->value();
    QTextCursor change(document());
    change.setPosition(static_cast<int>(front));
    change.setPosition(static_cast<int>(before.size() - back), QTextCursor::KeepAnchor);
    change.insertText(text.mid(front, text.size() - front - back));
    verticalScrollBar()->setValue(scrolled);
}

void TextEditor::mark(const TextMarks& marks) {
    marks_ = marks;
    showMarks();
}

QTextEdit::ExtraSelection TextEditor::selected(const TextPart& part) const {
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(document());
    const int end = document()->characterCount() - 1;
    selection.cursor.setPosition(std::min(static_cast<int>(part.start), end));
    selection.cursor.setPosition(std::min(static_cast<int>(part.end), end),
                                 QTextCursor::KeepAnchor);
    return selection;
}

void TextEditor::showMarks() {
    const Theme& theme = themeFor(palette());
    const Chrome& chrome = chromeFor(palette());
    const QColor base = palette().color(QPalette::Base);
    QList<QTextEdit::ExtraSelection> shown;
    if (marks_.node) {
        shown << selected(*marks_.node);
        shown.back().format.setBackground(blended(base, theme.selection, 0.2));
    }
    if (marks_.bracket) {
        const BracketMatch& match = *marks_.bracket;
        for (const std::optional<qsizetype> at : {std::optional(match.at), match.partner}) {
            if (at) {
                shown << selected({*at, *at + 1});
                QTextCharFormat& format = shown.back().format;
                format.setFontWeight(QFont::Bold);
                format.setForeground(match.partner ? palette().color(QPalette::Text)
                                                   : chrome.warningText);
                format.setFontUnderline(true);
            }
        }
    }
    if (marks_.fault) {
        shown << selected(*marks_.fault);
        shown.back().format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        shown.back().format.setUnderlineColor(chrome.warningText);
        shown.back().format.setForeground(chrome.warningText);
    }
    setExtraSelections(shown);
}

void TextEditor::reveal(const TextPart& part) {
    // The scroll bar counts lines as they are wrapped.
    const QTextBlock block = document()->findBlock(static_cast<int>(part.start));
    const int inBlock = static_cast<int>(part.start) - block.position();
    const QTextLine wrapped = block.layout()->lineForTextPosition(inBlock);
    const int line = block.firstLineNumber() + (wrapped.isValid() ? wrapped.lineNumber() : 0);
    QScrollBar& bar = *verticalScrollBar();
    const int shown = std::max(1, bar.pageStep() - 1); // the last one may be cut off
    if (line < bar.value()) {
        bar.setValue(line);
    } else if (line >= bar.value() + shown) {
        bar.setValue(line - shown + 1);
    }
}

bool TextEditor::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (belongsToText(key) || key.matches(QKeySequence::Undo) ||
            key.matches(QKeySequence::Redo)) {
            event->accept();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

void TextEditor::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo)) {
        emit undoAsked();
    } else if (event->matches(QKeySequence::Redo)) {
        emit redoAsked();
    } else if (isWholeKey(*event)) {
        emit wholeAsked();
    } else if (event->matches(QKeySequence::InsertLineSeparator)) {
        // A line of its own, where Qt would hide a character that no tree may hold.
        textCursor().insertBlock();
        ensureCursorVisible();
    } else {
        QPlainTextEdit::keyPressEvent(event);
        return;
    }
    event->accept();
}

void TextEditor::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        highlighting_->setMuted(themeFor(palette()).mutedText);
        showMarks();
    }
}

/// The field's menu, with the pane's undo and redo.
void TextEditor::contextMenuEvent(QContextMenuEvent* event) {
    const std::unique_ptr<QMenu> menu(createStandardContextMenu(event->pos()));
    const auto lead = [&](const char* name, void (TextEditor::*asked)()) {
        if (auto* action = menu->findChild<QAction*>(QLatin1String(name))) {
            action->disconnect();
            action->setEnabled(true);
            connect(action, &QAction::triggered, this, asked);
        }
    };
    lead("edit-undo", &TextEditor::undoAsked);
    lead("edit-redo", &TextEditor::redoAsked);
    menu->exec(event->globalPos());
}

/// Files are for the window to open.
bool TextEditor::canInsertFromMimeData(const QMimeData* source) const {
    return source->hasText() && !source->hasUrls();
}

void TextEditor::insertFromMimeData(const QMimeData* source) {
    if (canInsertFromMimeData(source)) {
        emit pasted(source->text());
    }
}

} // namespace prunus

#include "moc_texteditor.cpp"
