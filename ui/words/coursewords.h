#pragma once

#include "core/practice/profile.h"

#include <QCoreApplication>
#include <QString>
#include <string_view>
#include <vector>

namespace prunus {

/// What is said of a course's conventions.
class CourseWords {
    Q_DECLARE_TR_FUNCTIONS(CourseWords)

  public:
    /// What a course is called in a list.
    [[nodiscard]] static QString name(const Profile& course);
    /// Where it comes from, its rules, what of these was not found in its public material, and what
    /// the window does not keep to.
    [[nodiscard]] static QString described(const Profile& course,
                                           const std::vector<std::string_view>& notKept);
    /// What a key of a profile is about; in quotes where nothing in the window is about it.
    [[nodiscard]] static QString key(std::string_view name);

  private:
    [[nodiscard]] static QString rules(const Profile& course);
};

} // namespace prunus
