#include "core/notation/efg/efgsums.h"

#include "core/notation/number.h"

#include <cmath>

namespace prunus {

namespace {

/// A payoff as its file writes it, shortened so that the message stays one.
std::string shown(std::string_view payoff) {
    constexpr std::size_t most = 24;
    return payoff.size() <= most ? std::string(payoff) : std::string(payoff.substr(0, most)) + "…";
}

} // namespace

std::optional<EfgPayoffs> EfgPayoffs::plus(const EfgOutcome& outcome) const {
    EfgPayoffs sum = *this;
    for (auto [payoff, total] :
         {std::pair{outcome.first, &sum.first}, {outcome.second, &sum.second}}) {
        const std::optional<Fraction> exact = payoff.empty() ? Fraction() : Fraction::of(payoff);
        const std::optional<Fraction> more = exact ? total->plus(*exact) : std::nullopt;
        if (!more) {
            return std::nullopt;
        }
        *total = *more;
    }
    return sum;
}

tl::expected<Value, Fault> EfgSums::valueOf(std::size_t leaf, const EfgPayoffs& above,
                                            const EfgOutcome& outcome, EfgNotices& notices) {
    const auto fault = [&](Message message) {
        return tl::unexpected<Fault>({outcome.offset, std::move(message)});
    };
    const bool alone = above.first.isZero() && above.second.isZero();
    // Payoffs of any length are of sum zero if one is the other with its sign turned.
    const bool turned = alone && !outcome.first.empty() && opposite(outcome.first, outcome.second);
    const std::optional<EfgPayoffs> paid = turned ? EfgPayoffs() : above.plus(outcome);
    const std::optional<Fraction> sum = paid ? paid->first.plus(paid->second) : std::nullopt;
    if (!sum) {
        return fault({Code::longPayoffs});
    }
    if (!sum_) {
        sum_ = sum;
        leaf_ = leaf;
    }
    if (sum_ != sum) {
        return fault({Code::otherSum,
                      {formatNumber(sum->nearest()), placed(text_, {leaf_, {}}).line,
                       formatNumber(sum_->nearest())}});
    }
    const std::optional<Held> value = turned ? held(outcome.first) : held(paid->first);
    if (!value) {
        return fault({Code::longPayoffs});
    }
    if (!std::isfinite(value->value)) {
        return fault({Code::hugePayoff, {shown(outcome.first)}});
    }
    if (!value->exact) {
        const std::string kept = formatNumber(value->value);
        roundsSums_ = roundsSums_.value_or(!alone);
        notices.add(outcome.offset, *roundsSums_ ? Code::sumRounded : Code::payoffRounded,
                    *roundsSums_ ? Code::sumsRounded : Code::payoffsRounded,
                    alone ? std::vector<Argument>{shown(outcome.first), kept}
                          : std::vector<Argument>{kept});
    }
    return value->value;
}

void EfgSums::tellSum(EfgNotices& notices) const {
    if (sum_ && !sum_->isZero()) {
        notices.add(leaf_, Code::constantSum, Code::constantSum, {formatNumber(sum_->nearest())});
    }
}

} // namespace prunus
