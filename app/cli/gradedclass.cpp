#include "app/cli/gradedclass.h"

#include "app/cli/lesson.h"
#include "app/cli/textargument.h"
#include "core/lessons/lessonjson.h"
#include "core/lessons/sha256.h"
#include "core/lessons/treedue.h"
#include "core/practice/answerjson.h"
#include "ui/words/messagetext.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace prunus {

namespace {

double roundedPoints(double points) {
    return std::round(points * 100) / 100;
}

GradedFile readAttemptFile(const std::string& path) {
    GradedFile file;
    file.file = path;
    const auto text = readShortText(path);
    if (!text) {
        file.unreadable = text.error();
        return file;
    }
    auto attempt = readAttempt(*text);
    if (!attempt) {
        file.unreadable = placeIn(path, attempt.error()) + inEnglish(attempt.error().message);
        return file;
    }
    file.attempt = *std::move(attempt);
    file.submitted = instantOf(file.attempt.submitted);
    return file;
}

/// All that was answered, as it is read: the same for two files that say the same. Empty where
/// nothing of it is wrong.
std::string fingerprint(const GradedFile& file) {
    std::string text;
    bool hasWrong = false;
    for (const MarkedExercise& exercise : file.marked.exercises) {
        for (const MarkedQuestion& each : exercise.questions) {
            text += each.question->id + '#' + std::to_string(each.instance) + ':';
            if (each.marked) {
                text += writeAnswer(*each.tree, each.question->question, each.marked->answer);
                hasWrong = hasWrong || !each.isRight();
            }
            if (each.tree) {
                for (const Value v : each.tree->ownValues()) {
                    text += std::isnan(v) ? "," : std::to_string(v) + ',';
                }
            }
            text += '\n';
        }
    }
    return hasWrong ? text : std::string();
}

class ClassGrading {
  public:
    ClassGrading(GradedClass& graded, const GradeRequest& request, std::string lessonHash)
        : class_(graded), request_(request), lessonHash_(std::move(lessonHash)) {}

    void run(const Roster& roster) {
        std::vector<std::string> paths = request_.files;
        std::ranges::sort(paths);
        paths.erase(std::unique(paths.begin(), paths.end()), paths.end());
        for (const std::string& path : paths) {
            class_.files.push_back(readAttemptFile(path));
        }
        std::ranges::stable_sort(class_.files, {}, [](const GradedFile& file) {
            return std::pair(!file.unreadable.empty(), file.attempt.studentId);
        });
        for (GradedFile& file : class_.files) {
            if (file.unreadable.empty()) {
                file.marked = class_.marker->mark(file.attempt);
                flag(file, roster);
            }
        }
        flagSame();
        gather(roster);
    }

  private:
    void flag(GradedFile& file, const Roster& roster) {
        const auto add = [&](bool applies, const char* name) {
            if (applies) {
                file.flags.emplace_back(name);
            }
        };
        const AttemptFile& attempt = file.attempt;
        add(attempt.lessonHash != lessonHash_, "lesson-differs");
        add(attempt.logBroken, "log-broken");
        add(file.marked.hasUnknown, "unknown-question");
        add(attempt.studentId.empty() || (!roster.empty() && !roster.contains(attempt.studentId)),
            "id-unknown");
        add(request_.due && file.submitted > request_.due, "late");
        add(!file.submitted && (request_.due || request_.policy != GradePolicy::best), "no-time");
        add(attempt.generator != 0 && attempt.generator != generatorVersion, "version");
    }

    /// Files of two students that say the same, with the same things wrong, or have the same log.
    void flagSame() {
        std::map<std::string, std::vector<GradedFile*>> alike;
        for (GradedFile& file : class_.files) {
            if (!file.unreadable.empty()) {
                continue;
            }
            if (std::string print = fingerprint(file); !print.empty()) {
                alike["answers " + std::move(print)].push_back(&file);
            }
            if (!file.attempt.logHead.empty()) {
                alike["log " + file.attempt.logHead].push_back(&file);
            }
        }
        for (const auto& [what, files] : alike) {
            for (GradedFile* const file : files) {
                const auto other = std::ranges::find_if(files, [&](const GradedFile* each) {
                    return each != file && (each->attempt.studentId != file->attempt.studentId ||
                                            file->attempt.studentId.empty());
                });
                const std::string name = other == files.end() ? "" : "same-as:" + (*other)->file;
                if (!name.empty() && std::ranges::find(file->flags, name) == file->flags.end()) {
                    file->flags.push_back(name);
                }
            }
        }
    }

