#include "core/practice/slip.h"

#include "core/search/nullwindow.h"

#include <algorithm>

namespace prunus {

Value Slip::leaf(const SlipCall& call, Value written) const {
    return fromSideOf(call.colour, written);
}

Window Slip::narrowed(const SlipCall& call, Value /*v*/) const {
    const Window w = call.window;
    return call.maximises ? Window{std::max(w.alpha, call.best), w.beta}
                          : Window{w.alpha, std::min(w.beta, call.best)};
}

bool Slip::stops(const SlipCall& call, Window /*before*/) const {
    return call.closed(call.window);
}

namespace {

/// M04. As the second draft hands down.
struct WindowsNeverNarrow : Slip {
    [[nodiscard]] Window handedDown(const SlipCall& call) const override { return call.entry; }
};

/// M05. As the first draft hands down.
struct NoDeepCutoffs : Slip {
    [[nodiscard]] Window handedDown(const SlipCall& call) const override {
        return call.maximises ? Window{call.best, infinity} : Window{-infinity, call.best};
    }
};

/// M06.
struct OpenRootWindows : Slip {
    [[nodiscard]] Window handedDown(const SlipCall& call) const override {
        return call.isRoot ? Window{} : call.window;
    }
};

/// M07. Both are variables of the whole program: a call finds what the one before has left.
struct SharedBounds : Slip {
    [[nodiscard]] bool sharesWindow() const override { return true; }
};

/// M08.
struct LastValueIsBound : Slip {
    [[nodiscard]] Window narrowed(const SlipCall& call, Value v) const override {
        return call.maximises ? Window{v, call.window.beta} : Window{call.window.alpha, v};
    }
};

/// M09.
struct WrongSide : Slip {
    [[nodiscard]] Window narrowed(const SlipCall& call, Value v) const override {
        const Window w = call.window;
        return call.maximises ? Window{w.alpha, std::min(w.beta, v)}
                              : Window{std::max(w.alpha, v), w.beta};
    }
};

/// M10. The bound is the one that the call was given: against its own, which is never worse than
/// its best, it would stop after every first child.
struct WrongTest : Slip {
    [[nodiscard]] bool stops(const SlipCall& call, Window /*before*/) const override {
        return call.windowed &&
               (call.maximises ? call.best <= call.entry.alpha : call.best >= call.entry.beta);
    }
};

/// M11, M12.
struct NoCutoffsOf : Slip {
    explicit NoCutoffsOf(bool maximiser) : maximiser_(maximiser) {}
    [[nodiscard]] bool stops(const SlipCall& call, Window before) const override {
        return call.maximises != maximiser_ && Slip::stops(call, before);
    }

