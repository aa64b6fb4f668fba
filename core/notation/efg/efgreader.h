#pragma once

#include "core/notation/efg/efgscanner.h"
#include "core/notation/efg/payoff.h"
#include "core/tree/treebuilder.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace prunus {

/// Reads a Gambit extensive game (efg, version 2): two players, perfect information, payoffs of a
/// constant sum. Player 1 is MAX, and the value of a leaf is player 1's payoff, summed along its
/// path as Gambit does. Format: "The extensive game (.efg) file format" in Gambit's documentation.
/// Needs valid UTF-8. No recursion.
class EfgReader {
  public:
    explicit EfgReader(std::string_view text, Progress* progress = nullptr);

    /// The first fault of the text, or none; then the tree is complete. Throws WorkCancelled if the
    /// progress is cancelled.
    [[nodiscard]] std::optional<Fault> read();
    /// What the tree does not say as the file does, in the order of the file.
    [[nodiscard]] std::vector<Fault> notices() const;
    [[nodiscard]] GameTree build(Progress* progress = nullptr) && {
        return std::move(builder_).build(std::move(header_), progress);
    }

  private:
    using Token = EfgScanner::Token;

    /// Payoffs of both players that were found on the way to a node.
    struct Payoffs {
        Fraction first;
        Fraction second;
    };
    /// An inner node whose children are still to come.
    struct Frame {
        std::size_t offset;
        Player mover;
        std::uint32_t ends; ///< 2 if a forced pass was put above it
        std::uint64_t children;
        std::size_t nextMove; ///< where the label of the next child's move stands
        Payoffs payoffs;      ///< including the node's own
    };
    struct Node {
        std::size_t offset = 0;
        std::optional<Player> mover; ///< none for a leaf
        std::string name;
        std::uint64_t moves = 0;
        std::size_t firstMove = 0;
        std::size_t outcomeOffset = 0;
        std::string_view first;  ///< player 1's payoff here; empty for none
        std::string_view second; ///< player 2's
    };
    /// How often something happened that the tree does not show, and where first.
    struct Tally {
        std::size_t count = 0;
        std::size_t first = 0;
        std::vector<Argument> example = {}; ///< of the first
        void add(std::size_t offset, std::vector<Argument> what = {});
    };

    [[nodiscard]] bool readPrologue();
    [[nodiscard]] bool readPlayers();
    [[nodiscard]] bool readNode();
    [[nodiscard]] bool readDecision(Node& node);
    [[nodiscard]] bool readMover(Node& node);
    [[nodiscard]] bool readMoves(Node& node);
    [[nodiscard]] bool readOutcome(Node& node);
    [[nodiscard]] bool defineOutcome(Node& node, std::uint64_t number);
    [[nodiscard]] bool referToOutcome(Node& node, std::uint64_t number);
    [[nodiscard]] bool readPayoffs(Node& node);
    [[nodiscard]] bool readPayoff(std::string_view& payoff);

    [[nodiscard]] bool addNode(const Node& node);
    [[nodiscard]] std::string nextMove();
    TreeBuilder::Mark beginNode(const std::string& name, std::string move);
    [[nodiscard]] bool openNode(const Node& node, std::uint32_t ends);
    /// A leaf's value; none on a fault.
    [[nodiscard]] std::optional<Value> valueOf(const Node& node);
    [[nodiscard]] bool addPayoffs(const Node& node, Payoffs& sum);
    [[nodiscard]] bool checkSum(const Node& node, const Fraction& sum);
    [[nodiscard]] std::optional<Value> keep(const Node& node, std::optional<Held> value,
                                            std::string_view written);
    void closeNodes();

    [[nodiscard]] std::size_t lineOf(std::size_t offset) const;
    bool fail(std::size_t offset, Message message);
    bool fail(Fault fault);

    std::string_view text_;
    StageMeter meter_;
    EfgScanner scanner_;
    std::uint64_t nodeLimit_;
    TreeBuilder builder_;
    TreeHeader header_;
    std::vector<Frame> frames_;
    /// Of each player, where its information sets were read, by their numbers.
    std::array<std::unordered_map<std::uint64_t, std::size_t>, 2> informationSets_;
    /// Where the name and payoffs of an outcome stand, by its number.
    std::unordered_map<std::uint64_t, std::size_t> outcomes_;
    /// What both payoffs of every leaf add up to, and the leaf that said so.
    std::optional<Fraction> sum_;
    std::size_t sumOffset_ = 0;
    std::optional<Fault> fault_;

    std::array<std::string, 2> players_;
    Tally playerNames_;
    Tally comment_;
    Tally setNames_;
    Tally outcomeNames_;
    Tally passes_;
    Tally innerPayoffs_;
    Tally rounded_;
};

} // namespace prunus
