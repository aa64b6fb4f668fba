#include "app/cli/figurearguments.h"

#include "app/cli/commandoptions.h"
#include "app/cli/optionvalues.h"
#include "app/cli/renderedfile.h"

#include <array>

namespace prunus {

namespace {

/// Nothing of a search is in a question.
std::string contradictionInQuestion(const RenderRequest& request) {
    if (!request.question) {
        return request.boxes ? "--boxes are of a question: add --question" : "";
    }
    if (isWebPage(request.file)) {
        return "--question: a question has no web page, which would hold a search; -o must end "
               "in " +
               endingsFor(request);
    }
    const bool ofStep = request.place.step || request.place.all || request.proof ||
                        request.minimalTree || request.hideUnreadLeaves || request.noWindows ||
                        request.noValues || request.noPruned || request.notes ||
                        request.search.options.depth || request.theme != RenderTheme::light;
    return ofStep ? "--question shows the tree as it is given, black on white: it has no --at, "
                    "--depth, --theme, --proof, --minimal-tree, --notes, --hide-unread-leaves, "
                    "--no-windows, --no-values or --no-pruned"
                  : "";
}

/// It has neither windows nor cutoffs, and no form for many steps or for TikZ.
std::string contradictionWithUct(const RenderRequest& request) {
    if (!request.algorithm->isUct()) {
        return "";
    }
    constexpr std::array<const char*, 14> useless{
        "--steps",        "--per-page",  "--paper",     "--no-windows", "--no-values",
        "--no-names",     "--no-pruned", "--no-boards", "--notes",      "--hide-unread-leaves",
        "--minimal-tree", "--proof",     "--question",  "--boxes"};
    for (const char* const each : useless) {
        if (request.given.contains(each)) {
            return std::string(each) +
                   ": a figure of uct takes none; it has --at STEP|end, --theme and --scale";
        }
    }
    if (request.place.all || request.place.range) {
        return "--at: a figure of uct is of one step";
    }
    const auto format = renderedKindOf(request);
    const bool known = format && *format == RenderedKind::figure && !isTikz(request.file);
    return known ? "" : "-o: a figure of uct ends in " + endingsFor(request);
}

} // namespace

void addFigureOptions(CLI::App& command, RenderRequest& request) {
    addOption(
        command, "--at", "STEP|end|all|A-B", request.place, readPlace,
        "Which step, from 0, before the first event; all, or those from A to B, for a handout, "
        "a web page or a picture of each step; end unless given");
    addOption(command, "--steps", "all|cutoffs|A-B", request.steps, readSteps,
              "Which steps go into a handout or are drawn; all unless given");
    addOption(command, "--per-page", "N", request.perPage, readPerPage,
              "Steps a page of a handout, 1 to 12; 1 unless given");
    addOption(command, "--paper", "a4|letter", request.paper, readPaper,
              "Paper of a handout; a4 unless given");
    addOption(command, "--theme", "light|dark|high-contrast|black-and-white", request.theme,
              readTheme, "Its colours; light unless given");
    command.add_flag("--no-windows", request.noWindows, "Without alpha and beta beside open nodes");
    command.add_flag("--no-values", request.noValues,
                     "Without what is proved of inner nodes; leaves keep their values");
    command.add_flag("--no-names", request.noNames, "Without names of nodes and moves");
    command.add_flag("--no-pruned", request.noPruned,
                     "Without what was cut off; the cuts stay marked");
    command.add_flag("--no-boards", request.noBoards, "Without the boards of a game's tree");
    command.add_flag("--notes", request.notes,
                     "With what the author says at the step, arrows and boxes; see the tree's "
                     "document");
    command.add_flag("--hide-unread-leaves", request.hideUnreadLeaves,
                     "Leave out the values that the search has not read by then");
    command.add_flag("--minimal-tree", request.minimalTree,
                     "Mark the smallest proof of the root's value: P, C and A nodes");
    command.add_flag("--proof", request.proof,
                     "At a cutoff, number the moves that prove it and dim all else");
    command.add_flag("--question", request.question,
                     "The tree as it is given, black on white, for asking a class: no step, no "
                     "values of inner nodes, no cuts; without --algorithm, too");
    addOption(command, "--boxes", "windows|values|all", request.boxes, readBoxes,
              "Empty boxes beside the inner nodes of a question: for alpha and beta, for values, "
              "or both; none unless given");
    addOption(command, "--scale", "X", request.scale, readScale,
              "How many times larger to make a PNG; 1 unless given");
}

std::string contradictionInFigure(const RenderRequest& request) {
    if (std::string problem = contradictionWithUct(request); !problem.empty()) {
        return problem;
    }
    if (!request.place.all && (request.steps || request.perPage || request.paper)) {
        return "--steps, --per-page and --paper are of a handout, which --at all writes";
    }
    if (request.place.range && request.steps) {
        return "--at A-B chooses the steps already: leave out --steps, or give --at all";
    }
    if (request.notes && request.hideUnreadLeaves) {
        return "--notes may tell what --hide-unread-leaves leaves out; choose one of them";
    }
    return contradictionInQuestion(request);
}

} // namespace prunus
