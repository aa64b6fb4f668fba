#include "core/lessons/attempt.h"
#include "core/lessons/attemptlog.h"
#include "core/lessons/instant.h"
#include "core/lessons/markattempt.h"
#include "tests/lessons/writtenlesson.h"
#include "tests/rows.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTest>
#include <cmath>
#include <limits>

using namespace prunus;

namespace {

std::string withParts(const QString& items, const QString& more = {}) {
    return (R"({"format": "prunus-attempt", "version": 1, "student": {"id": "s1", "name": null},
                "items": [)" +
            items + "]" + more + "}")
        .toStdString();
}

QString hashOf(const QByteArray& text) {
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
}

/// `LINE what is wrong`, or nothing.
QString faultOf(const tl::expected<AttemptFile, ReadError>& attempt) {
    static const QRegularExpression place("^(\\d+):\\d+");
    return faultIn(attempt).replace(place, "\\1");
}

} // namespace

/// What students answered, in JSON from anywhere: what is known is read, what is not is left out,
/// what cannot be is said with its place; and a log that was changed is seen.
class Attempts : public QObject {
    Q_OBJECT

  private slots:
    static void whatIsKnownIsRead();
    static void faults_data();
    static void faults();
    static void times_data();
    static void times();
    static void canonical_data();
    static void canonical();
    static void chains_data();
    static void chains();
    static void acceptedUnderGreater();
};

void Attempts::whatIsKnownIsRead() {
    const auto attempt = readAttempt(withParts(
        R"({"exercise": "e1", "instance": 2, "tree": [2, [1, 3]], "colour": "red", "questions": [
            {"id": "e1.q1", "answer": {"marks": [[1, 1]]}, "submits": [1, 2], "hints": ["level1"],
             "modelOpened": true, "shown": {"points": 3.5, "of": 4}}, {"id": "e1.q2", "answer": null}]},
           {"exercise": "e2", "tree": "[2, [1"})",
        R"(, "lesson": {"id": "w", "sha256": "ab"}, "program": {"generator": 1}, "later": [{}],
            "submitted": "2026-03-02T10:15:00Z",
            "log": [{"t": 1.5, "q": "e1.q1"}, {"t": 2, "q": "x"}, {"t": 9, "q": "e1.q1"}], "head": "z")"));
    QCOMPARE(faultOf(attempt), QString());
    QCOMPARE(attempt->studentId + attempt->lessonId + attempt->lessonHash, std::string("s1wab"));
    QCOMPARE(attempt->generator, 1U);
    QCOMPARE(attempt->submitted, "2026-03-02T10:15:00Z");
    QVERIFY(attempt->logBroken);
    const AttemptItem& item = attempt->items.front();
    QVERIFY(item.instance == 2 && item.hasTree && item.tree->leafCount() == 3);
    const AttemptQuestion& question = item.questions.front();
    QCOMPARE(*question.answer, R"({"marks":[[1,1]]})");
    QVERIFY(question.submits == 2 && question.hints == 1 && question.modelOpened);
    QCOMPARE(*question.shown, 3.5);
    QCOMPARE(*question.seconds, 7.5);
    QVERIFY(!item.questions[1].answer && !item.questions[1].seconds);
    QVERIFY(attempt->items[1].hasTree && !attempt->items[1].tree);
}

/// Seconds since 1970 as `date -u -d TIME +%s.%N` of GNU counts them.
void Attempts::times_data() {
    const Rows<double> row("seconds"); // not a number for what is no time
    const double none = std::numeric_limits<double>::quiet_NaN();
    row("2026-03-02T10:15:00Z", 1772446500.0);
    row("2026-03-02T11:15:00+01:00", 1772446500.0);
    row("2026-03-01T23:45:00-10:30", 1772446500.0);
    row("2026-03-02T10:15:00.25+05:45", 1772425800.25);
    row("2024-02-29T00:00:00Z", 1709164800.0);
    row("1969-12-31T23:59:59Z", -1.0);
    for (const char* const each :
         {"", "yesterday", "2026-03-02", "2026-03-02T10:15:00", "2026-03-02 10:15:00Z",
          "2026-02-30T10:15:00Z", "2026-03-02T24:00:00Z", "2026-03-02T10:60:00Z",
          "2026-03-02T10:15:00.Z", "2026-03-02T10:15:00+24:00", "2026-03-02T10:15:00+0100",
          "2026-03-02T10:15:00Z!", "2026-03-02T10:15:00+01:00:00", "-026-03-02T10:15:00Z"}) {
        QTest::addRow("no time: %s", each) << none;
    }
}

void Attempts::times() {
    QFETCH(const double, seconds);
    const auto instant =
        instantOf(QByteArray(QTest::currentDataTag()).replace("no time: ", "").toStdString());
    QCOMPARE(instant.has_value(), !std::isnan(seconds));
    if (instant) {
        QCOMPARE(std::chrono::duration<double>(instant->time_since_epoch()).count(), seconds);
    }
}

