#pragma once

#include "ui/texteditor/bracketmatch.h"
#include "ui/texteditor/treetext.h"

#include <QPlainTextEdit>
#include <optional>

namespace prunus {

class TextHighlighting;

/// What is marked in the text.
struct TextMarks {
    std::optional<TextPart> node;
    std::optional<TextPart> fault;
    std::optional<BracketMatch> bracket;
};

/// The field of the text pane. It keeps a text field's keys, and leaves undo, redo and pasting to
/// the pane.
class TextEditor : public QPlainTextEdit {
    Q_OBJECT

  public:
    explicit TextEditor(QWidget* parent);

    /// Returns the text as it stands, with \n between lines; unlike toPlainText() it keeps no-break
    /// spaces.
    [[nodiscard]] QString text() const;
    /// Wraps lines as this text needs it: words stay whole, unless a line is so long that looking
    /// for their ends would take seconds.
    void wrapFor(QStringView text);
    /// Replaces the text, but changes only the part that differs, as one step of the field's own
    /// undo. Caret and scrolling stay.
    void replace(const QString& text);
    void mark(const TextMarks& marks);
    /// Scrolls to this part of the text, as little as needed; the caret stays.
    void reveal(const TextPart& part);

  signals:
    void undoAsked();
    void redoAsked();
    void pasted(const QString& text);
    /// The user says, by a key, that the text is complete as it stands.
    void wholeAsked();

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData* source) const override;
    void insertFromMimeData(const QMimeData* source) override;

  private:
    void showMarks();
    [[nodiscard]] QTextEdit::ExtraSelection selected(const TextPart& part) const;

    TextHighlighting* highlighting_;
    TextMarks marks_;
};

} // namespace prunus
