// Every ready set done to its end by somebody who uses nothing but the accessibility interface, and
// by somebody who uses nothing but keys.

#include "core/practice/answer.h"
#include "core/practice/childorder.h"
#include "core/tree/displayname.h"
#include "tests/ui/practice/practising.h"
#include "ui/practice/answering.h"
#include "ui/practice/written.h"
#include "ui/words/puzzlewords.h"
#include "ui/words/words.h"

#include <QAccessible>
#include <QRadioButton>
#include <map>

using namespace prunus;

namespace {

const QString listingName = // NOLINT(cert-err58-cpp)
    QStringLiteral("The listing: which line is wrong?");

/// Gives answers, part by part.
class Hands {
  public:
    explicit Hands(Practising& shown) : shown_(shown) {}
    virtual ~Hands() = default;

    virtual void press(NodeId n) = 0;
    /// What a letter stands for: of a cutoff, a type, or a node that is not visited.
    virtual void name(NodeId n, char letter) = 0;
    /// Into the field of this name.
    virtual void write(const QString& field, const QString& text) = 0;
    virtual void moveLeft(NodeId n) = 0;
    virtual void chooseLine(std::uint32_t line) = 0;
    virtual void chooseTruth(bool holds) = 0;
    /// The entry of a choice, whose first one is none.
    virtual void choose(const QString& choice, int entry) = 0;
    /// Whatever was put off.
    virtual void finish() {}
    virtual void check() = 0;
    virtual void goOn() = 0;

  protected:
    Practising& shown_;
};

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

/// Knows nothing of the window but where the keyboard is.
class Keys : public Hands {
  public:
    using Hands::Hands;

    void press(NodeId n) override {
        walkTo(n);
        shown_.press(Qt::Key_X);
    }
    void name(NodeId n, char letter) override {
        if (letter == 'n') {
            letters_[QStringLiteral("α at ") + nameOf(n)] = QStringLiteral("n");
            return;
        }
        walkTo(n);
        type(QString(QLatin1Char(letter == 't' ? 'a' : letter)));
    }
    /// Tab comes to all of them, in an order of its own.
    void write(const QString& field, const QString& text) override { letters_[field] = text; }
    void moveLeft(NodeId n) override {
        walkTo(n);
        shown_.press(Qt::Key_Left, Qt::AltModifier);
    }
    void chooseLine(std::uint32_t line) override {
        tabTo([](const QWidget& at) { return at.accessibleName() == listingName; });
        shown_.press(Qt::Key_Home);
        for (std::uint32_t k = 1; k < line; ++k) {
            shown_.press(Qt::Key_Down);
        }
    }
    void chooseTruth(bool holds) override {
        tabTo([](const QWidget& at) { return qobject_cast<const QRadioButton*>(&at) != nullptr; });
        const auto* at = static_cast<const QRadioButton*>(shown_.window.focusWidget());
        shown_.press(at->text() == QStringLiteral("True") || holds ? Qt::Key_Space : Qt::Key_Left);
        if (!holds) {
            shown_.press(Qt::Key_Right);
        }
    }
    void choose(const QString& choice, int entry) override {
        tabTo([&](const QWidget& at) { return at.accessibleName() == choice; });
        for (; entry > 0; --entry) {
            shown_.press(Qt::Key_Down);
        }
    }
    void finish() override {
        for (int tabs = 0; !letters_.empty() && tabs < 200; ++tabs) {
            const auto at = letters_.find(shown_.window.focusWidget()->accessibleName());
            if (at != letters_.end()) {
                shown_.press(Qt::Key_A, Qt::ControlModifier);
                type(at->second);
                letters_.erase(at);
            }
            shown_.press(Qt::Key_Tab);
        }
    }
    void check() override { shown_.press(Qt::Key_Return, Qt::ControlModifier); }
    void goOn() override { shown_.press(Qt::Key_N, Qt::ControlModifier); }

