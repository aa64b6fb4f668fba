#include "core/edit/edit.h"

namespace prunus {

bool replacesDocument(const Edit& edit) {
    const auto* replaced = std::get_if<ReplaceSubtree>(&edit);
    const auto* typed = std::get_if<RetypeTree>(&edit);
    return replaced != nullptr ? replaced->node == GameTree::root()
                               : typed != nullptr && typed->anew;
}

NodeId subjectOf(const Edit& edit) {
    return std::visit(
        [](const auto& each) {
            if constexpr (requires { each.node; }) {
                return each.node;
            } else if constexpr (requires { each.parent; }) {
                return each.parent;
            } else if constexpr (requires { each.families; }) {
                return each.families.node;
            } else {
                return noNode;
            }
        },
        edit);
}

bool supersedes(const Edit& later, const Edit& earlier) {
    if (later.index() != earlier.index()) {
        return false;
    }
    if (std::holds_alternative<RetypeTree>(later) || std::holds_alternative<SetLeaves>(later) ||
        std::holds_alternative<SetTitle>(later)) {
        return true;
    }
    const bool field = std::holds_alternative<SetValue>(later) ||
                       std::holds_alternative<SetName>(later) ||
                       std::holds_alternative<SetMove>(later);
    return field && subjectOf(later) == subjectOf(earlier);
}

} // namespace prunus
