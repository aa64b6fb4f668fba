#include "ui/base/filelock.h"

#include <QFileInfo>

namespace prunus {

std::unique_ptr<QLockFile> lockFor(const QString& file) {
    const QFileInfo of(file);
    auto lock = std::make_unique<QLockFile>(of.path() + u'/' + of.completeBaseName() +
                                            QLatin1String(".lock"));
    lock->setStaleLockTime(0);
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

} // namespace prunus
