#pragma once

#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <QStringList>

namespace prunus {

/// File ▸ Open Recent: the files that were opened, the last one first.
class RecentFiles : public QMenu {
    Q_OBJECT

  public:
    explicit RecentFiles(QWidget* parent = nullptr);

    /// Keeps the list in these settings, which windows share, from now on.
    void keepIn(QSettings& settings);
    /// Puts a file at the top of the list. An empty path changes nothing.
    void add(const QString& path);
    [[nodiscard]] QStringList paths() const;

  signals:
    void chosen(const QString& path);
    /// Emitted when a chosen file is gone and was taken off the list; `message` is one sentence for
    /// the banner.
    void missing(const QString& message);

  private:
    void fill();
    void choose(const QString& path);
    void set(const QStringList& paths);

    QPointer<QSettings> settings_;
    QStringList unkept_; ///< the list while there are no settings
};

} // namespace prunus
