#pragma once

#include <QString>
#include <QStringList>

namespace prunus {

/// What pages take in as `{{NAME}}`, made from what the program itself knows: Markdown, or null for
/// a name that is none. NAME is algorithms, questions, slips, courses, games, notations, claims,
/// options and a subcommand (nothing for none), or schema and the name of one, with a definition of
/// it.
[[nodiscard]] QString ownList(const QString& name);

/// A page's text with all of these in their places; what is none of them stays.
[[nodiscard]] QString withOwnLists(const QString& text);

} // namespace prunus
