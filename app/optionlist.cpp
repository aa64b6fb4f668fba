// Writes what the command line says of itself as Markdown, for the manual: a section a subcommand.

#include "app/cli/arguments.h"

#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace prunus {
namespace {

using Lines = std::vector<std::string>;

/// What `prunus SUBCOMMAND --help` prints; of the window if that is empty.
Lines helpOf(const std::string& subcommand) {
    std::vector<std::string> arguments{"--help"};
    if (!subcommand.empty()) {
        arguments.insert(arguments.begin(), subcommand);
    }
    const auto request = parseArguments(arguments);
    const auto* const help = request ? std::get_if<TextRequest>(&*request) : nullptr;
    std::istringstream text(help == nullptr ? std::string() : help->text);
    Lines lines;
    for (std::string line; std::getline(text, line);) {
        lines.push_back(line);
    }
    return lines;
}

std::size_t indentOf(const std::string& line) {
    const std::size_t at = line.find_first_not_of(' ');
    return at == std::string::npos ? 0 : at;
}

/// The lines below a heading such as `Options:`, each name with what is said of it.
std::vector<std::pair<std::string, std::string>> rowsBelow(const Lines& help,
                                                           const std::string& heading) {
    std::vector<std::pair<std::string, std::string>> rows;
    bool within = false;
    for (const std::string& line : help) {
        if (indentOf(line) == 0) {
            within = line == heading;
        } else if (within && indentOf(line) == 2) {
            const std::size_t gap = line.find("  ", 2);
            const bool alone = gap == std::string::npos;
            rows.emplace_back(line.substr(2, alone ? gap : gap - 2),
                              alone ? "" : line.substr(line.find_first_not_of(' ', gap)));
        } else if (within && !rows.empty()) {
            rows.back().second += line.substr(indentOf(line));
        }
    }
    return rows;
}

/// What stands behind the options: notes, as they are.
Lines notesOf(const Lines& help) {
    Lines notes;
    bool behind = false;
    bool begun = false;
    for (const std::string& line : help) {
        behind = behind || line == "Options:";
        begun = begun || (behind && !line.empty() && indentOf(line) == 0 && line != "Options:" &&
                          line != "Subcommands:");
        if (begun) {
            notes.push_back(line);
        }
    }
    while (!notes.empty() && notes.back().empty()) {
        notes.pop_back();
    }
    return notes;
}

void writeSection(std::ostream& out, const std::string& subcommand) {
    const Lines help = helpOf(subcommand);
    out << "# prunus" << (subcommand.empty() ? "" : " ") << subcommand << "\n\n";
    for (const std::string& line : help) {
        if (line.starts_with("Usage: ")) {
            out << "```\n" << line.substr(7) << "\n```\n\n";
        }
    }
    for (const char* const heading : {"Positionals:", "Options:"}) {
        for (const auto& [name, meaning] : rowsBelow(help, heading)) {
            out << "- `" << name << "`: " << meaning << '\n';
        }
    }
    out << '\n';
    if (const Lines notes = notesOf(help); !notes.empty()) {
        out << "```\n";
        for (const std::string& line : notes) {
            out << line << '\n';
        }
        out << "```\n\n";
    }
}

} // namespace
} // namespace prunus

int main(int argc, char** argv) {
    std::ofstream out(argc == 2 ? argv[1] : "");
    prunus::writeSection(out, "");
    for (const auto& [name, meaning] : prunus::rowsBelow(prunus::helpOf(""), "Subcommands:")) {
        prunus::writeSection(out, name);
    }
    out.close();
    return out ? 0 : 1;
}
