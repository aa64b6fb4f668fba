#pragma once

#include "tests/search/tablereplay.h"

#include <QByteArray>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace prunus::oracle {

/// How it was searched.
[[nodiscard]] QByteArray said(const Searched& searched);

/// By position and row of the tree, as the table answers.
using Answers = std::map<std::pair<std::uint32_t, std::uint32_t>, Bounds>;

/// What the real table of this search, read while that goes on, says after each step whose number
/// `every` divides.
[[nodiscard]] std::vector<Answers> readFromTheTable(const Searched& searched, std::uint32_t every);

/// The same by the history.
[[nodiscard]] Answers answersBy(const TableHistory& history, const Searched& searched, Step t);

/// What in the history is not as in the list after a step; nothing if it is.
[[nodiscard]] QByteArray difference(const TableHistory& history, const TableReplay& replay, Step t);

} // namespace prunus::oracle
