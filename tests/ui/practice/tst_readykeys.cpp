// The ready sets' exercises: wherever another convention has another key, the question says which
// one it is graded under.

#include "core/practice/sheet.h"
#include "ui/practice/questionset.h"
#include "ui/words/practicewords.h"

#include <QTest>

using namespace prunus;

namespace {

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

} // namespace

class TestReadyKeys : public QObject {
    Q_OBJECT

  private slots:
    void areNamedWhereTheyDiffer_data();
    void areNamedWhereTheyDiffer();
};

void TestReadyKeys::areNamedWhereTheyDiffer_data() {
    QTest::addColumn<int>("set");
    for (int set = 0; set < int(readySets); ++set) {
        QTest::addRow("%s", qPrintable(QuestionSets::menuName(ReadySet(set)))) << set;
    }
}

void TestReadyKeys::areNamedWhereTheyDiffer() {
    QFETCH(const int, set);
    int differing = 0;
    bool hasKeys = false;
    for (const Skill& skill : QuestionSets::of(ReadySet(set)).skills) {
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

QTEST_APPLESS_MAIN(TestReadyKeys)
#include "tst_readykeys.moc"
