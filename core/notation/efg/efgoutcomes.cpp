#include "core/notation/efg/efgoutcomes.h"

#include "core/notation/efg/payoff.h"
#include "core/notation/jsonstring.h"

namespace prunus {

namespace {

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

std::string_view readPayoff(EfgScanner& scanner) {
    const std::size_t offset = scanner.offset();
    if (scanner.next() != EfgScanner::Token::number) {
        scanner.fail(scanner.instead({Code::payoffExpected}));
        return {};
    }
    const std::string_view payoff = scanner.takeWord();
    if (!isPayoff(payoff)) {
        scanner.fail({offset, {Code::noPayoff}});
    }
    scanner.take(EfgScanner::Token::comma);
    return payoff;
}

} // namespace

EfgOutcome EfgOutcomes::read(EfgScanner& scanner, EfgNotices& notices) {
    EfgOutcome outcome{scanner.offset()};
    const std::uint64_t number = scanner.takeWhole(Code::outcomeExpected);
    if (scanner.next() == EfgScanner::Token::label) {
        define(number, outcome, scanner, notices);
    } else if (const auto known = known_.find(number); known != known_.end()) {
        outcome.first = known->second.first;
        outcome.second = known->second.second;
    } else if (number != 0) {
        scanner.fail({outcome.offset, {Code::unknownOutcome, {number}}});
    }
    return outcome;
}

void EfgOutcomes::define(std::uint64_t number, EfgOutcome& outcome, EfgScanner& scanner,
                         EfgNotices& notices) {
    const std::size_t offset = scanner.offset();
    if (number == 0) {
        return scanner.fail({offset, {Code::outcomeZero}});
    }
    const std::string name = scanner.takeLabel();
    const std::size_t opened = scanner.offset();
    scanner.expect(EfgScanner::Token::opening, Code::payoffsExpected);
    outcome.first = readPayoff(scanner);
    outcome.second = readPayoff(scanner);
    scanner.close(opened, Code::payoffsEndExpected);
    if (scanner.fault()) {
        return; // what was read then are no payoffs
    }
    const auto [entry, added] =
        known_.try_emplace(number, EfgOutcome{offset, outcome.first, outcome.second});
    const EfgOutcome& known = entry->second;
    if (added) {
        if (!saysNothing(name)) {
            notices.add(offset, Code::outcomeNameLeftOut, Code::outcomeNamesLeftOut,
                        {shortJsonString(name)});
        }
    } else if (EfgScanner(text_, known.offset).takeLabel() != name ||
               !same(known.first, outcome.first) || !same(known.second, outcome.second)) {
        scanner.fail(
            {offset, {Code::otherOutcome, {number, placed(text_, {known.offset, {}}).line}}});
    }
}

} // namespace prunus
