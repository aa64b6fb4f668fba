#include "core/formats/importtree.h"
#include "tests/notation/remedies.h"
#include "tests/notation/said.h"
#include "ui/words/foreigntexts.h"
#include "ui/words/readingtexts.h"

#include <QRegularExpression>
#include <QTest>
#include <set>

using namespace prunus;

/// Advice that a message gives is followed: what is typed then is read, as what the advice says.
class Remedies : public QObject {
    Q_OBJECT
  private slots:
    void canBeFollowed_data();
    void canBeFollowed();
    void areAllTried();
};

namespace {

template <class Visit> void eachRemedy(Visit visit) {
    std::ranges::for_each(bracketRemedies, visit);
    std::ranges::for_each(lineRemedies, visit);
    std::ranges::for_each(listRemedies, visit);
    std::ranges::for_each(refusedRemedies, visit);
}

ImportResult refused(const Remedy& remedy) {
    return importTree(remedy.text, nullptr, notationNamed(remedy.notation));
}

void addCodes(std::set<Code>& codes, const Message& message) {
    codes.insert(message.code);
    for (const Message& next : message.then) {
        addCodes(codes, next);
    }
}

} // namespace

void Remedies::canBeFollowed_data() {
    QTest::addColumn<const Remedy*>("remedy");
    eachRemedy([](const Remedy& remedy) {
        QTest::addRow("%s: %s", std::string(remedy.advice).c_str(),
                      std::string(remedy.typed).c_str())
            << &remedy;
    });
}

void Remedies::canBeFollowed() {
    QFETCH(const Remedy*, remedy);
    const ImportResult result = refused(*remedy);
    QVERIFY2(!result, said(result).constData());
    const std::string why = inEnglish(result.error().message);
    QVERIFY2(why.find(remedy->advice) != std::string::npos, why.c_str());
    QCOMPARE(
        said(importTree(remedy->typed, nullptr, notationNamed(remedy->notation))).toStdString(),
        std::string(remedy->reading));
}

/// Whatever tells an author of a text to do something has a row above.
void Remedies::areAllTried() {
    std::set<Code> tried;
    eachRemedy([&](const Remedy& remedy) {
        const ImportResult result = refused(remedy);
        QVERIFY(!result);
        addCodes(tried, result.error().message);
    });
    const QRegularExpression advice(
        QStringLiteral("(^|[;,:] (or |so )?)(write|remove|put|take|save|give|move|line|use|open|"
                       "leave|correct|name) |['\"] is missing"),
        QRegularExpression::CaseInsensitiveOption);
    const auto require = [&](const auto& texts) {
        for (const MessageText& each : texts) {
            const QString text = QString::fromUtf8(each.text);
            QVERIFY2(!advice.match(text).hasMatch() || tried.contains(each.code), each.text);
        }
    };
    require(readingTexts);
    require(foreignTexts);
}

QTEST_APPLESS_MAIN(Remedies)
#include "tst_remedies.moc"
