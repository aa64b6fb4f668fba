#pragma once

#include "core/practice/profile.h"
#include "core/practice/question.h"
#include "core/tree/gametree.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// The course's own word for `key`, on one line and cut to at most 40 characters; empty if the
/// course has no word for it.
[[nodiscard]] QString courseWord(const Profile& profile, const char* key);

/// Puts a course's own words into texts. Its names for the players and for α and β replace the
/// program's names in sentences. Its other words are explained, since they may be of another
/// language. If a name in the tree could be mistaken for one of the program's names, sentences stay
/// as they are, and all words are explained.
class CourseVoice {
    Q_DECLARE_TR_FUNCTIONS(CourseVoice)

  public:
    /// The profile and the tree must outlive this.
    CourseVoice(const Profile& profile, const GameTree& tree) : profile_(profile), tree_(tree) {}

    [[nodiscard]] QString said(const QString& text) const;
    /// Explains the course's words that matter for a question: "The course says “Schnitt” for a
    /// cutoff." Empty if there are none.
    [[nodiscard]] QString explained(Question question) const;

  private:
    [[nodiscard]] QString word(const char* key) const;
    [[nodiscard]] bool replacesNames() const;

    const Profile& profile_;
    const GameTree& tree_;
};

} // namespace prunus