  private:
    bool maximiser_;
};

/// M13.
struct TestBeforeUpdate : Slip {
    [[nodiscard]] bool stops(const SlipCall& call, Window before) const override {
        return call.closed(before);
    }
};

/// M15.
struct ReturnInLoop : Slip {
    [[nodiscard]] bool returnsInLoop() const override { return true; }
};

/// M16.
struct FirstImprovement : Slip {
    [[nodiscard]] bool returnsAtImprovement() const override { return true; }
};

/// M17.
struct LastChildWins : Slip {
    [[nodiscard]] bool improves(const SlipCall& /*call*/, Value /*v*/) const override {
        return true;
    }
};

/// M18. Of a node that was cut short the last child is the last one searched.
struct LastChildsPath : Slip {
    [[nodiscard]] bool pathFromEach() const override { return true; }
};

/// M19.
struct BestStartsAtZero : Slip {
    [[nodiscard]] Value start(Value /*worst*/) const override { return 0; }
};

/// M20. The one variable is set once, before the first call, as that needs it.
struct BestKept : Slip {
    [[nodiscard]] bool sharesBest() const override { return true; }
};

/// M21.
struct NegatedMinLeaf : Slip {
    [[nodiscard]] Value leaf(const SlipCall& call, Value written) const override {
        return call.mover == Player::min ? 0 - written : written;
    }
};

/// M22. Taking back leads from wherever the board is to the position before. A move that the wrong
/// position does not have ends the loop of that call, which returns what it has; its callers go on.
struct CutBeforeUndo : Slip {
    [[nodiscard]] bool undoesLate() const override { return true; }
};

/// M23.
struct LastEqualWins : Slip {
    [[nodiscard]] bool improves(const SlipCall& call, Value v) const override {
        return call.isBetter(v) || v == call.best;
    }
};

/// M29.
struct LostMinus : Slip {
    [[nodiscard]] Value fromChild(Value v) const override { return v; }
};

/// M30, two forms.
struct WindowSwapped : Slip {
    [[nodiscard]] Window turned(Window w) const override { return {w.beta, w.alpha}; }
};
struct WindowNegated : Slip {
    [[nodiscard]] Window turned(Window w) const override { return {0 - w.alpha, 0 - w.beta}; }
};

/// M31.
struct WindowAsItIs : Slip {
    [[nodiscard]] Window turned(Window w) const override { return w; }
};

/// M32, three forms.
struct LeafWithoutColour : Slip {
    [[nodiscard]] Value leaf(const SlipCall& /*call*/, Value written) const override {
        return written;
    }
};
struct LeafOfOtherColour : Slip {
    [[nodiscard]] Value leaf(const SlipCall& call, Value written) const override {
        return fromSideOf(opponent(call.colour), written);
    }
};
struct ColourPassedUnchanged : Slip {
    [[nodiscard]] Player nextColour(Player colour) const override { return colour; }
};

/// M35 in PVS.
struct ProbeBelieved : Slip {
    [[nodiscard]] Window handedDown(const SlipCall& call) const override {
        const Window w = call.window;
        return call.child == 0 ? w : Window{w.alpha, nullWindowEnd(w.alpha, w.beta)};
    }
};

/// M35 in MTD(f): a bound in the table is taken for the value.
struct MemoryBelieved : Slip {
    [[nodiscard]] bool believesMemory() const override { return true; }
};

/// W06 in alpha-beta.
struct NoCutoffs : Slip {
    [[nodiscard]] bool stops(const SlipCall& /*call*/, Window /*before*/) const override {
        return false;
    }
};

struct NoBetaCutoffs : NoCutoffsOf {
    NoBetaCutoffs() : NoCutoffsOf(true) {}
};
struct NoAlphaCutoffs : NoCutoffsOf {
    NoAlphaCutoffs() : NoCutoffsOf(false) {}
};

template <class S> std::unique_ptr<const Slip> made() {
    return std::make_unique<const S>();
}

struct SlipRow {
    Misconception misconception;
    std::unique_ptr<const Slip> (*make)();
    std::uint8_t form = 0;
};

constexpr std::array slipRows{
    SlipRow{Misconception::windowsNeverNarrow, made<WindowsNeverNarrow>},
    SlipRow{Misconception::noDeepCutoffs, made<NoDeepCutoffs>},
    SlipRow{Misconception::openRootWindows, made<OpenRootWindows>},
    SlipRow{Misconception::sharedBounds, made<SharedBounds>},
    SlipRow{Misconception::lastValueIsBound, made<LastValueIsBound>},
    SlipRow{Misconception::wrongSide, made<WrongSide>},
    SlipRow{Misconception::wrongTest, made<WrongTest>},
    SlipRow{Misconception::noBetaCutoffs, made<NoBetaCutoffs>},
    SlipRow{Misconception::noAlphaCutoffs, made<NoAlphaCutoffs>},
    SlipRow{Misconception::testBeforeUpdate, made<TestBeforeUpdate>},
    SlipRow{Misconception::returnInLoop, made<ReturnInLoop>},
    SlipRow{Misconception::firstImprovement, made<FirstImprovement>},
    SlipRow{Misconception::lastChildWins, made<LastChildWins>},
    SlipRow{Misconception::lastChildsPath, made<LastChildsPath>},
    SlipRow{Misconception::bestStartsAtZero, made<BestStartsAtZero>},
    SlipRow{Misconception::bestKept, made<BestKept>},
    SlipRow{Misconception::negatedMinLeaf, made<NegatedMinLeaf>},
    SlipRow{Misconception::cutBeforeUndo, made<CutBeforeUndo>},
    SlipRow{Misconception::lastEqualWins, made<LastEqualWins>},
    SlipRow{Misconception::lostMinus, made<LostMinus>},
    SlipRow{Misconception::windowHalfTurned, made<WindowSwapped>, 0},
    SlipRow{Misconception::windowHalfTurned, made<WindowNegated>, 1},
    SlipRow{Misconception::windowAsItIs, made<WindowAsItIs>},
    SlipRow{Misconception::leafFromWrongSide, made<LeafWithoutColour>, 0},
    SlipRow{Misconception::leafFromWrongSide, made<LeafOfOtherColour>, 1},
    SlipRow{Misconception::leafFromWrongSide, made<ColourPassedUnchanged>, 2},
    SlipRow{Misconception::noResearch, made<ProbeBelieved>, 0},
    SlipRow{Misconception::noResearch, made<MemoryBelieved>, 1},
    SlipRow{Misconception::nothingPruned, made<NoCutoffs>, 1},
};

} // namespace

std::unique_ptr<const Slip> slipOf(Misconception m, std::uint8_t form) {
    for (const SlipRow& row : slipRows) {
        if (row.misconception == m && row.form == form) {
            return row.make();
        }
    }
    return nullptr;
}

} // namespace prunus
