#pragma once

#include "ui/files/saving.h"

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
    /// Likewise, but only the tree as it is drawn would be left; what is typed beside it stays.
    void leaveTree(const std::function<void()>& goOn);

  private:
    void ask(const std::function<void()>& goOn);
    void askAboutTree(const std::function<void()>& goOn);
    [[nodiscard]] QMessageBox* askToSave(const QString& name);
    void show(QMessageBox* question, const std::function<void()>& save,
              const std::function<void()>& discard);
    [[nodiscard]] QMessageBox* makeQuestion(const QString& text, const QString& more,
                                            QMessageBox::StandardButtons answers);
    [[nodiscard]] QString unfinishedWords() const;

    Session& session_;
    Saving& saving_;
    QWidget* window_;
    bool discards_ = false;
};

} // namespace prunus
