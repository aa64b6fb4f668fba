#include "core/edit/editedtree.h"
#include "core/edit/stepafteredit.h"
#include "core/trace/run.h"
#include "tests/edit/randomedit.h"
#include "tests/notation/outline.h"
#include "tests/notation/randomtree.h"
#include "tests/search/oracle/randomtree.h"

#include <QTest>

using namespace prunus;

namespace {

/// The step found by going through all events of the new search.
Step placeByHand(const Moment& moment, const NodeMap& map, const GameTree& tree,
                 const SearchTrace& trace) {
    const Event event = moment.event();
    const auto first = [&](auto matches) -> std::optional<Step> {
        for (Step t{1}; t <= trace.end(); ++t) {
            if (matches(Moment(tree, trace, t).event())) {
                return t;
            }
        }
        return std::nullopt;
    };
    const bool comparing = event.kind == EventKind::back || event.kind == EventKind::cutoff;
    const NodeId subject = comparing ? event.child : event.node;
    if (map.at(subject) != noNode) {
        const auto same = first([&](const Event& e) {
            const bool about = comparing ? e.child == map.at(subject) : e.node == map.at(subject);
            return about && e.kind == event.kind;
        });
        if (same) {
            return *same;
        }
        const auto compared = first([&](const Event& e) {
            return comparing && e.kind == EventKind::back && e.child == map.at(subject);
        });
        if (compared) {
            return *compared;
        }
    }
    for (NodeId n = subject; n != noNode; n = moment.tree().parent(n)) {
        const NodeId now = map.at(n);
        const auto reached = first([&](const Event& e) { return now != noNode && e.node == now; });
        if (reached) {
            return *reached;
        }
    }
    return Step{0};
}

} // namespace

/// After an edit the search stays where it was, as far as that place still exists.
class TestPlace : public QObject {
    Q_OBJECT

  private slots:
    void withoutAnEditEveryStepStays();
    void theSameEventWhereItIs();
};

void TestPlace::withoutAnEditEveryStepStays() {
    RandomTree trees(31, RandomTree::With::everything);
    for (int i = 0; i < 300; ++i) {
        const GameTree tree = trees.next();
        const auto trace = *recordSearch(tree, {});
        for (Step t{0}; t <= trace->end(); ++t) {
            QVERIFY(stepAfterEdit(Moment(tree, *trace, t), {}, tree, *trace) == t);
        }
    }
}

/// And the start stays the start, the end the end.
void TestPlace::theSameEventWhereItIs() {
    RandomTree trees(32, RandomTree::With::everything);
    std::mt19937_64 random(32);
    oracle::Draw draw(32);
    int compared = 0;
    for (int i = 0; i < 3000; ++i) {
        const GameTree tree = trees.next();
        const Edit edit = randomEdit(random, tree, std::make_shared<const GameTree>(trees.next()));
        const EditResult edited = applyEdit(tree, edit);
        SearchOptions options =
            oracle::randomOptions(draw, algorithms[random() % algorithms.size()].algorithm);
        options.depth.reset();
        if (!edited) {
            continue;
        }
        const auto before = *recordSearch(tree, options);
        const auto after = *recordSearch(edited->tree, options);
        for (Step t{0}; t <= before->end(); ++t) {
            const Moment moment(tree, *before, t);
            const Step found = stepAfterEdit(moment, edited->map, edited->tree, *after);
            const Step wanted = t == Step{0} ? t
                                : t == before->end()
                                    ? after->end()
                                    : placeByHand(moment, edited->map, edited->tree, *after);
            QVERIFY2(found == wanted,
                     (outline(tree) + " edit " + std::to_string(edit.index()) + " step " +
                      std::to_string(t.value) + ": " + std::to_string(found.value) + " not " +
                      std::to_string(wanted.value))
                         .c_str());
            ++compared;
        }
    }
    QVERIFY(compared > 20000);
}

QTEST_APPLESS_MAIN(TestPlace)
#include "tst_stepafteredit.moc"
