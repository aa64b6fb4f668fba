#include "core/edit/history.h"
#include "tests/edit/author.h"
#include "tests/enough.h"
#include "tests/rows.h"

#include <QElapsedTimer>

using namespace prunus;
using author::Author;
using author::Place;
using author::Written;
using Merge = History::Merge;

namespace {

struct Typed {
    std::string before;
    std::string after;
    Retyping::Part part;
};

Written drawnChild(Author& author) {
    return author.below(2) == 0 ? author.leaf() : author.inner(1);
}

/// Types a new child into a family.
Typed insertChild(Author& author, Written child) {
    std::map<int, Place> places;
    Typed typed{author.text(places), {}, {}};
    Written& parent = author.family(1);
    const std::size_t k = author.below(parent.children.size() + 1);
    const bool last = k == parent.children.size();
    const std::string piece =
        last ? author.gap() + author.textOf(child) : author.textOf(child) + author.gap();
    typed.part.offset =
        last ? places[parent.children.back().id].end : places[parent.children[k].id].start;
    typed.part.inserted = piece.size();
    parent.children.insert(parent.children.begin() + std::ptrdiff_t(k), std::move(child));
    typed.after = std::string(typed.before).insert(typed.part.offset, piece);
    return typed;
}

/// Removes a child of a family of two or more.
std::optional<Typed> deleteChild(Author& author) {
    std::map<int, Place> places;
    Typed typed{author.text(places), {}, {}};
    Written& parent = author.family(2);
    std::vector<Written>& all = parent.children;
    if (all.size() < 2) {
        return std::nullopt;
    }
    const std::size_t k = author.below(all.size());
    const bool last = k + 1 == all.size();
    typed.part.offset = last ? places[all[k - 1].id].end : places[all[k].id].start;
    typed.part.removed =
        (last ? places[all[k].id].end : places[all[k + 1].id].start) - typed.part.offset;
    all.erase(all.begin() + std::ptrdiff_t(k));
    typed.after = std::string(typed.before).erase(typed.part.offset, typed.part.removed);
    return typed;
}

/// Moves a child of a family of two or more to another place.
std::optional<Typed> moveChild(Author& author) {
    Typed typed{author.text(), {}, {}};
    Written& from = author.family(2);
    if (from.children.size() < 2) {
        return std::nullopt;
    }
    const auto taken = from.children.begin() + std::ptrdiff_t(author.below(from.children.size()));
    Written moved = *taken;
    from.children.erase(taken);
    Written& to = author.family(1);
    to.children.insert(to.children.begin() + std::ptrdiff_t(author.below(to.children.size() + 1)),
                       moved);
    typed.after = author.text();
    return typed;
}

/// Has the texts of many authors typed over; each of them does `change`, if he can.
template <class Change> void eachKeepsItsOwn(bool distinct, bool told, Change change) {
    for (std::uint64_t seed = 1; seed <= oracle::enough(3000); ++seed) {
        Author author(seed, distinct);
        History history = author.history();
        const std::optional<Typed> typed = change(author, seed);
        if (!typed) {
            continue;
        }
        Retyping how;
        how.part = told ? std::optional(typed->part) : std::nullopt;
        QVERIFY(history.retype(typed->after, how));
        const std::string fault = author.fault(*history.tree());
        QVERIFY2(fault.empty(), (typed->before + "\n" + typed->after + "\n" + fault).c_str());
    }
}

} // namespace

/// What belongs to nodes and stands in no text goes with them while their text is edited. The
/// expectation is kept by hand: the author knows which nodes he left alone.
class TestSameText : public QObject {
    Q_OBJECT

  private slots:
    void anInsertedChildTakesOverNothing_data() { kinds(); }
    void anInsertedChildTakesOverNothing();
    void aDeletedChildLeavesTheOthersTheirs_data() { kinds(); }
    void aDeletedChildLeavesTheOthersTheirs();
    void aMovedChildTakesItsOwnAlong();
    void typedLetterByLetter_data();
    void typedLetterByLetter();
    void severalEditsAtOnce();
    void aWideFamilyTakesNoTime();
    void anotherDocumentHasNothingOfTheOld();

  private:
    static void kinds();
};

void TestSameText::kinds() {
    const Rows<bool, bool> row("distinct", "told");
    row("the place is told, and many nodes are alike", false, true);
    row("the place is told", true, true);
    row("the place is found", true, false);
}

void TestSameText::anInsertedChildTakesOverNothing() {
    QFETCH(bool, distinct);
    QFETCH(bool, told);
    eachKeepsItsOwn(distinct, told, [](Author& author, std::uint64_t /*seed*/) {
        return std::optional(insertChild(author, drawnChild(author)));
    });
}

