#include "core/practice/profilejson.h"

#include "core/notation/jsonstring.h"
#include "core/notation/number.h"
#include "core/practice/jsonvalue.h"

#include <algorithm>
#include <array>

namespace prunus {

namespace {

using Kind = JsonItem::Kind;
using Words = std::span<const std::string_view>;

// The words of each key, in the order of its enumerators.
constexpr auto tieWords = std::to_array<std::string_view>({"first", "last", "any"});
constexpr auto lineWords = std::to_array<std::string_view>({"full", "2", "1"});
constexpr auto notationWords =
    std::to_array<std::string_view>({"leaf", "edge", "subtree", "slash"});
constexpr auto shownWords =
    std::to_array<std::string_view>({"entry", "exit", "history", "edge", "none"});
constexpr auto crossedWords = std::to_array<std::string_view>({"show", "clamp"});
constexpr auto valueWords = std::to_array<std::string_view>({"plain", "bound", "interval"});
constexpr auto partialWords = std::to_array<std::string_view>({"unit", "perError", "exact"});
constexpr auto orderWords = std::to_array<std::string_view>({"as-written", "reversed"});
constexpr auto sideWords = std::to_array<std::string_view>({"max", "mover"});
constexpr auto callWords = std::to_array<std::string_view>({"one", "perChild"});
constexpr auto playerWords = std::to_array<std::string_view>({"max", "min"});
constexpr auto cutWords = std::to_array<std::string_view>({"ge", "gt"});
constexpr auto failWords = std::to_array<std::string_view>({"hard", "soft"});
constexpr auto algorithmWords = [] {
    std::array<std::string_view, everyAlgorithm.size()> ids;
    std::ranges::transform(everyAlgorithm, ids.begin(), &AlgorithmTraits::id);
    return ids;
}();

// What the course has names or pictures for.
constexpr auto shapeKeys = playerWords;
constexpr auto shapeWords =
    std::to_array<std::string_view>({"up", "down", "square", "trapezoid", "circle"});
constexpr auto wordKeys = std::to_array<std::string_view>(
    {"max", "min", "cut", "prune", "alpha", "beta", "leafValue", "move", "level", "path", "best",
     "failureValue", "colour", "depth"});
constexpr std::array<std::string_view, 0> anyWords{};

/// A key of a profile: what stands behind it, read and written.
struct ProfileKey {
    std::string_view name;
    MaybeFault (*read)(JsonValue value, Profile& profile);
    /// Empty for nothing to say.
    std::string (*write)(const Profile& profile);
};

Fault notAmong(JsonValue value, Words words) {
    return value.wrong({Code::wordExpected, {value->key, listed(words, true)}});
}

template <class E> std::string wordOf(E value, Words words) {
    return quotedText(words[static_cast<std::size_t>(value)]);
}
template <class E> std::string wordOf(const std::optional<E>& value, Words words) {
    return value ? wordOf(*value, words) : std::string();
}
template <class E> void setTo(E& target, std::size_t which) {
    target = static_cast<E>(which);
}
template <class E> void setTo(std::optional<E>& target, std::size_t which) {
    target = static_cast<E>(which);
}

/// One of several words.
template <auto member, const auto& words> constexpr ProfileKey wordKey(std::string_view name) {
    return {name,
            [](JsonValue value, Profile& profile) -> MaybeFault {
                const auto which = value.among(words);
                if (!which) {
                    return notAmong(value, words);
                }
                setTo(profile.*member, *which);
                return std::nullopt;
            },
            [](const Profile& profile) { return wordOf(profile.*member, words); }};
}

template <auto member> constexpr ProfileKey textKey(std::string_view name) {
    return {name,
            [](JsonValue value, Profile& profile) -> MaybeFault {
                if (!value.is(Kind::string)) {
                    return value.wrong({Code::textType, {value->key}});
                }
                profile.*member = value->text;
                return std::nullopt;
            },
            [](const Profile& profile) { return quotedText(profile.*member); }};
}

template <auto member> constexpr ProfileKey flagKey(std::string_view name) {
    return {name,
            [](JsonValue value, Profile& profile) -> MaybeFault {
                if (!value.is(Kind::literal) || value.isNull()) {
                    return value.wrong({Code::flagExpected, {value->key}});
                }
                profile.*member = value->text == "true";
                return std::nullopt;
            },
            [](const Profile& profile) { return std::string(profile.*member ? "true" : "false"); }};
}

using Texts = std::map<std::string, std::string>;

MaybeFault readTexts(JsonValue value, Texts& texts, Words keys, Words words) {
    if (!value.is(Kind::object)) {
        return value.wrong({Code::membersExpected, {value->key, R"({"max": "…", "min": "…"})"}});
    }
    texts.clear();
    return value.eachMember([&](JsonValue member) -> MaybeFault {
        if (std::ranges::find(keys, member->key) == keys.end()) {
            return member.wrong({Code::unknownKey, {shortJsonString(member->key), listed(keys)}});
        }
        if (!member.is(Kind::string)) {
            return member.wrong({Code::textType, {member->key}});
        }
        if (!words.empty() && !member.among(words)) {
            return notAmong(member, words);
        }
        texts[member->key] = member->text;
        return std::nullopt;
    });
}

/// Texts by their keys; some of these words, unless there are none to choose from.
template <auto member, const auto& keys, const auto& words>
constexpr ProfileKey textsKey(std::string_view name) {
    return {name,
            [](JsonValue value, Profile& profile) {
                return readTexts(value, profile.*member, keys, words);
            },
            [](const Profile& profile) {
                std::string json = "{";
                for (const auto& [key, text] : profile.*member) {
                    json.append(json.size() > 1 ? ", " : "").append(quotedText(key)).append(": ");
                    json += quotedText(text);
                }
                return json + '}';
            }};
}

MaybeFault readFirstWindow(JsonValue value, Profile& profile) {
    std::vector<Value> bounds;
    const MaybeFault none = value.each([&](JsonValue each) -> MaybeFault {
        const auto bound = each.bound();
        return bound ? (bounds.push_back(*bound), MaybeFault{}) : each.wrong({});
    });
    const bool right =
        value.is(Kind::array) && !none && bounds.size() == 2 && bounds.front() < bounds.back();
    if (!right) {
        return value.wrong({Code::windowExpected, {value->key}});
    }
    profile.window = {bounds.front(), bounds.back()};
    return std::nullopt;
}

template <auto member> constexpr ProfileKey shareKey(std::string_view name) {
    return {name,
            [](JsonValue value, Profile& profile) -> MaybeFault {
                if (!value.is(Kind::number) || value->number < 0 || value->number > 1) {
                    return value.wrong({Code::shareExpected, {value->key}});
                }
                profile.*member = value->number;
                return std::nullopt;
            },
            [](const Profile& profile) { return formatNumber(profile.*member); }};
}

/// Whether what follows from a mistake is worth something: no is a share of 0, and yes the usual
/// one where there was none. A share that is said with a yes holds.
MaybeFault readFollowThrough(JsonValue object, Profile& profile) {
    const auto value = object.member("followThrough");
    if (!value) {
        return std::nullopt;
    }
    if (!value->is(Kind::literal) || value->isNull()) {
        return value->wrong({Code::flagExpected, {"followThrough"}});
    }
    if ((*value)->text != "true") {
        profile.followShare = 0;
    } else if (!object.member("followShare") && profile.followShare == 0) {
        profile.followShare = Profile().followShare;
    }
    return std::nullopt;
}

MaybeFault readUnverified(JsonValue value, Profile& profile);
std::string writeUnverified(const Profile& profile);

/// In the order in which they are written.
constexpr auto profileKeys = std::to_array<ProfileKey>({
    {"format",
     [](JsonValue value, Profile& /*p*/) { return faultOfFormat(value, "prunus-profile"); },
     [](const Profile& /*p*/) { return quotedText("prunus-profile"); }},
    {"version", [](JsonValue value, Profile& /*p*/) { return faultOfVersion(value); },
     [](const Profile& /*p*/) { return formatNumber(practiceVersion); }},
    textKey<&Profile::id>("id"),
    textKey<&Profile::title>("title"),
    textKey<&Profile::language>("language"),
    textKey<&Profile::source>("source"),
    wordKey<&Profile::algorithm, algorithmWords>("algorithm"),
    wordKey<&Profile::root, playerWords>("root"),
    wordKey<&Profile::cut, cutWords>("cut"),
    wordKey<&Profile::fail, failWords>("fail"),
    {"window", readFirstWindow,
     [](const Profile& p) {
         return '[' + formatJsonNumber(p.window.alpha) + ", " + formatJsonNumber(p.window.beta) +
                ']';
     }},
    wordKey<&Profile::order, orderWords>("order"),
    wordKey<&Profile::leafSide, sideWords>("leafSide"),
    wordKey<&Profile::tieMove, tieWords>("tieMove"),
    wordKey<&Profile::lineLength, lineWords>("pvLength"),
    wordKey<&Profile::rootCalls, callWords>("rootCalls"),
    wordKey<&Profile::cutNotation, notationWords>("cutNotation"),
    flagKey<&Profile::lateEdge>("lateEdge"),
    wordKey<&Profile::windowShown, shownWords>("windowShown"),
    flagKey<&Profile::ownSideOnly>("ownSideOnly"),
    wordKey<&Profile::crossed, crossedWords>("crossed"),
    wordKey<&Profile::valueNotation, valueWords>("valueNotation"),
    flagKey<&Profile::leafBounds>("leafBounds"),
    flagKey<&Profile::hideUnreadLeaves>("hideUnreadLeaves"),
    flagKey<&Profile::countRoot>("countRoot"),
    flagKey<&Profile::countLeavesAsNodes>("countLeavesAsNodes"),
    flagKey<&Profile::strictConvention>("strictConvention"),
    {"followThrough", [](JsonValue /*v*/, Profile& /*p*/) { return MaybeFault(); }, // read last
     [](const Profile& p) { return std::string(p.followShare > 0 ? "true" : "false"); }},
    shareKey<&Profile::followShare>("followShare"),
    wordKey<&Profile::partial, partialWords>("partial"),
    shareKey<&Profile::perError>("perError"),
    textsKey<&Profile::shapes, shapeKeys, shapeWords>("shapes"),
    textsKey<&Profile::words, wordKeys, anyWords>("words"),
    {"unverified", readUnverified, writeUnverified},
});

constexpr auto profileKeyNames = [] {
    std::array<std::string_view, profileKeys.size()> names;
    std::ranges::transform(profileKeys, names.begin(), &ProfileKey::name);
    return names;
}();

const ProfileKey* profileKey(std::string_view name) {
    const auto* const found = std::ranges::find(profileKeys, name, &ProfileKey::name);
    return found == profileKeys.end() ? nullptr : found;
}

Fault unknownProfileKey(JsonValue at, std::string_view name) {
    return at.wrong({Code::unknownKey, {shortJsonString(name), listed(profileKeyNames)}});
}

MaybeFault readUnverified(JsonValue value, Profile& profile) {
    if (!value.is(Kind::array)) {
        return value.wrong({Code::textsExpected, {value->key}});
    }
    profile.unverified.clear();
    return value.each([&](JsonValue each) -> MaybeFault {
        if (!each.is(Kind::string)) {
            return each.wrong({Code::textsExpected, {value->key}});
        }
        if (profileKey(each->text) == nullptr) {
            return unknownProfileKey(each, each->text);
        }
        profile.unverified.push_back(each->text);
        return std::nullopt;
    });
}

std::string writeUnverified(const Profile& profile) {
    std::vector<std::string_view> names(profile.unverified.begin(), profile.unverified.end());
    return '[' + listed(names, true) + ']';
}

} // namespace

MaybeFault readProfileKeys(JsonValue object, Profile& profile) {
    const MaybeFault fault = object.eachMember([&](JsonValue member) -> MaybeFault {
        const ProfileKey* const key = profileKey(member->key);
        return key == nullptr ? unknownProfileKey(member, member->key) : key->read(member, profile);
    });
    return fault ? fault : readFollowThrough(object, profile);
}

std::string writeProfileKeys(const Profile& profile, const Profile& base) {
    std::string text;
    for (const ProfileKey& key : profileKeys) {
        const std::string value = key.write(profile);
        if (!value.empty() && value != key.write(base)) {
            text += text.empty() ? "" : ", ";
            text.append(quotedText(key.name)).append(": ").append(value);
        }
    }
    return '{' + text + '}';
}

tl::expected<Profile, ReadError> readProfile(std::string_view text) {
    return readJsonObject<Profile>(text, R"({"cut": "ge"})", readProfileKeys);
}

std::string writeProfile(const Profile& profile) {
    std::string text;
    for (const ProfileKey& key : profileKeys) {
        if (const std::string value = key.write(profile); !value.empty()) {
            text += text.empty() ? "{\n  " : ",\n  ";
            text.append(quotedText(key.name)).append(": ").append(value);
        }
    }
    return text + "\n}\n";
}

std::vector<std::string_view> differingKeys(const Profile& a, const Profile& b) {
    std::vector<std::string_view> names;
    for (const ProfileKey& key : profileKeys) {
        if (key.write(a) != key.write(b)) {
            names.push_back(key.name);
        }
    }
    return names;
}

} // namespace prunus
