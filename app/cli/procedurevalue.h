#pragma once

#include "app/cli/optionvalues.h"
#include "core/practice/procedure.h"

#include <variant>

namespace prunus {

/// A right algorithm or a misconception, by its id.
using ProcedureName = std::variant<Algorithm, Misconception>;
[[nodiscard]] OptionValue<ProcedureName> readProcedureName(const std::string& text);

/// Reads a procedure, which is such a name with options behind it: `alpha-beta:cut=gt`,
/// `M30:form=2:fail=soft`.
[[nodiscard]] OptionValue<Procedure> readProcedure(const std::string& text);

} // namespace prunus
