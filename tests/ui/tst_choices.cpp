// Presets, the first window and the seed, chosen with mouse and keys. The counts were worked out by
// hand from the definitions of the searches.

#include "tests/ui/shownwindow.h"
#include "ui/window/firstwindow.h"

#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTimer>

using prunus::Algorithm;
using prunus::CutRule;
using prunus::FailMode;
using prunus::MoveOrder;
using prunus::SearchOptions;
using prunus::Window;

class TestChoices : public QObject {
    Q_OBJECT

  private slots:
    void whatIsAWindow_data();
    void whatIsAWindow();
    void presetsSetEverythingAtOnce_data();
    void presetsSetEverythingAtOnce();
    void thePresetThatIsOnIsChecked();
    void everyPresetSaysWhatItChanges();
    void aTieIsCutByOnePresetAndNotByTheOther();
    void aWindowThatFailsLow();
    void aWindowThatIsNoneIsToldAndChangesNothing();
    void escGivesAWrongWindowUp();
    void aChoiceTakesAMistakeAway_data();
    void aChoiceTakesAMistakeAway();
    void bothFieldsAreReadTogether();
    void algorithmsWithoutAWindow();
    void theFirstWindowByMenu();
    void theSeedBelongsToTheRandomOrder();

  private:
    /// Opens a button's menu with the mouse and chooses the nth entry with the keys.
    static void chooseFrom(const ShownWindow& shown, const char* button, int nth);
    static void type(QLineEdit& field, const QString& text);
    static QStringList checkedPresets(const ShownWindow& shown);
};

void TestChoices::chooseFrom(const ShownWindow& shown, const char* button, int nth) {
    QTimer::singleShot(100, [nth] {
        QWidget* menu = QApplication::activePopupWidget();
        QVERIFY(menu != nullptr);
        for (int i = 0; i < nth; ++i) {
            QTest::keyClick(menu, Qt::Key_Down);
        }
        QTest::keyClick(menu, Qt::Key_Return);
    });
    QTest::mouseClick(&shown.find<QPushButton>(button), Qt::LeftButton);
}

void TestChoices::type(QLineEdit& field, const QString& text) {
    QTest::mouseClick(&field, Qt::LeftButton);
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClicks(&field, text);
}

QStringList TestChoices::checkedPresets(const ShownWindow& shown) {
    QStringList checked;
    for (const QAction* each : shown.find<QMenu>("presetMenu").actions()) {
        if (each->isChecked()) {
            checked << each->objectName();
        }
    }
    return checked;
}

void TestChoices::whatIsAWindow_data() {
    QTest::addColumn<QString>("alpha");
    QTest::addColumn<QString>("beta");
    QTest::addColumn<double>("a");
    QTest::addColumn<double>("b");
    QTest::addColumn<QString>("wrong");
    const double inf = prunus::infinity;
    const QString none;
    QTest::newRow("empty fields are open") << ""
                                           << "" << -inf << inf << none;
    QTest::newRow("one field may be empty") << "2"
                                            << "" << 2.0 << inf << none;
    QTest::newRow("words for infinity") << "-inf"
                                        << "inf" << -inf << inf << none;
    QTest::newRow("signs for infinity") << "−∞"
                                        << "+∞" << -inf << inf << none;
    QTest::newRow("a true minus sign") << "−2.5"
                                       << " 4 " << -2.5 << 4.0 << none;
    QTest::newRow("equal ends leave nothing between")
        << "3"
        << "3" << 0.0 << 0.0 << "α must be less than β, but 3 is not less than 3.";
    QTest::newRow("the wrong way round")
        << "5"
        << "-2" << 0.0 << 0.0 << "α must be less than β, but 5 is not less than −2.";
    QTest::newRow("nothing lies above infinity")
        << "inf"
        << "" << 0.0 << 0.0 << "α must be less than β, but +∞ is not less than +∞.";
    for (const char* text : {"x", "nan", "2,5", "1..2", "0x10", "1e999"}) {
        QTest::newRow(text) << "1" << text << 0.0 << 0.0
                            << QStringLiteral(
                                   "“%1” is not a number. Give one such as 3 or −2.5, ∞ or "
                                   "−∞, or leave the field empty.")
                                   .arg(QLatin1String(text));
    }
}

