#include "app/cli/render.h"

#include "app/cli/drawingapplication.h"
#include "app/cli/gameargument.h"
#include "app/cli/output.h"
#include "app/cli/renderedfile.h"
#include "app/cli/run.h"
#include "app/cli/search.h"
#include "app/cli/traceuct.h"
#include "app/cli/treeargument.h"
#include "app/cli/uctarguments.h"
#include "core/analysis/minimaltree.h"
#include "core/analysis/viewpoint.h"
#include "ui/figures/figurefile.h"
#include "ui/figures/handoutfile.h"
#include "ui/figures/uctfigure.h"
#include "ui/web/webpage.h"

#include <QFileInfo>
#include <csignal>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

namespace prunus {

namespace {

/// What went wrong, and the exit code for it.
struct Failure {
    int exitCode;
    std::string message;
};

/// More pictures than these nobody meant to write.
constexpr std::uint64_t mostPictures = 10'000;

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
    const auto kind = renderedKindOf(request);
    if (!kind) {
        return wrongUsage(kind.error());
    }
    if (request.scale && figureFormatOf(pathOf(request)) != FigureFormat::png) {
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
    style.notes = request.notes ? ShownNotes::all : ShownNotes::none;
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
    const bool range = request.steps.has_value();
    const std::uint32_t last = rangeOf(request)     ? rangeOf(request)->second
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
    if (const auto range = rangeOf(request)) {
        choices.steps = {StepChoice::Kind::range, Step{range->first}, Step{range->second}};
    } else if (request.steps && request.steps->cutoffs) {
        choices.steps.kind = StepChoice::Kind::cutoffs;
    }
    return choices;
}

using Drawn = tl::expected<QByteArray, Failure>;

/// What is drawn of.
struct Subject {
    std::shared_ptr<const Document> document;
    std::shared_ptr<const SearchTrace> trace;
    FigureStyle style;
};

Drawn drawPages(const RenderRequest& request, const Subject& of) {
    const Handout handout(*of.document, *of.trace, handoutOf(request, of.style));
    if (const QString fault = handout.fault(); !fault.isEmpty()) {
        return wrongUsage(optionOfSteps(request) + ": " + fault.toStdString());
    }
    return handoutBytes(handout).value();
}

Drawn drawWebPage(const RenderRequest& request, const Subject& of) {
    WebPageChoices choices;
    choices.searches = {{of.trace, of.style.side}};
    choices.figure = of.style;
    choices.showProofs = request.proof;
    if (const auto range = rangeOf(request)) {
        choices.beats = {Beat{range->first}, Beat{range->second}};
    }
    const WebPage page(of.document, choices);
    if (const QString fault = page.fault(); !fault.isEmpty()) {
        const bool isTooLarge = of.document->tree.nodeCount() > mostPageNodes;
        return wrongUsage((isTooLarge ? "-o" : optionOfSteps(request)) + ": " +
                          fault.toStdString() + ' ' +
                          (isTooLarge ? smallerTree(request, of.document->tree, mostPageNodes)
                                      : fewerSteps(request)) +
                          '.');
    }
    return page.bytes().value();
}

Drawn drawStep(const RenderRequest& request, const Subject& of, Step t) {
    FigureStyle proving = of.style;
    if (request.proof) {
        proving.proof = proofAt(*of.document, Moment(of.document->tree, *of.trace, t), of.style);
        if (proving.proof.empty() && !request.place.all) {
            return tl::make_unexpected(Failure{
                exitUsage, "--proof: step " + std::to_string(t.value) +
                               " is no cutoff; choose one with --at, or all with --at all"});
        }
    }
    return figureBytes(Figure(*of.document, *of.trace, t, proving),
                       *figureFormatOf(pathOf(request)), request.scale.value_or(1))
        .map_error([&](const QString& problem) {
            return Failure{exitFailed, request.file + ": " + problem.toStdString()};
        });
}

/// Puts into a file what is drawn once the file is sure to be written.
Rendered writeFile(const std::string& path, const std::function<Drawn()>& draw) {
    FileReplacement file(path);
    if (!file.outcome()) {
        return failed(file.outcome().error());
    }
    const Drawn drawn = draw();
    if (!drawn) {
        return tl::make_unexpected(drawn.error());
    }
    file.stream().write(drawn->constData(), drawn->size());
    const CommandOutcome written = file.finish();
    return written ? Rendered{} : failed(written.error());
}

/// A file a step.
Rendered writePictures(const RenderRequest& request, const Subject& of) {
    const Handout steps(*of.document, *of.trace, handoutOf(request, of.style));
    if (steps.stepCount() == 0 || steps.stepCount() > mostPictures) {
        return wrongUsage(steps.stepCount() == 0
                              ? "--steps cutoffs: this search has no cutoffs"
                              : optionOfSteps(request) + ": that would be " +
                                    std::to_string(steps.stepCount()) + " pictures; up to " +
                                    std::to_string(mostPictures) + " are possible. " +
                                    fewerSteps(request));
    }
    for (std::uint64_t k = 0; k < steps.stepCount(); ++k) {
        const Step t = steps.step(k);
        Rendered written = writeFile(*numberedFile(request.file, t.value),
                                     [&] { return drawStep(request, of, t); });
        if (!written) {
            return written;
        }
    }
    return {};
}

Rendered writeDrawn(const RenderRequest& request, const Subject& of) {
    switch (*renderedKindOf(request)) {
    case RenderedKind::pictures:
        return writePictures(request, of);
    case RenderedKind::webPage:
        return writeFile(request.file, [&] { return drawWebPage(request, of); });
    case RenderedKind::handout:
        return writeFile(request.file, [&] { return drawPages(request, of); });
    case RenderedKind::figure:
        break;
    }
    const Step t = request.place.step ? Step{*request.place.step} : of.trace->end();
    return writeFile(request.file, [&] { return drawStep(request, of, t); });
}

Rendered write(const RenderRequest& request, const std::shared_ptr<const Document>& document,
               const std::shared_ptr<const SearchTrace>& trace) {
    if (Rendered steps = checkSteps(request, trace->end()); !steps) {
        return steps;
    }
    std::shared_ptr<const MinimalTree> minimal;
    if (request.minimalTree) {
        auto found = minimalTree(document->tree, trace->options());
        if (!found) {
            return failed("--minimal-tree: some node at the depth limit has no static value");
        }
        minimal = std::make_shared<const MinimalTree>(*std::move(found));
    }
    FigureStyle style = styleOf(request, std::move(minimal));
    style.title = document->name;
    style.side = usualSide(trace->options().algorithm);
    const DrawingApplication application;
    if (const CommandOutcome fonts = application.hasFonts(); !fonts) {
        return failed(fonts.error());
    }
    return writeDrawn(request, {document, trace, std::move(style)});
}

/// A step of UCT, which has another trace, and a tree of its own on a game.
Rendered renderUct(const RenderRequest& request) {
    const auto found =
        runUct(*request.tree, request.notation, uctOptionsOf(request.uct, request.search.options));
    if (!found) {
        return failed(found.error());
    }
    const UctTrace& trace = **found;
    if (Rendered steps = checkSteps(request, trace.end()); !steps) {
        return steps;
    }
    const DrawingApplication application;
    if (const CommandOutcome fonts = application.hasFonts(); !fonts) {
        return failed(fonts.error());
    }
    const UctShown shown{std::make_shared<const Document>(trace.sharedTree(), QString()),
                         *found,
                         request.place.step ? Step{*request.place.step} : trace.end(),
                         {},
                         &themeOf(themeKindOf(request.theme)),
                         titleOf(trace.tree(), *request.tree)};
    return writeFile(request.file, [&]() -> Drawn {
        return figureBytes(uctSheet(shown), *figureFormatOf(pathOf(request)),
                           request.scale.value_or(1))
            .map_error([&](const QString& problem) {
                return Failure{exitFailed, request.file + ": " + problem.toStdString()};
            });
    });
}

Rendered tryToRender(const RenderRequest& request) {
    if (Rendered file = checkFile(request); !file) {
        return file;
    }
    if (request.algorithm->isUct()) {
        return renderUct(request);
    }
    const std::string& argument = request.tree.value();
    auto tree = readTreeArgument(argument, gameFlagsOf(request.search), request.notation);
    if (!tree) {
        return failed(tree.error());
    }
    QString title = titleOf(*tree, argument);
    const auto document = std::make_shared<const Document>(*std::move(tree), std::move(title));
    const auto trace = search(document->tree, treeArgumentName(argument), *request.algorithm->exact,
                              request.search);
    if (!trace) {
        return failed(trace.error());
    }
    return write(request, document, *trace);
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
