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
        if (auto fault = parents()) {
            return tl::unexpected<Fault>(*fault);
        }
        collection_ = collection();
        const bool byKey = items_[collection_].kind == Kind::object;
        for (std::uint32_t n = collection_ + 1; n < items_[collection_].next; n = items_[n].next) {
            const std::string name = byKey ? items_[n].key : nameOf(n);
            if (!name.empty() && !links_.nodes.emplace(name, n).second) {
                return std::nullopt;
            }
        }
        for (std::uint32_t n = collection_ + 1; n < items_[collection_].next; n = items_[n].next) {
            list(n);
        }
        // Numbers may be values as well as ids, unless every one of them is an id.
        if (named_.empty() || (!words_ && (byKey || strangers_))) {
            return std::nullopt;
        }
        return withRoot();
    }

  private:
    /// Records side by side that name their parents, and hold no children.
    [[nodiscard]] std::optional<Fault> parents() const {
        bool named = false;
        for (const JsonItem& item : items_) {
            named = named || item.key == "parent" || item.key == "parentId";
            if (jsonMeaning(item.key) == JsonMeaning::children && item.kind == Kind::array) {
                return std::nullopt;
            }
        }
        return named && items_[0].kind == Kind::array
                   ? std::optional(Fault{items_[0].offset, {Code::parentsInJson}})
                   : std::nullopt;
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

    /// Of a record: its id, or else its name.
    [[nodiscard]] std::string nameOf(std::uint32_t record) const {
        std::string name;
        if (items_[record].kind == Kind::object) {
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
        if (items_[children].kind != Kind::array || (children == node && !byKey)) {
            return;
        }
        for (std::uint32_t c = children + 1; c < items_[children].next; c = items_[c].next) {
            const bool known = isScalar(items_[c]) && links_.nodes.count(items_[c].text) > 0;
            words_ = words_ || (known && items_[c].kind == Kind::string);
            strangers_ = strangers_ || !known;
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
            const std::string name =
                items_[collection_].kind == Kind::object ? items_[n].key : nameOf(n);
            if (named_.count(name) > 0) {
                continue;
            }
            if (root) {
                return tl::unexpected<Fault>(
                    {items_[n].offset, {Code::twoJsonRoots, {shortJsonString(name)}}});
            }
            root = n;
        }
        if (!root) {
            return tl::unexpected<Fault>({items_[collection_].offset, {Code::jsonCircle}});
        }
        links_.root = *root;
        return std::move(links_);
    }

    const Items& items_;
    std::uint32_t collection_ = 0;
    JsonLinks links_;
    std::set<std::string> named_; ///< as a child
    std::optional<std::uint32_t> twice_;
    bool words_ = false;     ///< some are named by a string
    bool strangers_ = false; ///< some children are no nodes of the collection
};

} // namespace

tl::expected<std::optional<JsonLinks>, Fault> jsonLinks(const Items& items) {
    const bool list = items[0].kind == Kind::object || items[0].kind == Kind::array;
    return list ? LinkFinder(items).find() : std::nullopt;
}

} // namespace prunus
