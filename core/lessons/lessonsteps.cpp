#include "core/lessons/lessonsteps.h"

#include "core/formats/treeformat.h"
#include "core/games/namedgame.h"
#include "core/lessons/lessonjson.h"
#include "core/lessons/lessonkeys.h"
#include "core/lessons/lessonvalues.h"
#include "core/lessons/searchkeys.h"
#include "core/tree/dottedpath.h"

namespace prunus {

namespace {

constexpr std::uint64_t mostLessonStep = 1'000'000;
constexpr std::uint64_t mostLessonIterations = 100'000;
constexpr std::uint64_t mostUctSeed = 0x7FFFFFFF;
constexpr std::uint64_t mostExploration = 1'000;

constexpr auto momentKeys = [] {
    std::array<std::string_view, searchKeys.size() + 5> keys{"tree", "at", "windows", "beside",
                                                             "uct"};
    std::ranges::copy(searchKeys, keys.begin() + 5);
    return keys;
}();

/// What another pane has unless it says otherwise: all but the mistake.
SearchOptions besides(SearchOptions options) {
    options.slip.reset();
    return options;
}

MaybeFault readUct(JsonValue object, LessonUct& uct) {
    static constexpr auto keys =
        std::to_array<std::string_view>({"iteration", "iterations", "exploration", "seed"});
    if (!object.is(JsonItem::Kind::object)) {
        return object.wrong({Code::membersExpected, {"uct", R"({"iteration": 20})"}});
    }
    MaybeFault fault = missingKey(object, "iteration", "20");
    fault = fault ? fault : object.eachMember([&](JsonValue member) -> MaybeFault {
        const std::string_view key = member->key;
        if (key == "exploration") {
            uct.options.exploration = member->number;
            const bool right = member.is(JsonItem::Kind::number) && member->number >= 0 &&
                               member->number <= static_cast<Value>(mostExploration);
            return right ? MaybeFault{}
                         : member.wrong({Code::numberBetween, {member->key, 0, mostExploration}});
        }
        return key == "iteration" ? readWhole(member, uct.iteration, 1, mostLessonIterations)
               : key == "iterations"
                   ? readWhole(member, uct.options.iterations, 1, mostLessonIterations)
               : key == "seed" ? readWhole(member, uct.options.seed, 0, mostUctSeed)
                               : unknownLessonKey(member, keys);
    });
    const bool tooLate = !fault && uct.iteration > uct.options.iterations;
    return tooLate ? object.member("iteration")
                         ->wrong({Code::wholeBetween,
                                  {"iteration", 1, std::uint64_t{uct.options.iterations}}})
                   : fault;
}

/// An event as notes of trees have it. Where it is in the search follows once all is read.
MaybeFault readEvent(JsonValue object, const GameTree& tree, NotePlace& event) {
    static constexpr auto keys = std::to_array<std::string_view>({"node", "event", "visit"});
    return object.eachMember([&](JsonValue member) -> MaybeFault {
        if (member->key == "node") {
            event.node =
                member.is(JsonItem::Kind::string) ? nodeAtDotted(tree, member->text) : noNode;
            return event.node != noNode
                       ? MaybeFault{}
                       : member.wrong({Code::noSuchNode, {shortJsonString(member->text)}});
        }
        return member->key == "event"   ? readEnum(member, event.event, noteEventIds)
               : member->key == "visit" ? readWhole(member, event.visit, 1, mostNoteVisits)
                                        : unknownLessonKey(member, keys);
    });
}

std::string jsonEvent(const GameTree& tree, const NotePlace& event) {
    JsonMembers members;
    members.addText("node", dottedPath(tree, event.node));
    members.addText("event", wordAmong(event.event, noteEventIds));
    if (event.visit != 1) {
        members.addNumber("visit", event.visit);
    }
    return members.object();
}

/// The step, by its number or its event.
MaybeFault readAt(JsonValue value, LessonMoment& moment) {
    if (!value.is(JsonItem::Kind::object)) {
        return readWhole(value, moment.at, 0, mostLessonStep);
    }
    MaybeFault fault = readEvent(value, *moment.tree, moment.event.emplace());
    if (const auto at = fault ? std::nullopt : stepOfEvent(moment)) {
        moment.at = at->value;
    }
    return fault;
}

std::string jsonUct(const LessonUct& uct) {
    const UctOptions usual;
    JsonMembers members;
    members.addNumber("iteration", uct.iteration);
    members.addNumber("iterations", uct.options.iterations);
    if (uct.options.exploration != usual.exploration) {
        members.addNumber("exploration", uct.options.exploration);
    }
    members.add("seed", std::to_string(uct.options.seed));
    return members.object();
}

} // namespace

MaybeFault readTree(JsonValue value, std::shared_ptr<const GameTree>& into) {
    auto tree = readTreeValue(value);
    if (!tree) {
        return tree.error();
    }
    into = std::make_shared<const GameTree>(*std::move(tree));
    return std::nullopt;
}

std::string jsonTree(const GameTree& tree) {
    return lostIn(TreeFormat::text, tree).empty() ? quotedText(written(tree, TreeFormat::text))
                                                  : written(tree, TreeFormat::json);
}

MaybeFault readMoment(JsonValue value, LessonMoment& moment) {
    if (!value.is(JsonItem::Kind::object)) {
        return value.wrong(
            {Code::membersExpected, {"show", R"({"tree": "[2, [1, 3]]", "at": 5})"}});
    }
    SearchReader search(moment.options);
    MaybeFault fault = missingKey(value, "tree", R"("[2, [1, 3]]")");
    fault = fault ? fault : value.eachMember([&](JsonValue member) -> MaybeFault {
        const std::string_view key = member->key;
        return key == "tree"              ? readTree(member, moment.tree)
               : key == "at"              ? MaybeFault{} // read next
               : key == "beside"          ? MaybeFault{}
               : key == "windows"         ? readFlag(member, moment.windows)
               : key == "uct"             ? readUct(member, moment.uct.emplace())
               : SearchReader::knows(key) ? search.member(member)
                                          : unknownLessonKey(member, momentKeys);
    });
    fault = fault ? fault : search.settle(value);
    const auto at = value.member("at");
    fault = !fault && at ? readAt(*at, moment) : fault;
    const auto beside = value.member("beside");
    if (fault || !beside) {
        return fault;
    }
    return readSearch(*beside, moment.beside.emplace(besides(moment.options)),
                      R"({"slip": "M05"})");
}

std::string jsonMoment(const LessonMoment& moment) {
    JsonMembers members;
    members.add("tree", jsonTree(*moment.tree));
    addSearch(members, moment.options, {});
    members.add("at",
                moment.event ? jsonEvent(*moment.tree, *moment.event) : std::to_string(moment.at));
    if (!moment.windows) {
        members.add("windows", "false");
    }
    if (moment.beside) {
        JsonMembers beside;
        addSearch(beside, *moment.beside, besides(moment.options));
        members.add("beside", beside.object());
    }
    if (moment.uct) {
        members.add("uct", jsonUct(*moment.uct));
    }
    return R"({"show": )" + members.object() + '}';
}

MaybeFault readGame(JsonValue value, LessonGame& game) {
    static constexpr auto keys =
        std::to_array<std::string_view>({"game", "plays", "against", "depth"});
    if (!value.is(JsonItem::Kind::object)) {
        return value.wrong({Code::membersExpected, {"play", R"({"game": "tic-tac-toe"})"}});
    }
    MaybeFault fault = missingKey(value, "game", R"("tic-tac-toe")");
    return fault ? fault : value.eachMember([&](JsonValue member) -> MaybeFault {
        const std::string_view key = member->key;
        if (key == "game") {
            MaybeFault wrong = readText(member, game.game, mostNameBytes);
            const auto position = gameNamed(game.game);
            return wrong || position
                       ? wrong
                       : member.wrong({Code::noGameHere, {}, {}, {position.error().message}});
        }
        return key == "plays"     ? readEnum(member, game.plays, playsWords)
               : key == "against" ? readEnum(member, game.against, searchWords)
               : key == "depth"   ? readWhole(member, game.depth.emplace(), 1, mostLessonPlies)
                                  : unknownLessonKey(member, keys);
    });
}

std::string jsonGame(const LessonGame& game) {
    JsonMembers members;
    members.addText("game", game.game);
    members.addText("plays", wordAmong(game.plays, playsWords));
    members.addText("against", traits(game.against).id);
    if (game.depth) {
        members.addNumber("depth", *game.depth);
    }
    return R"({"play": )" + members.object() + '}';
}

} // namespace prunus
