#pragma once

#include "core/edit/edit.h"
#include "ui/session/session.h"

#include <QBoxLayout>
#include <QDialog>
#include <QPushButton>
#include <QTreeWidget>
#include <optional>

namespace prunus {

/// The list of all notes of the tree, in the order of the search's steps; after them the notes to
/// which the search does not come, with the reason. No note is ever lost silently.
class NotesList : public QDialog {
    Q_OBJECT

  public:
    NotesList(Session& session, QWidget* parent);

  private:
    QPushButton* addButton(QBoxLayout& row, const char* name, const QString& text,
                           void (NotesList::*command)());
    void fill();
    void addRow(std::size_t number, std::optional<Step> step);
    void derive();
    [[nodiscard]] std::optional<std::size_t> chosen() const;
    [[nodiscard]] std::optional<Step> stepOfChosen() const;
    void goTo();
    void change();
    void moveHere();
    void remove();

    Session& session_;
    QTreeWidget* rows_;
    QPushButton* goTo_ = nullptr;
    QPushButton* change_ = nullptr;
    QPushButton* moveHere_ = nullptr;
    QPushButton* remove_ = nullptr;
};

} // namespace prunus
