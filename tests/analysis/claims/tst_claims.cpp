// Every claim of every step, about thousands of random trees under all options, proved by the
// judge.

#include "tests/analysis/claims/claimsproof.h"

#include <QTest>

using namespace prunus;
using oracle::DrawnSearch;

namespace {

constexpr std::uint64_t treesPerAlgorithm = oracle::enough(5000);

} // namespace

class TestClaims : public QObject {
    Q_OBJECT

  private slots:
    void everyClaimIsTrue_data();
    void everyClaimIsTrue();
};

void TestClaims::everyClaimIsTrue_data() {
    QTest::addColumn<int>("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        QTest::newRow(each.id.data()) << static_cast<int>(each.algorithm);
    }
}

void TestClaims::everyClaimIsTrue() {
    QFETCH(int, algorithm);
    std::uint64_t deep = 0;
    std::uint64_t claims = 0;
    for (std::uint64_t seed = 0; seed < treesPerAlgorithm; ++seed) {
        const DrawnSearch search = oracle::drawnSearch(seed, static_cast<Algorithm>(algorithm));
        deep += search.deep ? 1 : 0;
        const std::string fault = oracle::firstFalseClaim(search, claims);
        QVERIFY2(fault.empty(),
                 ("seed " + std::to_string(seed) + ": " + text(search) + ": " + fault).c_str());
    }
    QVERIFY(3 * deep >= treesPerAlgorithm);
    QVERIFY(claims > 50 * treesPerAlgorithm);
}

QTEST_APPLESS_MAIN(TestClaims)
#include "tst_claims.moc"
