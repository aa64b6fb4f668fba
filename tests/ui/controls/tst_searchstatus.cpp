// The line that says how the tree is searched, the way back to the usual search, rules that come
// with a tree, and what cannot be chosen.

#include "tests/rows.h"
#include "tests/ui/shownwindow.h"
#include "ui/controls/searchstatus.h"

#include <QMenu>
#include <QStandardItemModel>

using namespace prunus;

class TestSearchStatus : public QObject {
    Q_OBJECT

  private slots:
    void optionsInWords_data() {
        const Rows<SearchOptions, QString, QString> row("options", "usual", "unusual");
        SearchOptions o;
        row("the usual search has nothing to point at", o,
            "Alpha-beta, fail-hard, cut at α ≥ β, children as written, all plies, open window", "");
        o.fail = FailMode::soft;
        o.cut = CutRule::greater;
        row("rules that are not usual", o,
            "Alpha-beta, children as written, all plies, open window",
            "fail-soft, cut only at α > β");
        o.algorithm = Algorithm::minimax;
        row("minimax has no rules and no window", o, "children as written, all plies", "Minimax");
        o = {};
        o.order = MoveOrder::random;
        o.seed = 7;
        o.depth = 1;
        o.root = Player::min;
        o.window = {5, infinity};
        row("everything else that can be chosen", o, "Alpha-beta, fail-hard, cut at α ≥ β",
            "random order, seed 7, 1 ply deep, MIN to move at the root, first window [5, +∞]");
    }

    void optionsInWords() {
        QFETCH(const SearchOptions, options);
        const ShownWindow shown; // installs the language
        QStringList usual;
        QStringList unusual;
        for (const StatedOption& each : statedOptions(options, Player::max)) {
            (each.usual ? usual : unusual) << each.text;
        }
        QTEST(usual.join(", "), "usual");
        QTEST(unusual.join(", "), "unusual");
    }

    void theUsualSearchIsAPreset() {
        ShownWindow shown;
        QVERIFY(said(shown).startsWith("Usual rules: Alpha-beta, fail-hard"));
        QVERIFY(!shown.find<QPushButton>("backToUsual").isVisible());
        QVERIFY(!shown.find<QAction>("usualSearch").isEnabled());
        shown.find<QMenu>("presetMenu").actions().at(1)->trigger();
        QVERIFY(said(shown).startsWith("AIMA: Alpha-beta, fail-soft, cut at α ≥ β"));
        QVERIFY(shown.text("searchStatus").contains("<b>fail-soft</b>"));
        QVERIFY(shown.find<QPushButton>("backToUsual").isVisible());
    }

    void aKeyAndAClickBringTheUsualSearchBack_data() {
        const Rows<bool> row("byKey");
        row("with Ctrl+U", true);
        row("with the mouse", false);
    }

    void aKeyAndAClickBringTheUsualSearchBack() {
        QFETCH(const bool, byKey);
        ShownWindow shown;
        SearchOptions odd;
        odd.algorithm = Algorithm::alphaBetaNegamax;
        odd.fail = FailMode::soft;
        odd.cut = CutRule::greater;
        odd.order = MoveOrder::random;
        odd.seed = 9;
        odd.root = Player::min;
        odd.depth = 2;
        odd.window = {1, 4};
        shown.session().setOptions(odd);
        byKey ? shown.press(Qt::Key_U, Qt::ControlModifier) : shown.click("backToUsual");
        SearchOptions usual;
        usual.seed = 9; // of no concern to this search
        QCOMPARE(shown.session().options(), usual);
        QCOMPARE(shown.find<QComboBox>("algorithm").currentText(), "Alpha-beta");
        QCOMPARE(shown.find<QComboBox>("root").currentText(), "MAX");
    }

    void theLineKeepsItsPlace() {
        ShownWindow shown;
        const QRect before = shown.find<QWidget>("mainArea").geometry();
        shown.find<QMenu>("presetMenu").actions().at(2)->trigger();
        settle(shown.window);
        QCOMPARE(shown.find<QWidget>("mainArea").geometry(), before);
    }

    void anExampleBringsItsRulesAndTakesThemAway() {
        ShownWindow shown;
        Session& session = shown.session();
        SearchOptions mine;
        mine.fail = FailMode::soft;
        mine.algorithm = Algorithm::alphaBetaNegamax;
        session.setOptions(mine);
        shown.openExample("cs188-tied-root.json");
        QCOMPARE(session.options().cut, CutRule::greater);
        QCOMPARE(session.options().algorithm, Algorithm::alphaBetaNegamax);
        QVERIFY(said(shown).endsWith("(the rules of this tree’s source)"));
        // The published answer: with these rules nothing of the tree is cut.
        session.setStep(session.trace()->end());
        QCOMPARE(shown.counts(), "6 3 0 0");
        QCOMPARE(session.chosenOptions().cut, CutRule::greaterOrEqual); // what is remembered
        shown.openExample("aima-5-2.json");
        QCOMPARE(session.options(), mine);
        QVERIFY(!said(shown).contains("source"));
    }

