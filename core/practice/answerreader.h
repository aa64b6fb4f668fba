#pragma once

#include "core/notation/jsonstring.h"
#include "core/practice/answer.h"
#include "core/practice/answerkeys.h"
#include "core/practice/jsonvalue.h"
#include "core/tree/dottedpath.h"

#include <limits>

namespace prunus {

/// Reads what stands behind the keys of an answer about one tree. Only readAnswer() uses it.
class AnswerReader {
  public:
    AnswerReader(const GameTree& tree, Question question, Answer& answer)
        : tree_(tree), answer_(answer),
          leavesToo_(question == Question::negamax || question == Question::nodeTypes) {}

    using Read = MaybeFault (AnswerReader::*)(JsonValue);

    MaybeFault values(JsonValue value) {
        return byNode(value, answer_.values, &AnswerReader::written);
    }
    MaybeFault windows(JsonValue value) {
        return byNode(value, answer_.windows, &AnswerReader::windowsOf);
    }
    MaybeFault types(JsonValue value) { return byNode(value, answer_.types, &AnswerReader::type); }
    MaybeFault notVisited(JsonValue value) { return nodes(value, answer_.notVisited, false); }
    MaybeFault marks(JsonValue value) { return nodes(value, answer_.marks, false); }
    MaybeFault leaves(JsonValue value) { return nodes(value, answer_.leaves, true); }
    /// Checks the word that says how marks were drawn, which changes no answer.
    MaybeFault kind(JsonValue value) {
        static constexpr auto words = std::to_array<std::string_view>({"leaf", "edge", "node"});
        return value.among(words) ? MaybeFault{} : notAmong(value, words);
    }
    MaybeFault move(JsonValue value) {
        return value.isNull() ? MaybeFault{} : child(value, answer_.move.emplace());
    }
    MaybeFault line(JsonValue value) {
        return value.is(Kind::array) ? value.each([&](JsonValue each) {
            return child(each, answer_.line.emplace_back());
        })
                                     : value.wrong({Code::listExpected, {value->key, "[0, 1]"}});
    }
    MaybeFault cuts(JsonValue value) {
        constexpr const char* example = R"([{"at": "1", "side": "alpha", "deep": false}])";
        return value.is(Kind::array) ? value.each([&](JsonValue each) {
            return cut(each, answer_.cuts.emplace_back());
        })
                                     : value.wrong({Code::listExpected, {value->key, example}});
    }
    MaybeFault same(JsonValue value) {
        answer_.same = value->text == "true";
        return value.is(Kind::literal) && !value.isNull()
                   ? MaybeFault{}
                   : value.wrong({Code::flagExpected, {value->key}});
    }
    MaybeFault returned(JsonValue value) { return number(value, answer_.result.emplace()); }
    MaybeFault proves(JsonValue value) {
        const auto which = value.among(provedWords);
        answer_.proves = static_cast<Sheet::Bound>(which.value_or(0));
        return which ? MaybeFault{} : notAmong(value, provedWords);
    }
    MaybeFault count(JsonValue value) { return whole(value, answer_.counts[value->key]); }
    MaybeFault depth(JsonValue value) { return whole(value, answer_.depth.emplace()); }

  private:
    using Kind = JsonItem::Kind;

    static Fault notAmong(JsonValue value, std::span<const std::string_view> words) {
        return value.wrong({Code::wordExpected, {value->key, listed(words, true)}});
    }

    [[nodiscard]] MaybeFault nodeNamed(JsonValue at, std::string_view path, NodeId& node) const {
        node = nodeAtDotted(tree_, path);
        return node == noNode ? at.wrong({Code::noSuchNode, {shortJsonString(path)}})
                              : MaybeFault{};
    }

