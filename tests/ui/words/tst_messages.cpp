#include "ui/words/foreigntexts.h"
#include "ui/words/gambittexts.h"
#include "ui/words/gametexts.h"
#include "ui/words/language.h"
#include "ui/words/messages.h"
#include "ui/words/readingtexts.h"

#include <QTest>

using namespace prunus;

/// What core says, in the window and on the command line.
class Messages : public QObject {
    Q_OBJECT

  private slots:
    static void initTestCase() { installLanguage(); }
    static void saysTheSameInBothPlaces_data();
    static void saysTheSameInBothPlaces();
    static void words_data();
    static void words();
};

void Messages::saysTheSameInBothPlaces_data() {
    QTest::addColumn<int>("code");
    const auto add = [](const auto& texts) {
        for (const MessageText& each : texts) {
            QTest::addRow("%s", each.text) << static_cast<int>(each.code);
        }
    };
    add(readingTexts);
    add(foreignTexts);
    add(gambitTexts);
    add(gameTexts);
}

void Messages::saysTheSameInBothPlaces() {
    QFETCH(int, code);
    for (const unsigned count : {0U, 1U, 2U, 21U}) {
        const Message message{static_cast<Code>(code), {"a", "b", "c", "d", "e"}, count};
        const QString said = shownMessage(message);
        QCOMPARE(said, QString::fromStdString(inEnglish(message)));
        QVERIFY2(!said.contains(u'%'), qPrintable(said));
    }
}

void Messages::words_data() {
    using List = std::vector<Code>;
    QTest::addColumn<Message>("message");
    QTest::addColumn<QString>("said");
    QTest::newRow("what an author writes stays as it is")
        << Message{Code::nameAlone, {"\"%1 %n\""}}
        << "the name \"%1 %n\" must be followed by a number or a bracket";
    QTest::newRow("words of a list stand behind commas")
        << Message{Code::charactersChanged, {List{Code::spaces, Code::quotes}}}
        << "changed to those of the notation: spaces, quotes";
    QTest::newRow("a second sentence stands behind a semicolon")
        << Message{Code::fileEnds, {}, {}, {{Code::moverExpected}}}
        << "the file ends here; the number of the player who moves, 1 or 2, is expected";
}

void Messages::words() {
    QFETCH(Message, message);
    QFETCH(QString, said);
    QCOMPARE(shownMessage(message), said);
}

QTEST_GUILESS_MAIN(Messages)
#include "tst_messages.moc"
