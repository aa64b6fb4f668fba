#include "ui/practice/keptattempts.h"

#include "ui/base/filelock.h"
#include "ui/base/wholefile.h"

#include <QDir>
#include <QFile>
#include <QUuid>

namespace prunus {
namespace {

const QLatin1String attemptEnding(".json");

QString put(const QString& file, const std::optional<QByteArray>& text) {
    if (text) {
        return writeWhole(*text, file);
    }
    QFile old(file);
    return old.remove() || !old.exists() ? QString() : old.errorString();
}

} // namespace

KeptAttempts::KeptAttempts(const QString& folder) : folder_(folder) {
    writing_.emplace([this](const Brought<QString>& error) {
        written(error.value_or(tr("there is not enough memory")));
    });
}

KeptAttempts::~KeptAttempts() {
    writing_.reset(); // waits
    for (const auto& [file, text] : todo_) {
        (void)put(file, text);
    }
}

QString KeptAttempts::take(const QByteArray& key,
                           const std::function<bool(const QByteArray&)>& read) {
    const QDir folder(folder_);
    QString unreadable;
    for (const QFileInfo& each : folder.entryInfoList(
             {QString::fromLatin1(key) + u'*' + attemptEnding}, QDir::Files, QDir::Time)) {
        std::unique_ptr<QLockFile> lock = lockFor(each.filePath());
        if (!lock) {
            continue;
        }
        QFile file(each.filePath());
        if (file.open(QIODevice::ReadOnly) && read(file.readAll())) {
            for (const QString& part : folder.entryList({each.fileName() + QLatin1String(".*")})) {
                QFile::remove(folder.filePath(part)); // of who ended in the middle of writing
            }
            locks_[each.filePath()] = std::move(lock);
            return each.filePath();
        }
        unreadable = each.filePath();
    }
    if (!unreadable.isEmpty()) {
        emit failed(tr("What was answered in this set before cannot be read, and is left as it is "
                       "in %1. The set begins anew.")
                        .arg(QDir::toNativeSeparators(unreadable)));
    }
    return {};
}

QString KeptAttempts::add(const QByteArray& key) {
    QDir().mkpath(folder_);
    QString file = folder_ + u'/' + QString::fromLatin1(key) + u'-' +
                   QUuid::createUuid().toString(QUuid::WithoutBraces) + attemptEnding;
    locks_[file] = lockFor(file);
    return file;
}

void KeptAttempts::keep(const QString& file, const QByteArray& text) {
    todo_[file] = text;
    writeNext();
}

void KeptAttempts::remove(const QString& file) {
    todo_[file] = std::nullopt;
    writeNext();
}

/// One after the other; of what is to be in a file only the last.
void KeptAttempts::writeNext() {
    if (writing_->runs() || todo_.empty()) {
        return;
    }
    auto next = todo_.extract(todo_.begin());
    writes_ = next.key();
    writing_->start([file = writes_, text = std::move(next.mapped())](Progress& /*progress*/) {
        return put(file, text);
    });
}

void KeptAttempts::written(const QString& error) {
    if (!QFile::exists(writes_)) {
        locks_.erase(writes_);
    }
    const bool worked = std::exchange(works_, error.isEmpty());
    if (worked && !works_) {
        emit failed(tr("If the window were closed now, what is answered would be lost, because it "
                       "cannot be kept in %1: %2.")
                        .arg(QDir::toNativeSeparators(folder_), error));
    }
    writeNext();
}

} // namespace prunus

#include "moc_keptattempts.cpp"
