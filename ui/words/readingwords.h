#pragma once

#include "core/notation/notation.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// The words for the ways in which texts of other programs can be read.
class ReadingWords {
    Q_DECLARE_TR_FUNCTIONS(ReadingWords)

  public:
    /// The text of a button that reads in this notation.
    [[nodiscard]] static QString toReadAs(Notation notation);
    /// Says what a text that is being typed, and does not show where it ends, can be read as, and
    /// with which key.
    [[nodiscard]] static QString canBeReadAs(Notation notation, const QString& key);
};

} // namespace prunus
