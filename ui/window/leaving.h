#pragma once

#include "ui/window/saving.h"

#include <QMessageBox>

namespace prunus {

/// Lets nobody leave unsaved work behind without having asked: before another tree is opened, the
/// window is closed, the program ends.
class Leaving : public QObject {
    Q_OBJECT

  public:
    /// Session and saving must outlive this; the questions open on `window`.
    Leaving(Session& session, Saving& saving, QWidget* window);

    /// Whether nothing would be lost, or the user has just said that it may be. What is typed is
    /// taken first.
    [[nodiscard]] bool mayLeave();
    /// Goes on at once if nothing would be lost; otherwise asks whether to save, to discard, or to
    /// stay, and goes on or does not.
    void then(const std::function<void()>& goOn);

  private:
    void ask(const std::function<void()>& goOn);
    [[nodiscard]] QMessageBox* makeQuestion(const QString& text, const QString& more,
                                            QMessageBox::StandardButtons answers);
    [[nodiscard]] QString unfinishedWords() const;

    Session& session_;
    Saving& saving_;
    QWidget* window_;
    bool discards_ = false;
};

} // namespace prunus
