// Every ready set done to its end by somebody who uses nothing but the accessibility interface, and
// by somebody who uses nothing but keys; puzzles also large and dark on a small screen: nothing
// that is pressed goes where nobody can see it.

#include "tests/rows.h"
#include "tests/ui/practice/hands.h"

#include <QAccessible>
#include <QEvent>
#include <map>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

/// Knows of the window what it tells a screen reader: parts by their roles and names, and the nodes
/// of the tree as children of their parents.
class Ears : public Hands {
  public:
    using Hands::Hands;

    void press(NodeId n) override { act(node(n), QAccessibleActionInterface::pressAction()); }
    void name(NodeId n, char letter) override {
        static const std::map<char, const char*> words{
            {'a', "α-cutoff"},    {'b', "β-cutoff"}, {'s', "shallow"},  {'d', "deep"},
            {'n', "not visited"}, {'p', "PV node"},  {'c', "Cut node"}, {'t', "All node"}};
        QAccessibleInterface* const at = node(n);
        QStringList offered;
        for (const QString& each : at->actionInterface()->actionNames()) {
            offered << at->actionInterface()->localizedActionName(each);
            if (offered.last() == QString::fromUtf8(words.at(letter))) {
                act(at, each);
                return;
            }
        }
        qWarning("%s is not offered: %s", words.at(letter), qPrintable(offered.join(u',')));
    }
    void write(const QString& field, const QString& text) override {
        QAccessibleInterface* const found = find(QAccessible::EditableText, field);
        QAccessibleEditableTextInterface* const edit =
            found == nullptr ? nullptr : found->editableTextInterface();
        if (edit == nullptr) {
            qWarning("nothing can be written into %s", qPrintable(field));
            return;
        }
        edit->deleteText(0, found->textInterface()->characterCount());
        edit->insertText(0, text);
    }
    void moveLeft(NodeId n) override {
        act(node(n), QAccessibleActionInterface::setFocusAction());
        pressButton("← Move left");
    }
    void chooseLine(std::uint32_t line) override {
        // Qt keeps the items of the listing before as long as nobody listens.
        QAccessible::deleteAccessibleInterface(
            QAccessible::uniqueId(find(QAccessible::List, listingName)));
        QAccessibleInterface* const list = find(QAccessible::List, listingName);
        act(list == nullptr ? nullptr : list->child(static_cast<int>(line) - 1),
            QAccessibleActionInterface::toggleAction());
    }
    void chooseTruth(bool holds) override {
        act(find(QAccessible::RadioButton,
                 holds ? QStringLiteral("True") : QStringLiteral("False")),
            QAccessibleActionInterface::toggleAction());
    }
    /// Qt lets nobody choose but by keys.
    void choose(const QString& choice, int entry) override {
        const QAccessibleInterface* const found = find(QAccessible::ComboBox, choice);
        QVERIFY(found != nullptr);
        for (int tabs = 0; tabs < 100 && !found->state().focused; ++tabs) {
            shown_.press(Qt::Key_Tab);
        }
        for (; entry > 0; --entry) {
            shown_.press(Qt::Key_Down);
        }
    }
    void check() override { pressButton("Check", "checkAnswer"); }
    void goOn() override { pressButton("Next question", "nextQuestion"); }

