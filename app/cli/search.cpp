#include "app/cli/search.h"

#include "core/games/findsamepositions.h"
#include "core/tree/displayname.h"

namespace prunus {

std::string describe(const SearchError& error, const GameTree& tree) {
    switch (error.kind) {
    case SearchError::Kind::missingStaticValue: {
        const DisplayNames names(tree, Letters::single);
        return "node " + names.of(error.node) + " at " + names.path(error.node) +
               " lies at the depth limit and has no static value; give it one, or search deeper";
    }
    case SearchError::Kind::outOfMemory:
        return "there is not enough memory to search this tree";
    case SearchError::Kind::cancelled:
        break;
    }
    return "the search was stopped";
}

SearchOptions optionsFor(Algorithm algorithm, const SearchFlags& flags) {
    SearchOptions options = flags.options;
    options.algorithm = algorithm;
    options.window = traits(algorithm).takesWindow ? flags.window.value_or(Window{}) : Window{};
    return options;
}

tl::expected<std::shared_ptr<const SearchTrace>, std::string> search(const GameTree& tree,
                                                                     const std::string& treeName,
                                                                     Algorithm algorithm,
                                                                     const SearchFlags& flags) {
    SearchOptions options = optionsFor(algorithm, flags);
    options.depth = flags.depthInTree();
    RecordedSearch trace = recordSearch(tree, options, nullptr, findTablePositions);
    if (!trace) {
        return tl::make_unexpected(treeName + ": " + describe(trace.error(), tree));
    }
    return *std::move(trace);
}

} // namespace prunus
