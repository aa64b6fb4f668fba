#include "core/edit/history.h"
#include "core/tree/treebuilder.h"

#include <QElapsedTimer>
#include <QTest>
#include <functional>
#include <map>
#include <random>

using namespace prunus;
using Merge = History::Merge;

namespace {

/// A node as its author sees it: what stands in the text, and what belongs to it beside.
struct Written {
    int id = 0;
    std::string name;
    std::string number; ///< of a leaf
    std::string label;  ///< of the move to it; empty for what is typed
    Value inner = 0;    ///< static value of an inner node
    std::vector<Written> children;
};

struct Place {
    std::size_t start = 0;
    std::size_t end = 0;
};

/// Documents whose nodes have labels, and what is done to their texts.
class Author {
  public:
    Author(std::uint64_t seed, bool distinct) : random_(seed), distinct_(distinct) {
        static const std::vector<std::string> gaps{",", ", ", " ", " ;\n "};
        gap_ = gaps[below(gaps.size())];
        root = inner(3);
        label(root);
    }

    std::size_t below(std::size_t n) { return random_() % n; }
    [[nodiscard]] const std::string& gap() const { return gap_; }

    Written leaf() {
        Written made = node();
        made.number =
            std::to_string(distinct_ ? static_cast<std::size_t>(100 + made.id) : below(3));
        return made;
    }
    Written inner(unsigned height) {
        Written made = node();
        for (std::size_t k = 1 + below(4); k > 0; --k) {
            made.children.push_back(height > 0 && below(2) == 0 ? inner(height - 1) : leaf());
        }
        return made;
    }
    /// A node with children, anywhere.
    Written& family(std::size_t atLeast) {
        std::vector<Written*> found;
        each(root, [&](Written& n) {
            if (n.children.size() >= atLeast) {
                found.push_back(&n);
            }
        });
        return found.empty() ? root : *found[below(found.size())];
    }
    [[nodiscard]] std::string text(std::map<int, Place>& places) const {
        std::string out;
        write(out, root, places);
        return out;
    }
    [[nodiscard]] std::string text() const {
        std::map<int, Place> places;
        return text(places);
    }
    [[nodiscard]] std::string textOf(const Written& n) const {
        std::string out;
        std::map<int, Place> places;
        write(out, n, places);
        return out;
    }
    [[nodiscard]] History history() const {
        TreeBuilder builder;
        build(builder, root);
        return History(std::make_shared<const GameTree>(std::move(builder).build()), text());
    }
    /// Empty, or the first node that lost what belongs to it, or got what does not.
    [[nodiscard]] std::string fault(const GameTree& tree) const {
        return fault(tree, GameTree::root(), root);
    }

    Written root;

  private:
    Written node() {
        Written made;
        made.id = nextId_++;
        if (below(3) == 0) {
            made.name = "n" + std::to_string(distinct_ ? made.id : int(below(3)));
        }
        return made;
    }
    template <class Do> static void each(Written& n, Do act) {
        act(n);
        for (Written& child : n.children) {
            each(child, act);
        }
    }
    static void label(Written& tree) {
        each(tree, [](Written& n) {
            n.label = "m" + std::to_string(n.id);
            n.inner = 1000 + n.id;
        });
    }
    void write(std::string& out, const Written& n, std::map<int, Place>& places) const {
        places[n.id].start = out.size();
        out += n.name.empty() ? "" : n.name + ": ";
        out += n.children.empty() ? n.number : "[";
        for (std::size_t k = 0; k < n.children.size(); ++k) {
            out += k > 0 ? gap_ : "";
            write(out, n.children[k], places);
        }
        out += n.children.empty() ? "" : "]";
        places[n.id].end = out.size();
    }
    static void build(TreeBuilder& builder, const Written& n) {
        const TreeBuilder::Mark mark = builder.begin();
        builder.setMove(mark, n.label);
        if (!n.name.empty()) {
            builder.setName(mark, n.name);
        }
        builder.setValue(mark, n.children.empty() ? std::stod(n.number) : n.inner);
        for (const Written& child : n.children) {
            build(builder, child);
        }
        builder.end();
    }
    static std::string fault(const GameTree& tree, NodeId n, const Written& wanted) {
        const bool kept = !wanted.label.empty();
        const std::string about = "node " + std::to_string(wanted.id) + " " + wanted.name + " " +
                                  wanted.number + " has the label " +
                                  std::string(tree.moves().at(n)) + ", not " + wanted.label;
        if (tree.moves().at(n) != wanted.label || tree.names().at(n) != wanted.name ||
            tree.childCount(n) != wanted.children.size()) {
            return about;
        }
        const bool value = kept ? tree.hasOwnValue(n) && tree.staticValue(n) == wanted.inner
                                : !tree.hasOwnValue(n);
        if (!wanted.children.empty() && !value) {
            return about + " (static value)";
        }
        for (std::uint32_t k = 0; k < tree.childCount(n); ++k) {
            std::string below = fault(tree, tree.children(n)[k], wanted.children[k]);
            if (!below.empty()) {
                return below;
            }
        }
        return {};
    }

