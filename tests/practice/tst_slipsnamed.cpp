// Diagnosis on trees that nobody chose: what each slip answers is named, or it is the answer of
// other slips, too.

#include "core/practice/fields.h"
#include "core/practice/generator.h"
#include "tests/enough.h"
#include "tests/practice/rightsheet.h"
#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <utility>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

/// Of the answers that are not right, in percent, so many are named for what they are; a little
/// more was measured.
constexpr std::array askedAndNamed{
    std::pair{Question::values, 75},     std::pair{Question::move, 35},
    std::pair{Question::crossOut, 55},   std::pair{Question::leafOrder, 55},
    std::pair{Question::windows, 80},    std::pair{Question::returned, 65},
    std::pair{Question::counts, 50},     std::pair{Question::negamax, 95},
    std::pair{Question::cuts, 70},       std::pair{Question::nodeTypes, 95},
    std::pair{Question::mirror, 65},     std::pair{Question::knownRange, 55},
    std::pair{Question::firstWindow, 15}};

/// With a window for those that need one: all values of the trees are in the one, the values of
/// some roots are outside of the other.
Profile profileFor(Question question, FailMode fail = FailMode::hard) {
    Profile profile = courseWith(CutRule::greaterOrEqual, fail);
    profile.window = question == Question::knownRange    ? Window{0, 20}
                     : question == Question::firstWindow ? Window{6, 12}
                                                         : Window{};
    return profile;
}

/// What came of the answers of slips.
struct Tally {
    int visible = 0; ///< not the right answer
    int named = 0;   ///< alone or as one of two
    int asOther = 0; ///< another one is named, which gives the same answer
    int tooMany = 0; ///< three or more give the same answer, and none is named
};

struct Given {
    Misconception slip;
    Answer answer;
    AnswerFields fields; ///< marks that cross out the same are the same
};

/// Which slips are of the algorithm that a question asks about, by the tables of their numbers: of
/// minimax those of values and moves, of negamax these without the minus too many and with the
/// minus too few, of alpha-beta all but those of other forms; and what can be written of its run.
bool isOf(std::string_view id, Question question) {
    using enum Question;
    static const std::set<std::string_view> ofMinimax{"M15", "M16", "M17", "M18", "M19",
                                                      "M20", "M21", "M23", "M27", "M33"};
    static const std::set<std::string_view> ofNegamax{"M29", "M30", "M31", "M32", "M35", "W02"};
    static const std::map<std::string_view, std::set<Question>> written{
        {"W01", {windows}},
        {"W02", {negamax}},
        {"W03", {}}, // of courses that ask for one moment; these ask for all
        {"W04", {}},
        {"W05", {crossOut, mirror, knownRange}},
        {"W06", {crossOut, mirror, knownRange, leafOrder, counts, returned, windows}}};
    if (id.front() == 'W') {
        return written.at(id).contains(question);
    }
    return question == values || question == move ? ofMinimax.contains(id)
           : question == negamax
               ? (ofMinimax.contains(id) && id != "M21") || id == "M29" || id == "M32"
               : !ofNegamax.contains(id);
}

/// What all slips answer that are of the question's search, in all their forms.
std::vector<Given> answersOn(const GameTree& tree, Question question, const Sheet& right,
                             const Profile& profile) {
    std::vector<Given> all;
    const bool windowed = traits(right.procedure.options.algorithm).windowed;
    const auto add = [&](const Procedure& procedure) {
        const Sheet sheet = makeSheet(tree, procedure).value();
        Answer answer = answerOf(tree, question, sheet, profile);
        if (procedure.misconception == Misconception::searchedCrossedOut && answer.marks.empty()) {
            return; // each first child cuts, and nothing stands before it
        }
        AnswerFields fields = fieldsOf(tree, question, right, answer, profile);
        all.push_back({*procedure.misconception, std::move(answer), std::move(fields)});
    };
    for (const MisconceptionTraits& each : everyMisconception) {
        const Misconception m = each.misconception;
        for (std::uint8_t form = 0; isOf(each.id, question) && form < formsOf(m); ++form) {
            add(windowed ? procedureOf(m, right.procedure, form)
                         : exhaustiveProcedureOf(m, right.procedure, form).value());
        }
    }
    return all;
}

