#include "core/lessons/questionterms.h"

#include "core/lessons/lessonjson.h"
#include "core/lessons/lessonkeys.h"
#include "core/lessons/lessonvalues.h"
#include "core/lessons/searchkeys.h"
#include "core/practice/sliptrace.h"
#include "core/tree/dottedpath.h"

#include <algorithm>
#include <tuple>

namespace prunus {

namespace {

using Kind = JsonItem::Kind;
using Keys = std::vector<std::string_view>;

constexpr std::uint64_t mostBudget = std::uint64_t{1} << 53U;
constexpr Value greatestFilling = 9'999;

/// The keys that concern a question.
Keys keysOf(Question question) {
    switch (question) {
    case Question::twoRules:
        return {"other", "depth"};
    case Question::ranges:
        return {"about"};
    case Question::fillIn:
        return {"wanted", "values"};
    case Question::budget:
        return {"budget", "unit"};
    case Question::findTheBug:
        return {"slip", "aspect", "mostLeaves"};
    case Question::trueOrFalse:
        return {"statement"};
    case Question::reorder:
        return {};
    default:
        return {"depth"};
    }
}

MaybeFault missingTerm(JsonValue object, Question question) {
    switch (question) {
    case Question::twoRules:
        return missingKey(object, "other", R"({"cut": "gt"})");
    case Question::ranges:
        return missingKey(object, "about", R"({"leaf": "0.1", "pruned": "1.0"})");
    case Question::budget:
        return missingKey(object, "budget", "12");
    case Question::depthLimit:
        return missingKey(object, "depth", "2");
    case Question::findTheBug:
        return missingKey(object, "slip", "\"M17\"");
    case Question::trueOrFalse:
        return missingKey(object, "statement", "\"backwardsAsMany\"");
    default:
        return std::nullopt;
    }
}

/// The search whose depth, player, window and order both of two rules have.
SearchOptions commonTo(const LessonQuestion& question, const GameTree& tree) {
    return procedureOf(question, tree).options;
}

/// Reads what stands behind the keys.
class TermReader {
  public:
    TermReader(const GameTree& tree, LessonQuestion& question)
        : tree_(tree), question_(question), terms_(question.terms) {}

    /// Of a question; those that are no terms are left alone.
    MaybeFault member(JsonValue value) {
        const std::string_view key = value->key;
        WrongListing& listing = terms_.listing;
        return key == "depth"        ? readWhole(value, terms_.depth.emplace(), 1, mostLessonPlies)
               : key == "about"      ? about(value)
               : key == "wanted"     ? wanted(value)
               : key == "values"     ? values(value)
               : key == "budget"     ? readWhole(value, terms_.budget.most, 0, mostBudget)
               : key == "unit"       ? readEnum(value, terms_.budget.unit, unitWords)
               : key == "slip"       ? slip(value)
               : key == "aspect"     ? readEnum(value, listing.aspect, aspectWords)
               : key == "mostLeaves" ? readWhole(value, listing.mostLeaves, 1, 40)
               : key == "statement"  ? readEnum(value, terms_.statement, statementWords)
                                     : MaybeFault{}; // the other search is read last
    }

    MaybeFault other(JsonValue value) {
        SearchOptions options = commonTo(question_, tree_);
        static constexpr auto keys =
            std::to_array<std::string_view>({"algorithm", "slip", "form", "fail", "cut"});
        if (value.is(Kind::object)) {
            MaybeFault fault = value.each([](JsonValue each) -> MaybeFault {
                return std::ranges::find(keys, std::string_view(each->key)) == keys.end()
                           ? unknownLessonKey(each, keys)
                           : MaybeFault{};
            });
            if (fault) {
                return fault;
            }
        }
        MaybeFault fault = readSearch(value, options, R"({"cut": "gt"})");
        const Procedure one = procedureOf(question_, tree_);
        Procedure procedure = procedureOf(options);
        procedure.rightToLeft = one.rightToLeft;
        procedure.valuesFromMover = one.valuesFromMover;
        terms_.other = procedure;
        return fault;
    }

  private:
    MaybeFault nodeAt(JsonValue value, NodeId& node, bool isLeaf) const {
        node = value.is(Kind::string) ? nodeAtDotted(tree_, value->text) : noNode;
        const bool right =
            node != noNode &&
            (isLeaf ? tree_.isLeaf(node) : tree_.children(GameTree::root()).contains(node));
        return right ? MaybeFault{}
                     : value.wrong({isLeaf ? Code::leafPathExpected : Code::rootChildExpected,
                                    {value->key}});
    }

    MaybeFault about(JsonValue object) {
        static constexpr auto keys =
            std::to_array<std::string_view>({"leaf", "pruned", "best", "worth"});
        using Asks = AboutX::Asks;
        AboutX& about = terms_.aboutX;
        if (!object.is(Kind::object)) {
            return object.wrong(
                {Code::membersExpected, {"about", R"({"leaf": "0.1", "pruned": "1.0"})"}});
        }
        std::size_t asked = 0;
        MaybeFault fault = missingKey(object, "leaf", "\"0.1\"");
        fault = fault ? fault : object.eachMember([&](JsonValue value) -> MaybeFault {
            const auto key = std::ranges::find(keys, std::string_view(value->key));
            if (key == keys.end()) {
                return unknownLessonKey(value, keys);
            }
            if (*key == "leaf") {
                return nodeAt(value, about.x, true);
            }
            ++asked;
            about.asks = static_cast<Asks>(key - keys.begin() - 1);
            if (about.asks != Asks::worth) {
                return nodeAt(value, about.node, about.asks == Asks::pruned);
            }
            about.worth = value->number;
            return value.is(Kind::number) ? MaybeFault{} : value.wrong({Code::boundExpected});
        });
        return fault || asked == 1 ? fault
                                   : object.wrong({Code::oneKeyExpected,
                                                   {listed(std::span(keys).subspan(1), true)}});
    }

