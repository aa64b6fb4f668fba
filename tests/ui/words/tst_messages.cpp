#include "ui/words/foreigntexts.h"
#include "ui/words/gambittexts.h"
#include "ui/words/gametexts.h"
#include "ui/words/language.h"
#include "ui/words/messages.h"
#include "ui/words/practicetexts.h"
#include "ui/words/readingtexts.h"

#include <QTest>

using namespace prunus;

/// What core says, in the window and on the command line.
class Messages : public QObject {
    Q_OBJECT

  private slots:
    static void initTestCase();
    static void saysTheSameInBothPlaces_data();
    static void saysTheSameInBothPlaces();
    static void words_data();
    static void words();
};

void Messages::initTestCase() {
    installLanguage();
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

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
    add(practiceTexts);
}

void Messages::saysTheSameInBothPlaces() {
    QFETCH(int, code);
    for (const unsigned count : {0U, 1U, 2U, 21U}) {
        const Message message{static_cast<Code>(code), {"a", "b", "c", "d", "e"}, count};
        const QString said = shownMessage(message);
        QString behindAPlace = QString::fromStdString(inEnglish(message));
        QVERIFY2(!said.contains(u'%'), qPrintable(said));
        if (said.endsWith(u'.')) {
            behindAPlace += u'.';
        }
        // Only a capital at the start may differ, and there must be one.
        QCOMPARE(said.mid(1), behindAPlace.mid(1));
        QCOMPARE(said.at(0).toLower(), behindAPlace.at(0).toLower());
        const bool isWord = message.code >= Code::spaces && message.code <= Code::decimalCommas;
        QVERIFY2(isWord || said.at(0) == QLatin1Char('a') || said.at(0) == said.at(0).toUpper(),
                 qPrintable(said));
    }
}

void Messages::words_data() {
    using List = std::vector<Code>;
    QTest::addColumn<Message>("message");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("behindAPlace");
    QTest::newRow("what an author writes stays as it is")
        << Message{Code::nameAlone, {"\"%1 %n\""}}
        << "The name \"%1 %n\" must be followed by a number or a bracket."
        << "the name \"%1 %n\" must be followed by a number or a bracket";
    QTest::newRow("words of a list stand behind commas")
        << Message{Code::charactersChanged, {List{Code::spaces, Code::quotes}}}
        << "Changed to those of the notation: spaces, quotes."
        << "changed to those of the notation: spaces, quotes";
    QTest::newRow("a second sentence follows, or stands behind a semicolon")
        << Message{Code::fileEnds, {}, {}, {{Code::moverExpected}}}
        << "The file ends here. The number of the player who moves, 1 or 2, is expected."
        << "the file ends here; the number of the player who moves, 1 or 2, is expected";
    QTest::newRow("a name keeps its capitals")
        << Message{Code::maxCannotMove, {12'000, 3}}
        << "MAX cannot move here: the players take turns, and MIN moves at 12000:3; put a node "
           "with one child between, or correct the name."
        << "MAX cannot move here: the players take turns, and MIN moves at 12000:3; put a node "
           "with one child between, or correct the name";
    QTest::newRow("digits are grouped of what is counted, and on screen")
        << Message{Code::tooFewValues, {Count{1'000'000}}, 1'234'567}
        << "There are only 1,000,000 distinct values for 1,234,567 leaves; give a wider range of "
           "values."
        << "there are only 1000000 distinct values for 1234567 leaves; give a wider range of "
           "values";
}

void Messages::words() {
    QFETCH(Message, message);
    QFETCH(QString, said);
    QFETCH(QString, behindAPlace);
    QCOMPARE(shownMessage(message), said);
    QCOMPARE(QString::fromStdString(inEnglish(message)), behindAPlace);
}

QTEST_GUILESS_MAIN(Messages)
#include "tst_messages.moc"
