#include "app/cli/exam.h"

#include "app/cli/drawingapplication.h"
#include "app/cli/lessonversions.h"
#include "app/cli/run.h"
#include "core/practice/difficulty.h"
#include "ui/exams/examfiles.h"

#include <algorithm>
#include <filesystem>
#include <iterator>

namespace prunus {

namespace {

namespace fs = std::filesystem;

using Versions = std::vector<ExamVersion>;

ExamChoices choicesOf(const ExamRequest& request) {
    return {request.copies, request.seed,
            request.paper == RenderPaper::letter ? QPageSize::Letter : QPageSize::A4, request.tikz};
}

/// Adds the files of a version, or says what is wrong.
CommandOutcome draw(const ExamRequest& request, const Lesson& lesson, const ExamVersion& version,
                    std::vector<ExamFile>& into) {
    auto files = filesOf(lesson, version, choicesOf(request));
    if (!files) {
        return tl::make_unexpected(lessonName(request.lesson) + ": " + files.error().toStdString());
    }
    std::ranges::move(*files, std::back_inserter(into));
    return {};
}

/// Which of the files there are already; empty for none.
std::string thereAlready(const ExamRequest& request, const Lesson& lesson) {
    const fs::path folder = request.folder;
    std::vector<std::string> there;
    for (std::uint32_t k = 0; k < request.copies; ++k) {
        for (const std::string& each : VersionFiles(lesson, letterOf(k), request.tikz).names()) {
            std::error_code ignored;
            if (fs::exists(fs::symlink_status(folder / each, ignored))) {
                there.push_back(each);
            }
        }
    }
    if (there.empty()) {
        return {};
    }
    std::string all = (folder / there.front()).string();
    for (std::size_t k = 1; k < there.size(); ++k) {
        all += ", " + there[k];
    }
    return all + (there.size() == 1 ? ": is" : ": are") +
           " there already, and nothing is written; name another folder";
}

CommandOutcome writeOne(const fs::path& path, const std::string& bytes) {
    FileReplacement file(path.string(), FileReplacement::Former::stays);
    if (!file.outcome()) {
        return file.outcome();
    }
    file.stream() << bytes;
    return file.finish();
}

/// All, or none; and no folder where there was none.
CommandOutcome writeAll(const fs::path& folder, const std::vector<ExamFile>& files) {
    std::error_code error;
    std::vector<fs::path> made; // from the inside out
    for (fs::path each = folder; !each.empty() && !fs::exists(each, error);
         each = each.parent_path()) {
        made.push_back(each);
    }
    CommandOutcome outcome;
    fs::create_directories(folder, error);
    if (error) {
        outcome = tl::make_unexpected(folder.string() + ": cannot be made: " + error.message());
    }
    for (const ExamFile& each : files) {
        outcome = outcome ? writeOne(folder / each.name, each.bytes) : outcome;
        if (outcome) {
            made.insert(made.begin(), folder / each.name);
        }
    }
    for (const fs::path& each : outcome ? std::vector<fs::path>() : made) {
        fs::remove(each, error);
    }
    return outcome;
}

/// A line for each version, and a note where two of them share a key.
void report(std::ostream& out, const ExamRequest& request, const Lesson& lesson,
            const Versions& versions) {
    for (const ExamVersion& each : versions) {
        const VersionFiles files(lesson, each.letter, request.tikz);
        out << each.letter << ": " << files.pdf(ExamPart::sheet) << ", " << files.pdf(ExamPart::key)
            << ", " << files.lesson();
        for (const LessonExercise* const exercise : exercisesOf(each.lesson)) {
            const Procedure usual = procedureUnder(exercise->wishes.profile, Question::crossOut);
            if (const auto sheet = makeSheet(*exercise->tree, usual)) {
                out << "; " << exercise->id << " difficulty "
                    << difficultyOf(*exercise->tree, *sheet);
            }
        }
        out << '\n';
    }
    for (std::size_t k = 1; k < versions.size(); ++k) {
        const bool last = k > 1 && k + 1 == versions.size();
        for (const std::string& id : versions[k].sameKey) {
            out << "note: " << id << ": version " << versions[k].letter << " has the key of "
                << versions[k - 1].letter << (last ? ", or of A" : "") << "; no other was found\n";
        }
    }
    const auto named = [](const LessonExercise* exercise) {
        return exercise->tree && !exercise->tree->names().empty();
    };
    if (versions.size() > 1 && std::ranges::any_of(exercisesOf(lesson), named)) {
        out << "note: names of nodes are left out, so that all versions look alike\n";
    }
    const auto shows = [](const LessonStep& step) {
        return std::holds_alternative<LessonMoment>(step);
    };
    if (std::ranges::any_of(lesson.steps, shows)) {
        out << "note: moments of searches are left out\n";
    }
}

/// What does not fit the paper is told before versions of it are looked for.
CommandOutcome tryToDraw(const ExamRequest& request, const Lesson& lesson) {
    if (request.copies == 1) {
        return {};
    }
    const auto first = examVersions(lesson, 1, request.seed);
    std::vector<ExamFile> files;
    return first ? draw(request, lesson, first->front(), files) : CommandOutcome();
}

CommandOutcome exam(const ExamRequest& request) {
    const auto lesson = readLessonToAsk(request.lesson);
    if (!lesson) {
        return tl::make_unexpected(lesson.error());
    }
    if (const LessonQuestion* const other = notForPaper(*lesson)) {
        return tl::make_unexpected(lessonName(request.lesson) + ": " + other->id +
                                   ": the question " + std::string(traits(other->question).id) +
                                   (other->terms.depth ? " with a depth limit" : "") +
                                   " cannot be put on paper; leave it out");
    }
    if (const std::string there = thereAlready(request, *lesson); !there.empty()) {
        return tl::make_unexpected(there);
    }
    const DrawingApplication application;
    CommandOutcome ready = application.hasFonts();
    ready = ready ? tryToDraw(request, *lesson) : ready;
    if (!ready) {
        return ready;
    }
    const auto versions = makeVersions(request.lesson, *lesson, request.copies, request.seed);
    if (!versions) {
        return tl::make_unexpected(versions.error());
    }
    std::vector<ExamFile> files;
    for (const ExamVersion& each : *versions) {
        if (CommandOutcome drawn = draw(request, *lesson, each, files); !drawn) {
            return drawn;
        }
    }
    if (CommandOutcome written = writeAll(request.folder, files); !written) {
        // Another run may have written there meanwhile.
        const std::string there = thereAlready(request, *lesson);
        return there.empty() ? written : tl::make_unexpected(there);
    }
    StandardOutput out;
    report(out.stream(), request, *lesson, *versions);
    return out.finish();
}

} // namespace

int runExam(const ExamRequest& request) {
    return run([&] { return exam(request); });
}

} // namespace prunus
