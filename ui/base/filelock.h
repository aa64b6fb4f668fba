#pragma once

#include <QLockFile>
#include <QString>
#include <memory>

namespace prunus {

/// Takes the lock file that stands beside a file and has its name with the ending .lock. Returns
/// null while the lock is held elsewhere. The age of a lock does not matter: it holds exactly as
/// long as the program that took it runs.
[[nodiscard]] std::unique_ptr<QLockFile> lockFor(const QString& file);

} // namespace prunus
