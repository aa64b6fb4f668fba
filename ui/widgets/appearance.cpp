#include "ui/widgets/appearance.h"

#include "ui/look/chrome.h"
#include "ui/widgets/fieldborders.h"
#include "ui/widgets/focusring.h"
#include "ui/widgets/manners.h"

#include <QApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>
#include <QToolBar>
#include <algorithm>

namespace prunus {
namespace {

constexpr double smallestUsual = 10;

/// Flat buttons with round corners; the main one, and fields, in the theme's colours.
QString styleSheet(const Chrome& c) {
    return QStringLiteral(R"(
        QMenuBar { border-bottom: 1px solid %2; }
        QToolBar { background: %1; border: none; border-bottom: 1px solid %2;
                   padding: 5px 8px; spacing: 4px; }
        QMainWindow::separator { background: %3; width: 3px; height: 3px; }
        QMainWindow::separator:horizontal { border-left: 1px solid %2; }
        #closePanel { border: none; border-radius: 4px; padding: 1px 4px; color: %6;
                      min-height: 19px; }
        #closePanel:hover { background: %7; color: %8; }
        #closePanel:focus { color: %8; }
        QMainWindow::separator:hover { background: %4; }
        QStatusBar { border-top: 1px solid %2; }
        QStatusBar::item { border: none; }
        #timeline QPushButton, #practicePage QPushButton, #practiceBand QPushButton,
        QToolBar QPushButton, #dismiss, #stopWork {
            background: %3; border: 1px solid %2; border-radius: 6px; padding: 5px 9px; }
        #timeline QPushButton, #practicePage QPushButton,
        #practiceBand QPushButton { font-weight: 600; padding: 7px 12px; }
        #timeline QPushButton:hover, #practicePage QPushButton:hover,
        #practiceBand QPushButton:hover,
        QToolBar QPushButton:hover { border-color: %4; }
        #timeline QPushButton:pressed, #practicePage QPushButton:pressed,
        #practiceBand QPushButton:pressed,
        QToolBar QPushButton:pressed { background: %7; }
        #timeline QPushButton#stepButton, #practicePage QPushButton#checkAnswerButton,
        #practicePage QPushButton#stepButton { background: %4; color: %5; border-color: %4; }
        #timeline QPushButton#stepButton:disabled, #timeline QPushButton[flat="false"]:disabled,
        #practicePage QPushButton[flat="false"]:disabled,
        #practicePage QPushButton#checkAnswerButton:disabled {
            background: %3; color: %6; border-color: %2; }
        #timeline QPushButton[flat="true"], #practicePage QPushButton[flat="true"] { border: none; background: transparent; color: %6;
                                             font-weight: normal; padding: 7px 6px; }
        #timeline QPushButton[flat="true"]:hover { color: %8; text-decoration: underline; }
        QPushButton[link="true"] { border: none; background: transparent; color: %8;
                                   text-align: left; padding: 2px 0; min-height: 20px; }
        QPushButton[link="true"]:hover { text-decoration: underline; }
        #stepNumber { border: 1px solid %6; border-radius: 4px; padding: 1px 4px;
                      background: %1; }
    )")
        .arg(c.card.name(), c.border.name(), c.side.name(), c.accent.name(), c.accentText.name(),
             c.muted.name(), c.track.name(), c.link.name());
}

} // namespace

ThemeKind systemTheme() {
    static const ThemeKind kind = QApplication::palette().color(QPalette::Window).lightness() < 128
                                      ? ThemeKind::dark
                                      : ThemeKind::light;
    return kind;
}

void applyTheme(QWidget& window, ThemeKind kind) {
    static const ThemeKind atStart = systemTheme(); // asked before the palette is ours
    static_cast<void>(atStart);
    QApplication::setStyle(new FieldBorders);
    FocusRing::install();
    Manners::install();
    QApplication::setPalette(paletteOf(kind));
    window.setStyleSheet(styleSheet(chromeOf(kind)));
}

void applyTextScale(QWidget& window, double scale) {
    static const QFont usual = QApplication::font();
    QFont font(usual);
    QStringList families = font.families();
    families << QStringLiteral("DejaVu Sans");
    font.setFamilies(families);
    font.setPointSizeF(std::max(usual.pointSizeF(), smallestUsual) * scale);
    // A style sheet keeps the fonts that it found: take it off meanwhile.
    const QString sheet = window.styleSheet();
    window.setStyleSheet({});
    QApplication::setFont(font);
    window.setFont(font);
    // A dock can be a window of its own, and takes a font from its parent only late; what opened
    // beside the window, as the manual, takes none.
    for (QWidget* each : window.findChildren<QWidget*>()) {
        const bool beside = each->windowType() == Qt::Window || each->windowType() == Qt::Dialog;
        if ((each->isWindow() && beside) || qobject_cast<QDockWidget*>(each) != nullptr) {
            each->setFont(font);
        }
    }
    // From Qt 6.8 on, widgets in a scroll area keep the font that the style sheet found.
    for (QWidget* each : window.findChildren<QWidget*>()) {
        if (!each->isWindow() && !each->testAttribute(Qt::WA_SetFont) &&
            each->font().pointSizeF() != each->parentWidget()->font().pointSizeF()) {
            each->setFont({});
        }
    }
    window.setStyleSheet(sheet);
}

} // namespace prunus
