#include "app/cli/render.h"

#include "app/cli/drawingapplication.h"
#include "app/cli/gameargument.h"
#include "app/cli/output.h"
#include "app/cli/run.h"
#include "app/cli/search.h"
#include "app/cli/treeargument.h"
#include "core/analysis/minimaltree.h"
#include "ui/figures/figurefile.h"
#include "ui/figures/handoutfile.h"

#include <QFileInfo>
#include <csignal>
#include <memory>
#include <utility>

namespace prunus {

namespace {

/// What went wrong, and the exit code for it.
struct Failure {
    int exitCode;
    std::string message;
};

using Rendered = tl::expected<void, Failure>;

tl::unexpected<Failure> wrongUsage(std::string message) {
    return tl::make_unexpected(Failure{exitUsage, std::move(message)});
}

tl::unexpected<Failure> failed(std::string message) {
    return tl::make_unexpected(Failure{exitFailed, std::move(message)});
}

QString pathOf(const RenderRequest& request) {
    return QString::fromLocal8Bit(request.file);
}

/// What can be known to be wrong before anything is read.
Rendered checkFile(const RenderRequest& request) {
    const auto format = figureFormatOf(pathOf(request));
    if (!format) {
        return wrongUsage("-o: \"" + request.file +
                          "\" is no name of a figure; it ends in .svg, .png, .pdf or .tex");
    }
    if (request.place.all && *format != FigureFormat::pdf) {
        return wrongUsage("--at all: a handout is a PDF; -o must end in .pdf");
    }
    if (request.scale && *format != FigureFormat::png) {
        return wrongUsage("--scale: concerns PNG only; the others can be enlarged as they are");
    }
    return {};
}

/// What the figure's title calls the tree: its own title, else the file's name.
QString titleOf(const GameTree& tree, const std::string& argument) {
    if (!tree.header().title.empty()) {
        return QString::fromStdString(tree.header().title);
    }
    const std::string name = treeArgumentName(argument);
    return name == argument ? QFileInfo(QString::fromLocal8Bit(name)).fileName() : QString();
}

ThemeKind themeKindOf(RenderTheme theme) {
    switch (theme) {
    case RenderTheme::light:
        return ThemeKind::light;
    case RenderTheme::dark:
        return ThemeKind::dark;
    case RenderTheme::highContrast:
        return ThemeKind::highContrast;
    case RenderTheme::blackAndWhite:
        break;
    }
    return ThemeKind::blackAndWhite;
}

FigureStyle styleOf(const RenderRequest& request, std::shared_ptr<const MinimalTree> minimal) {
    FigureStyle style;
    style.theme = themeKindOf(request.theme);
    style.hideUnreadLeaves = request.hideUnreadLeaves;
    style.showWindows = !request.noWindows;
    style.showValues = !request.noValues;
    style.showNames = !request.noNames;
    style.showPruned = !request.noPruned;
    style.showBoards = !request.noBoards;
    style.minimal = std::move(minimal);
    if (request.question) {
        const auto boxes = request.boxes;
        style.question = {boxes && *boxes != RenderBoxes::values,
                          boxes && *boxes != RenderBoxes::windows};
    }
    return style;
}

/// Wrong usage if a step beyond the end is asked for; says by which option.
Rendered checkSteps(const RenderRequest& request, Step end) {
    const bool range = request.steps && request.steps->range;
    const std::uint32_t last = range                ? request.steps->range->second
                               : request.place.step ? *request.place.step
                                                    : 0;
    if (last > end.value) {
        return wrongUsage((range ? "--steps" : "--at") +
                          (": there is no step " + std::to_string(last)) +
                          "; the search ends with step " + std::to_string(end.value));
    }
    return {};
}

HandoutChoices handoutOf(const RenderRequest& request, const FigureStyle& style) {
    HandoutChoices choices;
    choices.figure = style;
    choices.showProofs = request.proof;
    choices.perPage = static_cast<int>(request.perPage.value_or(1));
    choices.paper = request.paper == RenderPaper::letter ? QPageSize::Letter : QPageSize::A4;
    if (request.steps && request.steps->range) {
        choices.steps = {StepChoice::Kind::range, Step{request.steps->range->first},
                         Step{request.steps->range->second}};
    } else if (request.steps && request.steps->cutoffs) {
        choices.steps.kind = StepChoice::Kind::cutoffs;
    }
    return choices;
}

using Drawn = tl::expected<QByteArray, Failure>;

Drawn drawPages(const RenderRequest& request, const Document& document, const SearchTrace& trace,
                const FigureStyle& style) {
    const Handout handout(document, trace, handoutOf(request, style));
    if (const QString fault = handout.fault(); !fault.isEmpty()) {
        return wrongUsage("--at all: " + fault.toStdString());
    }
    return handoutBytes(handout).value();
}

Drawn drawStep(const RenderRequest& request, const Document& document, const SearchTrace& trace,
               const FigureStyle& style) {
    const Step t = request.place.step ? Step{*request.place.step} : trace.end();
    FigureStyle proving = style;
    if (request.proof) {
        proving.proof = proofAt(document, Moment(document.tree, trace, t), style);
        if (proving.proof.empty()) {
            return tl::make_unexpected(Failure{
                exitUsage, "--proof: step " + std::to_string(t.value) +
                               " is no cutoff; choose one with --at, or all with --at all"});
        }
    }
    return figureBytes(Figure(document, trace, t, proving), *figureFormatOf(pathOf(request)),
                       request.scale.value_or(1))
        .map_error([&](const QString& problem) {
            return Failure{exitFailed, request.file + ": " + problem.toStdString()};
        });
}

Rendered write(const RenderRequest& request, const Document& document, const SearchTrace& trace) {
    if (Rendered steps = checkSteps(request, trace.end()); !steps) {
        return steps;
    }
    std::shared_ptr<const MinimalTree> minimal;
    if (request.minimalTree) {
        auto found = minimalTree(document.tree, trace.options());
        if (!found) {
            return failed("--minimal-tree: some node at the depth limit has no static value");
        }
        minimal = std::make_shared<const MinimalTree>(*std::move(found));
    }
    FigureStyle style = styleOf(request, std::move(minimal));
    style.title = document.name;
    const DrawingApplication application;
    if (const CommandOutcome fonts = application.hasFonts(); !fonts) {
        return failed(fonts.error());
    }
    FileReplacement file(request.file);
    if (!file.outcome()) {
        return failed(file.outcome().error());
    }
    const Drawn drawn = (request.place.all ? drawPages : drawStep)(request, document, trace, style);
    if (!drawn) {
        return tl::make_unexpected(drawn.error());
    }
    file.stream().write(drawn->constData(), drawn->size());
    const CommandOutcome written = file.finish();
    return written ? Rendered{} : failed(written.error());
}

Rendered tryToRender(const RenderRequest& request) {
    if (Rendered file = checkFile(request); !file) {
        return file;
    }
    const std::string& argument = request.tree.value();
    auto tree = readTreeArgument(argument, gameFlagsOf(request.search), request.notation);
    if (!tree) {
        return failed(tree.error());
    }
    QString title = titleOf(*tree, argument);
    const Document document(*std::move(tree), std::move(title));
    const auto trace = search(document.tree, treeArgumentName(argument), request.algorithm.value(),
                              request.search);
    if (!trace) {
        return failed(trace.error());
    }
    return write(request, document, **trace);
}

} // namespace

int render(const RenderRequest& request) {
    // A pipe that nobody reads is an error like any other, and so is a file that may not grow.
    std::signal(SIGPIPE, SIG_IGN);
    std::signal(SIGXFSZ, SIG_IGN);
    const Rendered rendered = tryToRender(request);
    if (!rendered) {
        complain(rendered.error().message);
        return rendered.error().exitCode;
    }
    return exitDone;
}

} // namespace prunus
