#include "core/notation/efg/efgreader.h"
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
    return {offset, "these payoffs cannot be added exactly; write them with fewer digits, and do "
                    "not divide by zero"};
}

} // namespace

/// Reads the number of an outcome and, where they stand, its name and payoffs.
bool EfgReader::readOutcome(Node& node) {
    node.outcomeOffset = scanner_.offset();
    const auto number = scanner_.takeWhole("the number of an outcome, or 0 for none,");
    if (!number) {
        return fail(number.error());
    }
    if (scanner_.next() == Token::label) {
        return *number == 0 ? fail(scanner_.offset(), "outcome 0 stands for none; it can have "
                                                      "neither a name nor payoffs")
                            : defineOutcome(node, *number);
    }
    return *number == 0 || referToOutcome(node, *number);
}

bool EfgReader::defineOutcome(Node& node, std::uint64_t number) {
    const std::size_t offset = scanner_.offset();
    const auto name = scanner_.takeLabel({});
    if (!name) {
        return fail(name.error());
    }
    if (!readPayoffs(node)) {
        return false;
    }
    const auto [known, added] = outcomes_.emplace(number, offset);
    if (added) {
        if (!saysNothing(*name)) {
            outcomeNames_.add(offset, *name);
        }
        return true;
    }
    EfgScanner there(text_, known->second);
    Node before;
    const bool sameName = there.takeLabel({}).value() == *name;
    std::swap(scanner_, there);
    const bool samePayoffs =
        readPayoffs(before) && same(before.first, node.first) && same(before.second, node.second);
    std::swap(scanner_, there);
    return (sameName && samePayoffs) ||
           fail(offset, "outcome " + std::to_string(number) + " is described otherwise at line " +
                            lineOf(known->second) + "; give this one another number");
}

bool EfgReader::referToOutcome(Node& node, std::uint64_t number) {
    const auto known = outcomes_.find(number);
    if (known == outcomes_.end()) {
        return fail(node.outcomeOffset, "outcome " + std::to_string(number) +
                                            " was not described before; its name and payoffs are "
                                            "expected after the number");
    }
    EfgScanner there(text_, known->second);
    const auto name = there.takeLabel({});
    std::swap(scanner_, there);
    const bool good = name && readPayoffs(node);
    std::swap(scanner_, there);
    return good;
}

bool EfgReader::readPayoffs(Node& node) {
    const std::size_t opened = scanner_.offset();
    if (!scanner_.take(Token::opening)) {
        return fail(scanner_.instead("'{' and the payoffs"));
    }
    if (!readPayoff(node.first) || !readPayoff(node.second)) {
        return false;
    }
    if (scanner_.next() == Token::end) {
        return fail(unclosedBracket(text_, opened));
    }
    return scanner_.take(Token::closing) ||
           fail(scanner_.instead("'}' after the payoffs of both players"));
}

bool EfgReader::readPayoff(std::string_view& payoff) {
    const std::size_t offset = scanner_.offset();
    if (scanner_.next() != Token::number) {
        return fail(scanner_.instead("a payoff, such as 3, -0.5 or 1/3,"));
    }
    payoff = scanner_.takeWord();
    if (!isPayoff(payoff)) {
        return fail(offset, "this is no number; a payoff such as 3, -0.5 or 1/3 is expected");
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
                "here the payoffs add up to " + formatNumber(sum.nearest()) +
                    ", at the leaf at line " + lineOf(sumOffset_) + " to " +
                    formatNumber(sum_->nearest()) +
                    "; what one player wins the other must lose, so the sum has to be the same at "
                    "every leaf");
}

/// The value of a leaf, if a tree can hold it; where it is not the very number, a notice says so.
std::optional<Value> EfgReader::keep(const Node& node, std::optional<Held> value,
                                     std::string_view written) {
    if (!value) {
        fail(tooLong(node.outcomeOffset));
        return std::nullopt;
    }
    if (!std::isfinite(value->value)) {
        fail(node.outcomeOffset, "the payoff " + shown(written) +
                                     " is beyond a double, which holds sizes from about 5e-324 to "
                                     "1.8e308");
        return std::nullopt;
    }
    if (!value->exact) {
        rounded_.add(node.outcomeOffset, (written.empty() ? "the sum of the payoffs on the way"
                                                          : "the payoff " + shown(written)) +
                                             " is kept as " + formatNumber(value->value));
    }
    return value->value;
}

} // namespace prunus
