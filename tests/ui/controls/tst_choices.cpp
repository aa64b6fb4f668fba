// Presets and the seed, chosen with mouse and keys. The counts were worked out by hand from the
// definitions of the searches.

#include "core/practice/procedure.h"
#include "tests/rows.h"
#include "tests/ui/choosing.h"
#include "ui/session/panes.h"

#include <QLineEdit>
#include <QMenu>

using prunus::Algorithm;
using prunus::CutRule;
using prunus::FailMode;
using prunus::MoveOrder;
using prunus::SearchOptions;
using prunus::Session;
using prunus::Window;

class TestChoices : public QObject {
    Q_OBJECT

  private slots:
    void presetsSetEverythingAtOnce_data() {
        const Rows<int, QString, FailMode, CutRule> row("nth", "rules", "fail", "cut");
        row("the usual rules are fail-hard and cut at ≥", 1, "fail-hard, cut at ≥", FailMode::hard,
            CutRule::greaterOrEqual);
        row("AIMA is fail-soft and cuts at ≥", 2, "fail-soft, cut at ≥", FailMode::soft,
            CutRule::greaterOrEqual);
        row("CS188 is fail-soft and cuts at >", 3, "fail-soft, cut at >", FailMode::soft,
            CutRule::greater);
    }

    void presetsSetEverythingAtOnce() {
        QFETCH(const int, nth);
        QFETCH(const QString, rules);
        QFETCH(const FailMode, fail);
        QFETCH(const CutRule, cut);
        ShownWindow shown;
        SearchOptions other;
        other.algorithm = Algorithm::alphaBetaNegamax;
        other.fail = FailMode::hard;
        other.cut = CutRule::greater;
        other.order = MoveOrder::worstFirst;
        other.window = {1, 9};
        other.root = prunus::Player::min;
        shown.session().setOptions(other);
        QCOMPARE(checkedPresets(shown), QStringList());
        chooseFrom(shown, "presetsButton", nth);

        const SearchOptions& now = shown.session().options();
        QCOMPARE(now.algorithm, Algorithm::alphaBeta);
        QCOMPARE(now.fail, fail);
        QCOMPARE(now.cut, cut);
        QCOMPARE(now.order, MoveOrder::asWritten);
        QCOMPARE(now.window, Window{});
        QCOMPARE(now.root, prunus::Player::min); // belongs to the tree
        QCOMPARE(shown.find<QComboBox>("algorithm").currentText(), "Alpha-beta");
        QCOMPARE(shown.find<QComboBox>("rules").currentText(), rules);
        QCOMPARE(shown.find<QComboBox>("order").currentText(), "as written");
        QCOMPARE(shown.find<QLineEdit>("alpha").text(), QString());
        QCOMPARE(checkedPresets(shown).size(), 1);
        QVERIFY(shown.find<QMenu>("presetMenu").actions().at(nth - 1)->isChecked());
    }

    void thePresetThatIsOnIsChecked() {
        ShownWindow shown;
        QCOMPARE(checkedPresets(shown), QStringList{"usual"});
        QCOMPARE(shown.moveChoice("rules", 1).currentText(), "fail-hard, cut at >");
        QCOMPARE(checkedPresets(shown), QStringList());
        shown.moveChoice("rules", 1);
        QCOMPARE(checkedPresets(shown), QStringList{"aima"});
        shown.moveChoice("rules", 1);
        QCOMPARE(checkedPresets(shown), QStringList{"cs188"});
    }

    void everyPresetSaysWhatItChanges() {
        const ShownWindow shown;
        const QMenu& menu = shown.find<QMenu>("presetMenu");
        QCOMPARE(menu.actions().size(), 3);
        QVERIFY(menu.toolTipsVisible());
        for (const QAction* each : menu.actions()) {
            QVERIFY2(each->toolTip().endsWith(u'.'), qPrintable(each->toolTip()));
            QCOMPARE(each->statusTip(), each->toolTip());
        }
    }

    void aTieIsCutByOnePresetAndNotByTheOther() {
        ShownWindow shown;
        // The second MIN node begins with a 3, and MAX has a 3: its 9 is read only if ties go on.
        shown.session().openText("[[3,5],[3,9]]", "tie");
        chooseFrom(shown, "presetsButton", 2);
        QTRY_VERIFY(!shown.session().busy());
        shown.press(Qt::Key_End);
        QCOMPARE(shown.counts(), "6 3 1 1");
        chooseFrom(shown, "presetsButton", 3);
        QTRY_VERIFY(!shown.session().busy());
        shown.press(Qt::Key_End);
        QCOMPARE(shown.counts(), "7 4 0 0");
    }

