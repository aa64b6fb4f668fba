#include "app/cli/find.h"

#include "app/cli/signals.h"
#include "app/cli/watch.h"
#include "core/formats/treeformat.h"

#include <cstdio>

namespace prunus {

namespace {

/// What is known without a search.
std::string whyAlike(const Alike& alike) {
    if (!alike.idle) {
        return alike.isProved ? "they never differ in this: it is proved for trees of any size"
                              : "both are the same procedure: they differ on no tree";
    }
    const std::string id(traits(*alike.idle).id);
    switch (*alike.idle) {
    case Misconception::depthOffByOne:
        return id + " shows under a depth limit alone, and trees are searched to their leaves here";
    case Misconception::countsWithoutRoot:
        return id + " is about counting nodes, which is none of the aspects";
    case Misconception::provingLeafCrossedOut:
        return id + " is a way of answering, and shows by leaves alone";
    case Misconception::lastChildsPath:
        return id + " plays the right move, and shows by line alone";
    case Misconception::anyEqualRootMove:
        return id + " is a way of answering, and shows by move and line alone";
    default:
        return traits(*alike.idle).kind == MisconceptionKind::writing
                   ? id + " is a way of writing down a right search, and no aspect shows it"
                   : id + " is a way of answering, and shows by returned alone";
    }
}

std::string whyNone(const FindRequest& request, const NoCounterexample& none) {
    return none.stopped ? "stopped before a tree was found"
                        : "no tree with up to " + std::to_string(request.mostLeaves) +
                              " leaves was found on which they differ by " +
                              std::string(everyAspect.at(std::size_t(*request.aspect)).id);
}

} // namespace

CommandOutcome find(const FindRequest& request) {
    const SignalsNoted noted;
    const Rivalry rivalry{request.right.value(), request.wrong.value(), request.aspect.value()};
    if (const auto same = alike(rivalry)) {
        return tl::make_unexpected(whyAlike(*same));
    }
    Progress progress;
    tl::expected<Counterexample, NoCounterexample> found = tl::unexpected(NoCounterexample{});
    watch(
        progress, "find",
        [&] { found = findCounterexample(rivalry, request.mostLeaves, &progress); }, "trees");
    if (!found) {
        return tl::make_unexpected(whyNone(request, found.error()));
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
