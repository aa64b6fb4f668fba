#include "core/notation/foreign/arrowstatements.h"
#include "core/notation/foreign/readers.h"
#include "core/notation/jsonstring.h"

#include <limits>
#include <map>
#include <set>
#include <utility>

namespace prunus {

namespace {

constexpr std::size_t noVertex = std::numeric_limits<std::size_t>::max();

/// Nodes by their ids, and the edges between them.
class ArrowGraph {
  public:
    explicit ArrowGraph(const ArrowText& text) : text_(text) {}

    ForeignResult read() {
        if (auto fault = collect()) {
            return tl::unexpected<Fault>(*fault);
        }
        const auto root = rootOf();
        if (!root) {
            return tl::unexpected<Fault>(root.error());
        }
        if (auto fault = emit(*root)) {
            return tl::unexpected<Fault>(*fault);
        }
        return std::move(result_);
    }

  private:
    struct Vertex {
        std::size_t offset = 0;
        std::string label;
        std::string move;
        std::size_t parent = noVertex;
        std::vector<std::size_t> children = {};
    };

    std::optional<Fault> collect() {
        for (const ArrowStatement& statement : text_.statements) {
            for (const ArrowItem& item : statement.sources) {
                sources_.insert(item.id);
            }
        }
        for (const ArrowStatement& statement : text_.statements) {
            for (const ArrowItem& source : statement.sources) {
                const std::size_t from = vertex(source);
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
    std::size_t vertex(const ArrowItem& item) {
        const bool isLeaf = wholeNumber(item.id) && sources_.find(item.id) == sources_.end() &&
                            text_.labelled.find(item.id) == text_.labelled.end();
        if (isLeaf) {
            vertices_.push_back({item.offset, item.id, {}});
            return vertices_.size() - 1;
        }
        const auto [at, isNew] = ids_.emplace(item.id, vertices_.size());
        if (isNew) {
            const auto label = text_.labelled.find(item.id);
            vertices_.push_back(
                {item.offset, label == text_.labelled.end() ? item.id : label->second, {}});
        }
        if (!item.label.empty()) {
            vertices_[at->second].label = item.label;
        }
        return at->second;
    }

    std::optional<Fault> connect(std::size_t from, const ArrowItem& target,
                                 const std::string& move) {
        const std::size_t to = vertex(target);
        if (vertices_[to].parent != noVertex) {
            return Fault{target.offset,
                         {vertices_[to].parent == from ? Code::arrowTwice : Code::twoArrows,
                          {shortJsonString(target.id)}}};
        }
        vertices_[to].parent = from;
        vertices_[to].move = target.move.empty() ? move : target.move;
        vertices_[from].children.push_back(to);
        return std::nullopt;
    }

    [[nodiscard]] tl::expected<std::size_t, Fault> rootOf() const {
        std::size_t root = noVertex;
        for (std::size_t v = 0; v < vertices_.size(); ++v) {
            if (vertices_[v].parent != noVertex) {
                continue;
            }
            if (root != noVertex) {
                return tl::unexpected<Fault>({vertices_[v].offset,
                                              {Code::twoArrowRoots,
                                               {shortJsonString(vertices_[v].label),
                                                shortJsonString(vertices_[root].label)}}});
            }
            root = v;
        }
        if (root == noVertex) {
            return tl::unexpected<Fault>(
                {vertices_.empty() ? 0 : vertices_.front().offset,
                 {vertices_.empty() ? Code::arrowsExpected : Code::arrowCircle}});
        }
        return root;
    }

    std::optional<Fault> emit(std::size_t root) {
        struct Open {
            std::size_t vertex;
            std::size_t next;
        };
        std::vector<Open> open;
        std::size_t reached = 0;
        const auto enter = [&](std::size_t v) {
            ++reached;
            const auto node = result_.tree.begin(vertices_[v].offset, vertices_[v].label);
            result_.tree[node].move = vertices_[v].move;
            open.push_back({v, 0});
        };
        for (enter(root); !open.empty();) {
            Open& top = open.back();
            const auto& children = vertices_[top.vertex].children;
            if (top.next < children.size()) {
                enter(children[top.next++]);
            } else {
                result_.tree.end();
                open.pop_back();
            }
        }
        if (result_.tree.isFull()) {
            return tooManyNodes(vertices_[root].offset);
        }
        if (reached < vertices_.size()) {
            return Fault{vertices_.front().offset, {Code::someArrowCircle}};
        }
        return std::nullopt;
    }

    const ArrowText& text_;
    std::set<std::string> sources_;
    std::map<std::string, std::size_t> ids_;
    std::vector<Vertex> vertices_;
    ForeignTree result_;
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
