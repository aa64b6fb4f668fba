#include "app/cli/gradeoutput.h"

#include "app/cli/csvtext.h"
#include "app/cli/resultmembers.h"
#include "app/cli/table.h"
#include "core/notation/number.h"
#include "core/practice/profilejson.h"

#include <cmath>

namespace prunus {

namespace {

std::string percentText(const GradedClass& graded, const GradedStudent& student) {
    return student.points && graded.most > 0 ? inHundredths(*student.points / graded.most * 100)
                                             : std::string();
}

std::string scaledText(const GradedClass& graded, const GradedStudent& student) {
    return student.points ? inHundredths(graded.scaled(*student.points)) : std::string();
}

/// What all points come to.
std::string mostText(const GradedClass& graded) {
    return inHundredths(graded.scaled(graded.most));
}

/// A question of an attempt in a file.
struct AnswerRow {
    const GradedFile& file;
    const MarkedExercise& attempt;
    const MarkedQuestion& question;
    const MarkOverride* byHand; ///< null where it is marked from the answer

    [[nodiscard]] std::string points() const {
        return byHand != nullptr      ? inHundredths(byHand->points)
               : question.hasPoints() ? inHundredths(question.points)
                                      : "";
    }
    /// What is to be looked at: in the attempt, in its file, and in the question.
    [[nodiscard]] std::vector<std::string> flags() const {
        using State = MarkedQuestion::State;
        std::vector<std::string> flags;
        const auto add = [&](bool applies, const std::string& name) {
            flags.insert(flags.end(), applies ? 1 : 0, name);
        };
        add(attempt.treeDiffers, "tree-differs");
        add(question.scoreDiffers(), "score-differs");
        add(!attempt.counts, "not-counted");
        flags.insert(flags.end(), file.flags.begin(), file.flags.end());
        add(question.state == State::unanswered, "no-answer");
        add(question.state == State::forfeited, "model-opened");
        const std::string why = whyNotMarked(question);
        add(!why.empty(), "not-marked: " + why);
        if (question.marked && question.marked->grade.other) {
            flags.push_back("other-rules: " + writeProfileKeys(*question.marked->grade.other,
                                                               rulesFor(*question.question)));
        }
        add(byHand != nullptr, "override:" + question.question->id);
        return flags;
    }
};

template <class See> void eachRow(const GradedClass& graded, const GradedFile& file, See see) {
    for (const MarkedExercise& attempt : file.marked.exercises) {
        for (const MarkedQuestion& each : attempt.questions) {
            see(AnswerRow{file, attempt, each, graded.override(each)});
        }
    }
}

/// Under the headings of writeGradeCsv().
std::vector<std::string> cellsOf(const GradedClass& graded, const AnswerRow& row) {
    const GradedFile& file = row.file;
    const MarkedQuestion& question = row.question;
    const AttemptQuestion* const given = question.given;
    const bool isMarked = question.marked != nullptr;
    return {file.attempt.studentId,
            file.attempt.studentName,
            file.file,
            graded.lesson.id,
            question.exercise->id,
            std::to_string(question.instance),
            question.question->id,
            std::string(traits(question.question->question).id),
            row.points(),
            formatNumber(question.question->points),
            isMarked ? (question.isRight() ? "1" : "0") : "",
            diagnosisIds(question),
            given != nullptr ? std::to_string(given->hints) : "",
            given != nullptr ? (given->modelOpened ? "1" : "0") : "",
            given != nullptr ? std::to_string(given->submits) : "",
            given != nullptr && given->seconds ? inHundredths(*given->seconds) : "",
            joinedWith("; ", row.flags()),
            row.byHand != nullptr ? row.byHand->reason : ""};
}

void writeRows(std::ostream& out, const GradedClass& graded) {
    const std::vector<std::string> headings{
        "student_id", "name",         "file",    "lesson",  "exercise", "instance",
        "question",   "type",         "points",  "max",     "correct",  "diagnosis",
        "hints",      "model_opened", "submits", "seconds", "flags",    "reason"};
    out << csvRow(headings);
    for (const GradedFile& file : graded.files) {
        if (!file.unreadable.empty()) {
            std::vector<std::string> cells(headings.size());
            cells[2] = file.file;
            cells[3] = graded.lesson.id;
            cells[16] = "unreadable: " + file.unreadable;
            out << csvRow(cells);
        }
        eachRow(graded, file, [&](const AnswerRow& row) { out << csvRow(cellsOf(graded, row)); });
    }
}

void writeSummary(std::ostream& out, const GradedClass& graded) {
    out << csvRow({"student_id", "name", "email", "points", "max", "percent", "flags"});
    for (const GradedStudent& each : graded.students) {
        out << csvRow({each.id, each.name, each.email, scaledText(graded, each), mostText(graded),
                       percentText(graded, each), joinedWith("; ", each.flags)});
    }
    for (const GradedFile& file : graded.files) {
        if (!file.unreadable.empty()) {
            out << csvRow({"", "", "", "", mostText(graded), "", "unreadable: " + file.unreadable});
        }
    }
}

std::string jsonAnswer(const AnswerRow& row) {
    const MarkedQuestion& question = row.question;
    std::vector<std::string> slips;
    if (question.marked) {
        for (const Misconception each : question.marked->diagnosis.named) {
            slips.emplace_back(traits(each).id);
        }
    }
    const AttemptQuestion* const given = question.given;
    ResultMembers members;
    members.text("student_id", row.file.attempt.studentId)
        .text("file", row.file.file)
        .text("exercise", question.exercise->id)
        .raw("instance", std::to_string(question.instance))
        .text("question", question.question->id)
        .text("type", traits(question.question->question).id)
        .number("points", row.points())
        .raw("max", formatNumber(question.question->points))
        .raw("correct", !question.marked     ? "null"
                        : question.isRight() ? "true"
                                             : "false")
        .raw("diagnosis", jsonList(slips))
        .number("hints", given != nullptr ? std::to_string(given->hints) : "")
        .number("submits", given != nullptr ? std::to_string(given->submits) : "")
        .number("seconds", given != nullptr && given->seconds ? inHundredths(*given->seconds) : "")
        .raw("flags", jsonList(row.flags()));
    if (row.byHand != nullptr) {
        members.text("reason", row.byHand->reason);
    }
    return members.object();
}

} // namespace

std::string inHundredths(double v) {
    return formatNumber(std::round(v * 100) / 100);
}

std::string joinedWith(const char* between, const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& each : words) {
        text += (text.empty() ? "" : between) + each;
    }
    return text;
}

