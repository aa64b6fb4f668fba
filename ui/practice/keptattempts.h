#pragma once

#include "ui/base/job.h"

#include <QLockFile>
#include <QObject>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace prunus {

/// Attempts at sets of questions on disk, so that they outlive the window and a crash. Each is in a
/// file of its own, which is locked by the window that has it at hand, and written in the
/// background, whole or not at all.
class KeptAttempts : public QObject {
    Q_OBJECT

  public:
    explicit KeptAttempts(const QString& folder);
    /// Waits until everything is written.
    ~KeptAttempts() override;

    /// Gives `read` the texts that were kept under this key and that no window has at hand, the
    /// latest first, until it returns true for one. Returns the path of that one's file, or an
    /// empty path. The other files stay as they are.
    [[nodiscard]] QString take(const QByteArray& key,
                               const std::function<bool(const QByteArray&)>& read);
    /// Returns the path of a new file for this key, and locks it.
    [[nodiscard]] QString add(const QByteArray& key);
    /// Writes the text into the file in the background.
    void keep(const QString& file, const QByteArray& text);
    /// Deletes the file in the background.
    void remove(const QString& file);
    /// Whether files could be written so far: false if the last write failed.
    [[nodiscard]] bool works() const { return works_; }

  signals:
    /// An attempt cannot be read, or nothing can be kept; `message` says why in one line. That
    /// nothing can be kept is reported once, until writing works again.
    void failed(const QString& message);

  private:
    void writeNext();
    void written(const QString& error);

    QString folder_;
    std::map<QString, std::unique_ptr<QLockFile>> locks_;
    /// The text to be written into each file; nothing if the file is to be deleted.
    std::map<QString, std::optional<QByteArray>> todo_;
    std::optional<Job<QString>> writing_;
    QString writes_; ///< the file that is being written
    bool works_ = true;
};

} // namespace prunus
