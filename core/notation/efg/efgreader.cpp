#include "core/notation/efg/efgreader.h"

#include "core/notation/jsonstring.h"
#include "core/tree/limits.h"

#include <utility>

namespace prunus {

namespace {

std::size_t indexOf(Player player) {
    return player == Player::max ? 0 : 1;
}

} // namespace

EfgReader::EfgReader(std::string_view text, Progress* progress)
    : text_(text), meter_(progress, Stage::reading, text.size()), scanner_(text),
      nodeLimit_(nodeLimit()) {}

std::optional<Fault> EfgReader::read() {
    if (!readPrologue()) {
        return fault_;
    }
    do {
        meter_.reach(scanner_.offset());
        if (!readNode()) {
            return fault_;
        }
    } while (!frames_.empty());
    if (scanner_.next() != Token::end) {
        fail(scanner_.offset(), {Code::gameComplete});
    }
    return fault_;
}

bool EfgReader::readNode() {
    Node node;
    node.offset = scanner_.offset();
    const std::string_view kind =
        scanner_.next() == Token::word ? scanner_.takeWord() : std::string_view();
    if (kind == "c") {
        return fail(node.offset, {Code::chanceNode});
    }
    if (kind != "p" && kind != "t") {
        Fault fault = EfgScanner(text_, node.offset).instead({Code::nodeExpected});
        if (!frames_.empty()) {
            fault.message.then.push_back(
                {Code::childrenLacking, {lineOf(frames_.back().offset)}, frames_.back().children});
        }
        return fail(std::move(fault));
    }
    auto name = scanner_.takeLabel(Code::nodeNameExpected);
    if (!name) {
        return fail(std::move(name.error()));
    }
    node.name = *std::move(name);
    if (kind == "p" && !readDecision(node)) {
        return false;
    }
    return readOutcome(node) && addNode(node);
}

/// Reads what a player's node has more than a leaf: who moves, the information set, the moves.
bool EfgReader::readDecision(Node& node) {
    if (!readMover(node)) {
        return false;
    }
    const std::size_t offset = scanner_.offset();
    const auto number = scanner_.takeWhole(Code::setNumberExpected);
    if (!number) {
        return fail(number.error());
    }
    const auto [known, added] =
        informationSets_.at(indexOf(*node.mover)).emplace(*number, node.offset);
    if (!added) {
        return fail(offset,
                    {Code::setOfTwo, {*number, indexOf(*node.mover) + 1, lineOf(known->second)}});
    }
    if (scanner_.next() != Token::label) {
        return fail(scanner_.instead({Code::setNameExpected, {*number, indexOf(*node.mover) + 1}}));
    }
    const std::size_t nameOffset = scanner_.offset();
    const auto name = scanner_.takeLabel();
    if (!name) {
        return fail(name.error());
    }
    // Gambit itself gives names such as (1,2).
    if (!name->empty() && name->front() != '(') {
        setNames_.add(nameOffset, {shortJsonString(*name)});
    }
    return readMoves(node);
}

bool EfgReader::readMover(Node& node) {
    const std::size_t offset = scanner_.offset();
    const auto player = scanner_.takeWhole(Code::moverExpected);
    if (!player) {
        return fail(player.error());
    }
    if (*player != 1 && *player != 2) {
        return fail(offset, {Code::noSuchPlayer, {*player}});
    }
    node.mover = *player == 1 ? Player::max : Player::min;
    return true;
}

bool EfgReader::readMoves(Node& node) {
    const std::size_t opened = scanner_.offset();
    if (!scanner_.take(Token::opening)) {
        return fail(scanner_.instead({Code::movesExpected}));
    }
    node.firstMove = scanner_.offset();
    while (scanner_.next() == Token::label) {
        if (auto move = scanner_.takeLabel(); !move) {
            return fail(std::move(move.error()));
        }
        ++node.moves;
    }
    if (scanner_.next() == Token::end) {
        return fail(unclosedBracket(text_, opened));
    }
    if (!scanner_.take(Token::closing)) {
        return fail(scanner_.instead({Code::moveExpected}));
    }
    return node.moves > 0 || fail(opened, {Code::noMoves});
}

/// Puts a node into the tree, below the innermost open one.
bool EfgReader::addNode(const Node& node) {
    const bool pass = !frames_.empty() && node.mover == frames_.back().mover;
    if (builder_.nodeCount() + (pass ? 2 : 1) > nodeLimit_) {
        return fail(tooManyNodes(node.offset));
    }
    std::string move = nextMove();
    if (pass) {
        beginNode({}, std::exchange(move, "pass"));
        passes_.add(node.offset, {indexOf(*node.mover) + 1});
    }
    const TreeBuilder::Mark mark = beginNode(node.name, std::move(move));
    if (node.mover) {
        return openNode(node, pass ? 2 : 1);
    }
    const std::optional<Value> value = valueOf(node);
    builder_.setValue(mark, value.value_or(0));
    builder_.end();
    closeNodes();
    return value.has_value();
}

/// The label of the move that leads to the next node.
std::string EfgReader::nextMove() {
    if (frames_.empty()) {
        return {};
    }
    EfgScanner moves(text_, frames_.back().nextMove);
    std::string move = moves.takeLabel().value();
    frames_.back().nextMove = moves.offset();
    --frames_.back().children;
    return move;
}

TreeBuilder::Mark EfgReader::beginNode(const std::string& name, std::string move) {
    const TreeBuilder::Mark mark = builder_.begin();
    if (!name.empty()) {
        builder_.setName(mark, name);
    }
    if (!move.empty()) {
        builder_.setMove(mark, std::move(move));
    }
    return mark;
}

bool EfgReader::openNode(const Node& node, std::uint32_t ends) {
    if (frames_.empty()) {
        header_.root = *node.mover;
    }
    Payoffs payoffs = frames_.empty() ? Payoffs{} : frames_.back().payoffs;
    if (!addPayoffs(node, payoffs)) {
        return false;
    }
    if (!node.first.empty()) {
        innerPayoffs_.add(node.outcomeOffset);
    }
    frames_.push_back({node.offset, *node.mover, ends, node.moves, node.firstMove, payoffs});
    return true;
}

void EfgReader::closeNodes() {
    while (!frames_.empty() && frames_.back().children == 0) {
        for (std::uint32_t i = 0; i < frames_.back().ends; ++i) {
            builder_.end();
        }
        frames_.pop_back();
    }
}

std::size_t EfgReader::lineOf(std::size_t offset) const {
    return placed(text_, {offset, {}}).line;
}

bool EfgReader::fail(std::size_t offset, Message message) {
    return fail(Fault{offset, std::move(message)});
}

bool EfgReader::fail(Fault fault) {
    fault_ = std::move(fault);
    return false;
}

} // namespace prunus
