#pragma once

#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/practice/terms.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// What is said on paper.
class PaperWords {
    Q_DECLARE_TR_FUNCTIONS(PaperWords)

  public:
    /// How a question is answered with a pen; `inTable` if not in the tree, but on lines below it.
    [[nodiscard]] static QString manner(Question question, const Profile& profile,
                                        const Terms& terms, bool inTable);
    /// What is true where nothing else is to be said of a key; empty if there always is.
    [[nodiscard]] static QString nothing(Question question);
    /// `4 points`.
    [[nodiscard]] static QString points(double points);
    /// `Version B · seed 7`.
    [[nodiscard]] static QString version(char letter, std::uint64_t seed);

  private:
    [[nodiscard]] static QString mannerOfWindows(const Profile& profile, bool inTable);
    [[nodiscard]] static QString mannerOfReturned(const Profile& profile);
};

} // namespace prunus
