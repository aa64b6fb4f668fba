#pragma once

#include "ui/base/job.h"

#include <QLockFile>
#include <QObject>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace prunus {

/// Attempts at sets of questions on disk, so that they outlive the window and a crash: each in a
/// file of its own, locked by the window that has it at hand, and written beside that window, whole
/// or not at all.
class KeptAttempts : public QObject {
    Q_OBJECT

  public:
    explicit KeptAttempts(const QString& folder);
    /// Once all is written.
    ~KeptAttempts() override;

    /// Shows `read` what was kept under this key and no window has at hand, the latest first, until
    /// it takes one; the file of that, or empty. What is not taken stays as it is.
    [[nodiscard]] QString take(const QByteArray& key,
                               const std::function<bool(const QByteArray&)>& read);
    /// The name of a new file for what is kept under this key.
    [[nodiscard]] QString add(const QByteArray& key);
    /// The file holds this from now on; beside the window.
    void keep(const QString& file, const QByteArray& text);
    /// The file is not wanted any more.
    void remove(const QString& file);
    /// Whether what is to be kept can be kept, as far as anyone knows.
    [[nodiscard]] bool works() const { return works_; }

  signals:
    /// One line on what could not be read, or why nothing can be kept, which is told once.
    void failed(const QString& message);

  private:
    void writeNext();
    void written(const QString& error);

    QString folder_;
    std::map<QString, std::unique_ptr<QLockFile>> locks_;
    /// What is to be written into which file; nothing, if it is to go.
    std::map<QString, std::optional<QByteArray>> todo_;
    std::optional<Job<QString>> writing_;
    QString writes_; ///< the file
    bool works_ = true;
};

} // namespace prunus
