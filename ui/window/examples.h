#pragma once

#include <QString>
#include <vector>

namespace prunus {

/// A tree that the program carries inside.
struct Example {
    QString title;
    QString file;
    QString source; ///< where it comes from
};

[[nodiscard]] std::vector<Example> bundledExamples();
/// The document of one of them.
[[nodiscard]] QString textOf(const Example& example);

} // namespace prunus
