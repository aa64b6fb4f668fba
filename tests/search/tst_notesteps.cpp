#include "core/trace/notesteps.h"
#include "tests/search/randomsearches.h"

#include <QTest>
#include <algorithm>
#include <map>

using namespace prunus;

namespace {

/// What a note at each step of a search would stand at, by counting visits from the first event on.
std::vector<NotePlace> placesByHand(const GameTree& tree, const SearchTrace& trace) {
    std::vector<NotePlace> places{{GameTree::root(), NoteEvent::start, 1}};
    std::map<NodeId, std::uint32_t> visits;
    for (Step t{1}; t <= trace.end(); ++t) {
        const Event event = Moment(tree, trace, t).event();
        NotePlace place{event.node};
        switch (event.kind) {
        case EventKind::enter:
        case EventKind::leaf:
        case EventKind::recall:
            ++visits[event.node];
            place.event = NoteEvent::enter;
            break;
        case EventKind::back:
            place = {event.child, NoteEvent::back};
            break;
        case EventKind::cutoff:
            place.event = NoteEvent::cutoff;
            break;
        case EventKind::leave:
            place.event = NoteEvent::leave;
            break;
        case EventKind::start:
            break;
        }
        place.visit = visits[place.node];
        places.push_back(place);
    }
    return places;
}

Note noteAt(const NotePlace& place, const char* search = "") {
    return {place, search, "n", {}, {}};
}

} // namespace

/// A note stands at an event of a node; where that is in a search.
class TestNoteSteps : public QObject {
    Q_OBJECT

  private slots:
    void everyStepHasOnePlace_data() { oracle::algorithmRows(); }
    void everyStepHasOnePlace();
    void placesThatNoSearchHas();
    void areInTheOrderOfSteps();
};

/// On random trees under random options: there and back again, and nowhere else.
void TestNoteSteps::everyStepHasOnePlace() {
    QFETCH(Algorithm, algorithm);
    oracle::Draw draw(41);
    std::size_t looked = 0;
    for (int k = 0; k < 400; ++k) {
        const oracle::NaiveTree naive = oracle::randomTree(draw);
        const GameTree tree = oracle::gameTree(naive);
        const SearchOptions options = oracle::randomOptions(draw, algorithm);
        const auto trace = recordSearch(tree, options);
        if (!trace) { // no static values at the depth limit
            continue;
        }
        const std::vector<NotePlace> places = placesByHand(tree, **trace);
        for (Step t{0}; t <= (*trace)->end(); ++t) {
            const NotePlace& place = places[t.value];
            QVERIFY(notePlaceOf(Moment(tree, **trace, t)) == place);
            QVERIFY(stepOf(tree, **trace, place) == t);
            for (const NoteEvent event : {NoteEvent::start, NoteEvent::enter, NoteEvent::back,
                                          NoteEvent::cutoff, NoteEvent::leave}) {
                const NotePlace other{place.node, event, place.visit};
                const auto there = std::ranges::find(places, other);
                const auto step = stepOf(tree, **trace, other);
                QCOMPARE(step.has_value(), there != places.end());
                QVERIFY(!step || step->value == std::uint32_t(there - places.begin()));
            }
            ++looked;
        }
        for (NodeId n; n.value < tree.nodeCount(); ++n) {
            const NotePlace entered{n, NoteEvent::enter, 1}; // some were skipped
            QCOMPARE(stepOf(tree, **trace, entered).has_value(),
                     std::ranges::find(places, entered) != places.end());
        }
    }
    QVERIFY(looked > 1000);
}

void TestNoteSteps::placesThatNoSearchHas() {
    const GameTree tree = oracle::gameTree(oracle::naiveTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    const auto trace = recordSearch(tree, {}).value();
    QVERIFY(!stepOf(tree, *trace, {noNode, NoteEvent::enter, 1}));
    QVERIFY(!stepOf(tree, *trace, {NodeId{99}, NoteEvent::enter, 1}));
    QVERIFY(!stepOf(tree, *trace, {NodeId{1}, NoteEvent::enter, 2}));
    QVERIFY(!stepOf(tree, *trace, {NodeId{1}, NoteEvent::start, 1}));
    const auto none = SearchTrace::unsearched(tree, {});
    QVERIFY(!stepOf(tree, *none, {NodeId{0}, NoteEvent::enter, 1}));
    QVERIFY(stepOf(tree, *none, {NodeId{0}, NoteEvent::start, 1}) == Step{0});
}

/// Those of other searches are left out, and of a slip those of its algorithm.
void TestNoteSteps::areInTheOrderOfSteps() {
    const GameTree plain = oracle::gameTree(oracle::naiveTree("[[3,12,8],[2,4,6],[14,5,2]]"));
    const GameTree tree =
        GameTree(plain).withNotes({noteAt({NodeId{2}, NoteEvent::cutoff, 1}, "alpha-beta"),
                                   noteAt({NodeId{1}, NoteEvent::leave, 1}),
                                   noteAt({NodeId{1}, NoteEvent::leave, 1}, "minimax"),
                                   noteAt({noNode, NoteEvent::leave, 1})});
    const auto trace = recordSearch(tree, {}).value();
    const std::vector<NoteStep> wanted{{Step{9}, 1}, {Step{14}, 0}};
    QVERIFY(notesIn(tree, *trace) == wanted);
    QVERIFY(notesAt(Moment(tree, *trace, Step{14})) == std::vector<std::size_t>{0});
    QVERIFY(notesAt(Moment(tree, *trace, Step{15})).empty());
    SearchOptions slipped = trace->options();
    slipped.slip = SlipId{};
    QVERIFY(!isFor(tree.header().notes[0], slipped));
    QVERIFY(isFor(tree.header().notes[1], slipped));
}

QTEST_APPLESS_MAIN(TestNoteSteps)
#include "tst_notesteps.moc"
