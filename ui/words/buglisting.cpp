// The listing in which a bug is looked for: code, which no language changes.

#include "ui/words/puzzlewords.h"

#include <algorithm>
#include <array>

namespace prunus {

namespace {

using ReferenceLines = std::array<const char*, linesOfReference>;

/// See linesOfReference.
constexpr ReferenceLines maxi{"maxi(n, α, β):",
                              "  if leaf or depth = 0: return static(n)",
                              "  best ← −∞; move ← none",
                              "  for child c, {left} to {right}:",
                              "    do(move c)",
                              "    v ← mini(c, α, β)",
                              "    undo(move c)",
                              "    if v > best: best ← v; move ← c; pv ← c·pv(c)",
                              "    α ← max(α, best)",
                              "    if α {≥} β: return best",
                              "  return best"};

/// Of slips that mini alone has.
constexpr ReferenceLines mini{"mini(n, α, β):  // maxi is right",
                              "  if leaf or depth = 0: return static(n)",
                              "  best ← +∞; move ← none",
                              "  for child c, {left} to {right}:",
                              "    do(move c)",
                              "    v ← maxi(c, α, β)",
                              "    undo(move c)",
                              "    if v < best: best ← v; move ← c; pv ← c·pv(c)",
                              "    β ← min(β, best)",
                              "    if α {≥} β: return best",
                              "  return best"};

constexpr ReferenceLines nega{"nega(n, α, β, colour):",
                              "  if leaf or depth = 0: return colour·static(n)",
                              "  best ← −∞; move ← none",
                              "  for child c, {left} to {right}:",
                              "    do(move c)",
                              "    v ← −nega(c, −β, −α, −colour)",
                              "    undo(move c)",
                              "    if v > best: best ← v; move ← c; pv ← c·pv(c)",
                              "    α ← max(α, best)",
                              "    if α {≥} β: return best",
                              "  return best"};

/// That which has the slip, in its first form.
const ReferenceLines& rightListing(Misconception slip) {
    const bool ofMini =
        slip == Misconception::noAlphaCutoffs || slip == Misconception::negatedMinLeaf;
    const bool ofNega = traits(slip).negamaxForm || slip == Misconception::noResearch;
    return ofMini ? mini : ofNega ? nega : maxi;
}

struct WrongLine {
    Misconception slip;
    const char* line;
};

/// As each slip has the line that it changes. In braces stands what courses have otherwise.
constexpr std::array wrongLines{
    WrongLine{Misconception::equality, "    if α > β: return best"},
    WrongLine{Misconception::equalityReversed, "    if α ≥ β: return best"},
    WrongLine{Misconception::windowsNeverNarrow, "    v ← mini(c, first α, first β)"},
    WrongLine{Misconception::noDeepCutoffs, "    v ← mini(c, best, +∞)"},
    WrongLine{Misconception::openRootWindows,
              "    v ← mini(c, α, β)  // at the root mini(c, −∞, +∞)"},
    WrongLine{Misconception::sharedBounds, "maxi(n, α, β):  // α and β are the same in all calls"},
    WrongLine{Misconception::lastValueIsBound, "    α ← v"},
    WrongLine{Misconception::wrongSide, "    β ← min(β, v)"},
    WrongLine{Misconception::wrongTest, "    if best ≤ first α: return best"},
    WrongLine{Misconception::noBetaCutoffs, "    // no test here, but in mini"},
    WrongLine{Misconception::noAlphaCutoffs, "    // no test here, but in maxi"},
    WrongLine{Misconception::testBeforeUpdate, "    if α {≥} β before line 9: return best"},
    WrongLine{Misconception::returnInLoop, "    return best"},
    WrongLine{Misconception::firstImprovement, "    if v > best: return v"},
    WrongLine{Misconception::lastChildWins, "    best ← v; move ← c; pv ← c·pv(c)"},
    WrongLine{Misconception::lastChildsPath,
              "    (if v > best: best ← v; move ← c); pv ← move·pv(c)"},
    WrongLine{Misconception::bestStartsAtZero, "  best ← 0; move ← none"},
    WrongLine{Misconception::bestKept,
              "  move ← none  // best: one for all calls, set before the first"},
    WrongLine{Misconception::negatedMinLeaf, "  if leaf or depth = 0: return −static(n)"},
    WrongLine{Misconception::cutBeforeUndo, "    if α {≥} β: return best  // then without line 7"},
    WrongLine{Misconception::lastEqualWins, "    if v ≥ best: best ← v; move ← c; pv ← c·pv(c)"},
    WrongLine{Misconception::playersSwapped, "maxi(n, α, β):  // called where MIN moves"},
    WrongLine{Misconception::rightToLeft, "  for child c, {right} to {left}:"},
    WrongLine{Misconception::lostMinus, "    v ← nega(c, −β, −α, −colour)"},
    WrongLine{Misconception::windowHalfTurned, "    v ← −nega(c, β, α, −colour)"},
    WrongLine{Misconception::windowAsItIs, "    v ← −nega(c, α, β, −colour)"},
    WrongLine{Misconception::leafFromWrongSide, "  if leaf or depth = 0: return static(n)"},
    WrongLine{Misconception::depthOffByOne, "  if leaf or depth = 1: return static(n)"},
    WrongLine{Misconception::noResearch,
              "    v ← −nega(c, −b, −α, −colour)  // b: β for the first c, then just above α"},
};

/// With what the course has in the place of what stands in braces.
QString asWritten(const char* line, const Profile& course) {
    const bool isReversed = course.order == Profile::Order::reversed;
    const QString left = QStringLiteral("left");
    const QString right = QStringLiteral("right");
    return QString::fromUtf8(line)
        .replace(QStringLiteral("{≥}"),
                 course.cut == CutRule::greater ? QStringLiteral(">") : QStringLiteral("≥"))
        .replace(QStringLiteral("{left}"), isReversed ? right : left)
        .replace(QStringLiteral("{right}"), isReversed ? left : right);
}

} // namespace

QStringList PuzzleWords::listing(Misconception slip, const Profile& course) {
    QStringList lines;
    for (const char* line : rightListing(slip)) {
        lines << asWritten(line, course);
    }
    const auto* const wrong = std::ranges::find(wrongLines, slip, &WrongLine::slip);
    if (wrong != wrongLines.end()) {
        lines[traits(slip).deltaLine - 1] = asWritten(wrong->line, course);
    }
    return lines;
}

} // namespace prunus
