// While unread leaves are hidden, nothing that the window shows, says or copies may depend on what
// the search has not reached. So each tree is held against others of its shape in which the leaves
// that were not read by a step have other values: both searches have done the same by then, and go
// on differently. Exempt is what holds the tree as it is: the text pane, files, and a copied
// subtree, which is a text as well.

#include "tests/search/oracle/randomtree.h"
#include "tests/ui/perceived.h"
#include "tests/ui/shownwindow.h"
#include "ui/canvas/treecanvas.h"
#include "ui/export/figureactions.h"
#include "ui/session/sidebyside.h"

#include <QAction>
#include <QClipboard>
#include <QHelpEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QToolTip>
#include <functional>

using namespace prunus;
using oracle::Draw;

namespace {

/// The searches that are shown of one tree, the first of them picked.
using Searches = std::vector<SearchOptions>;

/// Which static values have been read.
using Read = std::vector<bool>;

/// The tree as a document, with other values where none has been read.
QString textWith(const GameTree& tree, NodeId n, const Read& read,
                 const std::function<double()>& other) {
    QString value;
    if (tree.hasOwnValue(n)) {
        value = QString::number(read[n.value] ? tree.staticValue(n) : other(), 'g', 17);
    }
    if (tree.isLeaf(n)) {
        return value.isEmpty() ? QStringLiteral("[]") : value;
    }
    QStringList children;
    for (const NodeId child : tree.children(n)) {
        children << textWith(tree, child, read, other);
    }
    const QString list = u'[' + children.join(u',') + u']';
    return value.isEmpty() ? list
                           : QStringLiteral(R"({"value":%1,"children":%2})").arg(value, list);
}

QString documentOf(const GameTree& tree, const Read& read, const std::function<double()>& other) {
    const TreeHeader& header = tree.header();
    const QString failure =
        header.failureValue
            ? QStringLiteral(R"("failureValue":%1,)").arg(*header.failureValue, 0, 'g', 17)
            : QString();
    return QStringLiteral(R"({"format":"prunus-tree","version":1,"root":"%1",%2"tree":%3})")
        .arg(header.root == Player::max ? QStringLiteral("max") : QStringLiteral("min"), failure,
             textWith(tree, GameTree::root(), read, other));
}

/// How the values that were not read are made up.
std::function<double()> another(Draw& draw) {
    switch (draw.below(4)) {
    case 0:
        return [] { return 2.0; };
    case 1:
        return [next = 1000.5]() mutable { return ++next; };
    case 2:
        return [&draw] { return -12345.678 * draw.below(50); };
    default:
        return [&draw] { return double(draw.below(20)) - 10; };
    }
}

/// What the pointer is told over a node.
QString toolTipOver(TreeCanvas& canvas, NodeId n) {
    const QPoint at = canvas.nodeRect(n).center().toPoint();
    QHelpEvent event(QEvent::ToolTip, at, canvas.mapToGlobal(at));
    QCoreApplication::sendEvent(&canvas, &event);
    return QToolTip::text();
}

/// All that there is of a window at a step.
struct Perceived {
    QStringList words;
    QImage picture;

    void add(ShownWindow& shown) {
        settle(shown.window);
        words << writtenIn(shown.window) << toldOf(shown.window);
    }
};

class Rehearsed : public ShownWindow {
  public:
    Rehearsed() {
        canvas().setSmooth(false);
        find<QAction>("hideUnreadLeaves").trigger();
    }

    [[nodiscard]] Session& session() { return window.session(); }
    [[nodiscard]] SideBySide& panes() { return session().comparison(); }
    [[nodiscard]] TreeCanvas& canvas() const { return *window.findChild<TreeCanvas*>(); }

    void open(const QString& tree, const Searches& searches) {
        while (panes().count() > 1) {
            panes().close(1);
        }
        session().openText(tree, QStringLiteral("a tree"));
        session().setOptions(searches.front());
        for (std::size_t k = 1; k < searches.size(); ++k) {
            panes().open(searches[k]);
        }
        settle(window);
    }
    void go(Beat to) {
        panes().setBeat(to);
        settle(window);
    }
    /// Of the leaves, and of the inner nodes that a depth limit makes leaves.
    [[nodiscard]] Read read() {
        const GameTree& tree = session().document()->tree;
        Read all(tree.nodeCount());
        for (int pane = 0; pane < panes().count(); ++pane) {
            for (Step t{1}; t <= panes().step(pane); ++t) {
                const Event event = Moment(tree, *panes().trace(pane), t).event();
                if (event.kind == EventKind::leaf) {
                    all[event.node.value] = true;
                }
            }
        }
        return all;
    }
    /// By every pane, up to where it is.
    [[nodiscard]] std::vector<std::vector<Event>> events() {
        std::vector<std::vector<Event>> all;
        for (int pane = 0; pane < panes().count(); ++pane) {
            auto& done = all.emplace_back();
            for (Step t{0}; t <= panes().step(pane); ++t) {
                done.push_back(Moment(session().document()->tree, *panes().trace(pane), t).event());
            }
        }
        return all;
    }
    /// With nothing selected, and with a node.
    [[nodiscard]] Perceived perceived(NodeId selected) {
        Perceived all;
        window.activateWindow();
        if (!QTest::qWaitForWindowActive(&window)) {
            return all;
        }
        session().select(noNode);
        all.add(*this);
        all.picture = window.grab().toImage();
        session().select(selected);
        all.add(*this);
        session().select(noNode);
        for (NodeId n{0}; n.value < session().document()->tree.nodeCount(); ++n) {
            all.words << toolTipOver(canvas(), n);
        }
        return all;
    }
    /// The picture of the step, in all forms that the clipboard has it in.
    [[nodiscard]] QList<QByteArray> copied() {
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
};

/// The one shows a tree, the other those that go on differently. Both have always shown the same.
struct Pair {
    Rehearsed shown;
    Rehearsed other;

