#pragma once

#include "ui/base/job.h"
#include "ui/files/documentfile.h"
#include "ui/session/loading.h"

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QTimer>
#include <memory>
#include <optional>
#include <vector>

namespace prunus {

/// Unsaved work of a program that ended without saving or discarding it.
struct LeftWork {
    QString file;
    /// Held, so that no other program offers it meanwhile.
    std::shared_ptr<QLockFile> lock;
    UnsavedTree work;
    /// Of the last edit that is in it.
    QDateTime time;
};

/// Where the program keeps unsaved work.
[[nodiscard]] QString recoveryFolder();
/// What was left in this folder, the latest first. Work of programs that still run is not among it.
[[nodiscard]] std::vector<LeftWork> leftWork(const QString& folder);
/// It is not wanted any more.
void discardWork(const LeftWork& left);

/// Keeps the session's unsaved work on disk beside the window, so that it outlives a crash: at most
/// half a second behind the last edit, each time whole or not at all. What was saved or discarded
/// is taken away.
class Recovery : public QObject {
    Q_OBJECT

  public:
    /// Session and file must outlive this.
    Recovery(Session& session, DocumentFile& file, const QString& folder,
             QObject* parent = nullptr);
    /// Unsaved work stays on disk, unless it was forgotten.
    ~Recovery() override;

    /// Opens the work in the session. It stays where it was until it is kept by this.
    void restore(const LeftWork& left);
    /// The work at hand was discarded, and nothing is to be kept any more.
    void forget();

  signals:
    /// One line on why the work cannot be kept on disk; told once.
    void failed(const QString& message);

  private:
    void follow();
    [[nodiscard]] bool hasWork() const;
    [[nodiscard]] UnsavedTree work() const;
    void write();
    void written(const QString& error);
    void takeRestored();
    void discardTaken();
    void remove();

    Session& session_;
    DocumentFile& documentFile_;
    QString file_;
    std::unique_ptr<QLockFile> lock_;
    QTimer soon_;
    /// Never cancelled: a file is written whole, and once more or removed after that.
    std::optional<Job<QString>> writing_;
    bool again_ = false;
    bool removes_ = false;
    bool told_ = false;
    bool forgotten_ = false;
    /// What is being opened, and what was opened and is not kept by this yet.
    std::optional<LeftWork> restored_;
    std::vector<LeftWork> taken_;
};

} // namespace prunus
