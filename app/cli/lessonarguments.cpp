#include "app/cli/lessonarguments.h"

#include "app/cli/commandoptions.h"

namespace prunus {

namespace {

constexpr const char* lessonNotes =
    R"(A lesson is a file such as week3.prunus-lesson.json, as
resources/schema/prunus-lesson.schema.json tells:
  {"format": "prunus-lesson", "version": 1, "id": "week3", "profile": "aima",
   "steps": [
     {"text": "Cut where the rest cannot matter."},
     {"show": {"tree": "[2, [1, 3]]", "at": 5}},
     {"exercise": "e1", "tree": "[[3,12,8],[2,4,6],[14,5,2]]",
      "questions": [{"type": "cross-out", "points": 4, "named": ["cut"]}]}]}
check computes each key under >= and >, fail-hard and fail-soft, and the first
and the last of equal moves. Where that changes it and the question does not say
under "named" that it names the rule, the lesson is refused (exit 1). What else
an exam's tree should have stands in notes.)";

} // namespace

void addLesson(CLI::App& program, LessonRequest& request) {
    CLI::App& command = *program.add_subcommand(
        "lesson", "lesson check FILE: whether a lesson can be given, and what is ambiguous in it");
    const auto add = [&](const char* name, const char* help, std::string& target) {
        const auto store = [&target](const std::string& text) { target = restored(text); };
        command.add_option_function<std::string>(name, store, help)->type_name("");
    };
    add("ACTION", "What to do with it: check", request.action);
    add("FILE", "The lesson, or - for standard input", request.file);
    command.footer(lessonNotes);
}

std::string contradiction(const LessonRequest& request) {
    return request.action.empty() ? "lesson needs to be told what to do: lesson check FILE"
           : request.action != "check"
               ? '"' + request.action + "\" cannot be done with a lesson; lesson check FILE can"
           : request.file.empty() ? "FILE is required: a lesson, or - for standard input"
                                  : "";
}

} // namespace prunus
