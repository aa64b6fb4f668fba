#pragma once

#include "core/practice/counterexample.h"
#include "core/practice/eventlog.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// Texts about two procedures and where they differ.
class DifferenceWords {
    Q_DECLARE_TR_FUNCTIONS(DifferenceWords)

  public:
    [[nodiscard]] static QString aspect(Aspect aspect);
    /// What a procedure did on a tree, in this aspect: "reads 2, 1, 3".
    [[nodiscard]] static QString outcome(const GameTree& tree, const EventLog& log, Aspect aspect);

    [[nodiscard]] static QString found(const Counterexample& found);
    [[nodiscard]] static QString none(const NoCounterexample& none, std::uint32_t mostLeaves);
    [[nodiscard]] static QString alike(const Alike& alike);
};

} // namespace prunus
