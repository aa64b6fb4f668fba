#pragma once

#include "ui/window/saving.h"

namespace prunus {

/// Lets nobody leave unsaved work behind without having asked: before another tree is opened, the
/// window is closed, the program ends.
class Leaving : public QObject {
    Q_OBJECT

  public:
    /// The saving must outlive this; the question opens on `window`.
    Leaving(Saving& saving, QWidget* window);

    /// Whether nothing would be lost, or the user has just said that it may be.
    [[nodiscard]] bool mayLeave() const;
    /// Goes on at once if nothing would be lost; otherwise asks whether to save, to discard, or to
    /// stay, and goes on or does not.
    void then(const std::function<void()>& goOn);

  private:
    void ask(const std::function<void()>& goOn);

    Saving& saving_;
    QWidget* window_;
    bool discards_ = false;
};

} // namespace prunus
