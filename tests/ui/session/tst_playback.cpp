// Playing: to the end, or to the next cutoff if so wished. A tree of three cutoffs, whose steps
// were counted by hand.

#include "ui/session/stepactions.h"

#include <QSignalSpy>
#include <QTest>

using namespace prunus;

class TestPlayback : public QObject {
    Q_OBJECT

  private slots:
    void playsToTheEnd();
    void stopsAtEveryCutoff_data();
    void stopsAtEveryCutoff();
    void theChoiceCanChangeWhilePlaying();
    void startsAnewFromTheEnd();
    void theActionIsTheChoice();
    void aManualStepStopsIt();
};

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

void TestPlayback::playsToTheEnd() {
    Played played(1024);
    QCOMPARE(played.session.trace()->end().value, 25U);
    QCOMPARE(played.play(), 25U);
    QCOMPARE(played.changes.count(), 2);
}

void TestPlayback::stopsAtEveryCutoff_data() {
    QTest::addColumn<double>("speed");
    QTest::newRow("one step a tick") << 32.0;
    QTest::newRow("several steps a tick jump over none") << 128.0;
    QTest::newRow("a tick is longer than the search") << 1024.0;
}

void TestPlayback::stopsAtEveryCutoff() {
    QFETCH(double, speed);
    Played played(speed);
    played.playback.setStopsAtCutoffs(true);
    for (const std::uint32_t stop : {10U, 16U, 22U, 25U}) {
        QCOMPARE(played.play(), stop);
    }
    QCOMPARE(played.changes.count(), 8);
}

void TestPlayback::theChoiceCanChangeWhilePlaying() {
    Played played(32);
    played.playback.setStopsAtCutoffs(true);
    played.playback.setPlaying(true);
    QVERIFY(QTest::qWaitFor([&] { return played.session.step().value >= 3; }));
    played.playback.setStopsAtCutoffs(false);
    QCOMPARE(played.play(), 25U);
}

void TestPlayback::startsAnewFromTheEnd() {
    Played played(1024);
    played.session.setStep(played.session.trace()->end());
    played.playback.setStopsAtCutoffs(true);
    QCOMPARE(played.play(), 10U);
}

void TestPlayback::theActionIsTheChoice() {
    Played played(1024);
    QVERIFY(!played.playback.stopsAtCutoffs());
    played.actions.stopAtCutoffs->trigger();
    QVERIFY(played.playback.stopsAtCutoffs());
    QCOMPARE(played.play(), 10U);
    played.actions.stopAtCutoffs->trigger();
    QCOMPARE(played.play(), 25U);
}

void TestPlayback::aManualStepStopsIt() {
    Played played(32);
    played.playback.toggle();
    played.session.setStep(Step{3});
    QVERIFY(!played.playback.playing());
    QCOMPARE(played.session.step().value, 3U);
}

QTEST_MAIN(TestPlayback)
#include "tst_playback.moc"
