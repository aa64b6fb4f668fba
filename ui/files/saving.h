#pragma once

#include "ui/files/documentfile.h"

#include <QAction>
#include <functional>

namespace prunus {

/// Returns the widget that a question of the window opens on: the dialog that is open on the
/// window, or else the window.
[[nodiscard]] QWidget* asker(QWidget& window);

/// File ▸ Save and Save as: asks for the file where there is none, and says before it writes what
/// the format has no place for.
class Saving : public QObject {
    Q_OBJECT

  public:
    /// The session must outlive this; dialogs open on `window`.
    Saving(Session& session, QWidget* window);

    QAction* const save;
    QAction* const saveAs;

    [[nodiscard]] DocumentFile& file() { return file_; }
    /// Saves, and calls `goOn` as soon as everything is safe on disk; not at all if it cannot be
    /// saved, or if the user cancels.
    void saveThen(std::function<void()> goOn);
    /// Saves the tree alone, whatever is typed beside it, and calls `goOn` as saveThen() does.
    void saveTreeThen(std::function<void()> goOn);

  private:
    void askForFile(std::optional<TreeFormat> format = std::nullopt);
    void saveDraftThen(const std::function<void()>& goOn);
    [[nodiscard]] QString suggestedName() const;
    void take(const QString& path);
    void askAboutChange(const QString& path, const std::function<void()>& replace,
                        const std::function<void()>& elsewhere = nullptr);
    void takeAnyway(const QString& path);
    void askAboutLoss(const QString& path, const std::vector<Message>& lost);
    [[nodiscard]] bool isAgreed(const QString& path, const std::vector<Message>& lost) const;
    [[nodiscard]] bool finishTyping();
    void derive();
    void giveUp() { goOn_ = nullptr; }

    Session& session_;
    QWidget* window_;
    DocumentFile file_;
    std::function<void()> goOn_;
    /// The file in which the user agreed to lose something; agreed_ is what.
    QString agreedPath_;
    std::vector<Message> agreed_;
};

} // namespace prunus