/// Nothing else than what is tallied may come of them.
void look(const GameTree& tree, Question question, const Profile& profile, Tally& tally) {
    const Sheet right = sheetUnder(tree, question, profile);
    const std::vector<Given> all = answersOn(tree, question, right, profile);
    for (const Given& given : all) {
        const bool nothing = given.fields.empty();
        if (nothing ||
            gradeAnswer(tree, question, right, given.answer, profile, false).credit == 1) {
            continue;
        }
        ++tally.visible;
        const Diagnosis diagnosis = diagnose(tree, question, right, given.answer, profile);
        const auto gives = [&](Misconception m) {
            return std::ranges::any_of(all, [&](const Given& each) {
                return each.slip == m && each.fields == given.fields;
            });
        };
        const auto likely = std::ranges::count_if(
            everyMisconception, [&](const auto& each) { return gives(each.misconception); });
        const bool exact = diagnosis.evidence == Diagnosis::Evidence::exact;
        if (exact && std::ranges::find(diagnosis.named, given.slip) != diagnosis.named.end()) {
            ++tally.named;
        } else if (exact && std::ranges::all_of(diagnosis.named, gives)) {
            ++tally.asOther;
        } else {
            QVERIFY2(diagnosis.named.empty() && likely > 2, traits(given.slip).id.data());
            ++tally.tooMany;
        }
    }
}

NodeId drawnLeaf(const GameTree& tree, oracle::Draw& draw) {
    NodeId n;
    while (!tree.isLeaf(n)) {
        n = NodeId{draw.below(tree.nodeCount())};
    }
    return n;
}

/// The answer with one field changed to what nobody would write there; the same if there is none.
Answer withOneChanged(const GameTree& tree, Question question, Answer answer, oracle::Draw& draw) {
    const auto any = [&](auto& all) {
        return std::next(all.begin(), draw.below(std::uint32_t(all.size())));
    };
    constexpr Value nobodys = 77;
    if (marksLeaves(question)) {
        answer.marks = leavesAt(tree, answer.marks);
        const NodeId changed = drawnLeaf(tree, draw);
        if (std::erase(answer.marks, changed) == 0) {
            answer.marks.push_back(changed);
        }
    } else if (!answer.windows.empty()) {
        WrittenWindows& windows = any(answer.windows)->second;
        (windows.in ? windows.in : windows.out)->alpha = nobodys;
    } else if (!answer.values.empty()) {
        any(answer.values)->second.value = nobodys;
    } else if (!answer.types.empty()) {
        NodeType& type = any(answer.types)->second;
        type = NodeType((int(type) + 1) % 3);
    } else if (!answer.leaves.empty()) {
        answer.leaves.erase(any(answer.leaves));
    }
    return answer;
}

/// Whether the order of one is the other's, but for one leaf more, less or in another's place.
bool isOneApart(const Answer& one, const Answer& other) {
    const auto& a = one.leaves.size() < other.leaves.size() ? other.leaves : one.leaves;
    const auto& b = one.leaves.size() < other.leaves.size() ? one.leaves : other.leaves;
    const auto without = [](std::vector<NodeId> leaves, std::size_t k) {
        leaves.erase(leaves.begin() + std::ptrdiff_t(k));
        return leaves;
    };
    for (std::size_t k = 0; k < a.size(); ++k) {
        if (without(a, k) == (a.size() == b.size() ? without(b, k) : b)) {
            return true;
        }
    }
    return false;
}

/// One as by whoever fills in what comes to mind: numbers of the leaves, marks here and there.
Answer drawnAnswer(const GameTree& tree, Question question, Answer key, oracle::Draw& draw) {
    const auto number = [&] {
        const NodeId leaf = drawnLeaf(tree, draw);
        return draw.oneIn(8) ? infinity : tree.staticValue(leaf);
    };
    for (auto& each : key.values) {
        each.second.value = number();
    }
    for (auto& each : key.windows) {
        for (std::optional<Window>* window : {&each.second.in, &each.second.out}) {
            if (*window) {
                *window = Window{number(), number()};
            }
        }
    }
    for (auto& each : key.types) {
        each.second = NodeType(draw.below(3));
    }
    for (std::size_t k = key.leaves.size(); k > 1; --k) {
        std::swap(key.leaves[k - 1], key.leaves[draw.below(std::uint32_t(k))]);
    }
    if (marksLeaves(question)) {
        key.marks.clear();
        for (NodeId n; n.value < tree.nodeCount(); ++n) {
            if (tree.isLeaf(n) && draw.oneIn(2)) {
                key.marks.push_back(n);
            }
        }
    }
    return key;
}

