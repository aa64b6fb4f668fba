#pragma once

#include "core/base/index.h"
#include "core/uct/uctnodes.h"

#include <cstdint>
#include <new>
#include <span>
#include <vector>

namespace prunus {

/// What UCT leaves behind while it runs: only what cannot be derived from the rest. Iterations are
/// counted from 0 here. An iteration is complete when its simulation is reported.
class UctLog {
  public:
    /// The number that no step reaches: steps fit into 30 bits; see nodeLimit().
    static constexpr std::uint32_t mostSteps = 1U << 30U;

    struct Node {
        UctNumber parent = noUctNumber;
        /// How many moves the node has, with a child in the tree or without.
        std::uint32_t moves = 0;
        std::uint32_t row = 0;
    };
    struct Iteration {
        Step firstStep; ///< the step of its first event
        /// Where its playout begins: the node that it has added, or one where play has ended.
        UctNumber node;
        bool expanded;
        bool capped;
        Value result;
        double reward;
    };

    explicit UctLog(std::uint32_t movesAtRoot) : nodes_{{noUctNumber, movesAtRoot, 0}} {}

    void add(UctNumber parent, std::uint32_t moves) {
        nodes_.push_back({parent, moves, nodes_[parent].row + 1});
        added_ = true;
    }
    void draw(std::uint32_t k) {
        // Little numbers take a byte: seven bits each, the last without the eighth.
        for (; k >= 128; k >>= 7U) {
            drawn_.push_back(static_cast<std::uint8_t>(k | 128U));
        }
        drawn_.push_back(static_cast<std::uint8_t>(k));
    }
    /// Ends an iteration. Throws std::bad_alloc if there would be too many steps.
    void simulate(UctNumber node, std::uint32_t plies, bool capped, Value result, double reward) {
        iterations_.push_back({end_, node, added_, capped, result, reward});
        drawnEnds_.push_back(drawn_.size());
        plies_.push_back((plies_.empty() ? 0 : plies_.back()) + plies);
        const std::uint64_t steps = 2ULL * nodes_[node].row + 2 + (added_ ? 1 : 0);
        if (end_.value + steps >= mostSteps) {
            throw std::bad_alloc();
        }
        end_ = end_ + static_cast<std::uint32_t>(steps);
        added_ = false;
    }

    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] const std::vector<Iteration>& iterations() const { return iterations_; }
    /// The step after all iterations.
    [[nodiscard]] Step end() const { return end_; }
    /// The number of plies in all playouts of the first `iterations` iterations.
    [[nodiscard]] std::uint64_t pliesAfter(std::uint32_t iterations) const {
        return iterations == 0 ? 0 : plies_[iterations - 1];
    }
    /// The numbers of the moves drawn in an iteration. O(their number).
    [[nodiscard]] std::vector<std::uint32_t> drawn(std::uint32_t iteration) const {
        std::vector<std::uint32_t> numbers;
        std::uint32_t number = 0;
        std::uint32_t shift = 0;
        const std::size_t first = iteration == 0 ? 0 : drawnEnds_[iteration - 1];
        for (const std::uint8_t byte :
             std::span(drawn_).subspan(first, drawnEnds_[iteration] - first)) {
            number |= (byte & 127U) << shift;
            shift += 7;
            if (byte < 128) {
                numbers.push_back(number);
                number = 0;
                shift = 0;
            }
        }
        return numbers;
    }
    [[nodiscard]] std::size_t bytes() const {
        return nodes_.capacity() * sizeof(Node) + iterations_.capacity() * sizeof(Iteration) +
               drawn_.capacity() + (drawnEnds_.capacity() + plies_.capacity()) * 8;
    }

  private:
    std::vector<Node> nodes_;
    std::vector<Iteration> iterations_;
    std::vector<std::uint8_t> drawn_;
    /// For each iteration: where its numbers end in `drawn_`, and how many plies all playouts up to
    /// it had.
    std::vector<std::uint64_t> drawnEnds_;
    std::vector<std::uint64_t> plies_;
    Step end_{1};
    bool added_ = false;
};

} // namespace prunus
