// What is written down of a run that is right, or of none: each mistake in an answer by hand, and
// its sentence against searches by pencil.

#include "core/practice/answerjson.h"
#include "core/practice/diagnosis.h"
#include "tests/practice/pencil.h"
#include "tests/practice/rightsheet.h"

#include <QTest>
#include <set>

using namespace prunus;
using namespace prunus::practicetest;
using oracle::Pencil;

namespace {

/// Of the lesson on windows. MIN has 8 at B, so that E is entered with β = 8; the root has 8 then,
/// so that C is entered with α = 8, and its second child is skipped.
constexpr auto windowTree = "[[[8,4],[6,9]],[[1,2],[7,3]]]";

Profile courseWith(Profile::WindowShown shown) {
    Profile course;
    course.windowShown = shown;
    return course;
}

std::string_view idOf(const Diagnosis& diagnosis) {
    return diagnosis.named.size() == 1 ? traits(diagnosis.named.front()).id
                                       : std::string_view(diagnosis.named.empty() ? "" : "two");
}

} // namespace

class TestSlipWritings : public QObject {
    Q_OBJECT

  private slots:
    void byHand_data();
    void byHand();
    void whatIsSaidIsTrue_data();
    void whatIsSaidIsTrue();
};

void TestSlipWritings::byHand_data() {
    QTest::addColumn<Question>("question");
    QTest::addColumn<QString>("tree");
    QTest::addColumn<Profile>("course");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("named");
    using Evidence = Diagnosis::Evidence;
    QTest::addColumn<Evidence>("evidence");
    const auto row = [](const char* name, Question question, const char* tree,
                        const Profile& course, const char* answer, const char* named,
                        Evidence evidence = Evidence::exact) {
        QTest::newRow(name) << question << QString(tree) << course << QString(answer)
                            << QString(named) << evidence;
    };
    using enum Profile::WindowShown;
    const Profile onEntry = courseWith(entry);
    row("α and β are exchanged at MIN", Question::windows, windowTree, onEntry,
        R"({"windows": {"": {"in": ["-inf", "inf"]}, "0": {"in": ["inf", "-inf"]},
            "0.0": {"in": ["-inf", "inf"]}, "0.1": {"in": ["-inf", 8]}, "1": {"in": ["inf", 8]},
            "1.0": {"in": [8, "inf"]}}, "notVisited": ["1.1"]})",
        "W01");
    row("MIN's window from its own side is no window that is passed on as it is", Question::windows,
        windowTree, onEntry,
        R"({"windows": {"": {"in": ["-inf", "inf"]}, "0": {"in": ["-inf", "inf"]},
            "0.0": {"in": ["-inf", "inf"]}, "0.1": {"in": ["-inf", 8]},
            "1": {"in": ["-inf", -8]}, "1.0": {"in": [8, "inf"]}}, "notVisited": ["1.1"]})",
        "", Evidence::none);
    row("the windows on leaving, where those on entering are asked for", Question::windows,
        windowTree, onEntry,
        R"({"windows": {"": {"in": [8, "inf"]}, "0": {"in": ["-inf", 8]},
            "0.0": {"in": [8, "inf"]}, "0.1": {"in": [9, 8]}, "1": {"in": [8, 8]},
            "1.0": {"in": [8, "inf"]}}, "notVisited": ["1.1"]})",
        "W03");
    row("the windows on entering, where those on leaving are asked for", Question::windows,
        windowTree, courseWith(exit),
        R"({"windows": {"": {"out": ["-inf", "inf"]}, "0": {"out": ["-inf", "inf"]},
            "0.0": {"out": ["-inf", "inf"]}, "0.1": {"out": ["-inf", 8]},
            "1": {"out": [8, "inf"]}, "1.0": {"out": [8, "inf"]}}, "notVisited": ["1.1"]})",
        "W04");
    row("one bound of ten is another, and they are still exchanged", Question::windows, windowTree,
        onEntry,
        R"({"windows": {"": {"in": ["-inf", "inf"]}, "0": {"in": ["inf", "-inf"]},
            "0.0": {"in": [0, "inf"]}, "0.1": {"in": ["-inf", 8]}, "1": {"in": ["inf", 8]},
            "1.0": {"in": [8, "inf"]}}, "notVisited": ["1.1"]})",
        "W01", Evidence::allButOne);
    row("MAX's values at MIN's nodes", Question::negamax, "[[3,5],[2,9]]", {},
        R"({"values": {"": 3, "0": 3, "1": 2}})", "W02");
    row("what stands left of the child that cuts is crossed out", Question::crossOut, "[5,[7,3,9]]",
        {}, R"({"marks": [[1, 0]]})", "W05");
    row("nothing is crossed out", Question::crossOut, textbook, {}, R"({"marks": []})", "W06");
    row("all leaves are read", Question::leafOrder, "[5,[3,9]]", {},
        R"({"leaves": [[0], [1, 0], [1, 1]]})", "W06");
    row("all leaves are counted", Question::counts, textbook, {}, R"({"leavesEvaluated": 9})",
        "W06");
    row("minimax's values, the skipped ones too", Question::returned, "[2,[1,[0,5]]]", {},
        R"({"values": {"": 2, "1": 1, "1.1": 5}})", "W06");
    Profile bounds;
    bounds.valueNotation = Profile::ValueNotation::bound;
    row("one bound of two was taken for the value", Question::returned, "[[3,5],[2,9],[1,8],[4,6]]",
        bounds, R"({"values": {"": 4, "0": 3, "1": 2, "2": {"rel": "<=", "v": 1}, "3": 4}})", "M25",
        Evidence::near);
    row("what alpha-beta found, where the value is asked for", Question::values,
        "[[3,5],[2,1],[4,6]]", {}, R"({"values": {"": 4, "0": 3, "1": 2, "2": 4}})", "",
        Evidence::none);
    row("the one number that is asked for is wrong", Question::counts, textbook, {},
        R"({"leavesEvaluated": 8})", "M13", Evidence::exact); // and not: all the rest is right
    row("none of one", Question::firstWindow, "[[3,5],[2,9]]", onEntry,
        R"({"returned": 3, "proves": "at-most"})", "", Evidence::none);
}