    std::mt19937_64 random_;
    bool distinct_;
    int nextId_ = 0;
    std::string gap_;
};

struct Typed {
    std::string before;
    std::string after;
    Retyping::Part part;
};

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
    QTest::addColumn<bool>("distinct");
    QTest::addColumn<bool>("told");
    QTest::newRow("the place is told, and many nodes are alike") << false << true;
    QTest::newRow("the place is told") << true << true;
    QTest::newRow("the place is found") << true << false;
}

void TestSameText::anInsertedChildTakesOverNothing() {
    QFETCH(bool, distinct);
    QFETCH(bool, told);
    for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
        Author author(seed, distinct);
        History history = author.history();
        const Typed typed =
            insertChild(author, author.below(2) == 0 ? author.leaf() : author.inner(1));
        Retyping how;
        how.part = told ? std::optional(typed.part) : std::nullopt;
        QVERIFY(history.retype(typed.after, how));
        const std::string fault = author.fault(*history.tree());
        QVERIFY2(fault.empty(), (typed.before + "\n" + typed.after + "\n" + fault).c_str());
    }
}

void TestSameText::aDeletedChildLeavesTheOthersTheirs() {
    QFETCH(bool, distinct);
    QFETCH(bool, told);
    for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
        Author author(seed, distinct);
        History history = author.history();
        const auto typed = deleteChild(author);
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

void TestSameText::aMovedChildTakesItsOwnAlong() {
    for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
        Author author(seed, true);
        History history = author.history();
        const std::string before = author.text();
        Written& from = author.family(2);
        if (from.children.size() < 2) {
            continue;
        }
        const auto taken =
            from.children.begin() + std::ptrdiff_t(author.below(from.children.size()));
        Written moved = *taken;
        from.children.erase(taken);
        Written& to = author.family(1);
        to.children.insert(
            to.children.begin() + std::ptrdiff_t(author.below(to.children.size() + 1)), moved);
        QVERIFY(history.retype(author.text()));
        const std::string fault = author.fault(*history.tree());
        QVERIFY2(fault.empty(), (before + "\n" + author.text() + "\n" + fault).c_str());
    }
}

void TestSameText::typedLetterByLetter_data() {
    QTest::addColumn<bool>("slowly");
    QTest::newRow("in one go") << false;
    QTest::newRow("with a pause after every letter") << true;
}

void TestSameText::typedLetterByLetter() {
    QFETCH(bool, slowly);
    int trees = 0;
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
        Author author(seed, true);
        History history = author.history();
        Written child = author.below(2) == 0 ? author.leaf() : author.inner(1);
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
    QVERIFY(trees > 3000);
}

void TestSameText::severalEditsAtOnce() {
    for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
        Author author(seed, true);
        History history = author.history();
        const std::string before = author.text();
        for (int k = 0; k < 3; ++k) {
            if (seed % 2 == 0) {
                (void)deleteChild(author);
            } else {
                (void)insertChild(author, author.below(2) == 0 ? author.leaf() : author.inner(1));
            }
        }
        QVERIFY(history.retype(author.text()));
        const std::string fault = author.fault(*history.tree());
        QVERIFY2(fault.empty(), (before + "\n" + author.text() + "\n" + fault).c_str());
    }
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
