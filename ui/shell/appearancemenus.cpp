// The menus of the theme and of the size of text, and what they do.

#include "ui/canvas/treecanvas.h"
#include "ui/montecarlo/montecarloaction.h"
#include "ui/panels/pseudocode.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/panels.h"
#include "ui/shell/practicemode.h"
#include "ui/shell/presentation.h"
#include "ui/widgets/appearance.h"

#include <QActionGroup>
#include <QMenu>
#include <array>

namespace prunus {
namespace {

constexpr int sideWidth = 430;

} // namespace

void MainWindow::buildThemeMenu(QMenu& view) {
    QMenu* menu = view.addMenu(tr("&Theme"));
    menu->setObjectName(QStringLiteral("themeMenu"));
    kept_.themes = menu;
    auto* group = new QActionGroup(menu);
    const auto add = [&](const QString& text, const char* id, ThemeKind kind) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QLatin1String(id));
        action->setCheckable(true);
        action->setChecked(kind == systemTheme());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, kind] { showTheme(kind); });
    };
    add(tr("&Light"), "light", ThemeKind::light);
    add(tr("&Dark"), "dark", ThemeKind::dark);
    add(tr("&High contrast"), "high-contrast", ThemeKind::highContrast);
}

void MainWindow::buildTextSizeMenu(QMenu& view) {
    QMenu* menu = view.addMenu(tr("Te&xt size"));
    menu->setObjectName(QStringLiteral("textSizeMenu"));
    kept_.textSizes = menu;
    auto* group = new QActionGroup(menu);
    constexpr std::array<int, 5> sizes{100, 125, 150, 175, 200};
    for (const int percent : sizes) {
        QAction* action = menu->addAction(tr("%1 %").arg(percent));
        action->setObjectName(QString::number(percent));
        action->setCheckable(true);
        action->setChecked(percent == 100);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, percent] { showTextScale(percent / 100.0); });
    }
}

void MainWindow::showTheme(ThemeKind kind) {
    applyTheme(*this, kind);
    canvas_->setTheme(kind);
}

void MainWindow::showTextScale(double scale) {
    textScale_ = scale;
    fitText();
    layout()->activate(); // now, or the bar of choices is laid out by its former text
}

void MainWindow::fitText() {
    const double scale =
        presentation_->presenting() ? Presentation::textScale(textScale_) : textScale_;
    panels_->listing().setBothHalves(presentation_->presenting());
    applyTextScale(*this, scale);
    canvas_->setTextScale(scale);
    practice_->setTextScale(scale);
    monteCarlo_->setTextScale(scale);
    // The cards grow with their text, but leave the tree half of the window.
    panels_->setColumnWidth(static_cast<int>(sideWidth * scale));
}

} // namespace prunus
