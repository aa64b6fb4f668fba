// How soon the program shows its example, or what it is given to open: from its launch until nodes
// are on the screen. Bar: 0.3 s; the whole of tic-tac-toe, which is unfolded first, 2 s. Needs a
// display of its own, without a window manager:
//
//     xvfb-run -a -s '-screen 0 1280x800x24' bench_start PRUNUS [RUNS [ARGUMENT…]]
//
// Starts from settings of its own, so that it is always the same start. Prints wall time, since
// that is what one waits, with processor time of the program beside it, which other work on the
// machine changes less.

#include "tests/bench/clock.h"
#include "ui/look/theme.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QPixmap>
#include <QProcess>
#include <QScreen>
#include <QTemporaryDir>
#include <QThread>
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <unistd.h>

using namespace prunus;

namespace {

constexpr int mostMilliseconds = 20'000;

/// Whether anything on the screen has the outline of a node not reached, as all are at first.
bool showsTree(QScreen& screen) {
    // No more than holds the tree, since the server that is asked has the window to draw, too.
    const QImage seen =
        screen.grabWindow(0, 0, 100, 700, 400).toImage().convertToFormat(QImage::Format_RGB32);
    const QRgb wanted = themeOf(ThemeKind::light).notReached.line.rgb();
    for (int y = 0; y < seen.height(); y += 2) {
        const auto* const line = reinterpret_cast<const QRgb*>(seen.constScanLine(y));
        if (std::find(line, line + seen.width(), wanted) != line + seen.width()) {
            return true;
        }
    }
    return false;
}

/// User and system time of a process, in milliseconds.
double processorTimeOf(qint64 process) {
    std::ifstream stat("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    std::getline(stat, text);
    std::istringstream behindName(text.substr(text.rfind(')') + 2));
    std::string skipped;
    for (int field = 3; field < 14; ++field) {
        behindName >> skipped;
    }
    double user = 0;
    double system = 0;
    behindName >> user >> system;
    return (user + system) * 1000 / double(sysconf(_SC_CLK_TCK));
}

struct Start {
    double wall = 0;
    double processor = 0;
};

/// Nothing if the tree never came.
std::optional<Start> startOnce(const QString& program, const QStringList& arguments,
                               QScreen& screen) {
    const QTemporaryDir home;
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const char* const name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"}) {
        environment.insert(name, home.path());
    }
    process.setProcessEnvironment(environment);
    QElapsedTimer clock;
    clock.start();
    process.start(program, arguments);
    while (!showsTree(screen) && clock.elapsed() < mostMilliseconds) {
        QThread::msleep(5);
    }
    const Start start{double(clock.nsecsElapsed()) / 1e6, processorTimeOf(process.processId())};
    process.kill();
    process.waitForFinished();
    while (showsTree(screen)) {
        QThread::msleep(20); // until the server has taken the window away
    }
    return start.wall < mostMilliseconds ? std::optional(start) : std::nullopt;
}

} // namespace

int main(int argc, char** argv) {
    const QGuiApplication app(argc, argv);
    if (argc < 2 || QGuiApplication::platformName() != QStringLiteral("xcb")) {
        std::fputs("xvfb-run -a -s '-screen 0 1280x800x24' bench_start PRUNUS [RUNS [ARGUMENT…]]\n",
                   stderr);
        return 2;
    }
    const int runs = argc > 2 ? std::atoi(argv[2]) : 20;
    const QStringList arguments = QGuiApplication::arguments().mid(3);
    std::vector<double> wall;
    std::vector<double> processor;
    for (int k = 0; k < runs; ++k) {
        const auto start = startOnce(QString::fromLocal8Bit(argv[1]), arguments,
                                     *QGuiApplication::primaryScreen());
        if (!start) {
            std::fputs("the tree never came\n", stderr);
            return 1;
        }
        wall.push_back(start->wall);
        processor.push_back(start->processor);
    }
    std::printf("| first paint of %s | %d | %.0f ms, %.0f ms | %.0f ms, %.0f ms |\n",
                arguments.isEmpty() ? "the example" : qPrintable(arguments.join(u' ')), runs,
                bench::percentileOf(wall, 50), bench::percentileOf(wall, 99),
                bench::percentileOf(processor, 50), bench::percentileOf(processor, 99));
    return 0;
}
