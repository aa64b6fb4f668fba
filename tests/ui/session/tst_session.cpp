// The session: what lands, what fails without harm, and where a change of options leaves the step.
// Playing: to the end, or to the next cutoff if so wished, in a tree of three cutoffs, whose steps
// were counted by hand.

#include "tests/rows.h"
#include "tests/ui/files/filesoftest.h"
#include "tests/ui/session/opened.h"
#include "ui/session/stepactions.h"
#include "ui/session/stepping.h"

#include <QSignalSpy>
#include <QTest>

using namespace prunus;

namespace {

/// 1 A, 2 B, 3 leaf 3, 4 back, 5 leave B, 6 back; then for C, D and E each: enter, leaf, back,
/// cutoff, leave, back. So the cutoffs are at 10, 16 and 22, and the end is 25.
const QString threeCutoffs = QStringLiteral("[[3],[2,9],[1,9],[0,9]]");

struct Played {
    Session session;
    Playback playback{session};
    StepActions actions{session, playback, nullptr};
    QSignalSpy changes{&playback, &Playback::playingChanged};

    explicit Played(double speed) {
        session.openText(threeCutoffs, QStringLiteral("tree"));
        playback.setSpeed(speed);
    }
    /// The step at which playing ends.
    std::uint32_t play() {
        playback.setPlaying(true);
        if (!QTest::qWaitFor([this] { return !playback.playing(); }, 10'000)) {
            return 0;
        }
        return session.step().value;
    }
};

} // namespace

class TestSession : public QObject {
    Q_OBJECT

  private slots:
    void aSmallTreeIsThereAtOnce() {
        Session session;
        QVERIFY(!session.hasSearch());
        const QSignalSpy landed(&session, &Session::documentChanged);
        session.openText(figure52Text, QStringLiteral("Figure"));
        QCOMPARE(landed.count(), 1);
        QVERIFY(session.hasSearch() && !session.busy());
        QCOMPARE(session.title(), "Figure");
        QCOMPARE(session.trace()->end().value, 26U);
        QCOMPARE(session.step().value, 0U);
        session.setStep(Step{400});
        QCOMPARE(session.step().value, 26U);
        session.openText(QStringLiteral("[1,2]"), {});
        QCOMPARE(session.step().value, 0U);
    }

    void aBadTreeLeavesEverythingAsItWas_data() {
        const Rows<QByteArray, QString> row("text", "place");
        row("an unclosed bracket is reported where it was opened", "[[3,12],\n [2",
            "bad.txt, line 2, column 2: ");
        row("a stray word", "[1, ,2]", "bad.txt, line 1, column ");
        row("an empty file", {}, "bad.txt");
        row("a newer document", QByteArray(R"({"format": "prunus-tree", "version": 9, "tree": 1})"),
            "bad.txt, line 1, column ");
    }
    void aBadTreeLeavesEverythingAsItWas() {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        const FilesOfTest files;
        FigureSession session;
        session.setStep(Step{14});
        const auto before = session.document();
        const QSignalSpy failed(&session, &Session::failed);
        const QSignalSpy landed(&session, &Session::documentChanged);
        session.openFile(files.write("bad.txt", text));
        QCOMPARE(failed.count(), 1);
        QVERIFY2(failed.at(0).at(0).toString().startsWith(place),
                 qPrintable(failed.at(0).at(0).toString()));
        QCOMPARE(landed.count(), 0);
        QVERIFY(session.document() == before);
        QCOMPARE(session.step().value, 14U);
    }

    void missingFileIsNamed() {
        Session session;
        QSignalSpy failed(&session, &Session::failed);
        session.openFile(QStringLiteral("no-such-tree.txt"));
        QVERIFY(failed.count() == 1 || failed.wait());
        QVERIFY(failed.at(0).at(0).toString().contains("no-such-tree.txt"));
        QVERIFY(!session.hasSearch());
    }

    void optionsThatFailStayAsTheyWere() {
        FigureSession session;
        session.setStep(Step{14});
        const QSignalSpy failed(&session, &Session::failed);
        SearchOptions shallow;
        shallow.depth = 1;
        session.setOptions(shallow);
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed.at(0).at(0).toString().startsWith("B lies at the depth limit"));
        QVERIFY(session.options() == SearchOptions{});
        QCOMPARE(session.step().value, 14U);
    }

