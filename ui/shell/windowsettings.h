#pragma once

#include "ui/session/session.h"

#include <QAction>
#include <QComboBox>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>
#include <memory>

namespace prunus {

class Panels;
class Pseudocode;

/// The controls of a window whose states are kept in the settings, each under a key of its own.
struct KeptControls {
    // In each of these menus one action is checked, and its name is kept.
    QMenu* themes = nullptr;
    QMenu* textSizes = nullptr;
    QMenu* paces = nullptr;
    QMenu* arrangements = nullptr;
    // These actions are on or off.
    QAction* hideUnreadLeaves = nullptr;
    QAction* showBoards = nullptr;
    QAction* showNotes = nullptr;
    QAction* followCurrent = nullptr;
    QAction* smoothMovement = nullptr;
    QAction* showMinimap = nullptr;
    QAction* stopAtCutoffs = nullptr;
    QComboBox* speed = nullptr;
    Pseudocode* listing = nullptr;
};

/// Where the program keeps what its user chose.
[[nodiscard]] std::unique_ptr<QSettings> userSettings();

/// Gives a window what was chosen the last time, and keeps what is chosen for the next time: theme,
/// text size, what the canvas shows, algorithm, rules, order, speed, and the window's place. Depth,
/// root player and first window belong to a tree and are not kept. Whatever the settings do not
/// say, or say in a way that is not understood, stays as it is.
class WindowSettings : public QObject {
    Q_OBJECT

  public:
    /// The window owns this, and must be complete; the session must outlive it.
    WindowSettings(std::unique_ptr<QSettings> settings, Session& session,
                   const KeptControls& controls, Panels& panels, QMainWindow& window);

    [[nodiscard]] QSettings& settings() { return *settings_; }

    /// Writes what was chosen into the settings; to be called when the window closes.
    void keep();
    /// Keeps no choices of searches from now on: they were not made by the user, who is to find the
    /// earlier ones again.
    void keepNoSearch() { keepsSearch_ = false; }

  private:
    void restore();
    void restoreSearch();
    void restoreView();
    void restoreSides();
    void restoreForms();
    void keepSearch();
    void keepView();
    void keepForms();
    void keepPlace();

    std::unique_ptr<QSettings> settings_;
    Session& session_;
    KeptControls controls_;
    Panels& panels_;
    QMainWindow& window_;
    bool keepsSearch_ = true;
};

} // namespace prunus
