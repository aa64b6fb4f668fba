#pragma once

#include <QString>
#include <QStringList>

namespace prunus {

/// The list that stands in a page in place of `{{NAME}}`, made from what the program itself knows,
/// in Markdown; null if there is no such list. NAME is algorithms, questions, slips, courses,
/// games, notations or claims; or options and a subcommand, or options alone for the program's own;
/// or schema, the name of a schema and, for that part alone, a definition in it.
[[nodiscard]] QString ownList(const QString& name);

/// A page's text with each line `{{NAME}}` replaced by its list; a line whose NAME is unknown
/// stays.
[[nodiscard]] QString withOwnLists(const QString& text);

} // namespace prunus
