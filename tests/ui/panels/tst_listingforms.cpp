// The pseudocode card in the window: the switch between the forms of an algorithm, and the choice
// to stop playing at cutoffs.

#include "tests/ui/shownwindow.h"

#include <QCheckBox>

using namespace prunus;

namespace {

/// The window, and its pseudocode card.
struct Listed : ShownWindow {
    [[nodiscard]] QString variables() const { return text("variables").replace(QChar::Nbsp, u' '); }
    [[nodiscard]] QString heading() const { return find<Pseudocode>("pseudocode").title(); }
};

} // namespace

class TestListingForms : public QObject {
    Q_OBJECT

  private slots:
    void switchingKeepsTheLight() {
        Listed shown;
        shown.window.session().setStep(Step{14});
        QCOMPARE(shown.heading(), "Pseudocode — MIN, fail-hard");
        QCOMPARE(shown.find<ListingView>("listing").lit(), std::size_t{6});
        shown.moveChoice("listingForm", 1);
        QCOMPARE(shown.heading(), "Pseudocode — fail-hard");
        QCOMPARE(shown.litLine(), "if β ≤ α then return α    // cutoff");
        QCOMPARE(shown.find<ListingView>("listing").lit(), std::size_t{10});
        QCOMPARE(shown.variables(), "node C   depth all   level MIN   v = 2   α = 3   β = 2");
        shown.press(Qt::Key_Left); // the same key as everywhere
        QCOMPARE(shown.step(), 13);
        QCOMPARE(shown.litLine(), "if v < β then β ← v");
        shown.moveChoice("listingForm", -1);
        QCOMPARE(shown.heading(), "Pseudocode — MIN, fail-hard");
    }

    void theChoiceIsRememberedForEachAlgorithm() {
        Listed shown;
        const auto& forms = shown.find<QComboBox>("listingForm");
        shown.moveChoice("listingForm", 1);
        shown.search(Algorithm::minimax);
        QCOMPARE(forms.currentText(), "two functions");
        shown.search(Algorithm::negamax);
        QCOMPARE(forms.currentText(), "with a colour");
        shown.search(Algorithm::alphaBeta);
        QCOMPARE(forms.currentText(), "one, by level");
        shown.window.session().setStep(Step{1});
        QCOMPARE(shown.litLine(), "function alphaBeta(node, depth, level, α, β)");
    }

    void theSideToMove() {
        Listed shown;
        shown.search(Algorithm::alphaBetaNegamax);
        shown.window.session().setStep(Step{3});
        QCOMPARE(shown.litLine(), "return colour · static value of node");
        shown.moveChoice("listingForm", 1);
        QCOMPARE(shown.litLine(), "return static value for the side to move");
    }

    void noSwitchWhereThereIsOneForm() {
        Listed shown;
        QVERIFY(shown.find<QComboBox>("listingForm").isVisible());
        shown.search(Algorithm::alphaBetaFirstDraft);
        QVERIFY(!shown.find<QComboBox>("listingForm").isVisible());
        shown.search(Algorithm::alphaBetaSecondDraft);
        QVERIFY(!shown.find<QComboBox>("listingForm").isVisible());
        shown.search(Algorithm::minimax);
        QVERIFY(shown.find<QComboBox>("listingForm").isVisible());
    }

    void theCheckBoxStopsPlayingAtCutoffs() {
        Listed shown;
        auto& box = shown.find<QCheckBox>("stopAtCutoffs");
        QVERIFY(box.isVisible());
        QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
        QVERIFY(box.isChecked());
        QVERIFY(shown.find<QAction>("stopAtCutoffs").isChecked());
        auto& speed = shown.find<QComboBox>("speed");
        speed.setCurrentIndex(speed.findText(QStringLiteral("256×")));
        shown.press(Qt::Key_Space);
        const auto& play = shown.find<QPushButton>("playButton");
        QTRY_COMPARE(play.text(), "▶▶ Play");
        QCOMPARE(shown.step(), 14);
        shown.press(Qt::Key_Space);
        QTRY_COMPARE(play.text(), "▶▶ Play");
        QCOMPARE(shown.step(), 26);
    }

    void aNarrowWindowLeavesTheChoiceToTheMenu() {
        Listed shown;
        shown.window.resize(700, 560);
        const auto& box = shown.find<QCheckBox>("stopAtCutoffs");
        QTRY_VERIFY(!box.isVisible());
        shown.find<QAction>("stopAtCutoffs").trigger();
        QVERIFY(box.isChecked());
        shown.window.resize(1440, 900);
        QTRY_VERIFY(box.isVisible());
    }
};

QTEST_MAIN(TestListingForms)
#include "tst_listingforms.moc"
