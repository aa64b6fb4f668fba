#pragma once

#include <QList>
#include <QString>

namespace prunus::exporttest {

/// An answer that a gap knows.
struct ClozeAnswer {
    QString text; ///< as a browser shows it
    double fraction = 0;
    QString feedback; ///< as a browser shows it
};

/// A gap as Moodle reads it.
struct Cloze {
    QString line;  ///< what stands at the head of its row
    QString label; ///< and right before it
    int weight = 1;
    QString type;
    QList<ClozeAnswer> answers;
    int question = 0; ///< in the how-manieth table it stands, from 0

    [[nodiscard]] QStringList right() const;
    [[nodiscard]] QStringList texts() const;
    [[nodiscard]] QString feedbackOf(const QString& text) const;
};

/// The gaps in the HTML of a question of the type "cloze". Written after the regular expressions
/// of Moodle's own reader (question/type/multianswer), and with nothing of the program.
[[nodiscard]] QList<Cloze> clozesIn(const QString& html);

/// What a browser makes of entities, once.
[[nodiscard]] QString decoded(QString html);

} // namespace prunus::exporttest
