#include "app/cli/usageerror.h"

#include "app/cli/escapearguments.h"
#include "app/cli/gameargument.h"
#include "app/cli/suggestion.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace prunus {

namespace {

std::vector<std::string> subcommandsOf(const CLI::App& program) {
    std::vector<std::string> names;
    for (const CLI::App* const each :
         program.get_subcommands([](const CLI::App*) { return true; })) {
        names.push_back(each->get_name());
    }
    return names;
}

std::vector<std::string> longOptionsOf(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* const each : command.get_options()) {
        for (const std::string& name : each->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    return names;
}

/// What the first option that the command does not know was probably meant to be.
std::string suggestedOption(const CLI::App& command, const std::vector<std::string>& arguments) {
    const std::vector<std::string> known = longOptionsOf(command);
    for (const std::string& each : arguments) {
        const std::string name = each.substr(0, each.find('='));
        if (name.starts_with("--") && std::ranges::find(known, name) == known.end()) {
            return suggestion(name, known);
        }
    }
    return {};
}

bool isThere(const std::string& file) {
    std::error_code ignored;
    return isGame(file) || std::filesystem::exists(file, ignored);
}

std::string neither(const std::string& argument) {
    return '"' + argument + "\" is neither a subcommand nor a file";
}

/// "compare, trace and render".
std::string withAnd(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) {
        const bool last = &name == &names.back();
        list += (list.empty() ? "" : last ? " and " : ", ") + name;
    }
    return list;
}

} // namespace

std::string misspeltSubcommand(const CLI::App& program, const std::vector<std::string>& arguments) {
    if (arguments.empty() || !program.get_subcommands().empty() || isThere(arguments.front())) {
        return {};
    }
    const std::string& typed = arguments.front();
    const std::string meant = suggestion(typed, subcommandsOf(program));
    return meant.empty() ? "" : neither(typed) + meant + " (see prunus --help)";
}

std::string saidWithoutDisplay(const CLI::App& program, const std::vector<std::string>& files) {
    const auto missing = std::ranges::find_if_not(files, isThere);
    return "there is no display to open the window on" +
           (missing == files.end() ? "" : ", and " + neither(*missing)) + "; the subcommands " +
           withAnd(subcommandsOf(program)) + " need none (see prunus --help)";
}

std::string usageError(const CLI::App& program, const CLI::Error& error,
                       const std::vector<std::string>& arguments) {
    if (std::string misspelt = misspeltSubcommand(program, arguments); !misspelt.empty()) {
        return misspelt;
    }
    const bool isUnexpected =
        error.get_exit_code() == static_cast<int>(CLI::ExitCodes::ExtrasError);
    if (isUnexpected && program.get_subcommands().empty() && !arguments.front().starts_with('-') &&
        !isThere(arguments.front())) {
        return neither(arguments.front()) + " (see prunus --help)"; // whose options these may be
    }
    std::string message = restored(error.what());
    if (error.get_name() == "ArgumentMismatch") {
        message = message.substr(0, message.find(':')) + ": takes one value, given once";
    }
    const CLI::App* asked = &program;
    std::string command = "prunus";
    for (const CLI::App* const sub : program.get_subcommands()) {
        command += ' ' + sub->get_name();
        asked = sub;
    }
    if (isUnexpected) {
        message += suggestedOption(*asked, arguments);
    }
    return message + " (see " + command + " --help)";
}

} // namespace prunus
