#include "app/cli/procedurevalue.h"

#include "app/cli/numbertext.h"
#include "app/cli/suggestion.h"

#include <algorithm>

namespace prunus {

namespace {

/// `alpha-beta:window=2,5:cut=gt` at its colons.
std::vector<std::string> partsOf(const std::string& text) {
    std::vector<std::string> parts;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(':', begin), text.size());
        parts.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

/// Sets what an option of this value says; the error says what is wrong with it.
template <class Target, class Value>
OptionValue<bool> set(Target& target, const OptionValue<Value>& value) {
    if (!value) {
        return tl::make_unexpected(value.error());
    }
    target = *value;
    return true;
}

OptionValue<bool> setOption(SearchOptions& options, const std::string& name,
                            const std::string& value) {
    static const std::vector<std::string> names{"cut", "fail", "root", "window", "form"};
    return name == "cut"      ? set(options.cut, readCutRule(value))
           : name == "fail"   ? set(options.fail, readFailMode(value))
           : name == "root"   ? set(options.root, readPlayer(value))
           : name == "window" ? set(options.window, readWindow(value))
                              : tl::make_unexpected('"' + name +
                                                    "\" is no option of a procedure; there are "
                                                    "cut, fail, root, window, and form of M30, "
                                                    "M32, M33, M34, M35, W02 and W06" +
                                                    suggestion(name, names));
}

/// Which form of the misconception, from 1.
OptionValue<std::uint8_t> readForm(Misconception m, const std::string& text) {
    const std::optional<std::uint8_t> form = readNumber<std::uint8_t>(text);
    if (form && *form >= 1 && *form <= formsOf(m)) {
        return static_cast<std::uint8_t>(*form - 1);
    }
    return tl::make_unexpected('"' + text + "\" is no form of " + std::string(traits(m).id) +
                               "; give a whole number from 1 to " + std::to_string(formsOf(m)));
}

} // namespace

OptionValue<ProcedureName> readProcedureName(const std::string& text) {
    if (const std::optional<Misconception> misconception = misconceptionFromId(text)) {
        return ProcedureName(*misconception);
    }
    if (const std::optional<Algorithm> algorithm = algorithmFromId(text)) {
        return ProcedureName(*algorithm);
    }
    std::vector<std::string> ids;
    ids.reserve(everyAlgorithm.size());
    for (const AlgorithmTraits& each : everyAlgorithm) {
        ids.emplace_back(each.id);
    }
    return tl::make_unexpected(
        '"' + text +
        "\" is no procedure; give a misconception, M01 to M35 or W01 to W06, "
        "or an algorithm: " +
        algorithmIds() + suggestion(text, ids));
}

OptionValue<Procedure> readProcedure(const std::string& text) {
    const std::vector<std::string> parts = partsOf(text);
    const auto name = readProcedureName(parts.front());
    if (!name) {
        return tl::make_unexpected(name.error());
    }
    const auto* const misconception = std::get_if<Misconception>(&*name);
    SearchOptions options;
    std::uint8_t form = 0;
    for (std::size_t k = 1; k < parts.size(); ++k) {
        const std::size_t equals = std::min(parts[k].find('='), parts[k].size());
        const std::string option = parts[k].substr(0, equals);
        const std::string value = parts[k].substr(std::min(equals + 1, parts[k].size()));
        const auto good = option == "form" && misconception != nullptr
                              ? set(form, readForm(*misconception, value))
                              : setOption(options, option, value);
        if (!good) {
            return tl::make_unexpected(good.error());
        }
    }
    if (misconception != nullptr) {
        return procedureOf(*misconception, options, form);
    }
    options.algorithm = std::get<Algorithm>(*name);
    Procedure right;
    right.options = options;
    return right;
}

} // namespace prunus
