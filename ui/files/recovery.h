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
    /// The lock on the file, held so that no other program offers the work meanwhile.
    std::shared_ptr<QLockFile> lock;
    UnsavedTree work;
    /// The time of the last edit in the work.
    QDateTime time;
};

/// Returns the folder where the program keeps unsaved work.
[[nodiscard]] QString recoveryFolder();
/// Returns the work that was left in this folder, the latest first, without the work of programs
/// that still run.
[[nodiscard]] std::vector<LeftWork> leftWork(const QString& folder);
/// Deletes left work that is not wanted any more.
void discardWork(const LeftWork& left);

/// Keeps the session's unsaved work on disk, written in the background, so that it outlives a
/// crash: at most half a second behind the last edit, each time whole or not at all. Work that was
/// saved or discarded is removed.
class Recovery : public QObject {
    Q_OBJECT

  public:
    /// Session and file must outlive this.
    Recovery(Session& session, DocumentFile& file, const QString& folder,
             QObject* parent = nullptr);
    /// Leaves unsaved work on disk, unless forget() was called.
    ~Recovery() override;

    /// Opens left work in the session. Its file stays until this object has kept the work in a file
    /// of its own.
    void restore(const LeftWork& left);
    /// Removes the kept work, because the user discarded it, and keeps nothing any more.
    void forget();

  signals:
    /// Emitted once, with one line on why the work cannot be kept on disk.
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
    /// The job that writes the file. It is never cancelled: the file is written whole, and after
    /// that once more or removed.
    std::optional<Job<QString>> writing_;
    bool again_ = false;
    bool removes_ = false;
    bool told_ = false;
    bool forgotten_ = false;
    /// The left work that is being opened; in taken_, left work that was opened and is not yet kept
    /// in this object's file.
    std::optional<LeftWork> restored_;
    std::vector<LeftWork> taken_;
};

} // namespace prunus
