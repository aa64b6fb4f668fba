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

/// What of a course the window does not keep to, by the keys of profiles: the algorithm, where that
/// has no α and β or may visit a node again, so that a node has no one window and no one place in
/// the order. Questions are about alpha-beta then.
[[nodiscard]] std::vector<std::string_view> keysNotKept(const Profile& course);
/// The course with the program's own conventions there.
[[nodiscard]] Profile asKept(Profile course);

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
    /// With the keys that it says.
    void choose(const Profile& course, const QStringList& said = {});
    /// The keys that the course at hand says, as files call them, also where it says what is usual.
    [[nodiscard]] const QStringList& said() const { return said_; }

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
    QStringList said_;
    QStringList files_;
};

/// The keys of a course as it stands in a file; none if it is no course.
[[nodiscard]] QStringList keysSaidIn(const QByteArray& json);
[[nodiscard]] QStringList keysSaidInFile(const QString& path);
/// A course in a file, or a sentence on what is wrong with it.
[[nodiscard]] tl::expected<Profile, QString> readCourse(const QString& path);

} // namespace prunus
