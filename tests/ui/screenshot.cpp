// Makes README's picture of the window: figure 5.2 under alpha-beta, just after its first cutoff.

#include "tests/ui/settled.h"
#include "ui/canvas/treecanvas.h"
#include "ui/shell/mainwindow.h"

#include <QApplication>
#include <QMenu>
#include <QTest>
#include <cstdio>

namespace {

constexpr QSize size{1440, 900};
constexpr prunus::Step firstCutoff{14};

/// Light, whatever the desktop is.
void makeLight(const prunus::MainWindow& window) {
    const auto* themes = window.findChild<QMenu*>(QStringLiteral("themeMenu"));
    if (auto* light = themes->findChild<QAction*>(QStringLiteral("light"))) {
        light->trigger();
    }
}

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 2) {
        std::fputs("usage: screenshot FILE.png\n", stderr);
        return 2;
    }
    prunus::MainWindow window;
    makeLight(window);
    window.openExample();
    window.resize(size);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window)) {
        return 1;
    }
    window.findChild<prunus::TreeCanvas*>()->setSmooth(false);
    window.session().setStep(firstCutoff);
    settle(window);
    return window.grab().save(arguments.at(1)) ? 0 : 1;
}
