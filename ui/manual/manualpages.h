#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace prunus {

/// A page of the manual, as its author wrote it.
struct ManualPage {
    /// Of its file, without the ending: `first-session`.
    QString id;
    /// Of the manual, as the index has it.
    QString part;
    QString title;
    /// Markdown. A figure stands on a line of its own as `![caption](figure: ARGUMENTS)`, with what
    /// `prunus render` is told; what is made from the program's own lists, as `{{LIST}}`.
    QString text;
};

/// All pages, in the order of resources/manual/index.md.
[[nodiscard]] const std::vector<ManualPage>& manualPages();
/// The place of a page in that order; -1 for none.
[[nodiscard]] int manualPageNamed(const QString& id);

} // namespace prunus
