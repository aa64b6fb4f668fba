#pragma once

#include "ui/words/naming.h"

#include <QCoreApplication>
#include <QStringList>

namespace prunus {

/// What is said about an author's notes, beside their own words.
class NoteWords {
    Q_DECLARE_TR_FUNCTIONS(NoteWords)

  public:
    /// Naming must outlive this.
    explicit NoteWords(const Naming& naming) : naming_(naming) {}

    /// Where a note stands, at the beginning of a text: `Cutoff at C`.
    [[nodiscard]] QString place(const NotePlace& place) const;
    /// What it points at and frames, and whether nodes are gone, a sentence each.
    [[nodiscard]] QStringList marks(const Note& note) const;
    /// All of it in one piece: its words, then what it points at.
    [[nodiscard]] QString whole(const Note& note) const;
    /// The algorithm that it was written for: `in Alpha-beta`; empty for all.
    [[nodiscard]] static QString search(const Note& note);
    /// What a screen reader says of a node that the notes of the step point at or frame; empty
    /// if none does.
    [[nodiscard]] QString of(NodeId n) const;
    /// All that the notes of the step say, a line each; empty if there are none.
    [[nodiscard]] QString atStep() const;
    /// The same for those who see arrows and boxes: these are told only by notes without words.
    [[nodiscard]] QString seenAtStep() const;

  private:
    [[nodiscard]] QString named(const std::vector<NodeId>& nodes) const;

    const Naming& naming_;
};

} // namespace prunus
