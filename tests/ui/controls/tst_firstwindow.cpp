// The first window of the search, typed in the bar and in its dialog. The counts were worked out by
// hand from the definitions of the searches.

#include "tests/rows.h"
#include "tests/ui/choosing.h"
#include "tests/ui/screenreader.h"
#include "ui/controls/firstwindow.h"

#include <QDialog>

using prunus::SearchOptions;
using prunus::Window;

namespace {

/// What the bar of a window has of the search's first window.
struct FieldsWindow : ShownWindow {
    QLineEdit& alpha = find<QLineEdit>("alpha");
    QLineEdit& beta = find<QLineEdit>("beta");
    const prunus::ErrorBanner& banner = find<prunus::ErrorBanner>("errorBanner");

    /// Types over what a field holds, and presses Enter.
    static void enter(QLineEdit& field, const QString& text) {
        type(field, text);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    static bool isMarked(const QLineEdit& field) { return field.property("wrong").toBool(); }
    [[nodiscard]] Window first() { return session().options().window; }
    /// Gives the keyboard back, which takes what was typed.
    void leave() const { find<QWidget>("mainArea").setFocus(); }
};

} // namespace

class TestFirstWindow : public QObject {
    Q_OBJECT

  private slots:
    void whatIsAWindow_data() {
        const Rows<QString, QString, double, double, QString> row("alpha", "beta", "a", "b",
                                                                  "wrong");
        const double inf = prunus::infinity;
        const QString none;
        row("empty fields are open", "", "", -inf, inf, none);
        row("one field may be empty", "2", "", 2.0, inf, none);
        row("words for infinity", "-inf", "inf", -inf, inf, none);
        row("signs for infinity", "−∞", "+∞", -inf, inf, none);
        row("a true minus sign", "−2.5", " 4 ", -2.5, 4.0, none);
        row("equal ends leave nothing between", "3", "3", 0.0, 0.0,
            "α must be less than β, but 3 is not less than 3.");
        row("the wrong way round", "5", "-2", 0.0, 0.0,
            "α must be less than β, but 5 is not less than −2.");
        row("nothing lies above infinity", "inf", "", 0.0, 0.0,
            "α must be less than β, but +∞ is not less than +∞.");
        for (const char* text : {"x", "nan", "2,5", "1..2", "0x10", "1e999"}) {
            row(text, "1", text, 0.0, 0.0,
                QStringLiteral("“%1” is not a number. Give one such as 3 or −2.5, ∞ or "
                               "−∞, or leave the field empty.")
                    .arg(QLatin1String(text)));
        }
    }

