#include "app/cli/trace.h"

#include "app/cli/gameargument.h"
#include "app/cli/search.h"
#include "app/cli/tracetext.h"
#include "app/cli/treeargument.h"
#include "core/trace/moment.h"

namespace prunus {

namespace {

/// Hands every event to `write`, until the output fails.
template <class Write>
void forEachEvent(const GameTree& tree, const SearchTrace& trace, std::ostream& out, Write write) {
    for (Step t{1}; t <= trace.end() && out; ++t) {
        write(Moment(tree, trace, t).event());
    }
}

} // namespace

Outcome trace(const TraceRequest& request) {
    const std::string& argument = request.tree.value();
    const auto tree = readTreeArgument(argument, gameFlagsOf(request.search), request.notation);
    if (!tree) {
        return tl::make_unexpected(tree.error());
    }
    const auto found =
        search(*tree, treeArgumentName(argument), request.algorithm.value(), request.search);
    if (!found) {
        return tl::make_unexpected(found.error());
    }
    const SearchTrace& recorded = **found;
    StandardOutput out;
    if (request.format == TraceFormat::jsonl) {
        forEachEvent(*tree, recorded, out.stream(),
                     [&](const Event& event) { writeJsonLine(out.stream(), *tree, event); });
    } else {
        const DisplayNames names(*tree);
        const TraceText text(*tree, names, recorded.end());
        forEachEvent(*tree, recorded, out.stream(),
                     [&](const Event& event) { text.write(out.stream(), event); });
    }
    return out.finish();
}

} // namespace prunus
