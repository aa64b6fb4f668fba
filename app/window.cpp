#include "app/window.h"

#include "app/cli/run.h"
#include "ui/session/recovery.h"
#include "ui/window/remembering.h"
#include "ui/window/windows.h"

#include <QApplication>
#include <cstdlib>

namespace prunus {

namespace {

constexpr const char* noDisplay = "there is no display to open the window on; the subcommands "
                                  "compare, trace, render, generate, convert and "
                                  "growth need none";

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

    Windows windows(userSettings, recoveryFolder());
    for (const std::string& file : files) {
        windows.open(QString::fromLocal8Bit(file));
    }
    if (files.empty()) {
        windows.open();
    }
    return QApplication::exec();
}

} // namespace prunus
