#pragma once

#include "app/cli/request.h"

#include <string>

namespace prunus {

inline constexpr const char* treeEndings =
    ".txt or .tree (brackets), .json, .efg (Gambit), .dot or .gv (Graphviz)";

// Each function says in a sentence what in a request contradicts itself or is missing; empty if
// nothing does.
[[nodiscard]] std::string contradiction(const TraceRequest& request);
[[nodiscard]] std::string contradiction(const RenderRequest& request);
[[nodiscard]] std::string contradiction(const GenerateRequest& request);
[[nodiscard]] std::string contradiction(const ConvertRequest& request);
[[nodiscard]] std::string contradiction(const ManualRequest& request);
[[nodiscard]] std::string contradiction(const CompareRequest& request);
[[nodiscard]] std::string contradiction(const WindowRequest& request);

} // namespace prunus
