#include "app/cli/arguments.h"
#include "app/cli/exam.h"
#include "app/cli/explain.h"
#include "app/cli/exportquestions.h"
#include "app/cli/grade.h"
#include "app/cli/lessonpage.h"
#include "app/cli/manual.h"
#include "app/cli/render.h"
#include "app/cli/run.h"
#include "app/cli/signals.h"
#include "app/window.h"

#include <QLocale>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

namespace {

/// Where memory fails in code that may throw nothing, as in much of Qt's.
[[noreturn]] void endWithAWord() {
    try {
        if (const std::exception_ptr error = std::current_exception()) {
            std::rethrow_exception(error);
        }
    } catch (const std::bad_alloc&) {
        prunus::removeUnfinishedFile();
        std::fputs("prunus: there is not enough memory for this\n", stderr); // and none for more
        std::_Exit(prunus::exitFailed);
    } catch (...) { // a fault of the program's own
    }
    std::abort();
}

/// What a command writes is the same everywhere, whatever language the system speaks.
void writeAsEverywhere() {
    QLocale plain = QLocale::c();
    plain.setNumberOptions(QLocale::DefaultNumberOptions); // numbers that are told have groups
    QLocale::setDefault(plain);
}

int run(int argc, char** argv) {
    const auto request = prunus::parseArguments({argv + 1, argv + argc});
    if (!request) {
        prunus::complain(request.error());
        return prunus::exitUsage;
    }
    if (const auto* const window = std::get_if<prunus::WindowRequest>(&*request)) {
        return prunus::runWindow(argc, argv, *window);
    }
    writeAsEverywhere();
    if (const auto* const figure = std::get_if<prunus::RenderRequest>(&*request)) {
        return prunus::render(*figure);
    }
    if (const auto* const trace = std::get_if<prunus::TraceRequest>(&*request);
        trace != nullptr && trace->explain) {
        return prunus::explainTrace(*trace);
    }
    if (const auto* const marks = std::get_if<prunus::GradeRequest>(&*request)) {
        return prunus::runGrade(*marks);
    }
    if (const auto* const exam = std::get_if<prunus::ExamRequest>(&*request)) {
        return prunus::runExam(*exam);
    }
    if (const auto* const lesson = std::get_if<prunus::LessonRequest>(&*request);
        lesson != nullptr && lesson->action == "page") {
        return prunus::runLessonPage(*lesson);
    }
    if (const auto* const questions = std::get_if<prunus::ExportRequest>(&*request)) {
        return prunus::runExport(*questions);
    }
    if (const auto* const manual = std::get_if<prunus::ManualRequest>(&*request)) {
        return prunus::runManual(*manual);
    }
    return prunus::runRequest(*request);
}

} // namespace

int main(int argc, char** argv) {
    std::set_terminate(endWithAWord);
    try {
        return run(argc, argv);
    } catch (const std::bad_alloc&) {
        prunus::complain("there is not enough memory for this");
    } catch (const std::exception& error) {
        prunus::complain(error.what());
    }
    return prunus::exitFailed;
}