std::string diagnosisIds(const MarkedQuestion& question) {
    std::vector<std::string> ids;
    if (question.marked) {
        for (const Misconception each : question.marked->diagnosis.named) {
            ids.emplace_back(traits(each).id);
        }
    }
    return joinedWith(" ", ids);
}

void writeGradeTable(std::ostream& out, const GradedClass& graded) {
    Table table;
    table.addColumn("student", Table::Align::left);
    table.addColumn("name", Table::Align::left);
    table.addColumn("points", Table::Align::right);
    table.addColumn("of", Table::Align::right);
    table.addColumn("percent", Table::Align::right);
    table.addColumn("flags", Table::Align::left);
    for (const GradedStudent& each : graded.students) {
        table.addRow({onOneLine(each.id), onOneLine(each.name), scaledText(graded, each),
                      mostText(graded), percentText(graded, each),
                      onOneLine(joinedWith("; ", each.flags))});
    }
    table.write(out);
    for (const GradedFile& file : graded.files) {
        if (!file.unreadable.empty()) {
            out << "not marked: " << onOneLine(file.unreadable) << '\n';
        }
    }
}

void writeGradeCsv(std::ostream& out, const GradedClass& graded, bool summary) {
    if (summary) {
        writeSummary(out, graded);
    } else {
        writeRows(out, graded);
    }
}

void writeGradeJson(std::ostream& out, const GradedClass& graded) {
    ResultMembers head;
    head.text("lesson", graded.lesson.id).number("max", mostText(graded));
    std::string text = head.object();
    text.pop_back();
    out << text << ",\n \"students\": [";
    const char* between = "\n  ";
    for (const GradedStudent& each : graded.students) {
        ResultMembers members;
        members.text("student_id", each.id)
            .text("name", each.name)
            .text("email", each.email)
            .number("points", scaledText(graded, each))
            .number("percent", percentText(graded, each))
            .raw("flags", jsonList(each.flags));
        out << between << members.object();
        between = ",\n  ";
    }
    out << "],\n \"answers\": [";
    between = "\n  ";
    for (const GradedFile& file : graded.files) {
        eachRow(graded, file, [&](const AnswerRow& row) {
            out << between << jsonAnswer(row);
            between = ",\n  ";
        });
    }
    out << "],\n \"unreadable\": [";
    between = "\n  ";
    for (const GradedFile& file : graded.files) {
        if (!file.unreadable.empty()) {
            ResultMembers members;
            members.text("file", file.file).text("reason", file.unreadable);
            out << between << members.object();
            between = ",\n  ";
        }
    }
    out << "]}\n";
}

} // namespace prunus