void TestSameText::aDeletedChildLeavesTheOthersTheirs() {
    QFETCH(bool, distinct);
    QFETCH(bool, told);
    eachKeepsItsOwn(distinct, told,
                    [](Author& author, std::uint64_t /*seed*/) { return deleteChild(author); });
}

void TestSameText::aMovedChildTakesItsOwnAlong() {
    eachKeepsItsOwn(true, false,
                    [](Author& author, std::uint64_t /*seed*/) { return moveChild(author); });
}

void TestSameText::typedLetterByLetter_data() {
    const Rows<bool> row("slowly");
    row("in one go", false);
    row("with a pause after every letter", true);
}

void TestSameText::typedLetterByLetter() {
    QFETCH(bool, slowly);
    int trees = 0;
    for (std::uint64_t seed = 1; seed <= oracle::enough(1500); ++seed) {
        Author author(seed, true);
        History history = author.history();
        Written child = drawnChild(author);
        child.name.clear();
        const Typed typed = insertChild(author, child);
        std::size_t taken = 0;
        for (std::size_t k = 1; k <= typed.part.inserted; ++k) {
            const std::size_t rest = typed.part.inserted - k;
            const std::string text = std::string(typed.after).erase(typed.part.offset + k, rest);
            Retyping how = slowly ? Merge::never : Merge::withPrevious;
            how.part = {typed.part.offset + taken, 0, k - taken};
            if (history.retype(text, how)) {
                taken = k;
                ++trees;
            }
        }
        QCOMPARE(taken, typed.part.inserted);
        const std::string fault = author.fault(*history.tree());
        QVERIFY2(fault.empty(), (typed.before + "\n" + typed.after + "\n" + fault).c_str());
        while (history.canUndo()) {
            (void)history.undo();
        }
        while (history.canRedo()) {
            (void)history.redo();
        }
        QVERIFY(author.fault(*history.tree()).empty());
    }
    QVERIFY(trees > int(oracle::enough(3000)));
}

void TestSameText::severalEditsAtOnce() {
    eachKeepsItsOwn(true, false, [](Author& author, std::uint64_t seed) {
        Typed typed{author.text(), {}, {}};
        for (int k = 0; k < 3; ++k) {
            if (seed % 2 == 0) {
                (void)deleteChild(author);
            } else {
                (void)insertChild(author, drawnChild(author));
            }
        }
        typed.after = author.text();
        return std::optional(typed);
    });
}

/// A hundred thousand equal leaves, moved from one family to another: nothing is quadratic.
void TestSameText::aWideFamilyTakesNoTime() {
    std::string many = "[7";
    for (int k = 1; k < 90'000; ++k) {
        many += ",7";
    }
    const std::string before = "[" + many + ",1],[2,3]]";
    const std::string after = "[[2],[4," + many.substr(1) + ",5]]";
    ReadResult read = readText(before);
    History history(std::make_shared<const GameTree>(std::move(*read)), before);
    QElapsedTimer clock;
    clock.start();
    QVERIFY(history.retype(after));
    QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
}

void TestSameText::anotherDocumentHasNothingOfTheOld() {
    TreeHeader header;
    header.title = "Old";
    header.root = Player::min;
    header.failureValue = -1;
    TreeBuilder builder;
    builder.begin();
    builder.setMove(builder.leaf(3), "left");
    builder.leaf(4);
    builder.end();
    History history(std::make_shared<const GameTree>(std::move(builder).build(header)), "[3,4]");
    Retyping anew;
    anew.anew = true;
    QVERIFY(history.retype("[3,4,5]", anew));
    QVERIFY(history.replaced());
    QVERIFY(history.tree()->header().title.empty());
    QVERIFY(history.tree()->header().root == Player::max);
    QVERIFY(!history.tree()->header().failureValue);
    QVERIFY(history.tree()->moves().empty());
    // Typing on in the other document does not bring the old one back.
    QVERIFY(history.retype("[3,4,56]", Merge::withPrevious));
    QCOMPARE(history.size(), std::size_t{1});
    QVERIFY(history.tree()->header().title.empty());
    (void)history.undo();
    QVERIFY(!history.replaced());
    QCOMPARE(history.tree()->header().title, std::string("Old"));
    QVERIFY(history.tree()->header().root == Player::min);
    QCOMPARE(std::string(history.tree()->moves().at(NodeId{1})), std::string("left"));
    (void)history.redo();
    QVERIFY(history.tree()->header().title.empty());
    QVERIFY(history.tree()->header().root == Player::max);
}

QTEST_APPLESS_MAIN(TestSameText)
#include "tst_sametext.moc"
