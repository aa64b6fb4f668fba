#include "core/formats/importtree.h"
#include "core/lessons/lessonjson.h"
#include "core/lessons/lessonkeys.h"
#include "core/lessons/lessonsteps.h"
#include "core/lessons/lessonvalues.h"
#include "core/lessons/questionterms.h"
#include "core/notation/jsonstring.h"
#include "core/practice/answerkeys.h"
#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"

#include <set>

namespace prunus {

namespace {

using Kind = JsonItem::Kind;

constexpr std::uint64_t mostPoints = 1'000;
constexpr std::uint64_t mostMinutes = 1'000;
constexpr std::size_t mostSources = 50;
constexpr std::uint64_t mostAttempts = 1'000;
constexpr std::size_t mostTreeBytes = 256'000;

constexpr auto questionKeys = [] {
    std::array<std::string_view, 7 + termKeys.size()> keys{"id",    "type",  "text",  "points",
                                                           "rules", "named", "counts"};
    std::ranges::copy(termKeys, keys.begin() + 7);
    return keys;
}();

MaybeFault readParagraphs(JsonValue value, LessonText& text) {
    return readText(value, text.text, mostTextBytes);
}

/// Reads a lesson. Each function fills in what a key says.
class LessonReader {
  public:
    explicit LessonReader(Lesson& lesson) : lesson_(lesson) {}

    MaybeFault read(JsonValue document) {
        if (MaybeFault fault =
                faultOfKind(document, "prunus-lesson",
                            {{"id", R"("week3")"}, {"steps", R"([{"text": "…"}])"}})) {
            return fault;
        }
        // Steps are read under the lesson's rules, wherever these stand.
        MaybeFault fault = document.eachMember([&](JsonValue each) { return member(each); });
        return fault ? fault : rules(document) ? fault_ : steps(*document.member("steps"));
    }

  private:
    MaybeFault member(JsonValue value) {
        static constexpr auto keys = std::to_array<std::string_view>(
            {"format", "version", "id", "title", "language", "minutes", "sources", "mode",
             "profile", "rules", "steps"});
        const std::string_view key = value->key;
        return key == "format"     ? faultOfFormat(value, "prunus-lesson")
               : key == "version"  ? faultOfVersion(value)
               : key == "id"       ? readId(value, lesson_.id)
               : key == "title"    ? readText(value, lesson_.title, mostNameBytes)
               : key == "language" ? readText(value, lesson_.language, mostNameBytes)
               : key == "minutes"  ? readWhole(value, lesson_.minutes, 0, mostMinutes)
               : key == "sources"  ? sources(value)
               : key == "mode"     ? readEnum(value, lesson_.mode, modeWords)
               : std::ranges::find(keys, key) != keys.end() ? MaybeFault{} // read next
                                                            : unknownLessonKey(value, keys);
    }

    MaybeFault sources(JsonValue list) {
        if (!list.is(Kind::array)) {
            return list.wrong({Code::textsExpected, {"sources"}});
        }
        return list.each([&](JsonValue value) -> MaybeFault {
            if (!value.is(Kind::string)) {
                return list.wrong({Code::textsExpected, {"sources"}});
            }
            if (lesson_.sources.size() == mostSources) {
                return value.wrong({Code::tooManyEntries, {"sources", mostSources}});
            }
            if (value->text.size() > mostNameBytes) {
                return value.wrong({Code::textTooLong, {"sources", mostNameBytes}});
            }
            lesson_.sources.push_back(value->text);
            return std::nullopt;
        });
    }

    /// Profile and rules. In an exam what follows from a mistake is worth nothing unless they say
    /// so.
    bool rules(JsonValue document) {
        const auto course = document.member("profile");
        const auto changes = document.member("rules");
        fault_ = course ? profile(*course) : std::nullopt;
        const bool says = course && course->is(Kind::object) &&
                          (course->member("followThrough") || course->member("followShare"));
        if (lesson_.mode == Lesson::Mode::exam && !says) {
            lesson_.profile.followShare = 0;
        }
        fault_ = !fault_ && changes ? readRules(*changes, lesson_.profile) : fault_;
        return fault_.has_value();
    }

    MaybeFault profile(JsonValue value) {
        if (value.is(Kind::object)) {
            return readProfileKeys(value, lesson_.profile);
        }
        const Profile* const shipped =
            value.is(Kind::string) ? shippedProfile(value->text) : nullptr;
        if (shipped == nullptr) {
            std::vector<std::string_view> ids;
            for (const Profile& each : shippedProfiles()) {
                ids.emplace_back(each.id);
            }
            return value.wrong({Code::noSuchCourse, {shortJsonString(value->text), listed(ids)}});
        }
        lesson_.profile = *shipped;
        return std::nullopt;
    }

