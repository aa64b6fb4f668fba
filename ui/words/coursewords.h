#pragma once

#include "core/practice/profile.h"

#include <QCoreApplication>
#include <QString>
#include <string_view>
#include <vector>

namespace prunus {

/// Texts about a course's conventions.
class CourseWords {
    Q_DECLARE_TR_FUNCTIONS(CourseWords)

  public:
    /// The name of a course in a list.
    [[nodiscard]] static QString name(const Profile& course);
    /// Describes a course: its source, its rules, the rules that were not found in its public
    /// material, and the rules that practice in the window does not keep to.
    [[nodiscard]] static QString described(const Profile& course,
                                           const std::vector<std::string_view>& notKept);
    /// Says what a key of a profile is about; returns the key in quotes if the program has no words
    /// for it.
    [[nodiscard]] static QString key(std::string_view name);

  private:
    [[nodiscard]] static QString rules(const Profile& course);
};

} // namespace prunus
