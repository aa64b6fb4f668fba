#pragma once

#include "core/edit/history.h"

#include <QString>
#include <optional>

namespace prunus {

/// Keeps account of what is typed over in a tree's text, so that nodes beside it are known to be
/// the same.
class TypedChange {
  public:
    /// A change of the text to `now`, as a document of Qt tells it; `before` is the tree's text.
    void note(int at, int removed, int added, const QString& before, const QString& now);
    /// The text is the tree's again.
    void forget() { *this = {}; }
    /// Whether nothing of the tree's text was left in between.
    [[nodiscard]] bool anew() const { return anew_; }
    /// How `now` is taken in the place of `before`, where lines end with \r\n or \n.
    [[nodiscard]] Retyping retyping(const QString& before, const QString& now,
                                    bool carriageReturns) const;

  private:
    std::optional<Retyping::Part> change_; ///< in units of a QString
    bool anew_ = false;
};

/// A text with plain line ends as it is written.
[[nodiscard]] QString withLineEnds(QString text, bool carriageReturns);

} // namespace prunus
