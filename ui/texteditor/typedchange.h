#pragma once

#include "core/edit/history.h"

#include <QString>
#include <optional>

namespace prunus {

/// Records which part of a tree's text is typed over, so that the nodes beside that part are known
/// to be the same.
class TypedChange {
  public:
    /// Records a change of the text to `now`, in the numbers of QTextDocument::contentsChange();
    /// `before` is the tree's text.
    void note(int at, int removed, int added, const QString& before, const QString& now);
    /// Forgets all changes, because the text is the tree's again.
    void forget() { *this = {}; }
    /// Whether there was a moment at which nothing of the tree's text was left.
    [[nodiscard]] bool anew() const { return anew_; }
    /// Returns how `now` takes the place of `before`, in a text whose lines end with \r\n if
    /// `carriageReturns`, else with \n.
    [[nodiscard]] Retyping retyping(const QString& before, const QString& now,
                                    bool carriageReturns) const;

  private:
    std::optional<Retyping::Part> change_; ///< what was typed over, in units of a QString
    bool anew_ = false;
};

/// Returns a text with plain line ends as it is written: with \r\n if `carriageReturns`, else
/// unchanged.
[[nodiscard]] QString withLineEnds(QString text, bool carriageReturns);

} // namespace prunus
