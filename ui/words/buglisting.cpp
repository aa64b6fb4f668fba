// The listing in which a bug is looked for: code, which no language changes.

#include "ui/words/puzzlewords.h"

#include <array>

namespace prunus {

namespace {

/// See linesOfReference.
constexpr std::array<const char*, linesOfReference> reference{
    "maxi(n, α, β):",
    "  if leaf or depth = 0: return static(n)",
    "  best ← −∞; move ← none",
    "  for child c, left to right:",
    "    do(move c)",
    "    v ← mini(c, α, β)",
    "    undo(move c)",
    "    if v > best: best ← v; move ← c; pv ← c·pv(c)",
    "    α ← max(α, best)",
    "    if α ≥ β: return best",
    "  return best"};

/// As the slip has the line that it changes; null for those of which no listing is shown.
const char* wrongLine(Misconception slip) {
    switch (slip) {
    case Misconception::lastValueIsBound:
        return "    α ← v";
    case Misconception::wrongSide:
        return "    β ← min(β, v)";
    case Misconception::returnInLoop:
        return "    return best";
    case Misconception::firstImprovement:
        return "    if v > best: return v";
    case Misconception::lastChildWins:
        return "    best ← v; move ← c; pv ← c·pv(c)";
    case Misconception::bestStartsAtZero:
        return "  best ← 0; move ← none";
    case Misconception::lastEqualWins:
        return "    if v ≥ best: best ← v; move ← c; pv ← c·pv(c)";
    default:
        return nullptr;
    }
}

} // namespace

QStringList PuzzleWords::listing(Misconception slip) {
    QStringList lines;
    for (const char* line : reference) {
        lines << QString::fromUtf8(line);
    }
    if (const char* wrong = wrongLine(slip)) {
        lines[traits(slip).deltaLine - 1] = QString::fromUtf8(wrong);
    }
    return lines;
}

} // namespace prunus
