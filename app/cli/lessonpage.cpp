#include "app/cli/lessonpage.h"

#include "app/cli/drawingapplication.h"
#include "app/cli/lesson.h"
#include "app/cli/lessonversions.h"
#include "app/cli/run.h"
#include "ui/lessonpages/lessonwebpage.h"
#include "ui/lessonpages/readyset.h"

namespace prunus {
namespace {

constexpr std::string_view setPrefix = "set:";

tl::expected<Lesson, std::string> lessonOrSet(const std::string& name) {
    if (!name.starts_with(setPrefix)) {
        return readSoundLesson(name);
    }
    if (auto set = readySetNamed(std::string_view(name).substr(setPrefix.size()))) {
        return *std::move(set);
    }
    std::string known;
    for (const std::string_view each : readySetIds()) {
        known += (known.empty() ? "" : ", ") + std::string(setPrefix) + std::string(each);
    }
    return tl::make_unexpected('"' + name + "\" is no ready set that a page can show; there are " +
                               known);
}

CommandOutcome lessonPage(const LessonRequest& request) {
    const auto lesson = lessonOrSet(request.file);
    if (!lesson) {
        return tl::make_unexpected(lesson.error());
    }
    const DrawingApplication application;
    if (CommandOutcome fonts = application.hasFonts(); !fonts) {
        return fonts;
    }
    const auto page = LessonWebPage::of(*lesson);
    if (!page) {
        return tl::make_unexpected(lessonName(request.file) + ": " + page.error().toStdString());
    }
    FileReplacement file(request.page);
    if (!file.outcome()) {
        return file.outcome();
    }
    file.stream().write(page->constData(), page->size());
    return file.finish();
}

} // namespace

int runLessonPage(const LessonRequest& request) {
    return run([&] { return lessonPage(request); });
}

} // namespace prunus
