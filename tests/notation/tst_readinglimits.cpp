#include "core/tree/limits.h"
#include "tests/notation/outline.h"

#include <QTest>
#include <fstream>
#include <sys/resource.h>
#include <unistd.h>

using namespace prunus;

namespace {

/// Lets this process have so much address space while the object lives.
class AddressSpace {
  public:
    explicit AddressSpace(rlim_t bytes) {
        getrlimit(RLIMIT_AS, &before_);
        const rlimit less{bytes, before_.rlim_max};
        good_ = setrlimit(RLIMIT_AS, &less) == 0;
    }
    ~AddressSpace() { setrlimit(RLIMIT_AS, &before_); }
    AddressSpace(const AddressSpace&) = delete;
    AddressSpace& operator=(const AddressSpace&) = delete;

    [[nodiscard]] bool good() const { return good_; }

  private:
    rlimit before_{};
    bool good_ = false;
};

/// The address space in use now.
rlim_t inUse() {
    std::ifstream pages("/proc/self/statm");
    rlim_t count = 0;
    pages >> count;
    return count * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

#if defined(__SANITIZE_ADDRESS__)
constexpr bool limitedMemoryWorks = false;
#else
constexpr bool limitedMemoryWorks = true;
#endif

/// 64 MB and 64 bytes a node.
constexpr std::size_t nodesAllowed = std::size_t{1} << 20U;

/// So many nodes: a root and leaves.
std::string familyOf(std::size_t nodes) {
    std::string text = "[";
    for (std::size_t i = 1; i < nodes; ++i) {
        text += "1 ";
    }
    return text + "]";
}

} // namespace

/// A tree that does not fit into memory is an error like any other. Its own program, because the
/// limit is asked for once.
class ReadingLimits : public QObject {
    Q_OBJECT
  private slots:
    void initTestCase();
    void aTreeOfTheLargestSizeIsRead();
    void oneNodeMoreIsRefusedWhereItStands();
    void oneNodeMoreIsRefusedInADocument();
    void whatDoesNotFitIsRefused();
};

void ReadingLimits::initTestCase() {
    const AddressSpace little(nodesAllowed * 64);
    QVERIFY(little.good());
    QCOMPARE(std::size_t{nodeLimit()}, nodesAllowed);
}

void ReadingLimits::aTreeOfTheLargestSizeIsRead() {
    const ReadResult tree = readText(familyOf(nodesAllowed));
    QVERIFY(tree.has_value());
    QCOMPARE(std::size_t{tree->nodeCount()}, nodesAllowed);
}

void ReadingLimits::oneNodeMoreIsRefusedWhereItStands() {
    const QByteArray said = report(readText(familyOf(nodesAllowed + 1)));
    QVERIFY2(saysAt(said, "1:2097152", "more than 1048576 nodes|memory"), said.constData());
}

void ReadingLimits::oneNodeMoreIsRefusedInADocument() {
    std::string document = "{\"format\":\"prunus-tree\",\"version\":1,\n\"tree\":[";
    for (std::size_t i = 1; i < nodesAllowed; ++i) {
        document += "1,";
    }
    const QByteArray said = report(readJson(document + "[1]]}"));
    QVERIFY2(saysAt(said, "2:2097159", "more than 1048576 nodes|memory"), said.constData());
}

void ReadingLimits::whatDoesNotFitIsRefused() {
    if (!limitedMemoryWorks) {
        QSKIP("the address sanitizer needs its address space");
    }
    const std::string text = familyOf(nodesAllowed);
    const AddressSpace little(inUse() + (rlim_t{4} << 20U));
    QVERIFY(little.good());
    const ReadResult tree = readText(text);
    QVERIFY(!tree.has_value());
    QCOMPARE(tree.error().line, std::size_t{0});
    QVERIFY(tree.error().message.code == Code::noMemoryForTree);
}

QTEST_APPLESS_MAIN(ReadingLimits)
#include "tst_readinglimits.moc"