    void gather(const Roster& roster) {
        std::map<std::pair<std::string, std::string>, std::vector<const GradedFile*>> byStudent;
        for (const auto& [id, student] : roster) {
            byStudent[{id, ""}];
        }
        for (const GradedFile& file : class_.files) {
            if (file.unreadable.empty()) {
                const std::string& id = file.attempt.studentId;
                byStudent[{id, id.empty() ? file.file : ""}].push_back(&file);
            }
        }
        for (const auto& [key, files] : byStudent) {
            GradedStudent student;
            student.id = key.first;
            if (const auto known = roster.find(student.id); known != roster.end()) {
                student.name = known->second.name;
                student.email = known->second.email;
            }
            for (const GradedFile* const file : files) {
                student.name = student.name.empty() ? file->attempt.studentName : student.name;
                for (const std::string& each : flagsOf(*file)) {
                    if (std::ranges::find(student.flags, each) == student.flags.end()) {
                        student.flags.push_back(each);
                    }
                }
            }
            take(student, files);
            class_.students.push_back(std::move(student));
        }
        std::set<const MarkOverride*> used;
        for (const auto& [question, override] : class_.byHand) {
            used.insert(override);
        }
        for (const auto& [key, value] : class_.overrides) {
            if (!used.contains(&value)) {
                class_.remarks.push_back(request_.overrides + ':' + std::to_string(value.line) +
                                         ": there is no file of \"" + key.first +
                                         "\", so this mark is not given");
            }
        }
    }

    /// The attempts that count, and what they come to.
    void take(GradedStudent& student, const std::vector<const GradedFile*>& files) {
        if (files.empty()) {
            student.flags.emplace_back("no-file");
            return;
        }
        double sum = 0;
        bool complete = true;
        for (const LessonExercise* const exercise : exercisesOf(class_.lesson)) {
            const auto [chosen, file] = chosenOf(*exercise, files);
            for (const MarkedQuestion& each : chosen->questions) {
                CountedQuestion counted{&each, file, {}};
                if (each.hasPoints() && chosen->counts) {
                    counted.points = each.points;
                }
                const auto override = class_.overrides.find({student.id, each.question->id});
                if (override != class_.overrides.end()) {
                    counted.points = override->second.points;
                    class_.byHand[&each] = &override->second;
                    student.flags.push_back("override:" + each.question->id);
                }
                if (!counted.points) {
                    student.flags.push_back("not-marked:" + each.question->id);
                }
                complete = complete && counted.points.has_value();
                sum += counted.points.value_or(0);
                student.questions.push_back(counted);
            }
        }
        if (complete) {
            student.points = roundedPoints(sum);
        }
    }

    struct Choice {
        const MarkedExercise* exercise = nullptr;
        const GradedFile* file = nullptr;
    };

    /// By the policy; one that was not taken only where none was. By when they were submitted, if
    /// that is known of all, and then by their numbers. Files stand in their order.
    [[nodiscard]] Choice chosenOf(const LessonExercise& exercise,
                                  const std::vector<const GradedFile*>& files) const {
        std::vector<Choice> choices;
        for (const GradedFile* const file : files) {
            for (const MarkedExercise& each : file->marked.exercises) {
                if (each.exercise == &exercise) {
                    choices.push_back({&each, file});
                }
            }
        }
        const bool isTimed = std::ranges::all_of(choices, [](const Choice& choice) {
            return choice.file->submitted || !choice.exercise->isTaken;
        });
        const auto rank = [&](const Choice& choice) {
            double points = 0;
            bool complete = true;
            for (const MarkedQuestion& each : choice.exercise->questions) {
                points += each.points;
                complete = complete && each.hasPoints();
            }
            const std::int64_t sign = request_.policy == GradePolicy::last ? 1 : -1;
            const Instant time = isTimed ? choice.file->submitted.value_or(Instant()) : Instant();
            return std::tuple(choice.exercise->isTaken && choice.exercise->counts, complete,
                              request_.policy == GradePolicy::best ? points : 0,
                              sign * time.time_since_epoch().count(),
                              sign * std::int64_t(choice.exercise->instance));
        };
        // Of equals the first, but for the last attempt the last.
        Choice best = choices.front();
        for (const Choice& each : choices) {
            const bool isLast = request_.policy == GradePolicy::last && rank(each) == rank(best);
            best = rank(each) > rank(best) || isLast ? each : best;
        }
        return best;
    }

