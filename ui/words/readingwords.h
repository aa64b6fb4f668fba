#pragma once

#include "core/notation/notation.h"

#include <QCoreApplication>
#include <QString>

namespace prunus {

/// How texts of other programs can be read.
class ReadingWords {
    Q_DECLARE_TR_FUNCTIONS(ReadingWords)

  public:
    /// On a button.
    [[nodiscard]] static QString toReadAs(Notation notation);
    /// Of a text that is typed, and does not say where it ends: what it can be read as, and the key
    /// that does so.
    [[nodiscard]] static QString canBeReadAs(Notation notation, const QString& key);
};

} // namespace prunus
