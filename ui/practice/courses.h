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

/// Returns the keys of a course's profile that the window does not follow: the algorithm, if it has
/// no α and β or may visit a node again, so that a node has no single window and no single place in
/// the order. Questions are about alpha-beta then.
[[nodiscard]] std::vector<std::string_view> keysNotKept(const Profile& course);
/// Returns the course with the program's own conventions for the keys that the window does not
/// follow.
[[nodiscard]] Profile asKept(Profile course);

/// The courses that one can practise under, and the one that is chosen: the program's own at first.
class Courses : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Takes what was chosen from these settings, and keeps it there from now on.
    void keepIn(QSettings& settings);

    [[nodiscard]] const Profile& chosen() const { return chosen_; }
    /// Whether the chosen course is another than the program's own.
    [[nodiscard]] bool isOther() const { return chosen_ != Profile(); }
    /// Chooses a course; `said` are the keys that its file sets.
    void choose(const Profile& course, const QStringList& said = {});
    /// The keys that the chosen course's file sets, also those that it sets to their usual values.
    [[nodiscard]] const QStringList& said() const { return said_; }

    /// The paths of the user's own course files.
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

/// Returns the keys that the text of a course's file sets; empty if the text is no JSON object.
[[nodiscard]] QStringList keysSaidIn(const QByteArray& json);
[[nodiscard]] QStringList keysSaidInFile(const QString& path);
/// Reads the course in a file, or returns a sentence on what is wrong with the file.
[[nodiscard]] tl::expected<Profile, QString> readCourse(const QString& path);

} // namespace prunus
