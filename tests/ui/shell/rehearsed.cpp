#include "tests/ui/shell/rehearsed.h"

#include "tests/ui/shell/perceived.h"
#include "ui/export/figureactions.h"

#include <QAction>
#include <QClipboard>
#include <QHelpEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <algorithm>

namespace prunus {

SearchOptions optionsFor(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

QString toolTipOver(TreeCanvas& canvas, NodeId n) {
    const QPoint at = canvas.nodeRect(n).center().toPoint();
    QHelpEvent event(QEvent::ToolTip, at, canvas.mapToGlobal(at));
    QCoreApplication::sendEvent(&canvas, &event);
    return QToolTip::text();
}

Rehearsed::Rehearsed() {
    canvas().setSmooth(false);
    find<QAction>("hideUnreadLeaves").trigger();
}

void Rehearsed::open(const QString& tree, const Searches& searches) {
    while (panes().count() > 1) {
        panes().close(1);
    }
    session().openText(tree, QStringLiteral("a tree"));
    session().setOptions(searches.front());
    for (std::size_t k = 1; k < searches.size(); ++k) {
        panes().open(searches[k]);
    }
    for (int k = 0; closer && k < 4; ++k) {
        canvas().zoomIn(); // the minimap shows the rest
    }
    settle(window);
}

/// The last step by itself, as who steps does.
void Rehearsed::go(Beat to) {
    panes().setBeat(Beat{std::max(to.value, 1U) - 1});
    panes().setBeat(to);
    settle(window);
}

Read Rehearsed::read() {
    Read all(session().document()->tree.nodeCount());
    for (const std::vector<Event>& each : events()) {
        for (const Event& event : each) {
            if (event.kind == EventKind::leaf) {
                all[event.node.value] = true;
            }
        }
    }
    return all;
}

std::vector<std::vector<Event>> Rehearsed::events() {
    std::vector<std::vector<Event>> all;
    for (int pane = 0; pane < panes().count(); ++pane) {
        auto& done = all.emplace_back();
        for (Step t{0}; t <= panes().at(pane).step; ++t) {
            done.push_back(Moment(session().document()->tree, *panes().at(pane).trace, t).event());
        }
    }
    return all;
}

void Rehearsed::add(Perceived& all) {
    settle(window);
    all.words << writtenIn(window) << toldOf(window);
    all.pictures << window.grab().toImage();
}

Perceived Rehearsed::perceived(NodeId selected) {
    Perceived all;
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window)) {
        return all;
    }
    session().select(noNode);
    add(all);
    session().select(selected);
    add(all);
    session().select(noNode);
    constexpr std::uint32_t pointedAt = 200;
    const std::uint32_t nodes = session().document()->tree.nodeCount();
    for (NodeId n{0}; n.value < nodes; n = n + (nodes / pointedAt + 1)) {
        all.words << toolTipOver(canvas(), n);
    }
    return all;
}

QList<QByteArray> Rehearsed::copied() {
    QSignalSpy done(window.findChild<FigureActions*>(), &FigureActions::copied);
    find<QAction>("copyPicture").trigger();
    if (done.isEmpty() && !done.wait()) {
        return {};
    }
    const QMimeData& data = *QGuiApplication::clipboard()->mimeData();
    QList<QByteArray> all;
    for (const QString& format : data.formats()) {
        all << format.toUtf8() << data.data(format);
    }
    return all;
}

Pair::Pair() {
    // Now each part has been laid out, and asked.
    (void)shown.perceived(GameTree::root());
    (void)other.perceived(GameTree::root());
}

void Pair::open(const QString& tree, const Searches& searches) {
    shown.open(tree, searches);
    other.open(tree, searches);
}

QString Pair::difference(const QString& tree, const Searches& searches, Beat at,
                         oracle::Draw& draw) {
    shown.open(tree, searches);
    shown.go(at);
    const auto document = shown.session().document();
    const QString changed = documentOf(document->tree, shown.read(), another(draw));
    other.open(changed, searches);
    other.go(at);
    const NodeId selected{draw.below(document->tree.nodeCount())};
    const QString where = QStringLiteral("%1 at %2, node %3: %4 against %5\n")
                              .arg(QString::fromStdString(oracle::text(searches.front())))
                              .arg(at.value)
                              .arg(selected.value)
                              .arg(tree, changed);
    if (other.panes().beat() != at || other.events() != shown.events()) {
        return where + QStringLiteral("They have not done the same.");
    }
    const Perceived before = shown.perceived(selected);
    const Perceived now = other.perceived(selected);
    const qsizetype count = std::min(before.words.size(), now.words.size());
    for (qsizetype i = 0; i < count; ++i) {
        if (now.words[i] != before.words[i]) {
            return where + before.words[i] + u'\n' + now.words[i];
        }
    }
    if (count == 0 || before.words.size() != now.words.size()) {
        return where + QStringLiteral("There is more to be read.");
    }
    // What was still to be painted comes; what differs for good stays.
    const auto alike = [&] {
        return shown.perceived(selected).pictures == other.perceived(selected).pictures;
    };
    return before.pictures == now.pictures || QTest::qWaitFor(alike)
               ? QString()
               : where + QStringLiteral("The pictures differ.");
}

} // namespace prunus