  private:
    [[nodiscard]] QString nameOf(NodeId n) const;
    void type(const QString& text) {
        for (const QChar letter : text) {
            QWidget* const at = shown_.window.focusWidget();
            if (letter.unicode() < 128) {
                QTest::keyClick(at, letter.toLatin1());
            } else {
                QTest::sendKeyEvent(QTest::Click, at, Qt::Key_unknown, QString(letter),
                                    Qt::NoModifier);
            }
        }
    }
    void tabTo(auto is) {
        for (int tabs = 0; tabs < 100 && !is(*shown_.window.focusWidget()); ++tabs) {
            shown_.press(Qt::Key_Tab);
        }
    }
    /// From the root.
    void walkTo(NodeId n) {
        for (int up = 0; shown_.asked().selection() != GameTree::root() && up < 20; ++up) {
            shown_.press(Qt::Key_Up);
        }
        for (const std::uint32_t child : shown_.exercise().tree()->path(n)) {
            shown_.press(Qt::Key_Down);
            for (std::uint32_t k = 0; k < child; ++k) {
                shown_.press(Qt::Key_Right);
            }
        }
    }

    std::map<QString, QString> letters_;
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

/// As fields call a node.
QString fieldName(const Task& task, NodeId n) {
    return QStringLiteral("%1, %2, depth %3")
        .arg(shownName(DisplayNames(*task.tree), n), shownPlayer(task.playerAt(n)))
        .arg(task.tree->rowOf(n).value);
}

QString Keys::nameOf(NodeId n) const {
    return fieldName(shown_.exercise().task(), n);
}

/// Until the children stand in this order, of nodes and places as the tree is written.
void reorder(const Practising& shown, Hands& hands, const ChildOrder& wanted) {
    const GameTree& tree = *shown.exercise().task().tree;
    const auto now = [&](NodeId parent) {
        const ChildOrder& order = shown.answer().order;
        const auto at = order.find(parent);
        std::vector<std::uint32_t> same(tree.childCount(parent));
        std::iota(same.begin(), same.end(), 0U);
        return at == order.end() ? same : at->second;
    };
    for (const auto& [parent, children] : wanted) {
        for (std::uint32_t place = 0; place < children.size(); ++place) {
            const auto order = now(parent);
            for (auto at = std::ranges::find(order, children[place]) - order.begin(); at > place;
                 --at) {
                std::vector<std::uint32_t> path;
                for (NodeId above = tree.children(parent)[children[place]];
                     above != GameTree::root(); above = tree.parent(above)) {
                    const auto family = now(tree.parent(above));
                    const auto stands = std::ranges::find(family, tree.childNumber(above));
                    path.insert(path.begin(), static_cast<std::uint32_t>(stands - family.begin()));
                }
                hands.moveLeft(shown.exercise().tree()->at(path));
            }
        }
    }
}

void give(const Practising& shown, Hands& hands, const Answer& answer) {
    const Task task = shown.exercise().task();
    for (const NodeId n : answer.marks) {
        hands.press(n);
    }
    for (const NodeId n : answer.leaves) {
        hands.press(n);
    }
    NodeId end = GameTree::root();
    for (const std::uint32_t child : answer.line) {
        end = task.tree->children(end)[child];
        hands.press(end);
    }
    for (const WrittenCut& cut : answer.cuts) {
        hands.press(cut.at);
        hands.name(cut.at, cut.mover == Player::min ? 'a' : 'b');
        hands.name(cut.at, *cut.deep ? 'd' : 's');
        hands.press(*cut.witness == noNode ? GameTree::root() : *cut.witness);
    }
    for (const auto& [n, type] : answer.types) {
        hands.name(n, type == NodeType::pv ? 'p' : type == NodeType::cut ? 'c' : 't');
    }
    for (const auto& [n, value] : answer.values) {
        hands.write(QStringLiteral("Value of ") + fieldName(task, n), shownWritten(value));
    }
    for (const auto& each : answer.windows) {
        const NodeId n = each.first;
        for (const bool isAlpha : {true, false}) {
            hands.write((isAlpha ? QStringLiteral("α at ") : QStringLiteral("β at ")) +
                            fieldName(task, n),
                        shownBounds(boundsAt(answer, n, isAlpha, task.profile.windowShown)));
        }
    }
    for (const NodeId n : answer.notVisited) {
        hands.name(n, 'n');
    }
    if (answer.same) {
        hands.choose(QStringLiteral("Are as many leaves read from the other side?"),
                     *answer.same ? 2 : 1);
    }
    const std::map<std::string, const char*> counts{{"leavesAtLeast", "Leaves, at least"},
                                                    {"leavesAtMost", "Leaves, at most"},
                                                    {"nodesVisited", "Nodes visited"},
                                                    {"leavesEvaluated", "Leaves evaluated"},
                                                    {"cutoffs", "Cutoffs"},
                                                    {"nodesPruned", "Nodes skipped"},
                                                    {"leavesPruned", "Leaves skipped"}};
    for (const auto& [id, count] : answer.counts) {
        hands.write(QLatin1String(counts.at(id)), QString::number(count));
    }
    reorder(shown, hands, answer.order);
    if (answer.set) {
        hands.write(QStringLiteral("Values of x"), PuzzleWords::of(*answer.set));
    }
    if (answer.wrongLine) {
        hands.chooseLine(*answer.wrongLine);
    }
    if (answer.holds) {
        hands.chooseTruth(*answer.holds);
    }
    if (traits(task.question).isTyped && !answer.text.empty()) {
        hands.write(QStringLiteral("Your tree, in brackets"), QString::fromStdString(answer.text));
    }
    hands.finish();
}

} // namespace

class TestWholeSets : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        shown_ = std::make_unique<Practising>();
        QVERIFY(shown_->active);
    }
    void cleanupTestCase() { shown_.reset(); }

    void areDoneToTheirEnd_data();
    void areDoneToTheirEnd();
    void puzzlesAreDoneLargeAndDark_data();
    void puzzlesAreDoneLargeAndDark();

  private:
    void doToItsEnd(const QString& set, Hands& hands);
    void look(const char* theme, const char* percent);
    std::unique_ptr<Practising> shown_;
};