  private:
    /// That takes its time; it is enough to do so in one of the sets.
    void pressButton(const char* name, const char* action) {
        if (shown_.text("practiceSet") == QStringLiteral("Windows")) {
            pressButton(name);
        } else {
            shown_.trigger(action);
        }
    }
    /// Qt shows it pressed for a tenth of a second first.
    void pressButton(const char* name) {
        QAccessibleInterface* const button = find(QAccessible::Button, QString::fromUtf8(name));
        act(button, QAccessibleActionInterface::pressAction());
        QTRY_VERIFY(button == nullptr || !qobject_cast<QPushButton*>(button->object())->isDown());
    }
    static void act(QAccessibleInterface* of, const QString& action) {
        if (of == nullptr || of->actionInterface() == nullptr ||
            !of->actionInterface()->actionNames().contains(action)) {
            qWarning("no %s at %s", qPrintable(action),
                     of == nullptr ? "nothing" : qPrintable(of->text(QAccessible::Name)));
            return;
        }
        of->actionInterface()->doAction(action);
    }
    /// By itself, or by its label: the name of a choice is what is chosen.
    static bool isCalled(const QAccessibleInterface& part, const QString& name) {
        const auto labels = part.relations(QAccessible::Label);
        return part.text(QAccessible::Name) == name ||
               std::ranges::any_of(labels, [&](const auto& label) {
                   return label.first->text(QAccessible::Name) == name;
               });
    }
    /// The only part that is seen of this role and name, or null.
    QAccessibleInterface* find(QAccessible::Role role, const QString& name) {
        std::vector<QAccessibleInterface*> todo{
            QAccessible::queryAccessibleInterface(&shown_.window)};
        QAccessibleInterface* found = nullptr;
        while (!todo.empty()) {
            QAccessibleInterface* const part = todo.back();
            todo.pop_back();
            if (part == nullptr || part->state().invisible) {
                continue;
            }
            if (part->role() == role && isCalled(*part, name)) {
                if (found != nullptr) {
                    qWarning("two are called %s", qPrintable(name));
                }
                found = part;
            }
            for (int k = 0; role != part->role() && k < part->childCount(); ++k) {
                todo.push_back(part->child(k));
            }
        }
        return found;
    }
    QAccessibleInterface* node(NodeId n) {
        QAccessibleInterface* at = find(QAccessible::Tree, QStringLiteral("Tree"))->child(0);
        for (const std::uint32_t child : shown_.exercise().tree()->path(n)) {
            at = at->child(static_cast<int>(child));
        }
        return at;
    }
};

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

class TestWholeSets : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { shown_ = std::make_unique<Practising>(); }
    void cleanupTestCase() { shown_.reset(); }

    void areDoneToTheirEnd_data() {
        const Rows<QString, bool> row("set", "byKeys");
        for (const bool byKeys : {false, true}) {
            for (const QAction* each : shown_->find<QMenu>("startPractice").actions()) {
                const QString set = each->text().remove(u'&');
                if (!each->isSeparator() && !each->menu()) {
                    row(qPrintable(set + (byKeys ? ", by keys" : ", by ear")), set, byKeys);
                }
            }
        }
    }

    void areDoneToTheirEnd() {
        QFETCH(const QString, set);
        QFETCH(const bool, byKeys);
        Keys keys(*shown_);
        Ears ears(*shown_);
        doToItsEnd(*shown_, set, byKeys ? static_cast<Hands&>(keys) : ears);
    }

    static void puzzlesAreDoneLargeAndDark_data() {
        const Rows<QString> row("set");
        for (const char* set : {"Change the tree", "Find the bug", "True or false"}) {
            row(set, set);
        }
    }

    /// By keys, on a small screen: what has the keyboard is seen all the while.
    static void puzzlesAreDoneLargeAndDark() {
        QFETCH(const QString, set);
        Practising shown;
        part<QAction>(shown.window, "dark").trigger();
        setTextSize(shown, 200);
        shown.window.resize(1280, 720);
        settle(shown.window);
        Keys keys(shown);
        Watching watching;
        doToItsEnd(shown, set, keys);
        QVERIFY2(watching.unseen.isEmpty(), qPrintable(watching.unseen.join(u',')));
        QVERIFY(watching.pressed > 10);
        part<QAction>(shown.window, "light").trigger();
        setTextSize(shown, 100);
    }

  private:
    std::unique_ptr<Practising> shown_;
};

QTEST_MAIN(TestWholeSets)
#include "tst_wholesets.moc"
