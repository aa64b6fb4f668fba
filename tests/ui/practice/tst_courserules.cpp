// Questions under the conventions of a course: each of them matters, sets keep to them, and what
// is not kept to is said. Wherever another convention has another key, the question says which one
// it is graded under.

#include "core/practice/answer.h"
#include "core/practice/generator.h"
#include "core/practice/profilejson.h"
#include "core/practice/shippedprofiles.h"
#include "tests/rows.h"
#include "tests/ui/practice/everyquestion.h"
#include "ui/practice/courses.h"
#include "ui/practice/marking.h"
#include "ui/words/coursewords.h"
#include "ui/words/practicewords.h"

#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <algorithm>

using namespace prunus;

namespace {

/// All that is said under these conventions before an answer, and of three answers: none skipped
/// where a tie cuts, a root that follows rightly from a wrong B, and a line to its end.
QString saidUnder(const Profile& profile) {
    QString said =
        PracticeWords::searched(Question::crossOut, profile, profile.root.value_or(Player::max));
    for (const Question question : askedQuestions) {
        said +=
            PracticeWords::gradedUnder(question, profile) +
            (traits(question).isPuzzle ? QString()
                                       : PracticeWords::prompt(question, profile, Player::max)) +
            PracticeWords::manner(question, profile);
    }
    const auto judge = [&](Question question, const char* tree, const Answer& answer) {
        const Marking marking = marked({question, profile, sharedTree(tree)}, answer, false);
        for (const GradedItem& each : marking.grade.items) {
            said += PracticeWords::verdict(each.verdict);
        }
    };
    judge(Question::crossOut, "[1,[1,1]]", {});
    Answer values;
    values.values = {{NodeId{0}, {WrittenValue::Relation::equal, 9}},
                     {NodeId{1}, {WrittenValue::Relation::equal, 9}},
                     {NodeId{2}, {WrittenValue::Relation::equal, 2}}};
    judge(Question::values, "[[3,12],[2,4]]", values);
    return said;
}

Answer keyUnder(const Task& task) {
    return answerOf(*task.tree, task.question, makeSheet(*task.tree, task.procedure()).value(),
                    task.profile, task.terms);
}

QString rulesOf(const Task& task) {
    return PracticeWords::rules(task.question, task.profile, *task.tree, task.terms) +
           PracticeWords::prompt(*task.tree, task.question, task.profile, task.rootPlayer(),
                                 task.terms) +
           PracticeWords::manner(task.question, task.profile);
}

/// The same under each other convention.
std::vector<Task> otherwise(const Task& task) {
    std::vector<Task> others;
    const auto add = [&](auto change) {
        others.push_back(task);
        change(others.back().profile);
    };
    add([](Profile& p) {
        p.cut = p.cut == CutRule::greater ? CutRule::greaterOrEqual : CutRule::greater;
    });
    add([](Profile& p) { p.fail = p.fail == FailMode::hard ? FailMode::soft : FailMode::hard; });
    add([](Profile& p) { p.tieMove = Profile::Ties::last; });
    add([](Profile& p) { p.order = Profile::Order::reversed; });
    add([](Profile& p) { p.countRoot = !p.countRoot; });
    add([](Profile& p) { p.countLeavesAsNodes = !p.countLeavesAsNodes; });
    add([](Profile& p) { p.lateEdge = !p.lateEdge; });
    add([](Profile& p) { p.leafSide = Profile::LeafSide::mover; });
    add([](Profile& p) { p.rootCalls = Profile::RootCalls::perChild; });
    return others;
}

/// The values of the leaves that are read, in their order.
std::vector<Value> valuesRead(const Task& task, const Sheet& sheet) {
    std::vector<Value> read;
    for (const NodeId leaf : sheet.leaves) {
        read.push_back(task.tree->staticValue(leaf));
    }
    return read;
}

} // namespace

class TestCourseRules : public QObject {
    Q_OBJECT

  private slots:
    void everyFieldOfTheFormMatters_data() {
        const Rows<QByteArray> row("key");
        const QString keys(R"(
        "root": "min" | "cut": "gt" | "fail": "soft" | "window": [2, "inf"] |
        "tieMove": "last" | "tieMove": "any" | "pvLength": "2" | "pvLength": "1" |
        "valueNotation": "bound" | "valueNotation": "interval" | "countRoot": false |
        "countLeavesAsNodes": false | "strictConvention": true | "followThrough": false |
        "title": "A course" | "order": "reversed" | "leafSide": "mover" |
        "rootCalls": "perChild" | "lateEdge": true | "ownSideOnly": true |
        "leafBounds": true | "windowShown": "exit", "crossed": "clamp" |
        "partial": "exact" | "partial": "perError", "perError": 0.1 |
        "windowShown": "edge" | "algorithm": "alpha-beta-first-draft" |
        "algorithm": "alpha-beta-second-draft")");
        for (const QString& key : keys.split(u'|')) {
            row(qPrintable(key.trimmed()), key.trimmed().toUtf8());
        }
    }

