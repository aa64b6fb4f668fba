#include "core/lessons/attempt.h"
#include "core/lessons/attemptlog.h"
#include "core/lessons/lessonjson.h"
#include "core/lessons/lessonvalues.h"

#include <limits>
#include <map>

namespace prunus {

namespace {

using Kind = JsonItem::Kind;

constexpr std::uint64_t mostInstances = 1'000'000;

/// Shows the members that are known, and leaves out the others.
template <class Read> MaybeFault readObject(JsonValue value, const char* example, Read read) {
    return value.is(Kind::object) ? value.eachMember(read)
                                  : value.wrong({Code::membersExpected, {value->key, example}});
}

template <class Read>
MaybeFault readList(JsonValue value, std::size_t most, const char* example, Read read) {
    if (!value.is(Kind::array)) {
        return value.wrong({Code::listExpected, {value->key, example}});
    }
    std::size_t count = 0;
    return value.each([&](JsonValue each) -> MaybeFault {
        return ++count > most ? each.wrong({Code::tooManyEntries, {value->key, most}}) : read(each);
    });
}

/// A name; null for none.
MaybeFault readName(JsonValue value, std::string& into) {
    return value.isNull() ? MaybeFault{} : readText(value, into, mostNameBytes);
}

class AttemptReader {
  public:
    explicit AttemptReader(AttemptFile& attempt) : attempt_(attempt) {}

    MaybeFault read(JsonValue document) {
        if (MaybeFault fault = tooDeep(document)) {
            return fault;
        }
        if (MaybeFault fault = faultOfKind(
                document, "prunus-attempt",
                {{"student", R"({"id": "s1234"})"}, {"items", R"([{"exercise": "e1"}])"}})) {
            return fault;
        }
        MaybeFault fault = document.eachMember([&](JsonValue value) { return member(value); });
        return fault ? fault : log(document);
    }

  private:
    static MaybeFault tooDeep(JsonValue document) {
        std::vector<std::size_t> open; // where what holds the next value ends
        for (std::size_t k = 0; k < document.size(); ++k) {
            while (!open.empty() && open.back() <= k) {
                open.pop_back();
            }
            const JsonValue each = document.within(k);
            if (open.size() > mostNesting) {
                return each.wrong({Code::nestedTooDeep, {mostNesting}});
            }
            open.push_back(k + each.size());
        }
        return std::nullopt;
    }

    MaybeFault member(JsonValue value) {
        const std::string_view key = value->key;
        if (key == "lesson") {
            return readObject(value, R"({"id": "week3"})", [&](JsonValue each) -> MaybeFault {
                return each->key == "id"       ? readName(each, attempt_.lessonId)
                       : each->key == "sha256" ? readName(each, attempt_.lessonHash)
                                               : MaybeFault{};
            });
        }
        if (key == "student") {
            return readObject(value, R"({"id": "s1234"})", [&](JsonValue each) -> MaybeFault {
                return each->key == "id"     ? readName(each, attempt_.studentId)
                       : each->key == "name" ? readName(each, attempt_.studentName)
                                             : MaybeFault{};
            });
        }
        if (key == "program") {
            return readObject(value, R"({"generator": 1})", [&](JsonValue each) -> MaybeFault {
                return each->key == "generator"
                           ? readWhole(each, attempt_.generator, 0, mostInstances)
                           : MaybeFault{};
            });
        }
        if (key == "items") {
            return readList(value, mostAttemptItems, R"([{"exercise": "e1"}])",
                            [&](JsonValue each) { return item(each); });
        }
        return key == "format"      ? faultOfFormat(value, "prunus-attempt")
               : key == "version"   ? faultOfVersion(value)
               : key == "submitted" ? readName(value, attempt_.submitted)
                                    : MaybeFault{};
    }

    MaybeFault item(JsonValue value) {
        if (MaybeFault fault = missingKey(value, "exercise", R"("e1")")) {
            return fault;
        }
        AttemptItem& item = attempt_.items.emplace_back();
        return value.eachMember([&](JsonValue each) -> MaybeFault {
            const std::string_view key = each->key;
            if (key == "tree") {
                item.hasTree = true;
                if (auto tree = readTreeValue(each)) {
                    item.tree = std::make_shared<const GameTree>(*std::move(tree));
                }
                return std::nullopt;
            }
            if (key == "questions") {
                return readList(each, mostQuestions, R"([{"id": "e1.q1"}])",
                                [&](JsonValue given) { return question(given, item); });
            }
            return key == "exercise"   ? readName(each, item.exercise)
                   : key == "instance" ? readWhole(each, item.instance, 1, mostInstances)
                                       : MaybeFault{};
        });
    }

    static MaybeFault question(JsonValue value, AttemptItem& item) {
        if (MaybeFault fault = missingKey(value, "id", R"("e1.q1")")) {
            return fault;
        }
        AttemptQuestion& question = item.questions.emplace_back();
        return value.eachMember([&](JsonValue each) -> MaybeFault {
            const std::string_view key = each->key;
            if (key == "answer") {
                question.answer = each.isNull() ? std::nullopt : std::optional(each.text());
                return std::nullopt;
            }
            if (key == "submits" || key == "hints") {
                std::size_t& count = key == "hints" ? question.hints : question.submits;
                return readList(each, mostLogLines, "[]", [&](JsonValue) -> MaybeFault {
                    ++count;
                    return std::nullopt;
                });
            }
            if (key == "shown" && !each.isNull()) {
                return readObject(each, R"({"points": 3})", [&](JsonValue part) -> MaybeFault {
                    if (part->key == "points" && part.is(Kind::number)) {
                        question.shown = part->number;
                    }
                    return std::nullopt;
                });
            }
            return key == "id"            ? readName(each, question.id)
                   : key == "modelOpened" ? readFlag(each, question.modelOpened)
                                          : MaybeFault{};
        });
    }

    /// When questions were worked at, and whether the chain holds.
    MaybeFault log(JsonValue document) {
        const auto lines = document.member("log");
        const auto head = document.member("head");
        attempt_.logHead = head ? (*head)->text : "";
        if (!lines) {
            return std::nullopt;
        }
        std::map<std::string, std::pair<Value, Value>> times;
        MaybeFault fault = readList(
            *lines, mostLogLines, R"([{"n": 1, "t": 12.4}])", [&](JsonValue line) -> MaybeFault {
                const bool isLine = line.is(Kind::object);
                const auto at = isLine ? line.member("t") : std::nullopt;
                const auto about = isLine ? line.member("q") : std::nullopt;
                if (at && about && at->is(Kind::number)) {
                    const Value t = (*at)->number;
                    times.try_emplace((*about)->text, t, t).first->second.second = t;
                }
                return std::nullopt;
            });
        for (AttemptItem& item : attempt_.items) {
            for (AttemptQuestion& question : item.questions) {
                if (const auto time = times.find(question.id); time != times.end()) {
                    question.seconds = time->second.second - time->second.first;
                }
            }
        }
        attempt_.logBroken = !fault && !isChain(*lines, attempt_.logHead);
        return fault;
    }

    AttemptFile& attempt_;
};

} // namespace

tl::expected<AttemptFile, ReadError> readAttempt(std::string_view text) {
    return readJsonObject<AttemptFile>(text, R"({"format": "prunus-attempt", …})",
                                       [](JsonValue document, AttemptFile& attempt) {
                                           return AttemptReader(attempt).read(document);
                                       });
}

} // namespace prunus
