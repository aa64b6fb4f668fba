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
    {"id number", "idnumber", "sis user id", "sis login id", "student_id", "student id", "id"});
constexpr auto addressTitles =
    std::to_array<std::string_view>({"email address", "email", "e-mail"});
constexpr std::string_view participantTitle = "identifier";
/// What Canvas has in the place of a mark that does not count.
constexpr std::string_view excused = "EX";

std::string inSmallLetters(std::string text) {
    std::ranges::transform(text, text.begin(), lowerCase);
    return text;
}

class Worksheet {
  public:
    Worksheet(const std::string& text, const GradedClass& graded)
        : text_(text), class_(graded), cells_(csvCells(text)) {
        for (const CsvCell& cell : cells_.empty() ? std::vector<CsvCell>() : cells_.front()) {
            titles_.push_back(cell.text);
        }
    }

    tl::expected<FilledWorksheet, std::string> fill(const std::string& wanted) {
        const std::string title = wanted.empty() ? "Grade" : wanted;
        const auto column =
            static_cast<std::size_t>(std::ranges::find(titles_, title) - titles_.begin());
        if (column == titles_.size()) {
            return tl::make_unexpected("no column is called \"" + title +
                                       "\"; --grade-column says which one the marks go to");
        }
        FilledWorksheet filled;
        std::size_t copied = 0;
        for (std::size_t row = 1; row < cells_.size(); ++row) {
            const GradedStudent* const student = studentOf(cells_[row]);
            const std::string where = "row " + std::to_string(row + 1);
            if (student == nullptr || column >= cells_[row].size()) {
                filled.notFilled.push_back(where + ": nobody's answers belong to it");
            } else if (cells_[row][column].text == excused) {
                filled.notFilled.push_back(where + ": " + student->id + " is excused (EX)");
            } else if (!student->points) {
                filled.notFilled.push_back(where + ": " + student->id + " has no mark");
            } else {
                const CsvCell& cell = cells_[row][column];
                filled.text += text_.substr(copied, cell.begin - copied);
                filled.text +=
                    formatNumber(std::round(class_.scaled(*student->points) * 100) / 100);
                copied = cell.end;
            }
        }
        filled.text += text_.substr(copied);
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
                if (!row[k].text.empty() &&
                    isOf(student, inSmallLetters(titles_[k]), row[k].text)) {
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

    const std::string& text_;
    const GradedClass& class_;
    std::vector<std::vector<CsvCell>> cells_;
    std::vector<std::string> titles_;
    std::set<const GradedStudent*> found_;
};

} // namespace

tl::expected<FilledWorksheet, std::string>
fillWorksheet(const std::string& text, const std::string& column, const GradedClass& graded) {
    return Worksheet(text, graded).fill(column);
}

} // namespace prunus
