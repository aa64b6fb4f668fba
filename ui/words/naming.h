#pragma once

#include "core/trace/moment.h"
#include "core/tree/displayname.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// The names of nodes in texts at a moment. A leaf is called by its value. But while unread leaves
/// are hidden, no name reveals the value of such a leaf: neither its own name, nor the name of a
/// leaf that was read, which must not show whether a hidden leaf has the same value.
class Naming {
    Q_DECLARE_TR_FUNCTIONS(Naming)

  public:
    /// The moment and the names must outlive this.
    Naming(const Moment& moment, const DisplayNames& names, bool hideUnreadLeaves = false)
        : moment_(&moment), names_(&names), hideUnreadLeaves_(hideUnreadLeaves) {}

    /// Returns a naming for texts that name two leaves of the same value side by side: it adds the
    /// place to every leaf that is called by its value.
    [[nodiscard]] Naming withPlaces() const {
        Naming naming = *this;
        naming.withPlaces_ = true;
        return naming;
    }
    [[nodiscard]] const Moment& moment() const { return *moment_; }
    [[nodiscard]] bool hidesUnreadLeaves() const { return hideUnreadLeaves_; }
    /// Whether the static value of the node must not be shown.
    [[nodiscard]] bool hides(NodeId n) const;
    /// The name of a node by itself: `C`, `4`, `2 (1st child of C)`, or `leaf (3rd child of C)` for
    /// a leaf whose value is hidden.
    [[nodiscard]] QString of(NodeId n) const;
    /// The name of a node beside its parent's name. For a leaf this is the word "leaf" and its
    /// value, with its place if a sibling has the same value; `a leaf` if the value is hidden.
    /// O(siblings).
    [[nodiscard]] QString child(NodeId n) const;
    /// The name that child() gives, for the beginning of a text: the word "Leaf" has a capital
    /// letter, a name stays as it is.
    [[nodiscard]] QString opening(NodeId n) const;

  private:
    [[nodiscard]] bool calledByValue(NodeId n) const;
    [[nodiscard]] bool hasTwin(NodeId leaf) const;
    [[nodiscard]] QString valueAndPlace(NodeId leaf) const;
    /// The name of a leaf that follows the word "leaf".
    [[nodiscard]] QString leafName(NodeId leaf) const;

    const Moment* moment_;
    const DisplayNames* names_;
    bool hideUnreadLeaves_;
    bool withPlaces_ = false;
};

} // namespace prunus
