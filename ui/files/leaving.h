#pragma once

#include "ui/files/saving.h"

#include <QMessageBox>

namespace prunus {

/// Asks about unsaved work before it would be left behind: before another tree is opened, the
/// window is closed, or the program ends.
class Leaving : public QObject {
    Q_OBJECT

  public:
    /// Session and saving must outlive this; the questions open on `window`.
    Leaving(Session& session, Saving& saving, QWidget* window);

    /// Whether nothing would be lost, or the user has just agreed to lose it. What is typed is
    /// taken into the tree first.
    [[nodiscard]] bool mayLeave();
    /// Calls `goOn` at once if nothing would be lost; otherwise asks whether to save, to discard,
    /// or to stay, and calls `goOn` unless the user stays or saving fails.
    void then(const std::function<void()>& goOn);
    /// Calls `goOn` if the tree as it is drawn would not be lost; otherwise asks first, as then()
    /// does. Only the tree is left; what is typed beside it stays.
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
