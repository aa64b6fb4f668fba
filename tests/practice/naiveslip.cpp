#include "tests/practice/naiveslip.h"

#include <cmath>
#include <functional>

namespace prunus::oracle {

namespace {

struct NoValue {};

struct Answer {
    Value value = 0;
    std::vector<std::uint32_t> line;
};

class Student {
  public:
    Student(const NaiveTree& tree, const NaiveSlip& slip) : tree_(tree), slip_(slip) {
        root_ = slip.options.root.value_or(tree.player);
        if (is("M27")) {
            root_ = root_ == Player::max ? Player::min : Player::max;
        }
        depth_ = slip.options.depth ? int(*slip.options.depth) : 1000000;
        if (is("M33") && slip.options.depth) {
            const int changed[] = {std::max(0, depth_ - 1), depth_ + 1, 2 * depth_};
            depth_ = changed[slip.form];
        }
        hard_ = slip.options.fail == FailMode::hard && !slip.exhaustive;
        if (is("M03")) {
            hard_ = !hard_;
        }
        strict_ = is("M01") || (slip.options.cut == CutRule::greater && !is("M02"));
    }

    NaiveOutcome work() {
        board_ = {&tree_.root};
        const double a = slip_.options.window.alpha;
        const double b = slip_.options.window.beta;
        Answer answer;
        if (is("M35") && slip_.form == 1) {
            answer.value = guessing();
        } else if (slip_.negamax) {
            const int sign = root_ == Player::max ? 1 : -1;
            answer = sign > 0 ? nega(tree_.root, depth_, 1, 1, a, b)
                              : nega(tree_.root, depth_, -1, -1, 0 - b, 0 - a);
            answer.value = sign > 0 ? answer.value : 0 - answer.value;
        } else {
            answer = pair(tree_.root, depth_, root_ == Player::max, a, b);
        }
        outcome_.value = answer.value;
        outcome_.line = answer.line;
        return outcome_;
    }

  private:
    [[nodiscard]] bool is(const char* id) const { return slip_.id == id; }
    [[nodiscard]] bool meet(double a, double b) const {
        return !slip_.exhaustive && (strict_ ? a > b : a >= b);
    }

    double read(const NaiveNode& node) {
        const auto v = node.value              ? node.value
                       : node.children.empty() ? tree_.failureValue
                                               : std::nullopt;
        if (!v) {
            throw NoValue{};
        }
        outcome_.reads.push_back(node.id);
        return *v;
    }

    /// maxi and mini: numbers are MAX's.
    Answer pair(const NaiveNode& given, int depth, bool max, double a, double b) {
        const NaiveNode& node = is("M22") ? *board_.back() : given;
        if (depth == 0 || node.children.empty()) {
            const double v = read(node);
            outcome_.returned[node.id] = is("M21") && !max ? 0 - v : v;
            return {outcome_.returned[node.id], {}};
        }
        const bool global = is("M07") && globals_;
        double& alpha = is("M07") ? global_[0] : a;
        double& beta = is("M07") ? global_[1] : b;
        if (is("M07") && !global) {
            alpha = a;
            beta = b;
            globals_ = true;
        }
        const double a0 = alpha;
        const double b0 = beta;
        double own = hard_ ? (max ? a0 : b0) : (max ? -INFINITY : INFINITY);
        if (is("M19")) {
            own = 0;
        }
        double& best = is("M20") ? onlyBest_ : own;
        if (is("M20") && !bestSet_) {
            best = own;
            bestSet_ = true;
        }
        Answer answer;
        std::vector<std::uint32_t> turns;
        for (std::uint32_t c = 0; c < node.children.size(); ++c) {
            turns.insert(is("M28") ? turns.begin() : turns.end(), c);
        }
        for (const std::uint32_t c : turns) {
            const std::size_t height = board_.size();
            if (c >= board_.back()->children.size()) {
                break;
            }
            board_.push_back(&board_.back()->children[c]);
            double ca = alpha;
            double cb = beta;
            if (is("M04")) {
                ca = a0;
                cb = b0;
            } else if (is("M05")) {
                ca = max ? best : -INFINITY;
                cb = max ? INFINITY : best;
            } else if (is("M06") && &node == &tree_.root) {
                ca = -INFINITY;
                cb = INFINITY;
            }
            const Answer below = pair(*board_.back(), depth - 1, !max, ca, cb);
            const double v = below.value;
            bool better = max ? v > best : v < best;
            better = better || is("M17") || (is("M23") && v == best);
            if (better) {
                best = v;
                answer.line = {c};
            }
            if (better || (is("M18") && !answer.line.empty())) {
                answer.line.resize(1);
                answer.line.insert(answer.line.end(), below.line.begin(), below.line.end());
            }
            if (is("M16") && better) {
                board_.resize(height);
                break;
            }
            const bool metBefore = meet(alpha, beta);
            if (is("M09")) {
                (max ? beta : alpha) = max ? std::min(beta, v) : std::max(alpha, v);
            } else if (is("M08")) {
                (max ? alpha : beta) = v;
            } else {
                (max ? alpha : beta) = max ? std::max(alpha, best) : std::min(beta, best);
            }
            bool cut = meet(alpha, beta);
            if (is("M10")) {
                cut = !slip_.exhaustive && (max ? best <= a0 : best >= b0);
            } else if (is("M13")) {
                cut = metBefore;
            } else if ((is("M11") && max) || (is("M12") && !max)) {
                cut = false;
            }
            if (is("M22")) {
                if (!cut) {
                    board_.pop_back();
                }
            } else {
                board_.resize(height);
            }
            if (cut || is("M15")) {
                break;
            }
        }
        answer.value = best;
        if (hard_) {
            answer.value =
                max ? std::min(std::max(best, a0), b0) : std::max(std::min(best, b0), a0);
        }
        outcome_.returned[node.id] = answer.value;
        return answer;
    }

