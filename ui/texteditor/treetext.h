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
    /// Nothing stands anywhere if the text is not that of the tree. O(nodes + length).
    TreeText(const QString& text, const GameTree& tree);

    /// The innermost node around a caret, or noNode outside the tree. O(height · log branching).
    [[nodiscard]] NodeId nodeAt(const GameTree& tree, qsizetype caret) const;
    /// The node with its name. Needs to stand there.
    [[nodiscard]] TextPart partOf(NodeId n) const { return parts_[n.value]; }
    [[nodiscard]] bool empty() const { return parts_.empty(); }

  private:
    std::vector<TextPart> parts_;
};

/// Where an error is: the character it names, or the last one before the text ends.
[[nodiscard]] TextPart placeOf(const ReadError& error, QStringView text);

/// A text in which both changes of `base` are made; none if they meet.
[[nodiscard]] std::optional<QString> bothChanges(const QString& base, const QString& typed,
                                                 const QString& edited);

/// Whether there is nothing but white space.
[[nodiscard]] inline bool isBlank(QStringView text) {
    return text.trimmed().isEmpty();
}

[[nodiscard]] qsizetype lengthOfLongestLine(QStringView text);

} // namespace prunus
