#include "ui/shell/windows.h"

#include "ui/lessons/openlesson.h"

#include <QApplication>
#include <QScreen>
#include <utility>

namespace prunus {
namespace {

/// What window managers usually put around a window. It is known only once the window is shown.
constexpr QSize frame(16, 48);
/// A window that lay exactly over another would look as if it had taken its place.
constexpr QPoint aside(32, 32);

} // namespace

Windows::Windows(Settings settings, QString recoveryFolder)
    : settings_(std::move(settings)), folder_(std::move(recoveryFolder)) {}

Windows::~Windows() {
    for (const QPointer<MainWindow>& each : windows_) {
        delete each.data();
    }
}

std::vector<MainWindow*> Windows::all() const {
    std::vector<MainWindow*> open;
    for (const QPointer<MainWindow>& each : windows_) {
        if (each && each->isVisible()) {
            open.push_back(each);
        }
    }
    return open;
}

void Windows::place(MainWindow& window, const MainWindow* beside) const {
    window.rememberIn(settings_());
    if (window.isMaximized()) {
        return;
    }
    // A window larger than its screen, as one from a larger screen, would hide the timeline.
    const QRect screen = window.screen()->availableGeometry();
    window.resize(window.size().boundedTo(screen.size() - frame));
    const QPoint at = beside != nullptr ? beside->pos() + aside : window.pos();
    const QRect fits(screen.topLeft(), screen.size() - frame - window.size() + QSize(1, 1));
    if (!fits.contains(at)) {
        window.move(screen.topLeft());
    } else if (beside != nullptr) {
        window.move(at);
    }
}

MainWindow& Windows::add() {
    const std::vector<MainWindow*> before = all();
    auto* window = new MainWindow(nullptr);
    window->setAttribute(Qt::WA_DeleteOnClose);
    std::erase_if(windows_, [](const QPointer<MainWindow>& each) { return each.isNull(); });
    windows_.emplace_back(window);
    connect(window, &MainWindow::windowsWanted, this, [this](const QStringList& files) {
        for (const QString& each : files) {
            open(each);
        }
    });
    connect(window, &MainWindow::differenceWanted, this,
            [this](const Difference& difference) { openDifference(difference); });
    connect(window, &MainWindow::quitWanted, this, &Windows::quit);
    place(*window, before.empty() ? nullptr : before.back());
    window->show();
    return *window;
}

MainWindow& Windows::open(const QString& file) {
    MainWindow& window = add();
    if (isLessonFile(file)) { // which may go on where it was left
        window.openExample();
        window.recoverIn(folder_);
        window.openFile(file);
        return window;
    }
    if (file.isEmpty()) {
        window.openExample();
    } else {
        window.openFile(file);
    }
    window.recoverIn(folder_);
    return window;
}

MainWindow& Windows::openText(const QString& text) {
    MainWindow& window = open();
    emit window.session().pasteAsked({text});
    return window;
}

MainWindow& Windows::openGame(const GameToUnfold& game) {
    MainWindow& window = add();
    window.openGame(game);
    window.recoverIn(folder_);
    return window;
}

MainWindow& Windows::openDifference(const Difference& difference) {
    MainWindow& window = add();
    window.openDifference(difference);
    window.recoverIn(folder_);
    return window;
}

/// Those with nothing to lose stay until all others have been asked.
MainWindow* Windows::nextToClose() const {
    const std::vector<MainWindow*> open = all();
    for (MainWindow* each : open) {
        if (each->holdsUnsaved()) {
            return each;
        }
    }
    return open.empty() ? nullptr : open.front();
}

void Windows::quit() {
    if (MainWindow* window = nextToClose()) {
        if (window->holdsUnsaved()) {
            window->setWindowState(window->windowState() & ~Qt::WindowMinimized);
            window->raise();
            window->activateWindow();
        }
        window->closeThen([this] { quit(); });
    }
}

} // namespace prunus

#include "moc_windows.cpp"
