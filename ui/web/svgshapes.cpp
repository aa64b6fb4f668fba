#include "ui/web/svgshapes.h"

#include <QXmlStreamReader>
#include <algorithm>
#include <array>
#include <string_view>

namespace prunus {

namespace {

/// How an element looks, in the order of CSS texts; the rest says what it is.
constexpr std::array<const char*, 16> properties{
    "fill",           "fill-opacity",     "fill-rule",         "stroke",
    "stroke-opacity", "stroke-width",     "stroke-linecap",    "stroke-linejoin",
    "opacity",        "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit",
    "font-family",    "font-size",        "font-weight",       "font-style"};
constexpr std::size_t fill = 0;
constexpr std::size_t stroke = 3;

/// By property; empty where nobody has said anything.
using Look = std::array<QString, properties.size()>;

/// What a group hands down.
struct Inherited {
    Look look;
    QByteArray transform;
};

bool startsWith(const char* text, std::string_view beginning) {
    return std::string_view(text).starts_with(beginning);
}

/// What SVG takes for granted, in this program's drawings.
bool goesWithoutSaying(std::size_t property, const QString& value) {
    const std::string_view name = properties.at(property);
    return value.isEmpty() || (name.ends_with("opacity") && value == QLatin1String("1")) ||
           (name == "stroke-dashoffset" && value == QLatin1String("0"));
}

/// Whether a property concerns an element at all.
bool matters(std::size_t property, const Look& look, bool text) {
    const char* name = properties.at(property);
    if (startsWith(name, "fill-")) {
        return look.at(fill) != QLatin1String("none") && !(text && startsWith(name, "fill-rule"));
    }
    if (startsWith(name, "stroke-")) {
        return look.at(stroke) != QLatin1String("none");
    }
    return !startsWith(name, "font-") || text;
}

QByteArray cssOf(const Look& look, bool text) {
    QByteArray css;
    for (std::size_t p = 0; p < properties.size(); ++p) {
        if (matters(p, look, text) && !goesWithoutSaying(p, look.at(p))) {
            css += css.isEmpty() ? "" : ";";
            css += QByteArray(properties.at(p)) + ':' + look.at(p).toUtf8();
            css += startsWith(properties.at(p), "font-size") ? "px" : "";
        }
    }
    return css;
}

/// Most only move what they are about.
QByteArray shortTransform(const QString& transform) {
    static const QString moves = QStringLiteral("matrix(1,0,0,1,");
    if (!transform.startsWith(moves)) {
        return transform.toUtf8();
    }
    const QString rest = transform.sliced(moves.size()).chopped(1).replace(u',', u' ');
    return rest == QLatin1String("0 0") ? QByteArray() : "translate(" + rest.toUtf8() + ')';
}

/// The attributes of an element that say how it looks go there, and the others are given.
QByteArray takeAttributes(const QXmlStreamAttributes& attributes, Inherited& to) {
    QByteArray others;
    for (const QXmlStreamAttribute& each : attributes) {
        const auto name = each.qualifiedName();
        const auto* const property = std::ranges::find_if(
            properties, [&](const char* p) { return name == QLatin1String(p); });
        if (property != properties.end()) {
            to.look.at(std::size_t(property - properties.begin())) = each.value().toString();
        } else if (name == QLatin1String("transform")) {
            const QByteArray own = shortTransform(each.value().toString());
            to.transform += (to.transform.isEmpty() || own.isEmpty() ? "" : " ") + own;
        } else if (name != QLatin1String("vector-effect") && name != QLatin1String("xml:space")) {
            const QString value = each.value().toString().trimmed();
            others += ' ' + name.toUtf8() + "='" + value.toHtmlEscaped().toUtf8() + '\'';
        }
    }
    return others;
}

/// Reads on to the end of a text.
QByteArray textMarkup(QXmlStreamReader& xml, const QByteArray& attributes) {
    const QString text = xml.readElementText();
    const bool spaces = text != text.simplified();
    return "<text" + attributes + (spaces ? " xml:space='preserve'" : "") + '>' +
           text.toHtmlEscaped().toUtf8() + "</text>";
}

bool isShape(QStringView name) {
    static constexpr std::array<const char*, 9> shapes{
        "path", "polyline", "polygon", "rect", "line", "circle", "ellipse", "text", "image"};
    return std::ranges::any_of(shapes, [&](const char* s) { return name == QLatin1String(s); });
}

} // namespace

std::vector<SvgShape> shapesOf(const QByteArray& svg) {
    std::vector<SvgShape> shapes;
    std::vector<Inherited> groups(1);
    QXmlStreamReader xml(svg);
    xml.setNamespaceProcessing(false);
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        const bool group = xml.name() == QLatin1String("g");
        if (token == QXmlStreamReader::EndElement && group) {
            groups.pop_back();
        }
        if (token != QXmlStreamReader::StartElement || !(group || isShape(xml.name()))) {
            continue;
        }
        Inherited own = groups.back();
        const QByteArray name = xml.name().toUtf8();
        const QByteArray attributes = takeAttributes(xml.attributes(), own);
        if (group) {
            groups.push_back(std::move(own));
            continue;
        }
        const bool text = name == "text";
        const QByteArray markup =
            text ? textMarkup(xml, attributes) : '<' + name + attributes + "/>";
        shapes.push_back({markup, own.transform, cssOf(own.look, text)});
    }
    return shapes;
}

} // namespace prunus
