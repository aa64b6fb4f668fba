#pragma once

#include "core/practice/misconception.h"
#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/tree/gametree.h"

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <vector>

namespace prunus {

/// What is said where questions are asked on a learning platform.
class ExportWords {
    Q_DECLARE_TR_FUNCTIONS(ExportWords)

  public:
    /// What is asked where that is less than on a drawing; empty for the same.
    [[nodiscard]] static QString prompt(Question question, const Profile& profile);
    /// How the gaps are filled in; empty where that is plain.
    [[nodiscard]] static QString manner(Question question, const Profile& profile);
    /// What comes out with these slips, one or two.
    [[nodiscard]] static QString slips(const std::vector<Misconception>& slips);

    [[nodiscard]] static QString childrenOf(const QString& name);
    [[nodiscard]] static QString isRead();
    [[nodiscard]] static QString isSkipped();
    [[nodiscard]] static QString notVisited();
    /// Where nothing is to be chosen.
    [[nodiscard]] static QString nothing();
    [[nodiscard]] static QString noCutoff();
    [[nodiscard]] static QString cutoff(Player mover, bool deep);
    [[nodiscard]] static QString firstWindow();
    [[nodiscard]] static QString noType();

    // In front of gaps.
    [[nodiscard]] static QString value();
    [[nodiscard]] static QString atLeast();
    [[nodiscard]] static QString atMost();
    /// Of a window: `α`, or where both are asked for, `α at entry`, `α at exit`.
    [[nodiscard]] static QString bound(bool isAlpha, std::optional<bool> atExit);
    [[nodiscard]] static QString move();
    [[nodiscard]] static QString moveAfter(std::uint32_t moves);
    [[nodiscard]] static QString cutoffHere();
    [[nodiscard]] static QString becauseOf();

    // Why a question has no gaps.
    [[nodiscard]] static QString noGaps();
    [[nodiscard]] static QString noKey();
    [[nodiscard]] static QString tooLarge();
    [[nodiscard]] static QString noMove();
    [[nodiscard]] static QString severalLines();
    [[nodiscard]] static QString readTwice();

    /// What a picture of the tree shows, for who cannot see it.
    [[nodiscard]] static QString picture(const GameTree& tree, Player root);
};

} // namespace prunus
