#pragma once

#include <QTest>

namespace prunus {

/// The table of a test's data: it names the columns, and each row reads as a sentence.
template <class... Cells> class Rows {
  public:
    template <class... Names> explicit Rows(Names... columns) {
        static_assert(sizeof...(Names) == sizeof...(Cells));
        (QTest::addColumn<Cells>(columns), ...);
    }
    void operator()(const char* sentence, const Cells&... cells) const {
        (QTest::newRow(sentence) << ... << cells);
    }
};

} // namespace prunus
