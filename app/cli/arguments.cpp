#include "app/cli/arguments.h"

#include "app/cli/algorithmnotes.h"
#include "app/cli/commandoptions.h"
#include "app/cli/contradictions.h"
#include "app/cli/figurearguments.h"
#include "app/cli/gameargument.h"
#include "app/cli/growtharguments.h"
#include "app/cli/lessonarguments.h"
#include "app/cli/optionvalues.h"
#include "app/cli/practicearguments.h"
#include "app/cli/uctarguments.h"
#include "app/cli/usageerror.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>

namespace prunus {

namespace {

/// Text that is taken as it is.
OptionValue<std::string> readAnything(const std::string& text) {
    return text;
}

/// What a request for one search is asked with.
template <class Asked> void addOneSearch(CLI::App& command, Asked& request) {
    addTree(command, request.tree, request.notation, treeHelp);
    addOption(command, "--algorithm", "A", request.algorithm, readAnyAlgorithm,
              "Which algorithm: " + anyAlgorithmIds());
    addSearchOptions(command, request.search);
    addUctOptions(command, request.uct);
}

/// What concerns searches that may visit a node again.
void addRepeating(CLI::App& command, SearchFlags& search) {
    addPreviousBest(command, search.options);
    command.footer(algorithmNotes());
}

void addWindow(CLI::App& program, WindowRequest& window) {
    program
        .add_option(
            "FILE", window.files,
            "Trees to open in the window: files, trees such as '[[3,12],[2]]', and games such as "
            "game:tic-tac-toe")
        ->type_name("");
    addOption(program, "--depth", "PLIES|all", window.game.depth, readDepth,
              "How deep to unfold a game in the window; all unless given");
    addEvaluation(program, window.game.evaluation);
    addQuiescence(program, window.game.quiescence);
    addGameOrder(program, window.game.order);
}

void addCompare(CLI::App& program, CompareRequest& request) {
    CLI::App& command = *program.add_subcommand(
        "compare", "Value, best move, principal variation and counts of each algorithm");
    addTree(command, request.tree, request.notation, treeHelp);
    addOption(command, "--algorithms", "a,b,...", request.algorithms, readAnyAlgorithms,
              "Which algorithms, uct among them, or all that find values; unless given: " +
                  algorithmIds(algorithms));
    addSearchOptions(command, request.search);
    addUctOptions(command, request.uct);
    addRepeating(command, request.search);
    command.footer(algorithmNotes() + "\n\n" + uctNotes());
    addFormat(command, request.format);
}

void addTrace(CLI::App& program, TraceRequest& request) {
    CLI::App& command = *program.add_subcommand("trace", "Every event of a search, one a line");
    addOneSearch(command, request);
    addRepeating(command, request.search);
    command.footer(algorithmNotes() + "\n\n" + uctNotes() + "\n\n" + claimNotes());
    addOption(command, "--format", "text|jsonl", request.format, readTraceFormat,
              "How to write the events; text unless given");
    command.add_flag("--explain", request.explain,
                     "Add what each event means, from MAX's side: a sentence and, in jsonl, the "
                     "claims that it is made of");
}

void addRender(CLI::App& program, RenderRequest& request) {
    CLI::App& command = *program.add_subcommand(
        "render", "The figure of a step, as SVG, PNG, PDF or TikZ; or a handout or a web page");
    addOneSearch(command, request);
    addRepeating(command, request.search);
    command.footer(algorithmNotes() + "\n\n" + uctNotes());
    addFigureOptions(command, request);
    addOption(command, "-o", "FILE", request.file, readAnything,
              "Where to write; the name ends in .svg, .png, .pdf or .tex, or in .html");
}

void addGenerate(CLI::App& program, GenerateRequest& request) {
    CLI::App& command =
        *program.add_subcommand("generate", "A uniform tree of random whole numbers");
    addOption(command, "--depth", "D", request.depth, readPlies, "Plies from the root to a leaf");
    addOption(command, "--branching", "B", request.branching, readBranching,
              "Children of each inner node");
    addOption(command, "--seed", "N", request.seed, readSeed,
              "Same seed, same tree; 1 unless given");
    addOption(command, "--values", "LO,HI", request.values, readRange,
              "Range of the values; 0,99 unless given");
    command.add_flag("--distinct", request.distinct, "No two leaves have the same value");
    addOption(command, "-o", "FILE", request.file, readAnything,
              "Where to write, in the format that the name ends in, else as text; standard output");
}

void addConvert(CLI::App& program, ConvertRequest& request) {
    CLI::App& command = *program.add_subcommand(
        "convert", "The same tree in another format, by the ending of the file's name");
    addTree(command, request.tree, request.notation, treeHelp);
    addOption(command, "--depth", "PLIES|all", request.game.depth, readDepth,
              "How deep to unfold a game; all unless given");
    addEvaluation(command, request.game.evaluation);
    addQuiescence(command, request.game.quiescence);
    addGameOrder(command, request.game.order);
    addOption(command, "-o", "FILE", request.file, readAnything,
              std::string("Where to write; the name ends in ") + treeEndings);
}

void addManual(CLI::App& program, ManualRequest& request) {
    CLI::App& command = *program.add_subcommand("manual", "The manual as one PDF");
    addOption(command, "--paper", "a4|letter", request.paper, readPaper, "a4 unless given");
    addOption(command, "-o", "FILE", request.file, readAnything,
              "Where to write; the name ends in .pdf");
}

/// What is meant for the window and stands before a subcommand; empty if nothing does.
std::string contradictionBefore(const std::string& subcommand, const WindowRequest& window) {
    if (!window.files.empty()) {
        return "\"" + window.files.front() + "\" before " + subcommand +
               ": files are for the window, which has no subcommand";
    }
    return window.game.depth || window.game.evaluation || window.game.quiescence ||
                   window.game.order != GameMoveOrder::own
               ? "options of " + subcommand + " stand behind it"
               : "";
}

template <class T> tl::expected<Request, std::string> checked(T request) {
    if (std::string problem = contradiction(request); !problem.empty()) {
        return tl::make_unexpected(std::move(problem));
    }
    return Request(std::move(request));
}

/// What there is to say instead of doing what the arguments ask for: help, the version, an error.
std::optional<tl::expected<Request, std::string>>
saidInstead(CLI::App& program, const std::vector<std::string>& arguments) {
    try {
        std::vector<std::string> safe = escapeArguments(arguments);
        std::reverse(safe.begin(), safe.end());
        program.parse(safe);
    } catch (const CLI::CallForHelp&) {
        return TextRequest{program.help()};
    } catch (const CLI::CallForVersion& version) {
        return TextRequest{std::string(version.what()) + '\n'};
    } catch (const CLI::ParseError& error) {
        return tl::make_unexpected(usageError(program, error, arguments));
    }
    if (std::string misspelt = misspeltSubcommand(program, arguments); !misspelt.empty()) {
        return tl::make_unexpected(std::move(misspelt));
    }
    return std::nullopt;
}

/// The subcommands, each with the request that its options fill in.
class Subcommands {
  public:
    /// It must outlive this.
    explicit Subcommands(CLI::App& program) : program_(program) {}

