#include "core/practice/sliptrace.h"

#include "core/games/findsamepositions.h"
#include "core/practice/eventlog.h"
#include "core/practice/slip.h"

#include <utility>

namespace prunus {

namespace {

/// Whether it can be called with an open window for each child of the root.
bool callsApart(const Procedure& procedure) {
    const AlgorithmTraits& algorithm = traits(procedure.options.algorithm);
    const bool changesLines =
        procedure.misconception && slipOf(*procedure.misconception, procedure.form);
    return procedure.callPerRootChild &&
           (changesLines ? algorithm.windowed
                         : algorithm.takesWindow && algorithm.handsDown == HandsDown::stands);
}

} // namespace

std::optional<Misconception> misconceptionOf(SlipId slip) {
    return slip.misconception == SlipId::none
               ? std::nullopt
               : std::optional(static_cast<Misconception>(slip.misconception));
}

bool isMistaken(const SearchOptions& options) {
    return options.slip && misconceptionOf(*options.slip);
}

SearchOptions rightOf(SearchOptions options) {
    if (isMistaken(options)) {
        Procedure right = procedureOf(options);
        right.misconception.reset();
        right.form = 0;
        return *steppable(right);
    }
    return options;
}

Procedure procedureOf(const SearchOptions& options) {
    Procedure right;
    right.options = options;
    right.options.slip.reset();
    right.callPerRootChild = options.slip && options.slip->callPerRootChild;
    if (!isMistaken(options)) {
        return right;
    }
    const Misconception m = *misconceptionOf(*options.slip);
    const std::uint8_t form = options.slip->form;
    const auto exhaustive =
        traits(options.algorithm).windowed ? std::nullopt : exhaustiveProcedureOf(m, right, form);
    return exhaustive ? *exhaustive : procedureOf(m, right, form);
}

std::optional<SearchOptions> steppable(const Procedure& procedure) {
    if (procedure.misconception && !traits(*procedure.misconception).isRun) {
        return std::nullopt;
    }
    SearchOptions options = procedure.options;
    options.backwards = options.backwards != procedure.rightToLeft;
    const bool apart = callsApart(procedure);
    if (procedure.misconception) {
        options.slip = {static_cast<std::uint8_t>(*procedure.misconception), procedure.form, apart};
    } else if (apart) {
        options.slip = {SlipId::none, 0, true};
    }
    return options;
}

bool needsDepth(Misconception m) {
    return m == Misconception::depthOffByOne;
}

RecordedSearch recordStepped(const GameTree& tree, const SearchOptions& options,
                             Progress* progress) {
    if (!options.slip) {
        return recordSearch(tree, options, progress, findTablePositions);
    }
    return carryOut(tree, procedureOf(options)).map([&](EventLog&& log) {
        SearchOptions effective = optionsOf(tree, log.procedure);
        effective.slip = options.slip;
        log.asked = settled(options);
        return SearchTrace::ofRun(tree, effective, std::move(static_cast<PlainRun&>(log)));
    });
}

} // namespace prunus
