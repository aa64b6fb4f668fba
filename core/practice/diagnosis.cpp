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

/// Those that fit exactly, each once, of the first rank in which one does.
std::vector<Misconception> exactFits(const std::vector<Variant>& variants,
                                     const AnswerFields& given) {
    std::vector<Misconception> fits;
    for (const SlipRank rank : {SlipRank::convention, SlipRank::usual, SlipRank::farther}) {
        for (const Variant& variant : variants) {
            const bool isNew = fits.empty() || fits.back() != variant.misconception;
            if (variant.rank == rank && isNew && variant.fields == given) {
                fits.push_back(variant.misconception);
            }
        }
        if (!fits.empty()) {
            break;
        }
    }
    return fits;
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

/// Whether one item more, less, or another at its place makes the order right.
bool isOneApart(const std::vector<NodeId>& a, const std::vector<NodeId>& b) {
    const auto prefix = std::ranges::mismatch(a, b).in1 - a.begin();
    const std::size_t shorter = std::min(a.size(), b.size());
    std::size_t suffix = 0;
    while (suffix < shorter && a[a.size() - 1 - suffix] == b[b.size() - 1 - suffix]) {
        ++suffix;
    }
    const std::size_t longer = std::max(a.size(), b.size());
    return longer <= shorter + 1 && static_cast<std::size_t>(prefix) + suffix + 1 >= longer;
}

/// Whether the answer is wrong in one field, or one unit, alone.
bool isOneSlip(const GameTree& tree, Question question, const Sheet& right, const Answer& answer,
               const Profile& profile, std::size_t fields) {
    if (question == Question::leafOrder) {
        return isOneApart(answer.leaves, right.leaves);
    }
    if (!crossesOut(question)) {
        return fields == 1;
    }
    std::size_t errors = 0;
    std::set<NodeId> parents;
    for (const GradedItem& item :
         gradeAnswer(tree, question, right, answer, profile, false).items) {
        const bool isMissing = item.verdict == GradedItem::Verdict::missing;
        errors += isMissing || (item.item == "same" && item.credit == 0) ? 1U : 0U;
        if (item.verdict == GradedItem::Verdict::wrong && item.item != "same") {
            parents.insert(tree.parent(nodeAtDotted(tree, item.item)));
        }
    }
    return errors + parents.size() == 1;
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
    std::vector<Misconception> named = exactFits(variants, given);
    if (!named.empty()) {
        return named.size() > mostNamed ? Diagnosis{}
                                        : Diagnosis{Evidence::exact, std::move(named)};
    }
    if (isOneSlip(tree, question, right, answer, profile, differences(key, given))) {
        return {Evidence::oneSlip, {}};
    }
    named = nearFit(variants, key, given);
    return named.empty() ? Diagnosis{} : Diagnosis{Evidence::near, std::move(named)};
}

bool isAccepted(const Diagnosis& diagnosis, const Profile& profile) {
    return !profile.strictConvention && diagnosis.evidence == Diagnosis::Evidence::exact &&
           diagnosis.named.front() == Misconception::equality;
}

} // namespace prunus
