#pragma once

#include "tests/notation/outline.h"
#include "tests/rows.h"

/// The table of a test that something is refused: each row has a text, and of its error the place
/// and the words that saysAt() wants.
struct Refusals : Rows<QByteArray, QByteArray, QByteArray> {
    Refusals() : Rows("text", "place", "words") {}
};

/// Checks a row of Refusals; `saidOf` is the report of a text.
template <class Report> void checkRefusal(Report saidOf) {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, words);
    const QByteArray said = saidOf(text.toStdString());
    QVERIFY2(saysAt(said, place, words), said.constData());
}
