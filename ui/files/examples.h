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
    QString teaches; ///< what is to be seen in its search
    QString answer;  ///< as published with it, under the conventions of the source
    /// Those of its source, where they are not the usual ones: its published counts rest on them.
    std::optional<Rules> rules = {};
};

[[nodiscard]] std::vector<Example> bundledExamples();
/// The document of one of them.
[[nodiscard]] QString textOf(const Example& example);

} // namespace prunus
