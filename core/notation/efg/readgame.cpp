#include "core/notation/efg/readgame.h"

#include "core/notation/characters.h"
#include "core/notation/checkedtext.h"
#include "core/notation/efg/efgsums.h"
#include "core/notation/jsonstring.h"
#include "core/tree/limits.h"
#include "core/tree/treebuilder.h"

#include <array>
#include <unordered_map>
#include <utility>

namespace prunus {

namespace {

/// Names that say nothing: none, Gambit's own, and those that this program writes.
bool saysNothing(std::string_view name, std::size_t index) {
    const char number = index == 0 ? '1' : '2';
    return name.empty() || name == (index == 0 ? "MAX" : "MIN") ||
           name == std::string("Player ") + number || name == std::string(1, number);
}

/// Reads a Gambit extensive game (efg, version 2): two players, perfect information, payoffs of a
/// constant sum. Player 1 is MAX, and the value of a leaf is player 1's payoff, summed along its
/// path as Gambit does. Format: "The extensive game (.efg) file format" in Gambit's documentation.
/// Needs valid UTF-8. No recursion.
class EfgReader {
  public:
    EfgReader(std::string_view text, Progress* progress)
        : text_(text), progress_(progress), meter_(progress, Stage::reading, text.size()),
          scanner_(text), outcomes_(text), sums_(text) {}

    /// Throws WorkCancelled if the progress is cancelled.
    [[nodiscard]] ImportResult read() {
        readPrologue();
        do {
            meter_.reach(scanner_.offset());
            readNode();
        } while (!frames_.empty() && !scanner_.fault());
        if (scanner_.next() != Token::end) {
            fail(scanner_.offset(), {Code::gameComplete});
        }
        if (scanner_.fault()) {
            return tl::unexpected<ReadError>(placed(text_, *scanner_.fault()));
        }
        sums_.tellSum(notices_);
        std::vector<ReadNotice> notices;
        for (const Fault& notice : notices_.all()) {
            notices.push_back(placed(text_, notice));
        }
        return Imported{std::move(builder_).build(std::move(header_), progress_),
                        std::move(notices)};
    }

  private:
    using Token = EfgScanner::Token;

    /// An inner node whose children are still to come.
    struct Frame {
        std::size_t offset;
        Player mover;
        std::uint32_t ends; ///< 2 if a forced pass was put above it
        std::uint64_t children;
        std::size_t nextMove; ///< where the label of the next child's move stands
        EfgPayoffs payoffs;   ///< including the node's own
    };
    struct Node {
        std::size_t offset = 0;
        std::optional<Player> mover = {}; ///< none for a leaf
        std::string name = {};
        std::uint64_t moves = 0;
        std::size_t firstMove = 0;
        EfgOutcome outcome = {};
    };

    void readPrologue() {
        const std::size_t start = scanner_.offset();
        if (scanner_.takeWord() != "EFG") {
            return fail(start, {Code::efgStart});
        }
        const std::size_t version = scanner_.offset();
        if (scanner_.takeWord() != "2") {
            return fail(version, {Code::efgVersion});
        }
        const std::size_t numbers = scanner_.offset();
        // D is what old versions of Gambit wrote; it means nothing else.
        if (const std::string_view word = scanner_.takeWord(); word != "R" && word != "D") {
            return fail(numbers, {Code::efgNumbers});
        }
        header_.title = scanner_.takeLabel(Code::titleExpected);
        readPlayers();
        const std::size_t comment = scanner_.offset();
        if (scanner_.next() == Token::label && !scanner_.takeLabel().empty()) {
            notices_.add(comment, Code::commentLeftOut, Code::commentLeftOut);
        }
    }

    void readPlayers() {
        const std::size_t opened = scanner_.offset();
        scanner_.expect(Token::opening, Code::playersExpected);
        std::vector<std::pair<std::size_t, std::string>> names;
        while (scanner_.next() == Token::label) {
            const std::size_t offset = scanner_.offset();
            names.emplace_back(offset, scanner_.takeLabel());
        }
        scanner_.close(opened, Code::playerExpected);
        if (names.size() != 2) {
            const std::size_t where = names.size() > 2 ? names[2].first : opened;
            return fail(where, {Code::playerCount, {}, names.size()});
        }
        for (std::size_t k = 0; k < names.size(); ++k) {
            if (!saysNothing(names[k].second, k)) {
                notices_.add(names[k].first, Code::playersLeftOut, Code::playersLeftOut,
                             {shortJsonString(names[0].second), shortJsonString(names[1].second)});
            }
        }
    }

    void readNode() {
        Node node{scanner_.offset()};
        const std::string_view kind =
            scanner_.next() == Token::word ? scanner_.takeWord() : std::string_view();
        if (kind == "c") {
            return fail(node.offset, {Code::chanceNode});
        }
        if (kind != "p" && kind != "t") {
            return scanner_.fail(noNode(node.offset));
        }
        node.name = scanner_.takeLabel(Code::nodeNameExpected);
        if (kind == "p") {
            readDecision(node);
        }
        node.outcome = outcomes_.read(scanner_, notices_);
        if (!scanner_.fault()) {
            addNode(node);
        }
    }

    [[nodiscard]] Fault noNode(std::size_t offset) const {
        Fault fault = EfgScanner(text_, offset).instead({Code::nodeExpected});
        if (!frames_.empty()) {
            fault.message.then.push_back(
                {Code::childrenLacking, {lineOf(frames_.back().offset)}, frames_.back().children});
        }
        return fault;
    }

