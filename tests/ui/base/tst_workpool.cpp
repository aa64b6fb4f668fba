// Work beside the window, and the threads that Qt paints with.

#include "core/games/namedgame.h"
#include "tests/ui/session/workend.h"
#include "ui/compare/tallyrun.h"
#include "ui/play/gamesearcher.h"
#include "ui/play/unfoldcounter.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <limits>

using namespace prunus;

class TestWorkPool : public QObject {
    Q_OBJECT

  private slots:
    void searchesLeaveQtItsThreads();
    void countsLeaveQtItsThreads();
    void talliesLeaveQtItsThreads();
    void cleanup();
};

namespace {

AnyGame endlessGame() {
    return gameNamed("reversi:8").value();
}

/// On one processor, too, a window must be painted while a search runs.
int threadsTakenFromQt() {
    return QThreadPool::globalInstance()->activeThreadCount();
}

} // namespace

void TestWorkPool::cleanup() {
    letWorkEnd();
}

/// More of them than processors, all at once.
void TestWorkPool::searchesLeaveQtItsThreads() {
    std::vector<std::unique_ptr<GameSearcher>> searchers;
    for (int k = 0; k <= QThread::idealThreadCount(); ++k) {
        searchers.push_back(std::make_unique<GameSearcher>());
        GameQuestion question;
        question.position = endlessGame();
        searchers.back()->start(question);
    }
    for (const auto& each : searchers) {
        QTRY_VERIFY(each->nodesVisited() > 0);
        QVERIFY(each->runs());
    }
    QCOMPARE(threadsTakenFromQt(), 0);
    QImage image(2000, 2000, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Qt::black, 900));
    painter.drawLine(QPointF(0, 0), QPointF(2000, 2000)); // would wait for a thread of the pool
    QCOMPARE(image.pixelColor(1000, 1000), QColor(Qt::black));
    for (const auto& each : searchers) {
        QVERIFY(each->runs());
        each->abandon();
    }
}

void TestWorkPool::countsLeaveQtItsThreads() {
    UnfoldCounter counter;
    UnfoldWish wish;
    wish.maxNodes = 1'000'000'000;
    counter.start(endlessGame(), wish);
    QTRY_COMPARE(workPool()->activeThreadCount(), 1);
    QCOMPARE(threadsTakenFromQt(), 0);
    QVERIFY(counter.runs());
    counter.abandon();
}

void TestWorkPool::talliesLeaveQtItsThreads() {
    TallyRun run;
    TallySubject subject;
    subject.game.emplace().start = endlessGame();
    subject.game->maxNodes = std::numeric_limits<std::uint64_t>::max();
    run.start(subject);
    QTRY_VERIFY(run.nodesVisited() > 0);
    QCOMPARE(threadsTakenFromQt(), 0);
    QVERIFY(run.runs());
    run.stop();
}

QTEST_MAIN(TestWorkPool)
#include "tst_workpool.moc"
