#include "core/notation/number.h"
#include "core/notation/writepath.h"
#include "core/practice/answerjson.h"
#include "core/practice/answerkeys.h"
#include "core/practice/builtjson.h"

#include <sstream>
#include <utility>

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

/// Writes what an answer says of the nodes of its tree. Their paths may be long: they go out one
/// by one.
class AnswerWriter {
  public:
    AnswerWriter(std::ostream& out, const GameTree& tree, const Answer& answer)
        : out_(out), tree_(tree), answer_(answer) {}

    const AnswerWriter& values() const { return key("values").byNode(answer_.values, jsonValue); }
    const AnswerWriter& windows() const {
        return key("windows").byNode(answer_.windows, jsonWindows);
    }
    const AnswerWriter& types() const {
        return key("types").byNode(answer_.types, [](NodeType type) {
            return '"' + std::string(nodeTypeWords.at(static_cast<std::size_t>(type))) + '"';
        });
    }
    const AnswerWriter& notVisited() const {
        return key("notVisited")
            .list(
                '[', answer_.notVisited, [&](NodeId n) { quoted(n); }, ']');
    }
    const AnswerWriter& paths(std::string_view name, const std::vector<NodeId>& nodes) const {
        return key(name).list(
            '[', nodes, [&](NodeId n) { writePath(out_, tree_, n); }, ']');
    }
    const AnswerWriter& move() const {
        return text(keyed("move", answer_.move ? std::to_string(*answer_.move) : "null"));
    }
    const AnswerWriter& line() const { return text(keyed("line", formatPath(answer_.line))); }
    const AnswerWriter& counts() const {
        std::string json;
        for (const std::string_view word : countWords) {
            if (const auto count = answer_.counts.find(std::string(word));
                count != answer_.counts.end()) {
                json += json.empty() ? "" : ", ";
                json += keyed(word, std::to_string(count->second));
            }
        }
        return text(json);
    }
    const AnswerWriter& cuts() const {
        return key("cuts").list(
            '[', answer_.cuts, [&](const WrittenCut& cut) { writeCut(cut); }, ']');
    }
    const AnswerWriter& text(std::string_view json) const {
        out_ << json;
        return *this;
    }

  private:
    const AnswerWriter& key(std::string_view name) const { return text(keyed(name, "")); }
    void quoted(NodeId n) const {
        out_ << '"';
        writeDottedPath(out_, tree_, n);
        out_ << '"';
    }
    template <class List, class Write>
    const AnswerWriter& list(char open, const List& list, Write write, char close) const {
        out_ << open;
        bool first = true;
        for (const auto& each : list) {
            out_ << (first ? "" : ", ");
            write(each);
            first = false;
        }
        out_ << close;
        return *this;
    }
    template <class T, class Text>
    const AnswerWriter& byNode(const std::map<NodeId, T>& written, Text shown) const {
        return list(
            '{', written,
            [&](const auto& entry) {
                quoted(entry.first);
                out_ << ": " << shown(entry.second);
            },
            '}');
    }
    void writeCut(const WrittenCut& cut) const {
        out_ << '{' << keyed("at", "");
        quoted(cut.at);
        if (cut.mover) {
            out_ << ", \"side\": \"" << sideOfCutWords.at(static_cast<std::size_t>(*cut.mover))
                 << '"';
        }
        if (cut.deep) {
            out_ << (*cut.deep ? ", \"deep\": true" : ", \"deep\": false");
        }
        if (cut.witness) {
            out_ << ", \"witness\": ";
            if (*cut.witness == noNode) {
                out_ << "null";
            } else {
                quoted(*cut.witness);
            }
        }
        out_ << '}';
    }

    std::ostream& out_;
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

void writeMembers(std::ostream& out, const GameTree& tree, Question question,
                  const Answer& answer) {
    const AnswerWriter write(out, tree, answer);
    switch (question) {
    case Question::values:
    case Question::returned:
        write.values();
        break;
    case Question::move:
        write.move().text(", ").line();
        break;
    case Question::crossOut:
    case Question::knownRange:
    case Question::twoRules:
        write.paths("marks", answer.marks);
        break;
    case Question::leafOrder:
        write.paths("leaves", answer.leaves);
        break;
    case Question::windows:
        write.windows().text(", ").notVisited();
        break;
    case Question::counts:
    case Question::leafBounds:
        write.counts();
        break;
    case Question::negamax:
        write.values().text(", ").windows();
        break;
    case Question::cuts:
        write.cuts();
        break;
    case Question::nodeTypes:
        write.types();
        break;
    case Question::mirror:
        write.paths("marks", answer.marks).text(same(answer));
        break;
    case Question::firstWindow:
        write.text(outcome(answer));
        break;
    case Question::depthLimit:
        write.move().text(answer.result ? ", " + keyed("value", formatJsonNumber(*answer.result))
                                        : "");
        break;
    case Question::budget:
        write.text(answer.depth ? keyed("depth", std::to_string(*answer.depth)) + ", " : "").move();
        break;
    case Question::reorder:
    case Question::ranges:
    case Question::fillIn:
    case Question::findTheBug:
    case Question::trueOrFalse:
        write.text(writeBuilt(tree, question, answer));
        break;
    }
}

} // namespace

void writeAnswer(std::ostream& out, const GameTree& tree, Question question, const Answer& answer) {
    out << '{';
    writeMembers(out, tree, question, answer);
    out << '}';
}

std::string writeAnswer(const GameTree& tree, Question question, const Answer& answer) {
    std::ostringstream out;
    writeAnswer(out, tree, question, answer);
    return std::move(out).str();
}

} // namespace prunus
