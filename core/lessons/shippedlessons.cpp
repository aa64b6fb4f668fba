#include "core/lessons/shippedlessons.h"

#include "core/lessons/lessonfiles.h"
#include "core/lessons/lessonjson.h"

#include <algorithm>

namespace prunus {

const std::vector<ShippedLesson>& shippedLessons() {
    static const std::vector<ShippedLesson> lessons = [] {
        std::vector<ShippedLesson> all;
        for (const std::string_view text : lessonFiles()) {
            all.push_back({readLesson(text).value(), text});
        }
        return all;
    }();
    return lessons;
}

const ShippedLesson* shippedLesson(std::string_view id) {
    const auto found = std::ranges::find(shippedLessons(), id, [](const ShippedLesson& each) {
        return std::string_view(each.lesson.id);
    });
    return found == shippedLessons().end() ? nullptr : &*found;
}

} // namespace prunus
