#pragma once

#include "core/practice/counterexample.h"
#include "core/practice/eventlog.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// What is said of two procedures, and where they differ.
class DifferenceWords {
    Q_DECLARE_TR_FUNCTIONS(DifferenceWords)

  public:
    /// "Alpha-beta, fail-hard, α ≥ β", or "With a slip, “looks only at the parent”, fail-hard, …".
    [[nodiscard]] static QString shown(const Procedure& procedure);
    /// A slip in a list, where it has several forms with a number.
    [[nodiscard]] static QString slip(Misconception m, std::uint8_t form);
    [[nodiscard]] static QString aspect(Aspect aspect);
    /// What a procedure did on a tree, in this aspect: "reads 2, 1 and 3".
    [[nodiscard]] static QString outcome(const GameTree& tree, const EventLog& log, Aspect aspect);

    [[nodiscard]] static QString found(const Counterexample& found);
    [[nodiscard]] static QString none(const NoCounterexample& none, std::uint32_t mostLeaves);
    [[nodiscard]] static QString alike(const Alike& alike);
};

} // namespace prunus
