#include "app/window.h"

#include "app/cli/run.h"
#include "ui/session/recovery.h"
#include "ui/window/mainwindow.h"
#include "ui/window/remembering.h"

#include <QApplication>
#include <QScreen>
#include <cstdlib>
#include <memory>

namespace prunus {

namespace {

constexpr const char* noDisplay = "there is no display to open the window on; the subcommands "
                                  "compare, trace, render, generate and convert "
                                  "need none";

/// What window managers usually put around a window. It is known only once the window is shown.
constexpr QSize frame(16, 48);

bool displayIsNamed() {
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") ||
           !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

/// Qt ends the program where it cannot reach the display, after a page about plugins.
void sayNoDisplay(QtMsgType type, const QMessageLogContext& /*where*/, const QString& /*text*/) {
    if (type == QtFatalMsg) {
        complain(noDisplay);
        std::_Exit(exitFailed);
    }
}

std::unique_ptr<MainWindow> openWindow(const QString& file) {
    auto window = std::make_unique<MainWindow>(nullptr);
    // A window larger than its screen would hide the timeline.
    window->resize(window->size().boundedTo(window->screen()->availableSize() - frame));
    window->rememberIn(userSettings());
    window->show();
    if (file.isEmpty()) {
        window->openExample();
    } else {
        window->openFile(file);
    }
    window->recoverIn(recoveryFolder());
    return window;
}

} // namespace

int runWindow(int argc, char** argv, const std::vector<std::string>& files) {
    if (!displayIsNamed()) {
        complain(noDisplay);
        return exitFailed;
    }
    const QtMessageHandler usual = qInstallMessageHandler(sayNoDisplay);
    const QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QApplication::setApplicationName("prunus");
    QApplication::setApplicationDisplayName("Prunus");

    std::vector<std::unique_ptr<MainWindow>> windows;
    windows.reserve(files.size() + 1);
    for (const std::string& file : files) {
        windows.push_back(openWindow(QString::fromLocal8Bit(file)));
    }
    if (windows.empty()) {
        windows.push_back(openWindow({}));
    }
    return QApplication::exec();
}

} // namespace prunus
