// Makes the pictures of the window that README and the metainfo of software centres show.

#include "core/games/namedgame.h"
#include "tests/ui/shownwindow.h"
#include "ui/practice/answercanvas.h"
#include "ui/session/loading.h"
#include "ui/session/panes.h"

#include <QApplication>
#include <QMenu>
#include <QPainter>
#include <array>
#include <cstdio>

namespace {

using prunus::MainWindow;

constexpr prunus::Step firstCutoff{14};

/// Of the menu that begins so: its entry.
void choose(const MainWindow& window, const char* menu, const char* entry) {
    for (QAction* const each : part<QMenu>(window, menu).findChildren<QAction*>()) {
        if (each->text().remove(u'&') == QLatin1String(entry)) {
            each->trigger();
        }
    }
}

void showFirstCutoff(MainWindow& window) {
    window.session().setStep(firstCutoff);
}

void showProof(MainWindow& window) {
    showFirstCutoff(window);
    QTest::keyClick(&window, Qt::Key_W);
}

void showSideBySide(MainWindow& window) {
    QTest::keyClick(&window, Qt::Key_M, Qt::ControlModifier);
    part<QAction>(window, "markDifferences").trigger();
    QTest::keyClick(&window, Qt::Key_End);
}

void showPractice(MainWindow& window) {
    choose(window, "practiseOnThisTree", "Cross out what is skipped");
    settle(window);
    auto* canvas = window.findChild<prunus::AnswerCanvas*>();
    const prunus::NodeId skipped = canvas->session().document()->tree.at({1, 1});
    QTest::mouseClick(canvas, Qt::LeftButton, Qt::NoModifier,
                      canvas->nodeRect(skipped).center().toPoint());
}

/// Late in a game of tic-tac-toe: 34 nodes.
void showGame(MainWindow& window) {
    window.openGame({prunus::gameNamed("tic-tac-toe@xox/.o./..x:o").value(), {}});
    if (QTest::qWaitFor([&] { return window.session().document()->tree.nodeCount() == 34; })) {
        window.session().setStep(firstCutoff);
    }
}

struct Scene {
    const char* name;
    QSize size;
    void (*show)(MainWindow&);
};

/// A picture has room for a window of 936 × 636 and its shadow: software centres ask for 1000 ×
/// 700.
constexpr QSize small{936, 636};
constexpr int shadow = 32;
constexpr std::array scenes{
    Scene{"main-window", {1440, 900}, showFirstCutoff},
    Scene{"cutoff", small, showProof},
    Scene{"side-by-side", small, showSideBySide},
    Scene{"practice", small, showPractice},
    Scene{"game", small, showGame},
};

/// The window with a shadow, which is soft because it is many.
QImage shadowed(const QImage& window) {
    QImage picture(window.size() + 2 * QSize(shadow, shadow), QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 4));
    const QRect place(QPoint(shadow, shadow), window.size());
    for (int out = 1; out < shadow; out += 2) {
        painter.drawRoundedRect(place.adjusted(-out, -out + 6, out, out), out + 2, out + 2);
    }
    painter.drawImage(place, window);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QColor(0, 0, 0, 60));
    painter.drawRect(place.adjusted(-1, -1, 0, 0));
    return picture;
}

bool take(const Scene& scene, const QString& folder) {
    MainWindow window;
    part<QAction>(part<QMenu>(window, "themeMenu"), "light").trigger(); // whatever the desktop is
    window.openExample();
    window.resize(scene.size);
    window.show();
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window)) {
        return false;
    }
    window.findChild<prunus::TreeCanvas*>()->setSmooth(false);
    scene.show(window);
    settle(window);
    if (!QTest::qWaitFor([&] { return isAtRest(window); })) {
        return false;
    }
    settle(window);
    const QImage picture = window.grab().toImage();
    if (window.size() != scene.size) {
        std::fprintf(stderr, "%s: the window needs %d x %d\n", scene.name, window.width(),
                     window.height());
        return false;
    }
    return (scene.size == small ? shadowed(picture) : picture)
        .save(folder + u'/' + QLatin1String(scene.name) + QStringLiteral(".png"));
}

} // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.size() != 2) {
        std::fputs("usage: screenshot FOLDER\n", stderr);
        return 2;
    }
    for (const Scene& scene : scenes) {
        if (!take(scene, arguments.at(1))) {
            std::fprintf(stderr, "%s: no picture\n", scene.name);
            return 1;
        }
    }
    return 0;
}
