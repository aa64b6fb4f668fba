// While unread leaves are hidden, nothing that the window shows or says may depend on their values.
// So at each step those that the search has not read by then are exchanged for others: a search
// that has read the same leaves has done the same, and everything must look and read the same.

#include "tests/ui/shownwindow.h"
#include "ui/canvas/treecanvas.h"
#include "ui/figures/figure.h"

#include <QAccessible>
#include <QAction>
#include <QHelpEvent>
#include <QToolTip>

using namespace prunus;

namespace {

using Values = std::vector<double>;

/// The tree as text, with other values at its leaves, by node.
QString textWith(const GameTree& tree, NodeId n, const Values& values) {
    if (tree.isLeaf(n)) {
        return QString::number(values.at(n.value));
    }
    QStringList children;
    for (std::uint32_t k = 0; k < tree.childCount(n); ++k) {
        children << textWith(tree, tree.children(n)[k], values);
    }
    return u'[' + children.join(u',') + u']';
}

/// How the values of unread leaves are exchanged.
enum class Exchange : std::uint8_t { none, allAlike, allDifferent };

QString exchanged(const Moment& moment, Exchange how) {
    const GameTree& tree = moment.tree();
    Values values(tree.nodeCount());
    for (std::uint32_t n = 0; n < tree.nodeCount(); ++n) {
        const NodeId node{n};
        if (!tree.isLeaf(node)) {
            continue;
        }
        const bool keep = how == Exchange::none || moment.state(node) == NodeState::evaluated;
        const double other = how == Exchange::allAlike ? 2 : 1000.5 + n;
        values[n] = keep ? tree.staticValue(node) : other;
    }
    return textWith(tree, GameTree::root(), values);
}

/// How many steps there will be depends on leaves that are still to be read, and the timeline
/// shows the whole search.
bool tellsOfTheWholeSearch(const QWidget& widget) {
    const QStringList names{QStringLiteral("stepCount"), QStringLiteral("stepNumber"),
                            QStringLiteral("timelineTrack")};
    return names.contains(widget.objectName());
}

QStringList textsOf(const MainWindow& window) {
    QStringList all;
    for (const QWidget* each : window.findChildren<QWidget*>()) {
        // Rows are made as they are needed, and hidden when they are not.
        if (!each->isVisible() || each->inherits("QTipLabel") || tellsOfTheWholeSearch(*each)) {
            continue;
        }
        // Bars come and go with the room that the panels have just now.
        if (each->inherits("QScrollBar") || each->objectName().startsWith("qt_scrollarea")) {
            continue;
        }
        const QString text = each->property("text").toString();
        all << each->objectName() + u':' + text + u'|' + each->toolTip() + u'|' +
                   each->accessibleName() + u'|' + each->accessibleDescription();
    }
    return all;
}

/// What the pointer is told over a node.
QString toolTipOver(TreeCanvas& canvas, NodeId n) {
    const QPoint at = canvas.nodeRect(n).center().toPoint();
    QHelpEvent event(QEvent::ToolTip, at, canvas.mapToGlobal(at));
    QCoreApplication::sendEvent(&canvas, &event);
    return QToolTip::text();
}

void addSpoken(QStringList& all, QAccessibleInterface& node) {
    all << node.text(QAccessible::Name) + u'|' + node.text(QAccessible::Description);
    for (int k = 0; k < node.childCount(); ++k) {
        addSpoken(all, *node.child(k));
    }
}

/// All that can be read and heard at the step: the window, each node's story, its tooltip, and what
/// a screen reader and a figure say.
QStringList everything(ShownWindow& shown) {
    Session& session = shown.window.session();
    auto& canvas = *shown.window.findChild<TreeCanvas*>();
    session.select(noNode);
    QStringList all = textsOf(shown.window);
    addSpoken(all, *QAccessible::queryAccessibleInterface(&canvas));
    for (std::uint32_t n = 0; n < session.document()->tree.nodeCount(); ++n) {
        session.select(NodeId{n});
        for (const auto* label : shown.find<QWidget>("nodeStory").findChildren<QLabel*>()) {
            if (label->isVisible()) {
                all << label->text();
            }
        }
        all << toolTipOver(canvas, NodeId{n});
    }
    session.select(noNode);
    const FigureStyle style{ThemeKind::light, true, false};
    all << Figure(*session.document(), *session.trace(), session.step(), style).description();
    return all;
}

QImage drawn(const ShownWindow& shown) {
    return shown.window.findChild<TreeCanvas*>()->grab().toImage();
}

} // namespace