    template <class T> T& offer(void (*add)(CLI::App&, T&)) {
        const auto request = std::make_shared<T>();
        add(program_, *request);
        const CLI::App* const added = program_.get_subcommands({}).back();
        taken_[added] = [request] { return checked(std::move(*request)); };
        return *request;
    }
    /// What one of them was asked for; once.
    [[nodiscard]] tl::expected<Request, std::string> taken(const CLI::App& command) const {
        return taken_.at(&command)();
    }

  private:
    CLI::App& program_;
    std::map<const CLI::App*, std::function<tl::expected<Request, std::string>()>> taken_;
};

} // namespace

tl::expected<Request, std::string> parseArguments(const std::vector<std::string>& arguments) {
    CLI::App program("Makes game-tree search visible. Without a subcommand it opens the window.",
                     "prunus");
    program.set_version_flag("--version", "prunus " PRUNUS_VERSION);
    program.require_subcommand(0, 1);
    WindowRequest window;
    addWindow(program, window);
    Subcommands subcommands(program);
    subcommands.offer(addCompare);
    TraceRequest& trace = subcommands.offer(addTrace);
    RenderRequest& render = subcommands.offer(addRender);
    subcommands.offer(addGenerate);
    subcommands.offer(addConvert);
    GrowthRequest& growth = subcommands.offer(addGrowth);
    AnswerRequest& answer = subcommands.offer(addAnswer);
    CheckRequest& check = subcommands.offer(addCheck);
    subcommands.offer(addFind);
    subcommands.offer(addLesson);
    subcommands.offer(addExam);
    subcommands.offer(addExport);
    subcommands.offer(addGrade);
    subcommands.offer(addManual);

    if (auto ended = saidInstead(program, arguments)) {
        return *std::move(ended);
    }
    std::transform(window.files.begin(), window.files.end(), window.files.begin(), restored);
    if (program.get_subcommands().empty()) {
        window.withoutDisplay = saidWithoutDisplay(program, window.files);
        return checked(std::move(window));
    }
    const CLI::App& command = *program.get_subcommands().front();
    if (std::string problem = contradictionBefore(command.get_name(), window); !problem.empty()) {
        return tl::make_unexpected(std::move(problem));
    }
    if (render.question && !render.algorithm) {
        render.algorithm = AnyAlgorithm{Algorithm::alphaBeta}; // which nobody will see
    }
    render.given = growth.given = trace.given = answer.about.given = check.about.given =
        optionsGiven(command);
    return subcommands.taken(command);
}

} // namespace prunus