void TestSlipWritings::byHand() {
    QFETCH(const Question, question);
    QFETCH(const QString, tree);
    QFETCH(const Profile, course);
    QFETCH(const QString, answer);
    QFETCH(const QString, named);
    QFETCH(const Diagnosis::Evidence, evidence);
    const GameTree game = treeOf(tree);
    const auto given = readAnswer(answer.toStdString(), game, question);
    QVERIFY(given.has_value());
    const Diagnosis found =
        diagnose(game, question, sheetUnder(game, question, course), *given, course);
    QCOMPARE(QString::fromStdString(std::string(idOf(found))), named);
    QCOMPARE(found.evidence, evidence);
}

namespace {

/// A tree, and what its search by pencil comes to.
struct Searched {
    explicit Searched(oracle::Draw& draw, const Profile& profile)
        : course(profile), naive(drawnTree(draw)), tree(gameTree(naive)), pencil(naive, course) {}

    [[nodiscard]] bool isMax(std::uint32_t n) const {
        return (naive.paths[n].size() % 2 == 0) == (naive.player == Player::max);
    }
    [[nodiscard]] NodeId at(std::uint32_t n) const { return tree.at(naive.paths[n]); }

    const Profile& course;
    oracle::NaiveTree naive;
    GameTree tree;
    Pencil pencil;
};

Value worthOf(const oracle::NaiveNode& node, bool max) {
    if (node.children.empty()) {
        return *node.value;
    }
    Value best = max ? -infinity : infinity;
    for (const oracle::NaiveNode& child : node.children) {
        best = max ? std::max(best, worthOf(child, !max)) : std::min(best, worthOf(child, !max));
    }
    return best;
}

/// At each visited inner node: what is written there against the windows on paper.
bool windowsAre(const Searched& s, const Answer& answer, const auto& expected) {
    for (const auto& [n, all] : s.pencil.windows) {
        if (s.naive.nodes[n]->children.empty()) {
            continue;
        }
        const auto given = answer.windows.find(s.at(n));
        if (given == answer.windows.end() ||
            (given->second.in ? given->second.in : given->second.out) != expected(n, all)) {
            return false;
        }
    }
    return true;
}

bool areExchanged(const Searched& s, const Answer& answer) {
    return windowsAre(s, answer, [&](std::uint32_t n, const std::vector<Window>& all) {
        const Window w = all.front();
        return s.isMax(n) ? w : Window{w.beta, w.alpha};
    });
}

bool areOnLeaving(const Searched& s, const Answer& answer) {
    return windowsAre(s, answer, [](std::uint32_t, const auto& all) { return all.back(); });
}

bool areOnEntering(const Searched& s, const Answer& answer) {
    return windowsAre(s, answer, [](std::uint32_t, const auto& all) { return all.front(); });
}

bool areMaxs(const Searched& s, const Answer& answer) {
    for (std::uint32_t n = 0; n < s.naive.nodes.size(); ++n) {
        const oracle::NaiveNode& node = *s.naive.nodes[n];
        if (!node.children.empty() &&
            answer.values.at(s.at(n)).value != worthOf(node, s.isMax(n))) {
            return false;
        }
    }
    return true;
}

/// What is crossed out was searched, and stands before a child that closed the window.
bool wereSearched(const Searched& s, const Answer& answer) {
    std::set<NodeId> cut;
    for (const Pencil::Closing& each : s.pencil.cuts) {
        cut.insert(s.at(each.at));
    }
    return std::ranges::all_of(answer.marks, [&](NodeId mark) {
        const NodeId parent = s.tree.parent(mark);
        std::uint32_t searched = 0;
        for (const auto& each : s.pencil.windows) {
            const NodeId n = s.at(each.first);
            searched += n != GameTree::root() && s.tree.parent(n) == parent ? 1U : 0U;
        }
        return cut.contains(parent) && s.tree.childNumber(mark) + 1 < searched;
    });
}

bool isNothingPruned(const Searched& s, const Answer& answer) {
    return answer.marks.empty() && !s.pencil.cuts.empty();
}

} // namespace

