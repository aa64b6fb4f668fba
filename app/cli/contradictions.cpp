#include "app/cli/contradictions.h"

#include "app/cli/commandoptions.h"
#include "app/cli/figurearguments.h"
#include "app/cli/gameargument.h"
#include "app/cli/generate.h"
#include "app/cli/optionvalues.h"
#include "app/cli/renderedfile.h"
#include "app/cli/uctarguments.h"
#include "core/formats/treeformat.h"
#include "ui/words/messagetext.h"

#include <algorithm>

namespace prunus {

namespace {

constexpr const char* optionsOfGames =
    "--depth and --evaluation are of a game, such as game:tic-tac-toe";

/// Of the search alone.
template <class Asked> std::string contradictionInSearch(const Asked& request) {
    if (!request.tree) {
        return treeRequired;
    }
    if (!request.algorithm) {
        return "--algorithm is required: one of " + anyAlgorithmIds();
    }
    const bool uct = request.algorithm->isUct();
    std::string problem = uct ? uselessToUct(request.given)
                              : contradictionInWindow(*request.algorithm->exact, request.search);
    if (problem.empty()) {
        problem = contradictionInUct(request.uct, uct, *request.tree);
    }
    return problem.empty() ? contradictionInGame(*request.tree, request.search) : problem;
}

} // namespace

std::string contradiction(const TraceRequest& request) {
    return contradictionInSearch(request);
}

std::string contradiction(const RenderRequest& request) {
    std::string problem = contradictionInSearch(request);
    if (problem.empty() && request.file.empty()) {
        return "-o is required: a file whose name ends in " + endingsFor(request);
    }
    return problem.empty() ? contradictionInFigure(request) : problem;
}

std::string contradiction(const GenerateRequest& request) {
    if (!request.depth || !request.branching) {
        return "generate needs --depth and --branching";
    }
    if (request.file && request.file->empty()) {
        return "-o: the name of the file is empty";
    }
    const auto fault = faultIn(shapeOf(request));
    return fault ? inEnglish(*fault) : std::string();
}

std::string contradiction(const ConvertRequest& request) {
    if (!request.tree) {
        return treeRequired;
    }
    if (!isGame(*request.tree) && (request.game.depth || request.game.evaluation)) {
        return optionsOfGames;
    }
    if (std::string problem = contradictionInOrder("--order", *request.tree, request.game.order);
        !problem.empty()) {
        return problem;
    }
    if (std::string problem = contradictionInEvaluation(*request.tree, request.game.evaluation);
        !problem.empty()) {
        return problem;
    }
    if (std::string problem = contradictionInQuiescence(*request.tree, request.game.quiescence,
                                                        request.game.depth.has_value());
        !problem.empty()) {
        return problem;
    }
    if (request.file.empty()) {
        return std::string("-o is required: a file whose name ends in ") + treeEndings;
    }
    return formatOfFile(request.file)
               ? ""
               : "-o: " + request.file + ": the ending decides the format, and must be " +
                     treeEndings;
}

std::string contradiction(const ManualRequest& request) {
    return request.file.ends_with(".pdf") ? "" : "-o is required: a file whose name ends in .pdf";
}

std::string contradiction(const CompareRequest& request) {
    if (!request.tree) {
        return treeRequired;
    }
    if (isGame(*request.tree) && request.search.options.order != MoveOrder::asWritten) {
        return "--order: compare searches a game without its tree, which the other orders need; "
               "convert it into a tree first, leave moves as the game has them, or take an "
               "order that it offers by itself, such as centre-first";
    }
    const bool uct = std::ranges::any_of(request.algorithms, &AnyAlgorithm::isUct);
    const std::string problem = contradictionInUct(request.uct, uct, *request.tree);
    return problem.empty() ? contradictionInGame(*request.tree, request.search) : problem;
}

std::string contradiction(const WindowRequest& request) {
    const bool game = std::any_of(request.files.begin(), request.files.end(), isGame);
    if (!game && (request.game.depth || request.game.evaluation)) {
        return optionsOfGames;
    }
    const bool hasDepth = request.game.depth.has_value();
    if (request.files.empty()) {
        std::string problem = contradictionInOrder("--order", {}, request.game.order);
        return problem.empty() ? contradictionInQuiescence({}, request.game.quiescence, hasDepth)
                               : problem;
    }
    for (const std::string& each : request.files) {
        std::string problem = contradictionInOrder("--order", each, request.game.order);
        if (problem.empty()) {
            problem = contradictionInEvaluation(each, request.game.evaluation);
        }
        if (problem.empty()) {
            problem = contradictionInQuiescence(each, request.game.quiescence, hasDepth);
        }
        if (isGame(each) == game && !problem.empty()) {
            return problem;
        }
    }
    return "";
}

} // namespace prunus