    /// Reads what a player's node has more than a leaf: who moves, the information set, the moves.
    void readDecision(Node& node) {
        const std::size_t playerOffset = scanner_.offset();
        const std::uint64_t player = scanner_.takeWhole(Code::moverExpected);
        if (player != 1 && player != 2) {
            return fail(playerOffset, {Code::noSuchPlayer, {player}});
        }
        node.mover = player == 1 ? Player::max : Player::min;
        const std::size_t offset = scanner_.offset();
        const std::uint64_t number = scanner_.takeWhole(Code::setNumberExpected);
        const auto [known, added] = informationSets_.at(player - 1).emplace(number, node.offset);
        if (!added) {
            fail(offset, {Code::setOfTwo, {number, player, lineOf(known->second)}});
        }
        if (scanner_.next() != Token::label) {
            return scanner_.fail(scanner_.instead({Code::setNameExpected, {number, player}}));
        }
        const std::size_t nameOffset = scanner_.offset();
        const std::string name = scanner_.takeLabel();
        // Gambit itself gives names such as (1,2).
        if (!name.empty() && name.front() != '(') {
            notices_.add(nameOffset, Code::setNameLeftOut, Code::setNamesLeftOut,
                         {shortJsonString(name)});
        }
        readMoves(node);
    }

    void readMoves(Node& node) {
        const std::size_t opened = scanner_.offset();
        scanner_.expect(Token::opening, Code::movesExpected);
        node.firstMove = scanner_.offset();
        for (; scanner_.next() == Token::label; ++node.moves) {
            static_cast<void>(scanner_.takeLabel());
        }
        scanner_.close(opened, Code::moveExpected);
        if (node.moves == 0) {
            fail(opened, {Code::noMoves});
        }
    }

    /// Puts a node into the tree, below the innermost open one.
    void addNode(const Node& node) {
        const bool pass = !frames_.empty() && node.mover == frames_.back().mover;
        if (builder_.nodeCount() + (pass ? 2 : 1) > nodeLimit_) {
            return scanner_.fail(tooManyNodes(node.offset));
        }
        std::string move = nextMove();
        if (pass) {
            beginNode({}, std::exchange(move, "pass"));
            notices_.add(node.offset, Code::passAdded, Code::passesAdded,
                         {*node.mover == Player::max ? 1 : 2});
        }
        const TreeBuilder::Mark mark = beginNode(node.name, std::move(move));
        const EfgPayoffs above = frames_.empty() ? EfgPayoffs() : frames_.back().payoffs;
        if (node.mover) {
            return openNode(node, above, pass ? 2 : 1);
        }
        if (const auto value = sums_.valueOf(node.offset, above, node.outcome, notices_)) {
            builder_.setValue(mark, *value);
        } else {
            scanner_.fail(value.error());
        }
        builder_.end();
        closeNodes();
    }

    /// The label of the move that leads to the next node.
    std::string nextMove() {
        if (frames_.empty()) {
            return {};
        }
        EfgScanner moves(text_, frames_.back().nextMove);
        std::string move = moves.takeLabel();
        frames_.back().nextMove = moves.offset();
        --frames_.back().children;
        return move;
    }

    TreeBuilder::Mark beginNode(const std::string& name, std::string move) {
        const TreeBuilder::Mark mark = builder_.begin();
        if (!name.empty()) {
            builder_.setName(mark, name);
        }
        if (!move.empty()) {
            builder_.setMove(mark, std::move(move));
        }
        return mark;
    }

    void openNode(const Node& node, const EfgPayoffs& above, std::uint32_t ends) {
        const std::optional<EfgPayoffs> payoffs = above.plus(node.outcome);
        if (!payoffs) {
            return fail(node.outcome.offset, {Code::longPayoffs});
        }
        if (frames_.empty()) {
            header_.root = *node.mover;
        }
        if (!node.outcome.first.empty()) {
            notices_.add(node.outcome.offset, Code::innerPayoffs, Code::innerPayoffs);
        }
        frames_.push_back({node.offset, *node.mover, ends, node.moves, node.firstMove, *payoffs});
    }

    void closeNodes() {
        while (!frames_.empty() && frames_.back().children == 0) {
            for (std::uint32_t i = 0; i < frames_.back().ends; ++i) {
                builder_.end();
            }
            frames_.pop_back();
        }
    }

    [[nodiscard]] std::size_t lineOf(std::size_t offset) const {
        return placed(text_, {offset, {}}).line;
    }

    void fail(std::size_t offset, Message message) { scanner_.fail({offset, std::move(message)}); }

    std::string_view text_;
    Progress* progress_;
    StageMeter meter_;
    EfgScanner scanner_;
    EfgOutcomes outcomes_;
    EfgSums sums_;
    EfgNotices notices_;
    std::uint64_t nodeLimit_ = nodeLimit();
    TreeBuilder builder_;
    TreeHeader header_;
    std::vector<Frame> frames_;
    /// Of each player, where its information sets were read, by their numbers.
    std::array<std::unordered_map<std::uint64_t, std::size_t>, 2> informationSets_;
};

} // namespace

ImportResult readGame(std::string_view text, Progress* progress) {
    return EfgReader(text, progress).read();
}

/// `EFG 2` alone would be a leaf with a name.
bool isGame(std::string_view text) {
    EfgScanner scanner(text);
    const bool begins = scanner.takeWord() == "EFG";
    scanner.takeWhole();
    return begins && scanner.next() == EfgScanner::Token::word &&
           bareNameEnd(text, scanner.offset()) != scanner.offset();
}

ImportResult importEfg(std::string_view text, Progress* progress) {
    return readWith<ImportResult>(text, progress, readGame);
}

} // namespace prunus