    /// Reads a path, which is a list of child numbers or a text.
    [[nodiscard]] MaybeFault path(JsonValue value, NodeId& node) const {
        std::string dotted = value->text;
        MaybeFault fault;
        if (value.is(Kind::array)) {
            dotted.clear();
            fault = value.each([&](JsonValue number) -> MaybeFault {
                dotted += dotted.empty() ? "" : ".";
                dotted += number.whole() ? std::to_string(*number.whole()) : "";
                return number.whole() ? MaybeFault{} : number.wrong({Code::pathExpected});
            });
        } else if (!value.is(Kind::string)) {
            fault = value.wrong({Code::pathExpected});
        }
        return fault ? fault : nodeNamed(value, dotted, node);
    }

    MaybeFault nodes(JsonValue list, std::vector<NodeId>& into, bool repeated) const {
        if (!list.is(Kind::array)) {
            return list.wrong({Code::listExpected, {list->key, "[[0, 1], [2]]"}});
        }
        std::vector<bool> seen(tree_.nodeCount());
        return list.each([&](JsonValue value) -> MaybeFault {
            NodeId node;
            if (MaybeFault fault = path(value, node)) {
                return fault;
            }
            if (!repeated && seen[node.value]) {
                return value.wrong({Code::nodeTwice, {dottedPath(tree_, node)}});
            }
            seen[node.value] = true;
            into.push_back(node);
            return std::nullopt;
        });
    }

    /// Reads what is written at nodes, each with `read`.
    template <class T>
    MaybeFault byNode(JsonValue object, std::map<NodeId, T>& into,
                      MaybeFault (AnswerReader::*read)(JsonValue, T&)) {
        if (!object.is(Kind::object)) {
            return object.wrong({Code::membersExpected, {object->key, R"({"": …, "0": …})"}});
        }
        return object.eachMember([&](JsonValue member) -> MaybeFault {
            NodeId node;
            if (MaybeFault fault = nodeNamed(member, member->key, node)) {
                return fault;
            }
            if (!leavesToo_ && tree_.isLeaf(node)) {
                return member.wrong({Code::innerNodeExpected, {member->key}});
            }
            const auto [entry, fresh] = into.try_emplace(node);
            return fresh ? (this->*read)(member, entry->second)
                         : member.wrong({Code::nodeTwice, {dottedPath(tree_, node)}});
        });
    }

    MaybeFault written(JsonValue value, WrittenValue& into) {
        if (!value.is(Kind::object)) {
            return number(value, into.value, Code::relationExpected);
        }
        bool hasValue = false;
        bool hasUpper = false;
        MaybeFault fault = value.eachMember([&](JsonValue member) -> MaybeFault {
            static constexpr auto keys = std::to_array<std::string_view>({"rel", "v", "upper"});
            if (member->key == "rel") {
                const auto relation = member.among(relationWords);
                into.relation = static_cast<WrittenValue::Relation>(relation.value_or(0));
                return relation ? MaybeFault{} : notAmong(member, relationWords);
            }
            hasValue = hasValue || member->key == "v";
            hasUpper = hasUpper || member->key == "upper";
            return member->key == "v" || member->key == "upper"
                       ? number(member, member->key == "v" ? into.value : into.upper)
                       : unknown(member, keys);
        });
        const bool isInterval = into.relation == WrittenValue::Relation::between;
        const bool complete = hasValue && hasUpper == isInterval;
        return fault || complete ? fault : value.wrong({Code::relationExpected});
    }

    MaybeFault windowsOf(JsonValue value, WrittenWindows& into) {
        if (!value.is(Kind::object)) {
            return value.wrong({Code::membersExpected, {value->key, R"({"in": [3, "inf"]})"}});
        }
        return value.eachMember([&](JsonValue member) -> MaybeFault {
            static constexpr auto keys =
                std::to_array<std::string_view>({"in", "out", "history", "alpha", "beta"});
            if (member->key == "in" || member->key == "out") {
                return window(member, (member->key == "in" ? into.in : into.out).emplace());
            }
            if (member->key == "alpha" || member->key == "beta") {
                return bounds(member, member->key == "alpha" ? into.onlyAlpha : into.onlyBeta);
            }
            if (member->key != "history") {
                return unknown(member, keys);
            }
            if (!member.is(Kind::array)) {
                return member.wrong({Code::listExpected, {member->key, R"([[3, "inf"]])"}});
            }
            std::vector<Window>& history = into.history.emplace();
            return member.each(
                [&](JsonValue each) { return window(each, history.emplace_back()); });
        });
    }

