#pragma once

#include <QStringView>
#include <optional>

namespace prunus {

/// A bracket beside the caret, and the one that belongs to it.
struct BracketMatch {
    qsizetype at = 0;
    std::optional<qsizetype> partner; ///< none if it stands alone, or the other is of another kind
};

/// The bracket just before the caret, or else just after it; brackets in quotes are none.
/// O(length), and as good as it can be for text that is no tree yet.
[[nodiscard]] std::optional<BracketMatch> bracketAt(QStringView text, qsizetype caret);

} // namespace prunus
