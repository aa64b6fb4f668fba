#pragma once

#include "core/practice/misconception.h"
#include "ui/exams/examquestion.h"

#include <QStringList>
#include <tl/expected.hpp>
#include <vector>

namespace prunus {

/// A gap to be filled in where nobody can write into the drawing: with a number, or with one of
/// several texts.
struct Gap {
    enum class Kind : std::uint8_t { number, choice };
    /// A wrong text, as a known slip writes it.
    struct Wrong {
        QString text;
        double credit = 0;                ///< what the text is worth, from 0 to 1
        std::vector<Misconception> slips; ///< the slips that lead to this text; two at most
    };

    QString label; ///< stands in front of the gap; empty for none
    Kind kind = Kind::number;
    QStringList options; ///< the texts of a choice, in order; right and wrong ones are among them
    QStringList right;   ///< the right texts, at least one
    std::vector<Wrong> wrong;
    double share = 1; ///< the gap's part of the question's points, from 0 to 1
};

/// Gaps that belong together, such as those of a node.
struct GapLine {
    QString label;
    std::vector<Gap> gaps = {};
};

/// A question that is asked by gaps.
struct GapQuestion {
    ExamQuestion asked;
    QString prompt;
    QString manner; ///< how the gaps are filled in; empty where that is clear without words
    QString rules;
    std::vector<GapLine> lines;
    /// What is right and why, for those who have answered.
    QStringList reasons;
};

/// Returns the question as gaps, with what each known slip writes into them. The error says in one
/// sentence why there are no gaps.
[[nodiscard]] tl::expected<GapQuestion, QString> gapsOf(const ExamQuestion& asked);

} // namespace prunus
