#include "app/cli/roster.h"

#include "app/cli/csvtext.h"
#include "app/cli/numbertext.h"
#include "app/cli/textargument.h"
#include "core/base/ascii.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

namespace prunus {

namespace {

/// A table whose first row says what stands in which column.
class TitledRows {
  public:
    explicit TitledRows(std::string_view text) : rows_(csvCells(text)) {}

    /// The first column that has one of these titles, in small letters; the number of columns for
    /// none.
    [[nodiscard]] std::size_t column(std::initializer_list<std::string_view> titles) const {
        std::size_t k = 0;
        for (; !rows_.empty() && k < rows_.front().size(); ++k) {
            std::string title = rows_.front()[k].text;
            std::ranges::transform(title, title.begin(),
                                   [](char c) { return c == ' ' ? '_' : lowerCase(c); });
            if (std::ranges::find(titles, title) != titles.end()) {
                break;
            }
        }
        return k;
    }
    [[nodiscard]] std::size_t columns() const { return rows_.empty() ? 0 : rows_.front().size(); }
    /// The rows behind the titles, each by its number from 1.
    [[nodiscard]] std::size_t count() const { return rows_.empty() ? 0 : rows_.size() - 1; }
    [[nodiscard]] std::string cell(std::size_t row, std::size_t column) const {
        return column < rows_[row].size() ? rows_[row][column].text : std::string();
    }

  private:
    std::vector<std::vector<CsvCell>> rows_;
};

} // namespace

tl::expected<Roster, std::string> readRoster(const std::string& file) {
    const auto text = readShortText(file);
    if (!text) {
        return tl::make_unexpected(text.error());
    }
    const TitledRows table(*text);
    const std::size_t id = table.column({"student_id", "id", "idnumber", "id_number"});
    if (id == table.columns()) {
        return tl::make_unexpected(file + ": the first row needs a column student_id; name and "
                                          "email may stand beside it");
    }
    const std::size_t name = table.column({"name", "full_name", "student"});
    const std::size_t email = table.column({"email", "email_address"});
    Roster roster;
    for (std::size_t row = 1; row <= table.count(); ++row) {
        const std::string student = table.cell(row, id);
        if (student.empty() || roster.contains(student)) {
            return tl::make_unexpected(
                file + ": row " + std::to_string(row + 1) + ": " +
                (student.empty() ? "there is no student_id" : '"' + student + "\" stands twice"));
        }
        roster[student] = {table.cell(row, name), table.cell(row, email)};
    }
    return roster;
}

tl::expected<MarkOverrides, std::string> readOverrides(const std::string& file) {
    const auto text = readShortText(file);
    if (!text) {
        return tl::make_unexpected(text.error());
    }
    const TitledRows table(*text);
    const std::size_t id = table.column({"student_id", "id"});
    const std::size_t question = table.column({"question"});
    const std::size_t points = table.column({"points"});
    if (std::max({id, question, points}) == table.columns()) {
        return tl::make_unexpected(
            file + ": the first row needs the columns student_id, question and points; reason "
                   "may stand beside them");
    }
    const std::size_t reason = table.column({"reason"});
    MarkOverrides overrides;
    for (std::size_t row = 1; row <= table.count(); ++row) {
        const auto given = readNumber<double>(table.cell(row, points));
        if (!given || !std::isfinite(*given)) {
            return tl::make_unexpected(file + ": row " + std::to_string(row + 1) + ": \"" +
                                       table.cell(row, points) + "\" is no number of points");
        }
        overrides[{table.cell(row, id), table.cell(row, question)}] = {
            *given, table.cell(row, reason), row + 1};
    }
    return overrides;
}

} // namespace prunus