    void whatIsAWindow() {
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

    void aWindowThatFailsLow() {
        FieldsWindow shown;
        shown.enter(shown.alpha, "5");
        QCOMPARE(shown.first(), (Window{5, prunus::infinity}));
        QVERIFY(!shown.alpha.hasFocus());
        shown.press(Qt::Key_End);
        // 3 refutes B, 2 refutes C, and 14, 5 refute D, since no value up to 5 matters any more.
        QCOMPARE(shown.counts(), "8 4 3 5");
        QCOMPARE(shown.text("happenedTitle"), "The search fails low with 5.");
        shown.enter(shown.alpha, "");
        QCOMPARE(shown.first(), Window{});
        shown.press(Qt::Key_End);
        QCOMPARE(shown.counts(), "11 7 1 2");
    }

    void aWindowThatIsNoneIsToldAndChangesNothing() {
        FieldsWindow shown;
        type(shown.alpha, "5");
        QTest::keyClick(&shown.alpha, Qt::Key_Tab);
        QVERIFY(shown.beta.hasFocus());
        type(shown.beta, "2");
        QCOMPARE(shown.banner.message(), QString());
        QTest::keyClick(&shown.beta, Qt::Key_Return);
        const QString wrong = QStringLiteral("α must be less than β, but 5 is not less than 2.");
        QCOMPARE(shown.banner.message(), wrong);
        QVERIFY(shown.isMarked(shown.alpha) && shown.isMarked(shown.beta));
        QCOMPARE(shown.beta.accessibleDescription(), wrong);
        QCOMPARE(shown.first(), Window{});
        QCOMPARE(shown.beta.text(), "2"); // to be mended, not typed again
        QTest::keyClicks(&shown.beta, "0");
        QCOMPARE(shown.banner.message(), QString());
        QVERIFY(!shown.isMarked(shown.alpha) && !shown.isMarked(shown.beta));
        QTest::keyClick(&shown.beta, Qt::Key_Return);
        QCOMPARE(shown.first(), (Window{5, 20}));

        // Left without mending: the window that holds comes back.
        shown.enter(shown.beta, "1");
        shown.leave();
        QCOMPARE(shown.beta.text(), "20");
        QVERIFY(!shown.isMarked(shown.beta));
        QVERIFY(!shown.banner.message().isEmpty());
        QCOMPARE(shown.first(), (Window{5, 20}));
    }

    void aScreenReaderSetsAWindow() {
        FieldsWindow shown;
        shown.alpha.setFocus();
        setText(shown.alpha, "5");
        QCOMPARE(shown.first(), Window{}); // beta may come yet
        shown.beta.setFocus();
        setText(shown.beta, "2");
        QTest::keyClick(&shown.beta, Qt::Key_Return);
        QCOMPARE(shown.beta.accessibleDescription(),
                 "α must be less than β, but 5 is not less than 2.");
        setText(shown.beta, "8");
        QCOMPARE(shown.beta.accessibleDescription(), QString());
        shown.leave();
        QCOMPARE(shown.first(), (Window{5, 8}));
        setText(shown.alpha, "-inf"); // without going there
        QCOMPARE(shown.first(), (Window{-prunus::infinity, 8}));
        QCOMPARE(shown.alpha.text(), QString());
    }

    void escGivesAWrongWindowUp() {
        FieldsWindow shown;
        shown.session().select(prunus::NodeId{2}); // which Esc must leave alone
        shown.enter(shown.alpha, "abc");
        QVERIFY(shown.isMarked(shown.alpha));
        QVERIFY(!shown.isMarked(shown.beta));
        QVERIFY(shown.banner.message().startsWith("“abc” is not a number."));
        QTest::keyClick(&shown.alpha, Qt::Key_Escape);
        QCOMPARE(shown.alpha.text(), QString());
        QVERIFY(!shown.isMarked(shown.alpha));
        QVERIFY(!shown.alpha.hasFocus());
        QCOMPARE(shown.banner.message(), QString());
        QCOMPARE(shown.session().selection(), prunus::NodeId{2});
    }

    void aChoiceTakesAMistakeAway_data() {
        const Rows<int> row("nth");
        row("a preset that changes something", 2);
        row("a preset that holds already", 1);
    }

    void aChoiceTakesAMistakeAway() {
        QFETCH(const int, nth);
        FieldsWindow shown;
        shown.enter(shown.alpha, "abc");
        QVERIFY(!shown.banner.message().isEmpty());
        chooseFrom(shown, "presetsButton", nth);
        QCOMPARE(shown.banner.message(), QString());
        QCOMPARE(shown.alpha.text(), QString());
        QVERIFY(!shown.isMarked(shown.alpha));
    }

    void bothFieldsAreReadTogether() {
        FieldsWindow shown;
        SearchOptions options;
        options.window = {1, 3};
        shown.session().setOptions(options);
        QCOMPARE(shown.alpha.text() + u' ' + shown.beta.text(), "1 3");
        // 5 alone would be no window with the old 3; with the 8 that follows it is one.
        type(shown.alpha, "5");
        QTest::keyClick(&shown.alpha, Qt::Key_Tab);
        QTest::keyClicks(&shown.beta, "8");
        shown.leave();
        QCOMPARE(shown.first(), (Window{5, 8}));
        QCOMPARE(shown.banner.message(), QString());
    }

    void algorithmsWithoutAWindow() {
        FieldsWindow shown;
        SearchOptions options;
        options.window = {1, 3};
        for (const prunus::AlgorithmTraits& each : prunus::everyAlgorithm) {
            options.algorithm = each.algorithm;
            shown.session().setOptions(options);
            const auto& fields = shown.find<QWidget>("firstWindowFields");
            const auto& action = shown.find<QAction>("firstWindow");
            QCOMPARE(fields.isEnabled(), each.takesWindow);
            QCOMPARE(action.isEnabled(), each.takesWindow);
            QCOMPARE(fields.toolTip().contains("cannot be given"), !each.takesWindow);
            QCOMPARE(shown.alpha.text(), each.takesWindow ? QStringLiteral("1") : QString());
        }
    }

    void theFirstWindowByMenu() {
        FieldsWindow shown;
        shown.press(Qt::Key_W, Qt::ControlModifier | Qt::ShiftModifier);
        auto& dialog = shown.find<QDialog>("firstWindowDialog");
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        auto* alpha = dialog.findChild<QLineEdit*>("alpha");
        type(*alpha, "-inf");
        QTest::keyClick(alpha, Qt::Key_Tab);
        auto* beta = dialog.findChild<QLineEdit*>("beta");
        QTest::keyClicks(beta, "2");
        QTest::keyClick(beta, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QCOMPARE(shown.first(), (Window{-prunus::infinity, 2}));
        QTest::mouseClick(dialog.findChild<QPushButton*>("openWindow"), Qt::LeftButton);
        QCOMPARE(shown.first(), Window{});
        QCOMPARE(beta->text(), QString());
        QTest::keyClick(beta, Qt::Key_Escape);
        QTRY_COMPARE(shown.window.findChildren<QDialog*>().size(), 0);
    }

    void aNumberThatIsBeingTypedOutlivesASearch() {
        FieldsWindow shown;
        shown.alpha.setFocus();
        QTest::keyClicks(&shown.alpha, "5");
        prunus::SearchOptions options = shown.session().options();
        options.cut = prunus::CutRule::greater;
        shown.session().setOptions(options); // lands at once
        QCOMPARE(shown.alpha.text(), "5");
        QTest::keyClick(&shown.alpha, Qt::Key_Return);
        QCOMPARE(shown.first().alpha, 5.0);
        QCOMPARE(shown.session().options().cut, prunus::CutRule::greater);
        // Another tree starts anew.
        shown.alpha.setFocus();
        QTest::keyClicks(&shown.alpha, "7");
        shown.session().openText("[1, 2]", "pair");
        QCOMPARE(shown.alpha.text(), "5");
    }
};

QTEST_MAIN(TestFirstWindow)
#include "tst_firstwindow.moc"
