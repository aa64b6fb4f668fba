#include "core/notation/foreign/arrowstatements.h"
#include "core/notation/foreign/family.h"
#include "core/notation/foreign/readers.h"
#include "core/notation/jsonstring.h"

#include <map>
#include <set>
#include <utility>

namespace prunus {

namespace {

/// Nodes by their ids, and the edges between them.
class ArrowGraph {
  public:
    explicit ArrowGraph(const ArrowText& text) : text_(text) {}

    ForeignResult read() {
        if (text_.statements.empty()) {
            return tl::unexpected<Fault>({0, {Code::arrowsExpected}});
        }
        if (auto fault = collect()) {
            return tl::unexpected<Fault>(*fault);
        }
        if (auto fault = chanceNode()) {
            return tl::unexpected<Fault>(*fault);
        }
        return family_.tree().map([this](ForeignNodes&& tree) {
            tree.setTitle(text_.title);
            return ForeignTree{std::move(tree)};
        });
    }

  private:
    std::optional<Fault> collect() {
        for (const ArrowStatement& statement : text_.statements) {
            for (const ArrowItem& item : statement.sources) {
                sources_.insert(item.id);
            }
        }
        for (const ArrowStatement& statement : text_.statements) {
            for (const ArrowItem& source : statement.sources) {
                const Family::Index from = vertex(source);
                for (const ArrowItem& target : statement.targets) {
                    if (auto fault = connect(from, target, statement.label)) {
                        return fault;
                    }
                }
            }
        }
        return std::nullopt;
    }

    /// A number that nothing leads from and that has no label is a leaf, a new one each time.
    Family::Index vertex(const ArrowItem& item) {
        const bool isLeaf = wholeNumber(item.id) && sources_.find(item.id) == sources_.end() &&
                            text_.labelled.find(item.id) == text_.labelled.end();
        if (isLeaf) {
            return family_.add({item.offset, item.id, {}});
        }
        auto known = ids_.find(item.id);
        if (known == ids_.end()) {
            const auto label = text_.labelled.find(item.id);
            const std::string& shown = label == text_.labelled.end() ? item.id : label->second;
            known = ids_.emplace(item.id, family_.add({item.offset, shown, {}})).first;
        }
        if (!item.label.empty()) {
            family_[known->second].label = item.label;
        }
        return known->second;
    }

    std::optional<Fault> connect(Family::Index from, const ArrowItem& target,
                                 const std::string& move) {
        const Family::Index to = vertex(target);
        if (const auto parent = family_.parentOf(to)) {
            return Fault{target.offset,
                         {*parent == from ? Code::arrowTwice : Code::twoArrows,
                          {shortJsonString(target.id)}}};
        }
        family_[to].move = target.move.empty() ? move : target.move;
        family_.connect(from, to);
        return std::nullopt;
    }

    /// The first circle of Mermaid's that has children and no player's name.
    [[nodiscard]] std::optional<Fault> chanceNode() {
        std::optional<Fault> first;
        for (const auto& [id, place] : text_.circles) {
            const auto known = ids_.find(id);
            const bool chance = known != ids_.end() && family_.hasChildren(known->second) &&
                                !meaningOf(family_[known->second].label, false).player;
            if (chance && (!first || place < first->offset)) {
                first = Fault{place, {Code::chanceInMermaid}};
            }
        }
        return first;
    }

    const ArrowText& text_;
    std::set<std::string> sources_;
    std::map<std::string, Family::Index> ids_;
    Family family_;
};

} // namespace

ForeignResult readArrows(std::string_view text) {
    const auto statements = arrowStatements(text);
    if (!statements) {
        return tl::unexpected<Fault>(statements.error());
    }
    return ArrowGraph(*statements).read();
}

} // namespace prunus
