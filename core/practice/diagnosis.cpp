#include "core/practice/diagnosis.h"

#include "core/practice/fields.h"
#include "core/practice/slipanswers.h"
#include "core/tree/dottedpath.h"

#include <algorithm>
#include <set>

namespace prunus {

namespace {

/// A misconception's answer, in one of its forms, where it is not the right one.
struct Variant {
    Misconception misconception;
    SlipRank rank;
    AnswerFields fields;
};

std::vector<Variant> visibleVariants(const GameTree& tree, Question question, const Sheet& right,
                                     const Profile& profile, const Terms& terms,
                                     const AnswerFields& key, const AnswerFields& given) {
    std::vector<Variant> variants;
    for (const SlipAnswer& slip : slipAnswers(tree, question, right, profile, terms)) {
        AnswerFields fields = fieldsOf(tree, question, slip.sheet, slip.answer, profile);
        keepAsked(fields, question, given);
        if (fields != key) {
            variants.push_back({slip.misconception, slip.rank, std::move(fields)});
        }
    }
    return variants;
}

/// Those that fit, each once, of the first rank in which one does.
std::vector<Misconception> fitsIn(const std::vector<Variant>& variants, const auto& fits) {
    std::vector<Misconception> all;
    for (const SlipRank rank :
         {SlipRank::convention, SlipRank::writing, SlipRank::usual, SlipRank::farther}) {
        for (const Variant& variant : variants) {
            const bool isNew = all.empty() || all.back() != variant.misconception;
            if (variant.rank == rank && isNew && fits(variant)) {
                all.push_back(variant.misconception);
            }
        }
        if (!all.empty()) {
            break;
        }
    }
    return all;
}

/// How much of what is wrong a variant explains, and how much of what is right it agrees with.
struct Explained {
    Misconception misconception;
    std::size_t wrong = 0;
    std::size_t right = 0;
};

Explained explainedBy(const Variant& variant, const AnswerFields& key, const AnswerFields& given) {
    Explained explained{variant.misconception};
    for (const auto& each : joined(key, given)) {
        const auto& field = each.first;
        const bool isRight = fieldIn(key, field) == fieldIn(given, field);
        const bool agrees = fieldIn(variant.fields, field) == fieldIn(given, field);
        (isRight ? explained.right : explained.wrong) += agrees ? 1U : 0U;
    }
    return explained;
}

/// The one that explains most of what is wrong, if that is at least two fields and 60 % of them,
/// 90 % of the right ones agree, and any other explains at least two fewer.
std::vector<Misconception> nearFit(const std::vector<Variant>& variants, const AnswerFields& key,
                                   const AnswerFields& given) {
    const std::size_t wrong = differences(key, given);
    const std::size_t right = joined(key, given).size() - wrong;
    std::vector<Explained> all;
    for (const Variant& variant : variants) {
        if (variant.rank != SlipRank::farther) {
            all.push_back(explainedBy(variant, key, given));
        }
    }
    const auto best = std::ranges::max_element(all, {}, &Explained::wrong);
    if (best == all.end() || best->wrong < 2 || best->wrong * 10 < wrong * 6 ||
        best->right * 10 < right * 9) {
        return {};
    }
    const bool isRivalled = std::ranges::any_of(all, [&](const Explained& other) {
        return other.misconception != best->misconception && other.wrong + 2 > best->wrong;
    });
    return isRivalled ? std::vector<Misconception>{}
                      : std::vector<Misconception>{best->misconception};
}

/// Whether one item more, less, or another at its place makes the one list the other.
bool isOneApart(const auto& a, const auto& b) {
    const auto prefix = std::ranges::mismatch(a, b).in1 - a.begin();
    const std::size_t shorter = std::min(a.size(), b.size());
    std::size_t suffix = 0;
    while (suffix < shorter && a[a.size() - 1 - suffix] == b[b.size() - 1 - suffix]) {
        ++suffix;
    }
    const std::size_t longer = std::max(a.size(), b.size());
    return longer <= shorter + 1 && static_cast<std::size_t>(prefix) + suffix + 1 >= longer;
}

/// What the fields of an order hold, as a list.
std::vector<Value> fieldValues(const AnswerFields& fields) {
    std::vector<Value> list;
    for (const auto& each : fields) {
        list.push_back(each.second.front());
    }
    return list;
}

/// Whether an answer is that of a misconception in all places but one: in so many that it is no
/// chance, and in two or more that are wrong. Of leaves that are crossed out or not it takes more.
bool isAllButOne(const Variant& variant, Question question, const AnswerFields& key,
                 const AnswerFields& given) {
    const std::size_t least = marksLeaves(question) ? 14 : 6;
    if (joined(variant.fields, given).size() < least) {
        return false;
    }
    return question == Question::leafOrder
               ? isOneApart(fieldValues(variant.fields), fieldValues(given)) &&
                     !isOneApart(fieldValues(variant.fields), fieldValues(key))
               : differences(variant.fields, given) == 1 &&
                     explainedBy(variant, key, given).wrong > 1;
}

/// Whether the answer is wrong in one field, or one unit, alone, and right in two or more.
bool isOneSlip(const GameTree& tree, Question question, const Sheet& right, const Answer& answer,
               const Profile& profile, std::size_t fields) {
    using Verdict = GradedItem::Verdict;
    const auto items = gradeAnswer(tree, question, right, answer, profile, false).items;
    if (std::ranges::count(items, Verdict::right, &GradedItem::verdict) < 2) {
        return false;
    }
    if (question == Question::leafOrder) {
        return isOneApart(answer.leaves, right.leaves);
    }
    if (!crossesOut(question)) {
        return fields == 1;
    }
    std::size_t errors = 0;
    std::set<NodeId> parents;
    for (const GradedItem& item : items) {
        errors += item.verdict == Verdict::missing || (item.item == "same" && item.credit == 0);
        if (item.verdict == Verdict::wrong && item.item != "same") {
            parents.insert(tree.parent(nodeAtDotted(tree, item.item)));
        }
    }
    return errors + parents.size() == 1;
}

/// Whether all that is wrong is a number that is only a bound: where such numbers are asked for,
/// what M25 would write, or where values are, what alpha-beta returns there.
bool takesBounds(const GameTree& tree, Question question, const Sheet& right,
                 const std::vector<Variant>& variants, const AnswerFields& key,
                 const AnswerFields& given) {
    const std::size_t wrong = differences(key, given);
    if (question != Question::values) {
        return std::ranges::any_of(variants, [&](const Variant& each) {
            return each.misconception == Misconception::boundAsValue &&
                   explainedBy(each, key, given).wrong == wrong;
        });
    }
    Procedure searched = right.procedure;
    searched.options.algorithm = Algorithm::alphaBeta;
    const auto sheet = makeSheet(tree, searched);
    const auto bounds = std::ranges::count_if(given, [&](const auto& field) {
        const SheetNode* node = sheet ? &sheet->nodes[field.first.first] : nullptr;
        return node != nullptr && fieldIn(key, field.first) != field.second && node->reached &&
               !node->proved.exact() &&
               (field.second[1] == node->proved.lower || field.second[1] == node->proved.upper);
    });
    return static_cast<std::size_t>(bounds) == wrong;
}

} // namespace

Diagnosis diagnose(const GameTree& tree, Question question, const Sheet& right,
                   const Answer& answer, const Profile& profile, const Terms& terms) {
    using Evidence = Diagnosis::Evidence;
    constexpr std::size_t mostNamed = 2;
    const bool comparesRuns = question == Question::twoRules || question == Question::leafBounds;
    if (comparesRuns || tree.nodeCount() > mostNodesOfMisconception ||
        gradeAnswer(tree, question, right, answer, profile, false, terms).credit == 1) {
        return {};
    }
    const AnswerFields given = fieldsOf(tree, question, right, answer, profile);
    if (given.empty()) {
        return {};
    }
    AnswerFields key =
        fieldsOf(tree, question, right, answerOf(tree, question, right, profile, terms), profile);
    keepAsked(key, question, given);
    const auto variants = visibleVariants(tree, question, right, profile, terms, key, given);
    const auto found = [](Evidence evidence, std::vector<Misconception> named) {
        const bool some = !named.empty() && named.size() <= mostNamed;
        return some ? Diagnosis{evidence, std::move(named)} : Diagnosis{};
    };
    auto named = fitsIn(variants, [&](const Variant& each) { return each.fields == given; });
    if (!named.empty()) {
        return found(Evidence::exact, std::move(named));
    }
    if (takesBounds(tree, question, right, variants, key, given)) {
        return question == Question::values ? Diagnosis{}
                                            : found(Evidence::near, {Misconception::boundAsValue});
    }
    if (isOneSlip(tree, question, right, answer, profile, differences(key, given))) {
        return {Evidence::oneSlip, {}};
    }
    named = fitsIn(variants,
                   [&](const Variant& each) { return isAllButOne(each, question, key, given); });
    return named.empty() ? found(Evidence::near, nearFit(variants, key, given))
                         : found(Evidence::allButOne, std::move(named));
}

} // namespace prunus
