#include "core/notation/efg/efgreader.h"
#include "core/notation/jsonstring.h"
#include "core/notation/number.h"

#include <cmath>
#include <utility>

namespace prunus {

namespace {

/// A payoff as its file writes it, shortened so that the message stays one.
std::string shown(std::string_view payoff) {
    constexpr std::size_t most = 24;
    return payoff.size() <= most ? std::string(payoff) : std::string(payoff.substr(0, most)) + "…";
}

/// Names that Gambit makes by itself: "Outcome 3", "_3".
bool saysNothing(std::string_view name) {
    for (const std::string_view start : {"Outcome ", "Outcome", "_"}) {
        if (name.substr(0, start.size()) == start) {
            return name.find_first_not_of("0123456789", start.size()) == std::string_view::npos;
        }
    }
    return name.empty();
}

bool same(std::string_view one, std::string_view other) {
    const std::optional<Fraction> exact = Fraction::of(one);
    return one == other || (exact && exact == Fraction::of(other));
}

Fault tooLong(std::size_t offset) {
    return {offset, {Code::longPayoffs}};
}

} // namespace

/// Reads the number of an outcome and, where they stand, its name and payoffs.
bool EfgReader::readOutcome(Node& node) {
    node.outcomeOffset = scanner_.offset();
    const auto number = scanner_.takeWhole(Code::outcomeExpected);
    if (!number) {
        return fail(number.error());
    }
    if (scanner_.next() == Token::label) {
        return *number == 0 ? fail(scanner_.offset(), {Code::outcomeZero})
                            : defineOutcome(node, *number);
    }
    return *number == 0 || referToOutcome(node, *number);
}

bool EfgReader::defineOutcome(Node& node, std::uint64_t number) {
    const std::size_t offset = scanner_.offset();
    const auto name = scanner_.takeLabel();
    if (!name) {
        return fail(name.error());
    }
    if (!readPayoffs(node)) {
        return false;
    }
    const auto [known, added] = outcomes_.emplace(number, offset);
    if (added) {
        if (!saysNothing(*name)) {
            outcomeNames_.add(offset, {shortJsonString(*name)});
        }
        return true;
    }
    EfgScanner there(text_, known->second);
    Node before;
    const bool sameName = there.takeLabel().value() == *name;
    std::swap(scanner_, there);
    const bool samePayoffs =
        readPayoffs(before) && same(before.first, node.first) && same(before.second, node.second);
    std::swap(scanner_, there);
    return (sameName && samePayoffs) ||
           fail(offset, {Code::otherOutcome, {number, lineOf(known->second)}});
}

bool EfgReader::referToOutcome(Node& node, std::uint64_t number) {
    const auto known = outcomes_.find(number);
    if (known == outcomes_.end()) {
        return fail(node.outcomeOffset, {Code::unknownOutcome, {number}});
    }
    EfgScanner there(text_, known->second);
    const auto name = there.takeLabel();
    std::swap(scanner_, there);
    const bool good = name && readPayoffs(node);
    std::swap(scanner_, there);
    return good;
}

bool EfgReader::readPayoffs(Node& node) {
    const std::size_t opened = scanner_.offset();
    if (!scanner_.take(Token::opening)) {
        return fail(scanner_.instead({Code::payoffsExpected}));
    }
    if (!readPayoff(node.first) || !readPayoff(node.second)) {
        return false;
    }
    if (scanner_.next() == Token::end) {
        return fail(unclosedBracket(text_, opened));
    }
    return scanner_.take(Token::closing) || fail(scanner_.instead({Code::payoffsEndExpected}));
}

bool EfgReader::readPayoff(std::string_view& payoff) {
    const std::size_t offset = scanner_.offset();
    if (scanner_.next() != Token::number) {
        return fail(scanner_.instead({Code::payoffExpected}));
    }
    payoff = scanner_.takeWord();
    if (!isPayoff(payoff)) {
        return fail(offset, {Code::noPayoff});
    }
    static_cast<void>(scanner_.take(Token::comma));
    return true;
}

/// Player 1's payoff at a leaf, with what the nodes above it pay.
std::optional<Value> EfgReader::valueOf(const Node& node) {
    Payoffs sum = frames_.empty() ? Payoffs{} : frames_.back().payoffs;
    const bool nothingAbove = sum.first.isZero() && sum.second.isZero();
    // Payoffs of any length are of sum zero if one is the other with its sign turned.
    if (nothingAbove && !node.first.empty() && opposite(node.first, node.second)) {
        return checkSum(node, Fraction()) ? keep(node, held(node.first), node.first) : std::nullopt;
    }
    if (!addPayoffs(node, sum)) {
        return std::nullopt;
    }
    const std::optional<Fraction> both = sum.first.plus(sum.second);
    if (!both) {
        fail(tooLong(node.outcomeOffset));
        return std::nullopt;
    }
    return checkSum(node, *both)
               ? keep(node, held(sum.first), nothingAbove ? node.first : std::string_view())
               : std::nullopt;
}

bool EfgReader::addPayoffs(const Node& node, Payoffs& sum) {
    if (node.first.empty()) {
        return true;
    }
    for (auto [payoff, total] : {std::pair{node.first, &sum.first}, {node.second, &sum.second}}) {
        const std::optional<Fraction> exact = Fraction::of(payoff);
        const std::optional<Fraction> more = exact ? total->plus(*exact) : std::nullopt;
        if (!more) {
            return fail(tooLong(node.outcomeOffset));
        }
        *total = *more;
    }
    return true;
}

bool EfgReader::checkSum(const Node& node, const Fraction& sum) {
    if (!sum_) {
        sum_ = sum;
        sumOffset_ = node.offset;
    }
    return *sum_ == sum ||
           fail(node.outcomeOffset,
                {Code::otherSum,
                 {formatNumber(sum.nearest()), lineOf(sumOffset_), formatNumber(sum_->nearest())}});
}

/// The value of a leaf, if a tree can hold it; where it is not the very number, a notice says so.
std::optional<Value> EfgReader::keep(const Node& node, std::optional<Held> value,
                                     std::string_view written) {
    if (!value) {
        fail(tooLong(node.outcomeOffset));
        return std::nullopt;
    }
    if (!std::isfinite(value->value)) {
        fail(node.outcomeOffset, {Code::hugePayoff, {shown(written)}});
        return std::nullopt;
    }
    if (!value->exact) {
        const std::string kept = formatNumber(value->value);
        rounded_.add(node.outcomeOffset, written.empty()
                                             ? std::vector<Argument>{kept}
                                             : std::vector<Argument>{shown(written), kept});
    }
    return value->value;
}

} // namespace prunus
