#include "core/notation/characters.h"
#include "core/notation/foreign/flatjson.h"
#include "core/notation/foreign/jsonheads.h"
#include "core/notation/foreign/jsonkeys.h"
#include "core/notation/foreign/jsonlinks.h"
#include "core/notation/foreign/readers.h"
#include "core/notation/jsonstring.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

using Kind = JsonItem::Kind;
using Items = std::vector<JsonItem>;

/// Turns the values of a JSON text into nodes, each before its children.
class JsonTree {
  public:
    explicit JsonTree(const Items& items) : items_(items) {}

    ForeignResult read() {
        auto links = jsonLinks(items_);
        if (!links) {
            return tl::unexpected<Fault>(links.error());
        }
        start_ = *links ? (*links)->root : startOf();
        links_ = *links ? *std::move(*links) : JsonLinks{};
        if (links_.nodes.empty()) {
            const auto heads = jsonHeads(items_);
            if (!heads) {
                return tl::unexpected<Fault>(heads.error());
            }
            heads_ = *heads;
        }
        work_.push_back({start_, false});
        leaveOutAround();
        while (!work_.empty() && !fault_) {
            const Work next = work_.back();
            work_.pop_back();
            if (next.closes) {
                result_.tree.end();
            } else {
                node(next.item);
            }
        }
        if (fault_) {
            return tl::unexpected<Fault>(*fault_);
        }
        if (reached_ + 1 < links_.count) {
            return tl::unexpected<Fault>({items_[start_].offset, {Code::someCircle}});
        }
        if (left_ > 0) {
            result_.notices.push_back(
                {firstLeft_,
                 {left_ > 1 ? Code::keysLeftOut : Code::keyLeftOut, {shortJsonString(leftKey_)}}});
        }
        return std::move(result_);
    }

  private:
    struct Work {
        std::uint32_t item;
        bool closes;
    };

    [[nodiscard]] bool isRecord(std::uint32_t object) const {
        for (std::uint32_t m = object + 1; m < items_[object].next; m = items_[m].next) {
            if (jsonMeaning(items_[m].key) != JsonMeaning::other) {
                return true;
            }
        }
        return false;
    }

    /// Of an object with a single member that names a node.
    [[nodiscard]] std::optional<std::uint32_t> onlyMember(std::uint32_t item) const {
        const bool one = items_[item].kind == Kind::object && item + 1 < items_[item].next &&
                         items_[item + 1].next == items_[item].next;
        return one && jsonMeaning(items_[item + 1].key) == JsonMeaning::other
                   ? std::optional<std::uint32_t>(item + 1)
                   : std::nullopt;
    }

    /// Where the tree begins: {"A": {…}} is the node A, and no node above it, and what stands under
    /// "root" beside other things is no node of that name.
    [[nodiscard]] std::uint32_t startOf() {
        if (items_[0].kind == Kind::object) {
            for (std::uint32_t m = 1; m < items_[0].next; m = items_[m].next) {
                if (items_[m].key == "root" && items_[m].kind == Kind::object && isRecord(m)) {
                    wrapped_ = true;
                    return m;
                }
            }
        }
        return onlyMember(0).value_or(0);
    }

    /// What stands beside the tree.
    void leaveOutAround() {
        const bool among =
            std::ranges::any_of(links_.nodes, [](const auto& each) { return each.second == 1; });
        const bool around = wrapped_ || (!links_.nodes.empty() && !among);
        const std::uint32_t end = items_[0].kind == Kind::object ? items_[0].next : 0;
        for (std::uint32_t m = 1; around && !fault_ && m < end; m = items_[m].next) {
            if (start_ < m || start_ >= items_[m].next) {
                leaveOut(items_[m]);
            }
        }
    }

    /// Where it names a node that stands elsewhere: that one.
    [[nodiscard]] std::uint32_t linked(std::uint32_t item) {
        const bool scalar = items_[item].kind == Kind::string || items_[item].kind == Kind::number;
        const auto own = links_.nodes.find(items_[item].key);
        const auto named = links_.nodes.find(items_[item].text);
        const bool isEntry = own != links_.nodes.end() && own->second == item;
        if (!scalar || isEntry || named == links_.nodes.end()) {
            return item;
        }
        ++reached_;
        return named->second;
    }

    void node(std::uint32_t named) {
        std::uint32_t item = linked(named);
        if (items_[item].key.empty()) {
            if (const auto member = onlyMember(item)) {
                item = *member;
            }
        }
        const JsonItem& value = items_[item];
        const bool keyed = jsonMeaning(value.key) == JsonMeaning::other &&
                           !(wrapped_ && item == start_) && !(item == 0 && isRecord(0));
        if (value.kind == Kind::literal) {
            fault_ = {value.offset, {Code::literalNode, {value.text}}};
            return;
        }
        const auto n = result_.tree.begin(value.offset, keyed ? value.key : std::string());
        if (result_.tree.isFull()) {
            fault_ = tooManyNodes(value.offset);
            return;
        }
        result_.tree[n].isName = keyed && !value.key.empty();
        if (item != named && jsonMeaning(items_[named].key) == JsonMeaning::other) {
            result_.tree[n].move = items_[named].key;
        }
        work_.push_back({item, true});
        if (value.kind == Kind::number) {
            result_.tree[n].value = value.number;
        } else if (value.kind == Kind::string) {
            text(n, value);
        } else if (value.kind == Kind::object && isRecord(item)) {
            record(n, item);
        } else if (value.kind == Kind::array && hasHead(items_, heads_, item)) {
            headed(n, item);
        } else {
            push(item);
        }
    }

