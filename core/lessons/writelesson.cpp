#include "core/lessons/jsonmembers.h"
#include "core/lessons/lessonjson.h"
#include "core/lessons/lessonkeys.h"
#include "core/lessons/lessonsteps.h"
#include "core/lessons/questionterms.h"
#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"

namespace prunus {

namespace {

template <class List, class Word> std::string jsonWords(const List& list, Word word) {
    std::vector<std::string_view> words;
    words.reserve(list.size());
    for (const auto& each : list) {
        words.push_back(word(each));
    }
    return '[' + listed(words, true) + ']';
}

template <class T> std::string jsonRange(const std::pair<T, T>& range) {
    return '[' + std::to_string(range.first) + ", " + std::to_string(range.second) + ']';
}

std::string jsonWishes(const Demands& wishes) {
    JsonMembers members;
    members.add("leaves", jsonRange(std::pair{wishes.leastLeaves, wishes.mostLeaves}));
    members.addNumber("depth", wishes.mostDepth);
    members.addNumber("children", wishes.mostChildren);
    members.add("values", jsonRange(wishes.values));
    members.addNumber("ties", wishes.ties);
    members.add("demands", jsonWords(wishes.demands,
                                     [](Demand each) { return wordAmong(each, demandWords); }));
    if (wishes.difficulty) {
        members.add("difficulty", jsonRange(*wishes.difficulty));
    }
    members.add("seed", std::to_string(wishes.seed));
    return members.object();
}

std::string jsonQuestion(const LessonQuestion& question, const GameTree* tree,
                         const Profile& base) {
    JsonMembers members;
    members.addText("id", question.id);
    members.addText("type", traits(question.question).id);
    if (!question.text.empty()) {
        members.addText("text", question.text);
    }
    members.addNumber("points", question.points);
    if (const std::string rules = writeProfileKeys(question.profile, base); rules != "{}") {
        members.add("rules", rules);
    }
    if (!question.named.empty()) {
        members.add("named", jsonWords(question.named, [](Convention each) {
                        return wordAmong(each, conventionWords);
                    }));
    }
    if (!question.counts.empty()) {
        members.add("counts", jsonWords(question.counts, [](const std::string& each) {
                        return std::string_view(each);
                    }));
    }
    addTerms(members, question, tree);
    return members.object();
}

std::string jsonExercise(const LessonExercise& exercise, const Profile& base) {
    JsonMembers members(",\n     ");
    members.addText("exercise", exercise.id);
    if (exercise.tree) {
        members.add("tree", jsonTree(*exercise.tree));
    } else {
        members.add("generate", jsonWishes(exercise.wishes));
    }
    members.addText("fresh", wordAmong(exercise.fresh, freshWords));
    members.addNumber("attempts", exercise.attempts);
    members.add("hints", exercise.hints ? "true" : "false");
    members.addText("modelAnswer", wordAmong(exercise.modelAnswer, modelAnswerWords));
    std::string questions;
    for (const LessonQuestion& each : exercise.questions) {
        questions += questions.empty() ? "\n       " : ",\n       ";
        questions += jsonQuestion(each, exercise.tree.get(), base);
    }
    members.add("questions", '[' + questions + ']');
    members.add("watch", jsonWords(exercise.watch,
                                   [](Misconception each) { return wordAmong(each, slipWords); }));
    return members.object();
}

std::string jsonStep(const LessonStep& step, const Profile& base) {
    if (const auto* const text = std::get_if<LessonText>(&step)) {
        return R"({"text": )" + quotedText(text->text) + '}';
    }
    if (const auto* const moment = std::get_if<LessonMoment>(&step)) {
        return jsonMoment(*moment);
    }
    if (const auto* const game = std::get_if<LessonGame>(&step)) {
        return jsonGame(*game);
    }
    return jsonExercise(std::get<LessonExercise>(step), base);
}

/// The course by its name and what differs from it, where it is one of the program's and that can
/// be said.
void addRules(JsonMembers& members, const Lesson& lesson) {
    const Profile* const shipped = shippedProfile(lesson.profile.id);
    if (shipped == nullptr || (shipped->root && !lesson.profile.root)) {
        std::string whole = writeProfile(lesson.profile);
        whole.pop_back(); // the line's end
        members.add("profile", whole);
        return;
    }
    Profile base = *shipped;
    base.followShare = lesson.mode == Lesson::Mode::exam ? 0 : base.followShare;
    members.addText("profile", base.id);
    if (const std::string rules = writeProfileKeys(lesson.profile, base); rules != "{}") {
        members.add("rules", rules);
    }
}

} // namespace

std::string writeLesson(const Lesson& lesson) {
    JsonMembers members(",\n  ");
    members.addText("format", "prunus-lesson");
    members.addNumber("version", 1);
    members.addText("id", lesson.id);
    members.addText("title", lesson.title);
    members.addText("language", lesson.language);
    if (lesson.minutes != 0) {
        members.addNumber("minutes", lesson.minutes);
    }
    if (!lesson.sources.empty()) {
        members.add("sources", jsonWords(lesson.sources, [](const std::string& each) {
                        return std::string_view(each);
                    }));
    }
    members.addText("mode", wordAmong(lesson.mode, modeWords));
    addRules(members, lesson);
    std::string steps;
    for (const LessonStep& each : lesson.steps) {
        steps += steps.empty() ? "\n    " : ",\n    ";
        steps += jsonStep(each, lesson.profile);
    }
    members.add("steps", '[' + steps + ']');
    return "{\n  " + members.text() + "\n}\n";
}

} // namespace prunus