    void algorithmsStandUnderHeadingsThatAreNoChoice() {
        ShownWindow shown;
        const auto& algorithm = shown.find<QComboBox>("algorithm");
        QStringList passed;
        for (int i = 0; i < 3; ++i) {
            passed << shown.moveChoice("algorithm", 1).currentText();
        }
        // The heading between the two groups is passed over.
        QCOMPARE(passed, (QStringList{"Alpha-beta, negamax form", "Principal variation search",
                                      "NegaScout"}));
        QStringList headings;
        for (int row = 0; row < algorithm.count(); ++row) {
            if (!(algorithm.model()->flags(algorithm.model()->index(row, 0)) & Qt::ItemIsEnabled)) {
                headings << algorithm.itemText(row);
            }
        }
        QCOMPARE(headings, (QStringList{"Of the course", "Searching again"}));
    }

    void rulesThatAnAlgorithmHasByNatureAreShownAndKept() {
        ShownWindow shown;
        const auto& rules = shown.find<QComboBox>("rules");
        QCOMPARE(rules.currentText(), "fail-hard, cut at ≥");
        shown.search(Algorithm::mtdf);
        QVERIFY(!rules.isEnabled() && !shown.find<QMenu>("rulesMenu").isEnabled());
        QCOMPARE(rules.currentText(), "fail-soft, cut at ≥");
        shown.search(Algorithm::negaScout);
        QVERIFY(rules.isEnabled());
        QCOMPARE(rules.currentText(), "fail-hard, cut at ≥");
    }

    void thePreviousBestMoveBelongsToIterativeDeepening() {
        ShownWindow shown;
        shown.window.resize(1800, 900); // so that the whole bar has room
        const auto& box = shown.find<QComboBox>("previousBest");
        QVERIFY(!box.isVisible() && !shown.find<QMenu>("previousBestMenu").isEnabled());
        shown.search(Algorithm::iterativeDeepening);
        QTRY_VERIFY(box.isVisible());
        QVERIFY(shown.find<QMenu>("previousBestMenu").isEnabled());
        shown.moveChoice("previousBest", 1);
        QVERIFY(!shown.session().options().previousBestFirst);
    }

    void theSeedBelongsToTheRandomOrder() {
        ShownWindow shown;
        auto& seed = shown.find<QSpinBox>("seed");
        QVERIFY(!seed.isVisible());
        shown.window.resize(1800, 900); // so that the whole bar has room
        QCOMPARE(shown.moveChoice("order", 3).currentText(), "random");
        QTRY_VERIFY(seed.isVisible());
        QCOMPARE(seed.value(), 1);
        seed.setFocus();
        seed.selectAll();
        QTest::keyClicks(&seed, "7");
        QCOMPARE(shown.session().options().seed, 1U); // not while it is being typed
        QTest::keyClick(&seed, Qt::Key_Return);
        QCOMPARE(shown.session().options().seed, 7U);
        QTest::keyClick(&seed, Qt::Key_Up);
        QCOMPARE(shown.session().options().seed, 8U);
        shown.moveChoice("order", -1);
        QVERIFY(!seed.isVisible());
    }

    /// Tests before it updates, so it reads the second leaf of C, and says so wherever a search is
    /// named.
    void aSlipIsSteppedAndCalledOne() {
        ShownWindow shown;
        Session& session = shown.session();
        for (const prunus::MisconceptionTraits& each : prunus::everyMisconception) {
            for (int form = 0; each.isRun && form < prunus::formsOf(each.misconception); ++form) {
                const std::string name = std::string(each.id) + "-" + std::to_string(form);
                QVERIFY(shown.find<QAction>(name.c_str()).isCheckable());
            }
        }
        shown.find<QAction>("M13-0").trigger();
        QVERIFY(shown.find<QAction>("M13-0").isChecked() &&
                !shown.find<QAction>("noSlip").isChecked());
        session.setStep(session.trace()->end());
        QCOMPARE(session.moment().counts().leavesEvaluated, 8U);
        QVERIFY(shown.text("happenedTitle").startsWith("The program is over. Its answer: 3"));
        QVERIFY(shown.find<QPushButton>("why").isHidden());
        QVERIFY(shown.text("searchStatus").contains("Alpha-beta with a slip: one leaf too late"));
        QCOMPARE(shown.find<QComboBox>("algorithm").currentText(), "Alpha-beta with a slip");
        QVERIFY(!shown.find<QAction>("showProof").isEnabled());
        QVERIFY(!shown.find<QAction>("showMinimalTree").isEnabled());
        const auto& listing = shown.find<prunus::ListingView>("listing");
        int wrong = 0;
        for (int i = 0; i < listing.lineCount(); ++i) {
            wrong += listing.isWrong(static_cast<std::size_t>(i)) ? 1 : 0;
        }
        QVERIFY(wrong >= 1);
        QVERIFY(listing.accessibleDescription().contains("Wrong: if"));

        // An edit is searched with the slip again, undoing it too; another tree is not.
        session.openText("[5,[4,3]]", "another");
        QVERIFY(!session.options().slip);
        QCOMPARE(shown.find<QComboBox>("algorithm").currentText(), "Alpha-beta");
        shown.find<QAction>("M13-0").trigger();
        QVERIFY(session.options().slip);
        shown.find<QAction>("noSlip").trigger();
        QCOMPARE(session.options(), SearchOptions());
        QVERIFY(shown.find<QAction>("showMinimalTree").isEnabled());
    }

