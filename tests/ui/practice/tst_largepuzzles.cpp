// The sets of puzzles done to their end by keys, large and dark on a small screen: nothing that is
// pressed goes where nobody can see it.

#include "tests/ui/practice/keys.h"

#include <QEvent>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

/// Notes where keys went that nobody could see.
class Watching : public QObject {
  public:
    Watching() { qApp->installEventFilter(this); }

    int pressed = 0;
    QStringList unseen;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const auto* const widget = qobject_cast<const QWidget*>(watched);
        // Once it was taken: what is asked comes first, and a key scrolls to where it goes.
        if (event->type() == QEvent::KeyRelease && widget != nullptr && widget->hasFocus()) {
            ++pressed;
            settle(*widget->window()); // what has the focus is scrolled to
            if (widget->visibleRegion().isEmpty()) {
                unseen << widget->objectName() + widget->accessibleName();
            }
        }
        return false;
    }
};

} // namespace

class TestLargePuzzles : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        shown_ = std::make_unique<Practising>();
        QVERIFY(shown_->active);
    }
    void cleanupTestCase() { shown_.reset(); }

    void puzzlesAreDoneLargeAndDark_data();
    void puzzlesAreDoneLargeAndDark();

  private:
    void look(const char* theme, const char* percent);
    std::unique_ptr<Practising> shown_;
};

void TestLargePuzzles::look(const char* theme, const char* percent) {
    for (const auto& [menu, entry] :
         {std::pair("themeMenu", theme), std::pair("textSizeMenu", percent)}) {
        for (QAction* each : shown_->find<QMenu>(menu).actions()) {
            if (each->objectName() == QLatin1String(entry)) {
                each->trigger();
            }
        }
    }
    settle(shown_->window);
}

void TestLargePuzzles::puzzlesAreDoneLargeAndDark_data() {
    QTest::addColumn<QString>("set");
    for (const char* set : {"Change the tree", "Find the bug", "True or false"}) {
        QTest::newRow(set) << set;
    }
}

/// By keys, on a small screen: what has the keyboard is seen all the while.
void TestLargePuzzles::puzzlesAreDoneLargeAndDark() {
    QFETCH(const QString, set);
    const auto smaller = shown_->window.size();
    look("dark", "200");
    shown_->window.resize(1280, 720);
    settle(shown_->window);
    Keys hands(*shown_);
    Watching watching;
    doToItsEnd(*shown_, set, hands);
    QVERIFY2(watching.unseen.isEmpty(), qPrintable(watching.unseen.join(u',')));
    QVERIFY(watching.pressed > 10);
    shown_->trigger("leavePractice");
    look("light", "100");
    shown_->window.resize(smaller);
}

QTEST_MAIN(TestLargePuzzles)
#include "tst_largepuzzles.moc"
