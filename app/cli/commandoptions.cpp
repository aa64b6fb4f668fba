#include "app/cli/commandoptions.h"

#include "app/cli/gameargument.h"
#include "core/games/offeredorders.h"

#include <algorithm>
#include <iterator>

namespace prunus {

namespace {

/// The games that offer the order, or the quiescence.
std::vector<GameRow> gamesOffering(auto offered) {
    std::vector<GameRow> games;
    std::ranges::copy_if(everyGame, std::back_inserter(games), [&](const GameRow& row) {
        return offers(gameNamed(row.usual).value(), offered);
    });
    return games;
}

std::string gamesWithCaptures() {
    std::string games;
    for (const GameRow& row : gamesOffering(Quiescence::captures)) {
        games.append(games.empty() ? "" : ", ").append(row.id);
    }
    return games;
}

std::string orderHelp() {
    std::string help = "In which order children are searched; in one that a game offers by itself "
                       "they also stand so in its tree:";
    for (const auto& [order, id] : gameMoveOrders) {
        if (order != GameMoveOrder::own) {
            help.append(" ").append(id).append(" (");
            for (const GameRow& game : gamesOffering(order)) {
                help.append(help.ends_with('(') ? "" : ", ").append(game.id);
            }
            help += ')';
        }
    }
    return help +
           ". promising-first looks ahead: slow, but the soonest to solve a game. As written "
           "moves of Nim come heap by heap, the fewest counters first";
}

} // namespace

void addTree(CLI::App& command, std::optional<std::string>& tree, std::optional<Notation>& notation,
             const std::string& help) {
    const auto store = [&tree](const std::string& text) { tree = restored(text); };
    command.add_option_function<std::string>("TREE", store, help)->type_name("");
    addOption(command, "--notation", notationIds("|"), notation, readNotation,
              "What the tree is written in; told from its text unless given");
}

void addEvaluation(CLI::App& command, std::optional<Evaluation>& evaluation) {
    addOption(command, "--evaluation", "own|zero|material|shannon|simplified", evaluation,
              readEvaluation,
              "Of a game: what a position is worth where the depth ends; its own judgement unless "
              "given, in Nim 0.5 or -0.5, by who wins in theory; of chess also material, shannon "
              "or simplified, which is its own");
}

void addQuiescence(CLI::App& command, std::optional<Quiescence>& quiescence) {
    addOption(command, "--quiescence", "none|captures", quiescence, readQuiescence,
              "Of a game, what follows behind the depth: nothing, unless given, or captures until "
              "there are none; whoever moves may also stand pat, and leave it at the static value "
              "(" +
                  gamesWithCaptures() + ")");
}

void addOrder(CLI::App& command, SearchFlags& search) {
    const auto store = [&search](const std::string& text) {
        const auto order = readAnyOrder(restored(text));
        if (!order) {
            throw CLI::ValidationError("--order", order.error());
        }
        search.options.order = order->ofTree;
        search.gameOrder = order->ofGame;
    };
    command.add_option_function<std::string>("--order", store, orderHelp())
        ->type_name(anyOrderIds("|"));
}

void addGameOrder(CLI::App& command, GameMoveOrder& order) {
    addOption(command, "--order", gameOrderIds("|"), order, readGameMoveOrder,
              "In which order the moves of a game stand; each game offers some; as-written unless "
              "given, in Nim heap by heap, the fewest counters first");
}

void addRules(CLI::App& command, SearchOptions& options) {
    addOption(command, "--root", "max|min", options.root, readPlayer,
              "Who moves at the root; what the tree says, else max");
    addOption(command, "--fail", "hard|soft", options.fail, readFailMode,
              "What a closed window returns: its bound (hard, the default) or the best found");
    addOption(command, "--cut", "ge|gt", options.cut, readCutRule,
              "Stop when alpha >= beta (ge, the default) or only when alpha > beta");
}

void addSearchOptions(CLI::App& command, SearchFlags& search) {
    SearchOptions& options = search.options;
    addOption(command, "--depth", "PLIES|all", options.depth, readDepth,
              "How deep to search; all unless given");
    addRules(command, options);
    addOption(command, "--window", "A,B", search.window, readWindow,
              "Window of the first call, from MAX's side; inf and -inf are allowed");
    addOrder(command, search);
    addOption(command, "--seed", "N", options.seed, readSeed,
              "Seed of the random order; 1 unless given");
    addEvaluation(command, search.evaluation);
    addQuiescence(command, search.quiescence);
}

void addPreviousBest(CLI::App& command, SearchOptions& options) {
    addOption(command, "--previous-best", "first|ignored", options.previousBestFirst,
              readPreviousBest,
              "Of iterative deepening: whether the best move of the last iteration is tried first; "
              "first unless given");
}

void addFormat(CLI::App& command, CompareFormat& format) {
    addOption(command, "--format", "table|csv|json", format, readCompareFormat,
              "How to write the results; table unless given");
}

std::set<std::string> optionsGiven(const CLI::App& command) {
    std::set<std::string> names;
    for (const CLI::Option* const each : command.get_options()) {
        if (each->count() > 0 && !each->get_lnames().empty()) {
            names.insert("--" + each->get_lnames().front());
        }
    }
    return names;
}

std::string contradictionInWindow(Algorithm algorithm, const SearchFlags& search) {
    const AlgorithmTraits& facts = traits(algorithm);
    return search.window && !facts.takesWindow
               ? "--window: " + std::string(facts.id) +
                     " takes none; alpha-beta, alpha-beta-negamax and alpha-beta-second-draft do"
               : "";
}

std::string contradictionInGame(const std::string& tree, const SearchFlags& search) {
    if (std::string problem = contradictionInOrder("--order", tree, search.gameOrder);
        !problem.empty()) {
        return problem;
    }
    if (std::string problem =
            contradictionInQuiescence(tree, search.quiescence, search.options.depth.has_value());
        !problem.empty()) {
        return problem;
    }
    if (!isGame(tree)) {
        return search.evaluation ? "--evaluation is of a game, such as game:tic-tac-toe" : "";
    }
    if (std::string problem = contradictionInEvaluation(tree, search.evaluation);
        !problem.empty()) {
        return problem;
    }
    return search.options.root ? "--root: the position of a game says who moves" : "";
}

std::string contradictionInEvaluation(const std::string& tree,
                                      std::optional<Evaluation> evaluation) {
    const auto game = isGame(tree) ? readGame(tree) : tl::make_unexpected(std::string());
    if (!game || !evaluation || offers(*game, *evaluation)) {
        return ""; // a wrong name is told where the game is read
    }
    return "--evaluation: " + tree + " has no such evaluation; give own or zero";
}

std::string contradictionInQuiescence(const std::string& tree, std::optional<Quiescence> quiescence,
                                      bool hasDepth) {
    if (!quiescence) {
        return "";
    }
    if (!isGame(tree)) {
        return "--quiescence is of a game that tells captures from other moves: " +
               gamesWithCaptures();
    }
    const auto game = readGame(tree);
    if (!game) {
        return ""; // a wrong name is told where the game is read
    }
    if (!offers(*game, *quiescence)) {
        return "--quiescence: " + tree +
               " does not tell captures from other moves; these games do: " + gamesWithCaptures();
    }
    return *quiescence == Quiescence::none || hasDepth
               ? ""
               : "--quiescence: captures follow where the depth ends; give --depth, such as "
                 "--depth 1";
}

std::string contradictionInOrder(const std::string& option, const std::string& tree,
                                 GameMoveOrder order) {
    const std::string id(gameMoveOrderId(order));
    if (!isGame(tree)) {
        return order == GameMoveOrder::own
                   ? ""
                   : option + ": " + id + " is of games that offer it, such as game:" +
                         std::string(gamesOffering(order).front().usual);
    }
    const auto game = readGame(tree);
    if (!game || offers(*game, order)) {
        return ""; // a wrong name is told where the game is read
    }
    std::string offered(gameMoveOrderId(GameMoveOrder::own));
    for (const GameMoveOrder each : offeredOrders(*game)) {
        offered.append(", ").append(gameMoveOrderId(each));
    }
    return option + ": " + tree + " does not offer " + id + "; it offers " + offered;
}

} // namespace prunus