class TestUnreadLeaves : public QObject {
    Q_OBJECT

  private slots:
    void nothingDependsOnThem_data();
    void nothingDependsOnThem();
    void whatIsSaidInstead();
};

void TestUnreadLeaves::nothingDependsOnThem_data() {
    QTest::addColumn<QString>("tree");
    QTest::addColumn<int>("algorithm");
    const auto figure = QStringLiteral("[[3,12,8],[2,4,6],[14,5,2]]");
    QTest::newRow("figure 5.2 under alpha-beta") << figure << int(Algorithm::alphaBeta);
    QTest::newRow("figure 5.2 under minimax") << figure << int(Algorithm::minimax);
    QTest::newRow("figure 5.2 under the first draft")
        << figure << int(Algorithm::alphaBetaFirstDraft);
    QTest::newRow("leaves of the same value, in negamax form")
        << QStringLiteral("[[2,2,[2,5]],[2,1,2],2]") << int(Algorithm::alphaBetaNegamax);
    QTest::newRow("a lone leaf") << QStringLiteral("7") << int(Algorithm::alphaBeta);
}

void TestUnreadLeaves::nothingDependsOnThem() {
    QFETCH(QString, tree);
    QFETCH(int, algorithm);
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.find<QAction>("hideUnreadLeaves").trigger();
    Session& session = shown.window.session();
    SearchOptions options = session.options();
    options.algorithm = Algorithm(algorithm);
    session.setOptions(options);
    session.openText(tree, QStringLiteral("a tree"));
    const auto document = session.document();
    const auto trace = session.trace();
    for (std::uint32_t t = 0; t <= trace->end().value; ++t) {
        const Moment moment(document->tree, *trace, Step{t});
        session.openText(exchanged(moment, Exchange::none), QStringLiteral("a tree"));
        session.setStep(Step{t});
        const QStringList texts = everything(shown);
        const QImage picture = drawn(shown);
        for (const Exchange how : {Exchange::allAlike, Exchange::allDifferent}) {
            const QString other = exchanged(moment, how);
            session.openText(other, QStringLiteral("a tree"));
            session.setStep(Step{t});
            QCOMPARE(session.step().value, t);
            const QStringList now = everything(shown);
            QCOMPARE(now.size(), texts.size());
            for (qsizetype i = 0; i < texts.size(); ++i) {
                QVERIFY2(now[i] == texts[i],
                         qPrintable(QStringLiteral("step %1, %2:\n%3\n%4")
                                        .arg(QString::number(t), other, texts[i], now[i])));
            }
            QVERIFY2(drawn(shown) == picture, qPrintable(other));
        }
    }
}

void TestUnreadLeaves::whatIsSaidInstead() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& canvas = *shown.window.findChild<TreeCanvas*>();
    Session& session = shown.window.session();
    shown.find<QAction>("hideUnreadLeaves").trigger();
    session.setStep(Step{14});
    QVERIFY(shown.text("happenedText")
                .endsWith(QStringLiteral("so the last 2 children of C cannot change the answer.")));
    // Of D nothing is read; C's first leaf is, and says nothing of the other 2 under D.
    QCOMPARE(toolTipOver(canvas, session.document()->tree.at({2, 2})),
             QStringLiteral("leaf [2,2]"));
    QCOMPARE(toolTipOver(canvas, session.document()->tree.at({1, 0})),
             QStringLiteral("2 [1,0]: 2"));
    session.setStep(Step{12});
    QVERIFY(shown.text("variables").replace(QChar::Nbsp, u' ').startsWith("node 2 [1,0] "));
    shown.find<QAction>("hideUnreadLeaves").trigger();
    session.setStep(Step{14});
    QVERIFY(shown.text("happenedText")
                .endsWith(QStringLiteral(
                    "the last 2 children of C (4 and 6) cannot change the answer.")));
    QCOMPARE(toolTipOver(canvas, session.document()->tree.at({1, 1})), QStringLiteral("4"));
}

QTEST_MAIN(TestUnreadLeaves)
#include "tst_unreadleaves.moc"
