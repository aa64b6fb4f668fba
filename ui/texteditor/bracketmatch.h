#pragma once

#include <QStringView>
#include <optional>

namespace prunus {

/// A bracket beside the caret, and the one that belongs to it.
struct BracketMatch {
    qsizetype at = 0;
    std::optional<qsizetype> partner; ///< none if it stands alone, or the other is of another kind
};

/// Returns the bracket just before the caret, or else just after it; brackets in quotes do not
/// count. O(length). For text that is no tree yet the match is only as good as it can be.
[[nodiscard]] std::optional<BracketMatch> bracketAt(QStringView text, qsizetype caret);

} // namespace prunus
