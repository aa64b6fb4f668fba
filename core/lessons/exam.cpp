#include "core/lessons/exam.h"

#include "core/lessons/ambiguity.h"
#include "core/lessons/lessonvalues.h"
#include "core/lessons/treedue.h"
#include "core/practice/answerjson.h"
#include "core/practice/versions.h"

#include <algorithm>
#include <limits>

namespace prunus {

namespace {

using Trees = std::vector<std::shared_ptr<const GameTree>>;

/// Shape, values of leaves, and who begins.
GameTree plain(const GameTree& tree) {
    std::vector<Value> values(tree.nodeCount(), std::numeric_limits<Value>::quiet_NaN());
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        if (tree.isLeaf(n)) {
            values[n.value] = tree.staticValue(n);
        }
    }
    TreeHeader header;
    header.root = tree.header().root;
    return {tree.offsets(), std::move(values), header};
}

bool isClear(const LessonExercise& exercise, const GameTree& tree) {
    return std::ranges::all_of(exercise.questions, [&](const LessonQuestion& question) {
        return makeSheet(tree, procedureOf(question, tree)) &&
               ambiguitiesOf(question, tree).empty();
    });
}

tl::expected<Trees, NoExam> treesOf(const Lesson& lesson, const LessonExercise& exercise,
                                    std::size_t many, std::uint64_t seed, Progress* progress) {
    const std::string student = std::to_string(seed);
    const auto due = treeDue(lesson, exercise, student, 1);
    if (!due) {
        return tl::unexpected(NoExam{exercise.id, due.error().unmet, 0, due.error().stopped});
    }
    if (many == 1) {
        return Trees{*due};
    }
    const GameTree first = plain(**due);
    Demands demands = exercise.wishes;
    demands.seed = seedOf(lesson.id, exercise.id, student, 1);
    if (first.header().root == Player::min) {
        demands.profile.root = Player::min;
    }
    const auto versions =
        parallelVersions(first, many, demands, progress, [&](const GameTree& tree) {
            return !isClear(exercise, first) || isClear(exercise, tree);
        });
    if (!versions) {
        return tl::unexpected(
            NoExam{exercise.id, {}, versions.error().found, versions.error().stopped});
    }
    Trees trees;
    for (const Version& each : *versions) {
        trees.push_back(std::make_shared<const GameTree>(each.tree));
    }
    return trees;
}

/// As far as it is asked for.
std::string keyOf(const LessonQuestion& question, const GameTree& tree) {
    const auto right = makeSheet(tree, procedureOf(question, tree));
    if (!right) {
        return {};
    }
    Answer key = answerOf(tree, question.question, *right, question.profile, question.terms);
    std::erase_if(key.counts, [&](const auto& count) {
        return !question.counts.empty() &&
               std::ranges::find(question.counts, count.first) == question.counts.end();
    });
    return writeAnswer(tree, question.question, key);
}

void noteSameKeys(std::vector<ExamVersion>& versions) {
    const auto same = [](const LessonExercise& exercise, const LessonExercise& other,
                         std::size_t question) {
        return keyOf(exercise.questions[question], *exercise.tree) ==
               keyOf(other.questions[question], *other.tree);
    };
    const auto first = exercisesOf(versions.front().lesson);
    for (std::size_t k = 1; k < versions.size(); ++k) {
        const auto own = exercisesOf(versions[k].lesson);
        const auto before = exercisesOf(versions[k - 1].lesson);
        for (std::size_t e = 0; e < own.size(); ++e) {
            for (std::size_t q = 0; q < own[e]->questions.size(); ++q) {
                if (same(*own[e], *before[e], q) ||
                    (k + 1 == versions.size() && same(*own[e], *first[e], q))) {
                    versions[k].sameKey.push_back(own[e]->questions[q].id);
                }
            }
        }
    }
}

} // namespace

const LessonQuestion* notForPaper(const Lesson& lesson) {
    for (const LessonExercise* const exercise : exercisesOf(lesson)) {
        for (const LessonQuestion& question : exercise->questions) {
            const bool known =
                std::ranges::find(paperQuestions, question.question) != paperQuestions.end();
            if (!known || question.terms.depth) {
                return &question;
            }
        }
    }
    return nullptr;
}

tl::expected<std::vector<ExamVersion>, NoExam>
examVersions(const Lesson& lesson, std::size_t many, std::uint64_t seed, Progress* progress) {
    std::vector<ExamVersion> versions;
    for (std::size_t k = 0; k < many; ++k) {
        const char letter = letterOf(k);
        ExamVersion& version = versions.emplace_back(ExamVersion{letter, lesson, {}});
        version.lesson.id.resize(std::min(lesson.id.size(), longestId - 2));
        version.lesson.id.append(1, '-').append(1, letter);
    }
    for (std::size_t s = 0; s < lesson.steps.size(); ++s) {
        const auto* const exercise = std::get_if<LessonExercise>(&lesson.steps[s]);
        if (exercise == nullptr) {
            continue;
        }
        const auto trees = treesOf(lesson, *exercise, many, seed, progress);
        if (!trees) {
            return tl::unexpected(trees.error());
        }
        for (std::size_t k = 0; k < many; ++k) {
            auto& own = std::get<LessonExercise>(versions[k].lesson.steps[s]);
            own.tree = (*trees)[k];
            own.fresh = LessonExercise::Fresh::never;
        }
    }
    noteSameKeys(versions);
    return versions;
}

} // namespace prunus
