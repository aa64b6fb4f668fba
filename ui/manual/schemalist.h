#pragma once

#include <QString>

namespace prunus {

/// The keys that a file of this kind can have, as resources/schema/NAME.schema.json defines them,
/// or, if one is named, those of a definition in that schema. The list is in Markdown; it is null
/// if there is no such schema or definition.
[[nodiscard]] QString schemaList(const QString& name, const QString& definition = {});
/// The claims that sentences are made of, and when each is true, as the schema of traces defines
/// them: a list in Markdown.
[[nodiscard]] QString claimList();

} // namespace prunus
