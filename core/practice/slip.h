#pragma once

#include "core/practice/procedure.h"
#include "core/search/position.h"

#include <memory>

namespace prunus {

/// A call in the search of a slip, with numbers as the call sees them: in the negamax form from the
/// mover's side, where everybody maximises.
struct SlipCall {
    Player mover = Player::max;  ///< who moves, by the tree
    Player colour = Player::max; ///< of the negamax form: whose side numbers are taken to be from
    bool maximises = true;
    bool windowed = true; ///< whether there are α and β at all
    Window entry;
    Window window;           ///< α and β now
    Value best = 0;          ///< the best value now
    std::uint32_t child = 0; ///< how many children have been searched before
    bool isRoot = false;
    CutRule cut = CutRule::greaterOrEqual;

    [[nodiscard]] bool closed(Window w) const {
        return windowed && (cut == CutRule::greaterOrEqual ? w.alpha >= w.beta : w.alpha > w.beta);
    }
    [[nodiscard]] bool isBetter(Value v) const { return maximises ? v > best : v < best; }
};

/// The lines of the reference listing (see linesOfReference) that misconceptions change; the number
/// before each comment is that of the line. Each line is right unless a misconception overrides it.
/// A misconception is a subclass that changes one line or two.
class Slip {
  public:
    Slip() = default;
    Slip(const Slip&) = delete;
    Slip& operator=(const Slip&) = delete;
    virtual ~Slip() = default;

    /// 1: whether all calls have one α and one β.
    [[nodiscard]] virtual bool sharesWindow() const { return false; }
    /// 2: the value of a leaf for the call, from its static value as written, which is from MAX's
    /// side.
    [[nodiscard]] virtual Value leaf(const SlipCall& call, Value written) const;
    /// 3: what the best value starts from; the right search starts it from `worst`.
    [[nodiscard]] virtual Value start(Value worst) const { return worst; }
    [[nodiscard]] virtual bool sharesBest() const { return false; }
    /// 6: α and β for the next child, as this call sees them; in the negamax form they are turned.
    [[nodiscard]] virtual Window handedDown(const SlipCall& call) const { return call.window; }
    /// 6, in the negamax form: the window that is handed to the child, and the value that comes
    /// back.
    [[nodiscard]] virtual Window turned(Window w) const { return negated(w); }
    [[nodiscard]] virtual Value fromChild(Value v) const { return 0 - v; }
    [[nodiscard]] virtual Player nextColour(Player colour) const { return opponent(colour); }
    /// 6: whether a value that was found once is returned whatever the window is.
    [[nodiscard]] virtual bool believesMemory() const { return false; }
    /// 7: whether a child's move is taken back only after the test in line 10.
    [[nodiscard]] virtual bool undoesLate() const { return false; }
    /// 8: whether a child that returned v improves the best value.
    [[nodiscard]] virtual bool improves(const SlipCall& call, Value v) const {
        return call.isBetter(v);
    }
    [[nodiscard]] virtual bool returnsAtImprovement() const { return false; }
    /// 8: whether the path is taken from each child, and not from the best one alone.
    [[nodiscard]] virtual bool pathFromEach() const { return false; }
    /// 9: the window after a child that returned v.
    [[nodiscard]] virtual Window narrowed(const SlipCall& call, Value v) const;
    /// 10: whether the loop stops; `before` is the window before line 9.
    [[nodiscard]] virtual bool stops(const SlipCall& call, Window before) const;
    /// 11: whether this line stands in the loop.
    [[nodiscard]] virtual bool returnsInLoop() const { return false; }
};

/// The lines that this misconception changes; null if it changes the options or the answer instead.
[[nodiscard]] std::unique_ptr<const Slip> slipOf(Misconception m, std::uint8_t form);

} // namespace prunus
