#pragma once

#include "core/practice/procedure.h"
#include "core/practice/question.h"
#include "core/search/options.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace prunus {

/// The conventions of a course, under which its keys are computed and its answers graded. The
/// defaults are the program's own.
struct Profile {
    enum class Ties : std::uint8_t { first, last, any };
    enum class LineLength : std::uint8_t { full, two, one };
    enum class CutNotation : std::uint8_t { leaf, edge, subtree, slash };
    enum class WindowShown : std::uint8_t { entry, exit, history, edge, none };
    enum class Crossed : std::uint8_t { show, clamp };
    enum class ValueNotation : std::uint8_t { plain, bound, interval };
    enum class Partial : std::uint8_t { unit, perError, exact };
    enum class Order : std::uint8_t { asWritten, reversed };
    enum class LeafSide : std::uint8_t { max, mover };
    enum class RootCalls : std::uint8_t { one, perChild };

    std::string id = "prunus";
    std::string title;
    std::string language = "en";
    std::string source;
    Algorithm algorithm = Algorithm::alphaBeta;
    std::optional<Player> root;
    CutRule cut = CutRule::greaterOrEqual;
    FailMode fail = FailMode::hard;
    Window window;
    Order order = Order::asWritten;
    LeafSide leafSide = LeafSide::max;
    Ties tieMove = Ties::first;
    LineLength lineLength = LineLength::full;
    RootCalls rootCalls = RootCalls::one;
    CutNotation cutNotation = CutNotation::edge;
    bool lateEdge = false;
    WindowShown windowShown = WindowShown::history;
    bool ownSideOnly = false;
    Crossed crossed = Crossed::show;
    ValueNotation valueNotation = ValueNotation::plain;
    bool leafBounds = false;
    bool hideUnreadLeaves = false;
    bool countRoot = true;
    bool countLeavesAsNodes = true;
    bool strictConvention = false;
    double followShare = 0.5; ///< the share of a point for what follows from a mistake
    Partial partial = Partial::unit;
    double perError = 0.2;
    std::map<std::string, std::string> shapes; ///< "max", "min" → the name of a shape
    std::map<std::string, std::string> words;  ///< "max", "min", "cut", … → the course's word
    std::vector<std::string> unverified;       ///< keys not found in the course's public material

    friend bool operator==(const Profile&, const Profile&) = default;
};

/// The right run that the question is about under this profile. Its algorithm is the question's
/// own, but if that is alpha-beta, it is the profile's.
[[nodiscard]] Procedure procedureUnder(const Profile& profile, Question question);

} // namespace prunus