    void changingTheAlgorithmKeepsThePlace_data() {
        const Rows<unsigned, unsigned> row("before", "after");
        // Minimax of figure 5.2: A 1, B 2 to 9, back 10, C 11; leaf 2 12, back 13, leaf 4 14, back
        // 15, leaf 6 16, back 17, leave C 18, back 19, D 20; 21 … 26 its leaves, leave D 27, back,
        // leave A 29
        row("the start stays the start", 0U, 0U);
        row("a node that is entered", 11U, 11U);
        row("a comparison with the same child", 13U, 13U);
        row("a cutoff becomes the comparison that closed the window", 14U, 13U);
        row("a node that returns", 15U, 18U);
        row("a leaf further on", 20U, 23U);
        row("the end stays the end", 26U, 29U);
    }
    void changingTheAlgorithmKeepsThePlace() {
        QFETCH(unsigned, before);
        QFETCH(unsigned, after);
        FigureSession session;
        session.setStep(Step{before});
        const QSignalSpy changed(&session, &Session::traceChanged);
        session.setOptions(with(Algorithm::minimax));
        QCOMPARE(changed.count(), 1);
        QCOMPARE(session.trace()->end().value, 29U);
        QCOMPARE(session.step().value, after);
    }

    void aNewTreeForgetsDepthAndRoot() {
        Session session;
        session.openText(QStringLiteral("[1,2]"), {});
        SearchOptions options;
        options.depth = 1;
        options.root = Player::min;
        options.fail = FailMode::soft;
        session.setOptions(options);
        session.openText(figure52Text, {});
        QVERIFY(!session.options().depth && !session.options().root);
        QVERIFY(session.options().fail == FailMode::soft);
    }

    void minimaxCountsFollowTheDepth() {
        Session session;
        session.openText(QStringLiteral(R"({"format": "prunus-tree", "version": 1, "tree":
            {"children": [{"value": 4, "children": [1, 2]}, {"value": 5, "children": [3, 6]}]}})"),
                         {});
        QCOMPARE(session.minimaxCounts().nodesVisited, std::uint64_t(7));
        QCOMPARE(session.minimaxCounts().leavesEvaluated, std::uint64_t(4));
        SearchOptions options;
        options.depth = 1;
        session.setOptions(options);
        QCOMPARE(session.minimaxCounts().nodesVisited, std::uint64_t(3));
        QCOMPARE(session.minimaxCounts().leavesEvaluated, std::uint64_t(2));
        QCOMPARE(session.minimaxCounts().interiorVisited, std::uint64_t(1));
    }

    void theEndOfANode() {
        FigureSession session;
        QCOMPARE(endOfNode(session.moment()).value, 26U);
        session.setStep(Step{5}); // leaf 12, in B
        QCOMPARE(endOfNode(session.moment()).value, 9U);
        session.setStep(Step{9}); // B has returned: A is the current node
        QCOMPARE(endOfNode(session.moment()).value, 26U);
        session.setStep(Step{14});
        QCOMPARE(endOfNode(session.moment()).value, 15U);
        session.setStep(Step{26});
        QCOMPARE(endOfNode(session.moment()).value, 26U);
    }

    void playsToTheEnd() {
        Played played(1024);
        QCOMPARE(played.session.trace()->end().value, 25U);
        QCOMPARE(played.play(), 25U);
        QCOMPARE(played.changes.count(), 2);
    }

    void stopsAtEveryCutoff_data() {
        QTest::addColumn<double>("speed");
        QTest::newRow("one step a tick") << 32.0;
        QTest::newRow("several steps a tick jump over none") << 128.0;
        QTest::newRow("a tick is longer than the search") << 1024.0;
    }
    void stopsAtEveryCutoff() {
        QFETCH(double, speed);
        Played played(speed);
        played.playback.setStopsAtCutoffs(true);
        for (const std::uint32_t stop : {10U, 16U, 22U, 25U}) {
            QCOMPARE(played.play(), stop);
        }
        QCOMPARE(played.changes.count(), 8);
    }

    void theChoiceCanChangeWhilePlaying() {
        Played played(32);
        played.playback.setStopsAtCutoffs(true);
        played.playback.setPlaying(true);
        QVERIFY(QTest::qWaitFor([&] { return played.session.step().value >= 3; }));
        played.playback.setStopsAtCutoffs(false);
        QCOMPARE(played.play(), 25U);
    }

    void startsAnewFromTheEnd() {
        Played played(1024);
        played.session.setStep(played.session.trace()->end());
        played.playback.setStopsAtCutoffs(true);
        QCOMPARE(played.play(), 10U);
    }

    void theActionIsTheChoice() {
        Played played(1024);
        QVERIFY(!played.playback.stopsAtCutoffs());
        played.actions.stopAtCutoffs->trigger();
        QVERIFY(played.playback.stopsAtCutoffs());
        QCOMPARE(played.play(), 10U);
        played.actions.stopAtCutoffs->trigger();
        QCOMPARE(played.play(), 25U);
    }

    void aManualStepStopsIt() {
        Played played(32);
        played.playback.toggle();
        played.session.setStep(Step{3});
        QVERIFY(!played.playback.playing());
        QCOMPARE(played.session.step().value, 3U);
    }
};

QTEST_MAIN(TestSession)
#include "tst_session.moc"
