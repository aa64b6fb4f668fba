#include "tests/app/classfolder.h"

#include <QDir>
#include <QtTest>

/// Tables that a teacher gives to `grade`, and those that it writes: marks by hand, rosters, lists
/// of a platform's own; and names that would be formulas.
class TestGradeTables : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void byHand();
    void byHandInRows();
    void tablesThatAreRefused_data();
    void tablesThatAreRefused();
    void titlesAndLines();
    void worksheets_data();
    void worksheets();
    void columnsOfOneName();
    void formulas_data();
    void formulas();

  private:
    /// Leaf 3 is skipped, and worth 4 points.
    [[nodiscard]] QByteArray crosses(const QString& student, const char* marks,
                                     int instance = 1) const {
        const QByteArray answer = QByteArray(R"({"marks": )") + marks + '}';
        return folder_.attempt(student, {ClassFolder::taken({answer}, instance)});
    }

    ClassFolder folder_;
};

void TestGradeTables::initTestCase() {
    folder_.setLesson(R"({"exercise": "e1", "tree": "[2,[1,3]]", "attempts": 2, "questions": [
                            {"type": "cross-out", "points": 4, "named": ["cut"]},
                            {"type": "values", "points": 0.5}]})");
    folder_.write("h1.json", crosses("h", "[]"));
}

void TestGradeTables::byHand() {
    folder_.write("overrides.csv",
                  "student_id,question,points,reason\nh,e1.q1,2.5,\"Right, on paper\"\n"
                  "nobody,e1.q1,1,typo\n");
    const ProgramRun run = folder_.grade(
        {"--format", "csv", "--summary", "--overrides", "overrides.csv", "--feedback-dir", "hand"},
        "h1");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.err, "prunus: overrides.csv:3: there is no file of \"nobody\", so this mark is "
                      "not given\n");
    QCOMPARE(rowsOf(run.out).front()["points"], "2.5");
    QCOMPARE(rowsOf(run.out).front()["flags"], "override:e1.q1");
    QVERIFY(folder_.content("hand/h.txt")
                .contains("e1.q1: 2.5 of 4\n  Given by hand: Right, on paper\n"));
}

/// Of two attempts the one that counts has the mark; points of rows that count add up to the
/// summary's.
void TestGradeTables::byHandInRows() {
    folder_.write("t1.json", crosses("t", "[]", 1));
    folder_.write("t2.json", crosses("t", "[[1, 1]]", 2));
    folder_.write("t.csv", "student_id;question;points;reason\nt;e1.q1;1;Seen before; twice\n");
    const QStringList asked{"--policy", "last", "--overrides", "t.csv"};
    QVERIFY(folder_.grade(asked, "t?").err.startsWith("prunus: t.csv:2:23: there is no title"));
    folder_.write("t.csv", "student_id;question;points;reason\nt;e1.q1;1;\"Seen before; twice\"\n");
    const auto rows = rowsOf(folder_.grade(asked + QStringList{"--format", "csv"}, "t?").out);
    QCOMPARE(rows.size(), 4);
    const auto told = [&](int k) {
        return rows[k]["points"] + '|' + rows[k]["correct"] + '|' + rows[k]["flags"] + '|' +
               rows[k]["reason"];
    };
    QCOMPARE(told(0), "0|0|no-time|");
    QCOMPARE(told(1), "0||no-time; no-answer|");
    QCOMPARE(told(2), "1|1|no-time; override:e1.q1|Seen before; twice");
    QCOMPARE(told(3), "0||no-time; no-answer|");
    const auto summary =
        rowsOf(folder_.grade(asked + QStringList{"--format", "csv", "--summary"}, "t?").out);
    QCOMPARE(summary.front()["points"], "1");
    const QJsonObject json =
        jsonIn(folder_.grade(asked + QStringList{"--format", "json"}, "t?").out);
    const QJsonArray answers = json["answers"].toArray();
    QVERIFY(has(answers[2].toObject(), R"({"points": 1, "reason": "Seen before; twice"})"));
    QVERIFY(!answers[0].toObject().contains("reason"));
}

