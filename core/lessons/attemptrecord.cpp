#include "core/lessons/attemptrecord.h"

#include "core/formats/treeformat.h"
#include "core/lessons/attempt.h"
#include "core/lessons/attemptlog.h"
#include "core/lessons/jsonmembers.h"
#include "core/lessons/lessonkeys.h"
#include "core/lessons/sha256.h"
#include "core/lessons/treedue.h"
#include "core/notation/foreign/flatjson.h"
#include "core/practice/profilejson.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace prunus {

namespace {

/// Of the log's lines: for what is handed in once all others are used up.
constexpr std::size_t linesForSubmits = 2'000;

std::string hexadecimal(std::uint64_t number) {
    std::array<char, 16> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16);
    return {digits.data(), end.ptr};
}

/// Rounded so that it is written in full, whatever it was computed from.
std::string jsonPoints(double points) {
    return formatNumber(std::round(points * 100) / 100);
}

std::string inList(const std::vector<std::string>& parts, const std::string& between) {
    std::string list;
    for (const std::string& part : parts) {
        list += list.empty() ? "" : between;
        list += part;
    }
    return '[' + list + ']';
}

/// Brackets where they hold all that there is.
std::string treeText(const GameTree& tree) {
    return lostIn(TreeFormat::text, tree).empty() ? quotedText(written(tree, TreeFormat::text))
                                                  : written(tree, TreeFormat::json);
}

bool isTouched(const QuestionRecord& question) {
    return !question.submits.empty() || question.hints > 0 || question.modelOpened;
}

/// In an exam nobody was told anything.
std::string jsonQuestion(const QuestionRecord& record, const LessonQuestion& question) {
    JsonMembers members;
    members.addText("id", question.id);
    members.addText("type", traits(question.question).id);
    members.addNumber("points", question.points);
    members.add("answer", record.submits.empty() ? "null" : record.submits.back().answer);
    std::vector<std::string> submits;
    for (const QuestionRecord::Submit& each : record.submits) {
        JsonMembers submit;
        submit.addText("at", each.at);
        submit.add("answer", each.answer);
        submits.push_back(submit.object());
    }
    members.add("submits", inList(submits, ", "));
    std::vector<std::string> hints;
    for (std::uint32_t level = 1; level <= record.hints; ++level) {
        hints.push_back(quotedText("level" + std::to_string(level)));
    }
    members.add("hints", inList(hints, ", "));
    members.add("modelOpened", record.modelOpened ? "true" : "false");
    if (record.shown) {
        JsonMembers shown;
        shown.add("points", jsonPoints(*record.shown));
        shown.addNumber("of", question.points);
        shown.add("diagnosis", "null");
        members.add("shown", shown.object());
    }
    return members.object();
}

std::string jsonItem(const ItemRecord& item, const Profile& profile) {
    JsonMembers members;
    members.addText("exercise", item.exercise->id);
    members.addNumber("instance", item.instance);
    if (item.seed) {
        members.addText("seed", hexadecimal(*item.seed));
    }
    members.add("tree", treeText(*item.tree));
    members.add("profile", writeProfileKeys(profile, {}));
    std::vector<std::string> questions;
    for (std::size_t k = 0; k < item.questions.size(); ++k) {
        if (isTouched(item.questions[k])) {
            questions.push_back(jsonQuestion(item.questions[k], item.exercise->questions[k]));
        }
    }
    members.add("questions", inList(questions, ",\n     "));
    return members.object();
}

} // namespace

void RecordedLog::add(Line line, bool matters) {
    if (lines_.size() >= mostLogLines - (matters ? 0 : linesForSubmits)) {
        return;
    }
    JsonMembers members;
    members.addNumber("n", static_cast<Value>(lines_.size() + 1));
    members.addNumber("t", std::round(line.seconds * 10) / 10);
    members.addText("do", line.what);
    if (!line.question.empty()) {
        members.addText("q", line.question);
    }
    if (const auto items = flatJson(members.object())) {
        head_ = hexOf(sha256(head_ + canonicalJson(JsonValue(*items))));
    }
    members.addText("h", head_);
    json_ += (json_.empty() ? "" : ",\n    ") + members.object();
    lines_.push_back(std::move(line));
}

std::string writeAttempt(const AttemptRecord& attempt, const Lesson& lesson) {
    JsonMembers members(",\n  ");
    members.addText("format", "prunus-attempt");
    members.addNumber("version", 1);
    JsonMembers taken;
    taken.addText("id", lesson.id);
    taken.addText("title", lesson.title);
    taken.addText("sha256", attempt.lessonHash);
    members.add("lesson", taken.object());
    JsonMembers student;
    student.addText("id", attempt.studentId);
    student.addText("name", attempt.studentName);
    members.add("student", student.object());
    JsonMembers program;
    program.addText("version", attempt.programVersion);
    program.addNumber("generator", static_cast<Value>(generatorVersion));
    program.addText("platform", attempt.platform);
    members.add("program", program.object());
    members.addText("started", attempt.started);
    members.addText("submitted", attempt.submitted);
    members.addText("mode", wordAmong(lesson.mode, modeWords));
    std::vector<std::string> items;
    for (const ItemRecord& each : attempt.items) {
        if (std::ranges::any_of(each.questions, isTouched)) {
            items.push_back(jsonItem(each, lesson.profile));
        }
    }
    members.add("items", inList(items, ",\n    "));
    members.add("log", '[' + attempt.log.json() + ']');
    members.addText("head", attempt.log.head());
    return "{\n  " + members.text() + "\n}\n";
}

} // namespace prunus
