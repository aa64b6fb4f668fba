#include "core/base/unreachable.h"
#include "core/practice/answerjson.h"
#include "core/practice/answerreader.h"
#include "core/practice/builtjson.h"

#include <algorithm>
#include <span>

namespace prunus {

namespace {

struct AnswerKey {
    std::string_view name;
    AnswerReader::Read read;
};

std::vector<AnswerKey> countKeys(std::span<const std::string_view> words) {
    std::vector<AnswerKey> keys;
    keys.reserve(words.size());
    for (const std::string_view word : words) {
        keys.push_back({word, &AnswerReader::count});
    }
    return keys;
}

/// The keys of an answer to this question.
std::vector<AnswerKey> keysOf(Question question) {
    switch (question) {
    case Question::values:
    case Question::returned:
        return {{"values", &AnswerReader::values}};
    case Question::move:
        return {{"move", &AnswerReader::move}, {"line", &AnswerReader::line}};
    case Question::crossOut:
    case Question::knownRange:
    case Question::twoRules:
        return {{"marks", &AnswerReader::marks}, {"kind", &AnswerReader::kind}};
    case Question::mirror:
        return {{"marks", &AnswerReader::marks},
                {"kind", &AnswerReader::kind},
                {"same", &AnswerReader::same}};
    case Question::firstWindow:
        return {{"returned", &AnswerReader::returned}, {"proves", &AnswerReader::proves}};
    case Question::depthLimit:
        return {{"move", &AnswerReader::move}, {"value", &AnswerReader::returned}};
    case Question::budget:
        return {{"depth", &AnswerReader::depth}, {"move", &AnswerReader::move}};
    case Question::leafOrder:
        return {{"leaves", &AnswerReader::leaves}};
    case Question::windows:
        return {{"windows", &AnswerReader::windows}, {"notVisited", &AnswerReader::notVisited}};
    case Question::counts:
        return countKeys(std::span(countWords).first(countsOfRun));
    case Question::leafBounds:
        return countKeys(std::span(countWords).subspan(countsOfRun));
    case Question::negamax:
        return {{"values", &AnswerReader::values}, {"windows", &AnswerReader::windows}};
    case Question::cuts:
        return {{"cuts", &AnswerReader::cuts}};
    case Question::nodeTypes:
        return {{"types", &AnswerReader::types}};
    case Question::reorder:
    case Question::ranges:
    case Question::fillIn:
    case Question::findTheBug:
    case Question::trueOrFalse:
        break; // see readBuilt()
    }
    unreachable();
}

MaybeFault readPlainAnswer(JsonValue object, const std::vector<AnswerKey>& keys,
                           AnswerReader& reader) {
    return object.eachMember([&](JsonValue member) -> MaybeFault {
        std::vector<std::string_view> names;
        for (const AnswerKey& key : keys) {
            if (key.name == member->key) {
                return (reader.*key.read)(member);
            }
            names.push_back(key.name);
        }
        return member.wrong({Code::unknownKey, {shortJsonString(member->key), listed(names)}});
    });
}

/// Of an answer with what it is an answer to.
MaybeFault faultOfHeading(JsonValue object, Question question) {
    const auto about = object.member("question");
    const std::string_view id = traits(question).id;
    if (about && (*about)->text != id) {
        return about->wrong({Code::otherQuestion, {shortJsonString((*about)->text), id}});
    }
    static constexpr auto keys =
        std::to_array<std::string_view>({"question", "procedure", "options", "answer"});
    return object.eachMember([&](JsonValue member) -> MaybeFault {
        return std::ranges::find(keys, std::string_view(member->key)) != keys.end()
                   ? MaybeFault{}
                   : member.wrong({Code::unknownKey, {shortJsonString(member->key), listed(keys)}});
    });
}

} // namespace

tl::expected<Answer, ReadError> readAnswer(std::string_view text, const GameTree& tree,
                                           Question question) {
    const std::string_view example = answerExamples.at(static_cast<std::size_t>(question));
    const auto read = [&](JsonValue object, Answer& answer) -> MaybeFault {
        AnswerReader reader(tree, question, answer);
        const auto plain = [&](JsonValue members) {
            return traits(question).isPuzzle ? readBuilt(members, tree, question, answer)
                                             : readPlainAnswer(members, keysOf(question), reader);
        };
        const auto inner = object.member("answer");
        if (!inner) {
            return plain(object);
        }
        if (MaybeFault fault = faultOfHeading(object, question)) {
            return fault;
        }
        return inner->is(JsonItem::Kind::object) ? plain(*inner)
                                                 : inner->wrong({Code::objectExpected, {example}});
    };
    return readJsonObject<Answer>(text, example, read);
}

} // namespace prunus