    void rulesThatTheUserConfirmsStay() {
        ShownWindow shown;
        Session& session = shown.session();
        shown.openExample("cs188-tied-root.json");
        shown.find<QMenu>("presetMenu").actions().at(2)->trigger(); // CS188, which holds already
        QVERIFY(!session.hasPublishedRules());
        shown.openExample("aima-5-2.json");
        QCOMPARE(session.options().cut, CutRule::greater);
        QVERIFY(said(shown).startsWith("CS188: "));
    }

    void aNarrowWindowLeavesOutTheEnd() {
        ShownWindow shown;
        const auto& line = shown.find<QLabel>("searchStatus");
        const QString whole = said(shown);
        QTRY_COMPARE(QString(line.text()).remove("<b>").remove("</b>"), whole);
        shown.find<SearchStatus>("searchStatusBar").resize(300, 26);
        QTRY_VERIFY(line.text().endsWith("…"));
        QVERIFY(whole.startsWith(line.text().chopped(1)));
        QVERIFY(line.fontMetrics().horizontalAdvance(line.text()) <= line.width());
        QCOMPARE(said(shown), whole);
    }

    void everyAlgorithmIsExplained() {
        ShownWindow shown;
        const auto& box = shown.find<QComboBox>("algorithm");
        QStringList explanations;
        for (int row = 0; row < box.count(); ++row) {
            if (box.itemData(row).isNull()) {
                continue; // a heading
            }
            explanations << box.itemData(row, Qt::ToolTipRole).toString();
            QVERIFY2(explanations.last().endsWith(u'.'), qPrintable(box.itemText(row)));
        }
        QCOMPARE(explanations.size(), qsizetype(prunus::everyAlgorithm.size()));
        QCOMPARE(explanations.removeDuplicates(), 0);
        const QString all = explanations.join(u' ');
        QVERIFY(all.contains("a leaf is never searched again after its own probe."));
        QVERIFY(all.contains("In any other tree each node is a position of its own, so "
                             "it never answers; in MTD(f) it does."));
        QVERIFY(all.contains("Depths where some node has no static value are left out."));
    }

    void escDismissesAMessage() {
        ShownWindow shown;
        Session& session = shown.session();
        const auto& banner = shown.find<ErrorBanner>("errorBanner");
        session.openText("[1,,2]", "mistake");
        session.select(NodeId{2});
        shown.press(Qt::Key_Escape); // the selection comes first, as ever
        QCOMPARE(session.selection(), noNode);
        QVERIFY(!banner.message().isEmpty());
        shown.press(Qt::Key_Escape);
        QCOMPARE(banner.message(), QString());
        // In full screen it takes one Esc more to leave.
        shown.press(Qt::Key_F11);
        QTRY_VERIFY(shown.window.isFullScreen());
        session.openText("[1,,2]", "mistake");
        shown.press(Qt::Key_Escape);
        QCOMPARE(banner.message(), QString());
        QVERIFY(shown.window.isFullScreen());
        shown.press(Qt::Key_Escape);
        QTRY_VERIFY(!shown.window.isFullScreen());
    }

    void depthsThatCannotWorkAreDisabled() {
        ShownWindow shown;
        const auto& box = shown.find<QComboBox>("depth");
        const auto enabled = [&box](const char* depth) {
            const int row = box.findText(QLatin1String(depth));
            return qobject_cast<const QStandardItemModel*>(box.model())->item(row)->isEnabled();
        };
        // Figure 5.2 has values at its leaves only.
        QVERIFY(enabled("all") && !enabled("1") && !enabled("0"));
        QVERIFY(box.itemData(1, Qt::ToolTipRole).toString().contains("no static"));
        const QList<QAction*> actions = shown.find<QMenu>("depthMenu").actions();
        QVERIFY(actions.at(0)->isEnabled() && !actions.at(1)->isEnabled());
        QCOMPARE(actions.at(1)->toolTip(), box.itemData(1, Qt::ToolTipRole).toString());
        // With a value at B, one ply is enough; the root has none.
        shown.session().openText(QStringLiteral(R"({"format": "prunus-tree", "version": 1,
            "tree": {"children": [{"value": 4, "children": [1, 2]}, 3]}})"),
                                 "valued");
        QVERIFY(enabled("all") && enabled("1") && !enabled("0"));
    }

  private:
    static QString said(const ShownWindow& shown) {
        return shown.find<SearchStatus>("searchStatusBar").said();
    }
};

QTEST_MAIN(TestSearchStatus)
#include "tst_searchstatus.moc"