    /// Numbers are the mover's, or would be; `side` is who really moves there.
    Answer nega(const NaiveNode& node, int depth, int colour, int side, double a, double b) {
        if (depth == 0 || node.children.empty()) {
            double v = read(node) * colour;
            if (is("M32")) {
                v = slip_.form == 0 ? v * colour : slip_.form == 1 ? -v : v;
            }
            outcome_.returned[node.id] = v * side;
            return {v, {}};
        }
        const double a0 = a;
        double best = hard_ ? a : -INFINITY;
        Answer answer;
        for (std::uint32_t c = 0; c < node.children.size(); ++c) {
            const double top = is("M35") && c > 0 ? std::min(b, std::nextafter(a, INFINITY)) : b;
            double ca = -top;
            double cb = -a;
            if (is("M30") || is("M31")) {
                ca = is("M31") ? a : slip_.form == 0 ? b : -a;
                cb = is("M31") ? b : slip_.form == 0 ? a : -b;
            }
            const int next = is("M32") && slip_.form == 2 ? colour : -colour;
            const Answer below = nega(node.children[c], depth - 1, next, -side, ca, cb);
            const double v = is("M29") ? below.value : -below.value;
            if (v > best) {
                best = v;
                answer.line = {c};
                answer.line.insert(answer.line.end(), below.line.begin(), below.line.end());
            }
            a = std::max(a, best);
            if (meet(a, b)) {
                break;
            }
        }
        answer.value = hard_ ? std::min(std::max(best, a0), b) : best;
        outcome_.returned[node.id] = answer.value * side;
        return answer;
    }

    /// MTD(f) whose table says only numbers, and each for good.
    double guessing() {
        std::map<std::uint32_t, double> table;
        std::function<double(const NaiveNode&, int, bool, double, double)> test =
            [&](const NaiveNode& node, int depth, bool max, double a, double b) {
                const auto known = table.find(node.id);
                if (known != table.end()) {
                    return known->second;
                }
                double best = max ? -INFINITY : INFINITY;
                if (depth == 0 || node.children.empty()) {
                    best = read(node);
                } else {
                    for (const NaiveNode& child : node.children) {
                        const double v = test(child, depth - 1, !max, max ? std::max(a, best) : a,
                                              max ? b : std::min(b, best));
                        best = max ? std::max(best, v) : std::min(best, v);
                        if (max ? best >= b : best <= a) {
                            break;
                        }
                    }
                }
                outcome_.returned[node.id] = best;
                return table[node.id] = best;
            };
        const bool max = root_ == Player::max;
        const double first = test(tree_.root, depth_, max, std::nextafter(0.0, -INFINITY), 0.0);
        // Whatever it was, the table says it again, and both bounds are that.
        return first;
    }

    const NaiveTree& tree_;
    const NaiveSlip& slip_;
    Player root_ = Player::max;
    int depth_ = 0;
    bool hard_ = true;
    bool strict_ = false;
    std::vector<const NaiveNode*> board_;
    double global_[2] = {0, 0};
    bool globals_ = false;
    double onlyBest_ = 0;
    bool bestSet_ = false;
    NaiveOutcome outcome_;
};

} // namespace

std::optional<NaiveOutcome> naiveOutcome(const NaiveTree& tree, const NaiveSlip& slip) {
    try {
        return Student(tree, slip).work();
    } catch (const NoValue&) {
        return std::nullopt;
    }
}

} // namespace prunus::oracle
