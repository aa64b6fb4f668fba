#include "app/cli/renderedfile.h"

#include "app/cli/gameargument.h"
#include "core/base/ascii.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace prunus {

namespace {

using Kind = tl::expected<RenderedKind, std::string>;

bool endsIn(const std::string& name, std::string_view ending) {
    return name.size() >= ending.size() &&
           std::ranges::equal(std::string_view(name).substr(name.size() - ending.size()), ending,
                              [](char a, char b) { return lowerCase(a) == b; });
}

Kind wrong(std::string message) {
    return tl::make_unexpected(std::move(message));
}

/// Of several steps.
Kind kindOfAll(const RenderRequest& request) {
    const std::string& file = request.file;
    if (endsIn(file, ".pdf")) {
        return RenderedKind::handout;
    }
    const bool page = isWebPage(file);
    if (!page && endsIn(file, ".tex")) {
        return wrong("--at all: -o must end in " + endingsFor(request));
    }
    if (request.perPage || request.paper) {
        return wrong("--per-page and --paper are of a handout, a PDF");
    }
    if (page) {
        return request.steps && request.steps->cutoffs
                   ? wrong("--steps cutoffs: a web page has its steps in a row; give --at A-B")
                   : Kind(RenderedKind::webPage);
    }
    return numberedFile(file, 0)
               ? Kind(RenderedKind::pictures)
               : wrong(
                     "--at all: each picture needs a name of its own: write %03d where the number "
                     "of the step stands, as in step-%03d.png; a handout ends in .pdf");
}

} // namespace

Kind renderedKindOf(const RenderRequest& request) {
    const std::string& file = request.file;
    constexpr std::array<std::string_view, 4> figures{".svg", ".png", ".pdf", ".tex"};
    const bool figure =
        std::ranges::any_of(figures, [&](std::string_view e) { return endsIn(file, e); });
    if (!figure && !isWebPage(file)) {
        return wrong("-o: \"" + file +
                     "\" is no name of a figure; it ends in .svg, .png, .pdf or .tex, or in .html "
                     "for a web page");
    }
    if (request.place.all) {
        return kindOfAll(request);
    }
    return figure ? Kind(RenderedKind::figure)
                  : wrong("-o: a web page holds a search: give --at all, or --at A-B");
}

bool isTikz(const std::string& file) {
    return endsIn(file, ".tex");
}

bool isWebPage(const std::string& file) {
    return endsIn(file, ".html") || endsIn(file, ".htm");
}

std::string endingsFor(const RenderRequest& request) {
    return request.algorithm->isUct() ? ".svg, .png or .pdf"
           : request.question         ? ".svg, .png, .pdf or .tex"
           : request.place.all
               ? ".pdf for a handout, in .html for a web page, or in .png or .svg for a picture of "
                 "each step, with %03d where its number stands"
               : ".svg, .png, .pdf or .tex, or with --at all in .html";
}

std::optional<std::pair<std::uint32_t, std::uint32_t>> rangeOf(const RenderRequest& request) {
    return request.steps ? request.steps->range : request.place.range;
}

std::string optionOfSteps(const RenderRequest& request) {
    return !rangeOf(request) ? "--at all" : request.steps ? "--steps" : "--at";
}

std::string fewerSteps(const RenderRequest& request) {
    return rangeOf(request) ? "Give a shorter range" : "Give them with --at A-B";
}

std::string smallerTree(const RenderRequest& request, const GameTree& tree,
                        std::uint32_t mostNodes) {
    std::string whole = "Whichever steps it shows, it holds the whole tree";
    if (!isGame(request.tree.value())) {
        return whole;
    }
    if (request.search.quiescence == Quiescence::captures) {
        return whole + "; give a lower --depth";
    }
    std::uint32_t depth = 0;
    while (depth < tree.height() && tree.row(Row{depth + 1}).last.value <= mostNodes) {
        ++depth;
    }
    return whole + "; give --depth " + std::to_string(depth) + " or less";
}

std::optional<std::string> numberedFile(const std::string& pattern, std::uint32_t step) {
    const std::size_t percent = pattern.find('%');
    if (percent == std::string::npos || pattern.find('%', percent + 1) != std::string::npos) {
        return std::nullopt;
    }
    const std::size_t end = pattern.find_first_not_of("0123456789", percent + 1);
    const std::string digits = pattern.substr(percent + 1, end - percent - 1);
    if (end == std::string::npos || pattern[end] != 'd' || digits.size() > 2) {
        return std::nullopt;
    }
    const std::size_t width = digits.empty() ? 0 : std::stoul(digits);
    std::string number = std::to_string(step);
    number.insert(0, width > number.size() ? width - number.size() : 0, '0');
    return pattern.substr(0, percent) + number + pattern.substr(end + 1);
}

} // namespace prunus
