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

/// The words of questions that are asked on a learning platform.
class ExportWords {
    Q_DECLARE_TR_FUNCTIONS(ExportWords)

  public:
    /// Returns what a question asks where it asks for less than on a drawing; empty where it asks
    /// for the same.
    [[nodiscard]] static QString prompt(Question question, const Profile& profile);
    /// Returns how the gaps are to be filled in; empty where that is clear without words.
    [[nodiscard]] static QString manner(Question question, const Profile& profile);
    /// Returns the feedback on an answer that says which slips, one or two, lead to it.
    [[nodiscard]] static QString slips(const std::vector<Misconception>& slips);

    [[nodiscard]] static QString childrenOf(const QString& name);
    [[nodiscard]] static QString isRead();
    [[nodiscard]] static QString isSkipped();
    [[nodiscard]] static QString notVisited();
    /// The option for where there is nothing to choose.
    [[nodiscard]] static QString nothing();
    [[nodiscard]] static QString noCutoff();
    [[nodiscard]] static QString cutoff(Player mover, bool deep);
    [[nodiscard]] static QString firstWindow();
    [[nodiscard]] static QString noType();

    // The labels in front of gaps.
    [[nodiscard]] static QString value();
    [[nodiscard]] static QString atLeast();
    [[nodiscard]] static QString atMost();
    /// Returns the label of a bound of a window: `α`, or where entry and exit are both asked for,
    /// `α at entry` or `α at exit`.
    [[nodiscard]] static QString bound(bool isAlpha, std::optional<bool> atExit);
    [[nodiscard]] static QString move();
    [[nodiscard]] static QString moveAfter(std::uint32_t moves);
    [[nodiscard]] static QString cutoffHere();
    [[nodiscard]] static QString becauseOf();

    // The reasons why a question has no gaps.
    [[nodiscard]] static QString noGaps();
    [[nodiscard]] static QString noKey();
    [[nodiscard]] static QString tooLarge();
    [[nodiscard]] static QString noMove();
    [[nodiscard]] static QString severalLines();
    [[nodiscard]] static QString readTwice();

    /// Returns what a picture of the tree shows, for readers who cannot see it.
    [[nodiscard]] static QString picture(const GameTree& tree, Player root);
};

} // namespace prunus
