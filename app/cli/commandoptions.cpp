#include "app/cli/commandoptions.h"

#include "app/cli/gameargument.h"

namespace prunus {

void addTree(CLI::App& command, std::optional<std::string>& tree, const std::string& help) {
    const auto store = [&tree](const std::string& text) { tree = restored(text); };
    command.add_option_function<std::string>("TREE", store, help)->type_name("");
}

void addEvaluation(CLI::App& command, std::optional<Evaluation>& evaluation) {
    addOption(command, "--evaluation", "own|zero", evaluation, readEvaluation,
              "Of a game: what a position is worth where the depth ends; its own judgement unless "
              "given");
}

void addRules(CLI::App& command, SearchOptions& options) {
    addOption(command, "--root", "max|min", options.root, readPlayer,
              "Who moves at the root; what the tree says, else max");
    addOption(command, "--fail", "hard|soft", options.fail, readFailMode,
              "What a closed window returns: its bound (hard, the default) or the best found");
    addOption(command, "--cut", "ge|gt", options.cut, readCutRule,
              "Stop when alpha >= beta (ge, the default) or only when alpha > beta");
}

void addPreviousBest(CLI::App& command, SearchOptions& options) {
    addOption(command, "--previous-best", "first|ignored", options.previousBestFirst,
              readPreviousBest,
              "Of iterative deepening: the best move of the last iteration; first unless given");
}

void addFormat(CLI::App& command, CompareFormat& format) {
    addOption(command, "--format", "table|csv|json", format, readCompareFormat,
              "How to write the results; table unless given");
}

std::string contradictionInGame(const std::string& tree, const SearchFlags& search) {
    if (!isGame(tree)) {
        return search.evaluation ? "--evaluation is of a game, such as game:tic-tac-toe" : "";
    }
    return search.options.root ? "--root: the position of a game says who moves" : "";
}

} // namespace prunus