/// Lines and columns counted by hand.
void TestGradeTables::tablesThatAreRefused_data() {
    const Rows<QString, QByteArray, QByteArray> row("option", "table", "error");
    const auto hand = [&](const char* name, const QByteArray& rows, const char* error) {
        row(name, "--overrides", "student_id,question,points,reason\n" + rows, error);
    };
    hand("more points than there are", "h,e1.q1,99,by hand\n",
         "2:9: \"99\" must be a number of points from 0 to 4, which is all that e1.q1 is worth");
    hand(
        "a hundredth more than half a point", "h,e1.q1,4,\nh,e1.q2,0.51,\n",
        "3:9: \"0.51\" must be a number of points from 0 to 0.5, which is all that e1.q2 is worth");
    hand("less than nothing", "h,e1.q1,-1,\n",
         "2:9: \"-1\" must be a number of points from 0 to 4");
    hand("no number", "h,e1.q1,nan,\n", "2:9: \"nan\" must be a number of points from 0 to 4");
    hand("no points", "h,e1.q1\n", "2:3: \"\" must be a number of points from 0 to 4");
    hand("a question twice", "h,e1.q1,1,\n\nk,e1.q1,1,\nh,e1.q1,1,\n",
         "5:1: \"h\" stands twice with the question e1.q1");
    hand("no such question", "h,e9.q1,1,\n", "2:3: the lesson has no question \"e9.q1\"");
    hand("no student", ",e1.q1,1,\n", "2:1: there is no student_id");
    hand("a comma without quotes", "h,e1.q1,1,seen, twice\n",
         "2:16: there is no title above this cell; a cell with a separator in it needs quotes");
    hand("an open quote", "h,e1.q1,1,\"seen\n",
         "2:11: this quote is not closed where its cell ends");
    row("points twice", "--overrides", "student_id,question,points,Points\nh,e1.q1,1,2\n",
        "1:28: two columns are called \"Points\"; give one of them another title");
    row("an open quote in a roster", "--roster", "student_id,name\n\"a/b,One\nb2,Two\nc3,Three\n",
        "2:1: this quote is not closed where its cell ends; a quote within a cell is written "
        "twice");
    row("an open quote that the next one closes", "--roster",
        "student_id,name\r\nb2,\"Two\r\nc3,\"Three\"\r\n", "2:4: this quote is not closed where");
    row("a name twice", "--roster", "student_id,name,email,name\nh,H,h@h,I\n",
        "1:23: two columns are called \"name\"");
    row("a title twice behind a mark", "--roster", "\xEF\xBB\xBFid;ID\nh;i\n",
        "1:4: two columns are called \"ID\"");
    row("a student twice", "--roster", "student_id\nh\ni\nh\n", "4:1: \"h\" stands twice");
    row("a student without an id", "--roster", "name,student_id\nH,h\n\xC3\x89va,\n",
        "3:5: there is no student_id");
    row("a name with a comma and no quotes", "--roster", "student_id,name\nh,L, H\n",
        "2:5: there is no title above this cell");
    row("marks twice in a worksheet", "--worksheet", "ID,Grade,Grade\nh,,\n",
        "1:10: two columns are called \"Grade\"");
    row("ids twice", "--worksheet", "ID,id,Grade\nh,i,\n", "1:4: two columns are called");
    row("an open quote in a worksheet", "--worksheet", "ID,Grade\n\"h,\n",
        "2:1: this quote is not closed");
    row("no marks", "--worksheet", "ID,Mark\nh,\n", " no column is called \"Grade\"");
}

void TestGradeTables::tablesThatAreRefused() {
    QFETCH(const QString, option);
    QFETCH(const QByteArray, table);
    QFETCH(const QByteArray, error);
    folder_.write("table.csv", table);
    QVERIFY(failedWith(folder_.grade({option, "table.csv"}, "h1"), 1, "table.csv:" + error));
}

/// As spreadsheets write them: titles in other letters, lines that end otherwise, cells that are
/// left empty behind the last title, and a column of an own beside the one that is meant.
void TestGradeTables::titlesAndLines() {
    folder_.write("roster.csv", "id\tFull Name\tStudent ID\tE-mail\t\t\r7\t\"Ada\tL\"\th\t\t\t\r");
    const ProgramRun run =
        folder_.grade({"--format", "csv", "--summary", "--roster", "roster.csv"}, "h1");
    QCOMPARE(run.err, QByteArray());
    QVERIFY2(run.out.contains("\nh,\"Ada\tL\",,0,4.5,0,\n"), run.out);
}

/// As the manuals of both show their downloads; marks go where they belong, and every other byte
/// stays.
void TestGradeTables::worksheets_data() {
    const Rows<QStringList, QByteArray, QByteArray, QByteArray> row("more", "sheet", "filled",
                                                                    "told");
    const QByteArray titles =
        "\xEF\xBB\xBFIdentifier,\"Full name\",\"Email address\",Grade,\"Last, modified\"\r\n";
    row("Moodle's, by address and participant", {"--roster", "w-roster.csv"},
        titles + "\"Participant 4711\",\"Ada \"\"L\"\"\",x@b.org,,-\r\n"
                 "\"Participant 12\",Bob,B@c.org,\"3,5\",\r\n"
                 "\"Participant 13\",Cy,c@c.org,1,\r\n",
        titles + "\"Participant 4711\",\"Ada \"\"L\"\"\",x@b.org,4,-\r\n"
                 "\"Participant 12\",Bob,B@c.org,0,\r\n"
                 "\"Participant 13\",Cy,c@c.org,1,\r\n",
        "prunus: sheet.csv: row 4: nobody's answers belong to it\n");
    row("Canvas's, by id", {"--grade-column", "Week 3 (77)"},
        "Student,ID,SIS Login ID,Section,Week 3 (77)\n"
        "    Points Possible,,,,8\nAda,901,ada,A,1\nBob,902,bob,A,EX\n",
        "Student,ID,SIS Login ID,Section,Week 3 (77)\n"
        "    Points Possible,,,,8\nAda,901,ada,A,4\nBob,902,bob,A,EX\n",
        "prunus: sheet.csv: row 2: nobody's answers belong to it\n"
        "prunus: sheet.csv: row 4: bob is excused (EX)\n");
}

