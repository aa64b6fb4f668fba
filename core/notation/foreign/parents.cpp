#include "core/notation/foreign/parents.h"

#include "core/base/ascii.h"
#include "core/notation/characters.h"
#include "core/notation/foreign/cells.h"
#include "core/notation/foreign/family.h"
#include "core/notation/foreign/jsonkeys.h"
#include "core/notation/jsonstring.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace prunus {

namespace {

std::string lower(std::string text) {
    std::ranges::transform(text, text.begin(), lowerCase);
    return text;
}

/// What the root may have for a parent.
bool isNobody(std::string_view parent) {
    return parent.empty() || parent == "-" || parent == "#" ||
           lower(std::string(parent)) == "null" || parent == "None";
}

JsonMeaning columnMeaning(const Cell& heading) {
    const std::string word = lower(heading.text);
    return word == "node" || word == "child" ? JsonMeaning::number : jsonMeaning(word);
}

class ParentTable {
  public:
    explicit ParentTable(std::string_view text) : text_(text) {}

    ForeignResult read() {
        const std::vector<Line> lines = linesWithText(text_);
        const char separator = separatorIn(lines.front().text);
        if (auto fault = readHeading(cellsOf(lines.front(), separator))) {
            return tl::unexpected<Fault>(*fault);
        }
        for (auto line = lines.begin() + 1; line != lines.end(); ++line) {
            if (auto fault = readRow(cellsOf(*line, separator))) {
                return tl::unexpected<Fault>(*fault);
            }
        }
        if (nodes_.empty()) {
            return tl::unexpected<Fault>({lines.front().offset, {Code::noNodeInText}});
        }
        for (const auto& [child, parent] : links_) {
            family_.connect(known(parent), child);
        }
        return family_.tree().map([&](ForeignNodes&& tree) {
            return ForeignTree{std::move(tree), std::move(notices_), Code::readAsParents};
        });
    }

  private:
    struct Link {
        Family::Index child;
        Cell parent;
    };

    /// What the columns are. A node is known by its number, if there is one beside its name.
    std::optional<Fault> readHeading(const RowCells& heading) {
        for (const Cell& cell : heading) {
            columns_.push_back(columnMeaning(cell));
        }
        const auto has = [&](JsonMeaning meaning) {
            return std::ranges::find(columns_, meaning) != columns_.end();
        };
        key_ = has(JsonMeaning::number) ? JsonMeaning::number : JsonMeaning::name;
        if (!has(key_)) {
            return Fault{heading.front().offset, {Code::nodeColumnExpected}};
        }
        std::vector<const Cell*> left;
        std::set<JsonMeaning> taken;
        for (std::size_t c = 0; c < heading.size(); ++c) {
            const bool isOther = columns_[c] == JsonMeaning::other ||
                                 columns_[c] == JsonMeaning::child ||
                                 columns_[c] == JsonMeaning::children;
            if (isOther || !taken.insert(columns_[c]).second) {
                columns_[c] = JsonMeaning::other;
                left.push_back(&heading[c]);
            }
        }
        if (!left.empty()) {
            notices_.push_back({left.front()->offset,
                                {left.size() > 1 ? Code::keysLeftOut : Code::keyLeftOut,
                                 {shortJsonString(left.front()->text)}}});
        }
        return std::nullopt;
    }

    std::optional<Fault> readRow(const RowCells& row) {
        ForeignNodes::Node node;
        std::optional<Cell> key;
        std::optional<Cell> parent;
        for (std::size_t c = 0; c < std::min(row.size(), columns_.size()); ++c) {
            if (row[c].isBlank()) {
                continue;
            }
            if (columns_[c] == key_) {
                key = row[c];
            } else if (columns_[c] == JsonMeaning::parent) {
                parent = row[c];
            } else if (auto fault = field(node, columns_[c], row[c])) {
                return fault;
            }
        }
        if (row.size() > columns_.size()) {
            return Fault{row[columns_.size()].offset, {Code::cellWithoutColumn}};
        }
        if (!key) {
            return row.empty() ? std::nullopt
                               : std::optional(Fault{row.front().offset, {Code::rowWithoutNode}});
        }
        node.offset = key->offset;
        if (node.label.empty()) {
            node.label = key->text;
            node.isName = !meaningOf(key->text, false).player;
        }
        const Family::Index member = family_.add(std::move(node));
        if (!nodes_.emplace(key->text, member).second) {
            return Fault{key->offset, {Code::twoParents, {shortJsonString(key->text)}}};
        }
        if (parent && !isNobody(parent->text)) {
            links_.push_back({member, *std::move(parent)});
        }
        return std::nullopt;
    }

    static std::optional<Fault> field(ForeignNodes::Node& node, JsonMeaning meaning,
                                      const Cell& cell) {
        if (meaning == JsonMeaning::value) {
            node.value = wholeNumber(cell.text);
            return node.value
                       ? std::nullopt
                       : std::optional(Fault{cell.offset,
                                             {Code::valueNoNumber, {shortJsonString(cell.text)}}});
        }
        if (meaning == JsonMeaning::name) {
            node.label = cell.text;
        } else if (meaning == JsonMeaning::move) {
            node.move = cell.text;
        } else if (meaning == JsonMeaning::player) {
            node.player = meaningOf(cell.text, false).player;
            if (isChance(cell.text)) {
                return Fault{cell.offset, {Code::foreignChanceNode}};
            }
        }
        return std::nullopt;
    }

    /// The node of this name, which is made if no row is its own.
    Family::Index known(const Cell& name) {
        const auto found = nodes_.find(name.text);
        if (found != nodes_.end()) {
            return found->second;
        }
        ForeignNodes::Node node{name.offset, name.text, {}};
        node.isName = true;
        return nodes_.emplace(name.text, family_.add(std::move(node))).first->second;
    }

    std::string_view text_;
    std::vector<JsonMeaning> columns_;
    JsonMeaning key_ = JsonMeaning::number;
    std::map<std::string, Family::Index> nodes_;
    std::vector<Link> links_;
    Family family_;
    std::vector<Fault> notices_;
};

} // namespace

bool isParentTable(std::string_view text) {
    const std::string_view table = text.substr(skipSpace(text, 0));
    const Line heading{0, table.substr(0, table.find_first_of("\r\n"))};
    const char separator = separatorIn(heading.text);
    return separator != ' ' &&
           std::ranges::any_of(cellsOf(heading, separator), [](const Cell& cell) {
               return columnMeaning(cell) == JsonMeaning::parent;
           });
}

ForeignResult readParents(std::string_view text) {
    return ParentTable(text).read();
}

} // namespace prunus
