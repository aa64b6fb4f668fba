#include "app/cli/lesson.h"

#include "app/cli/notasked.h"
#include "app/cli/run.h"
#include "app/cli/search.h"
#include "app/cli/textargument.h"
#include "app/cli/unmetdemand.h"
#include "app/cli/watch.h"
#include "core/lessons/ambiguity.h"
#include "core/lessons/lessonjson.h"
#include "core/lessons/lessonkeys.h"
#include "core/lessons/treedue.h"
#include "core/notation/number.h"
#include "core/practice/difficulty.h"
#include "core/practice/eventlog.h"
#include "core/practice/sliptrace.h"
#include "core/uct/recorduct.h"
#include "ui/words/messagetext.h"

#include <algorithm>

namespace prunus {

namespace {

/// "1 question", "2 questions".
std::string counted(std::size_t count, const std::string& one) {
    return std::to_string(count) + ' ' + one + (count == 1 ? "" : "s");
}

std::string inputName(const std::string& file) {
    return file == "-" ? "<stdin>" : file;
}

std::string placeOf(const std::string& item) {
    return item.empty() ? "at the root" : "at " + item;
}

std::string sentenceOnKey(const Ambiguity& ambiguity, const Profile& profile) {
    const std::string first = "the key is different, first " + placeOf(ambiguity.item) +
                              "; name the rule in the question (\"named\": [\"" +
                              std::string(wordAmong(ambiguity.convention, conventionWords)) +
                              "\"]), or change the tree";
    switch (ambiguity.convention) {
    case Convention::cut:
        return (profile.cut == CutRule::greaterOrEqual ? "under > instead of >= "
                                                       : "under >= instead of > ") +
               first;
    case Convention::fail:
        return (profile.fail == FailMode::hard ? "under fail-soft instead of fail-hard "
                                               : "under fail-hard instead of fail-soft ") +
               first;
    case Convention::tieMove:
        break;
    }
    return (profile.tieMove == Profile::Ties::first
                ? "if the last of equal moves is played instead of the first, "
                : "if the first of equal moves is played instead of the last, ") +
           first;
}

std::string bandOf(std::uint64_t difficulty) {
    return difficulty <= 20   ? "easy"
           : difficulty <= 40 ? "medium"
           : difficulty <= 60 ? "hard"
                              : "too long for an exam";
}

class LessonCheck {
  public:
    LessonCheck(const Lesson& lesson, std::string file) : lesson_(lesson), file_(std::move(file)) {}

    /// How many faults there are.
    std::size_t run(std::ostream& out) {
        std::size_t questions = 0;
        double points = 0;
        for (const LessonExercise* const each : exercisesOf(lesson_)) {
            questions += each->questions.size();
            for (const LessonQuestion& question : each->questions) {
                points += question.points;
            }
        }
        out << lesson_.id << ": " << counted(lesson_.steps.size(), "step") << ", "
            << counted(exercisesOf(lesson_).size(), "exercise") << ", "
            << counted(questions, "question") << ", at most " << formatNumber(points)
            << (points == 1 ? " point\n" : " points\n");
        for (std::size_t k = 0; k < lesson_.steps.size(); ++k) {
            if (const auto* const moment = std::get_if<LessonMoment>(&lesson_.steps[k])) {
                look(*moment, "step " + std::to_string(k + 1));
            } else if (const auto* const exercise =
                           std::get_if<LessonExercise>(&lesson_.steps[k])) {
                look(*exercise, out);
            }
        }
        return faults_;
    }

  private:
    void fault(const std::string& where, const std::string& what) {
        complain(file_ + ": " + where + ": " + what);
        ++faults_;
    }

    /// The last step, of two searches of the one that takes more.
    void look(const LessonMoment& moment, const std::string& where) {
        std::size_t last = 0;
        for (const SearchOptions& each : {moment.options, moment.beside.value_or(moment.options)}) {
            const auto log = carryOut(*moment.tree, procedureOf(each));
            if (!log) {
                fault(where, describe(log.error(), *moment.tree));
                return;
            }
            last = std::max(last, log->events.size()); // step 0 is before the first
        }
        if (moment.uct) {
            UctOptions options = moment.uct->options;
            options.root = moment.options.root;
            if (const RecordedUct run = recordUct(moment.tree, options); !run) {
                fault(where, describe(run.error(), *moment.tree));
                return;
            }
        }
        if (moment.event && !stepOfEvent(moment)) {
            fault(where, "\"at\" names an event to which this search never comes; see the "
                         "steps of prunus trace: its leaf is enter here, and its back is named "
                         "here by the child");
        }
        if (moment.at > last) {
            fault(where, "this search has no step " + std::to_string(moment.at) +
                             "; its last one is " + std::to_string(last));
        }
    }

