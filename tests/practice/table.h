#pragma once

#include <QTest>

namespace prunus {

/// Adds a column of each of these types to a test's table, with these names.
template <class... Types, class... Names> void columns(Names... names) {
    (QTest::addColumn<Types>(names), ...);
}

/// Adds a row with these cells to the table; a text in quotes is a QString.
template <class... Cells> void row(const char* name, const Cells&... cells) {
    (QTest::newRow(name) << ... << cells);
}

} // namespace prunus
