#pragma once

#include "ui/session/session.h"

#include <QSignalSpy>
#include <QTest>

namespace prunus {

inline const QString figure52Text = QStringLiteral("[[3,12,8],[2,4,6],[14,5,2]]");

/// A session with figure 5.2.
struct FigureSession : Session {
    FigureSession() { openText(figure52Text, QStringLiteral("figure")); }
};

/// A comb of so many families of ten leaves.
inline QByteArray wideTree(int families) {
    QByteArray text("[");
    for (int i = 0; i < families; ++i) {
        text += QByteArray("[9,8,7,6,5,4,3,2,1,") + QByteArray::number(i) + "],";
    }
    text.chop(1);
    return text + "]";
}

/// A session with a tree that is too large to be searched before the next frame.
struct WideSession : Session {
    WideSession() {
        QSignalSpy landed(this, &Session::documentChanged);
        openText(QString::fromLatin1(wideTree(30'000)), QStringLiteral("wide"));
        QVERIFY(landed.wait(30'000));
    }
};

inline SearchOptions with(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

} // namespace prunus
