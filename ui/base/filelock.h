#pragma once

#include <QLockFile>
#include <QString>
#include <memory>

namespace prunus {

/// Holds the lock that stands beside a file under its name, with another ending; null while another
/// holds it. A lock of a program that is gone counts for nothing, however young; one of a program
/// that runs counts however old.
[[nodiscard]] std::unique_ptr<QLockFile> lockFor(const QString& file);

} // namespace prunus