void TestSlipWritings::whatIsSaidIsTrue_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<Question>("question");
    QTest::addColumn<Profile>("course");
    using enum Profile::WindowShown;
    QTest::newRow("α and β are exchanged at MIN")
        << "W01" << Question::windows << courseWith(entry);
    QTest::newRow("the numbers at MIN's nodes are MAX's")
        << "W02" << Question::negamax << Profile();
    QTest::newRow("the windows are those on leaving")
        << "W03" << Question::windows << courseWith(entry);
    QTest::newRow("the windows are those on entering")
        << "W04" << Question::windows << courseWith(exit);
    QTest::newRow("what is crossed out has been searched")
        << "W05" << Question::crossOut << Profile();
    QTest::newRow("nothing is crossed out") << "W06" << Question::crossOut << Profile();
}

/// On random trees the answers of all slips and of these: where one of these is named exactly, what
/// its sentence says is so.
void TestSlipWritings::whatIsSaidIsTrue() {
    QFETCH(const QString, id);
    QFETCH(const Question, question);
    QFETCH(const Profile, course);
    const std::map<QString, bool (*)(const Searched&, const Answer&)> claims{
        {"W01", areExchanged},  {"W02", areMaxs},      {"W03", areOnLeaving},
        {"W04", areOnEntering}, {"W05", wereSearched}, {"W06", isNothingPruned}};
    oracle::Draw draw(53);
    std::uint64_t named = 0;
    const std::uint64_t trees = std::max<std::uint64_t>(oracle::enough(48), 16);
    for (std::uint64_t k = 0; k < trees; ++k) {
        const Searched searched(draw, course);
        const GameTree& tree = searched.tree;
        const Sheet right = sheetUnder(tree, question, course);
        for (const MisconceptionTraits& each : everyMisconception) {
            for (std::uint8_t form = 0; form < formsOf(each.misconception); ++form) {
                const auto slip =
                    makeSheet(tree, procedureOf(each.misconception, right.procedure, form));
                const Answer answer = answerOf(tree, question, slip.value(), course);
                const Diagnosis found = diagnose(tree, question, right, answer, course);
                for (const Misconception m : found.named) {
                    if (found.evidence == Diagnosis::Evidence::exact &&
                        traits(m).id == id.toStdString()) {
                        QVERIFY2(claims.at(id)(searched, answer), text(searched.naive).c_str());
                        ++named;
                    }
                }
            }
        }
    }
    QVERIFY(named > 0);
}

QTEST_APPLESS_MAIN(TestSlipWritings)
#include "tst_slipwritings.moc"