    void theRightSearchStandsBesideASlip() {
        ShownWindow shown;
        QVERIFY(!shown.find<QAction>("besideSlip").isEnabled());
        shown.find<QAction>("M11-0").trigger();
        shown.find<QAction>("besideSlip").trigger();
        const prunus::Panes& panes = shown.session().panes();
        QCOMPARE(panes.count(), 2);
        QVERIFY(panes.at(0).options.slip && !panes.at(1).options.slip);
        QVERIFY(
            shown.text("paneSearch").startsWith("1  Alpha-beta with a slip: prunes only at MIN"));
        shown.find<QAction>("usualSearch").trigger();
        QVERIFY(!panes.at(0).options.slip);
    }

    /// Of a search without windows the one without windows, where the slip is not about them.
    void aSlipOfMinimax() {
        ShownWindow shown;
        Session& session = shown.session();
        shown.search(Algorithm::minimax);
        const SearchOptions minimax = session.options();
        shown.find<QAction>("M17-0").trigger(); // the last answer: 8 of B, 6 of C, 2 of D
        QVERIFY(shown.find<QAction>("M17-0").isChecked());
        QCOMPARE(shown.find<QComboBox>("algorithm").currentText(), "Minimax with a slip");
        QVERIFY(shown.text("searchStatus").contains("Minimax with a slip: takes the last answer"));
        session.setStep(session.trace()->end());
        QCOMPARE(session.moment().counts().leavesEvaluated, 9U);
        QVERIFY(shown.text("happenedTitle")
                    .startsWith("The program is over. Its answer: 2, by moving"));
        shown.find<QAction>("besideSlip").trigger();
        QCOMPARE(session.panes().at(1).options, minimax);
        shown.find<QAction>("M11-0").trigger(); // about a cut
        QCOMPARE(session.options().algorithm, Algorithm::alphaBeta);
    }

    /// As a course has it that goes through the children from the right, or calls for each root
    /// move.
    void anotherCourseIsNamed() {
        ShownWindow shown;
        Session& session = shown.session();
        SearchOptions options;
        options.backwards = true;
        options.slip = {prunus::SlipId::none, 0, true};
        session.setOptions(options);
        QCOMPARE(shown.find<QComboBox>("algorithm").currentText(), "Alpha-beta for each root move");
        QCOMPARE(shown.find<QComboBox>("order").currentText(), "as written, from the right");
        QVERIFY(shown.text("searchStatus").contains("Alpha-beta, called once for each root move"));
        QVERIFY(shown.text("searchStatus").contains("children as written, from the right"));
        QVERIFY(!shown.find<QAction>("besideSlip").isEnabled()); // there is no slip
        QVERIFY(shown.find<QAction>("showProof").toolTip().contains("once for each root move"));
        QVERIFY(!shown.find<QAction>("showMinimalTree").isEnabled());
        shown.find<QAction>("usualSearch").trigger();
        QCOMPARE(session.options(), SearchOptions());
        QCOMPARE(shown.find<QComboBox>("order").currentText(), "as written");
    }

    void whatASlipIsNotOfferedFor() {
        ShownWindow shown;
        Session& session = shown.session();
        const QAction& depth = shown.find<QAction>("M33-0");
        QVERIFY(!depth.isEnabled() && depth.toolTip().contains("depth limit"));
        SearchOptions limited;
        limited.depth = 2;
        session.setOptions(limited);
        QVERIFY(depth.isEnabled());
        const auto wide = [](int leaves) {
            QStringList text;
            for (int k = 0; k < leaves; ++k) {
                text << QString::number(k);
            }
            return QStringLiteral("[%1]").arg(text.join(u','));
        };
        session.setOptions({});
        session.select(prunus::NodeId{4}); // the first leaf
        session.setStep(session.trace()->end());
        QTRY_VERIFY(shown.find<QLabel>("leafRanges").isVisible());
        shown.find<QAction>("M11-0").trigger();
        session.setStep(session.trace()->end());
        QVERIFY(shown.find<QLabel>("happenedTitle").isVisible());
        QVERIFY(shown.find<QLabel>("leafRanges").isVisible()); // and says why it tells no more
        QVERIFY(shown.text("leafRanges").endsWith("not told of a search with a slip."));
        session.select(prunus::noNode);
        const QAction& slips = *shown.find<QMenu>("slipMenu").menuAction();
        session.openText(wide(1999), "just small enough");
        QVERIFY(slips.isEnabled());
        session.openText(wide(2000), "too large");
        QVERIFY(!slips.isEnabled() && slips.toolTip().contains("up to"));
    }

  private:
    static QStringList checkedPresets(const ShownWindow& shown) {
        QStringList checked;
        for (const QAction* each : shown.find<QMenu>("presetMenu").actions()) {
            if (each->isChecked()) {
                checked << each->objectName();
            }
        }
        return checked;
    }
};

QTEST_MAIN(TestChoices)
#include "tst_choices.moc"