    static MaybeFault readRules(JsonValue value, Profile& profile) {
        return value.is(Kind::object)
                   ? readProfileKeys(value, profile)
                   : value.wrong({Code::membersExpected, {value->key, R"({"cut": "gt"})"}});
    }

    MaybeFault steps(JsonValue list) {
        if (!list.is(Kind::array)) {
            return list.wrong({Code::listExpected, {"steps", R"([{"text": "…"}])"}});
        }
        return list.each([&](JsonValue value) -> MaybeFault {
            if (lesson_.steps.size() == mostSteps) {
                return value.wrong({Code::tooManyEntries, {"steps", mostSteps}});
            }
            return step(value);
        });
    }

    MaybeFault step(JsonValue value) {
        static constexpr auto kinds =
            std::to_array<std::string_view>({"text", "show", "play", "exercise"});
        std::size_t found = 0;
        std::string_view kind;
        if (value.is(Kind::object)) {
            for (const std::string_view each : kinds) {
                kind = value.member(each) ? each : kind;
                found += value.member(each) ? 1U : 0U;
            }
        }
        if (found != 1) {
            return value.wrong({Code::oneKeyExpected, {listed(kinds, true)}});
        }
        if (kind == "exercise") {
            LessonExercise exercise;
            MaybeFault fault = readExercise(value, exercise);
            lesson_.steps.emplace_back(std::move(exercise));
            return fault;
        }
        return value.eachMember([&](JsonValue member) -> MaybeFault {
            if (member->key != kind) {
                return unknownLessonKey(member, {&kind, 1});
            }
            return kind == "text"   ? add<LessonText>(member, &readParagraphs)
                   : kind == "show" ? add<LessonMoment>(member, &readMoment)
                                    : add<LessonGame>(member, &readGame);
        });
    }

    template <class Step>
    MaybeFault add(JsonValue value, MaybeFault (*readStep)(JsonValue value, Step& into)) {
        Step step;
        MaybeFault fault = readStep(value, step);
        lesson_.steps.emplace_back(std::move(step));
        return fault;
    }

    MaybeFault readExercise(JsonValue object, LessonExercise& exercise) {
        const auto tree = object.member("tree");
        const auto wishes = object.member("generate");
        if (tree.has_value() == wishes.has_value()) {
            return object.wrong({Code::oneKeyExpected, {"\"tree\", \"generate\""}});
        }
        MaybeFault fault = missingKey(object, "questions", R"([{"type": "cross-out"}])");
        fault = fault ? fault : object.eachMember([&](JsonValue member) {
            return ofExercise(member, exercise);
        });
        if (fault) {
            return fault;
        }
        if (tree && exercise.fresh != LessonExercise::Fresh::never) {
            return object.member("fresh")->wrong({Code::sameTreeForAll});
        }
        exercise.wishes.profile = lesson_.profile;
        exercise.wishes.watch = exercise.watch;
        exercise.wishes.questions.clear();
        fault = questions(*object.member("questions"), exercise);
        for (const LessonQuestion& each : exercise.questions) {
            if (needsNoTerms(each.question)) {
                exercise.wishes.questions.push_back(each.question);
            }
        }
        return fault;
    }

    MaybeFault ofExercise(JsonValue value, LessonExercise& exercise) {
        static constexpr auto keys =
            std::to_array<std::string_view>({"exercise", "tree", "generate", "fresh", "attempts",
                                             "hints", "modelAnswer", "questions", "watch"});
        const std::string_view key = value->key;
        if (key == "exercise") {
            MaybeFault fault = readId(value, exercise.id);
            return fault ? fault : take(value, exercise.id);
        }
        if (key == "watch") {
            return readWords(value, slipWords, [&](std::size_t which) {
                exercise.watch.push_back(static_cast<Misconception>(which));
            });
        }
        return key == "tree"          ? readTree(value, exercise.tree)
               : key == "generate"    ? wishesOf(value, exercise.wishes)
               : key == "fresh"       ? readEnum(value, exercise.fresh, freshWords)
               : key == "attempts"    ? readWhole(value, exercise.attempts, 0, mostAttempts)
               : key == "hints"       ? readFlag(value, exercise.hints)
               : key == "modelAnswer" ? readEnum(value, exercise.modelAnswer, modelAnswerWords)
               : key == "questions"   ? MaybeFault{} // read next
                                      : unknownLessonKey(value, keys);
    }

