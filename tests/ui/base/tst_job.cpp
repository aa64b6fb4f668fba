// Work beside the window: its outcome lands once, or not at all; and it leaves the threads to Qt
// that Qt paints with.

#include "core/games/namedgame.h"
#include "tests/ui/session/workend.h"
#include "ui/base/job.h"
#include "ui/compare/tallyrun.h"
#include "ui/play/gamesearcher.h"
#include "ui/play/unfoldcounter.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <atomic>
#include <limits>
#include <thread>

using namespace prunus;

namespace {

/// Runs until it is told to stop, and says so.
int whileWanted(Progress& progress, std::atomic<bool>& began) {
    began = true;
    while (true) {
        progress.stopIfCancelled();
        std::this_thread::yield();
    }
}

AnyGame endlessGame() {
    return gameNamed("reversi:8").value();
}

/// On one processor, too, a window must be painted while a search runs.
int threadsTakenFromQt() {
    return QThreadPool::globalInstance()->activeThreadCount();
}

} // namespace

class TestJob : public QObject {
    Q_OBJECT

  private slots:
    void bringsItsOutcomeOnce() {
        std::vector<int> landed;
        Job<int> job([&](auto outcome) { landed.push_back(outcome.value()); });
        QVERIFY(!job.runs());
        const std::thread::id here = std::this_thread::get_id();
        std::atomic<bool> elsewhere = false;
        job.start([&](Progress&) {
            elsewhere = std::this_thread::get_id() != here;
            return 7;
        });
        QVERIFY(job.runs());
        QTRY_COMPARE(landed, std::vector<int>{7});
        QVERIFY(elsewhere && !job.runs());
        QCoreApplication::processEvents();
        QCOMPARE(landed.size(), std::size_t{1});
    }

    void ofTwoOnlyTheLaterLands() {
        std::vector<int> landed;
        std::atomic<bool> began = false;
        Job<int> job([&](auto outcome) { landed.push_back(outcome.value()); });
        job.start([&](Progress& progress) { return whileWanted(progress, began); });
        QTRY_VERIFY(began);
        job.start([](Progress&) { return 2; });
        QTRY_COMPARE(landed, std::vector<int>{2});
        workPool()->waitForDone(); // the former has stopped
        QCoreApplication::processEvents();
        QCOMPARE(landed.size(), std::size_t{1});
    }

    void nobodyHearsOfWhatIsCancelled() {
        bool landed = false;
        Job<int> job([&](const auto&) { landed = true; });
        job.start([](Progress&) { return 1; }); // has ended, perhaps, and is not told yet
        workPool()->waitForDone();
        job.cancel();
        QVERIFY(!job.runs());
        job.start([](Progress&) -> int { throw WorkCancelled{}; });
        QTRY_VERIFY(!job.runs());
        QCoreApplication::processEvents();
        QVERIFY(!landed);
    }

    void tellsThatThereIsNoMemory() {
        int failed = 0;
        Job<int> job([&](const auto& outcome) { failed += outcome ? 0 : 1; });
        job.start([](Progress&) -> int { throw std::bad_alloc(); });
        QTRY_COMPARE(failed, 1);
        QVERIFY(!job.runs());
    }

    /// Neither when it has landed nor when nobody wants it.
    void theOutcomeIsNotKept() {
        std::weak_ptr<int> seen;
        Job<std::shared_ptr<int>> job([&](auto outcome) { seen = *outcome; });
        job.start([](Progress&) { return std::make_shared<int>(5); });
        QTRY_VERIFY(!job.runs());
        QVERIFY(seen.expired());

        auto unwanted = std::make_shared<int>(6);
        seen = unwanted;
        job.start([held = std::exchange(unwanted, nullptr)](Progress&) mutable {
            return std::exchange(held, nullptr);
        });
        job.cancel();
        QTRY_VERIFY(seen.expired());
    }

    void endsWithItsOwner() {
        std::atomic<bool> began = false;
        std::atomic<bool> ended = false;
        {
            Job<int> job([](const auto&) { QFAIL("nobody is there any more"); });
            job.start([&](Progress& progress) {
                const auto end = qScopeGuard([&] { ended = true; });
                return whileWanted(progress, began);
            });
            QTRY_VERIFY(began);
        }
        QVERIFY(ended);
        QCoreApplication::processEvents();
    }

    void canBeginAgainWhereItLands() {
        std::vector<int> landed;
        Job<int>* again = nullptr;
        Job<int> job([&](auto outcome) {
            landed.push_back(*outcome);
            if (landed.size() == 1) {
                again->start([](Progress&) { return 2; });
            }
        });
        again = &job;
        job.start([](Progress&) { return 1; });
        QTRY_COMPARE(landed, (std::vector<int>{1, 2}));
        QTRY_VERIFY(!job.runs());
    }

    void cleanup() { letWorkEnd(); }

    /// More of them than processors, all at once.
    void searchesLeaveQtItsThreads() {
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

    void countsLeaveQtItsThreads() {
        UnfoldCounter counter;
        UnfoldWish wish;
        wish.maxNodes = 1'000'000'000;
        counter.start(endlessGame(), wish);
        QTRY_COMPARE(workPool()->activeThreadCount(), 1);
        QCOMPARE(threadsTakenFromQt(), 0);
        QVERIFY(counter.runs());
        counter.abandon();
    }

    void talliesLeaveQtItsThreads() {
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
};

QTEST_MAIN(TestJob)
#include "tst_job.moc"