    MaybeFault wanted(JsonValue value) {
        static constexpr auto words = std::to_array<std::string_view>({"most", "nothing"});
        static constexpr auto keys = std::to_array<std::string_view>({"exactly", "leaf"});
        Filling& filling = terms_.filling;
        if (value.is(Kind::string)) {
            return readEnum(value, filling.goal, words);
        }
        if (!value.is(Kind::object) || value.size() != 2) {
            return value.wrong(
                {Code::wordExpected,
                 {"wanted", R"("most", "nothing", {"exactly": 3}, {"leaf": "1.0"})"}});
        }
        return value.eachMember([&](JsonValue each) -> MaybeFault {
            const std::string_view key = each->key;
            filling.goal = key == "leaf" ? Filling::Goal::leaf : Filling::Goal::exactly;
            return key == "leaf"      ? nodeAt(each, filling.leaf, true)
                   : key == "exactly" ? readWhole(each, filling.count, 0, mostLessonNodes)
                                      : unknownLessonKey(each, keys);
        });
    }

    MaybeFault values(JsonValue value) {
        std::pair range{terms_.filling.least, terms_.filling.greatest};
        MaybeFault fault = readRange(value, range, {-greatestFilling, greatestFilling}, "[0, 15]");
        std::tie(terms_.filling.least, terms_.filling.greatest) = range;
        return fault;
    }

    MaybeFault slip(JsonValue value) {
        Misconception& slip = terms_.listing.slip;
        MaybeFault fault = readEnum(value, slip, slipWords);
        return fault || (traits(slip).isRun && traits(slip).deltaLine != 0)
                   ? fault
                   : value.wrong({Code::slipIsNoSearch, {traits(slip).id}});
    }

    const GameTree& tree_;
    LessonQuestion& question_;
    Terms& terms_;
};

std::string jsonPath(const GameTree& tree, NodeId n) {
    return quotedText(dottedPath(tree, n));
}

std::string jsonAbout(const AboutX& about, const GameTree& tree) {
    JsonMembers members;
    members.add("leaf", jsonPath(tree, about.x));
    switch (about.asks) {
    case AboutX::Asks::pruned:
        members.add("pruned", jsonPath(tree, about.node));
        break;
    case AboutX::Asks::best:
        members.add("best", jsonPath(tree, about.node));
        break;
    case AboutX::Asks::worth:
        members.addNumber("worth", about.worth);
    }
    return members.object();
}

std::string jsonWanted(const Filling& filling, const GameTree& tree) {
    JsonMembers members;
    switch (filling.goal) {
    case Filling::Goal::most:
        return "\"most\"";
    case Filling::Goal::nothing:
        return "\"nothing\"";
    case Filling::Goal::exactly:
        members.addNumber("exactly", filling.count);
        break;
    case Filling::Goal::leaf:
        members.add("leaf", jsonPath(tree, filling.leaf));
    }
    return members.object();
}

} // namespace

bool needsNoTerms(Question question) {
    return question <= Question::firstWindow;
}

MaybeFault readTerms(JsonValue object, const GameTree* tree, LessonQuestion& question) {
    if (tree == nullptr && !needsNoTerms(question.question)) {
        return object.member("type")->wrong(
            {Code::writtenTreeNeeded, {traits(question.question).id}});
    }
    const Keys keys = tree == nullptr ? Keys() : keysOf(question.question);
    MaybeFault fault = missingTerm(object, question.question);
    fault = fault ? fault : object.each([&](JsonValue value) -> MaybeFault {
        const std::string_view key = value->key;
        const bool isTerm = std::ranges::find(termKeys, key) != termKeys.end();
        return isTerm && std::ranges::find(keys, key) == keys.end()
                   ? value.wrong({Code::keyNotHere, {key, traits(question.question).id}})
                   : MaybeFault{};
    });
    if (fault || tree == nullptr) {
        return fault;
    }
    question.terms.filling.greatest =
        std::max(15, static_cast<std::int32_t>(tree->leafCount()) - 1);
    TermReader reader(*tree, question);
    fault = object.each([&](JsonValue value) { return reader.member(value); });
    const auto other = object.member("other");
    return fault || !other ? fault : reader.other(*other);
}

void addTerms(JsonMembers& members, const LessonQuestion& question, const GameTree* tree) {
    const Terms& terms = question.terms;
    if (terms.depth) {
        members.addNumber("depth", *terms.depth);
    }
    switch (question.question) {
    case Question::twoRules: {
        JsonMembers other;
        if (terms.other && tree != nullptr) {
            addSearch(other, *steppable(*terms.other), commonTo(question, *tree));
        }
        members.add("other", other.object());
        break;
    }
    case Question::ranges:
        members.add("about", jsonAbout(terms.aboutX, *tree));
        break;
    case Question::fillIn:
        members.add("wanted", jsonWanted(terms.filling, *tree));
        members.add("values", '[' + std::to_string(terms.filling.least) + ", " +
                                  std::to_string(terms.filling.greatest) + ']');
        break;
    case Question::budget:
        members.add("budget", std::to_string(terms.budget.most));
        members.addText("unit", wordAmong(terms.budget.unit, unitWords));
        break;
    case Question::findTheBug:
        members.addText("slip", traits(terms.listing.slip).id);
        members.addText("aspect", wordAmong(terms.listing.aspect, aspectWords));
        members.addNumber("mostLeaves", terms.listing.mostLeaves);
        break;
    case Question::trueOrFalse:
        members.addText("statement", wordAmong(terms.statement, statementWords));
        break;
    default:
        break;
    }
}

} // namespace prunus
