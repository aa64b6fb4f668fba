#include "ui/montecarlo/uctcanvas.h"

#include "ui/base/connecteach.h"
#include "ui/words/lists.h"
#include "ui/words/uctwords.h"

#include <QPainter>

namespace prunus {

UctCanvas::UctCanvas(Session& session, MonteCarlo& run, QWidget* parent)
    : MarkedCanvas(session, parent), run_(run) {
    setObjectName(QStringLiteral("uctCanvas"));
    setAccessibleName(tr("Tree, with what the playouts have found"));
    setEditable(false);
    connect(&run, &MonteCarlo::stepChanged, this, [this] {
        if (follows() && showsRun()) {
            keepVisible(run_.moment().event().node);
        }
        update();
    });
    connectEach(&run, this, qOverload<>(&QWidget::update), &MonteCarlo::searched,
                &MonteCarlo::sideChanged);
}

void UctCanvas::setNumbers(UctNumbers numbers) {
    numbers_ = numbers;
    update();
}

bool UctCanvas::showsRun() const {
    return run_.trace() != nullptr && session().document() != nullptr &&
           session().document()->shared == run_.trace()->sharedTree();
}

QString UctCanvas::description(NodeId n) const {
    return showsRun() ? UctWords(run_.moment(), session().document()->names, run_.side()).node(n)
                      : QString();
}

void UctCanvas::paintOver(QPainter& painter, const TreePicture& picture) {
    if (showsRun()) {
        const UctMoment moment = run_.moment();
        UctPainter(painter, picture, moment, look()).paint(rect());
    }
}

} // namespace prunus

#include "moc_uctcanvas.cpp"
