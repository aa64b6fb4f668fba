#include "core/lessons/searchkeys.h"

#include "core/lessons/lessonjson.h"
#include "core/lessons/lessonkeys.h"
#include "core/lessons/lessonvalues.h"
#include "core/practice/sliptrace.h"
#include "core/search/moveorderid.h"

#include <algorithm>

namespace prunus {

namespace {

constexpr auto playerWords = std::to_array<std::string_view>({"max", "min"});
constexpr auto failWords = std::to_array<std::string_view>({"hard", "soft"});
constexpr auto cutWords = std::to_array<std::string_view>({"ge", "gt"});
constexpr auto orderWords = [] {
    std::array<std::string_view, moveOrders.size()> ids;
    std::ranges::transform(moveOrders, ids.begin(), [](const auto& each) { return each.second; });
    return ids;
}();
constexpr std::uint64_t mostSeed = std::uint64_t{1} << 53U;

MaybeFault readBounds(JsonValue value, Window& into) {
    std::vector<Value> ends;
    const MaybeFault none = value.each([&](JsonValue each) -> MaybeFault {
        const auto bound = each.bound();
        return bound ? (ends.push_back(*bound), MaybeFault{}) : each.wrong({});
    });
    if (!value.is(JsonItem::Kind::array) || none || ends.size() != 2 || ends[0] >= ends[1]) {
        return value.wrong({Code::windowExpected, {value->key}});
    }
    into = {ends[0], ends[1]};
    return std::nullopt;
}

} // namespace

bool SearchReader::knows(std::string_view key) {
    return std::ranges::find(searchKeys, key) != searchKeys.end();
}

MaybeFault SearchReader::member(JsonValue value) {
    const std::string_view key = value->key;
    return key == "algorithm" ? readEnum(value, algorithm_.emplace(), searchWords)
           : key == "slip"    ? readEnum(value, slip_.emplace(), slipWords)
           : key == "form"    ? readWhole(value, form_, 1, 3)
           : key == "root"    ? readEnum(value, options_.root.emplace(), playerWords)
           : key == "fail"    ? readEnum(value, options_.fail, failWords)
           : key == "cut"     ? readEnum(value, options_.cut, cutWords)
           : key == "window"  ? readBounds(value, options_.window)
           : key == "order"   ? readEnum(value, options_.order, orderWords)
           : key == "seed"    ? readWhole(value, options_.seed, 0, mostSeed)
                              : readWhole(value, options_.depth.emplace(), 1, mostLessonPlies);
}

/// A slip is a delta of alpha-beta, or of its negamax form; or of the exhaustive search that is
/// named.
MaybeFault SearchReader::settleSlip(JsonValue object) {
    const JsonValue at = *object.member("slip");
    const std::string id(traits(*slip_).id);
    if (form_ > formsOf(*slip_)) {
        return object.member("form")->wrong({Code::wholeBetween, {"form", 1, formsOf(*slip_)}});
    }
    Procedure right;
    right.options = options_;
    const bool exhaustive = algorithm_ && !traits(*algorithm_).windowed;
    const auto form = static_cast<std::uint8_t>(form_ - 1);
    const auto procedure = exhaustive ? exhaustiveProcedureOf(*slip_, right, form)
                                      : std::optional(procedureOf(*slip_, right, form));
    const auto options = procedure ? steppable(*procedure) : std::nullopt;
    if (procedure && !options) {
        return at.wrong({Code::slipIsNoSearch, {id}});
    }
    const Algorithm usual = procedureOf(*slip_, right, form).options.algorithm;
    if (!options || (algorithm_ && options->algorithm != *algorithm_)) {
        return object.member("algorithm")->wrong({Code::slipOfOther, {id, traits(usual).id}});
    }
    options_ = *options;
    return std::nullopt;
}

MaybeFault SearchReader::settle(JsonValue object) {
    options_.algorithm = algorithm_.value_or(options_.algorithm);
    if (slip_) {
        if (MaybeFault fault = settleSlip(object)) {
            return fault;
        }
    } else if (object.member("form")) {
        return missingKey(object, "slip", "\"M30\"");
    }
    const std::string_view id = traits(options_.algorithm).id;
    if (const auto window = object.member("window");
        window && !traits(options_.algorithm).takesWindow) {
        return window->wrong({Code::keyNotHere, {"window", id}});
    }
    options_ = settled(options_);
    return std::nullopt;
}

MaybeFault readSearch(JsonValue object, SearchOptions& options, const char* example) {
    if (!object.is(JsonItem::Kind::object)) {
        return object.wrong({Code::membersExpected, {object->key, example}});
    }
    SearchReader reader(options);
    MaybeFault fault = object.eachMember([&](JsonValue member) -> MaybeFault {
        return SearchReader::knows(member->key) ? reader.member(member)
                                                : unknownLessonKey(member, searchKeys);
    });
    return fault ? fault : reader.settle(object);
}

void addSearch(JsonMembers& members, const SearchOptions& options, const SearchOptions& base) {
    if (isMistaken(options)) {
        const Misconception slip = *misconceptionOf(*options.slip);
        if (!traits(options.algorithm).windowed) {
            members.addText("algorithm", traits(options.algorithm).id);
        }
        members.addText("slip", traits(slip).id);
        if (formsOf(slip) > 1) {
            members.addNumber("form", options.slip->form + 1);
        }
    } else {
        members.addText("algorithm", traits(options.algorithm).id);
    }
    if (options.root && options.root != base.root) {
        members.addText("root", wordAmong(*options.root, playerWords));
    }
    if (options.fail != base.fail) {
        members.addText("fail", wordAmong(options.fail, failWords));
    }
    if (options.cut != base.cut) {
        members.addText("cut", wordAmong(options.cut, cutWords));
    }
    if (options.window != base.window && traits(options.algorithm).takesWindow) {
        members.add("window", '[' + formatJsonNumber(options.window.alpha) + ", " +
                                  formatJsonNumber(options.window.beta) + ']');
    }
    if (options.order != base.order) {
        members.addText("order", wordAmong(options.order, orderWords));
    }
    if (options.seed != base.seed) {
        members.add("seed", std::to_string(options.seed));
    }
    if (options.depth && options.depth != base.depth) {
        members.addNumber("depth", *options.depth);
    }
}

} // namespace prunus
