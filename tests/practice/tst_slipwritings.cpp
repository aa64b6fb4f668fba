// Answers by hand, and what they look like; and of what is written down of a run that is right, or
// of none, its sentence against searches by pencil.

#include "core/practice/answerjson.h"
#include "tests/practice/naiveexam.h"
#include "tests/practice/pencil.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"

#include <QTest>
#include <set>

using namespace prunus;
using namespace prunus::practicetest;
using oracle::Pencil;

namespace {

/// Of the lesson on windows. MIN has 8 at B, so that E is entered with β = 8; the root has 8 then,
/// so that C is entered with α = 8, and its second child is skipped.
constexpr auto windowTree = "[[[8,4],[6,9]],[[1,2],[7,3]]]";

/// A tree, and what its search by pencil comes to.
struct Searched {
    explicit Searched(oracle::Draw& draw, const Profile& profile)
        : course(profile), naive(drawnTree(draw)), tree(gameTree(naive)), pencil(naive, course) {}

    [[nodiscard]] NodeId at(std::uint32_t n) const { return tree.at(naive.paths[n]); }

    const Profile& course;
    oracle::NaiveTree naive;
    GameTree tree;
    Pencil pencil;
};

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
        return isMax(s.naive, n) ? w : Window{w.beta, w.alpha};
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
            answer.values.at(s.at(n)).value != oracle::naiveMinimax(node, isMax(s.naive, n))) {
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

class TestSlipWritings : public QObject {
    Q_OBJECT

  private slots:
    void byHand_data();
    void byHand();
    void whatIsSaidIsTrue_data();
    void whatIsSaidIsTrue();
};

void TestSlipWritings::byHand_data() {
    using enum Diagnosis::Evidence;
    using enum Question;
    const Rows<Question, QString, QString, QString, Diagnosis::Evidence, Profile> table(
        "question", "tree", "answer", "named", "evidence", "course");
    const auto row = [&](const char* name, Question question, const char* tree, const char* answer,
                         const char* named, Diagnosis::Evidence evidence,
                         const Profile& course = {}) {
        table(name, question, tree, answer, named, evidence, course);
    };
    row("what M08 gives, too, is taken for the convention", crossOut, t13,
        R"({"marks":[[1,0,0,1,0],[1,0,0,1,1],[1,1,0,0,1]]})", "M01", exact,
        courseWith(&Profile::fail, FailMode::soft));
    row("a cutoff missed is a slip", crossOut, u11,
        R"({"marks":[[0,1,0,0,1],[0,1,0,1,1],[1,0,0,1],[1,1]]})", "", oneSlip);
    row("fail-soft where hard is meant", returned, textbook,
        R"({"values":{"":3,"0":3,"1":2,"2":2}})", "M03", exact);
    row("the last child, at the root and below; or MIN at the root", move, "[3,[2,5],[1,2]]",
        R"({"move":2,"line":[2,1]})", "M17 M27", exact);
    row("the last of two equal moves is the last one too", move, "[1,1]",
        R"({"move":1,"line":[1]})", "M17 M23", exact);
    row("the last child's path", move, "[2,[1,3]]", R"({"move":0,"line":[0,0]})", "M18", exact);
    row("one wrong value is a slip", values, textbook, R"({"values":{"":3,"0":3,"1":4,"2":2}})", "",
        oneSlip);
    row("always the last child", values, textbook, R"({"values":{"":2,"0":8,"1":6,"2":2}})", "M17",
        exact);
    row("the first child alone", values, textbook, R"({"values":{"":3,"0":3}})", "M15 M16", exact);
    row("nothing was answered", values, textbook, R"({"values":{}})", "", none);
    const Profile onEntry = courseWith(&Profile::windowShown, Profile::WindowShown::entry);
    row("one bound of ten is another, and they are still exchanged", windows, windowTree,
        R"({"windows": {"": {"in": ["-inf", "inf"]}, "0": {"in": ["inf", "-inf"]},
            "0.0": {"in": [0, "inf"]}, "0.1": {"in": ["-inf", 8]}, "1": {"in": ["inf", 8]},
            "1.0": {"in": [8, "inf"]}}, "notVisited": ["1.1"]})",
        "W01", allButOne, onEntry);
    row("MIN's window from its own side is no window that is passed on as it is", windows,
        windowTree,
        R"({"windows": {"": {"in": ["-inf", "inf"]}, "0": {"in": ["-inf", "inf"]},
            "0.0": {"in": ["-inf", "inf"]}, "0.1": {"in": ["-inf", 8]},
            "1": {"in": ["-inf", -8]}, "1.0": {"in": [8, "inf"]}}, "notVisited": ["1.1"]})",
        "", none, onEntry);
    row("the windows on leaving, where those on entering are asked for", windows, windowTree,
        R"({"windows": {"": {"in": [8, "inf"]}, "0": {"in": ["-inf", 8]},
            "0.0": {"in": [8, "inf"]}, "0.1": {"in": [9, 8]}, "1": {"in": [8, 8]},
            "1.0": {"in": [8, "inf"]}}, "notVisited": ["1.1"]})",
        "W03", exact, onEntry);
    row("the windows on entering, where those on leaving are asked for", windows, windowTree,
        R"({"windows": {"": {"out": ["-inf", "inf"]}, "0": {"out": ["-inf", "inf"]},
            "0.0": {"out": ["-inf", "inf"]}, "0.1": {"out": ["-inf", 8]},
            "1": {"out": [8, "inf"]}, "1.0": {"out": [8, "inf"]}}, "notVisited": ["1.1"]})",
        "W04", exact, courseWith(&Profile::windowShown, Profile::WindowShown::exit));
    row("all leaves are read", leafOrder, "[5,[3,9]]", R"({"leaves": [[0], [1, 0], [1, 1]]})",
        "W06", exact);
    row("all leaves are counted", counts, textbook, R"({"leavesEvaluated": 9})", "W06", exact);
    row("minimax's values, the skipped ones too", returned, "[2,[1,[0,5]]]",
        R"({"values": {"": 2, "1": 1, "1.1": 5}})", "W06", exact);
    const Profile bounds = courseWith(&Profile::valueNotation, Profile::ValueNotation::bound);
    row("one bound of two was taken for the value", returned, "[[3,5],[2,9],[1,8],[4,6]]",
        R"({"values": {"": 4, "0": 3, "1": 2, "2": {"rel": "<=", "v": 1}, "3": 4}})", "M25", near,
        bounds);
    row("what alpha-beta found, where the value is asked for", values, "[[3,5],[2,1],[4,6]]",
        R"({"values": {"": 4, "0": 3, "1": 2, "2": 4}})", "", none);
    row("the one number that is asked for is wrong", counts, textbook, R"({"leavesEvaluated": 8})",
        "M13", exact); // and not: all the rest is right
    row("none of one", firstWindow, "[[3,5],[2,9]]", R"({"returned": 3, "proves": "at-most"})", "",
        none, onEntry);
}

