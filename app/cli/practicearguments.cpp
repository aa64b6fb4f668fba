#include "app/cli/practicearguments.h"

#include "app/cli/commandoptions.h"
#include "app/cli/numbertext.h"
#include "app/cli/procedurevalue.h"
#include "app/cli/suggestion.h"
#include "core/practice/shippedprofiles.h"

#include <filesystem>
#include <system_error>

namespace prunus {

namespace {

constexpr const char* questionNotes =
    R"(Questions, and what an answer to each looks like:
  values      minimax values of inner nodes: {"values": {"": 3, "0": 3}}
  move        move and line of play: {"move": 0, "line": [0, 0]}
  cross-out   what is not examined, each mark for all below it:
              {"marks": [[1,1], [1,2]]}
  leaf-order  the leaves in the order in which they are read: {"leaves": [[0,0]]}
  windows     alpha and beta at inner nodes, on entry and on leaving:
              {"windows": {"1": {"in": [3, "inf"], "out": [3, 2]}},
               "notVisited": ["2.1"]}
  returned    what each visited inner node returns: {"values": {"": 3}}
  counts      {"nodesVisited": 11, "leavesEvaluated": 7, "cutoffs": 1}
  negamax     values and windows from the side of who moves
  cuts        {"cuts": [{"at": "1", "side": "alpha", "deep": false,
               "witness": "0"}]}
  node-types  pv, cut or all: {"types": {"": "pv"}}
  mirror      what is not examined from right to left, and whether as many
              leaves are read: {"marks": [[1,0]], "same": false}
  known-range what need not be examined if all values lie in the --window:
              {"marks": [[1,1]]}
  first-window  what a call with the --window returns, and what that proves
              (exact, at-most or at-least): {"returned": 8, "proves": "at-least"}
  two-rules   leaves read by one of two procedures alone: {"marks": [[1,1]]}
  leaf-bounds on a uniform tree: {"leavesAtLeast": 5, "leavesAtMost": 9}
  depth-limit which move is chosen with the --depth, and what it is worth:
              {"move": 1, "value": 4}
  budget      searches to depth 1, 2 and so on, each from scratch: the last one
              that fits into the --budget with all before it, and its move;
              where none fits 0 and null: {"depth": 2, "move": 1}
Answers to these are tried out; answer prints one that is right:
  reorder     the children of nodes, for most pruning: {"order": {"": [1, 0, 2]}}
  ranges      for which values of a leaf --about holds:
              {"set": [["(", "-inf", 5, "]"], ["[", 7, 7, "]"]]}
  fill-in     values of the leaves with which --wanted is reached:
              {"values": {"0.0": 3, "0.1": 12}}
Paths are child numbers from 0, joined by dots or in a list; the root is "" or [].)";

constexpr const char* checkNotes = R"(

check prints the credit, of 1, and which items are right, follow, are wrong or
are missing. What follows is what the right rule makes of other entries that are
wrong: it is not right, and gets its share only with --follow-through. otherRules
says under which other rules all of an answer is right: rules that the profile has
as unverified, or, in a course that is not strict, bounds that stop at each other.
"diagnosis" lists the one or two mistakes that the answer looks like, of the
algorithm that is asked about, be it in all places but one:
M01 to M35 are of searches; of what is written down there are
  W01  alpha and beta exchanged at MIN's nodes
  W02  MAX's numbers at MIN's nodes in negamax
  W03  the window on leaving, where that on entering is asked for
  W04  the window on entering, where that on leaving is asked for
  W05  crosses on what was searched before the child that closes a window
  W06  nothing pruned: minimax in place of alpha-beta)";

std::string profileIds() {
    std::string ids;
    for (const Profile& each : shippedProfiles()) {
        ids.append(ids.empty() ? "" : ", ").append(each.id);
    }
    return ids;
}

tl::unexpected<std::string> no(const std::string& what, const std::string& text,
                               const std::string& right, const std::vector<std::string>& words) {
    return tl::make_unexpected('"' + text + "\" is no " + what + "; " + right +
                               suggestion(text, words));
}

OptionValue<Question> readQuestion(const std::string& text) {
    if (const auto question = questionFromId(text); question && !traits(*question).isTyped) {
        return *question;
    }
    std::vector<std::string> ids;
    ids.reserve(everyQuestion.size());
    for (const QuestionTraits& each : everyQuestion) {
        ids.emplace_back(each.isTyped ? "" : each.id);
    }
    return no("question", text, "there are " + questionIds(), ids);
}

