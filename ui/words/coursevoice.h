#pragma once

#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/tree/gametree.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// What a course calls something, on one line that is not too long; empty if it does not say.
[[nodiscard]] QString courseWord(const Profile& profile, const char* key);

/// Says what a course calls things. Its names for the players and for α and β stand in sentences in
/// place of ours; its other words are explained, since they may be of another language. Where a
/// name in the tree could be taken for one of ours, sentences stay as they are, and all is
/// explained.
class CourseVoice {
    Q_DECLARE_TR_FUNCTIONS(CourseVoice)

  public:
    /// Both must outlive it.
    CourseVoice(const Profile& profile, const GameTree& tree) : profile_(profile), tree_(tree) {}

    [[nodiscard]] QString said(const QString& text) const;
    /// The words that matter for a question: "The course says Schnitt for a cutoff." Empty for
    /// none.
    [[nodiscard]] QString explained(Question question) const;

  private:
    [[nodiscard]] QString word(const char* key) const;
    [[nodiscard]] bool replacesNames() const;

    const Profile& profile_;
    const GameTree& tree_;
};

} // namespace prunus
