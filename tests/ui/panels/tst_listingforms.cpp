// The pseudocode card in the window: the switch between the forms of an algorithm, and the choice
// to stop playing at cutoffs.

#include "tests/ui/shownwindow.h"

#include <QCheckBox>

class TestListingForms : public QObject {
    Q_OBJECT

  private slots:
    void switchingKeepsTheLight();
    void theChoiceIsRememberedForEachAlgorithm();
    void theSideToMove();
    void noSwitchWhereThereIsOneForm();
    void theCheckBoxStopsPlayingAtCutoffs();
    void aNarrowWindowLeavesTheChoiceToTheMenu();
};

namespace {

void search(ShownWindow& shown, prunus::Algorithm algorithm) {
    prunus::SearchOptions options = shown.window.session().options();
    options.algorithm = algorithm;
    shown.window.session().setOptions(options);
}

QString variables(const ShownWindow& shown) {
    return shown.text("variables").replace(QChar::Nbsp, u' ');
}

QString heading(const ShownWindow& shown) {
    return shown.find<prunus::Pseudocode>("pseudocode").title();
}

/// As a user does, with the keyboard.
void chooseOther(const ShownWindow& shown, Qt::Key direction) {
    auto& forms = shown.find<QComboBox>("listingForm");
    forms.setFocus();
    QTest::keyClick(&forms, direction);
}

} // namespace

void TestListingForms::switchingKeepsTheLight() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.session().setStep(prunus::Step{14});
    QCOMPARE(heading(shown), QStringLiteral("Pseudocode — MIN, fail-hard"));
    QCOMPARE(shown.find<prunus::ListingView>("listing").lit(), std::size_t{6});
    chooseOther(shown, Qt::Key_Down);
    QCOMPARE(heading(shown), QStringLiteral("Pseudocode — fail-hard"));
    QCOMPARE(shown.litLine(), QStringLiteral("if β ≤ α then return α    // cutoff"));
    QCOMPARE(shown.find<prunus::ListingView>("listing").lit(), std::size_t{10});
    QCOMPARE(variables(shown),
             QStringLiteral("node C   depth all   level MIN   v = 2   α = 3   β = 2"));
    shown.press(Qt::Key_Left); // the same key as everywhere
    QCOMPARE(shown.step(), 13);
    QCOMPARE(shown.litLine(), QStringLiteral("if v < β then β ← v"));
    chooseOther(shown, Qt::Key_Up);
    QCOMPARE(heading(shown), QStringLiteral("Pseudocode — MIN, fail-hard"));
}

void TestListingForms::theChoiceIsRememberedForEachAlgorithm() {
    ShownWindow shown;
    QVERIFY(shown.active);
    const auto& forms = shown.find<QComboBox>("listingForm");
    chooseOther(shown, Qt::Key_Down);
    search(shown, prunus::Algorithm::minimax);
    QCOMPARE(forms.currentText(), QStringLiteral("two functions"));
    search(shown, prunus::Algorithm::negamax);
    QCOMPARE(forms.currentText(), QStringLiteral("with a colour"));
    search(shown, prunus::Algorithm::alphaBeta);
    QCOMPARE(forms.currentText(), QStringLiteral("one, by level"));
    shown.window.session().setStep(prunus::Step{1});
    QCOMPARE(shown.litLine(), QStringLiteral("function alphaBeta(node, depth, level, α, β)"));
}

void TestListingForms::theSideToMove() {
    ShownWindow shown;
    QVERIFY(shown.active);
    search(shown, prunus::Algorithm::alphaBetaNegamax);
    shown.window.session().setStep(prunus::Step{3});
    QCOMPARE(shown.litLine(), QStringLiteral("return colour · static value of node"));
    chooseOther(shown, Qt::Key_Down);
    QCOMPARE(shown.litLine(), QStringLiteral("return static value for the side to move"));
}

void TestListingForms::noSwitchWhereThereIsOneForm() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QVERIFY(shown.find<QComboBox>("listingForm").isVisible());
    search(shown, prunus::Algorithm::alphaBetaFirstDraft);
    QVERIFY(!shown.find<QComboBox>("listingForm").isVisible());
    search(shown, prunus::Algorithm::alphaBetaSecondDraft);
    QVERIFY(!shown.find<QComboBox>("listingForm").isVisible());
    search(shown, prunus::Algorithm::minimax);
    QVERIFY(shown.find<QComboBox>("listingForm").isVisible());
}

void TestListingForms::theCheckBoxStopsPlayingAtCutoffs() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& box = shown.find<QCheckBox>("stopAtCutoffs");
    QVERIFY(box.isVisible());
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
    QVERIFY(box.isChecked());
    QVERIFY(shown.find<QAction>("stopAtCutoffs").isChecked());
    auto& speed = shown.find<QComboBox>("speed");
    speed.setCurrentIndex(speed.findText(QStringLiteral("256×")));
    shown.press(Qt::Key_Space);
    const auto& play = shown.find<QPushButton>("playButton");
    QTRY_COMPARE(play.text(), QStringLiteral("▶▶ Play"));
    QCOMPARE(shown.step(), 14);
    shown.press(Qt::Key_Space);
    QTRY_COMPARE(play.text(), QStringLiteral("▶▶ Play"));
    QCOMPARE(shown.step(), 26);
}

void TestListingForms::aNarrowWindowLeavesTheChoiceToTheMenu() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.window.resize(700, 560);
    const auto& box = shown.find<QCheckBox>("stopAtCutoffs");
    QTRY_VERIFY(!box.isVisible());
    shown.find<QAction>("stopAtCutoffs").trigger();
    QVERIFY(box.isChecked());
    shown.window.resize(1440, 900);
    QTRY_VERIFY(box.isVisible());
}

QTEST_MAIN(TestListingForms)
#include "tst_listingforms.moc"
