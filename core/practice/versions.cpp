#include "core/practice/versions.h"

#include "core/practice/answerjson.h"
#include "core/practice/childorder.h"
#include "core/practice/difficulty.h"
#include "core/practice/leafdrawing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>

namespace prunus {

namespace {

/// Trees for one version: of the shape of the first or its mirror image, then of any order; and so
/// many once one is known that has the key of a neighbour to some question.
constexpr std::uint32_t mostTriedInShape = 4'000;
constexpr std::uint32_t mostTried = 60'000;
constexpr std::uint32_t mostTriedForKeys = 12'000;
constexpr std::uint64_t difficultyApart = 2;
/// From the least to the greatest value; where leaves are further apart, the demands' values serve.
constexpr Value mostApart = 1'000;

/// What is not the same key weighs less than what is not equally hard.
constexpr std::uint64_t unlike = 1'000;

/// How often each kind of cut occurs: by who moves, deep or not, at a tie or not.
using CutKinds = std::array<std::uint64_t, 8>;

CutKinds kindsOf(const Sheet& sheet) {
    CutKinds kinds{};
    for (const SheetCut& cut : sheet.cuts) {
        ++kinds.at((cut.mover == Player::max ? 4U : 0U) + (cut.deep ? 2U : 0U) +
                   (cut.equal ? 1U : 0U));
    }
    return kinds;
}

std::uint64_t apart(std::uint64_t a, std::uint64_t b) {
    return a < b ? b - a : a - b;
}

std::uint64_t repeatsIn(const GameTree& tree) {
    const std::vector<Value> values = leafValues(tree);
    return values.size() - std::set<Value>(values.begin(), values.end()).size();
}

std::pair<std::int32_t, std::int32_t> valuesLike(const GameTree& tree, const Demands& demands) {
    const auto values = leafValues(tree);
    const auto [least, greatest] = std::ranges::minmax(values);
    const bool fits =
        std::abs(least) <= 1e6 && std::abs(greatest) <= 1e6 && greatest - least <= mostApart;
    return fits ? std::pair{static_cast<std::int32_t>(std::ceil(least)),
                            static_cast<std::int32_t>(std::floor(greatest))}
                : demands.values;
}

/// Its children in an order that `arrange` makes of the one from the left.
template <class Arrange> TreeShape arranged(const GameTree& tree, Arrange arrange) {
    ChildOrder order;
    for (NodeId n; n.value < tree.nodeCount(); ++n) {
        std::vector<std::uint32_t>& children = order[n];
        children.resize(tree.childCount(n));
        std::iota(children.begin(), children.end(), 0U);
        arrange(children);
    }
    return shapeOf(rearranged(tree, order));
}

class Versions {
  public:
    Versions(const GameTree& first, const Demands& demands, Progress* progress,
             const std::function<bool(const GameTree&)>& suits)
        : demands_(demands), progress_(progress), suits_(suits),
          leaves_(valuesLike(first, demands), repeatsIn(first) > 0, first.header().root,
                  demands.seed),
          repeats_(repeatsIn(first)), versions_{{first, {}}} {
        for (const UnmetDemand& each : unmetDemands(first, demands)) {
            std::erase(demands_.demands, each.demand);
        }
        const Sheet sheet = sheetOf(first);
        kinds_ = kindsOf(sheet);
        easiest_ = hardest_ = difficultyOf(first, sheet);
        keys_.push_back(keysOf(first));
    }

    tl::expected<std::vector<Version>, NoVersions> find(std::size_t many) try {
        while (versions_.size() < many) {
            isLast_ = versions_.size() + 1 == many;
            if (!findNext()) {
                return tl::unexpected(NoVersions{versions_.size()});
            }
        }
        return std::move(versions_);
    } catch (const WorkCancelled&) {
        return tl::unexpected(NoVersions{versions_.size(), true});
    }

  private:
    using Keys = std::vector<std::pair<Question, std::string>>;

    [[nodiscard]] Sheet sheetOf(const GameTree& tree) const {
        return makeSheet(tree, procedureUnder(demands_.profile, Question::crossOut)).value();
    }

    /// As they are written: nodes are told by their paths.
    [[nodiscard]] Keys keysOf(const GameTree& tree) const {
        Keys keys;
        for (const Question question : demands_.questions) {
            if (!traits(question).isPuzzle) {
                const auto right = makeSheet(tree, procedureUnder(demands_.profile, question));
                keys.emplace_back(question, writeAnswer(tree, question,
                                                        answerOf(tree, question, right.value(),
                                                                 demands_.profile)));
            }
        }
        return keys;
    }

