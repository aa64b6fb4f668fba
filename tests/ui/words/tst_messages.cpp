#include "tests/rows.h"
#include "ui/words/foreigntexts.h"
#include "ui/words/gambittexts.h"
#include "ui/words/gametexts.h"
#include "ui/words/language.h"
#include "ui/words/messages.h"
#include "ui/words/practicetexts.h"
#include "ui/words/readingtexts.h"

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
    const Rows<Code> row("code");
    const auto add = [&row](const auto& texts) {
        for (const MessageText& each : texts) {
            row(each.text, each.code);
        }
    };
    add(readingTexts);
    add(foreignTexts);
    add(gambitTexts);
    add(gameTexts);
    add(practiceTexts);
}

void Messages::saysTheSameInBothPlaces() {
    QFETCH(Code, code);
    for (const unsigned count : {0U, 1U, 2U, 21U}) {
        const Message message{code, {"a", "b", "c", "d", "e"}, count};
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
    const Rows<Message, QString, QString> row("message", "said", "behindAPlace");
    row("what an author writes stays as it is", {Code::nameAlone, {"\"%1 %n\""}},
        "The name \"%1 %n\" must be followed by a number or a bracket.",
        "the name \"%1 %n\" must be followed by a number or a bracket");
    row("words of a list stand behind commas",
        {Code::charactersChanged, {List{Code::spaces, Code::quotes}}},
        "Changed to those of the notation: spaces, quotes.",
        "changed to those of the notation: spaces, quotes");
    row("a second sentence follows, or stands behind a semicolon",
        {Code::fileEnds, {}, {}, {{Code::moverExpected}}},
        "The file ends here. The number of the player who moves, 1 or 2, is expected.",
        "the file ends here; the number of the player who moves, 1 or 2, is expected");
    row("a name keeps its capitals", {Code::maxCannotMove, {12'000, 3}},
        "MAX cannot move here: the players take turns, and MIN moves at 12000:3; put a node with "
        "one child between, or correct the name.",
        "MAX cannot move here: the players take turns, and MIN moves at 12000:3; put a node with "
        "one child between, or correct the name");
    row("digits are grouped of what is counted, and on screen",
        {Code::tooFewValues, {Count{1'000'000}}, 1'234'567},
        "There are only 1,000,000 distinct values for 1,234,567 leaves; give a wider range of "
        "values.",
        "there are only 1000000 distinct values for 1234567 leaves; give a wider range of values");
}

void Messages::words() {
    QFETCH(Message, message);
    QTEST(shownMessage(message), "said");
    QTEST(QString::fromStdString(inEnglish(message)), "behindAPlace");
}

QTEST_GUILESS_MAIN(Messages)
#include "tst_messages.moc"