void TestChoices::whatIsAWindow() {
    QFETCH(const QString, alpha);
    QFETCH(const QString, beta);
    QFETCH(const double, a);
    QFETCH(const double, b);
    QFETCH(const QString, wrong);
    const auto read = prunus::readFirstWindow(alpha, beta);
    if (!wrong.isEmpty()) {
        QVERIFY(std::holds_alternative<QString>(read));
        QCOMPARE(std::get<QString>(read), wrong);
        return;
    }
    QVERIFY(std::holds_alternative<Window>(read));
    QCOMPARE(std::get<Window>(read).alpha, a);
    QCOMPARE(std::get<Window>(read).beta, b);
}

void TestChoices::presetsSetEverythingAtOnce_data() {
    QTest::addColumn<int>("nth");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<FailMode>("fail");
    QTest::addColumn<CutRule>("cut");
    QTest::newRow("the lab and slides are fail-hard and cut at ≥")
        << 1 << "fail-hard, cut at ≥" << FailMode::hard << CutRule::greaterOrEqual;
    QTest::newRow("AIMA is fail-soft and cuts at ≥")
        << 2 << "fail-soft, cut at ≥" << FailMode::soft << CutRule::greaterOrEqual;
    QTest::newRow("CS188 is fail-soft and cuts at >")
        << 3 << "fail-soft, cut at >" << FailMode::soft << CutRule::greater;
}

void TestChoices::presetsSetEverythingAtOnce() {
    QFETCH(const int, nth);
    QFETCH(const QString, rules);
    QFETCH(const FailMode, fail);
    QFETCH(const CutRule, cut);
    ShownWindow shown;
    QVERIFY(shown.active);
    SearchOptions other;
    other.algorithm = Algorithm::alphaBetaNegamax;
    other.fail = FailMode::hard;
    other.cut = CutRule::greater;
    other.order = MoveOrder::worstFirst;
    other.window = {1, 9};
    other.root = prunus::Player::min;
    shown.window.session().setOptions(other);
    QCOMPARE(checkedPresets(shown), QStringList());
    chooseFrom(shown, "presetsButton", nth);

    const SearchOptions& now = shown.window.session().options();
    QCOMPARE(now.algorithm, Algorithm::alphaBeta);
    QCOMPARE(now.fail, fail);
    QCOMPARE(now.cut, cut);
    QCOMPARE(now.order, MoveOrder::asWritten);
    QCOMPARE(now.window, Window{});
    QCOMPARE(now.root, prunus::Player::min); // belongs to the tree
    QCOMPARE(shown.find<QComboBox>("algorithm").currentText(), QStringLiteral("Alpha-beta"));
    QCOMPARE(shown.find<QComboBox>("rules").currentText(), rules);
    QCOMPARE(shown.find<QComboBox>("order").currentText(), QStringLiteral("as written"));
    QCOMPARE(shown.find<QLineEdit>("alpha").text(), QString());
    QCOMPARE(checkedPresets(shown).size(), 1);
    QVERIFY(shown.find<QMenu>("presetMenu").actions().at(nth - 1)->isChecked());
}

void TestChoices::thePresetThatIsOnIsChecked() {
    ShownWindow shown;
    QVERIFY(shown.active);
    QCOMPARE(checkedPresets(shown), QStringList{QStringLiteral("lab-and-slides")});
    auto& rules = shown.find<QComboBox>("rules");
    rules.setFocus();
    QTest::keyClick(&rules, Qt::Key_Down);
    QCOMPARE(rules.currentText(), QStringLiteral("fail-hard, cut at >"));
    QCOMPARE(checkedPresets(shown), QStringList());
    QTest::keyClick(&rules, Qt::Key_Down);
    QCOMPARE(checkedPresets(shown), QStringList{QStringLiteral("aima")});
    QTest::keyClick(&rules, Qt::Key_Down);
    QCOMPARE(checkedPresets(shown), QStringList{QStringLiteral("cs188")});
}

void TestChoices::everyPresetSaysWhatItChanges() {
    const ShownWindow shown;
    const QMenu& menu = shown.find<QMenu>("presetMenu");
    QCOMPARE(menu.actions().size(), 3);
    QVERIFY(menu.toolTipsVisible());
    for (const QAction* each : menu.actions()) {
        QVERIFY2(each->toolTip().endsWith(u'.'), qPrintable(each->toolTip()));
        QCOMPARE(each->statusTip(), each->toolTip());
    }
}

void TestChoices::aTieIsCutByOnePresetAndNotByTheOther() {
    ShownWindow shown;
    QVERIFY(shown.active);
    // The second MIN node begins with a 3, and MAX has a 3: its 9 is read only if ties go on.
    shown.window.session().openText(QStringLiteral("[[3,5],[3,9]]"), QStringLiteral("tie"));
    chooseFrom(shown, "presetsButton", 2);
    shown.press(Qt::Key_End);
    QCOMPARE(shown.counts(), QStringLiteral("6 3 1 1"));
    chooseFrom(shown, "presetsButton", 3);
    shown.press(Qt::Key_End);
    QCOMPARE(shown.counts(), QStringLiteral("7 4 0 0"));
}

