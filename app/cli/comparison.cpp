#include "app/cli/comparison.h"

#include "app/cli/table.h"
#include "core/notation/number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace prunus {

namespace {

struct CountField {
    const char* name;
    const char* heading;
    std::uint64_t Counts::*count;
};

constexpr std::array<CountField, 6> countFields{{
    {"nodesVisited", "nodes", &Counts::nodesVisited},
    {"leavesEvaluated", "leaves", &Counts::leavesEvaluated},
    {"interiorVisited", "interior", &Counts::interiorVisited},
    {"cutoffs", "cutoffs", &Counts::cutoffs},
    {"nodesPruned", "nodes pruned", &Counts::nodesPruned},
    {"leavesPruned", "leaves pruned", &Counts::leavesPruned},
}};

struct UctField {
    const char* name;
    const char* heading;
    std::uint64_t UctCounts::*count;
};

constexpr std::array<UctField, 5> uctFields{{
    {"iterations", "iterations", &UctCounts::iterations},
    {"nodesInTree", "nodes in tree", &UctCounts::nodesInTree},
    {"simulations", "simulations", &UctCounts::simulations},
    {"pliesSimulated", "plies simulated", &UctCounts::pliesSimulated},
    {"differentLeaves", "different leaves", &UctCounts::differentLeaves},
}};

const char* word(Bound bound) {
    constexpr std::array<const char*, 3> words{"exact", "upper", "lower"};
    return words.at(static_cast<std::size_t>(bound));
}

/// An estimate as no more than that.
std::string roughly(Value value) {
    constexpr double digits = 1000;
    return "≈" + formatNumber(std::round(value * digits) / digits);
}

/// `≤2` for a value that is only an upper bound.
std::string boundedValue(const ComparedSearch& search) {
    if (search.uct) {
        return roughly(search.value);
    }
    std::string sign;
    if (search.bound == Bound::upper) {
        sign = "≤";
    } else if (search.bound == Bound::lower) {
        sign = "≥";
    }
    return sign + formatNumber(search.value);
}

/// A count, or what stands for one that nobody knows without a tree.
std::string shown(const ComparedOn& comparison, const ComparedSearch& search,
                  const CountField& field, const char* unknown) {
    const bool pruned = field.count == &Counts::nodesPruned || field.count == &Counts::leavesPruned;
    const bool known =
        search.uct ? field.count == &Counts::leavesEvaluated : !(comparison.game && pruned);
    return known ? std::to_string(search.counts.*field.count) : unknown;
}

std::string shownDifferent(const ComparedOn& comparison, const ComparedSearch& search,
                           const char* unknown) {
    return comparison.game || search.uct ? unknown : std::to_string(search.counts.differentNodes());
}

/// The same of UCT; unknown of others.
std::string shown(const ComparedOn& comparison, const ComparedSearch& search, const UctField& field,
                  const char* unknown) {
    const bool different = field.count == &UctCounts::differentLeaves;
    return search.uct && !(comparison.game && different)
               ? std::to_string((*search.uct).*field.count)
               : unknown;
}

std::string bestMove(const ComparedSearch& search, const std::string& none) {
    return search.variation.empty() ? none : std::to_string(search.variation.front());
}

/// The variation for reading; a long one is shortened in the middle.
std::string readableVariation(const ComparedSearch& search) {
    const std::vector<std::uint32_t>& variation = search.variation;
    constexpr std::size_t most = 24;
    constexpr std::size_t end = 4;
    std::string text;
    for (std::size_t i = 0; i < variation.size(); ++i) {
        text += i == 0 ? "" : " ";
        if (variation.size() > most && i == most - end) {
            text += "… ";
            i = variation.size() - end;
        }
        text += search.moves.empty() ? std::to_string(variation[i]) : search.moves[i];
    }
    return variation.empty() ? "-" : text;
}

/// A field of a CSV file (RFC 4180).
std::string csvField(const std::string& text) {
    return text.find_first_of(",\"\r\n") == std::string::npos ? text : '"' + text + '"';
}

void writeJsonOfUct(std::ostream& out, const ComparedOn& comparison, const ComparedSearch& search) {
    for (const UctField& field : uctFields) {
        out << '"' << field.name << "\": " << shown(comparison, search, field, "null") << ", ";
    }
    out << "\"leavesEvaluated\": " << search.counts.leavesEvaluated << '}';
}

void writeJsonSearch(std::ostream& out, const ComparedOn& comparison,
                     const ComparedSearch& search) {
    out << "{\"algorithm\": \"" << search.algorithm.id()
        << "\", \"value\": " << formatJsonNumber(search.value)
        << (search.uct ? ", \"estimate\": true" : "")
        << ", \"bestMove\": " << bestMove(search, "null")
        << ", \"principalVariation\": " << formatPath(search.variation) << ",\n   ";
    if (search.uct) {
        return writeJsonOfUct(out, comparison, search);
    }
    for (std::size_t i = 0; i < countFields.size(); ++i) {
        const CountField& field = countFields[i];
        out << '"' << field.name << "\": " << shown(comparison, search, field, "null");
        const bool last = i + 1 == countFields.size();
        out << (last ? "" : field.count == &Counts::cutoffs ? ",\n   " : ", ");
    }
    if (traits(*search.algorithm.exact).repeats) {
        out << ", \"differentNodes\": " << shownDifferent(comparison, search, "null");
    }
    if (traits(*search.algorithm.exact).remembers) {
        out << ", \"recalled\": " << search.counts.recalls;
    }
    if (search.bound) {
        out << ", \"bound\": \"" << word(*search.bound) << '"';
    }
    out << '}';
}

void writeHeading(std::ostream& out, const ComparedOn& comparison) {
    if (comparison.game) {
        const auto depth = comparison.game->depth;
        out << "game: " << comparison.game->name << ", "
            << (depth ? "depth " + std::to_string(*depth) : "to its end");
        if (comparison.game->quiescence != Quiescence::none) {
            out << " and its " << quiescenceId(comparison.game->quiescence);
        }
        if (comparison.game->order != GameMoveOrder::own) {
            out << ", " << gameMoveOrderId(comparison.game->order);
        }
    } else {
        out << "tree: " << comparison.nodes << (comparison.nodes == 1 ? " node, " : " nodes, ")
            << comparison.leaves << (comparison.leaves == 1 ? " leaf, depth " : " leaves, depth ")
            << comparison.depth;
    }
    out << ", " << (comparison.root == Player::max ? "MAX" : "MIN") << " to move\n\n";
}

void writeCsvHeading(std::ostream& out, const ComparedOn& comparison) {
    out << "algorithm,value,bestMove,principalVariation";
    for (const CountField& field : countFields) {
        out << ',' << field.name;
    }
    out << (comparison.withDifferent ? ",differentNodes" : "")
        << (comparison.withRecalled ? ",recalled" : "") << (comparison.withBound ? ",bound" : "");
    for (const UctField& field : uctFields) {
        out << (comparison.withUct ? "," : "") << (comparison.withUct ? field.name : "");
    }
    out << '\n';
}

void writeCsvSearch(std::ostream& out, const ComparedOn& comparison, const ComparedSearch& search) {
    out << search.algorithm.id() << ',' << formatNumber(search.value) << ',' << bestMove(search, "")
        << ',' << csvField(formatPath(search.variation));
    for (const CountField& field : countFields) {
        out << ',' << shown(comparison, search, field, "");
    }
    if (comparison.withDifferent) {
        out << ',' << shownDifferent(comparison, search, "");
    }
    if (comparison.withRecalled) {
        out << ',' << (search.uct ? "" : std::to_string(search.counts.recalls));
    }
    if (comparison.withBound) {
        out << ',' << (search.bound ? word(*search.bound) : "");
    }
    for (const UctField& field : uctFields) {
        out << (comparison.withUct ? "," + shown(comparison, search, field, "") : "");
    }
    out << '\n';
}

void writeJsonHeading(std::ostream& out, const ComparedOn& comparison) {
    if (comparison.game) {
        // A name is letters, digits and punctuation that JSON takes as it is.
        const auto depth = comparison.game->depth;
        out << "{\"tree\": {\"game\": \"" << comparison.game->name
            << "\", \"depth\": " << (depth ? std::to_string(*depth) : "\"all\"");
        if (comparison.game->order != GameMoveOrder::own) {
            out << ", \"order\": \"" << gameMoveOrderId(comparison.game->order) << '"';
        }
        if (comparison.game->quiescence != Quiescence::none) {
            out << ", \"quiescence\": \"" << quiescenceId(comparison.game->quiescence) << '"';
        }
    } else {
        out << "{\"tree\": {\"nodes\": " << comparison.nodes
            << ", \"leaves\": " << comparison.leaves << ", \"depth\": " << comparison.depth;
    }
    out << "},\n \"results\": [";
}

} // namespace

