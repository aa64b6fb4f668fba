#pragma once

#include <QString>

namespace prunus {

/// The keys that a file of this kind can have, as resources/schema/NAME.schema.json tells, those of
/// a definition in it if one is named: Markdown, null if there is no such schema or definition.
[[nodiscard]] QString schemaList(const QString& name, const QString& definition = {});
/// The claims that sentences are made of, and when each is true, as the schema of traces tells.
[[nodiscard]] QString claimList();

} // namespace prunus
