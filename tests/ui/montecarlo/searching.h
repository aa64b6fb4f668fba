#pragma once

#include "tests/ui/shownwindow.h"
#include "ui/montecarlo/montecarlowindow.h"

namespace prunus::montecarlotest {

/// A window of Monte Carlo tree search, on this tree or on figure 5.2.
struct Searching : ShownWindow {
    explicit Searching(const QString& tree = {}) {
        if (!tree.isEmpty()) {
            window.openText(tree, {});
            settle(window);
        }
        find<QAction>("monteCarloSearch").trigger();
        shown = &find<MonteCarloWindow>("monteCarlo");
        shown->activateWindow();
        active = QTest::qWaitForWindowActive(shown) &&
                 QTest::qWaitFor([this] { return shown->run().trace() != nullptr; });
        QVERIFY(active);
    }
    [[nodiscard]] std::uint32_t at() const { return shown->run().step().value; }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        shown->activateWindow(); // where nothing manages windows, another may be active meanwhile
        QTRY_VERIFY(shown->isActiveWindow());
        QWidget* focus = shown->focusWidget();
        QTest::keyClick(focus != nullptr ? focus : shown, key, modifiers);
    }
    void setIterations(int number) const {
        part<QSpinBox>(*shown, "iterations").setValue(number);
        QTRY_VERIFY(!shown->run().isAtWork());
    }
    /// A part of the window, which has those of the main window around it.
    template <class Part> [[nodiscard]] Part& its(const char* name) const {
        return part<Part>(*shown, name);
    }
    [[nodiscard]] QString says(const char* label) const {
        return part<QLabel>(*shown, label).text();
    }

    MonteCarloWindow* shown = nullptr;
};

inline constexpr auto figure = "R: [A: [3,12,8], B: [2,4,6], C: [14,5,2]]";

} // namespace prunus::montecarlotest