std::optional<Bound> boundUnder(Window window, Value value) {
    if (window == Window{}) {
        return std::nullopt;
    }
    if (value <= window.alpha) {
        return Bound::upper;
    }
    return value >= window.beta ? Bound::lower : Bound::exact;
}

void ComparisonWriter::add(ComparedSearch search) {
    const bool first = written_++ == 0;
    switch (format_) {
    case CompareFormat::table:
        rows_.push_back(std::move(search));
        return;
    case CompareFormat::csv:
        if (first) {
            writeCsvHeading(out_, about_);
        }
        writeCsvSearch(out_, about_, search);
        break;
    case CompareFormat::json:
        if (first) {
            writeJsonHeading(out_, about_);
        } else {
            out_ << ",\n  ";
        }
        writeJsonSearch(out_, about_, search);
        break;
    }
    out_.flush();
}

void ComparisonWriter::finish() {
    if (empty()) {
        return;
    }
    if (format_ == CompareFormat::table) {
        writeTable();
    } else if (format_ == CompareFormat::json) {
        out_ << "]}\n";
    }
}

void ComparisonWriter::writeTable() const {
    writeHeading(out_, about_);
    Table table;
    table.addColumn("algorithm", Table::Align::left);
    table.addColumn("value", Table::Align::right);
    table.addColumn("best move", Table::Align::right);
    for (const CountField& field : countFields) {
        table.addColumn(field.heading, Table::Align::right);
    }
    if (about_.withDifferent) {
        table.addColumn("different nodes", Table::Align::right);
    }
    if (about_.withRecalled) {
        table.addColumn("recalled", Table::Align::right);
    }
    for (const UctField& field : uctFields) {
        if (about_.withUct) {
            table.addColumn(field.heading, Table::Align::right);
        }
    }
    table.addColumn("principal variation", Table::Align::left);
    for (const ComparedSearch& search : rows_) {
        std::vector<std::string> row{std::string(search.algorithm.id()), boundedValue(search),
                                     search.moves.empty() ? bestMove(search, "-")
                                                          : onOneLine(search.moves.front())};
        for (const CountField& field : countFields) {
            row.push_back(shown(about_, search, field, "-"));
        }
        if (about_.withDifferent) {
            row.push_back(shownDifferent(about_, search, "-"));
        }
        if (about_.withRecalled) {
            row.push_back(search.uct ? "-" : std::to_string(search.counts.recalls));
        }
        for (const UctField& field : uctFields) {
            if (about_.withUct) {
                row.push_back(shown(about_, search, field, "-"));
            }
        }
        row.push_back(onOneLine(readableVariation(search)));
        table.addRow(std::move(row));
    }
    table.write(out_);
}

} // namespace prunus
