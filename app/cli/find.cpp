#include "app/cli/find.h"

#include "app/cli/signals.h"
#include "app/cli/watch.h"
#include "core/formats/treeformat.h"

#include <cstdio>

namespace prunus {

CommandOutcome find(const FindRequest& request) {
    const SignalsNoted noted;
    const Rivalry rivalry{request.right.value(), request.wrong.value(), request.aspect.value()};
    Progress progress;
    std::optional<Counterexample> found;
    watch(
        progress, "find",
        [&] { found = findCounterexample(rivalry, request.mostLeaves, &progress); }, "trees");
    if (!found) {
        return tl::make_unexpected(
            progress.cancelled() ? std::string("stopped before a tree was found")
                                 : "no tree with up to " + std::to_string(request.mostLeaves) +
                                       " leaves was found on which they differ by " +
                                       std::string(everyAspect.at(std::size_t(rivalry.aspect)).id));
    }
    StandardOutput out;
    writeTree(out.stream(), found->tree, TreeFormat::text);
    CommandOutcome outcome = out.finish();
    if (outcome) {
        std::fputs(found->smallest ? "smallest\n" : "smallest found\n", stderr);
    }
    return outcome;
}

} // namespace prunus
