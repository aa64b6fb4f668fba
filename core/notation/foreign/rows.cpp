#include "core/notation/foreign/cells.h"
#include "core/notation/foreign/parents.h"
#include "core/notation/foreign/readers.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

/// `B: 3, 12` is the name B and two numbers.
void splitName(RowCells& cells, char separator) {
    if (cells.empty() || cells.front().isNumber()) {
        return;
    }
    std::string& text = cells.front().text;
    const std::size_t mark = text.find_last_of(":=");
    if (mark == std::string::npos || mark == 0) {
        return;
    }
    std::string behind(trimmed(std::string_view(text).substr(mark + 1)));
    if (separator != ',') {
        behind = withoutDecimalComma(behind);
    }
    if (behind.empty() || wholeNumber(behind)) {
        const std::size_t offset = cells.front().offset + mark + 1;
        text = trimmed(std::string_view(text).substr(0, mark));
        if (!behind.empty()) {
            cells.insert(cells.begin() + 1, Cell{offset, behind});
        }
    }
}

class RowsReader {
  public:
    explicit RowsReader(std::string_view text) : text_(text) {}

    ForeignResult read() {
        const char separator = separatorIn(text_);
        for (const Line& line : linesWithText(text_)) {
            RowCells cells = cellsOf(line, separator);
            splitName(cells, separator);
            if (!cells.empty()) {
                rows_.push_back(std::move(cells));
            }
        }
        dropHeading();
        if (const auto fault = measure()) {
            return tl::unexpected<Fault>(*fault);
        }
        if (manyRoots()) {
            result_.tree.begin(rows_.front().front().offset);
        }
        for (const RowCells& row : rows_) {
            if (const auto fault = add(row)) {
                return tl::unexpected<Fault>(*fault);
            }
        }
        while (result_.tree.openCount() > 0) {
            result_.tree.end();
        }
        return std::move(result_);
    }

  private:
    /// Looks at what kind of table this is; a fault if it is none with labels.
    std::optional<Fault> measure() {
        bool labels = false;
        for (std::size_t r = 0; r < rows_.size(); ++r) {
            const RowCells& row = rows_[r];
            const auto number = std::ranges::find_if(row, &Cell::isNumber);
            for (auto cell = row.begin(); cell != row.end(); ++cell) {
                if (auto fault = faultIn(*cell, cell >= number)) {
                    return fault;
                }
                labels = labels || (!cell->isBlank() && !cell->isNumber());
            }
            const auto names = number - row.begin();
            oneNumber_ = oneNumber_ && row.end() - number == 1 && names > 0 &&
                         !(number - 1)->isBlank() &&
                         (r == 0 || !std::equal(row.begin(), number, rows_[r - 1].begin(),
                                                rows_[r - 1].end() - 1, &sameText));
        }
        if (!labels) {
            return Fault{0, {Code::rowsExpected}};
        }
        for (const RowCells& row : rows_) {
            if (row.front().isNumber()) {
                return Fault{row.front().offset, {Code::rowWithoutName}};
            }
        }
        return std::nullopt;
    }

    static bool sameText(const Cell& a, const Cell& b) { return a.text == b.text; }

    static std::optional<Fault> faultIn(const Cell& cell, bool behindNumber) {
        if (behindNumber && cell.isBlank()) {
            return Fault{cell.offset, {Code::emptyCell}};
        }
        if (behindNumber && !cell.isNumber()) {
            return Fault{cell.offset, {Code::wordBehindNumbers}};
        }
        if (cell.text.find_first_of("[](){}") != std::string::npos) {
            return Fault{cell.offset, {Code::bracketInCell}};
        }
        if (!cell.isNumber() && meaningOf(cell.text, true).value) {
            return Fault{cell.offset, {Code::nameAndNumberInCell}};
        }
        return std::nullopt;
    }

    /// The words above the columns, which are no nodes.
    void dropHeading() {
        if (rows_.size() < 2 || rows_[0].size() < 2 || rows_[1].front().isBlank() ||
            sameText(rows_[0].front(), rows_[1].front()) ||
            std::ranges::any_of(rows_[0], [](const Cell& c) { return c.isBlank(); }) ||
            std::ranges::any_of(rows_[0], &Cell::isNumber) ||
            !std::ranges::all_of(rows_.begin() + 1, rows_.end(),
                                 [](const RowCells& row) { return row.back().isNumber(); })) {
            return;
        }
        result_.notices.push_back({rows_[0].front().offset, {Code::headingLeftOut}});
        rows_.erase(rows_.begin());
    }

    /// Whether more than one label stands in the first column.
    [[nodiscard]] bool manyRoots() const {
        return std::ranges::any_of(rows_, [&](const RowCells& row) {
            return !row.front().isBlank() && !sameText(row.front(), rows_.front().front());
        });
    }

    std::optional<Fault> add(const RowCells& row) {
        std::size_t column = 0;
        bool same = true; // as the row above, so far
        for (; column < row.size() && !row[column].isNumber(); ++column) {
            const Cell& cell = row[column];
            const bool blank = cell.isBlank();
            if (blank && column >= path_.size()) {
                return Fault{cell.offset, {Code::blankWithoutName}};
            }
            const bool continues =
                blank || (same && column < path_.size() && path_[column] == cell.text);
            same = same && continues;
            if (!continues) {
                closeTo(column);
                result_.tree.begin(cell.offset, cell.text);
                path_.push_back(cell.text);
            }
        }
        closeTo(column);
        return addNumbers(row, column);
    }

    std::optional<Fault> addNumbers(const RowCells& row, std::size_t column) {
        if (oneNumber_ && column < row.size()) {
            result_.tree[result_.tree.innermost()].value = wholeNumber(row[column].text);
        } else {
            for (; column < row.size(); ++column) {
                result_.tree.leaf(row[column].offset, row[column].text);
            }
        }
        return result_.tree.isFull() ? std::optional<Fault>(tooManyNodes(row.front().offset))
                                     : std::nullopt;
    }

    void closeTo(std::size_t column) {
        while (path_.size() > column) {
            path_.pop_back();
            result_.tree.end();
        }
    }

    std::string_view text_;
    std::vector<RowCells> rows_;
    std::vector<std::string> path_; ///< the labels of the row above
    bool oneNumber_ = true;         ///< every row ends with a name and its value
    ForeignTree result_;
};

} // namespace

ForeignResult readRows(std::string_view text) {
    return isParentTable(text) ? readParents(text) : RowsReader(text).read();
}

} // namespace prunus
