#include "app/cli/exam.h"

#include "app/cli/drawingapplication.h"
#include "app/cli/lesson.h"
#include "app/cli/run.h"
#include "app/cli/signals.h"
#include "app/cli/textargument.h"
#include "app/cli/unmetdemand.h"
#include "app/cli/watch.h"
#include "core/lessons/lessonjson.h"
#include "core/practice/difficulty.h"
#include "ui/exams/examsheets.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace prunus {

namespace {

namespace fs = std::filesystem;

struct ExamFile {
    std::string name;
    std::string bytes;
};

using Versions = std::vector<ExamVersion>;

constexpr std::array everyPart{ExamPart::sheet, ExamPart::key};

std::string nameOf(const ExamRequest& request) {
    return request.lesson == "-" ? "<stdin>" : request.lesson;
}

/// How the files of one version are called.
class VersionFiles {
  public:
    VersionFiles(const ExamRequest& request, const Lesson& lesson, char letter)
        : lesson_(lesson), tikz_(request.tikz), stem_(lesson.id + '-' + letter) {}

    [[nodiscard]] std::string pdf(ExamPart part) const {
        return stem_ + (part == ExamPart::key ? "-key.pdf" : ".pdf");
    }
    [[nodiscard]] std::string tikz(const LessonQuestion& question, ExamPart part) const {
        return stem_ + (part == ExamPart::key ? "-key." : ".") + question.id + ".tex";
    }
    [[nodiscard]] std::string lesson() const { return stem_ + ".prunus-lesson.json"; }

    [[nodiscard]] std::vector<std::string> names() const {
        std::vector<std::string> all{lesson()};
        for (const ExamPart part : everyPart) {
            all.push_back(pdf(part));
            for (const LessonExercise* const exercise : exercisesOf(lesson_)) {
                for (const LessonQuestion& each : exercise->questions) {
                    if (tikz_) {
                        all.push_back(tikz(each, part));
                    }
                }
            }
        }
        return all;
    }

  private:
    const Lesson& lesson_;
    bool tikz_;
    std::string stem_;
};

/// Adds the files of a version, or says what is wrong.
CommandOutcome draw(const ExamRequest& request, const Lesson& lesson, const ExamVersion& version,
                    std::vector<ExamFile>& into) {
    const VersionFiles files(request, lesson, version.letter);
    const ExamPaper paper{request.paper == RenderPaper::letter ? QPageSize::Letter : QPageSize::A4,
                          request.seed};
    std::optional<QString> fault;
    const auto add = [&](std::string name, const tl::expected<QByteArray, QString>& bytes) {
        if (bytes) {
            into.push_back({std::move(name), bytes->toStdString()});
        } else if (!fault) {
            fault = bytes.error();
        }
    };
    for (const ExamPart part : everyPart) {
        add(files.pdf(part), examPdf(version, part, paper));
        for (const ExamQuestion& each : questionsOf(version)) {
            if (request.tikz) {
                add(files.tikz(*each.question, part), examTikz(each, part));
            }
        }
    }
    into.push_back({files.lesson(), writeLesson(version.lesson)});
    return fault ? tl::make_unexpected(nameOf(request) + ": " + fault->toStdString())
                 : CommandOutcome();
}

std::string whyNone(const NoExam& none, const Lesson& lesson, std::size_t wanted) {
    if (none.stopped) {
        return "stopped before there were all versions; nothing is written";
    }
    if (none.found == 0) {
        return none.exercise + ": no tree was found that meets the wishes; the nearest one " +
               lacking(none.unmet);
    }
    std::string asked;
    for (const LessonExercise* const exercise : exercisesOf(lesson)) {
        for (const LessonQuestion& each : exercise->questions) {
            if (exercise->id == none.exercise) {
                asked.append(asked.empty() ? "" : ", ").append(each.id);
            }
        }
    }
    return none.exercise + " (" + asked + "): of " + std::to_string(wanted) +
           " versions that are equally hard, " + std::to_string(none.found) +
           (none.found == 1 ? " was" : " were") +
           " found; give it a larger tree or one with more values to choose from, or ask for "
           "fewer copies";
}

tl::expected<Versions, std::string> makeVersions(const ExamRequest& request, const Lesson& lesson) {
    tl::expected<Versions, NoExam> made = tl::unexpected(NoExam{});
    const SignalsNoted noted;
    Progress progress;
    watch(
        progress, "exam",
        [&] { made = examVersions(lesson, request.copies, request.seed, &progress); }, "trees");
    return made.map_error([&](const NoExam& none) {
        return nameOf(request) + ": " + whyNone(none, lesson, request.copies);
    });
}

/// Which of the files there are already; empty for none.
std::string thereAlready(const ExamRequest& request, const Lesson& lesson) {
    const fs::path folder = request.folder;
    std::vector<std::string> there;
    for (std::uint32_t k = 0; k < request.copies; ++k) {
        for (const std::string& each : VersionFiles(request, lesson, letterOf(k)).names()) {
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
    FileReplacement file(path.string());
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
        const VersionFiles files(request, lesson, each.letter);
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
    const auto lesson = readShortText(request.lesson).and_then([&](const std::string& text) {
        return readLessonText(text, request.lesson);
    });
    if (!lesson) {
        return tl::make_unexpected(lesson.error());
    }
    const std::string name = nameOf(request);
    std::ostream nowhere(nullptr);
    if (CommandOutcome faults = lookThrough(*lesson, name, nowhere); !faults) {
        return faults;
    }
    const auto asks = [](const LessonExercise* each) { return !each->questions.empty(); };
    if (std::ranges::none_of(exercisesOf(*lesson), asks)) {
        return tl::make_unexpected(name + ": nothing is asked in it; give it an exercise with a "
                                          "question");
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
    const auto versions = makeVersions(request, *lesson);
    if (!versions) {
        return tl::make_unexpected(versions.error());
    }
    std::vector<ExamFile> files;
    for (const ExamVersion& each : *versions) {
        if (CommandOutcome faults = lookThrough(each.lesson, name, nowhere); !faults) {
            return tl::make_unexpected(faults.error() + "; another --seed may give another tree");
        }
        if (CommandOutcome drawn = draw(request, *lesson, each, files); !drawn) {
            return drawn;
        }
    }
    if (CommandOutcome written = writeAll(request.folder, files); !written) {
        return written;
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
