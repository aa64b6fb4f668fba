#include "app/cli/roster.h"

#include "app/cli/csvtext.h"
#include "app/cli/numbertext.h"
#include "core/notation/number.h"

#include <algorithm>

namespace prunus {

namespace {

tl::unexpected<std::string> faultAt(const std::string& place, const std::string& what) {
    return tl::make_unexpected(place + what);
}

/// A table of our own making, with nothing that is left out without a word.
tl::expected<CsvTable, std::string> readTable(const std::string& file) {
    auto table = CsvTable::read(file);
    for (std::size_t row = 1; table && row < table->rows().size(); ++row) {
        for (std::size_t k = table->columns(); k < table->rows()[row].size(); ++k) {
            if (!table->cell(row, k).empty()) {
                return faultAt(table->place(row, k),
                               "there is no title above this cell; a cell with a separator in it "
                               "needs quotes around it");
            }
        }
    }
    return table;
}

} // namespace

tl::expected<Roster, std::string> readRoster(const std::string& file) {
    const auto table = readTable(file);
    if (!table) {
        return tl::make_unexpected(table.error());
    }
    const std::size_t id = table->column({"student_id", "id", "idnumber", "id_number"});
    if (id == table->columns()) {
        return tl::make_unexpected(file + ": the first row needs a column student_id; name and "
                                          "email may stand beside it");
    }
    const std::size_t name = table->column({"name", "full_name", "student"});
    const std::size_t email = table->column({"email", "email_address"});
    Roster roster;
    for (std::size_t row = 1; row < table->rows().size(); ++row) {
        const std::string student = table->cell(row, id);
        if (student.empty() ||
            !roster.insert({student, {table->cell(row, name), table->cell(row, email)}}).second) {
            return faultAt(table->place(row, id), student.empty()
                                                      ? "there is no student_id"
                                                      : '"' + student + "\" stands twice");
        }
    }
    return roster;
}

tl::expected<MarkOverrides, std::string> readOverrides(const std::string& file,
                                                       const Lesson& lesson) {
    const auto table = readTable(file);
    if (!table) {
        return tl::make_unexpected(table.error());
    }
    const std::size_t id = table->column({"student_id", "id"});
    const std::size_t question = table->column({"question"});
    const std::size_t points = table->column({"points"});
    if (std::max({id, question, points}) == table->columns()) {
        return tl::make_unexpected(
            file + ": the first row needs the columns student_id, question and points; reason "
                   "may stand beside them");
    }
    const std::size_t reason = table->column({"reason"});
    std::map<std::string, double> most; // by question
    for (const LessonExercise* const exercise : exercisesOf(lesson)) {
        for (const LessonQuestion& each : exercise->questions) {
            most[each.id] = each.points;
        }
    }
    MarkOverrides overrides;
    for (std::size_t row = 1; row < table->rows().size(); ++row) {
        const std::string student = table->cell(row, id);
        const auto asked = most.find(table->cell(row, question));
        if (student.empty() || asked == most.end()) {
            return student.empty()
                       ? faultAt(table->place(row, id), "there is no student_id")
                       : faultAt(table->place(row, question), "the lesson has no question \"" +
                                                                  table->cell(row, question) + '"');
        }
        const auto given = readNumber<double>(table->cell(row, points));
        if (!given || !(*given >= 0 && *given <= asked->second)) {
            return faultAt(table->place(row, points),
                           '"' + table->cell(row, points) +
                               "\" must be a number of points from 0 to " +
                               formatNumber(asked->second) + ", which is all that " + asked->first +
                               " is worth");
        }
        MarkOverride mark{*given, table->cell(row, reason), table->rows()[row].front().line};
        if (!overrides.try_emplace({student, asked->first}, std::move(mark)).second) {
            return faultAt(table->place(row, id),
                           '"' + student + "\" stands twice with the question " + asked->first);
        }
    }
    return overrides;
}

} // namespace prunus
