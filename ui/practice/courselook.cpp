#include "ui/practice/courselook.h"

#include "ui/words/coursevoice.h"

#include <algorithm>
#include <array>
#include <utility>

namespace prunus {
namespace {

constexpr std::array outlines{std::pair{std::string_view("up"), Outline::up},
                              std::pair{std::string_view("down"), Outline::down},
                              std::pair{std::string_view("square"), Outline::square},
                              std::pair{std::string_view("trapezoid"), Outline::trapezoid},
                              std::pair{std::string_view("circle"), Outline::circle}};

Outline outlineOf(const Profile& course, const char* player) {
    const auto shape = course.shapes.find(player);
    const auto* const found = shape == course.shapes.end()
                                  ? outlines.end()
                                  : std::ranges::find(outlines, std::string_view(shape->second),
                                                      &std::pair<std::string_view, Outline>::first);
    return found == outlines.end() ? Outline::usual : found->second;
}

QString wordOf(const Profile& course, const char* key, const QString& usual) {
    const QString word = courseWord(course, key);
    return word.isEmpty() ? usual : word;
}

} // namespace

PlayersLook lookOf(const Profile& course) {
    return {outlineOf(course, "max"),
            outlineOf(course, "min"),
            wordOf(course, "max", {}),
            wordOf(course, "min", {}),
            wordOf(course, "alpha", QStringLiteral("α")),
            wordOf(course, "beta", QStringLiteral("β"))};
}

} // namespace prunus