/// Uneven ones, as no rank was chosen by them.
std::vector<GameTree> freshTrees(std::uint64_t many) {
    Demands demands;
    demands.mostLeaves = 14;
    demands.mostDepth = 5;
    demands.demands = {Demand::prunes, Demand::bothSides, Demand::fewRepeats};
    std::vector<GameTree> trees;
    for (std::uint64_t k = 0; k < many; ++k) {
        demands.seed = 1'000'000 + k;
        demands.ties = k % 3 == 0 ? 2 : 0;
        trees.push_back(generateFor(demands).value());
    }
    return trees;
}

} // namespace

class TestSlipsNamed : public QObject {
    Q_OBJECT

  private slots:
    static void onPublishedTrees_data();
    static void onPublishedTrees();
    static void onFreshTrees_data();
    static void onFreshTrees();
    static void allButOne_data();
    static void allButOne();
    static void noneOfOtherAlgorithms_data() { onPublishedTrees_data(); }
    static void noneOfOtherAlgorithms();
    static void chanceIsNotNamed_data() { allButOne_data(); }
    static void chanceIsNotNamed();
};

void TestSlipsNamed::onPublishedTrees_data() {
    const Rows<Question> row("asked");
    for (const auto& [question, least] : askedAndNamed) {
        row(traits(question).id.data(), question);
    }
}

/// Each slip that shows is named, or one that gives the same answer.
void TestSlipsNamed::onPublishedTrees() {
    QFETCH(const Question, asked);
    for (const char* text : {e12, t13}) {
        Tally tally;
        look(treeOf(text), asked, profileFor(asked), tally);
        QVERIFY(tally.visible > 0);
    }
}

void TestSlipsNamed::onFreshTrees_data() {
    Rows<Question, FailMode, int>("asked", "fail", "leastPercent");
    for (const auto& [question, least] : askedAndNamed) {
        const char* const id = traits(question).id.data();
        QTest::addRow("%s, hard", id) << question << FailMode::hard << least;
        QTest::addRow("%s, soft", id) << question << FailMode::soft << least;
    }
}

/// All that is not named is the answer of another slip as well, which is named in its place, or of
/// three or more.
void TestSlipsNamed::onFreshTrees() {
    QFETCH(const Question, asked);
    QFETCH(const FailMode, fail);
    QFETCH(const int, leastPercent);
    static const std::vector<GameTree> trees = freshTrees(oracle::enough(32));
    const Profile profile = profileFor(asked, fail);
    Tally all;
    for (const GameTree& tree : trees) {
        look(tree, asked, profile, all);
    }
    qInfo("%d not right: %d named, %d called another that answers the same, %d like three or more",
          all.visible, all.named, all.asOther, all.tooMany);
    QVERIFY(trees.size() < 16 || 100 * all.named >= leastPercent * all.visible);
}

void TestSlipsNamed::allButOne_data() {
    const Rows<Question> row("asked");
    for (const Question question :
         {Question::values, Question::crossOut, Question::leafOrder, Question::windows,
          Question::returned, Question::negamax, Question::nodeTypes, Question::mirror}) {
        row(traits(question).id.data(), question);
    }
}