    /// Reads one bound, or several in order.
    MaybeFault bounds(JsonValue value, std::vector<Value>& into) {
        if (!value.is(Kind::array)) {
            return number(value, into.emplace_back());
        }
        return value.each([&](JsonValue each) { return number(each, into.emplace_back()); });
    }

    /// Reads two bounds, which may cross; null stands for a side of which nothing was written.
    MaybeFault window(JsonValue value, Window& into) {
        std::size_t sides = 0;
        MaybeFault fault = value.each([&](JsonValue side) -> MaybeFault {
            Value& bound = sides++ == 0 ? into.alpha : into.beta;
            return side.isNull() ? MaybeFault{} : number(side, bound);
        });
        const bool pair = value.is(Kind::array) && sides == 2;
        return fault || pair ? fault : value.wrong({Code::listExpected, {"in", R"([3, "inf"])"}});
    }

    MaybeFault type(JsonValue value, NodeType& into) {
        const auto which = value.among(nodeTypeWords);
        into = static_cast<NodeType>(which.value_or(0));
        return which ? MaybeFault{} : notAmong(value, nodeTypeWords);
    }

    MaybeFault cut(JsonValue value, WrittenCut& into) {
        if (!value.is(Kind::object)) {
            return value.wrong({Code::membersExpected, {"cuts", R"({"at": "1"})"}});
        }
        MaybeFault fault =
            value.eachMember([&](JsonValue member) { return partOfCut(member, into); });
        return fault || into.at != noNode ? fault : value.wrong({Code::pathExpected});
    }

    MaybeFault partOfCut(JsonValue member, WrittenCut& into) {
        static constexpr auto keys =
            std::to_array<std::string_view>({"at", "side", "deep", "witness"});
        if (member->key == "at") {
            return path(member, into.at);
        }
        if (member->key == "witness") {
            NodeId& witness = into.witness.emplace(noNode);
            return member.isNull() ? MaybeFault{} : path(member, witness);
        }
        if (member->key == "side") {
            const auto side = member.among(sideOfCutWords);
            into.mover = static_cast<Player>(side.value_or(0));
            return side ? MaybeFault{} : notAmong(member, sideOfCutWords);
        }
        if (member->key != "deep") {
            return unknown(member, keys);
        }
        into.deep = member->text == "true";
        return member.is(Kind::literal) && !member.isNull()
                   ? MaybeFault{}
                   : member.wrong({Code::flagExpected, {member->key}});
    }

    static MaybeFault number(JsonValue value, Value& into, Code otherwise = Code::boundExpected) {
        const auto bound = value.bound();
        into = bound.value_or(0);
        return bound ? MaybeFault{} : value.wrong({otherwise});
    }

    static MaybeFault whole(JsonValue value, std::uint64_t& into) {
        const auto number = value.whole();
        into = number.value_or(0);
        return number ? MaybeFault{} : value.wrong({Code::countExpected, {value->key}});
    }

    static MaybeFault child(JsonValue value, std::uint32_t& into) {
        const auto number = value.whole();
        const bool right = number && *number <= std::numeric_limits<std::uint32_t>::max();
        into = right ? static_cast<std::uint32_t>(*number) : 0;
        return right ? MaybeFault{} : value.wrong({Code::childExpected});
    }

    static MaybeFault unknown(JsonValue member, std::span<const std::string_view> keys) {
        return member.wrong({Code::unknownKey, {shortJsonString(member->key), listed(keys)}});
    }

    const GameTree& tree_;
    Answer& answer_;
    bool leavesToo_;
};

} // namespace prunus
