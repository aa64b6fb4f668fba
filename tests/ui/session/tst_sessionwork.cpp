// The session's long work: it comes from aside, tells how far it is, and never lands once
// cancelled.

#include "tests/ui/files/filesoftest.h"
#include "tests/ui/session/opened.h"
#include "tests/ui/session/workend.h"
#include "ui/session/editing.h"
#include "ui/session/session.h"

using namespace prunus;

namespace {

/// [1,2,…,leaves]
QString ascending(int leaves) {
    QStringList values;
    for (int k = 1; k <= leaves; ++k) {
        values << QString::number(k);
    }
    return u'[' + values.join(u',') + u']';
}

QString descending(int leaves) {
    QStringList values = ascending(leaves).mid(1).chopped(1).split(u',');
    std::ranges::reverse(values);
    return u'[' + values.join(u',') + u']';
}

} // namespace

class TestSessionWork : public QObject {
    Q_OBJECT

  private slots:
    void aLargeTreeComesFromAside() {
        const FilesOfTest files;
        Session session;
        QSignalSpy landed(&session, &Session::documentChanged);
        session.openFile(files.write("wide.txt", wideTree(30'000)));
        QVERIFY(session.busy() && !session.hasSearch());
        QVERIFY(landed.wait(30'000));
        QVERIFY(!session.busy());
        QCOMPARE(session.document()->tree.nodeCount(), 330'001U);
        QCOMPARE(session.title(), QStringLiteral("wide.txt"));

        QSignalSpy searched(&session, &Session::traceChanged);
        session.setOptions(with(Algorithm::minimax));
        QVERIFY(session.busy());
        QVERIFY(session.options().algorithm == Algorithm::alphaBeta); // not before it has landed
        QVERIFY(searched.wait(30'000));
        QVERIFY(session.options().algorithm == Algorithm::minimax);
        QCOMPARE(session.trace()->totals().nodesVisited, std::uint64_t(330'001));
    }

    void cancelledWorkNeverLands() {
        const FilesOfTest files;
        FigureSession session;
        const auto before = session.document();
        const QSignalSpy landed(&session, &Session::documentChanged);
        const QSignalSpy failed(&session, &Session::failed);
        session.openFile(files.write("wide.txt", wideTree(60'000)));
        QVERIFY(session.busy());
        session.cancel();
        QVERIFY(!session.busy());
        letWorkEnd();
        QVERIFY(session.document() == before);
        QCOMPARE(landed.count() + failed.count(), 0);
    }

    void aTreeThatIsLeftIsLetGo() {
        const FilesOfTest files;
        Session session;
        QSignalSpy landed(&session, &Session::documentChanged);
        session.openFile(files.write("wide.txt", wideTree(30'000)));
        QVERIFY(landed.wait(30'000));
        const std::weak_ptr<const Document> document = session.document();
        const std::weak_ptr<const SearchTrace> trace = session.trace();
        session.openText(figure52Text, {});
        QVERIFY(document.expired());
        QVERIFY(trace.expired());
    }

    void aCancelledSearchGivesTheChoicesBack() {
        WideSession session;
        session.setStep(Step{77});
        const QSignalSpy searched(&session, &Session::traceChanged);
        const auto trace = session.trace();
        session.setOptions(with(Algorithm::minimax));
        QVERIFY(session.busy() && !session.opening());
        QVERIFY(session.wantedOptions() == with(Algorithm::minimax));
        session.cancel();
        QVERIFY(session.wantedOptions() == SearchOptions{});
        letWorkEnd();
        QCOMPARE(searched.count(), 0);
        QVERIFY(session.trace() == trace && session.options() == SearchOptions{});
        QCOMPARE(session.step().value, 77U);
    }

    void ofTwoQuickChangesNoneIsLost() {
        WideSession session;
        QSignalSpy searched(&session, &Session::traceChanged);
        SearchOptions first = session.wantedOptions();
        first.algorithm = Algorithm::minimax;
        session.setOptions(first);
        SearchOptions second = session.wantedOptions();
        second.order = MoveOrder::random;
        session.setOptions(second);
        QVERIFY(searched.wait(30'000));
        QVERIFY(!session.busy());
        QCOMPARE(searched.count(), 1);
        QVERIFY(session.options().algorithm == Algorithm::minimax);
        QVERIFY(session.options().order == MoveOrder::random);
    }

    void goingBackToWhatIsShownStopsTheSearch() {
        WideSession session;
        session.setOptions(with(Algorithm::minimax));
        QVERIFY(session.busy());
        session.setOptions(SearchOptions{});
        QVERIFY(!session.busy());
        QVERIFY(session.options() == SearchOptions{});
    }

    void workTellsHowFarItIs() {
        const FilesOfTest files;
        Session session;
        QSignalSpy landed(&session, &Session::documentChanged);
        session.openFile(files.write("wide.txt", wideTree(100'000)));
        QVERIFY(session.opening());
        QCOMPARE(session.work().opened, QStringLiteral("wide.txt"));
        Stage reached = Stage::loading;
        while (landed.isEmpty()) {
            if (session.busy()) {
                const WorkReport report = session.work();
                QVERIFY(report.stage >= reached); // one after the other, as they are listed
                QVERIFY(!report.share || (*report.share >= 0 && *report.share <= 1));
                reached = report.stage;
            }
            QCoreApplication::processEvents();
        }
        QVERIFY(!session.opening());
        session.setOptions(with(Algorithm::minimax));
        QCOMPARE(session.work().opened, QString());
    }

    /// MTD(f) takes as many passes as there are values.
    void aLongSearchOfAShortTextIsBesideTheWindow() {
        Session session;
        session.setOptions(with(Algorithm::mtdf));
        session.openText(figure52Text, QStringLiteral("figure 5.2"));
        QVERIFY(!session.busy() && session.hasSearch());
        session.openText(ascending(15'000), QStringLiteral("ascending"));
        QVERIFY(session.busy());
        QCOMPARE(session.title(), QStringLiteral("figure 5.2")); // until it has landed
        session.cancel();
        QVERIFY(!session.busy());
        QVERIFY(session.options().algorithm == Algorithm::mtdf);
    }

    /// Meanwhile alpha-beta's is shown, under its name.
    void aLongSearchFollowsAnEdit() {
        Session session;
        session.openText(descending(15'000), QStringLiteral("descending"));
        SearchOptions options = session.options();
        options.algorithm = Algorithm::mtdf;
        session.setOptions(options);
        QVERIFY(!session.busy()); // two passes
        QVERIFY(session.options().algorithm == Algorithm::mtdf);
        QVERIFY(!session.editing().retype(ascending(15'000)));
        QCOMPARE(session.document()->tree.staticValue(NodeId{1}), 1.0);
        QVERIFY(session.options().algorithm == Algorithm::alphaBeta);
        QVERIFY(session.busy() && session.wantedOptions().algorithm == Algorithm::mtdf);
        session.editing().undo();
        QVERIFY(!session.busy());
        QVERIFY(session.options().algorithm == Algorithm::mtdf); // as was wanted
    }
};

QTEST_GUILESS_MAIN(TestSessionWork)
#include "tst_sessionwork.moc"
