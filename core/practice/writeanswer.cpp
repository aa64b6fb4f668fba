#include "core/base/unreachable.h"
#include "core/notation/number.h"
#include "core/practice/answerjson.h"
#include "core/practice/answerkeys.h"
#include "core/practice/builtjson.h"
#include "core/tree/dottedpath.h"

namespace prunus {

namespace {

/// Texts side by side, in brackets.
template <class List, class Text>
std::string between(char open, const List& list, Text text, char close) {
    std::string json(1, open);
    for (const auto& each : list) {
        json += json.size() > 1 ? ", " : "";
        json += text(each);
    }
    return json + close;
}

std::string jsonWindow(const Window& window) {
    return '[' + formatJsonNumber(window.alpha) + ", " + formatJsonNumber(window.beta) + ']';
}

std::string keyed(std::string_view key, const std::string& json) {
    return '"' + std::string(key) + "\": " + json;
}

std::string jsonValue(const WrittenValue& value) {
    std::string number = formatJsonNumber(value.value);
    if (value.relation == WrittenValue::Relation::equal) {
        return number;
    }
    const std::string_view word = relationWords.at(static_cast<std::size_t>(value.relation));
    const bool two = value.relation == WrittenValue::Relation::between;
    return "{\"rel\": \"" + std::string(word) + "\", \"v\": " + number +
           (two ? ", \"upper\": " + formatJsonNumber(value.upper) : "") + '}';
}

std::string jsonBounds(const std::vector<Value>& bounds) {
    return bounds.size() == 1 ? formatJsonNumber(bounds.front())
                              : between('[', bounds, formatJsonNumber, ']');
}

std::string jsonWindows(const WrittenWindows& windows) {
    std::vector<std::string> parts;
    if (windows.in) {
        parts.push_back(keyed("in", jsonWindow(*windows.in)));
    }
    if (windows.out) {
        parts.push_back(keyed("out", jsonWindow(*windows.out)));
    }
    if (windows.history) {
        parts.push_back(keyed("history", between('[', *windows.history, jsonWindow, ']')));
    }
    if (!windows.onlyAlpha.empty()) {
        parts.push_back(keyed("alpha", jsonBounds(windows.onlyAlpha)));
    }
    if (!windows.onlyBeta.empty()) {
        parts.push_back(keyed("beta", jsonBounds(windows.onlyBeta)));
    }
    return between(
        '{', parts, [](const std::string& part) { return part; }, '}');
}

/// Writes what an answer says of the nodes of its tree.
class AnswerWriter {
  public:
    AnswerWriter(const GameTree& tree, const Answer& answer) : tree_(tree), answer_(answer) {}

    [[nodiscard]] std::string values() const {
        return keyed("values", byNode(answer_.values, jsonValue));
    }
    [[nodiscard]] std::string windows() const {
        return keyed("windows", byNode(answer_.windows, jsonWindows));
    }
    [[nodiscard]] std::string types() const {
        return keyed("types", byNode(answer_.types, [](NodeType type) {
                         return '"' +
                                std::string(nodeTypeWords.at(static_cast<std::size_t>(type))) + '"';
                     }));
    }
    [[nodiscard]] std::string notVisited() const {
        return keyed("notVisited",
                     between(
                         '[', answer_.notVisited, [&](NodeId n) { return quotedPath(n); }, ']'));
    }
    [[nodiscard]] std::string paths(std::string_view key, const std::vector<NodeId>& nodes) const {
        const auto path = [&](NodeId n) { return formatPath(tree_.path(n)); };
        return keyed(key, between('[', nodes, path, ']'));
    }
    [[nodiscard]] std::string move() const {
        return keyed("move", answer_.move ? std::to_string(*answer_.move) : "null");
    }
    [[nodiscard]] std::string line() const { return keyed("line", formatPath(answer_.line)); }
    [[nodiscard]] std::string counts() const {
        std::string json;
        for (const std::string_view word : countWords) {
            if (const auto count = answer_.counts.find(std::string(word));
                count != answer_.counts.end()) {
                json += json.empty() ? "" : ", ";
                json += keyed(word, std::to_string(count->second));
            }
        }
        return json;
    }
    [[nodiscard]] std::string cuts() const {
        return keyed("cuts", between(
                                 '[', answer_.cuts,
                                 [&](const WrittenCut& cut) { return jsonCut(cut); }, ']'));
    }

  private:
    [[nodiscard]] std::string quotedPath(NodeId n) const {
        return '"' + dottedPath(tree_, n) + '"';
    }
    template <class T, class Text>
    [[nodiscard]] std::string byNode(const std::map<NodeId, T>& written, Text text) const {
        return between(
            '{', written,
            [&](const auto& entry) { return quotedPath(entry.first) + ": " + text(entry.second); },
            '}');
    }
    [[nodiscard]] std::string jsonCut(const WrittenCut& cut) const {
        std::string json = '{' + keyed("at", quotedPath(cut.at));
        if (cut.mover) {
            const std::string_view side = sideOfCutWords.at(static_cast<std::size_t>(*cut.mover));
            json += ", \"side\": \"" + std::string(side) + '"';
        }
        if (cut.deep) {
            json += *cut.deep ? ", \"deep\": true" : ", \"deep\": false";
        }
        if (cut.witness) {
            json += ", \"witness\": ";
            json += *cut.witness == noNode ? "null" : quotedPath(*cut.witness);
        }
        return json + '}';
    }

    const GameTree& tree_;
    const Answer& answer_;
};

std::string same(const Answer& answer) {
    return !answer.same ? "" : *answer.same ? R"(, "same": true)" : R"(, "same": false)";
}

std::string outcome(const Answer& answer) {
    std::string json;
    if (answer.result) {
        json = keyed("returned", formatJsonNumber(*answer.result));
    }
    if (answer.proves) {
        const std::string_view word = provedWords.at(static_cast<std::size_t>(*answer.proves));
        json += json.empty() ? "" : ", ";
        json += keyed("proves", '"' + std::string(word) + '"');
    }
    return json;
}

std::string membersOf(const GameTree& tree, Question question, const Answer& answer) {
    const AnswerWriter writer(tree, answer);
    switch (question) {
    case Question::values:
    case Question::returned:
        return writer.values();
    case Question::move:
        return writer.move() + ", " + writer.line();
    case Question::crossOut:
    case Question::knownRange:
    case Question::twoRules:
        return writer.paths("marks", answer.marks);
    case Question::leafOrder:
        return writer.paths("leaves", answer.leaves);
    case Question::windows:
        return writer.windows() + ", " + writer.notVisited();
    case Question::counts:
    case Question::leafBounds:
        return writer.counts();
    case Question::negamax:
        return writer.values() + ", " + writer.windows();
    case Question::cuts:
        return writer.cuts();
    case Question::nodeTypes:
        return writer.types();
    case Question::mirror:
        return writer.paths("marks", answer.marks) + same(answer);
    case Question::firstWindow:
        return outcome(answer);
    case Question::depthLimit:
        return writer.move() +
               (answer.result ? ", " + keyed("value", formatJsonNumber(*answer.result)) : "");
    case Question::budget:
        return (answer.depth ? keyed("depth", std::to_string(*answer.depth)) + ", " : "") +
               writer.move();
    case Question::reorder:
    case Question::ranges:
    case Question::fillIn:
    case Question::findTheBug:
    case Question::trueOrFalse:
        return writeBuilt(tree, question, answer);
    }
    unreachable();
}

} // namespace

std::string writeAnswer(const GameTree& tree, Question question, const Answer& answer) {
    return '{' + membersOf(tree, question, answer) + '}';
}

} // namespace prunus
