// Diagnosis on trees that nobody chose: what each slip answers is named, or it is the answer of
// other slips, too.

#include "core/practice/diagnosis.h"
#include "core/practice/fields.h"
#include "core/practice/generator.h"
#include "tests/enough.h"
#include "tests/practice/rightsheet.h"

#include <QTest>
#include <algorithm>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

/// Of the answers that are not right, in percent, so many are named for what they are; a little
/// more was measured.
constexpr std::array<std::pair<Question, int>, 13> askedAndNamed{{{Question::values, 75},
                                                                  {Question::move, 35},
                                                                  {Question::crossOut, 55},
                                                                  {Question::leafOrder, 55},
                                                                  {Question::windows, 80},
                                                                  {Question::returned, 65},
                                                                  {Question::counts, 50},
                                                                  {Question::negamax, 95},
                                                                  {Question::cuts, 70},
                                                                  {Question::nodeTypes, 95},
                                                                  {Question::mirror, 65},
                                                                  {Question::knownRange, 55},
                                                                  {Question::firstWindow, 15}}};

/// With a window for those that need one: all values of the trees are in the one, the values of
/// some roots are outside of the other.
Profile profileFor(Question question, FailMode fail = FailMode::hard) {
    Profile profile;
    profile.fail = fail;
    profile.window = question == Question::knownRange    ? Window{0, 20}
                     : question == Question::firstWindow ? Window{6, 12}
                                                         : Window{};
    return profile;
}

/// What came of the answers of a slip.
struct Tally {
    int visible = 0;   ///< not the right answer
    int named = 0;     ///< alone or as one of two
    int asOther = 0;   ///< another one is named, which gives the same answer
    int tooMany = 0;   ///< three or more give the same answer, and none is named
    int otherwise = 0; ///< anything else
};

struct Given {
    Misconception slip;
    Answer answer;
    AnswerFields fields; ///< marks that cross out the same are the same
};

/// What all slips answer that can be carried out as the question's search, in all their forms. The
/// move can be worked out with cutoffs or without.
std::vector<Given> answersOn(const GameTree& tree, Question question, const Sheet& right,
                             const Profile& profile) {
    std::vector<Given> all;
    const bool windowed = traits(right.procedure.options.algorithm).windowed;
    const auto add = [&](const Procedure& procedure) {
        const Sheet sheet = makeSheet(tree, procedure).value();
        Answer answer = answerOf(tree, question, sheet, profile);
        AnswerFields fields = fieldsOf(tree, question, right, answer, profile);
        all.push_back({*procedure.misconception, std::move(answer), std::move(fields)});
    };
    for (const MisconceptionTraits& each : everyMisconception) {
        const Misconception m = each.misconception;
        for (std::uint8_t form = 0; m != Misconception::noResearch && form < formsOf(m); ++form) {
            const auto exhaustive = exhaustiveProcedureOf(m, right.procedure, form);
            if (exhaustive && !windowed) {
                add(*exhaustive);
            }
            if (windowed || question == Question::move) {
                add(procedureOf(m, right.procedure, form));
            }
        }
    }
    return all;
}

void look(const GameTree& tree, Question question, const Profile& profile,
          std::map<std::string_view, Tally>& tallies) {
    const Sheet right = makeSheet(tree, procedureUnder(profile, question)).value();
    const std::vector<Given> all = answersOn(tree, question, right, profile);
    for (const Given& given : all) {
        const bool nothing = given.fields.empty();
        if (nothing ||
            gradeAnswer(tree, question, right, given.answer, profile, false).credit == 1) {
            continue;
        }
        Tally& tally = tallies[traits(given.slip).id];
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
        } else if (diagnosis.named.empty() && likely > 2) {
            ++tally.tooMany;
        } else {
            ++tally.otherwise;
        }
    }
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
};

void TestSlipsNamed::onPublishedTrees_data() {
    QTest::addColumn<int>("question");
    for (const auto& [question, least] : askedAndNamed) {
        QTest::addRow("%s", traits(question).id.data()) << static_cast<int>(question);
    }
}

/// The key has full credit, nothing has none, and each slip that shows has less and is named.
void TestSlipsNamed::onPublishedTrees() {
    QFETCH(const int, question);
    const auto asked = static_cast<Question>(question);
    for (const char* text : {e12, t13}) {
        const GameTree tree = treeOf(text);
        const Profile profile = profileFor(asked);
        const Sheet right = makeSheet(tree, procedureUnder(profile, asked)).value();
        const auto credit = [&](const Answer& answer) {
            return gradeAnswer(tree, asked, right, answer, profile, false).credit;
        };
        QCOMPARE(credit(answerOf(tree, asked, right, profile)), 1.0);
        QCOMPARE(credit({}), 0.0);
        std::map<std::string_view, Tally> tallies;
        look(tree, asked, profile, tallies);
        for (const auto& [id, tally] : tallies) {
            QVERIFY2(tally.otherwise == 0, id.data());
        }
    }
}

void TestSlipsNamed::onFreshTrees_data() {
    QTest::addColumn<int>("question");
    QTest::addColumn<bool>("soft");
    QTest::addColumn<int>("leastPercent");
    for (const auto& [question, least] : askedAndNamed) {
        for (const bool soft : {false, true}) {
            QTest::addRow("%s, %s", traits(question).id.data(), soft ? "soft" : "hard")
                << static_cast<int>(question) << soft << least;
        }
    }
}

/// All that is not named is the answer of another slip as well, which is named in its place, or of
/// three or more.
void TestSlipsNamed::onFreshTrees() {
    QFETCH(const int, question);
    QFETCH(const bool, soft);
    QFETCH(const int, leastPercent);
    static const std::vector<GameTree> trees = freshTrees(oracle::enough(32));
    const Profile profile =
        profileFor(static_cast<Question>(question), soft ? FailMode::soft : FailMode::hard);
    std::map<std::string_view, Tally> tallies;
    for (const GameTree& tree : trees) {
        look(tree, static_cast<Question>(question), profile, tallies);
    }
    Tally all;
    for (const auto& [id, tally] : tallies) {
        QVERIFY2(tally.otherwise == 0, id.data());
        all.visible += tally.visible;
        all.named += tally.named;
        all.asOther += tally.asOther;
        all.tooMany += tally.tooMany;
    }
    qInfo("%d not right: %d named, %d called another that answers the same, %d like three or more",
          all.visible, all.named, all.asOther, all.tooMany);
    QVERIFY(trees.size() < 16 || 100 * all.named >= leastPercent * all.visible);
}

QTEST_APPLESS_MAIN(TestSlipsNamed)
#include "tst_slipsnamed.moc"