void TestSlipWritings::byHand() {
    QFETCH(const Question, question);
    QFETCH(const QString, tree);
    QFETCH(const QString, answer);
    QFETCH(const Profile, course);
    const GameTree game = treeOf(tree);
    const auto given = readAnswer(answer.toStdString(), game, question);
    QVERIFY(given.has_value());
    const Diagnosis found =
        diagnose(game, question, sheetUnder(game, question, course), *given, course);
    QTEST(namesOf(found), "named");
    QTEST(found.evidence, "evidence");
}

void TestSlipWritings::whatIsSaidIsTrue_data() {
    const Rows<QString, Question, Profile> row("id", "question", "course");
    using enum Profile::WindowShown;
    row("α and β are exchanged at MIN", "W01", Question::windows,
        courseWith(&Profile::windowShown, entry));
    row("the numbers at MIN's nodes are MAX's", "W02", Question::negamax, Profile());
    row("the windows are those on leaving", "W03", Question::windows,
        courseWith(&Profile::windowShown, entry));
    row("the windows are those on entering", "W04", Question::windows,
        courseWith(&Profile::windowShown, exit));
    row("what is crossed out has been searched", "W05", Question::crossOut, Profile());
    row("nothing is crossed out", "W06", Question::crossOut, Profile());
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
                const Answer answer =
                    answerOfSlip(each.misconception, tree, question, right.procedure, course, form);
                const Diagnosis found = diagnose(tree, question, right, answer, course);
                if (found.evidence == Diagnosis::Evidence::exact && namesOf(found).contains(id)) {
                    QVERIFY2(claims.at(id)(searched, answer), text(searched.naive).c_str());
                    ++named;
                }
            }
        }
    }
    QVERIFY(named > 0);
}

QTEST_APPLESS_MAIN(TestSlipWritings)
#include "tst_slipwritings.moc"
