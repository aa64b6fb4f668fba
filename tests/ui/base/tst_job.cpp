// Work beside the window: its outcome lands once, or not at all.

#include "ui/base/job.h"

#include <QSignalSpy>
#include <QTest>
#include <atomic>
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

} // namespace

class TestJob : public QObject {
    Q_OBJECT

  private slots:
    void bringsItsOutcomeOnce();
    void ofTwoOnlyTheLaterLands();
    void nobodyHearsOfWhatIsCancelled();
    void tellsThatThereIsNoMemory();
    void theOutcomeIsNotKept();
    void endsWithItsOwner();
    void canBeginAgainWhereItLands();
};

void TestJob::bringsItsOutcomeOnce() {
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

void TestJob::ofTwoOnlyTheLaterLands() {
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

void TestJob::nobodyHearsOfWhatIsCancelled() {
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

void TestJob::tellsThatThereIsNoMemory() {
    int failed = 0;
    Job<int> job([&](const auto& outcome) { failed += outcome ? 0 : 1; });
    job.start([](Progress&) -> int { throw std::bad_alloc(); });
    QTRY_COMPARE(failed, 1);
    QVERIFY(!job.runs());
}

/// Neither when it has landed nor when nobody wants it.
void TestJob::theOutcomeIsNotKept() {
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

void TestJob::endsWithItsOwner() {
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

void TestJob::canBeginAgainWhereItLands() {
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

QTEST_GUILESS_MAIN(TestJob)
#include "tst_job.moc"
