#pragma once

#include "ui/files/documentfile.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace prunus {

/// Notices when another program changes, replaces or deletes the document's file. The system
/// reports such changes where it can; look() finds them in any case.
class FileWatch : public QObject {
    Q_OBJECT

  public:
    /// Session and file must outlive this.
    FileWatch(Session& session, DocumentFile& file, QObject* parent = nullptr);

  public slots:
    void look();

  signals:
    /// Emitted when the file's state differs from the one emitted last; asKnown when the change is
    /// over, because the tree was saved, another tree was opened, or the file is as it was.
    void found(prunus::DocumentFile::OnDisk state);

  private:
    void watch();

    Session& session_;
    DocumentFile& file_;
    QFileSystemWatcher watcher_;
    /// Waits until the other program has finished writing, and a file that is replaced is there
    /// again.
    QTimer soon_{this};
    QString watched_;
    DocumentFile::OnDisk told_ = DocumentFile::OnDisk::asKnown;
};

} // namespace prunus