    Pair() {
        // Now each part has been laid out, and asked.
        (void)shown.perceived(GameTree::root());
        (void)other.perceived(GameTree::root());
    }
    void open(const QString& tree, const Searches& searches) {
        shown.open(tree, searches);
        other.open(tree, searches);
    }
};

SearchOptions optionsFor(Algorithm algorithm) {
    SearchOptions options;
    options.algorithm = algorithm;
    return options;
}

} // namespace

class TestUnreadLeaves : public QObject {
    Q_OBJECT

  private slots:
    /// The first window of a program brings fonts and language along, the others find them there.
    void initTestCase() { const ShownWindow first; }
    void nothingDependsOnThem_data();
    void nothingDependsOnThem();
    void norInRandomTrees_data();
    void norInRandomTrees();
    void norSideBySide_data();
    void norSideBySide();
    void norOnTheClipboard();
    void whatIsSaidInstead();
    void whatTheSearchSavedWaitsForItsEnd();

  private:
    void compare(Pair& pair, const QString& tree, const Searches& searches, Beat at, Draw& draw);
};

/// Whether the tree looks at this beat as one that goes on differently.
void TestUnreadLeaves::compare(Pair& pair, const QString& tree, const Searches& searches, Beat at,
                               Draw& draw) {
    pair.shown.open(tree, searches);
    pair.shown.go(at);
    const auto document = pair.shown.session().document();
    const QString other = documentOf(document->tree, pair.shown.read(), another(draw));
    pair.other.open(other, searches);
    pair.other.go(at);
    QCOMPARE(pair.other.panes().beat(), at);
    QVERIFY(pair.other.events() == pair.shown.events());
    const NodeId selected{draw.below(document->tree.nodeCount())};
    const Perceived before = pair.shown.perceived(selected);
    const Perceived now = pair.other.perceived(selected);
    QVERIFY(!before.words.isEmpty());
    const QString where = QStringLiteral("%1 at %2, node %3: %4 against %5\n")
                              .arg(QString::fromStdString(oracle::text(searches.front())))
                              .arg(at.value)
                              .arg(selected.value)
                              .arg(tree, other);
    for (qsizetype i = 0; i < std::min(before.words.size(), now.words.size()); ++i) {
        QVERIFY2(now.words[i] == before.words[i],
                 qPrintable(where + before.words[i] + u'\n' + now.words[i]));
    }
    QCOMPARE(now.words.size(), before.words.size());
    QVERIFY2(now.picture == before.picture, qPrintable(where));
}

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
    QTest::newRow("a deep cutoff")
        << QStringLiteral("[27,[[[22,1],[40,30]],[[50,60],[20,30]]]]") << int(Algorithm::alphaBeta);
    QTest::newRow("static values of inner nodes, deepening")
        << QStringLiteral(R"({"format":"prunus-tree","version":1,"tree":{"value":1,"children":[)"
                          R"({"value":4,"children":[3,5]},{"value":2,"children":[6,1]}]}})")
        << int(Algorithm::iterativeDeepening);
    QTest::newRow("a lone leaf") << QStringLiteral("7") << int(Algorithm::alphaBeta);
}

void TestUnreadLeaves::nothingDependsOnThem() {
    QFETCH(QString, tree);
    QFETCH(int, algorithm);
    Pair pair;
    const Searches searches{optionsFor(Algorithm(algorithm))};
    pair.open(tree, searches);
    const std::uint32_t end = pair.shown.session().trace()->end().value;
    Draw draw(1);
    for (std::uint32_t t = 0; t <= end; t += oracle::enough(8) < 8 ? 3 : 1) {
        compare(pair, tree, searches, Beat{t}, draw);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void TestUnreadLeaves::norInRandomTrees_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QTest::newRow(std::string(each.id).c_str()) << int(each.algorithm);
    }
}