OptionValue<std::string> readProfileName(const std::string& text) {
    std::error_code ignored;
    if (shippedProfile(text) != nullptr || text.find_first_of("./") != std::string::npos ||
        std::filesystem::exists(text, ignored)) {
        return text;
    }
    std::vector<std::string> ids;
    ids.reserve(shippedProfiles().size());
    for (const Profile& each : shippedProfiles()) {
        ids.push_back(each.id);
    }
    return no("profile, and there is no such file", text, "there are " + profileIds(), ids);
}

void addPractice(CLI::App& command, PracticeFlags& flags) {
    addTree(command, flags.tree, flags.notation, treeHelp);
    addOption(command, "--question", "ID", flags.question, readQuestion,
              "What is asked: " + questionIds());
    addOption(command, "--procedure", "P", flags.procedure, readProcedureName,
              "Whose run is asked about: an algorithm, " + algorithmIds() +
                  ", or a misconception, M01 to M35 or W01 to W06; unless given minimax for values "
                  "and move, negamax for negamax, else alpha-beta");
    addOption(command, "--other", "P", flags.other, readProcedure,
              "two-rules: the other procedure, with its options behind colons, such as "
              "alpha-beta:cut=gt; depth, player and window are those of the first");
    addOption(command, "--profile", "FILE|ID", flags.profile, readProfileName,
              "A course's conventions, which other options override: a file, or one of " +
                  profileIds() + "; prunus unless given");
    const auto asTyped = [](const std::string& text) { return OptionValue<std::string>(text); };
    addOption(command, "--about", "X:pruned:LEAF|X:best:CHILD|X:worth:VALUE", flags.about, asTyped,
              "Of ranges: the leaf whose value is looked for, and what is asked, such as "
              "0.1:pruned:1.0");
    addOption(command, "--wanted", "most|nothing|exactly:N|leaf:PATH", flags.wanted, asTyped,
              "Of fill-in: which leaves are to be pruned; most unless given");
    addOption(command, "--values", "A,B", flags.values, asTyped,
              "Of fill-in: between which whole numbers values are, each once; 0,15 unless given, "
              "or as many as there are leaves");
    addOption(command, "--budget", "N|N:nodes", flags.budget, asTyped,
              "Of budget: how many evaluations, at leaves and at depth limits, all searches may "
              "take together; or how many nodes they may visit");
    addSearchOptions(command, flags.search);
    command.footer(questionNotes);
}

/// The algorithm whose window is asked for, where that does not depend on the profile.
std::optional<Algorithm> algorithmAsked(const PracticeFlags& flags) {
    if (flags.procedure) {
        const auto* const algorithm = std::get_if<Algorithm>(&*flags.procedure);
        return algorithm == nullptr ? std::nullopt : std::optional(*algorithm);
    }
    const Algorithm usual = traits(*flags.question).algorithm;
    return usual == Algorithm::alphaBeta ? std::nullopt : std::optional(usual);
}

std::string contradictionInDepth(const PracticeFlags& flags) {
    const bool depth = flags.search.options.depth.has_value();
    if (flags.question == Question::depthLimit && !depth) {
        return "--depth is required for depth-limit: how many plies, such as --depth 2";
    }
    if (flags.question == Question::depthLimit && flags.search.quiescence == Quiescence::captures) {
        return "--quiescence does not concern depth-limit, which asks what is found without it";
    }
    if (flags.question != Question::budget) {
        return flags.budget.empty() ? "" : "--budget is for the question budget";
    }
    return flags.budget.empty()
               ? "--budget is required for budget: how many evaluations, such as --budget 12"
           : depth ? "--depth does not concern budget: --budget says how deep searches get"
                   : "";
}

std::string contradictionInPractice(const PracticeFlags& flags) {
    if (!flags.tree) {
        return treeRequired;
    }
    if (!flags.question) {
        return "--question is required: one of " + questionIds();
    }
    const bool ofRun =
        flags.procedure || flags.search.options.depth || flags.given.contains("--order");
    if (traits(*flags.question).isPuzzle && ofRun) {
        return "--procedure, --depth and --order do not concern " +
               std::string(traits(*flags.question).id);
    }
    if (std::string problem = contradictionInDepth(flags); !problem.empty()) {
        return problem;
    }
    if ((*flags.question == Question::twoRules) != flags.other.has_value()) {
        return flags.other ? "--other is for the question two-rules"
                           : "--other is required for two-rules: a procedure such as "
                             "alpha-beta:cut=gt";
    }
    if (const auto algorithm = algorithmAsked(flags)) {
        if (std::string problem = contradictionInWindow(*algorithm, flags.search);
            !problem.empty()) {
            return problem;
        }
    }
    return contradictionInGame(*flags.tree, flags.search);
}

