#include "ui/look/theme.h"

#include <algorithm>
#include <cmath>

namespace prunus {

namespace {

// Built by functions, not as constants: QColor's parser is not constexpr.
QColor hex(const char* text) {
    return QColor(QLatin1StringView(text));
}

Theme lightTheme() {
    Theme t;
    t.background = hex("#FFFFFF");
    t.text = hex("#1F2328");
    t.mutedText = hex("#57606A");
    t.formerText = hex("#5F6B76");
    t.max = {hex("#E6F2FA"), hex("#0072B2"), hex("#005A8F")};
    t.min = {hex("#FBEEE6"), hex("#C25200"), hex("#A34400")};
    t.leaf = {hex("#EEF7F2"), hex("#57606A"), hex("#1F2328")};
    t.notReached = {hex("#FDFDFE"), hex("#8A949E"), hex("#5F6B76")};
    t.cut = {hex("#FAF5F8"), hex("#A8578A"), hex("#7A4A63")};
    t.cutHatch = hex("#E4D2DD");
    t.cutMark = hex("#9B3D73");
    t.bestLine = hex("#00805E");
    t.visitedEdge = hex("#57606A");
    t.ring = hex("#E69F00");
    t.ringOutline = hex("#7A5200");
    t.selection = hex("#0969DA");
    t.witness = hex("#7A5200");
    t.ownMark = hex("#5B2A86");
    t.difference = hex("#6B5900");
    return t;
}

Theme darkTheme() {
    Theme t;
    t.background = hex("#16191D");
    t.text = hex("#E6EAEE");
    t.mutedText = hex("#A9B4BF");
    t.formerText = hex("#9AA6B2");
    t.max = {hex("#12324A"), hex("#56B4E9"), hex("#8CCBF2")};
    t.min = {hex("#472612"), hex("#F08A4B"), hex("#FFB58A")};
    t.leaf = {hex("#1B2B25"), hex("#A9B4BF"), hex("#E6EAEE")};
    t.notReached = {hex("#1C2025"), hex("#6B7680"), hex("#9AA6B2")};
    t.cut = {hex("#241A20"), hex("#B07A9A"), hex("#D9AFC6")};
    t.cutHatch = hex("#46303D");
    t.cutMark = hex("#E48FBF");
    t.bestLine = hex("#2FC79A");
    t.visitedEdge = hex("#A9B4BF");
    t.ring = hex("#E69F00");
    t.ringOutline = t.ring;
    t.selection = hex("#6CB6FF");
    t.witness = hex("#E69F00");
    t.ownMark = hex("#CDA8F5");
    t.difference = hex("#F0E442");
    return t;
}

Theme highContrastTheme() {
    Theme t;
    t.background = hex("#FFFFFF");
    t.text = hex("#000000");
    t.mutedText = hex("#24292F");
    t.formerText = hex("#3B434B");
    t.max = {hex("#F2F9FE"), hex("#00497A"), hex("#00406B")};
    t.min = {hex("#FFF6F0"), hex("#7A3300"), hex("#6E2E00")};
    t.leaf = {hex("#FFFFFF"), hex("#000000"), hex("#000000")};
    t.notReached = {hex("#FFFFFF"), hex("#4A525A"), hex("#3B434B")};
    t.cut = {hex("#FFFAFD"), hex("#6E2150"), hex("#4D1437")};
    t.cutHatch = hex("#E4D2DD");
    t.cutMark = hex("#6E1A4D");
    t.bestLine = hex("#00543D");
    t.visitedEdge = hex("#24292F");
    t.ring = hex("#E69F00");
    t.ringOutline = hex("#4D3300");
    t.selection = hex("#0A3F91");
    t.witness = hex("#4D3300");
    t.ownMark = hex("#3F1A66");
    t.difference = hex("#4A3D00");
    return t;
}

Theme blackAndWhiteTheme() {
    Theme t;
    const QColor white = hex("#FFFFFF");
    const QColor black = hex("#000000");
    const QColor grey = hex("#4D4D4D");
    t.background = white;
    t.text = black;
    t.mutedText = grey;
    t.formerText = grey;
    t.max = t.min = t.leaf = {white, black, black};
    t.notReached = {white, grey, grey};
    t.cut = {white, black, black};
    t.cutHatch = hex("#BFBFBF");
    t.cutMark = black;
    t.bestLine = black;
    t.visitedEdge = black;
    // White between black: a double ring.
    t.ring = white;
    t.ringOutline = black;
    t.selection = black;
    t.witness = black;
    t.ownMark = hex("#000000");
    t.difference = hex("#000000");
    t.dotsNotReached = true;
    return t;
}

Theme solidTheme() {
    Theme t = blackAndWhiteTheme();
    t.notReached = t.max;
    t.mutedText = t.formerText = t.text;
    t.dotsNotReached = false;
    return t;
}

double luminance(const QColor& c) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

} // namespace

const Theme& themeOf(ThemeKind kind) {
    static const Theme light = lightTheme();
    static const Theme dark = darkTheme();
    static const Theme highContrast = highContrastTheme();
    static const Theme blackAndWhite = blackAndWhiteTheme();
    switch (kind) {
    case ThemeKind::dark:
        return dark;
    case ThemeKind::highContrast:
        return highContrast;
    case ThemeKind::blackAndWhite:
        return blackAndWhite;
    case ThemeKind::light:
        break;
    }
    return light;
}

const Theme& questionTheme() {
    static const Theme solid = solidTheme();
    return solid;
}

const Theme& themeFor(const QPalette& palette) {
    const Theme& contrast = themeOf(ThemeKind::highContrast);
    if (palette.color(QPalette::Window) == contrast.background &&
        palette.color(QPalette::WindowText) == contrast.text) {
        return contrast;
    }
    const bool dark = luminance(palette.color(QPalette::Window)) < 0.18;
    return themeOf(dark ? ThemeKind::dark : ThemeKind::light);
}

double contrastRatio(const QColor& a, const QColor& b) {
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QColor blended(const QColor& under, const QColor& over, double part) {
    const auto mix = [part](float u, float o) { return static_cast<float>(u + (o - u) * part); };
    return QColor::fromRgbF(mix(under.redF(), over.redF()), mix(under.greenF(), over.greenF()),
                            mix(under.blueF(), over.blueF()));
}

} // namespace prunus
