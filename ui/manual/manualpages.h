#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace prunus {

/// A page of the manual, as its author wrote it.
struct ManualPage {
    /// The name of the page's file, without the ending: `first-session`.
    QString id;
    /// The part of the manual that has the page, as the index names it.
    QString part;
    QString title;
    /// The text in Markdown. A figure stands on a line of its own, with the arguments of `prunus
    /// render`, as `![caption](figure: ARGUMENTS)`. A list that the program makes from what it
    /// knows stands there as `{{LIST}}`.
    QString text;
};

/// All pages, in the order of resources/manual/index.md.
[[nodiscard]] const std::vector<ManualPage>& manualPages();
/// The index of a page in manualPages(); -1 for none.
[[nodiscard]] int manualPageNamed(const QString& id);

} // namespace prunus
