#pragma once

#include "tests/ui/shownwindow.h"
#include "ui/compare/growthchart.h"
#include "ui/compare/growthdialog.h"
#include "ui/compare/growthlabel.h"

#include <QComboBox>
#include <QSpinBox>

namespace prunus {

// What a hand does with Search ▸ Growth, and what it reads there.

inline GrowthDialog& dialogOf(ShownWindow& shown) {
    shown.press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    auto& dialog = shown.find<GrowthDialog>("growthDialog");
    // A busy window manager may not hear the first time.
    for (int tries = 0; tries < 5 && !dialog.isActiveWindow(); ++tries) {
        dialog.activateWindow();
        (void)QTest::qWaitForWindowActive(&dialog, 2'000);
    }
    dialog.resize(1100, 640); // room for all names of lines, whatever the screen
    return dialog;
}

/// The window with Search ▸ Growth open.
struct GrowthWindow : ShownWindow {
    GrowthDialog& dialog = dialogOf(*this);

    /// What a hand does, and what it reads, is in the dialog.
    operator const GrowthDialog&() const { return dialog; }
    void chooseGame(const char* game = "tic-tac-toe") const {
        part<QComboBox>(dialog, "growthSubject").setCurrentIndex(2);
        part<QComboBox>(dialog, "growthGame").setCurrentText(game);
    }
};

inline GrowthChart& chartOf(const GrowthDialog& dialog) {
    return part<GrowthChart>(dialog, "growthChart");
}

inline void type(const GrowthDialog& dialog, const char* field, const char* number) {
    auto& box = part<QSpinBox>(dialog, field);
    box.selectAll();
    QTest::keyClicks(&box, QLatin1String(number));
}

inline void start(const GrowthDialog& dialog) {
    QTest::mouseClick(&part<QPushButton>(dialog, "growthStart"), Qt::LeftButton);
}

/// Starts, and waits for the end.
inline void measure(const GrowthDialog& dialog) {
    start(dialog);
    QTRY_VERIFY_WITH_TIMEOUT(part<QPushButton>(dialog, "growthStart").text() == "&Start", 60'000);
}

inline void measureTo(const GrowthDialog& dialog, const char* depth) {
    type(dialog, "growthDepth", depth);
    measure(dialog);
}

inline QString said(const GrowthDialog& dialog) {
    return part<QLabel>(dialog, "growthSaid").text();
}

inline GrowthPoint pointAt(const GrowthDialog& dialog, Algorithm algorithm, MoveOrder order,
                           std::uint32_t depth) {
    for (const GrowthPoint& each : chartOf(dialog).points()) {
        if (each.line == GrowthLine{algorithm, order} && each.depth == depth) {
            return each;
        }
    }
    qFatal("there is no such point");
}

inline void click(const GrowthDialog& dialog, const GrowthPoint& point) {
    GrowthChart& chart = chartOf(dialog);
    QTest::mouseClick(chart.viewport(), Qt::LeftButton, {}, chart.placeOf(point).toPoint());
}

/// The label that begins so.
inline GrowthLabel& labelOf(const GrowthDialog& dialog, const char* beginning) {
    for (GrowthLabel* each : dialog.findChildren<GrowthLabel*>()) {
        if (each->text().startsWith(QString::fromUtf8(beginning))) {
            return *each;
        }
    }
    qFatal("there is no such label");
}

inline std::shared_ptr<const Document> documentOf(ShownWindow& shown) {
    return shown.window.session().document();
}

} // namespace prunus
