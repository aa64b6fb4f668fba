#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "tests/notation/remedies.h"
#include "tests/notation/said.h"
#include "tests/rows.h"
#include "ui/words/foreigntexts.h"
#include "ui/words/readingtexts.h"

#include <QDir>
#include <QRegularExpression>
#include <set>

using namespace prunus;

namespace {

using Readings = Rows<QByteArray, QByteArray, QByteArray, QByteArray>;

/// Rows of brackets in which heads can be meant, and both readings.
Readings perhapsHeads() {
    const Readings row("text", "place", "headed", "brackets");
    row("square brackets that names begin", "[A [B [D [H 6] [I 5]] [E 7 4]] [C 3]]", "1:2",
        "A=(B=(D=(H=6 I=5) E=(7 4)) C=3)", "(A=(B=(D=(H=6) (I=5)) (E=7 4)) (C=3))");
    row("a name before lists without a comma", "[A [1, 2] [3, 4]]", "1:2", "A=((1 2) (3 4))",
        "(A=(1 2) (3 4))");
    row("colons behind the first names", "(A: (B: 3 12 8) (C: 2 4 6))", "1:2",
        "A=(B=(3 12 8) C=(2 4 6))", "(A=(B=3 12 8) (C=2 4 6))");
    row("names that begin every list, with commas", "[A [B 3, 12], [C 2, 4]]", "1:2",
        "A=(B=(3 12) C=(2 4))", "(A=(B=3 12) (C=2 4))");
    row("braces", "{A {B 3 12} {C 2}}", "1:2", "A=(B=(3 12) C=2)", "(A=(B=3 12) (C=2))");
    row("pairs of a name and a number", "[[K 11] [L 3]]", "1:3", "(K=11 L=3)", "((K=11) (L=3))");
    row("names below a list without one", "[[B 3 12] [C 2 4]]", "1:3", "(B=(3 12) C=(2 4))",
        "((B=3 12) (C=2 4))");
    return row;
}

/// What stands before a heading and a reading in coursetexts.
const QByteArray mark("%%% ");

struct CourseText {
    QByteArray source;
    QByteArray text;
    QByteArray expected; ///< `= READING`, or `! PLACE words|of|the|refusal`
};

QList<CourseText> textsIn(const QString& file) {
    QFile data(file);
    if (!data.open(QIODevice::ReadOnly)) {
        qFatal("cannot read %s", qPrintable(file));
    }
    QList<CourseText> found;
    bool open = false;
    while (!data.atEnd()) {
        const QByteArray line = data.readLine();
        if (!line.startsWith(mark)) {
            found.back().text += line;
            continue;
        }
        const QByteArray said = line.mid(mark.size()).trimmed();
        if (open) {
            found.back().expected = said;
        } else {
            found << CourseText{said, {}, {}};
        }
        open = !open;
    }
    return found;
}

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

/// What is said of a text's reading: which others there are, what was taken for what, and what is
/// its author's. Advice that a message gives is followed: what is typed then is read, as what the
/// advice says.
class TextReadings : public QObject {
    Q_OBJECT
  private slots:
    void asksWhichIsMeant_data();
    void asksWhichIsMeant();
    void isNotedWhereNobodyIsAsked_data() { perhapsHeads(); }
    void isNotedWhereNobodyIsAsked();
    void tellsWhatIsTheAuthors();
    void tellsWhatWasTakenForWhat();
    void offersTheOtherReadings();
    void remediesCanBeFollowed_data();
    void remediesCanBeFollowed();
    void remediesAreAllTried();
    void courseTextsAreReadOrRefused_data();
    void courseTextsAreReadOrRefused();
};

void TextReadings::asksWhichIsMeant_data() {
    const Readings row = perhapsHeads();
    row("a list that a name begins", "(B 3 12 8)", "1:2", "B=(3 12 8)", "(B=3 12 8)");
    row("lists that names begin", "((B 3 12 8) (C 2 4 6))", "1:3", "(B=(3 12 8) C=(2 4 6))",
        "((B=3 12 8) (C=2 4 6))");
    row("names within as well", "(root (x 5 y 6) (z 7 w 8))", "1:2", "root=(x=(5 y=6) z=(7 w=8))",
        "(root=(x=5 y=6) (z=7 w=8))");
}

void TextReadings::asksWhichIsMeant() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, headed);
    QFETCH(QByteArray, brackets);
    const ImportResult result = importTree(text.toStdString());
    const QByteArray why = said(result);
    QVERIFY2(saysAt(why, place, "two ways|lists with heads|brackets|say which"), why.constData());
    const std::vector<Notation> both{Notation::headed, Notation::brackets};
    QCOMPARE(result.error().readings, both);
    const auto as = [&](Notation notation) {
        return said(importTree(text.toStdString(), nullptr, notation));
    };
    QCOMPARE(as(Notation::headed), "headed: " + headed);
    QCOMPARE(as(Notation::brackets), "brackets: " + brackets);
}

