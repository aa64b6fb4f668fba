#pragma once

#include "core/practice/misconception.h"
#include "ui/exams/examquestion.h"

#include <QStringList>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// Something to fill in where nobody can write into the drawing: a number, or one of several texts.
struct Gap {
    enum class Kind : std::uint8_t { number, choice };
    /// What is not right.
    struct Wrong {
        QString text;
        double credit = 0;                ///< of 1
        std::vector<Misconception> slips; ///< which come out with it; two at most
    };

    QString label; ///< in front of it; empty for none
    Kind kind = Kind::number;
    QStringList options; ///< of a choice, in their order; what is wrong is among them
    QStringList right;   ///< at least one
    std::vector<Wrong> wrong;
    double share = 1; ///< of the question's points
};

/// Gaps that belong together, such as those of a node.
struct GapLine {
    QString label;
    std::vector<Gap> gaps = {};
};

/// A question in gaps.
struct GapQuestion {
    ExamQuestion asked;
    QString prompt;
    QString manner; ///< how it is filled in; empty where that is plain
    QString rules;
    std::vector<GapLine> lines;
    /// What is right, and why: for who has answered.
    QStringList reasons;
};

/// The question in gaps, with what each known slip writes into them. The error says in one sentence
/// why there are none.
[[nodiscard]] tl::expected<GapQuestion, QString> gapsOf(const ExamQuestion& asked);

} // namespace prunus