void TestWholeSets::areDoneToTheirEnd_data() {
    QTest::addColumn<QString>("set");
    QTest::addColumn<bool>("byKeys");
    for (const bool byKeys : {false, true}) {
        for (const QAction* each : shown_->find<QMenu>("startPractice").actions()) {
            const QString set = each->text().remove(u'&');
            if (!each->isSeparator() && !each->menu()) {
                QTest::addRow("%s, %s", qPrintable(set), byKeys ? "by keys" : "by ear")
                    << set << byKeys;
            }
        }
    }
}

void TestWholeSets::areDoneToTheirEnd() {
    QFETCH(const QString, set);
    QFETCH(const bool, byKeys);
    std::unique_ptr<Hands> hands = byKeys ? std::unique_ptr<Hands>(std::make_unique<Keys>(*shown_))
                                          : std::make_unique<Ears>(*shown_);
    doToItsEnd(set, *hands);
}

void TestWholeSets::doToItsEnd(const QString& set, Hands& hands) {
    shown_->choose("startPractice", qPrintable(set));
    if (!shown_->exercise().isOpen()) {
        shown_->trigger("beginAgain");
    }
    while (!shown_->exercise().isFinished()) {
        QVERIFY(shown_->exercise().isOpen());
        const Task task = shown_->exercise().task();
        const Answer key = keyOf(task);
        give(*shown_, hands, key);
        hands.check();
        QVERIFY2(shown_->told() == QStringLiteral("All of it is right."),
                 qPrintable(shown_->text("prompt")));
        QVERIFY(!shown_->exercise().isOpen());
        if (!shown_->exercise().isFinished()) {
            hands.goOn();
        }
    }
    QVERIFY(!shown_->signs().contains(u'○') && !shown_->signs().contains(u'◐'));
}

void TestWholeSets::look(const char* theme, const char* percent) {
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

void TestWholeSets::puzzlesAreDoneLargeAndDark_data() {
    QTest::addColumn<QString>("set");
    for (const char* set : {"Change the tree", "Find the bug", "True or false"}) {
        QTest::newRow(set) << set;
    }
}

/// By keys, on a small screen: what has the keyboard is seen all the while.
void TestWholeSets::puzzlesAreDoneLargeAndDark() {
    QFETCH(const QString, set);
    const auto smaller = shown_->window.size();
    look("dark", "200");
    shown_->window.resize(1280, 720);
    settle(shown_->window);
    Keys hands(*shown_);
    Watching watching;
    doToItsEnd(set, hands);
    QVERIFY2(watching.unseen.isEmpty(), qPrintable(watching.unseen.join(u',')));
    QVERIFY(watching.pressed > 10);
    shown_->trigger("leavePractice");
    look("light", "100");
    shown_->window.resize(smaller);
}

QTEST_MAIN(TestWholeSets)
#include "tst_wholesets.moc"