void TestUnreadLeaves::norInRandomTrees() {
    QFETCH(int, algorithm);
    Pair pair;
    Draw draw(17 + std::uint64_t(algorithm));
    for (Rehearsed* each : {&pair.shown, &pair.other}) {
        each->find<QAction>("showMinimalTree").trigger();
        each->find<QAction>("find").trigger();
        auto& sought = each->find<QLineEdit>("findField");
        sought.setClearButtonEnabled(false); // which fades in
        sought.setText(QStringLiteral("2"));
    }
    const std::uint64_t trees = (oracle::enough(8) + 1) / 2;
    for (std::uint64_t k = 0; k < trees; ++k) {
        const GameTree tree = oracle::gameTree(oracle::randomTree(draw, 4, 4));
        const QString text = documentOf(tree, Read(tree.nodeCount(), true), {});
        // Orders by true value depend on all leaves, and are asked for by their name.
        SearchOptions options = oracle::randomOptions(draw, Algorithm(algorithm));
        options.order = draw.oneIn(2) ? MoveOrder::asWritten : MoveOrder::random;
        pair.open(text, {options});
        if (pair.shown.session().options() != options) {
            options.depth.reset(); // there is a node without a value
            pair.open(text, {options});
        }
        const std::uint32_t end = pair.shown.session().trace()->end().value;
        for (const std::uint32_t t : {draw.below(end + 1), draw.below(end + 1), end}) {
            compare(pair, text, {options}, Beat{t}, draw);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }
}

void TestUnreadLeaves::norSideBySide_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<int>("pace");
    const auto row = [](const char* name, Algorithm first, Algorithm second, Pace pace) {
        QTest::newRow(name) << int(first) << int(second) << int(pace);
    };
    row("minimax against alpha-beta by place", Algorithm::minimax, Algorithm::alphaBeta,
        Pace::place);
    row("the first draft against alpha-beta by place", Algorithm::alphaBetaFirstDraft,
        Algorithm::alphaBeta, Pace::place);
    row("minimax against alpha-beta by work", Algorithm::minimax, Algorithm::alphaBeta, Pace::work);
    row("NegaScout against SSS*, each by itself", Algorithm::negaScout, Algorithm::sssStar,
        Pace::own);
    row("NegaScout against alpha-beta by work", Algorithm::negaScout, Algorithm::alphaBeta,
        Pace::work);
}

void TestUnreadLeaves::norSideBySide() {
    QFETCH(int, first);
    QFETCH(int, second);
    QFETCH(int, pace);
    Pair pair;
    for (Rehearsed* each : {&pair.shown, &pair.other}) {
        each->panes().setPace(Pace(pace));
        each->panes().setShowsDifferences(true);
    }
    Draw draw(5);
    const Searches searches{optionsFor(Algorithm(first)), optionsFor(Algorithm(second))};
    const std::uint64_t trees = (oracle::enough(8) + 1) / 2;
    for (std::uint64_t k = 0; k < trees; ++k) {
        const GameTree tree = oracle::gameTree(oracle::randomTree(draw, 4, 4));
        const QString text = documentOf(tree, Read(tree.nodeCount(), true), {});
        pair.open(text, searches);
        const std::uint32_t end = pair.shown.panes().end().value;
        for (const std::uint32_t t : {draw.below(end + 1), draw.below(end + 1)}) {
            compare(pair, text, searches, Beat{t}, draw);
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }
}

void TestUnreadLeaves::norOnTheClipboard() {
    Rehearsed shown;
    QVERIFY(shown.active);
    Draw draw(3);
    const Searches searches{optionsFor(Algorithm::alphaBeta)};
    const auto tree = QStringLiteral("[[3,12,8],[2,4,6],[14,5,2]]");
    for (const Beat at : {Beat{0}, Beat{9}, Beat{14}, Beat{20}}) {
        shown.open(tree, searches);
        shown.go(at);
        const QString other =
            documentOf(shown.session().document()->tree, shown.read(), another(draw));
        const QList<QByteArray> before = shown.copied();
        QVERIFY(before.size() >= 4); // pixels and shapes
        shown.open(other, searches);
        shown.go(at);
        const QList<QByteArray> now = shown.copied();
        QCOMPARE(now.size(), before.size());
        for (qsizetype k = 0; k < now.size(); ++k) {
            QVERIFY2(now[k] == before[k], qPrintable(other));
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

/// Not even a reader of what is out of sight finds it before.
void TestUnreadLeaves::whatTheSearchSavedWaitsForItsEnd() {
    ShownWindow shown;
    Session& session = shown.window.session();
    session.setStep(session.trace()->end());
    QCOMPARE(shown.text("saved"), QStringLiteral("Saved 2 of 9 leaves (22 %)."));
    const int height = shown.find<QLabel>("saved").minimumHeight();
    session.setStep(session.step() - 1);
    QCOMPARE(shown.text("saved"), QString());
    QCOMPARE(shown.find<QLabel>("saved").minimumHeight(), height);
    QVERIFY(toldOf(shown.window).filter(QStringLiteral("Saved")).isEmpty());
}

QTEST_MAIN(TestUnreadLeaves)
#include "tst_unreadleaves.moc"