    void look(const LessonExercise& exercise, std::ostream& out) {
        const bool isOwn = exercise.fresh != LessonExercise::Fresh::never;
        // Of trees that everybody gets an own one of, some are tried.
        for (int sample = 1; sample <= (isOwn ? 3 : 1); ++sample) {
            tl::expected<std::shared_ptr<const GameTree>, NoTree> due = tl::unexpected(NoTree{});
            Progress progress;
            watch(
                progress, "lesson",
                [&] { due = treeDue(lesson_, exercise, std::to_string(sample), 1); }, "trees");
            if (!due) {
                fault(exercise.id, "no tree was found that meets the wishes; the nearest one " +
                                       lacking(due.error().unmet));
                return;
            }
            look(exercise, **due, isOwn ? ", such as student " + std::to_string(sample) + "'s" : "",
                 out);
        }
    }

    void look(const LessonExercise& exercise, const GameTree& tree, const std::string& whose,
              std::ostream& out) {
        out << exercise.id << ": " << counted(exercise.questions.size(), "question")
            << " about a tree of "
            << (tree.leafCount() == 1 ? "1 leaf" : std::to_string(tree.leafCount()) + " leaves")
            << whose;
        const Procedure usual = procedureUnder(exercise.wishes.profile, Question::crossOut);
        if (const auto sheet = makeSheet(tree, usual)) {
            const std::uint64_t difficulty = difficultyOf(tree, *sheet);
            out << "; difficulty " << difficulty << " (estimated: " << bandOf(difficulty) << ')';
        }
        out << '\n';
        const std::size_t before = faults_;
        for (const LessonQuestion& question : exercise.questions) {
            look(question, tree);
        }
        if (before == faults_ && !exercise.wishes.questions.empty()) {
            note(exercise, tree, out);
        }
    }

    void look(const LessonQuestion& question, const GameTree& tree) {
        const auto sheet = makeSheet(tree, procedureOf(question, tree));
        if (!sheet) {
            fault(question.id, describe(sheet.error(), tree));
            return;
        }
        if (const std::string why = whyNotAsked(tree, question.question, *sheet, question.terms);
            !why.empty()) {
            fault(question.id, why);
            return;
        }
        const Puzzle puzzle{question.question, tree, question.profile, question.terms};
        if (traits(question.question).isPuzzle && !sampleAnswer(puzzle)) {
            fault(question.id, whyNoSample(puzzle));
            return;
        }
        for (const Ambiguity& each : ambiguitiesOf(question, tree)) {
            fault(question.id, sentenceOnKey(each, question.profile));
        }
    }

    /// What a good exam's tree has and this one has not: worth knowing, and no fault.
    static void note(const LessonExercise& exercise, const GameTree& tree, std::ostream& out) {
        Demands demands = exercise.wishes;
        demands.demands = {Demand::answer, Demand::shows, Demand::separates, Demand::noShortCut};
        if (tree.header().root == Player::min) {
            demands.profile.root = Player::min;
        }
        for (const UnmetDemand& each : unmetDemands(tree, demands)) {
            out << "note: " << exercise.id << ": the tree " << lacking({each}) << '\n';
        }
    }

    const Lesson& lesson_;
    std::string file_;
    std::size_t faults_ = 0;
};

tl::expected<Lesson, std::string> readLessonFile(const std::string& file) {
    return readShortText(file).and_then(
        [&](const std::string& text) { return readLessonText(text, file); });
}

} // namespace

tl::expected<Lesson, std::string> readLessonText(const std::string& text, const std::string& file) {
    return readLesson(text).map_error([&](const ReadError& error) {
        return placeIn(inputName(file), error) + inEnglish(error.message);
    });
}

tl::expected<Lesson, std::string> readSoundLesson(const std::string& file) {
    auto lesson = readLessonFile(file);
    if (!lesson) {
        return lesson;
    }
    std::ostream nowhere(nullptr);
    if (CommandOutcome faults = lookThrough(*lesson, inputName(file), nowhere); !faults) {
        return tl::make_unexpected(faults.error());
    }
    return lesson;
}

CommandOutcome lookThrough(const Lesson& lesson, const std::string& name, std::ostream& out) {
    const std::size_t faults = LessonCheck(lesson, name).run(out);
    if (faults == 0) {
        return {};
    }
    return tl::make_unexpected(name + ": " + counted(faults, "fault") +
                               ": this lesson should not be given as it is");
}

CommandOutcome checkLesson(const LessonRequest& request) {
    const std::string name = inputName(request.file);
    const auto lesson = readLessonFile(request.file);
    if (!lesson) {
        return tl::make_unexpected(lesson.error());
    }
    StandardOutput out;
    CommandOutcome looked = lookThrough(*lesson, name, out.stream());
    CommandOutcome outcome = out.finish();
    return outcome ? looked : outcome;
}

} // namespace prunus