void Attempts::faults_data() {
    const Rows<QString, QString> table("text", "fault");
    const auto row = [&](const char* name, const std::string& text, const char* fault) {
        table(name, QString::fromStdString(text), fault);
    };
    const auto many = [](int count, const char* item) {
        return withParts(QStringList(count, item).join(','));
    };
    row("nothing", "", "1 ");
    row("a lesson", R"({"format": "prunus-lesson", "version": 1, "student": {}, "items": []})",
        "1 this is a lesson (\"format\": \"prunus-lesson\"), and no \"prunus-attempt\"");
    row("a course", R"({"format": "prunus-profile", "cut": "gt"})",
        "1 this is a course (\"format\": \"prunus-profile\"), and no \"prunus-attempt\"");
    row("a format that nobody knows", R"({"format": "marks"})",
        "1 \"format\" must be the text \"prunus-attempt\"");
    row("no student", R"({"format": "prunus-attempt", "version": 1, "items": []})",
        "1 the key \"student\" is needed here");
    row("an exercise without a name", withParts("{}"), "2 the key \"exercise\" is needed here");
    row("an exercise that is a number", withParts("3"), "2 the key \"exercise\" is needed here");
    row("the 0th time", withParts(R"({"exercise": "a", "instance": 0})"),
        "2 \"instance\" must be a whole number from 1");
    row("200 exercises", many(200, R"({"exercise": "a"})"), "");
    row("201", many(201, R"({"exercise": "a"})"), "2 \"items\" has more than the 200 entries");
    row("brackets in brackets", withParts("", R"(, "x": )" + QString(90, '[') + QString(90, ']')),
        "2 brackets stand within more than 80 others");
    row("a long name", withParts("", R"(, "submitted": ")" + QString(201, 'a') + '"'),
        "2 \"submitted\" is longer than the 200 bytes");
}

void Attempts::faults() {
    QFETCH(QString, text);
    QFETCH(QString, fault);
    const QString found = faultOf(readAttempt(text.toStdString()));
    QVERIFY2(fault.isEmpty() ? found.isEmpty() : found.startsWith(fault), qPrintable(found));
}

/// As RFC 8785 has them.
void Attempts::canonical_data() {
    const Rows<QString, QString> row("json", "expected");
    row("keys are sorted, blanks go", R"({ "b" : 1, "a": [ ] })", R"({"a":[],"b":1})");
    row("within each other, too", R"({"z": {"y": {}, "x": null}, "": true})",
        R"({"":true,"z":{"x":null,"y":{}}})");
    row("numbers", R"([100000, 1.50, -0, 1e3, 1e21, 12.4])", "[100000,1.5,0,1000,1e+21,12.4]");
    row("texts", R"(["€\u0024\u000F\u000aA'\u0042\u0022\u005c\"\/"])",
        "[\"€$\\u000f\\nA'B\\\"\\\\\\\"/\"]");
}

void Attempts::canonical() {
    QFETCH(QString, json);
    const auto items = flatJson(json.toStdString());
    QVERIFY(items.has_value());
    QTEST(QString::fromStdString(canonicalJson(JsonValue(*items))), "expected");
}

void Attempts::chains_data() {
    const QString first = hashOf(R"({"do":"start","n":1})");
    const QString second = hashOf(first.toUtf8() + R"({"do":"mark","n":2,"path":[1,1]})");
    const QString log = R"([{"n": 1, "do": "start", "h": "%1"},
                            {"n": 2, "do": "mark", "path": [1, %4], "h": "%2"}], "head": "%3")";
    const Rows<QString, bool> row("log", "broken");
    row("a log that holds", log.arg(first, second, second, "1"), false);
    row("a line that was changed", log.arg(first, second, second, "2"), true);
    row("a line that was left out", log.arg(first, second, first, "1"), true);
    row("a hash that was changed", log.arg(second, second, second, "1"), true);
    row("no lines", QString("[]"), false);
    row("no object", QString("[3]"), true);
}

void Attempts::chains() {
    QFETCH(QString, log);
    const auto attempt = readAttempt(withParts("", R"(, "log": )" + log));
    QCOMPARE(faultOf(attempt), QString());
    QTEST(attempt->logBroken, "broken");
}

/// Under > nothing is skipped in [1,[1,1]]. That is right only where neither the course nor the
/// question says which rule holds.
void Attempts::acceptedUnderGreater() {
    const char* const open = R"({"unverified": ["cut"]})";
    const char* const strict = R"({"unverified": ["cut"], "strictConvention": true})";
    const QString named = R"(, "named": ["cut"])";
    for (const auto& [rules, more, accepted] :
         {std::tuple("{}", QString(), false), std::tuple("{}", named, false),
          std::tuple(open, QString(), true), std::tuple(open, named, false),
          std::tuple(strict, QString(), false)}) {
        const QString members = QString(R"("rules": %1, @"tree": "[1,[1,1]]",
            "questions": [{"type": "leaf-order", "points": 4%2}]}])");
        const Lesson lesson = readLesson(withMembers(members.arg(rules, more))).value();
        const std::string items = withParts(R"({"exercise": "e1", "questions": [
            {"id": "e1.q1", "answer": {"leaves": [[0], [1, 0], [1, 1]]}}]})");
        const AttemptFile attempt = readAttempt(items).value();
        AttemptMarker marker(lesson, false);
        const MarkedAttempt marked = marker.mark(attempt);
        const MarkedQuestion& question = marked.exercises.front().questions.front();
        QCOMPARE(question.points, accepted ? 4 : 2.67); // two thirds of the places
        QCOMPARE(question.isRight(), accepted);
        QCOMPARE(question.marked->grade.other.has_value(), accepted);
        QCOMPARE(question.marked->diagnosis.named.size(), accepted ? 0U : 1U); // M01
    }
}

QTEST_GUILESS_MAIN(Attempts)
#include "tst_attempts.moc"
