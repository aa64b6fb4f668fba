#pragma once

#include "ui/words/naming.h"

#include <QCoreApplication>
#include <QStringList>

namespace prunus {

/// Texts about an author's notes, beside the notes' own words.
class NoteWords {
    Q_DECLARE_TR_FUNCTIONS(NoteWords)

  public:
    /// The naming must outlive this.
    explicit NoteWords(const Naming& naming) : naming_(naming) {}

    /// Where a note stands, at the beginning of a text: `Cutoff at C`.
    [[nodiscard]] QString place(const NotePlace& place) const;
    /// Sentences on what a note points at, on what it frames, and on nodes that are gone, if any.
    [[nodiscard]] QStringList marks(const Note& note) const;
    /// The whole note in one text: its own words, then its marks().
    [[nodiscard]] QString whole(const Note& note) const;
    /// The algorithm that a note was written for: `in Alpha-beta`; empty if it is for all.
    [[nodiscard]] static QString search(const Note& note);
    /// What a screen reader says of a node that the notes of the step point at or frame; empty
    /// if none does.
    [[nodiscard]] QString of(NodeId n) const;
    /// All notes of the step as whole() gives them, one line each; empty if there are none.
    [[nodiscard]] QString atStep() const;
    /// The notes of the step for people who see their arrows and boxes: their own words, or for
    /// notes without words the arrows and boxes in words.
    [[nodiscard]] QString seenAtStep() const;

  private:
    [[nodiscard]] QString named(const std::vector<NodeId>& nodes) const;

    const Naming& naming_;
};

} // namespace prunus
