#include "ui/files/filewatch.h"

#include <QFileInfo>
#include <chrono>
#include <utility>

namespace prunus {
namespace {

constexpr std::chrono::milliseconds settling{150};

} // namespace

FileWatch::FileWatch(Session& session, DocumentFile& file, QObject* parent)
    : QObject(parent), session_(session), file_(file) {
    soon_.setSingleShot(true);
    soon_.setInterval(settling);
    connect(&soon_, &QTimer::timeout, this, &FileWatch::look);
    const auto wait = [this] {
        if (!soon_.isActive()) { // a folder may never come to rest
            soon_.start();
        }
    };
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, wait);
    connect(&session, &Session::documentChanged, this, [this](const NodeMap* edited) {
        if (edited == nullptr) {
            look();
        }
    });
    connect(&session, &Session::pathChanged, this, &FileWatch::look);
    connect(&file, &DocumentFile::saved, this, &FileWatch::look);
    connect(&file, &DocumentFile::failed, this, &FileWatch::look);
}

/// The file, and its folder too: an editor that replaces a file takes the watch away with it.
void FileWatch::watch() {
    if (watched_ != session_.path()) {
        const QStringList before = watcher_.files() + watcher_.directories();
        if (!before.isEmpty()) {
            watcher_.removePaths(before);
        }
        watched_ = session_.path();
        if (!watched_.isEmpty()) {
            watcher_.addPath(QFileInfo(watched_).absolutePath());
        }
    }
    if (!watched_.isEmpty() && watcher_.files().isEmpty() && QFileInfo::exists(watched_)) {
        watcher_.addPath(watched_);
    }
}

void FileWatch::look() {
    soon_.stop();
    if (file_.isSaving()) {
        return; // what is found meanwhile is our own
    }
    watch();
    const DocumentFile::OnDisk state = file_.look();
    if (std::exchange(told_, state) != state) {
        emit found(state);
    }
}

} // namespace prunus

#include "moc_filewatch.cpp"
