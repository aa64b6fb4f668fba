#pragma once

#include "ui/session/session.h"

#include <QString>
#include <optional>
#include <vector>

namespace prunus {

/// A tree that the program carries inside.
struct Example {
    QString title;
    QString file;
    QString source;  ///< where it comes from
    QString teaches; ///< what its search shows
    QString answer;  ///< the answer published with it, under the conventions of the source
    /// The rules of its source, where they are not the usual ones: the published counts rest on
    /// them.
    std::optional<Rules> rules = {};
};

[[nodiscard]] std::vector<Example> bundledExamples();
/// Returns the text of an example's document.
[[nodiscard]] QString textOf(const Example& example);

} // namespace prunus