void TestChoices::aWindowThatFailsLow() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& alpha = shown.find<QLineEdit>("alpha");
    type(alpha, QStringLiteral("5"));
    QTest::keyClick(&alpha, Qt::Key_Return);
    QCOMPARE(shown.window.session().options().window, (Window{5, prunus::infinity}));
    QVERIFY(!alpha.hasFocus());
    shown.press(Qt::Key_End);
    // 3 refutes B, 2 refutes C, and 14, 5 refute D, since no value up to 5 matters any more.
    QCOMPARE(shown.counts(), QStringLiteral("8 4 3 5"));
    QCOMPARE(shown.text("happenedTitle"), QStringLiteral("The search fails low with 5."));
    type(alpha, QStringLiteral(""));
    QTest::keyClick(&alpha, Qt::Key_Return);
    QCOMPARE(shown.window.session().options().window, Window{});
    shown.press(Qt::Key_End);
    QCOMPARE(shown.counts(), QStringLiteral("11 7 1 2"));
}

void TestChoices::aWindowThatIsNoneIsToldAndChangesNothing() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& alpha = shown.find<QLineEdit>("alpha");
    auto& beta = shown.find<QLineEdit>("beta");
    const auto& banner = shown.find<prunus::ErrorBanner>("errorBanner");
    const auto marked = [](const QLineEdit& field) { return field.property("wrong").toBool(); };
    type(alpha, QStringLiteral("5"));
    QTest::keyClick(&alpha, Qt::Key_Tab);
    QVERIFY(beta.hasFocus());
    type(beta, QStringLiteral("2"));
    QCOMPARE(banner.message(), QString());
    QTest::keyClick(&beta, Qt::Key_Return);
    const QString wrong = QStringLiteral("α must be less than β, but 5 is not less than 2.");
    QCOMPARE(banner.message(), wrong);
    QVERIFY(marked(alpha) && marked(beta));
    QCOMPARE(beta.accessibleDescription(), wrong);
    QCOMPARE(shown.window.session().options().window, Window{});
    QCOMPARE(beta.text(), QStringLiteral("2")); // to be mended, not typed again
    QTest::keyClicks(&beta, QStringLiteral("0"));
    QCOMPARE(banner.message(), QString());
    QVERIFY(!marked(alpha) && !marked(beta));
    QTest::keyClick(&beta, Qt::Key_Return);
    QCOMPARE(shown.window.session().options().window, (Window{5, 20}));

    // Left without mending: the window that holds comes back.
    type(beta, QStringLiteral("1"));
    QTest::keyClick(&beta, Qt::Key_Return);
    shown.find<QWidget>("mainArea").setFocus();
    QCOMPARE(beta.text(), QStringLiteral("20"));
    QVERIFY(!marked(beta));
    QVERIFY(!banner.message().isEmpty());
    QCOMPARE(shown.window.session().options().window, (Window{5, 20}));
}

void TestChoices::escGivesAWrongWindowUp() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& alpha = shown.find<QLineEdit>("alpha");
    const auto& banner = shown.find<prunus::ErrorBanner>("errorBanner");
    shown.window.session().select(prunus::NodeId{2}); // which Esc must leave alone
    type(alpha, QStringLiteral("abc"));
    QTest::keyClick(&alpha, Qt::Key_Return);
    QVERIFY(alpha.property("wrong").toBool());
    QVERIFY(!shown.find<QLineEdit>("beta").property("wrong").toBool());
    QVERIFY(banner.message().startsWith(QStringLiteral("“abc” is not a number.")));
    QTest::keyClick(&alpha, Qt::Key_Escape);
    QCOMPARE(alpha.text(), QString());
    QVERIFY(!alpha.property("wrong").toBool());
    QVERIFY(!alpha.hasFocus());
    QCOMPARE(banner.message(), QString());
    QCOMPARE(shown.window.session().selection(), prunus::NodeId{2});
}

void TestChoices::aChoiceTakesAMistakeAway_data() {
    QTest::addColumn<int>("nth");
    QTest::newRow("a preset that changes something") << 2;
    QTest::newRow("a preset that holds already") << 1;
}

