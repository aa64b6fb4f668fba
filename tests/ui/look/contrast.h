#pragma once

#include "tests/rows.h"
#include "ui/look/theme.h"

#include <QStringList>
#include <QTest>
#include <vector>

namespace prunus {

/// Something that is drawn, and what is behind it.
struct Pair {
    const char* what;
    QColor front;
    QColor back;
    bool text;
};

/// Rows of the themes of a window, with the contrast that they promise.
inline void themesWithContrast() {
    const Rows<ThemeKind, double, double> row("kind", "leastForText", "leastForLines");
    row("light: text 4.5, lines 3", ThemeKind::light, 4.5, 3.0);
    row("dark: text 4.5, lines 3", ThemeKind::dark, 4.5, 3.0);
    row("high contrast: both 7", ThemeKind::highContrast, 7.0, 7.0);
}

/// Rows of all themes, those of files, too.
inline void inAllThemes() {
    QTest::addColumn<ThemeKind>("kind");
    QTest::newRow("light") << ThemeKind::light;
    QTest::newRow("dark") << ThemeKind::dark;
    QTest::newRow("high contrast") << ThemeKind::highContrast;
    QTest::newRow("black and white") << ThemeKind::blackAndWhite;
}

/// What does not stand out as the row of themesWithContrast() says, a line each.
inline QString faint(const std::vector<Pair>& pairs) {
    QFETCH(double, leastForText);
    QFETCH(double, leastForLines);
    QStringList lines;
    for (const Pair& pair : pairs) {
        const double ratio = contrastRatio(pair.front, pair.back);
        if (ratio < (pair.text ? leastForText : leastForLines)) {
            lines << QStringLiteral("%1 (%2): %3")
                         .arg(pair.what, pair.text ? "text" : "line")
                         .arg(ratio);
        }
    }
    return lines.join(u'\n');
}

} // namespace prunus
