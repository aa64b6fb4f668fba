#pragma once

#include <QFontMetricsF>
#include <QStringList>
#include <vector>

namespace prunus {

// The places of labels at the ends of curves, and how the labels are fitted into the room that they
// have.

/// Where a label would best stand, and how much room it takes.
struct LabelWish {
    double centre = 0;
    double height = 0;
};

/// The tops of labels that stand above one another, each as near to its wish as the others leave
/// room (least squares). They stand in the order of their wished centres, equal ones as they are
/// given. None overlaps another, and all are between `top` and `bottom`, if they fit there.
/// O(n log n).
[[nodiscard]] std::vector<double> stackedTops(const std::vector<LabelWish>& wishes, double top,
                                              double bottom);

/// What a label says: a name in two parts, of which the second may be empty, and a number, if
/// there is one.
struct LabelText {
    QString name;
    QString rest;
    QString number;

    friend bool operator==(const LabelText&, const LabelText&) = default;
};

[[nodiscard]] QString inOneRow(const LabelText& text);
/// The rows of a label: one row if the width suffices, else a row for each part of the name, but at
/// most `most` rows, 1 or 2. Words are shortened where they must be, numbers never.
[[nodiscard]] QStringList labelRows(const LabelText& text, double width, int most,
                                    const QFontMetricsF& metrics);

} // namespace prunus