OptionValue<Aspect> readAspect(const std::string& text) {
    std::vector<std::string> ids;
    for (const AspectTraits& each : everyAspect) {
        if (each.id == text) {
            return each.aspect;
        }
        ids.emplace_back(each.id);
    }
    return no("aspect", text, "there are value, move, line, leaves, order and returned", ids);
}

OptionValue<std::uint32_t> readMostLeaves(const std::string& text) {
    const std::optional<std::uint32_t> leaves = readNumber<std::uint32_t>(text);
    if (leaves && *leaves >= 1 && *leaves <= 40) {
        return *leaves;
    }
    return no("number of leaves", text, "give a whole number from 1 to 40", {});
}

constexpr const char* findNotes =
    R"(A procedure is the id of an algorithm or of a misconception, M01 to M35 or W06,
with options behind colons: alpha-beta:cut=gt, alpha-beta:fail=soft:root=min,
M05:window=2,5, M30:form=2. Its values:
  value     of the root
  move      which child of the root is played
  leaves    which leaves are read
  order     in which order leaves are read
  returned  what the inner nodes that are visited return
  line      the line of play
Inner nodes have two children or more, leaves whole numbers from 1; where only
numbers below 1 show the difference in a shape, those nearest to 0. The smallest
tree has the fewest leaves, then nodes, then the least depth, then the least
child counts as they are read from the text, then the least greatest value, then
the least values. On standard error stands how it was found: "smallest" where
all smaller ones were tried (up to six leaves, five where signs matter), else
"smallest found".)";

} // namespace

void addAnswer(CLI::App& program, AnswerRequest& request) {
    CLI::App& command =
        *program.add_subcommand("answer", "The right answer to a question about a tree, as JSON");
    addPractice(command, request.about);
}

void addCheck(CLI::App& program, CheckRequest& request) {
    CLI::App& command = *program.add_subcommand(
        "check", "What an answer to a question is worth, and what it looks like, as JSON");
    addPractice(command, request.about);
    addOption(
        command, "--answer", "FILE|-", request.answer,
        [](const std::string& text) { return OptionValue<std::string>(text); },
        "The answer, in JSON as below or as answer prints it; - for standard input");
    command.add_flag("--follow-through", request.followThrough,
                     "What follows from a mistake gets the profile's followShare of its point");
    command.footer(std::string(questionNotes) + checkNotes);
}

void addFind(CLI::App& program, FindRequest& request) {
    CLI::App& command =
        *program.add_subcommand("find", "The smallest tree on which two procedures differ");
    addOption(command, "--right", "P", request.right, readProcedure, "The one, such as alpha-beta");
    addOption(command, "--wrong", "P", request.wrong, readProcedure,
              "The other, such as M05 or alpha-beta:cut=gt");
    addOption(command, "--aspect", "value|move|leaves|order|returned|line", request.aspect,
              readAspect, "In what they are to differ");
    addOption(command, "--most-leaves", "N", request.mostLeaves, readMostLeaves,
              "How many leaves the tree may have; " + std::to_string(usualMostLeaves) +
                  " unless given");
    command.footer(findNotes);
}

std::string contradiction(const FindRequest& request) {
    return !request.right || !request.wrong
               ? "find needs --right and --wrong: procedures such as alpha-beta and M05"
           : !request.aspect ? "--aspect is required: value, move, leaves, order, returned or line"
                             : "";
}

std::string contradiction(const AnswerRequest& request) {
    return contradictionInPractice(request.about);
}

std::string contradiction(const CheckRequest& request) {
    if (std::string problem = contradictionInPractice(request.about); !problem.empty()) {
        return problem;
    }
    if (request.answer.empty()) {
        return "--answer is required: a file, or - for standard input";
    }
    return request.answer == "-" && *request.about.tree == "-"
               ? "--answer: standard input can be the tree or the answer, and not both"
               : "";
}

} // namespace prunus
