#include "ui/web/pagestyle.h"

#include "ui/look/chrome.h"

namespace prunus {

namespace {

QByteArray variable(const char* name, const QColor& colour) {
    return QByteArray("--") + name + ':' + colour.name().toLatin1() + ';';
}

/// Of what is around the drawing.
QByteArray chromeVariables(ThemeKind kind) {
    const Chrome& chrome = chromeOf(kind);
    const Theme& theme = themeOf(kind);
    return variable("side", chrome.side) + variable("card", chrome.card) +
           variable("border", chrome.border) + variable("field", chrome.fieldBorder) +
           variable("muted", chrome.muted) + variable("lit", chrome.lit) +
           variable("accent", chrome.accent) + variable("accentText", chrome.accentText) +
           variable("track", chrome.track) + variable("text", theme.text) +
           variable("drawing", theme.background) + variable("cut", theme.cutMark) +
           variable("focus", theme.selection) + variable("ring", theme.ring) +
           variable("ringOutline", theme.ringOutline);
}

} // namespace

QByteArray themeId(ThemeKind kind) {
    switch (kind) {
    case ThemeKind::dark:
        return "dark";
    case ThemeKind::highContrast:
        return "high-contrast";
    case ThemeKind::blackAndWhite:
        return "black-and-white";
    case ThemeKind::light:
        break;
    }
    return "light";
}

QByteArray pageColours(const ElementStyles& looks) {
    const QByteArray rules = looks.rules();
    std::array<QByteArray, pageThemes.size()> blocks;
    QByteArray chosen;
    for (std::size_t theme = 0; theme < pageThemes.size(); ++theme) {
        const ThemeKind kind = pageThemes.at(theme);
        blocks.at(theme) =
            "{color-scheme:" + QByteArray(kind == ThemeKind::dark ? "dark;" : "light;") +
            chromeVariables(kind) + looks.variables(theme) + '}';
        chosen += ":root[data-theme=" + themeId(kind) + ']' + blocks.at(theme) + '\n';
    }
    return ":root" + blocks[0] + "\n@media (prefers-color-scheme:dark){:root" + blocks[1] +
           "}\n@media (prefers-contrast:more){:root" + blocks[2] + "}\n" + chosen +
           "@media print{:root,:root[data-theme]" + blocks[3] + "}\n" + rules;
}

} // namespace prunus