    /// A string in a node's place is its label; behind a key it must be its value.
    void text(ForeignNodes::Index n, const JsonItem& item) {
        if (const auto number = wholeNumber(trimmed(item.text))) {
            result_.tree[n].value = number;
        } else if (result_.tree[n].isName) {
            fault_ = {item.offset, {Code::valueUnderKey, {shortJsonString(item.key)}}};
        } else {
            result_.tree[n].label = item.text;
        }
    }

    /// What it holds are its children, but for its head; the last is pushed first.
    void push(std::uint32_t item, bool head = false) {
        const std::size_t first = work_.size();
        for (std::uint32_t c = head ? items_[item + 1].next : item + 1; c < items_[item].next;
             c = items_[c].next) {
            work_.push_back({c, false});
        }
        std::reverse(work_.begin() + static_cast<std::ptrdiff_t>(first), work_.end());
    }

    /// `["A", …]`: its first item is its label.
    void headed(ForeignNodes::Index n, std::uint32_t item) {
        const std::uint32_t head = item + 1;
        const std::uint32_t second = items_[head].next;
        const bool pair = items_[second].next == items_[item].next;
        result_.tree[n].label = items_[head].text;
        result_.tree[n].isName = false;
        const bool leaf = pair && items_[second].kind == Kind::number;
        if (leaf && !meaningOf(items_[head].text, true).player) {
            result_.tree[n].value = items_[second].number;
        } else {
            const bool rest = leaf || heads_ == JsonHeads::lists;
            push(rest ? item : second, rest);
        }
    }

    void record(ForeignNodes::Index n, std::uint32_t item) {
        std::vector<std::uint32_t> children;
        std::uint32_t lists = 0;
        if (const auto named = links_.children.find(item); named != links_.children.end()) {
            children = named->second;
            reached_ += children.size();
        }
        for (std::uint32_t m = item + 1; m < items_[item].next && !fault_; m = items_[m].next) {
            const JsonItem& member = items_[m];
            const bool none = member.kind == Kind::literal && member.text == "null";
            switch (jsonMeaning(member.key)) {
            case JsonMeaning::children:
                lists += none ? 0 : 1;
                if (member.kind == Kind::array || member.kind == Kind::object) {
                    for (std::uint32_t c = m + 1; c < member.next; c = items_[c].next) {
                        children.push_back(c);
                    }
                } else if (!none) {
                    fault_ = {member.offset, {Code::childrenNoList}};
                }
                break;
            case JsonMeaning::child:
                if (!none) {
                    children.push_back(m);
                }
                break;
            case JsonMeaning::other:
            case JsonMeaning::value:
            case JsonMeaning::name:
            case JsonMeaning::number:
            case JsonMeaning::move:
            case JsonMeaning::player:
            case JsonMeaning::parent:
                if (!none) {
                    field(n, member);
                }
            }
        }
        if (lists > 1) {
            fault_ = {items_[item].offset, {Code::twoChildLists}};
        }
        std::ranges::reverse(children);
        for (const std::uint32_t child : children) {
            work_.push_back({child, false});
        }
    }

    void field(ForeignNodes::Index n, const JsonItem& member) {
        ForeignNodes::Node& node = result_.tree[n];
        const bool word = member.kind == Kind::string;
        const bool scalar = word || member.kind == Kind::number;
        switch (jsonMeaning(member.key)) {
        case JsonMeaning::value: {
            const auto number = word ? wholeNumber(trimmed(member.text)) : member.number;
            if (!scalar || !number) {
                fault_ = {member.offset, {Code::valueNoNumber, {shortJsonString(member.key)}}};
            } else if (node.value) {
                fault_ = {member.offset, {Code::secondValue, {shortJsonString(member.key)}}};
            } else {
                node.value = number;
            }
            return;
        }
        case JsonMeaning::name:
            if (word && node.label.empty()) {
                node.label = member.text;
                return;
            }
            break;
        case JsonMeaning::number:
            if (scalar && node.label.empty()) {
                node.label = member.text;
                node.isName = true;
                return;
            }
            break;
        case JsonMeaning::move:
            if (scalar && node.move.empty()) {
                node.move = member.text;
                return;
            }
            break;
        case JsonMeaning::player: {
            const Meaning meaning = meaningOf(member.text, false);
            if (word && meaning.player) {
                node.player = meaning.player;
                return;
            }
            if (isChance(member.text)) {
                fault_ = {member.offset, {Code::foreignChanceNode}};
                return;
            }
            break;
        }
        case JsonMeaning::parent:
            if (!links_.children.empty()) {
                return;
            }
            break;
        case JsonMeaning::other:
        case JsonMeaning::children:
        case JsonMeaning::child:
            break;
        }
        leaveOut(member);
    }

    /// Nothing that may hold nodes is left out.
    void leaveOut(const JsonItem& member) {
        if (member.kind == Kind::object || member.kind == Kind::array) {
            fault_ = {member.offset, {Code::unknownMember, {shortJsonString(member.key)}}};
            return;
        }
        if (left_++ == 0) {
            firstLeft_ = member.offset;
            leftKey_ = member.key;
        } else if (member.key == leftKey_) {
            --left_;
        }
    }

    const Items& items_;
    JsonLinks links_;
    JsonHeads heads_ = JsonHeads::none;
    std::uint32_t start_ = 0;
    bool wrapped_ = false;    ///< it stands under "root"
    std::size_t reached_ = 0; ///< nodes that others name
    std::vector<Work> work_;
    ForeignTree result_;
    std::size_t left_ = 0;
    std::size_t firstLeft_ = 0;
    std::string leftKey_;
    std::optional<Fault> fault_;
};

} // namespace

ForeignResult readForeignJson(std::string_view text) {
    const auto items = flatJson(text, JsonDialect::python);
    if (!items) {
        return tl::unexpected<Fault>(items.error());
    }
    return JsonTree(*items).read();
}

} // namespace prunus