/// They stay brackets where nobody can be asked, and the other reading is told.
void TextReadings::isNotedWhereNobodyIsAsked() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, place);
    QFETCH(QByteArray, brackets);
    const ImportResult read = importTree(text.toStdString(), nullptr, {}, Doubt::noted);
    QCOMPARE(said(read), "brackets: " + brackets);
    QCOMPARE(read->notices.size(), std::size_t{1});
    const ImportResult other = importTree(text.toStdString(), nullptr, Notation::headed);
    const std::string both =
        written(read->tree, TreeFormat::text) + '|' + written(other->tree, TreeFormat::text);
    const QByteArray note = report(read->notices.front());
    QVERIFY2(saysAt(note, place, QByteArray::fromStdString(both)), note);
    QCOMPARE(report(readTree(text.toStdString())), "read as " + brackets);
    QVERIFY(!importTree("(B 3 12 8)", nullptr, {}, Doubt::noted));
}

/// Heads say who moves in all notations, and what an author gives inner nodes is told as theirs.
void TextReadings::tellsWhatIsTheAuthors() {
    const auto read =
        importTree("digraph { a [label=\"a - 3\"]; a -> b; b [label=\"b \u2013 7\"] }");
    QCOMPARE(said(read), QByteArray("arrows: a=(b=7)^3"));
    QCOMPARE(QByteArray::fromStdString(inEnglish(read->notices.at(1).message)),
             "the value of 1 inner node is that of the text, kept as its static value; searches "
             "find their own");
    // A name of two numbers is none.
    QVERIFY(!importTree("A -> B\nB -> C, D\nC [label=\"3 - 4\"]\nD = 3"));
}

void TextReadings::tellsWhatWasTakenForWhat() {
    const ImportResult read = importTree("\n (A (B 3 12) (C 2 4))");
    QCOMPARE(read->notices.size(), std::size_t{1});
    QCOMPARE(read->notices[0].line, std::size_t{2});
    QCOMPARE(QByteArray::fromStdString(inEnglish(read->notices[0].message)),
             "read as lists with heads: the word at the head of a list names its node, or says who "
             "moves there (MAX or MIN), and what the list holds are its children");
    QVERIFY(importTree("[3, 12]")->notices.empty());
    for (const Notation each : askable) {
        QCOMPARE(notationNamed(notationId(each)), std::optional<Notation>(each));
    }
    const auto lengths = importTree("((3:1,12:2)B:1,4)A;");
    QCOMPARE(QByteArray::fromStdString(inEnglish(lengths->notices.at(1).message)),
             "3 lengths of branches are left out");
    const auto mended = importTree("3\t12\n2\t4");
    QCOMPARE(QByteArray::fromStdString(mended->mended), "[[3, 12],\n [2, 4]]");
    QVERIFY(inEnglish(mended->notices.at(0).message).find("rows") != std::string::npos);
}

void TextReadings::offersTheOtherReadings() {
    const std::string text = "(A (B 3 12 8) (C 2 4 6))";
    QCOMPARE(otherReadings(text, *importTree(text)), std::vector{Notation::brackets});
    const std::string newick = "((3,12)B,(2,4)C)A;";
    QVERIFY(otherReadings(newick, *importTree(newick)).empty());
}

void TextReadings::remediesCanBeFollowed_data() {
    const Rows<const Remedy*> row("remedy");
    eachRemedy([&row](const Remedy& remedy) {
        const std::string name = std::string(remedy.advice) + ": " + std::string(remedy.typed);
        row(name.c_str(), &remedy);
    });
}

void TextReadings::remediesCanBeFollowed() {
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
void TextReadings::remediesAreAllTried() {
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

/// Texts as pages of courses and the documentation of tools give them, and what is made of each.
/// The texts stand in tests/notation/coursetexts, a heading before each that says where it is from,
/// and the reading behind it, worked out by hand from what that notation's own documentation says;
/// see said.h and outline.h for how it is written.
void TextReadings::courseTextsAreReadOrRefused_data() {
    const Rows<QByteArray, QByteArray> row("text", "expected");
    const QDir folder(QStringLiteral(PRUNUS_COURSE_TEXTS));
    int rows = 0;
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.txt")})) {
        for (const CourseText& each : textsIn(file.filePath())) {
            row(each.source.constData(), each.text, each.expected);
            ++rows;
        }
    }
    constexpr int atLeast = 60;
    QVERIFY(rows >= atLeast);
}

void TextReadings::courseTextsAreReadOrRefused() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, expected);
    const QByteArray said = prunus::said(importTree(text.toStdString()));
    if (expected.startsWith("= ")) {
        QCOMPARE(said, expected.mid(2));
        return;
    }
    QVERIFY2(expected.startsWith("! "), expected.constData());
    const qsizetype blank = expected.indexOf(' ', 2);
    QVERIFY2(saysAt(said, expected.mid(2, blank - 2), expected.mid(blank + 1)), said.constData());
}

QTEST_APPLESS_MAIN(TextReadings)
#include "tst_textreadings.moc"
