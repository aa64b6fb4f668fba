#pragma once

#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/practice/terms.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// Texts for questions on paper.
class PaperWords {
    Q_DECLARE_TR_FUNCTIONS(PaperWords)

  public:
    /// How a question is answered with a pen: on lines below the tree if `inTable`, else in the
    /// tree.
    [[nodiscard]] static QString manner(Question question, const Profile& profile,
                                        const Terms& terms, bool inTable);
    /// The sentence that stands in a key that is otherwise empty, such as "There is no cutoff.";
    /// empty for questions whose keys are never empty.
    [[nodiscard]] static QString nothing(Question question);
    /// A number of points in words: `4 points`.
    [[nodiscard]] static QString points(double points);
    /// The version of a sheet, and its seed: `Version B · seed 7`.
    [[nodiscard]] static QString version(char letter, std::uint64_t seed);

  private:
    [[nodiscard]] static QString mannerOfWindows(const Profile& profile, bool inTable);
    [[nodiscard]] static QString mannerOfReturned(const Profile& profile);
};

} // namespace prunus
