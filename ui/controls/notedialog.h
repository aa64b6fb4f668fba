#pragma once

#include "core/edit/edit.h"
#include "ui/session/session.h"

#include <QCheckBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <optional>

namespace prunus {

/// Asks for the note at a step: its words, for which searches it is, and which of its arrows and
/// boxes stay.
class NoteDialog : public QDialog {
    Q_OBJECT

  public:
    /// `number` is the note's number in the tree, if the note is there already.
    NoteDialog(Session& session, Note note, std::optional<std::size_t> number, QWidget* parent);

    void accept() override;

  private:
    QWidget* makeMarks();
    void addMark(const QString& text);
    void countLetters();
    /// The note as it is typed now.
    [[nodiscard]] Note note() const;
    void remove();

    Session& session_;
    Note given_;
    std::optional<std::size_t> number_;
    QPlainTextEdit* text_;
    QCheckBox* oneSearch_ = nullptr;
    QListWidget* marks_ = nullptr;
    QLabel* letters_;
    QPushButton* set_ = nullptr;
};

} // namespace prunus
