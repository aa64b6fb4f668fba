#include "app/cli/run.h"

#include "app/cli/compare.h"
#include "app/cli/convert.h"
#include "app/cli/find.h"
#include "app/cli/generate.h"
#include "app/cli/growth.h"
#include "app/cli/lesson.h"
#include "app/cli/output.h"
#include "app/cli/practice.h"
#include "app/cli/signals.h"
#include "app/cli/table.h"
#include "app/cli/trace.h"

#include <csignal>
#include <cstdio>
#include <utility>

namespace prunus {

namespace {

// These need Qt: main takes them elsewhere, like a trace that is to be explained.
CommandOutcome perform(const WindowRequest& /*request*/) {
    return {};
}
CommandOutcome perform(const RenderRequest& /*request*/) {
    return {};
}
CommandOutcome perform(const GradeRequest& /*request*/) {
    return {};
}
CommandOutcome perform(const ExamRequest& /*request*/) {
    return {};
}
CommandOutcome perform(const ExportRequest& /*request*/) {
    return {};
}
CommandOutcome perform(const ManualRequest& /*request*/) {
    return {};
}

CommandOutcome perform(const TextRequest& request) {
    StandardOutput out;
    out.stream() << request.text;
    return out.finish();
}

CommandOutcome perform(const CompareRequest& request) {
    return compare(request);
}
CommandOutcome perform(const TraceRequest& request) {
    return trace(request);
}
CommandOutcome perform(const GenerateRequest& request) {
    return generate(request);
}
CommandOutcome perform(const ConvertRequest& request) {
    return convert(request);
}
CommandOutcome perform(const GrowthRequest& request) {
    return growth(request);
}
CommandOutcome perform(const AnswerRequest& request) {
    return answer(request);
}
CommandOutcome perform(const CheckRequest& request) {
    return check(request);
}
CommandOutcome perform(const FindRequest& request) {
    return find(request);
}
CommandOutcome perform(const LessonRequest& request) {
    return checkLesson(request);
}

} // namespace

int runRequest(const Request& request) {
    return run(
        [&] { return std::visit([](const auto& asked) { return perform(asked); }, request); });
}

int run(const std::function<CommandOutcome()>& perform) {
    // A reader that goes away is an error like any other, and no reason to die without a word.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN); // and so is a file that may not grow
    const CommandOutcome outcome = perform();
    if (!outcome) {
        complain(outcome.error());
    }
    if (const int signal = notedSignal(); signal != 0) {
        return exitSignalled + signal;
    }
    return outcome ? exitDone : exitFailed;
}

void complain(std::string message) {
    std::fprintf(stderr, "prunus: %s\n", onOneLine(std::move(message)).c_str());
}

} // namespace prunus
