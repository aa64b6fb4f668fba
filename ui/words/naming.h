#pragma once

#include "core/trace/moment.h"
#include "core/tree/displayname.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// What texts call nodes at a moment. A leaf is called by its value, but while leaves that the
/// search has not read are hidden, no name tells the value of one: not its own name, and not that
/// of a leaf that was read, which would else be told apart from a hidden one of the same value.
class Naming {
    Q_DECLARE_TR_FUNCTIONS(Naming)

  public:
    /// Moment and names must outlive this.
    Naming(const Moment& moment, const DisplayNames& names, bool hideUnreadLeaves = false)
        : moment_(&moment), names_(&names), hideUnreadLeaves_(hideUnreadLeaves) {}

    /// The same, where two leaves of one value are named side by side: all with their places.
    [[nodiscard]] Naming withPlaces() const {
        Naming naming = *this;
        naming.withPlaces_ = true;
        return naming;
    }
    [[nodiscard]] const Moment& moment() const { return *moment_; }
    [[nodiscard]] bool hidesUnreadLeaves() const { return hideUnreadLeaves_; }
    /// Whether the static value of the node is not to be told.
    [[nodiscard]] bool hides(NodeId n) const;
    /// By itself: `C`, `4`, `2 (1st child of C)`, or `leaf (3rd child of C)` for one whose value is
    /// hidden.
    [[nodiscard]] QString of(NodeId n) const;
    /// Where the parent is named beside it: the word "leaf" and its value will do, unless a sibling
    /// has the same; `a leaf` for one whose value is hidden. O(siblings).
    [[nodiscard]] QString child(NodeId n) const;
    /// The same at the beginning of a text, where the word "Leaf" has a capital; a name is as it
    /// is.
    [[nodiscard]] QString opening(NodeId n) const;

  private:
    [[nodiscard]] bool calledByValue(NodeId n) const;
    [[nodiscard]] bool hasTwin(NodeId leaf) const;
    [[nodiscard]] QString valueAndPlace(NodeId leaf) const;
    /// What a leaf is called behind the word "leaf".
    [[nodiscard]] QString leafName(NodeId leaf) const;

    const Moment* moment_;
    const DisplayNames* names_;
    bool hideUnreadLeaves_;
    bool withPlaces_ = false;
};

} // namespace prunus
