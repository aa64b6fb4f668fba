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

    /// From now on the list lives in these settings, which windows share.
    void keepIn(QSettings& settings);
    /// An empty path is no file and changes nothing.
    void add(const QString& path);
    [[nodiscard]] QStringList paths() const;

  signals:
    void chosen(const QString& path);
    /// A file of the list is gone, and was taken off it. One sentence for the banner.
    void missing(const QString& message);

  private:
    void fill();
    void choose(const QString& path);
    void set(const QStringList& paths);

    QPointer<QSettings> settings_;
    QStringList unkept_; ///< without settings
};

} // namespace prunus
