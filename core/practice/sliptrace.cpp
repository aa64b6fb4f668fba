#include "core/practice/sliptrace.h"

#include "core/practice/eventlog.h"

#include <utility>

namespace prunus {

Misconception misconceptionOf(SlipId slip) {
    return static_cast<Misconception>(slip.misconception);
}

Procedure procedureOf(const SearchOptions& options) {
    Procedure right;
    right.options = options;
    right.options.slip.reset();
    return options.slip ? procedureOf(misconceptionOf(*options.slip), right, options.slip->form)
                        : right;
}

std::optional<SearchOptions> steppable(const Procedure& procedure) {
    if (procedure.rightToLeft || procedure.callPerRootChild ||
        (procedure.misconception && !traits(*procedure.misconception).isRun)) {
        return std::nullopt;
    }
    SearchOptions options = procedure.options;
    if (procedure.misconception) {
        options.slip = {static_cast<std::uint8_t>(*procedure.misconception), procedure.form};
    }
    return options;
}

bool needsDepth(Misconception m) {
    return m == Misconception::depthOffByOne;
}

RecordedSearch recordStepped(const GameTree& tree, const SearchOptions& options,
                             Progress* progress) {
    if (!options.slip) {
        return recordSearch(tree, options, progress);
    }
    return carryOut(tree, procedureOf(options)).map([&](EventLog&& log) {
        SearchOptions effective = optionsOf(tree, log.procedure);
        effective.slip = options.slip;
        log.asked = settled(options);
        return SearchTrace::ofRun(tree, effective, std::move(static_cast<PlainRun&>(log)));
    });
}

} // namespace prunus
