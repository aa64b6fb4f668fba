#include "ui/figures/compactsvg.h"

#include <array>

namespace prunus {

namespace {

/// What SVG takes for granted.
constexpr std::array defaults{" fill-opacity=\"1\"", " stroke-opacity=\"1\"",
                              " transform=\"matrix(1,0,0,1,0,0)\"", " vector-effect=\"none\""};

QByteArray withoutDefaults(QByteArray text) {
    for (const char* each : defaults) {
        text.replace(each, "");
    }
    return text;
}

/// A group without groups in it, from its `<g` to the end of its last shape.
QByteArray compactGroup(const QByteArray& tag, const QByteArray& shapes) {
    if (shapes.trimmed().isEmpty()) {
        return {};
    }
    QByteArray attributes = tag;
    const qsizetype font = attributes.indexOf("\nfont-family=");
    if (font >= 0 && !shapes.contains("<text")) {
        attributes = attributes.left(font) + '>';
    }
    QByteArray body = shapes;
    if (attributes.startsWith("<g fill=\"none\"")) {
        body.replace("<polyline fill=\"none\"", "<polyline");
    }
    if (!shapes.contains("<text")) {
        body = withoutDefaults(body); // not in what a text says
    }
    return withoutDefaults(attributes) + body + "</g>\n";
}

} // namespace

QByteArray compactSvg(const QByteArray& svg) {
    constexpr qsizetype closing = 4; // </g>
    QByteArray compact;
    compact.reserve(svg.size() / 2);
    qsizetype done = 0;
    for (qsizetype at = svg.indexOf("<g "); at >= 0; at = svg.indexOf("<g ", done)) {
        if (const QByteArray between = svg.sliced(done, at - done).trimmed(); !between.isEmpty()) {
            compact += between + '\n';
        }
        const qsizetype inside = svg.indexOf('>', at) + 1;
        const qsizetype end = svg.indexOf("</g>", inside);
        const qsizetype inner = svg.indexOf("<g ", inside);
        if (inside == 0 || end < 0 || (inner >= 0 && inner < end)) {
            const qsizetype to = inside == 0 || end < 0 ? svg.size() : inside;
            compact += svg.sliced(at, to - at);
            done = to;
            continue;
        }
        compact += compactGroup(svg.sliced(at, inside - at), svg.sliced(inside, end - inside));
        done = end + closing;
    }
    return compact + svg.sliced(done);
}

} // namespace prunus
