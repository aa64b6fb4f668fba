#include "ui/files/recentfiles.h"

#include <QDir>
#include <QFileInfo>

namespace prunus {
namespace {

constexpr qsizetype mostFiles = 10;

QString key() {
    return QStringLiteral("recentFiles");
}

/// The name first, since that is what one looks for; the folder tells namesakes apart.
QString shownFile(const QString& path, qsizetype number) {
    const QFileInfo file(path);
    QString text = QStringLiteral("%1   (%2)")
                       .arg(file.fileName(), QDir::toNativeSeparators(file.absolutePath()));
    text.replace(u'&', QStringLiteral("&&"));
    return number < mostFiles ? QStringLiteral("&%1  %2").arg(number).arg(text) : text;
}

} // namespace

RecentFiles::RecentFiles(QWidget* parent) : QMenu(tr("Open &Recent"), parent) {
    setObjectName(QStringLiteral("recentMenu"));
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &RecentFiles::fill);
    fill();
}

void RecentFiles::keepIn(QSettings& settings) {
    settings_ = &settings;
    fill();
}

QStringList RecentFiles::paths() const {
    return (settings_ ? settings_->value(key()).toStringList() : unkept_).mid(0, mostFiles);
}

void RecentFiles::set(const QStringList& paths) {
    if (settings_) {
        settings_->setValue(key(), paths);
    } else {
        unkept_ = paths;
    }
    fill();
}

void RecentFiles::add(const QString& path) {
    if (path.isEmpty()) {
        return;
    }
    const QString whole = QFileInfo(path).absoluteFilePath();
    QStringList now = paths();
    now.removeAll(whole);
    now.prepend(whole);
    set(now.mid(0, mostFiles));
}

void RecentFiles::choose(const QString& path) {
    if (QFileInfo(path).isFile()) {
        emit chosen(path);
        return;
    }
    QStringList now = paths();
    now.removeAll(path);
    set(now);
    emit missing(tr("%1 was moved or deleted. It is no longer listed under Open Recent.")
                     .arg(QDir::toNativeSeparators(path)));
}

void RecentFiles::fill() {
    clear();
    const QStringList now = paths();
    for (const QString& path : now) {
        QAction* action = addAction(shownFile(path, actions().size() + 1));
        action->setToolTip(QDir::toNativeSeparators(path));
        // Queued, since what follows fills this menu anew.
        connect(
            action, &QAction::triggered, this, [this, path] { choose(path); },
            Qt::QueuedConnection);
    }
    addSeparator();
    QAction* clears = addAction(tr("&Clear the list"));
    clears->setObjectName(QStringLiteral("clearRecent"));
    connect(
        clears, &QAction::triggered, this, [this] { set({}); }, Qt::QueuedConnection);
    // Another window may add to the list: the menu stays within reach while it is kept.
    menuAction()->setEnabled(!now.isEmpty());
}

} // namespace prunus

#include "moc_recentfiles.cpp"