/// What a slip answers in six places or more (of leaves that are crossed out or not, fourteen),
/// with one of them changed: it is named as all but one, or one is that is as near. Where the slip
/// shows in one place alone, or the change is at one of two, what is left tells too little.
void TestSlipsNamed::allButOne() {
    QFETCH(const Question, asked);
    static const std::vector<GameTree> trees = freshTrees(oracle::enough(16));
    const Profile profile = profileFor(asked);
    oracle::Draw draw(17);
    int named = 0;
    int tooMany = 0;
    for (const GameTree& tree : trees) {
        const Sheet right = sheetUnder(tree, asked, profile);
        const auto fieldsIn = [&](const Answer& answer) {
            return fieldsOf(tree, asked, right, answer, profile);
        };
        const Answer rightly = answerOf(tree, asked, right, profile);
        const AnswerFields key = fieldsIn(rightly);
        const std::vector<Given> all = answersOn(tree, asked, right, profile);
        for (const Given& each : all) {
            const Answer answer = withOneChanged(tree, asked, each.answer, draw);
            const AnswerFields given = fieldsIn(answer);
            const std::size_t least = marksLeaves(asked) ? 14 : 6;
            const bool showsTwice =
                asked == Question::leafOrder
                    ? !isOneApart(each.answer, rightly) && !isOneApart(answer, rightly)
                    : differences(each.fields, key) > 2;
            const bool some = showsTwice && differences(given, key) > 2 &&
                              joined(each.fields, given).size() >= least;
            if (!some) {
                continue;
            }
            const Diagnosis found = diagnose(tree, asked, right, answer, profile);
            std::set<Misconception> near;
            for (const Given& other : all) {
                if (asked == Question::leafOrder ? isOneApart(other.answer, answer)
                                                 : differences(other.fields, given) <= 1) {
                    near.insert(other.slip);
                }
            }
            if (found.named.empty()) { // as three slips or more are as near
                QVERIFY2(near.size() > 2, traits(each.slip).id.data());
                ++tooMany;
                continue;
            }
            QVERIFY(found.evidence == Diagnosis::Evidence::allButOne ||
                    found.evidence == Diagnosis::Evidence::exact);
            for (const Misconception m : found.named) {
                QVERIFY2(near.contains(m), traits(m).id.data());
            }
            ++named;
        }
    }
    qInfo("%d named, %d like three or more", named, tooMany);
    QVERIFY(trees.size() < 16 || named > 10);
    QVERIFY(named >= tooMany);
}

/// Whatever the slips of all algorithms answer, only those of the one that is asked about are
/// named.
void TestSlipsNamed::noneOfOtherAlgorithms() {
    QFETCH(const Question, asked);
    const Profile profile = profileFor(asked);
    oracle::Draw draw(29);
    for (const GameTree& tree : freshTrees(oracle::enough(4))) {
        const Sheet right = sheetUnder(tree, asked, profile);
        for (const MisconceptionTraits& each : everyMisconception) {
            for (std::uint8_t form = 0; form < formsOf(each.misconception); ++form) {
                const Answer exact =
                    answerOfSlip(each.misconception, tree, asked, right.procedure, profile, form);
                for (const Answer& answer : {exact, withOneChanged(tree, asked, exact, draw)}) {
                    for (const Misconception m :
                         diagnose(tree, asked, right, answer, profile).named) {
                        QVERIFY2(isOf(traits(m).id, asked), traits(m).id.data());
                    }
                }
            }
        }
    }
}

/// The key is not named, nor what is filled in at random, but for one in twenty.
void TestSlipsNamed::chanceIsNotNamed() {
    QFETCH(const Question, asked);
    const Profile profile = profileFor(asked);
    oracle::Draw draw(31);
    int drawn = 0;
    int named = 0;
    for (const GameTree& tree : freshTrees(oracle::enough(16))) {
        const Sheet right = sheetUnder(tree, asked, profile);
        const Answer key = answerOf(tree, asked, right, profile);
        QVERIFY(diagnose(tree, asked, right, key, profile).evidence == Diagnosis::Evidence::none);
        for (int k = 0; k < 20; ++k) {
            const Answer answer = drawnAnswer(tree, asked, key, draw);
            ++drawn;
            named += diagnose(tree, asked, right, answer, profile).named.empty() ? 0 : 1;
        }
    }
    qInfo("%d of %d named", named, drawn);
    QVERIFY(20 * named <= drawn);
}

QTEST_APPLESS_MAIN(TestSlipsNamed)
#include "tst_slipsnamed.moc"
