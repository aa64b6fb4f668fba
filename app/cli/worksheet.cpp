#include "app/cli/worksheet.h"

#include "app/cli/csvtext.h"
#include "core/base/ascii.h"
#include "core/notation/number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace prunus {

namespace {

constexpr auto idTitles = std::to_array<std::string_view>(
    {"id_number", "idnumber", "sis_user_id", "sis_login_id", "student_id", "id"});
constexpr auto addressTitles =
    std::to_array<std::string_view>({"email_address", "email", "e-mail"});
constexpr std::string_view participantTitle = "identifier";
/// What Canvas has in the place of a mark that does not count.
constexpr std::string_view excused = "EX";

std::string inSmallLetters(std::string text) {
    std::ranges::transform(text, text.begin(), lowerCase);
    return text;
}

class Worksheet {
  public:
    Worksheet(const CsvTable& table, const GradedClass& graded) : table_(table), class_(graded) {
        for (std::size_t k = 0; k < table.columns(); ++k) {
            titles_.push_back(table.title(k));
        }
    }

    /// Into the column.
    FilledWorksheet fill(std::size_t column) {
        const std::string& text = table_.text();
        const auto& rows = table_.rows();
        FilledWorksheet filled;
        std::size_t copied = 0;
        for (std::size_t row = 1; row < rows.size(); ++row) {
            const GradedStudent* const student = studentOf(rows[row]);
            const std::string where = "row " + std::to_string(row + 1);
            if (student == nullptr || column >= rows[row].size()) {
                filled.notFilled.push_back(where + ": nobody's answers belong to it");
            } else if (rows[row][column].text == excused) {
                filled.notFilled.push_back(where + ": " + student->id + " is excused (EX)");
            } else if (!student->points) {
                filled.notFilled.push_back(where + ": " + student->id + " has no mark");
            } else {
                const CsvCell& cell = rows[row][column];
                filled.text += text.substr(copied, cell.begin - copied);
                filled.text +=
                    formatNumber(std::round(class_.scaled(*student->points) * 100) / 100);
                copied = cell.end;
            }
        }
        filled.text += text.substr(copied);
        for (const GradedStudent& each : class_.students) {
            if (!found_.contains(&each) && each.points) {
                filled.notFilled.push_back(
                    "no row belongs to " +
                    (each.id.empty() ? each.questions.front().file->file : each.id));
            }
        }
        return filled;
    }

  private:
    const GradedStudent* studentOf(const std::vector<CsvCell>& row) {
        for (const GradedStudent& student : class_.students) {
            for (std::size_t k = 0; k < std::min(row.size(), titles_.size()); ++k) {
                if (!row[k].text.empty() && isOf(student, titles_[k], row[k].text)) {
                    found_.insert(&student);
                    return &student;
                }
            }
        }
        return nullptr;
    }

    static bool isOf(const GradedStudent& student, const std::string& title,
                     const std::string& text) {
        if (std::ranges::find(idTitles, title) != idTitles.end()) {
            return text == student.id;
        }
        if (std::ranges::find(addressTitles, title) != addressTitles.end()) {
            return inSmallLetters(text) == inSmallLetters(student.email);
        }
        // "Participant 4711", whose folder is Full name_4711_assignsubmission_file_.
        const std::string number = text.substr(text.find_last_of(' ') + 1);
        return title == participantTitle &&
               std::ranges::any_of(student.questions, [&](const CountedQuestion& each) {
                   return each.file->file.find('_' + number + "_assignsubmission_file") !=
                          std::string::npos;
               });
    }

    const CsvTable& table_;
    const GradedClass& class_;
    std::vector<std::string> titles_;
    std::set<const GradedStudent*> found_;
};

} // namespace

tl::expected<FilledWorksheet, std::string>
fillWorksheet(const std::string& file, const std::string& column, const GradedClass& graded) {
    const std::string wanted = column.empty() ? "Grade" : column;
    std::vector<std::string> used{idTitles.begin(), idTitles.end()};
    used.insert(used.end(), addressTitles.begin(), addressTitles.end());
    used.insert(used.end(), {std::string(participantTitle), CsvTable::titleOf(wanted)});
    const auto table = CsvTable::read(file, used);
    if (!table) {
        return tl::make_unexpected(table.error());
    }
    const std::size_t at = table->column({CsvTable::titleOf(wanted)});
    if (at == table->columns()) {
        return tl::make_unexpected(file + ": no column is called \"" + wanted +
                                   "\"; --grade-column says which one the marks go to");
    }
    return Worksheet(*table, graded).fill(at);
}

} // namespace prunus
