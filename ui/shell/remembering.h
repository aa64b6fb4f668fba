#pragma once

#include "ui/session/session.h"

#include <QMainWindow>
#include <QSettings>
#include <memory>

namespace prunus {

class Panels;

/// Where the program keeps what its user chose.
[[nodiscard]] std::unique_ptr<QSettings> userSettings();

/// Gives a window what was chosen the last time, and keeps what is chosen for the next: theme,
/// text size, what the canvas shows, algorithm, rules, order, speed, and the window's place. Depth,
/// root player and first window belong to a tree and are not kept. Whatever the settings do not
/// say, or say in a way that is not understood, stays as it is.
class Remembering : public QObject {
    Q_OBJECT

  public:
    /// The window owns this, and must be complete; the session must outlive it.
    Remembering(std::unique_ptr<QSettings> settings, Session& session, Panels& panels,
                QMainWindow& window);

    [[nodiscard]] QSettings& settings() { return *settings_; }

    /// For when the window closes.
    void keep();

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
    Panels& panels_;
    QMainWindow& window_;
};

} // namespace prunus
