#include "tests/analysis/claims/claimsproof.h"

#include "core/analysis/explanation.h"
#include "core/trace/run.h"

namespace prunus::oracle {

std::string firstFault(const DrawnSearch& search, const FaultInClaims& faultIn) {
    const GameTree tree = gameTree(search.tree);
    const auto trace = recordSearch(tree, search.options);
    if (!trace) {
        return "the search fails";
    }
    Judge judge(search.tree, search.options);
    LoggedEvent event;
    for (std::uint32_t t = 0; t <= search.log.size(); ++t) {
        if (t > 0) {
            event = search.log[t - 1];
            judge.hear(event);
        }
        const Moment moment(tree, **trace, Step{t});
        const std::string fault = faultIn(judge, event, claimsOf(moment, explain(moment)));
        if (!fault.empty()) {
            return "step " + std::to_string(t) + ": " + fault;
        }
    }
    return {};
}

} // namespace prunus::oracle
