#pragma once

#include <QTest>
#include <type_traits>

/// A table of a test: `const Rows<QString, int> row("line", "exitCode")` makes its columns, and
/// `row("a lone leaf", "compare [5]", 0)` adds a row.
template <class... Cell> class Rows {
  public:
    explicit Rows(std::conditional_t<true, const char*, Cell>... columns) {
        (QTest::addColumn<Cell>(columns), ...);
    }

    void operator()(const char* sentence, const Cell&... cells) const {
        (QTest::newRow(sentence) << ... << cells);
    }
};