    /// Of each key that the form has a field for something is said, or an answer is judged
    /// otherwise.
    void everyFieldOfTheFormMatters() {
        QFETCH(const QByteArray, key);
        const Profile course = readProfile(("{" + key + "}").toStdString()).value();
        QVERIFY(keysNotKept(course).empty());
        QCOMPARE(asKept(course), course);
        QVERIFY(saidUnder(course) != saidUnder({}));
    }

    void whatIsNotKept_data() {
        const Rows<QByteArray, bool> row("algorithm", "kept");
        row("no α and β", "minimax", false);
        row("negamax without", "negamax", false);
        row("nodes visited again", "pvs", false);
        row("a table", "alpha-beta-tt", false);
        row("no windows at all", "sss-star", false);
        row("the usual one", "alpha-beta", true);
        row("one function", "alpha-beta-negamax", true);
        row("the first draft", "alpha-beta-first-draft", true);
        row("the second draft", "alpha-beta-second-draft", true);
    }

    /// It is said beside the course, and questions are about alpha-beta then.
    void whatIsNotKept() {
        QFETCH(const QByteArray, algorithm);
        QFETCH(const bool, kept);
        const Profile course =
            readProfile(("{\"algorithm\": \"" + algorithm + "\"}").toStdString()).value();
        QCOMPARE(keysNotKept(course).empty(), kept);
        QCOMPARE(asKept(course).algorithm, kept ? course.algorithm : Algorithm::alphaBeta);
        const QString said = CourseWords::described(course, keysNotKept(course));
        QCOMPARE(said.contains("does not keep to these keys of it: “algorithm”"), !kept);
    }

    void aSetLooksTheSameMirrored_data() {
        const Rows<ReadySet, Profile> row("set", "course");
        const auto name = [](ReadySet set, const char* how) {
            return (QuestionSets::menuName(set) + how).toUtf8();
        };
        Profile min;
        min.id = "mirror";
        Profile right = min;
        min.root = Player::min;
        right.order = Profile::Order::reversed;
        for (std::size_t set = 0; set < readySets; ++set) {
            row(name(ReadySet(set), ", MIN at the root"), ReadySet(set), min);
        }
        for (const ReadySet set : {ReadySet::cutOrNot, ReadySet::windows, ReadySet::mixed}) {
            row(name(set, ", from the right"), set, right);
        }
    }

    /// The same leaves are read, the same move is the best; values are those of the other player.
    /// From the right the trees are turned, so that the same is cut in them.
    void aSetLooksTheSameMirrored() {
        QFETCH(const ReadySet, set);
        QFETCH(const Profile, course);
        const QuestionSet own = QuestionSets::of(set);
        const QuestionSet turned = QuestionSets::of(set, course);
        QCOMPARE(turned.skills.size(), own.skills.size());
        for (std::size_t k = 0; k < own.skills.size(); ++k) {
            const Skill& before = own.skills[k];
            const Skill& after = turned.skills[k];
            if (traits(before.question).isTyped) { // these say their own rules
                QCOMPARE(after.profile, before.profile);
                continue;
            }
            if (after.demands) {
                QCOMPARE(after.demands->profile, after.profile);
            }
            for (std::size_t tree = 0; tree < before.trees.size(); ++tree) {
                const Task one{before.question, before.profile, before.trees[tree]};
                const Task other{before.question, after.profile, after.trees[tree]};
                const Sheet a = makeSheet(*one.tree, one.procedure()).value();
                const Sheet b = makeSheet(*other.tree, other.procedure()).value();
                if (course.order == Profile::Order::reversed) {
                    QCOMPARE(valuesRead(other, b), valuesRead(one, a));
                    continue;
                }
                QCOMPARE(other.rootPlayer(), Player::min);
                QCOMPARE(a.leaves, b.leaves);
                QCOMPARE(a.move, b.move);
                QCOMPARE(a.skipped(), b.skipped());
            }
        }
    }

