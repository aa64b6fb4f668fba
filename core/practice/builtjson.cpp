#include "core/practice/builtjson.h"

#include "core/base/unreachable.h"
#include "core/notation/jsonstring.h"
#include "core/notation/number.h"
#include "core/tree/dottedpath.h"

#include <algorithm>
#include <array>

namespace prunus {

namespace {

using Kind = JsonItem::Kind;
using Keys = std::vector<std::string_view>;

Keys keysOfBuilt(Question question) {
    switch (question) {
    case Question::reorder:
        return {"order"};
    case Question::ranges:
        return {"set"};
    case Question::fillIn:
        return {"values"};
    case Question::findTheBug:
        return {"tree", "line"};
    default:
        return {"true", "tree"};
    }
}

/// Reads the members of such an answer.
class BuiltReader {
  public:
    BuiltReader(const GameTree& tree, Answer& answer) : tree_(tree), answer_(answer) {}

    MaybeFault member(JsonValue value) {
        if (value->key == "order") {
            return byNode(value, [&](JsonValue list, NodeId n) { return children(list, n); });
        }
        if (value->key == "values") {
            return byNode(value, [&](JsonValue number, NodeId n) { return leaf(number, n); });
        }
        if (value->key == "set") {
            return set(value);
        }
        if (value->key == "tree") {
            answer_.text = value->text;
            return value.is(Kind::string)
                       ? MaybeFault{}
                       : value.wrong({Code::wordExpected, {value->key, R"("[2, [1, 3]]", …)"}});
        }
        if (value->key == "line") {
            const auto line = value.whole();
            answer_.wrongLine =
                static_cast<std::uint32_t>(std::min<std::uint64_t>(line.value_or(0), 99));
            return line ? MaybeFault{} : value.wrong({Code::countExpected, {value->key}});
        }
        answer_.holds = value->text == "true";
        return value.is(Kind::literal) && !value.isNull()
                   ? MaybeFault{}
                   : value.wrong({Code::flagExpected, {value->key}});
    }

  private:
    template <class Read> MaybeFault byNode(JsonValue object, Read read) {
        if (!object.is(Kind::object)) {
            return object.wrong({Code::membersExpected, {object->key, R"({"": …, "0": …})"}});
        }
        return object.eachMember([&](JsonValue each) -> MaybeFault {
            const NodeId n = nodeAtDotted(tree_, each->key);
            return n == noNode ? each.wrong({Code::noSuchNode, {shortJsonString(each->key)}})
                               : read(each, n);
        });
    }

    /// Each of a node's children once.
    MaybeFault children(JsonValue list, NodeId n) {
        std::vector<std::uint32_t> order;
        std::vector<bool> seen(tree_.childCount(n));
        const Fault wrong = list.wrong({Code::listExpected, {"order", R"({"": [1, 0, 2]})"}});
        const MaybeFault fault = list.each([&](JsonValue each) -> MaybeFault {
            const auto child = each.whole();
            if (!child || *child >= seen.size() || seen[*child]) {
                return each.wrong({Code::childExpected});
            }
            seen[*child] = true;
            order.push_back(static_cast<std::uint32_t>(*child));
            return std::nullopt;
        });
        if (fault || !list.is(Kind::array) || order.size() != seen.size()) {
            return fault ? fault : wrong;
        }
        if (!std::ranges::is_sorted(order)) {
            answer_.order[n] = std::move(order);
        }
        return std::nullopt;
    }

    MaybeFault leaf(JsonValue number, NodeId n) {
        const auto v = number.bound();
        if (!tree_.isLeaf(n)) {
            return number.wrong({Code::membersExpected, {"values", R"({"0.0": 3, "0.1": 12})"}});
        }
        answer_.values[n].value = v.value_or(0);
        return v ? MaybeFault{} : number.wrong({Code::boundExpected});
    }

