#pragma once

#include "core/analysis/explanation.h"
#include "core/notation/readtree.h"
#include "core/trace/run.h"

#include <QTest>

namespace prunus {

/// A tree that was searched, and what its steps mean.
struct Searched {
    GameTree tree;
    std::shared_ptr<const SearchTrace> trace;

    Searched(const char* text, const SearchOptions& options)
        : tree(readText(text).value()), trace(recordSearch(tree, options).value()) {}
    [[nodiscard]] Explanation at(std::uint32_t t) const {
        return explain(Moment(tree, *trace, Step{t}));
    }
    /// Of a step that is of this kind; fails if it is of another.
    template <class Fact> [[nodiscard]] Fact fact(std::uint32_t t) const {
        const Explanation e = at(t);
        const auto* const found = std::get_if<Fact>(&e);
        if (found == nullptr) {
            QTest::qFail("the step is of another kind", __FILE__, __LINE__);
        }
        return found != nullptr ? *found : Fact{};
    }
    [[nodiscard]] std::vector<Claim> claims(std::uint32_t t) const {
        const Moment moment(tree, *trace, Step{t});
        return claimsOf(moment, explain(moment));
    }
    [[nodiscard]] NodeId node(const std::vector<std::uint32_t>& path) const {
        return tree.at(path);
    }
};

} // namespace prunus