    /// It asks what ≥ and > make of a tie, whatever the course has.
    void theTieKeepsItsOwnRule() {
        const Profile course = asKept(*shippedProfile("berkeley-cs188"));
        const QuestionSet set = QuestionSets::of(ReadySet::tie, course);
        QCOMPARE(set.skills[0].profile.cut, CutRule::greaterOrEqual);
        QVERIFY(set.skills[0].profile.title.empty()); // which is not the course's
        QCOMPARE(set.skills[1].profile.cut, CutRule::greater);
        QCOMPARE(set.skills[1].profile.title, course.title);
    }

    void whatACourseSaysIsAsked_data() {
        using Shown = Profile::WindowShown;
        using Notation = Profile::ValueNotation;
        // windows: of the first question of Windows
        // values: of the second of Values and bounds
        const Rows<QByteArray, Shown, Notation> row("keys", "windows", "values");
        row("a course that says neither leaves both to the set", R"({"cut": "gt"})", Shown::entry,
            Notation::bound);
        row("each change, said, though that is usual", R"({"windowShown": "history"})",
            Shown::history, Notation::bound);
        row("numbers, said, though they are usual", R"({"valueNotation": "plain", "cut": "gt"})",
            Shown::entry, Notation::plain);
        row("both are others", R"({"windowShown": "exit", "valueNotation": "interval"})",
            Shown::exit, Notation::interval);
        row("never, which a question about them cannot be", R"({"windowShown": "none"})",
            Shown::entry, Notation::bound);
    }

    /// Now, and when the program is started again.
    void whatACourseSaysIsAsked() {
        QFETCH(const QByteArray, keys);
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("own.ini")), QSettings::IniFormat);
        Courses now;
        now.keepIn(settings);
        Profile course = readProfile(keys.toStdString()).value();
        course.title = "a course of one's own";
        now.choose(course, keysSaidIn(keys));
        Courses later;
        later.keepIn(settings);
        for (const Courses* each : {&now, &later}) {
            const auto of = [each](ReadySet set, std::size_t k) {
                return QuestionSets::of(set, each->chosen(), each->said()).skills[k].profile;
            };
            QTEST(of(ReadySet::windows, 0).windowShown, "windows");
            QTEST(of(ReadySet::bounds, 1).valueNotation, "values");
        }
    }

    void theOpenTreeKeepsItsPlayer() {
        const auto tree = sharedTree("[[6,9],[4,8,7],[2,5]]");
        const Profile course = asKept(*shippedProfile("uci-cs271"));
        SearchOptions options;
        options.cut = CutRule::greater;
        const auto about = [&](const Profile& under) {
            return QuestionSets::about(tree, Question::crossOut, options, under)
                .skills.front()
                .profile;
        };
        QCOMPARE(about(course).root, std::optional<Player>());
        QCOMPARE(about(course).cut, course.cut);
        QCOMPARE(about({}).cut, CutRule::greater); // as it is searched
    }

    void keysAreNamedWhereTheyDiffer_data() { everyReadySetRow(); }

    void keysAreNamedWhereTheyDiffer() {
        QFETCH(const ReadySet, set);
        int differing = 0;
        bool hasKeys = false;
        for (const Skill& skill : QuestionSets::of(set).skills) {
            if (traits(skill.question).isPuzzle) {
                continue; // what is tried out has no key
            }
            hasKeys = true;
            for (const auto& tree : skill.trees) {
                const Task task{skill.question, skill.profile, tree, skill.terms};
                for (const Task& other : otherwise(task)) {
                    if (keyUnder(other) != keyUnder(task)) {
                        ++differing;
                        QVERIFY2(rulesOf(other) != rulesOf(task), qPrintable(rulesOf(task)));
                    }
                }
            }
        }
        QCOMPARE(differing > 0, hasKeys);
    }

    void aFreshTreeIsSoonThere_data() { everyReadySetRow(); }

    /// Under a second in the median, for each of its skills.
    void aFreshTreeIsSoonThere() {
        QFETCH(const ReadySet, set);
        for (const Skill& skill : QuestionSets::of(set).skills) {
            if (!skill.demands) {
                continue;
            }
            std::vector<qint64> took;
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                Demands demands = *skill.demands;
                demands.seed = seed;
                QElapsedTimer timer;
                timer.start();
                QVERIFY(generateFor(demands).has_value());
                took.push_back(timer.elapsed());
            }
            std::ranges::sort(took);
            qInfo("%s: median %lld ms, longest %lld ms", traits(skill.question).id.data(), took[2],
                  took.back());
#ifndef __SANITIZE_ADDRESS__
            QVERIFY(took[2] < 1000);
#endif
        }
    }
};

QTEST_MAIN(TestCourseRules)
#include "tst_courserules.moc"
