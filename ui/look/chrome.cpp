#include "ui/look/chrome.h"

namespace prunus {
namespace {

QColor rgb(QRgb hex) {
    return QColor::fromRgb(hex);
}

} // namespace

const Chrome& chromeOf(ThemeKind kind) {
    static const Chrome light{
        .side = rgb(0xF6F8FA),
        .card = rgb(0xFFFFFF),
        .border = rgb(0xD0D7DE),
        .fieldBorder = rgb(0x848D97),
        .muted = rgb(0x57606A),
        .lit = rgb(0xFFF3D6),
        .accent = rgb(0x0969DA),
        .accentText = rgb(0xFFFFFF),
        .link = rgb(0x0757B3),
        .track = rgb(0xE3E8ED),
        .played = rgb(0xB6DAF2),
        .warning = rgb(0xFDECEA),
        .warningText = rgb(0x8C1D18),
    };
    static const Chrome dark{
        .side = rgb(0x101317),
        .card = rgb(0x1C2127),
        .border = rgb(0x3A424C),
        .fieldBorder = rgb(0x7A8591),
        .muted = rgb(0xA9B4BF),
        .lit = rgb(0x4A3A12),
        .accent = rgb(0x1F6FD0),
        .accentText = rgb(0xFFFFFF),
        .link = rgb(0x79B8FF),
        .track = rgb(0x2A313A),
        .played = rgb(0x1F4E73),
        .warning = rgb(0x4A1A18),
        .warningText = rgb(0xFFB4AB),
    };
    static const Chrome contrast{
        .side = rgb(0xFFFFFF),
        .card = rgb(0xFFFFFF),
        .border = rgb(0x000000),
        .fieldBorder = rgb(0x000000),
        .muted = rgb(0x333333),
        .lit = rgb(0xFFE9A8),
        .accent = rgb(0x003E8A),
        .accentText = rgb(0xFFFFFF),
        .link = rgb(0x003E8A),
        .track = rgb(0xDDDDDD),
        .played = rgb(0xB4D9F4),
        .warning = rgb(0xFFFFFF),
        .warningText = rgb(0x7A0000),
    };
    switch (kind) {
    case ThemeKind::light:
        return light;
    case ThemeKind::dark:
        return dark;
    case ThemeKind::highContrast:
    case ThemeKind::blackAndWhite:
        break;
    }
    return contrast;
}

const Chrome& chromeFor(const QPalette& palette) {
    for (const ThemeKind kind : {ThemeKind::dark, ThemeKind::highContrast}) {
        if (palette.color(QPalette::AlternateBase) == chromeOf(kind).side) {
            return chromeOf(kind);
        }
    }
    return chromeOf(ThemeKind::light);
}

QPalette paletteOf(ThemeKind kind) {
    const Chrome& chrome = chromeOf(kind);
    const Theme& theme = themeOf(kind);
    QPalette palette;
    palette.setColor(QPalette::Window, chrome.side);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, chrome.card);
    palette.setColor(QPalette::AlternateBase, chrome.side);
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::Button, chrome.side);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, chrome.warningText);
    palette.setColor(QPalette::Highlight, chrome.accent);
    palette.setColor(QPalette::HighlightedText, chrome.accentText);
    palette.setColor(QPalette::Link, chrome.link);
    palette.setColor(cutRole, theme.cutMark);
    palette.setColor(QPalette::ToolTipBase, chrome.card);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::PlaceholderText, chrome.muted);
    palette.setColor(QPalette::Mid, chrome.border);
    palette.setColor(QPalette::Light, chrome.card);
    palette.setColor(QPalette::Dark, chrome.border.darker(130));
    palette.setColor(QPalette::Shadow, chrome.border.darker(160));
    for (const QPalette::ColorRole role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, blended(chrome.side, theme.text, 0.45));
    }
    return palette;
}

QFont monospaced(const QFont& base) {
    QFont font(base);
    font.setFamilies({QStringLiteral("DejaVu Sans Mono")});
    font.setStyleHint(QFont::Monospace);
    return font;
}

} // namespace prunus