    GradedClass& class_;
    const GradeRequest& request_;
    std::string lessonHash_;
};

void setPartial(Lesson& lesson, std::pair<Profile::Partial, double> partial) {
    for (LessonStep& step : lesson.steps) {
        if (auto* const exercise = std::get_if<LessonExercise>(&step)) {
            for (LessonQuestion& question : exercise->questions) {
                question.profile.partial = partial.first;
                question.profile.perError = partial.second;
            }
        }
    }
}

} // namespace

bool GradedClass::hasUnreadable() const {
    return std::ranges::any_of(files,
                               [](const GradedFile& file) { return !file.unreadable.empty(); });
}

tl::expected<std::unique_ptr<GradedClass>, std::string> gradeClass(const GradeRequest& request) {
    auto graded = std::make_unique<GradedClass>();
    const auto text = readShortText(request.lesson);
    auto lesson = text ? readLessonText(*text, request.lesson)
                       : tl::expected<Lesson, std::string>(tl::make_unexpected(text.error()));
    const auto roster =
        request.roster.empty() ? tl::expected<Roster, std::string>() : readRoster(request.roster);
    auto overrides = request.overrides.empty() || !lesson
                         ? tl::expected<MarkOverrides, std::string>()
                         : readOverrides(request.overrides, *lesson);
    if (!lesson || !roster || !overrides) {
        return tl::make_unexpected(!lesson   ? lesson.error()
                                   : !roster ? roster.error()
                                             : overrides.error());
    }
    graded->lesson = *std::move(lesson);
    graded->overrides = *std::move(overrides);
    graded->scale = request.most;
    if (request.partial) {
        setPartial(graded->lesson, *request.partial);
    }
    for (const LessonExercise* const exercise : exercisesOf(graded->lesson)) {
        for (const LessonQuestion& question : exercise->questions) {
            graded->most += question.points;
        }
    }
    graded->marker = std::make_unique<AttemptMarker>(graded->lesson, request.trustTrees);
    ClassGrading(*graded, request, hexOf(sha256(*text))).run(*roster);
    return graded;
}

std::vector<std::string> flagsOf(const GradedFile& file) {
    const auto& attempts = file.marked.exercises;
    std::vector<std::string> flags = file.flags;
    if (std::ranges::any_of(attempts, &MarkedExercise::treeDiffers)) {
        flags.emplace_back("tree-differs");
    }
    if (std::ranges::any_of(attempts, [](const MarkedExercise& each) {
            return std::ranges::any_of(each.questions, &MarkedQuestion::scoreDiffers);
        })) {
        flags.emplace_back("score-differs");
    }
    if (!std::ranges::all_of(attempts, &MarkedExercise::counts)) {
        flags.emplace_back("not-counted");
    }
    return flags;
}

std::string whyNotMarked(const MarkedQuestion& question) {
    switch (question.state) {
    case MarkedQuestion::State::marked:
    case MarkedQuestion::State::unanswered:
    case MarkedQuestion::State::forfeited:
        return "";
    case MarkedQuestion::State::unreadable:
        return "the answer cannot be read: " + inEnglish(question.fault.message);
    case MarkedQuestion::State::otherTree:
        return "taken on another tree than was due; --trust-trees marks it on that";
    case MarkedQuestion::State::noTree:
        return "the tree that was due cannot be generated or searched; lesson check says why";
    }
    return "";
}

} // namespace prunus