    MaybeFault set(JsonValue list) {
        answer_.set.emplace();
        return list.is(Kind::array) ? list.each([&](JsonValue each) { return piece(each); })
                                    : list.wrong(wrongSet());
    }

    /// `["(", 5, "inf", ")"]`.
    MaybeFault piece(JsonValue list) {
        std::vector<JsonValue> parts;
        static_cast<void>(list.each([&](JsonValue each) -> MaybeFault {
            parts.push_back(each);
            return std::nullopt;
        }));
        const auto isOneOf = [&](std::size_t k, std::string_view a, std::string_view b) {
            return parts[k].is(Kind::string) && (parts[k]->text == a || parts[k]->text == b);
        };
        if (!list.is(Kind::array) || parts.size() != 4 || !isOneOf(0, "(", "[") ||
            !isOneOf(3, ")", "]") || !parts[1].bound() || !parts[2].bound()) {
            return list.wrong(wrongSet());
        }
        answer_.set->push_back(
            {*parts[1].bound(), *parts[2].bound(), parts[0]->text == "[", parts[3]->text == "]"});
        return std::nullopt;
    }

    static Message wrongSet() {
        return {Code::listExpected, {"set", R"j([["(", 5, "inf", ")"]])j"}};
    }

    const GameTree& tree_;
    Answer& answer_;
};

std::string quotedPath(const GameTree& tree, NodeId n) {
    return quotedText(dottedPath(tree, n));
}

std::string jsonOrder(const GameTree& tree, const ChildOrder& order) {
    std::string json;
    for (const auto& [n, children] : order) {
        json += json.empty() ? "" : ", ";
        json += quotedPath(tree, n) + ": [";
        for (std::size_t k = 0; k < children.size(); ++k) {
            json += (k == 0 ? "" : ", ") + std::to_string(children[k]);
        }
        json += ']';
    }
    return "\"order\": {" + json + '}';
}

std::string jsonSet(const std::vector<ValueRange>& set) {
    std::string json;
    for (const ValueRange& each : set) {
        json += json.empty() ? "" : ", ";
        json += each.withLow ? "[\"[\", " : "[\"(\", ";
        json += formatJsonNumber(each.low) + ", " + formatJsonNumber(each.high);
        json += each.withHigh ? ", \"]\"]" : ", \")\"]";
    }
    return "\"set\": [" + json + ']';
}

std::string jsonLeaves(const GameTree& tree, const Answer& answer) {
    std::string json;
    for (const auto& [n, value] : answer.values) {
        json += json.empty() ? "" : ", ";
        json += quotedPath(tree, n) + ": " + formatJsonNumber(value.value);
    }
    return "\"values\": {" + json + '}';
}

std::string jsonTree(const std::string& text) {
    std::string json = "\"tree\": ";
    appendJsonString(json, text);
    return json;
}

} // namespace

MaybeFault readBuilt(JsonValue object, const GameTree& tree, Question question, Answer& answer) {
    const Keys keys = keysOfBuilt(question);
    BuiltReader reader(tree, answer);
    return object.eachMember([&](JsonValue member) -> MaybeFault {
        const bool known = std::ranges::find(keys, std::string_view(member->key)) != keys.end();
        return known
                   ? reader.member(member)
                   : member.wrong({Code::unknownKey, {shortJsonString(member->key), listed(keys)}});
    });
}

std::string writeBuilt(const GameTree& tree, Question question, const Answer& answer) {
    switch (question) {
    case Question::reorder:
        return jsonOrder(tree, answer.order);
    case Question::ranges:
        return answer.set ? jsonSet(*answer.set) : "";
    case Question::fillIn:
        return jsonLeaves(tree, answer);
    case Question::findTheBug:
        return jsonTree(answer.text) +
               (answer.wrongLine ? ", \"line\": " + std::to_string(*answer.wrongLine) : "");
    default:
        return (answer.holds ? std::string("\"true\": ") + (*answer.holds ? "true, " : "false, ")
                             : "") +
               jsonTree(answer.text);
    }
}

} // namespace prunus
