#pragma once

#include "ui/session/playback.h"

#include <QAction>
#include <QObject>

namespace prunus {

/// The commands that move through a search, or all side by side, with their keys. Menus and buttons
/// share them; what is enabled follows from the session alone.
class StepActions : public QObject {
    Q_OBJECT

  public:
    StepActions(Session& session, Playback& playback, QObject* parent);

    QAction* const first;
    QAction* const back;
    QAction* const step;
    QAction* const last;
    QAction* const previousCutoff;
    QAction* const nextCutoff;
    QAction* const previousNote;
    QAction* const nextNote;
    QAction* const endOfNode;
    QAction* const play;
    QAction* const stopAtCutoffs;
    QAction* const goTo;

    /// All actions but those for notes, which are for an open tree alone.
    [[nodiscard]] QList<QAction*> all() const;

  signals:
    /// There is no note to go to, or notes are not shown.
    void noNoteLeft();
    /// There is no cutoff to go to. The command could be chosen all the same, so that it gives
    /// nothing away of what is to come.
    void noCutoffLeft();

  private:
    QAction* make(const char* name, const QString& text, const QList<QKeySequence>& keys);
    void moveToNote(bool next);
    void moveTo(QAction* action, Beat (*target)(const Panes&));
    void derive();

    Session& session_;
    Playback& playback_;
};

} // namespace prunus