    static MaybeFault wishesOf(JsonValue object, Demands& wishes) {
        if (!object.is(Kind::object)) {
            return object.wrong({Code::membersExpected, {"generate", R"({"leaves": [8, 12]})"}});
        }
        return object.eachMember([&](JsonValue value) -> MaybeFault {
            static constexpr auto keys = std::to_array<std::string_view>(
                {"leaves", "depth", "children", "values", "ties", "demands", "difficulty", "seed"});
            const std::string_view key = value->key;
            if (key == "leaves") {
                std::pair leaves{wishes.leastLeaves, wishes.mostLeaves};
                MaybeFault fault = readRange(value, leaves, {2, 40}, "[8, 12]");
                std::tie(wishes.leastLeaves, wishes.mostLeaves) = leaves;
                return fault;
            }
            if (key == "demands") {
                wishes.demands.clear();
                return readWords(value, demandWords, [&](std::size_t which) {
                    wishes.demands.push_back(static_cast<Demand>(which));
                });
            }
            return key == "depth"      ? readWhole(value, wishes.mostDepth, 2, 8)
                   : key == "children" ? readWhole(value, wishes.mostChildren, 2, 8)
                   : key == "values"   ? readRange(value, wishes.values, {-999, 999}, "[0, 20]")
                   : key == "ties"     ? readWhole(value, wishes.ties, 0, 10)
                   : key == "difficulty"
                       ? readRange(value, wishes.difficulty.emplace(), {0, 1000}, "[21, 40]")
                   : key == "seed" ? readWhole(value, wishes.seed, 0, std::uint64_t{1} << 53U)
                                   : unknownLessonKey(value, keys);
        });
    }

    MaybeFault questions(JsonValue list, LessonExercise& exercise) {
        if (!list.is(Kind::array)) {
            return list.wrong({Code::listExpected, {"questions", R"([{"type": "cross-out"}])"}});
        }
        return list.each([&](JsonValue value) -> MaybeFault {
            if (exercise.questions.size() == mostQuestions) {
                return value.wrong({Code::tooManyEntries, {"questions", mostQuestions}});
            }
            MaybeFault fault = missingKey(value, "type", R"("cross-out")");
            LessonQuestion& question = exercise.questions.emplace_back();
            question.profile = lesson_.profile;
            fault = fault ? fault : value.eachMember([&](JsonValue member) {
                return ofQuestion(member, question);
            });
            fault = fault ? fault : readTerms(value, exercise.tree.get(), question);
            if (question.id.empty()) {
                question.id = exercise.id + ".q" + std::to_string(exercise.questions.size());
            }
            return fault ? fault : take(value, question.id);
        });
    }

    static MaybeFault ofQuestion(JsonValue value, LessonQuestion& question) {
        const std::string_view key = value->key;
        if (key == "points") {
            question.points = value->number;
            const bool right = value.is(Kind::number) && value->number >= 0 &&
                               value->number <= static_cast<Value>(mostPoints);
            return right ? MaybeFault{}
                         : value.wrong({Code::numberBetween, {value->key, 0, mostPoints}});
        }
        if (key == "named") {
            return readWords(value, conventionWords, [&](std::size_t which) {
                question.named.push_back(static_cast<Convention>(which));
            });
        }
        if (key == "counts") {
            return readWords(
                value, WordList(countWords).first(countsOfRun),
                [&](std::size_t which) { question.counts.emplace_back(countWords.at(which)); });
        }
        const bool isTerm = std::ranges::find(termKeys, key) != termKeys.end();
        return key == "id"      ? readId(value, question.id)
               : key == "type"  ? readEnum(value, question.question, questionWords)
               : key == "text"  ? readText(value, question.text, mostTextBytes)
               : key == "rules" ? readRules(value, question.profile)
               : isTerm         ? MaybeFault{} // read next
                                : unknownLessonKey(value, questionKeys);
    }

    MaybeFault take(JsonValue at, const std::string& id) {
        return ids_.insert(id).second ? MaybeFault{}
                                      : at.wrong({Code::idTaken, {shortJsonString(id)}});
    }

    Lesson& lesson_;
    std::set<std::string> ids_;
    MaybeFault fault_;
};

} // namespace

tl::expected<GameTree, Fault> readTreeValue(JsonValue value) {
    const std::string text = value.is(Kind::string) ? value->text : value.text();
    const Fault tooLarge =
        value.wrong({Code::treeTooLargeHere, {mostLessonNodes, mostLessonPlies}});
    if (text.size() > mostTreeBytes) {
        return tl::unexpected<Fault>(tooLarge);
    }
    ReadResult tree = prunus::readTree(text);
    if (!tree) {
        Message why = tree.error().message;
        return tl::unexpected<Fault>(value.wrong({Code::noTreeHere, {}, {}, {std::move(why)}}));
    }
    if (tree->nodeCount() > mostLessonNodes || tree->height() > mostLessonPlies) {
        return tl::unexpected<Fault>(tooLarge);
    }
    return *std::move(tree);
}

tl::expected<Lesson, ReadError> readLesson(std::string_view text) {
    return readJsonObject<Lesson>(
        text, R"({"format": "prunus-lesson", …})",
        [](JsonValue document, Lesson& lesson) { return LessonReader(lesson).read(document); });
}

} // namespace prunus