    [[nodiscard]] TreeShape drawShape() {
        const GameTree& first = versions_.front().tree;
        if (tried_ < mostTriedInShape) {
            return leaves_.below(2) == 0 ? shapeOf(first) : arranged(first, std::ranges::reverse);
        }
        return arranged(first, [this](std::vector<std::uint32_t>& children) {
            for (std::uint32_t left = 2; left <= children.size(); ++left) {
                std::swap(children[left - 1], children[leaves_.below(left)]);
            }
        });
    }

    bool findNext() {
        nearest_.reset();
        const auto end = [&] { return nearest_ ? mostTriedForKeys : mostTried; };
        for (tried_ = 0; tried_ < end() && !(nearest_ && nearest_->sameKey.empty());) {
            (void)leaves_.climb(drawShape(),
                                [&](const GameTree& tree) { return distanceOf(tree); });
        }
        if (!nearest_) {
            return false;
        }
        const std::uint64_t difficulty = difficultyOf(nearest_->tree, sheetOf(nearest_->tree));
        easiest_ = std::min(easiest_, difficulty);
        hardest_ = std::max(hardest_, difficulty);
        keys_.push_back(keysOf(nearest_->tree));
        versions_.push_back(*std::move(nearest_));
        return true;
    }

    std::uint64_t distanceOf(const GameTree& tree) {
        ++tried_;
        if (progress_ != nullptr) {
            progress_->visit(++triedInAll_);
            progress_->stopIfCancelled();
        }
        if (const std::uint64_t distance = fromBeingAlike(tree)) {
            return distance * unlike;
        }
        if (suits_ && !suits_(tree)) {
            return unlike;
        }
        std::vector<Question> same = sameKeys(keysOf(tree));
        const std::uint64_t distance = same.size();
        if (!nearest_ || distance < nearest_->sameKey.size()) {
            nearest_ = Version{tree, std::move(same)};
        }
        return distance;
    }

    /// What takes one run first.
    [[nodiscard]] std::uint64_t fromBeingAlike(const GameTree& tree) const {
        const Sheet sheet = sheetOf(tree);
        const CutKinds kinds = kindsOf(sheet);
        std::uint64_t distance = isKnown(tree) ? 1 : 0;
        for (std::size_t k = 0; k < kinds.size(); ++k) {
            distance += apart(kinds.at(k), kinds_.at(k));
        }
        const std::uint64_t difficulty = difficultyOf(tree, sheet);
        const std::uint64_t spread =
            std::max(hardest_, difficulty) - std::min(easiest_, difficulty);
        distance += spread > difficultyApart ? spread - difficultyApart : 0;
        const std::uint64_t repeats = repeatsIn(tree);
        distance += repeats > repeats_ ? repeats - repeats_ : 0;
        for (const UnmetDemand& each : unmetDemands(tree, demands_, false)) {
            distance += each.by;
        }
        return distance;
    }

    [[nodiscard]] bool isKnown(const GameTree& tree) const {
        return std::ranges::any_of(versions_, [&](const Version& each) {
            return each.tree.offsets() == tree.offsets() &&
                   leafValues(each.tree) == leafValues(tree);
        });
    }

    [[nodiscard]] std::vector<Question> sameKeys(const Keys& keys) const {
        std::vector<Question> same;
        for (std::size_t k = 0; k < keys.size(); ++k) {
            if (keys[k] == keys_.back()[k] || (isLast_ && keys[k] == keys_.front()[k])) {
                same.push_back(keys[k].first);
            }
        }
        return same;
    }

    Demands demands_;
    Progress* progress_;
    const std::function<bool(const GameTree&)>& suits_;
    LeafDrawing leaves_;
    std::uint64_t repeats_;
    std::vector<Version> versions_;
    std::vector<Keys> keys_; ///< of the versions
    CutKinds kinds_{};
    std::uint64_t easiest_ = 0;
    std::uint64_t hardest_ = 0;
    bool isLast_ = false;
    std::optional<Version> nearest_;
    std::uint32_t tried_ = 0;
    std::uint64_t triedInAll_ = 0;
};

} // namespace

tl::expected<std::vector<Version>, NoVersions>
parallelVersions(const GameTree& first, std::size_t many, const Demands& demands,
                 Progress* progress, const std::function<bool(const GameTree&)>& suits) {
    return Versions(first, demands, progress, suits).find(many);
}

} // namespace prunus
