#pragma once

#include "ui/canvas/treecanvas.h"
#include "ui/drawing/minimapview.h"

#include <QTest>
#include <QWheelEvent>
#include <functional>

namespace prunus {

/// The wheel, turned over a part that shows none of the deepest rows.
inline void zoomIn(TreeCanvas& canvas) {
    canvas.setSmooth(false);
    const QPointF at(canvas.width() / 3.0, canvas.height() / 3.0);
    for (int turns = 0; turns < 5; ++turns) {
        QWheelEvent wheel(at, canvas.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&canvas, &wheel);
    }
    QVERIFY(isPartlyOutside(canvas.view(), canvas.viewport()));
}

/// Something that has steps: where it is, its last one, and what each of them is about.
struct Stepped {
    std::function<std::uint32_t()> step;
    std::uint32_t end = 0;
    std::function<void(Qt::Key)> press;
    std::function<void()> look; ///< at each step
};

inline void thereAndBack(const Stepped& all) {
    QVERIFY(all.end > 0);
    const auto goes = [&](Qt::Key key, std::uint32_t to) {
        all.press(key);
        QCOMPARE(all.step(), to);
        all.look();
    };
    goes(Qt::Key_Home, 0);
    for (std::uint32_t t = 1; t <= all.end && !QTest::currentTestFailed(); ++t) {
        goes(Qt::Key_Right, t);
    }
    for (std::uint32_t t = all.end; t > 0 && !QTest::currentTestFailed(); --t) {
        goes(Qt::Key_Left, t - 1);
    }
    goes(Qt::Key_End, all.end);
    goes(Qt::Key_Home, 0);
}

inline bool isInView(const TreeCanvas& canvas, NodeId n) {
    return n == noNode || QRectF(canvas.rect()).contains(canvas.nodeRect(n).center());
}

/// A tree with leaves at depths 2 to 5.
inline constexpr auto unevenTree = "[[[3,[12,8]],[2,[4,[6,1]]]],[[14,5],2,[7,[9,[0,10]]]]]";

} // namespace prunus
