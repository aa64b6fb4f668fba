#include "app/window.h"

#include "app/cli/gameargument.h"
#include "app/cli/run.h"
#include "app/cli/treeargument.h"
#include "core/formats/importtree.h"
#include "ui/base/workpool.h"
#include "ui/files/recovery.h"
#include "ui/session/loading.h"
#include "ui/shell/programicon.h"
#include "ui/shell/windows.h"
#include "ui/shell/windowsettings.h"
#include "ui/words/messages.h"

#include <QApplication>
#include <cstdlib>

namespace prunus {

namespace {

/// What to say where there is no display; for sayNoDisplay(), which is told nothing.
std::string& noDisplay() {
    static std::string said;
    return said;
}

bool displayIsNamed() {
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") ||
           !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
}

/// Qt ends the program where it cannot reach the display, after a page about plugins.
void sayNoDisplay(QtMsgType type, const QMessageLogContext& /*where*/, const QString& /*text*/) {
    if (type == QtFatalMsg) {
        complain(noDisplay());
        std::_Exit(exitFailed);
    }
}

/// Of a game that is none, or a text that is no tree; empty for all else.
std::string faultIn(const std::string& file) {
    if (isTreeText(file)) {
        const ImportResult read = importTree(file); // the window asks which reading is meant
        return read || !read.error().readings.empty() ? std::string()
                                                      : readTreeArgument(file).error();
    }
    if (!isGame(file)) {
        return {};
    }
    const auto game = readGame(file);
    return game ? std::string() : game.error();
}

/// Needs a name without a fault.
GameToUnfold toUnfold(const std::string& file, const GameFlags& flags) {
    UnfoldWish wish;
    wish.depth = flags.depth;
    wish.maxNodes = usualMostNodes;
    wish.order = flags.order;
    wish.quiescence = flags.quiescence.value_or(Quiescence::none);
    wish.evaluation = flags.evaluation.value_or(Evaluation::own);
    const auto game = readNamedGame(file);
    GameToUnfold found{game->position, wish};
    if (game->leftOut) {
        found.notices << shownMessage(*game->leftOut);
    }
    return found;
}

/// Until the last window is closed, and with it all that can be stopped.
int showWindows(const WindowRequest& request) {
    Windows windows(userSettings, recoveryFolder());
    for (const std::string& file : request.files) {
        if (isTreeText(file)) {
            windows.openText(QString::fromLocal8Bit(file));
        } else if (isGame(file)) {
            windows.openGame(toUnfold(file, request.game));
        } else {
            windows.open(QString::fromLocal8Bit(file));
        }
    }
    if (request.files.empty()) {
        windows.open();
    }
    return QApplication::exec();
}

} // namespace

int runWindow(int argc, char** argv, const WindowRequest& request) {
    for (const std::string& each : request.files) {
        if (const std::string problem = faultIn(each); !problem.empty()) {
            complain(problem);
            return exitFailed;
        }
    }
    if (!displayIsNamed()) {
        complain(request.withoutDisplay);
        return exitFailed;
    }
    noDisplay() = request.withoutDisplay;
    const QtMessageHandler usual = qInstallMessageHandler(sayNoDisplay);
    const QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    QApplication::setApplicationName("prunus");
    QApplication::setApplicationDisplayName("Prunus");
    QApplication::setApplicationVersion(PRUNUS_VERSION); // stands in files of answers
    // Under this name the desktop finds its menu entry and icon.
    QApplication::setDesktopFileName(PRUNUS_APP_ID);
    QApplication::setWindowIcon(QIcon::fromTheme(PRUNUS_APP_ID, programIcon()));

    const int code = showWindows(request);
    workPool()->waitForDone(); // it may paint, for which the application has to be there
    return code;
}

} // namespace prunus
