// The first window of the search, typed in the bar and in its dialog. The counts were worked out by
// hand from the definitions of the searches.

#include "tests/ui/choosing.h"
#include "tests/ui/screenreader.h"
#include "ui/controls/firstwindow.h"

#include <QDialog>

using prunus::SearchOptions;
using prunus::Window;

class TestFirstWindow : public QObject {
    Q_OBJECT

  private slots:
    void whatIsAWindow_data();
    void whatIsAWindow();
    void aWindowThatFailsLow();
    void aWindowThatIsNoneIsToldAndChangesNothing();
    void aScreenReaderSetsAWindow();
    void escGivesAWrongWindowUp();
    void aChoiceTakesAMistakeAway_data();
    void aChoiceTakesAMistakeAway();
    void bothFieldsAreReadTogether();
    void algorithmsWithoutAWindow();
    void theFirstWindowByMenu();
    void aNumberThatIsBeingTypedOutlivesASearch();
};

void TestFirstWindow::whatIsAWindow_data() {
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

void TestFirstWindow::whatIsAWindow() {
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

void TestFirstWindow::aWindowThatFailsLow() {
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

void TestFirstWindow::aWindowThatIsNoneIsToldAndChangesNothing() {
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

void TestFirstWindow::aScreenReaderSetsAWindow() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& alpha = shown.find<QLineEdit>("alpha");
    auto& beta = shown.find<QLineEdit>("beta");
    const auto window = [&shown] { return shown.window.session().options().window; };
    alpha.setFocus();
    setText(alpha, QStringLiteral("5"));
    QCOMPARE(window(), Window{}); // beta may come yet
    beta.setFocus();
    setText(beta, QStringLiteral("2"));
    QTest::keyClick(&beta, Qt::Key_Return);
    QCOMPARE(beta.accessibleDescription(),
             QStringLiteral("α must be less than β, but 5 is not less than 2."));
    setText(beta, QStringLiteral("8"));
    QCOMPARE(beta.accessibleDescription(), QString());
    shown.find<QWidget>("mainArea").setFocus();
    QCOMPARE(window(), (Window{5, 8}));
    setText(alpha, QStringLiteral("-inf")); // without going there
    QCOMPARE(window(), (Window{-prunus::infinity, 8}));
    QCOMPARE(alpha.text(), QString());
}

void TestFirstWindow::escGivesAWrongWindowUp() {
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

void TestFirstWindow::aChoiceTakesAMistakeAway_data() {
    QTest::addColumn<int>("nth");
    QTest::newRow("a preset that changes something") << 2;
    QTest::newRow("a preset that holds already") << 1;
}

void TestFirstWindow::aChoiceTakesAMistakeAway() {
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

void TestFirstWindow::bothFieldsAreReadTogether() {
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

void TestFirstWindow::algorithmsWithoutAWindow() {
    ShownWindow shown;
    QVERIFY(shown.active);
    SearchOptions options;
    options.window = {1, 3};
    for (const prunus::AlgorithmTraits& each : prunus::everyAlgorithm) {
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

void TestFirstWindow::theFirstWindowByMenu() {
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

void TestFirstWindow::aNumberThatIsBeingTypedOutlivesASearch() {
    ShownWindow shown;
    QVERIFY(shown.active);
    auto& alpha = shown.find<QLineEdit>("alpha");
    alpha.setFocus();
    QTest::keyClicks(&alpha, QStringLiteral("5"));
    prunus::SearchOptions options = shown.window.session().options();
    options.cut = prunus::CutRule::greater;
    shown.window.session().setOptions(options); // lands at once
    QCOMPARE(alpha.text(), QStringLiteral("5"));
    QTest::keyClick(&alpha, Qt::Key_Return);
    QCOMPARE(shown.window.session().options().window.alpha, 5.0);
    QCOMPARE(shown.window.session().options().cut, prunus::CutRule::greater);
    // Another tree starts anew.
    alpha.setFocus();
    QTest::keyClicks(&alpha, QStringLiteral("7"));
    shown.window.session().openText(QStringLiteral("[1, 2]"), QStringLiteral("pair"));
    QCOMPARE(alpha.text(), QStringLiteral("5"));
}

QTEST_MAIN(TestFirstWindow)
#include "tst_firstwindow.moc"
