#pragma once

#include "core/edit/edit.h"
#include "ui/session/session.h"

#include <QMenu>

namespace prunus {

/// The menu Edit ▸ Notes: what the author says at the step, with arrows and boxes.
class NotesMenu : public QMenu {
    Q_OBJECT

  public:
    NotesMenu(Session& session, QWidget* parent);

  public slots:
    /// Asks for a new note at the step, or for changes to the last one there.
    void write();

  private:
    QAction* add(const char* name, const QString& text, const QString& explanation);
    void toggle(std::vector<NodeId> Note::*marks);
    void remove();
    void showAll();
    void derive();
    [[nodiscard]] QString obstacle() const;

    Session& session_;
    QAction* noteHere_;
    QAction* pointHere_;
    QAction* boxHere_;
    QAction* removeNote_;
    QAction* allNotes_;
};

} // namespace prunus
