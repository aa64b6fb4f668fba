#pragma once

#include "ui/files/documentfile.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace prunus {

/// Notices when another program changes, replaces or deletes the document's file. A system tells of
/// it where it can; whoever wants to be sure looks.
class FileWatch : public QObject {
    Q_OBJECT

  public:
    /// Session and file must outlive this.
    FileWatch(Session& session, DocumentFile& file, QObject* parent = nullptr);

  public slots:
    void look();

  signals:
    /// It is in another state than it was told to be in last; asKnown when that is over, because
    /// the tree was saved, another was opened, or the file is as it was.
    void found(prunus::DocumentFile::OnDisk state);

  private:
    void watch();

    Session& session_;
    DocumentFile& file_;
    QFileSystemWatcher watcher_;
    /// Till whoever writes is done, and a file that is replaced has come back.
    QTimer soon_{this};
    QString watched_;
    DocumentFile::OnDisk told_ = DocumentFile::OnDisk::asKnown;
};

} // namespace prunus
