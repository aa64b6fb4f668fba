#include "tests/analysis/claims/claimsproof.h"

#include "core/analysis/explanation.h"
#include "core/search/run.h"
#include "tests/analysis/claims/claimtext.h"
#include "tests/analysis/claims/judge.h"

namespace prunus::oracle {

std::string firstFalseClaim(const DrawnSearch& search, std::uint64_t& claims) {
    const GameTree tree = gameTree(search.tree);
    const auto trace = recordSearch(tree, search.options);
    if (!trace) {
        return "the search fails";
    }
    Judge judge(search.tree, search.options);
    for (std::uint32_t t = 0; t <= search.log.size(); ++t) {
        if (t > 0) {
            judge.hear(search.log[t - 1]);
        }
        const Moment moment(tree, **trace, Step{t});
        for (const Claim& claim : claimsOf(moment, explain(moment))) {
            ++claims;
            const std::string fault = judge.fault(claim);
            if (!fault.empty()) {
                return "step " + std::to_string(t) + ": " + text(claim, search.tree) + ": " + fault;
            }
        }
    }
    return {};
}

} // namespace prunus::oracle
