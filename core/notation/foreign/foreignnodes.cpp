#include "core/notation/foreign/foreignnodes.h"

#include "core/base/ascii.h"
#include "core/notation/characters.h"
#include "core/notation/jsonstring.h"
#include "core/notation/playername.h"
#include "core/notation/scannumber.h"
#include "core/tree/limits.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

Meaning named(std::string_view name, std::optional<Value> value) {
    const std::optional<Player> player = playerNamed(name);
    return {player ? std::string() : std::string(name), value, player};
}

/// A quoted name stands for what is in its quotes.
std::string unquoted(std::string_view label) {
    if (!label.empty() && label.front() == '"') {
        const auto string = scanJsonString(label, 0);
        if (string && string->end == label.size()) {
            return string->value;
        }
    }
    return std::string(label);
}

/// `heads`: a name may say who moves.
Meaning meaningIn(const ForeignNodes::Node& node, bool heads) {
    Meaning meaning = !node.isName ? meaningOf(node.label, node.children == 0 && !node.value)
                      : heads      ? named(node.label, {})
                                   : Meaning{node.label, {}, {}};
    meaning.value = node.value ? node.value : meaning.value;
    meaning.player = node.player ? node.player : meaning.player;
    return meaning;
}

Fault noValue(const ForeignNodes::Node& leaf, const Meaning& meaning) {
    const std::string name = !meaning.name.empty() || !meaning.player ? meaning.name
                             : *meaning.player == Player::max         ? "MAX"
                                                                      : "MIN";
    if (name.empty()) {
        return {leaf.offset, {Code::leafWithoutValue}};
    }
    return {leaf.offset,
            {leaf.isName ? Code::leafWithoutValueField : Code::namedLeafWithoutValue,
             {shortJsonString(name)}}};
}

/// Whether MAX or MIN stands at every inner node, if only as a key: then these are no names.
bool headsSayWhoMoves(const std::vector<ForeignNodes::Node>& nodes) {
    return std::ranges::all_of(nodes, [](const ForeignNodes::Node& node) {
        return node.children == 0 || meaningIn(node, true).player;
    });
}

/// The dash and what stands about it, before a number that ends the label, as in `g - 7`.
std::string_view dashBeforeNumber(std::string_view label) {
    const std::size_t number = label.rfind(' ') + 1;
    if (number == 0 || !wholeNumber(label.substr(number))) {
        return {};
    }
    for (const std::string_view dash :
         {" - ", " \xE2\x80\x93 ", " \xE2\x80\x94 ", " \xE2\x88\x92 "}) {
        if (number > dash.size() && label.substr(number - dash.size(), dash.size()) == dash) {
            return dash;
        }
    }
    return {};
}

} // namespace

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isSpace(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isSpace(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

bool isChance(std::string_view word) {
    constexpr std::string_view chance = "chance";
    return std::ranges::equal(word, chance, {}, lowerCase);
}

std::optional<Value> wholeNumber(std::string_view text) {
    if (!startsNumber(text, 0)) {
        return std::nullopt;
    }
    const auto number = scanNumber(text, 0);
    return number && number->end == text.size() ? std::optional<Value>(number->value)
                                                : std::nullopt;
}

Meaning meaningOf(std::string_view label, bool leaf) {
    label = trimmed(label);
    if (const std::optional<Value> value = wholeNumber(label)) {
        return {{}, value, {}};
    }
    if (const std::string_view dash = dashBeforeNumber(label); !dash.empty()) {
        const std::size_t number = label.rfind(' ') + 1;
        const std::string_view name = trimmed(label.substr(0, number - dash.size()));
        return wholeNumber(name) ? named(label, {}) // perhaps a sum
                                 : named(unquoted(name), wholeNumber(label.substr(number)));
    }
    const std::size_t mark = label.find_last_of(leaf ? ":= \t" : ":=");
    if (mark != std::string_view::npos && label.back() != '"') {
        const std::optional<Value> value = wholeNumber(trimmed(label.substr(mark + 1)));
        std::string_view name = trimmed(label.substr(0, mark));
        while (!name.empty() && (name.back() == ':' || name.back() == '=')) {
            name = trimmed(name.substr(0, name.size() - 1));
        }
        if (value && !name.empty()) {
            return named(unquoted(name), value);
        }
    }
    return named(unquoted(label), std::nullopt);
}

ForeignNodes::ForeignNodes() : limit_(nodeLimit()) {}

ForeignNodes::Index ForeignNodes::begin(Node node) {
    const auto index = static_cast<Index>(nodes_.size());
    nodes_.push_back(std::move(node));
    nodes_.back().depth = static_cast<std::uint32_t>(open_.size());
    if (!open_.empty()) {
        ++nodes_[open_.back()].children;
    }
    open_.push_back(index);
    return index;
}

/// Players alternate by depth, so what is said of one node settles all the others.
std::optional<Fault> ForeignNodes::contradiction(std::string_view text, Player player, Index n,
                                                 std::optional<Mover>& mover) const {
    const Player root = playerAt(player, Row{nodes_[n].depth});
    if (!mover) {
        mover = Mover{root, n};
        return std::nullopt;
    }
    if (mover->root == root) {
        return std::nullopt;
    }
    const ReadError place = placed(text, {nodes_[mover->said].offset, {}});
    const Player said = playerAt(mover->root, Row{nodes_[mover->said].depth});
    const Code code = player == Player::max
                          ? said == Player::max ? Code::maxCannotMoveTwice : Code::maxCannotMove
                      : said == Player::min ? Code::minCannotMoveTwice
                                            : Code::minCannotMove;
    return Fault{nodes_[n].offset, {code, {place.line, place.column}}};
}

tl::expected<GameTree, Fault> ForeignNodes::build(std::string_view text, Progress* progress) {
    TreeBuilder builder;
    std::optional<Mover> mover;
    const bool heads = headsSayWhoMoves(nodes_);
    for (Index n = 0; n < nodes_.size(); ++n) {
        Node& node = nodes_[n];
        const bool leaf = node.children == 0;
        Meaning meaning = meaningIn(node, heads);
        if (meaning.player) {
            if (const auto fault = contradiction(text, *meaning.player, n, mover)) {
                return tl::unexpected<Fault>(*fault);
            }
        }
        if (!leaf && isChance(meaning.name)) {
            return tl::unexpected<Fault>({node.offset, {Code::foreignChanceNode}});
        }
        if (leaf && !meaning.value) {
            return tl::unexpected<Fault>(noValue(node, meaning));
        }
        while (builder.openCount() > node.depth) {
            builder.end();
        }
        const TreeBuilder::Mark mark = builder.begin();
        if (meaning.value) {
            builder.setValue(mark, *meaning.value);
            if (!leaf) {
                inner_ = {inner_.second == 0 ? node.offset : inner_.first, inner_.second + 1};
            }
        }
        if (!meaning.name.empty()) {
            builder.setName(mark, std::move(meaning.name));
        }
        if (!node.move.empty()) {
            builder.setMove(mark, std::move(node.move));
        }
    }
    while (builder.openCount() > 0) {
        builder.end();
    }
    TreeHeader header;
    header.root = mover ? mover->root : Player::max;
    header.title = title_;
    return std::move(builder).build(header, progress);
}

} // namespace prunus