void TestChoices::aChoiceTakesAMistakeAway() {
    QFETCH(const int, nth);
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& alpha = shown.find<QLineEdit>("alpha");
    type(alpha, QStringLiteral("abc"));
    QTest::keyClick(&alpha, Qt::Key_Return);
    QVERIFY(!shown.find<prunus::ErrorBanner>("errorBanner").message().isEmpty());
    chooseFrom(shown, "presetsButton", nth);
    QCOMPARE(shown.find<prunus::ErrorBanner>("errorBanner").message(), QString());
    QCOMPARE(alpha.text(), QString());
    QVERIFY(!alpha.property("wrong").toBool());
}

void TestChoices::bothFieldsAreReadTogether() {
    ShownWindow shown;
    QVERIFY(shown.active);
    SearchOptions options;
    options.window = {1, 3};
    shown.window.session().setOptions(options);
    auto& alpha = shown.find<QLineEdit>("alpha");
    auto& beta = shown.find<QLineEdit>("beta");
    QCOMPARE(alpha.text() + u' ' + beta.text(), QStringLiteral("1 3"));
    // 5 alone would be no window with the old 3; with the 8 that follows it is one.
    type(alpha, QStringLiteral("5"));
    QTest::keyClick(&alpha, Qt::Key_Tab);
    QTest::keyClicks(&beta, QStringLiteral("8"));
    shown.find<QWidget>("mainArea").setFocus();
    QCOMPARE(shown.window.session().options().window, (Window{5, 8}));
    QCOMPARE(shown.find<prunus::ErrorBanner>("errorBanner").message(), QString());
}

void TestChoices::algorithmsWithoutAWindow() {
    ShownWindow shown;
    QVERIFY(shown.active);
    SearchOptions options;
    options.window = {1, 3};
    for (const prunus::AlgorithmTraits& each : prunus::algorithms) {
        options.algorithm = each.algorithm;
        shown.window.session().setOptions(options);
        const auto& fields = shown.find<QWidget>("firstWindowFields");
        const auto& action = shown.find<QAction>("firstWindow");
        QCOMPARE(fields.isEnabled(), each.takesWindow);
        QCOMPARE(action.isEnabled(), each.takesWindow);
        QCOMPARE(fields.toolTip().contains(QStringLiteral("cannot be given")), !each.takesWindow);
        QCOMPARE(shown.find<QLineEdit>("alpha").text(),
                 each.takesWindow ? QStringLiteral("1") : QString());
    }
}

void TestChoices::theFirstWindowByMenu() {
    ShownWindow shown;
    QVERIFY(shown.active);
    shown.press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
    auto& dialog = shown.find<QDialog>("firstWindowDialog");
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* alpha = dialog.findChild<QLineEdit*>(QStringLiteral("alpha"));
    type(*alpha, QStringLiteral("-inf"));
    QTest::keyClick(alpha, Qt::Key_Tab);
    auto* beta = dialog.findChild<QLineEdit*>(QStringLiteral("beta"));
    QTest::keyClicks(beta, QStringLiteral("2"));
    QTest::keyClick(beta, Qt::Key_Return);
    QVERIFY(dialog.isVisible());
    QCOMPARE(shown.window.session().options().window, (Window{-prunus::infinity, 2}));
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("openWindow")), Qt::LeftButton);
    QCOMPARE(shown.window.session().options().window, Window{});
    QCOMPARE(beta->text(), QString());
    QTest::keyClick(beta, Qt::Key_Escape);
    QTRY_COMPARE(shown.window.findChildren<QDialog*>().size(), 0);
}

void TestChoices::theSeedBelongsToTheRandomOrder() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& seed = shown.find<QSpinBox>("seed");
    QVERIFY(!seed.isVisible());
    shown.window.resize(1800, 900); // so that the whole bar has room
    auto& order = shown.find<QComboBox>("order");
    order.setFocus();
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(&order, Qt::Key_Down);
    }
    QCOMPARE(order.currentText(), QStringLiteral("random"));
    QTRY_VERIFY(seed.isVisible());
    QCOMPARE(seed.value(), 1);
    seed.setFocus();
    seed.selectAll();
    QTest::keyClicks(&seed, QStringLiteral("7"));
    QCOMPARE(shown.window.session().options().seed, 1U); // not while it is being typed
    QTest::keyClick(&seed, Qt::Key_Return);
    QCOMPARE(shown.window.session().options().seed, 7U);
    QTest::keyClick(&seed, Qt::Key_Up);
    QCOMPARE(shown.window.session().options().seed, 8U);
    order.setFocus();
    QTest::keyClick(&order, Qt::Key_Up);
    QVERIFY(!seed.isVisible());
}

QTEST_MAIN(TestChoices)
#include "tst_choices.moc"
