#pragma once

#include "core/notation/textspans.h"

#include <QList>
#include <QString>
#include <vector>

namespace prunus {

/// A part of a text, in positions of a caret.
struct TextPart {
    qsizetype start = 0;
    qsizetype end = 0;
};

/// Where the nodes of a tree stand in its text.
class TreeText {
  public:
    /// Finds where the nodes stand; finds nothing if the text is not that of the tree. O(nodes +
    /// length).
    TreeText(const QString& text, const GameTree& tree);

    /// The innermost node around a caret, or noNode outside the tree. O(height · log branching).
    [[nodiscard]] NodeId nodeAt(const GameTree& tree, qsizetype caret) const;
    /// The part of the text with this node and its name. Needs not to be empty().
    [[nodiscard]] TextPart partOf(NodeId n) const { return parts_[n.value]; }
    [[nodiscard]] bool empty() const { return parts_.empty(); }

  private:
    std::vector<TextPart> parts_;
};

/// Returns where an error is: the character that it names, or the last character before the line or
/// the text ends.
[[nodiscard]] TextPart placeOf(const ReadError& error, QStringView text);

/// Returns `base` with both changes made, the one to `typed` and the one to `edited`; none if the
/// changes meet.
[[nodiscard]] std::optional<QString> bothChanges(const QString& base, const QString& typed,
                                                 const QString& edited);

/// Whether the text is nothing but white space.
[[nodiscard]] inline bool isBlank(QStringView text) {
    return text.trimmed().isEmpty();
}

[[nodiscard]] qsizetype lengthOfLongestLine(QStringView text);

} // namespace prunus
