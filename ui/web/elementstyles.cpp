#include "ui/web/elementstyles.h"

#include <algorithm>
#include <map>

namespace prunus {

namespace {

/// `fill:none;stroke:#fff` by property.
std::map<QByteArray, QByteArray> propertiesOf(const QByteArray& css) {
    std::map<QByteArray, QByteArray> properties;
    for (const QByteArray& each : css.split(';')) {
        if (const qsizetype colon = each.indexOf(':'); colon > 0) {
            properties[each.left(colon)] = each.sliced(colon + 1);
        }
    }
    return properties;
}

/// What CSS takes where nothing is said, for properties that only some themes set.
QByteArray usually(const QByteArray& property) {
    return property.endsWith("opacity") ? "1" : property == "stroke-dashoffset" ? "0" : "none";
}

} // namespace

std::optional<std::uint32_t> ElementStyles::known(const QByteArray& first) const {
    const auto found = byFirst_.find(first);
    return found == byFirst_.end() ? std::nullopt : std::optional(*found);
}

std::uint32_t ElementStyles::add(const ThemedLook& look) {
    const auto same = std::ranges::find(looks_, look);
    if (same != looks_.end()) {
        return static_cast<std::uint32_t>(same - looks_.begin());
    }
    looks_.push_back(look);
    const auto number = static_cast<std::uint32_t>(looks_.size() - 1);
    if (!byFirst_.contains(look.front())) {
        byFirst_[look.front()] = number;
    }
    return number;
}

QByteArray ElementStyles::valueOf(const Values& values) const {
    if (std::ranges::all_of(values, [&](const QByteArray& v) { return v == values.front(); })) {
        return values.front();
    }
    auto variable = std::ranges::find(variables_, values);
    if (variable == variables_.end()) {
        variable = variables_.insert(variables_.end(), values);
    }
    return "var(--v" + QByteArray::number(variable - variables_.begin()) + ')';
}

QByteArray ElementStyles::rules() const {
    QByteArray rules;
    for (std::size_t k = 0; k < looks_.size(); ++k) {
        std::map<QByteArray, Values> byProperty;
        Values shown;
        for (std::size_t theme = 0; theme < pageThemes.size(); ++theme) {
            shown.at(theme) = looks_[k].at(theme).isEmpty() ? "none" : "inline";
            for (const auto& [property, value] : propertiesOf(looks_[k].at(theme))) {
                byProperty[property].at(theme) = value;
            }
        }
        if (std::ranges::count(shown, QByteArray("none")) > 0) {
            byProperty["display"] = shown;
        }
        rules += ".s" + QByteArray::number(qulonglong(k)) + '{';
        for (auto& [property, values] : byProperty) {
            for (QByteArray& value : values) {
                value = value.isEmpty() ? usually(property) : value;
            }
            rules += property + ':' + valueOf(values) + ';';
        }
        rules += "}\n";
    }
    return rules;
}

QByteArray ElementStyles::variables(std::size_t theme) const {
    QByteArray all;
    for (std::size_t v = 0; v < variables_.size(); ++v) {
        all += "--v" + QByteArray::number(qulonglong(v)) + ':' + variables_[v].at(theme) + ';';
    }
    return all;
}

} // namespace prunus
