#include "core/notation/foreign/jsonlinks.h"

#include "core/notation/foreign/jsonkeys.h"
#include "core/notation/jsonstring.h"

#include <set>
#include <utility>

namespace prunus {

namespace {

using Kind = JsonItem::Kind;
using Items = std::vector<JsonItem>;

bool isScalar(const JsonItem& item) {
    return item.kind == Kind::string || item.kind == Kind::number;
}

class LinkFinder {
  public:
    explicit LinkFinder(const Items& items) : items_(items) {}

    tl::expected<std::optional<JsonLinks>, Fault> find() {
        collection_ = collection();
        const bool byKey = items_[collection_].kind == Kind::object;
        for (std::uint32_t n = collection_ + 1; n < items_[collection_].next; n = items_[n].next) {
            const std::string name = nameOf(n);
            ++links_.count;
            if (!name.empty() && !links_.nodes.emplace(name, n).second) {
                return std::nullopt;
            }
        }
        if (nameParents()) {
            return withRoot();
        }
        for (std::uint32_t n = collection_ + 1; n < items_[collection_].next; n = items_[n].next) {
            list(n);
        }
        // Numbers may be values as well as ids, unless every one of them is an id.
        const bool numbers = byKey && !named_.empty() && items_[collection_ + 1].isNumberKey;
        if (numbers && !words_ && stranger_) {
            return tl::unexpected<Fault>(
                {items_[*stranger_].offset, {Code::numberWithoutKey, {items_[*stranger_].text}}});
        }
        if (named_.empty() || (!words_ && (stranger_ || (byKey && !numbers)))) {
            return std::nullopt;
        }
        return withRoot();
    }

  private:
    /// Whether records side by side name their parents, and hold no children; notes who does.
    [[nodiscard]] bool nameParents() {
        for (std::uint32_t n = collection_ + 1; n < items_[collection_].next; n = items_[n].next) {
            bool placed = false;
            for (std::uint32_t m = n + 1; m < items_[n].next; m = items_[m].next) {
                const JsonMeaning meaning = jsonMeaning(items_[m].key);
                const bool lists = items_[m].kind == Kind::array && items_[m].next > m + 1;
                if (meaning == JsonMeaning::children && lists) {
                    links_.children.clear();
                    named_.clear();
                    return false;
                }
                const auto parent = meaning == JsonMeaning::parent && isScalar(items_[m])
                                        ? links_.nodes.find(items_[m].text)
                                        : links_.nodes.end();
                if (!placed && parent != links_.nodes.end()) {
                    placed = true;
                    links_.children[parent->second].push_back(n);
                    named_.insert(nameOf(n));
                }
            }
        }
        return !named_.empty();
    }

    /// The outermost list, or what stands in it under "nodes".
    [[nodiscard]] std::uint32_t collection() const {
        if (items_[0].kind == Kind::object) {
            for (std::uint32_t m = 1; m < items_[0].next; m = items_[m].next) {
                if (items_[m].key == "nodes" && !isScalar(items_[m])) {
                    return m;
                }
            }
        }
        return 0;
    }

    /// Its key, or of a record in a list its id, or else its name.
    [[nodiscard]] std::string nameOf(std::uint32_t record) const {
        std::string name = items_[record].key;
        if (name.empty() && items_[record].kind == Kind::object) {
            for (std::uint32_t m = record + 1; m < items_[record].next; m = items_[m].next) {
                const JsonMeaning meaning = jsonMeaning(items_[m].key);
                if (isScalar(items_[m]) && (meaning == JsonMeaning::number ||
                                            (meaning == JsonMeaning::name && name.empty()))) {
                    name = items_[m].text;
                }
            }
        }
        return name;
    }

    [[nodiscard]] bool isRecord(std::uint32_t object) const {
        for (std::uint32_t m = object + 1; m < items_[object].next; m = items_[m].next) {
            if (jsonMeaning(items_[m].key) != JsonMeaning::other) {
                return true;
            }
        }
        return false;
    }

    /// Looks at the children of a node: its own list, or that under a key.
    void list(std::uint32_t node) {
        std::uint32_t children = node;
        if (items_[node].kind == Kind::object) {
            for (std::uint32_t m = node + 1; m < items_[node].next; m = items_[m].next) {
                if (jsonMeaning(items_[m].key) == JsonMeaning::children) {
                    children = m;
                }
            }
        }
        const bool byKey = items_[collection_].kind == Kind::object;
        const bool moves = items_[children].kind == Kind::object && !isRecord(children);
        if ((items_[children].kind != Kind::array && !moves) || (children == node && !byKey)) {
            return;
        }
        for (std::uint32_t c = children + 1; c < items_[children].next; c = items_[c].next) {
            const bool known = isScalar(items_[c]) && links_.nodes.count(items_[c].text) > 0;
            words_ = words_ || (known && items_[c].kind == Kind::string);
            stranger_ = known || stranger_ ? stranger_ : std::optional(c);
            if (known && !named_.insert(items_[c].text).second && !twice_) {
                twice_ = c;
            }
        }
    }

    tl::expected<std::optional<JsonLinks>, Fault> withRoot() {
        if (twice_) {
            return tl::unexpected<Fault>(
                {items_[*twice_].offset,
                 {Code::twoParents, {shortJsonString(items_[*twice_].text)}}});
        }
        std::optional<std::uint32_t> root;
        for (std::uint32_t n = collection_ + 1; n < items_[collection_].next; n = items_[n].next) {
            const std::string name = nameOf(n);
            if (named_.count(name) > 0) {
                continue;
            }
            if (root) {
                return tl::unexpected<Fault>(
                    {items_[n].offset,
                     {Code::twoRoots, {shortJsonString(name), shortJsonString(nameOf(*root))}}});
            }
            root = n;
        }
        if (!root) {
            return tl::unexpected<Fault>({items_[collection_].offset, {Code::circle}});
        }
        links_.root = *root;
        return std::move(links_);
    }

    const Items& items_;
    std::uint32_t collection_ = 0;
    JsonLinks links_;
    std::set<std::string> named_; ///< as a child
    std::optional<std::uint32_t> twice_;
    bool words_ = false;                    ///< some are named by a string
    std::optional<std::uint32_t> stranger_; ///< a child that is no node of the collection
};

} // namespace

tl::expected<std::optional<JsonLinks>, Fault> jsonLinks(const Items& items) {
    const bool list = items[0].kind == Kind::object || items[0].kind == Kind::array;
    return list ? LinkFinder(items).find() : std::nullopt;
}

} // namespace prunus