void TestGradeTables::worksheets() {
    QFETCH(QStringList, more);
    QFETCH(QByteArray, sheet);
    QFETCH(QByteArray, filled);
    QFETCH(QByteArray, told);
    QVERIFY(QDir(folder_.path("")).mkpath("w/Ada L_4711_assignsubmission_file_"));
    folder_.write("w/Ada L_4711_assignsubmission_file_/a.json", crosses("ada", "[[1, 1]]"));
    folder_.write("w/bob.json", crosses("bob", "[]"));
    folder_.write("w-roster.csv", "student_id,email\nbob,b@c.org\nada,\n");
    folder_.write("sheet.csv", sheet);
    const ProgramRun run =
        folder_.grade(QStringList{"--worksheet", "sheet.csv", "w/bob.json"} + more, "w/*/a");
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out, filled);
    QCOMPARE(run.err, told);
}

/// It matters only where one of them is meant: Canvas has columns of one name for groups of one
/// name.
void TestGradeTables::columnsOfOneName() {
    folder_.write("sheet.csv", "ID,Group,Group,Grade\nh,1,2,\n");
    QCOMPARE(folder_.grade({"--worksheet", "sheet.csv"}, "h1").out,
             "ID,Group,Group,Grade\nh,1,2,0\n");
}

/// After OWASP, "CSV Injection": what begins with =, +, -, @, a tab or a line break is run or may
/// be run as a formula; and a cell can begin behind any separator for a spreadsheet that looks for
/// that one, whatever stands in quotes.
void TestGradeTables::formulas_data() {
    const Rows<QString, QByteArray> row("name", "cell");
    row("a formula", "=1+1", "'=1+1");
    row("at", "@SUM(A1)", "'@SUM(A1)");
    row("plus", "+1+cmd|' /C calc'!A0", "'+1+cmd|' /C calc'!A0");
    row("behind a blank", " =1+1", "' =1+1");
    row("behind a line break", "\n=1+1", "\"'\n'=1+1\"");
    row("behind a line break and a carriage return", "\r\n=1+1", "\"'\r\n'=1+1\"");
    row("behind a tab", "\t=1+1", "\"'\t'=1+1\"");
    row("a tab alone", "\tAda", "\"'\tAda\"");
    row("behind a byte order mark", QChar(0xFEFF) + QString("=1+1"), "'\uFEFF=1+1");
    row("behind blanks that are none of ASCII", "\u00A0\u200B\u2003=1+1",
        "'\u00A0\u200B\u2003=1+1");
    row("as wide as an ideograph", "＝1+1", "'＝1+1");
    row("where a line ends", "Ada\n=1+1", "\"Ada\n'=1+1\"");
    row("where a cell would end in Rome", "Ada; =1+1", "\"Ada; '=1+1\"");
    row("where a cell would end in Rome, with a quote", "Ada;\"=1+1", "\"Ada;\"\"'=1+1\"");
    row("a number", "-12.5", "-12.5");
    row("a number with a sign", "+3e2", "+3e2");
    row("infinity is no number in a spreadsheet", "-inf", "'-inf");
    row("a name with a dash", "Jean-Luc =", "Jean-Luc =");
    row("a name with commas", "Lovelace, Ada -", "\"Lovelace, Ada -\"");
}

/// In every table that has names: with commas between, and with semicolons.
void TestGradeTables::formulas() {
    QFETCH(const QString, name);
    QFETCH(const QByteArray, cell);
    const auto read = [&](const QStringList& more) { return folder_.grade(more, "f1").out; };
    QJsonObject attempt = jsonIn(crosses("f", "[]"));
    attempt["student"] = QJsonObject{{"id", "f"}, {"name", name}};
    folder_.write("f1.json", QJsonDocument(attempt).toJson());
    QVERIFY(read({"--format", "csv"}).contains("\nf," + cell + ",f1.json,"));
    QVERIFY(read({"--format", "csv", "--summary"}).contains("\nf," + cell + ",,0,4.5,0,\n"));
    QVERIFY(read({"--format", "canvas"}).contains('\n' + cell + ",,f,,0\n"));
    attempt["student"] = QJsonObject{{"id", name}, {"name", ""}};
    folder_.write("f1.json", QJsonDocument(attempt).toJson());
    QVERIFY(read({"--format", "moodle"}).contains('\n' + cell + ",,0,\"e1.q1: "));
}

QTEST_GUILESS_MAIN(TestGradeTables)
#include "tst_gradetables.moc"
