// The window around the tree as a screen reader gets it: each control has a name and says its
// value.

#include "tests/ui/shownwindow.h"
#include "ui/canvas/treecanvas.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QAccessible>
#include <QLineEdit>
#include <QTextEdit>

using namespace prunus;

namespace {

bool isControl(const QWidget& widget) {
    const bool kind = qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
                      qobject_cast<const QComboBox*>(&widget) != nullptr ||
                      qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
                      qobject_cast<const QAbstractSlider*>(&widget) != nullptr ||
                      qobject_cast<const QLineEdit*>(&widget) != nullptr ||
                      qobject_cast<const QTextEdit*>(&widget) != nullptr ||
                      qobject_cast<const TreeCanvas*>(&widget) != nullptr ||
                      qobject_cast<const Card*>(&widget) != nullptr;
    return kind || widget.focusPolicy() != Qt::NoFocus;
}

} // namespace

class TestControls : public QObject {
    Q_OBJECT

  private slots:
    void theTrackIsAValue() {
        ShownWindow shown;
        auto& track = shown.find<QWidget>("timelineTrack");
        QAccessibleInterface& accessible = *QAccessible::queryAccessibleInterface(&track);
        QCOMPARE(accessible.role(), QAccessible::Slider);
        QCOMPARE(accessible.text(QAccessible::Name), "Step");
        QCOMPARE(accessible.text(QAccessible::Description), "1 cutoff in this search");
        QVERIFY(accessible.state().focusable);
        QAccessibleValueInterface& value = *accessible.valueInterface();
        QCOMPARE(value.minimumValue().toInt(), 0);
        QCOMPARE(value.maximumValue().toInt(), 26);
        QCOMPARE(value.currentValue().toInt(), 0);
        value.setCurrentValue(14);
        QCOMPARE(shown.step(), 14);
        QCOMPARE(shown.text("happenedTitle"), "α-cutoff at C (MIN).");
        shown.press(Qt::Key_Right);
        QCOMPARE(value.currentValue().toInt(), 15);
    }

    void everyControlHasAName_data() {
        QTest::addColumn<int>("width");
        QTest::newRow("a wide window") << 1440;
        QTest::newRow("a narrow one, where the toolbar has a button for what has no room") << 640;
    }

    void everyControlHasAName() {
        QFETCH(int, width);
        ShownWindow shown;
        shown.window.resize(width, 800);
        shown.session().openText("[1,,2]", "mistake");
        shown.session().setStep(Step{14});
        shown.session().select(NodeId{2});
        settle(shown.window);
        int controls = 0;
        for (const QWidget* each : shown.window.findChildren<QWidget*>()) {
            if (!each->isVisible() || !isControl(*each)) {
                continue;
            }
            ++controls;
            const auto* const said =
                QAccessible::queryAccessibleInterface(const_cast<QWidget*>(each));
            QVERIFY2(!said->text(QAccessible::Name).trimmed().isEmpty(),
                     qPrintable(QStringLiteral("%1 %2").arg(
                         QLatin1String(each->metaObject()->className()), each->objectName())));
        }
        QVERIFY(controls >= 15);
        QWidget& banner = shown.find<QWidget>("errorBanner");
        QVERIFY(banner.isVisible());
        QVERIFY(QAccessible::queryAccessibleInterface(&banner)
                    ->text(QAccessible::Name)
                    .startsWith("mistake, line 1, column 4:"));
    }

    /// On Linux the name of a combo box is what is chosen; readers take what it is from its label.
    void everyComboBoxHasALabel() {
        const ShownWindow shown;
        const auto boxes = shown.window.findChildren<QComboBox*>();
        QVERIFY(boxes.size() >= 6);
        for (QComboBox* box : boxes) {
            const auto labels =
                QAccessible::queryAccessibleInterface(box)->relations(QAccessible::Label);
            QVERIFY2(labels.size() == 1, qPrintable(box->objectName()));
            QVERIFY(!labels.first().first->text(QAccessible::Name).isEmpty());
        }
    }

    void theListingCanBeRead() {
        ShownWindow shown;
        shown.session().setStep(Step{14});
        const auto& said = *QAccessible::queryAccessibleInterface(&shown.find<QWidget>("listing"));
        QCOMPARE(said.role(), QAccessible::StaticText);
        QVERIFY(said.text(QAccessible::Name).startsWith("Line "));
        QVERIFY(said.text(QAccessible::Name).endsWith(shown.litLine()));
        QVERIFY(said.text(QAccessible::Description).contains(shown.litLine()));
        QVERIFY(said.text(QAccessible::Description).count(u'\n') > 4);
    }
};

QTEST_MAIN(TestControls)
#include "tst_controls.moc"
