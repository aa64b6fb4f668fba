#pragma once

#include "core/notation/readtree.h"
#include "core/practice/profile.h"

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// What of a course the window does not keep to: keys of profiles that say something else than the
/// program's own there.
[[nodiscard]] std::vector<std::string_view> keysNotKept(const Profile& course);
/// The course with the program's own conventions there.
[[nodiscard]] Profile asKept(const Profile& course);

/// The courses that one can practise under, and the one that is chosen: the program's own at first.
class Courses : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Takes what was chosen from these settings, and keeps it there from now on.
    void keepIn(QSettings& settings);

    [[nodiscard]] const Profile& chosen() const { return chosen_; }
    /// Whether it is another than the program's own.
    [[nodiscard]] bool isOther() const { return chosen_ != Profile(); }
    void choose(const Profile& course);

    /// The files of one's own courses.
    [[nodiscard]] const QStringList& files() const { return files_; }
    void addFile(const QString& path);
    void removeFile(const QString& path);

  signals:
    void changed();

  private:
    void keep();

    QSettings* settings_ = nullptr;
    Profile chosen_;
    QStringList files_;
};

/// A course in a file, or a sentence on what is wrong with it.
[[nodiscard]] tl::expected<Profile, QString> readCourse(const QString& path);

} // namespace prunus
