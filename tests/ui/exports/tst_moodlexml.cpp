// Questions for Moodle, read back as Moodle reads them: the XML by Qt's parser, its gaps by a small
// one that knows nothing of the program; and every right answer held against a run on nested nodes.

#include "tests/practice/naiveslip.h"
#include "tests/search/oracle/naivesearch.h"
#include "tests/ui/exports/banks.h"
#include "tests/ui/exports/cloze.h"
#include "ui/exports/moodlexml.h"

#include <QJsonArray>
#include <QXmlStreamReader>
#include <cmath>
#include <numeric>
#include <set>

using namespace prunus;
using namespace prunus::exporttest;
using oracle::NaiveNode;
using oracle::NaiveTree;

namespace {

constexpr auto book = "[[3,12,8],[2,4,6],[14,5,2]]";
constexpr auto e12 = "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]";
constexpr auto u11 = "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]";
constexpr auto below0 = "[[-3,4],[-2,[1,-5]],[0,-7]]";

struct Element {
    QString name;
    QMap<QString, QString> attributes;
    QString text;
    std::vector<Element> children;

    [[nodiscard]] std::vector<const Element*> all(const QString& wanted) const {
        std::vector<const Element*> found;
        for (const Element& each : children) {
            if (each.name == wanted) {
                found.push_back(&each);
            }
        }
        return found;
    }
    [[nodiscard]] const Element& only(const QString& wanted) const {
        const auto found = all(wanted);
        if (found.size() != 1) {
            qFatal("not one <%s> in <%s>", qPrintable(wanted), qPrintable(name));
        }
        return *found.front();
    }
};

void readInto(QXmlStreamReader& xml, Element& element) {
    element.name = xml.name().toString();
    for (const QXmlStreamAttribute& each : xml.attributes()) {
        element.attributes[each.name().toString()] = each.value().toString();
    }
    while (!xml.atEnd() && xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.isStartElement()) {
            readInto(xml, element.children.emplace_back());
        } else if (xml.isCharacters()) {
            element.text += xml.text();
        }
    }
}

Element quizOf(const QByteArray& text) {
    QXmlStreamReader xml(text);
    Element quiz;
    xml.readNextStartElement();
    readInto(xml, quiz);
    if (xml.hasError()) {
        qFatal("%s in %s", qPrintable(xml.errorString()), text.constData());
    }
    return quiz;
}

const Element& clozeIn(const Element& quiz) {
    return *quiz.all("question").at(1);
}

QString htmlOf(const Element& question) {
    return question.only("questiontext").only("text").text;
}

QList<Cloze> gapsIn(const AskedBank& asked, int question = -1) {
    QList<Cloze> all = clozesIn(htmlOf(clozeIn(quizOf(moodleXml(asked.bank)))));
    if (question >= 0) {
        all.removeIf([&](const Cloze& each) { return each.question != question; });
    }
    return all;
}

QString typed(Value v) {
    return QString::number(v);
}

/// As a drawing has it.
QString shown(Value v) {
    return std::isinf(v) ? QString(v < 0 ? "−∞" : "+∞") : QString::number(v).replace('-', u'−');
}

std::vector<const NaiveNode*> innerNodes(const NaiveTree& tree) {
    std::vector<const NaiveNode*> inner;
    for (const NaiveNode* const each : tree.nodes) {
        if (!each->children.empty()) {
            inner.push_back(each);
        }
    }
    return inner;
}

/// Row by row; the leaves of a parent stand together.
std::vector<const NaiveNode*> leaves(const NaiveTree& tree) {
    std::vector<const NaiveNode*> all;
    for (const NaiveNode* const each : tree.nodes) {
        if (each->children.empty()) {
            all.push_back(each);
        }
    }
    return all;
}

oracle::NaiveOutcome naive(const NaiveTree& tree, const std::string& slip = {},
                           bool exhaustive = false, FailMode fail = FailMode::hard) {
    oracle::NaiveSlip row;
    row.id = slip;
    row.exhaustive = exhaustive;
    row.options.algorithm = exhaustive ? Algorithm::minimax : Algorithm::alphaBeta;
    row.options.fail = fail;
    return *naiveOutcome(tree, row);
}

void trees() {
    QTest::addColumn<QString>("tree");
    for (const char* const each : {book, e12, u11, below0, "[5,[6,[7,4]]]"}) {
        QTest::newRow(each) << each;
    }
}

} // namespace

class TestMoodleXml : public QObject {
    Q_OBJECT

  private slots:
    static void parts();
    static void values_data() { trees(); }
    static void values();
    static void crosses_data() { trees(); }
    static void crosses();
    static void order_data() { trees(); }
    static void order();
    static void returned_data() { trees(); }
    static void returned();
    static void windows_data() { trees(); }
    static void windows();
    static void countsAndMove_data() { trees(); }
    static void countsAndMove();
    static void cutsAndTypes();
    static void proved();
    static void whatSlipsWrite();
    static void halfForTheRoot();
    static void weights();
    static void namesMeanNothing();
    static void versionsHaveCategories();
    static void sameBytes();
    static void refused();
};

void TestMoodleXml::parts() {
    const auto asked = bankOf(lessonAbout(book, everyRight, "{}", "Midterm 1/2"));
    const Element quiz = quizOf(moodleXml(asked->bank));
    QCOMPARE(quiz.name, "quiz");
    const auto questions = quiz.all("question");
    QCOMPARE(questions.size(), 2U);
    QCOMPARE(questions[0]->attributes["type"], "category");
    QCOMPARE(questions[0]->only("category").only("text").text, "$course$/Prunus/Midterm 1//2");
    const Element& cloze = *questions[1];
    QCOMPARE(cloze.attributes["type"], "cloze");
    QCOMPARE(cloze.only("name").only("text").text, "Midterm 1/2: e1");
    QCOMPARE(cloze.only("questiontext").attributes["format"], "html");
    const Element& file = cloze.only("questiontext").only("file");
    QCOMPARE(file.attributes,
             (QMap<QString, QString>{{"name", "e1.svg"}, {"path", "/"}, {"encoding", "base64"}}));
    const QByteArray svg = QByteArray::fromBase64(file.text.toLatin1());
    const Element picture = quizOf(svg);
    QCOMPARE(picture.name, "svg");
    QVERIFY(svg.contains(">14</text>"));
    const QString html = htmlOf(cloze);
    QVERIFY(html.startsWith("<p><img src=\"@@PLUGINFILE@@/e1.svg\" alt=\"A game tree; MAX moves at "
                            "the root: [[3,12,8],[2,4,6],[14,5,2]]\"></p>"));
    QVERIFY(html.contains(
        "<p>2. Cross out every leaf that alpha-beta does not examine. (4 points)</p>"));
    QVERIFY(
        html.contains("<p>Searched left to right, MAX at the root. Graded under: cut when α ≥ β"));
    QVERIFY(!html.contains("not read")); // which the key says
    QVERIFY(cloze.only("generalfeedback").only("text").text.contains("is not read"));
    QCOMPARE(cloze.only("penalty").text, "0.3333333");
    QCOMPARE(cloze.only("hidden").text, "0");
    QCOMPARE(cloze.only("idnumber").text, "week3.e1");
    QStringList tags;
    for (const Element* const each : cloze.only("tags").all("tag")) {
        tags << each->only("text").text;
    }
    QCOMPARE(tags, (QStringList{"prunus", "values", "cross-out", "leaf-order", "returned", "counts",
                                "move"}));
}

void TestMoodleXml::values() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    const auto asked = bankOf(lessonAbout(tree, R"([{"type": "values"}])"));
    const auto gaps = gapsIn(*asked);
    const auto inner = innerNodes(nodes);
    QCOMPARE(gaps.size(), qsizetype(inner.size()));
    for (std::size_t k = 0; k < inner.size(); ++k) {
        const Cloze& gap = gaps[qsizetype(k)];
        QCOMPARE(gap.type, "NUMERICAL");
        QCOMPARE(gap.right(),
                 QStringList{typed(oracle::trueValue(nodes, {}, inner[k]->id)) + ":0"});
        for (const ClozeAnswer& each : gap.answers) {
            static const QRegularExpression number("^-?[0-9]+(\\.[0-9]+)?:0$");
            QVERIFY2(number.match(each.text).hasMatch(), qPrintable(each.text));
        }
    }
}

void TestMoodleXml::crosses() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    const auto asked = bankOf(lessonAbout(tree, R"([{"type": "cross-out"}])"));
    const auto reads = naive(nodes).reads;
    const auto gaps = gapsIn(*asked);
    const auto all = leaves(nodes);
    QCOMPARE(gaps.size(), qsizetype(all.size()));
    for (std::size_t k = 0; k < all.size(); ++k) {
        const Cloze& gap = gaps[qsizetype(k)];
        QCOMPARE(gap.type, "MULTICHOICE");
        QCOMPARE(gap.label, shown(*all[k]->value));
        QCOMPARE(gap.texts(), (QStringList{"read", "skipped"}));
        const bool isRead = std::ranges::find(reads, all[k]->id) != reads.end();
        QCOMPARE(gap.right(), QStringList{isRead ? "read" : "skipped"});
    }
}

void TestMoodleXml::order() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    const auto asked = bankOf(lessonAbout(tree, R"([{"type": "leaf-order"}])"));
    const auto reads = naive(nodes).reads;
    const auto gaps = gapsIn(*asked);
    const auto all = leaves(nodes);
    QCOMPARE(gaps.size(), qsizetype(all.size()));
    for (std::size_t k = 0; k < all.size(); ++k) {
        const auto at = std::ranges::find(reads, all[k]->id);
        QCOMPARE(
            gaps[qsizetype(k)].right(),
            QStringList{at == reads.end() ? "skipped" : QString::number(at - reads.begin() + 1)});
        QCOMPARE(gaps[qsizetype(k)].answers.size(), gaps.size() + 1);
    }
}

void TestMoodleXml::returned() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    for (const FailMode fail : {FailMode::hard, FailMode::soft}) {
        const QString rules = fail == FailMode::hard ? "{}" : R"({"fail": "soft"})";
        const auto asked = bankOf(lessonAbout(tree, R"([{"type": "returned"}])", rules));
        const auto right = naive(nodes, {}, false, fail).returned;
        const auto gaps = gapsIn(*asked);
        const auto inner = innerNodes(nodes);
        QCOMPARE(gaps.size(), qsizetype(inner.size()));
        for (std::size_t k = 0; k < inner.size(); ++k) {
            const auto value = right.find(inner[k]->id);
            QCOMPARE(gaps[qsizetype(k)].right(),
                     QStringList{value == right.end() ? "not visited" : shown(value->second)});
            QCOMPARE(gaps[qsizetype(k)].texts(),
                     gaps[0].texts()); // nothing is told by what there is
        }
    }
}

void TestMoodleXml::windows() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    SearchOptions options;
    options.algorithm = Algorithm::alphaBeta;
    const auto log = std::get<oracle::Log>(
        oracle::naiveSearch(nodes, options, oracle::naiveOrders(nodes, options)));
    std::map<std::uint32_t, std::vector<Window>> windows;
    for (const oracle::LoggedEvent& each : log) {
        if (each.window && (each.kind == EventKind::enter || each.kind == EventKind::back)) {
            windows[each.node].push_back(*each.window);
        }
    }
    for (const char* const when : {"entry", "exit", "history"}) {
        const QString rules =
            QString(R"({"windowShown": "%1", "strictConvention": true})").arg(when);
        const auto asked = bankOf(lessonAbout(tree, R"([{"type": "windows"}])", rules));
        const auto gaps = gapsIn(*asked);
        const QString shownWhen(when);
        qsizetype at = 0;
        for (const NaiveNode* const node : innerNodes(nodes)) {
            const auto own = windows.find(node->id);
            const auto expect = [&](bool atExit) {
                for (const bool isAlpha : {true, false}) {
                    QString right = "not visited";
                    if (own != windows.end()) {
                        const Window w = atExit ? own->second.back() : own->second.front();
                        right = shown(isAlpha ? w.alpha : w.beta);
                    }
                    QVERIFY(at < gaps.size());
                    QVERIFY(gaps[at].label.startsWith(isAlpha ? "α" : "β"));
                    QCOMPARE(gaps[at].right(), QStringList{right});
                    ++at;
                }
            };
            if (shownWhen != "exit") {
                expect(false);
            }
            if (shownWhen != "entry") {
                expect(true);
            }
        }
        QCOMPARE(at, gaps.size());
    }
}

void TestMoodleXml::countsAndMove() {
    QFETCH(const QString, tree);
    const NaiveTree nodes = oracle::naiveTree(tree.toStdString());
    const auto asked = bankOf(lessonAbout(
        tree,
        R"([{"type": "counts", "counts": ["leavesEvaluated", "leavesPruned"]}, {"type": "move"}])"));
    const auto outcome = naive(nodes);
    const auto counts = gapsIn(*asked, 0);
    QCOMPARE(counts.size(), 2);
    QCOMPARE(counts[0].right(), QStringList{QString::number(outcome.reads.size()) + ":0"});
    QCOMPARE(counts[1].right(),
             QStringList{QString::number(leaves(nodes).size() - outcome.reads.size()) + ":0"});
    // The line leads down, each time to a child that is worth as much.
    const auto line = naive(nodes, {}, true).line;
    const auto moves = gapsIn(*asked, 1);
    QVERIFY(moves.size() >= qsizetype(line.size()));
    const NaiveNode* node = &nodes.root;
    std::size_t depth = 0;
    for (const Cloze& each : moves) {
        QCOMPARE(each.right().size(), 1);
        if (depth == line.size()) {
            QCOMPARE(each.right().front(), "nothing");
            continue;
        }
        node = &node->children[line[depth++]];
        if (node->value) {
            QVERIFY(each.right().front().startsWith(shown(*node->value)));
        }
    }
}

/// On the book's tree they are well known: C is cut by B's 3 (its first leaf 2), D is not cut.
void TestMoodleXml::cutsAndTypes() {
    const auto asked = bankOf(lessonAbout(book, R"([{"type": "cuts"}, {"type": "node-types"}])"));
    const auto cuts = gapsIn(*asked, 0);
    QCOMPARE(cuts.size(), 6);
    for (const int k : {0, 2, 4}) {
        QCOMPARE(cuts[k].right(), QStringList{k == 2 ? "α-cutoff, shallow" : "no cutoff"});
        QCOMPARE(cuts[k + 1].right().contains("nothing"), k != 2);
        QCOMPARE(cuts[k].weight, 2 * cuts[k + 1].weight);
    }
    QCOMPARE(cuts[3].right(), QStringList{cuts[0].line});
    const auto types = gapsIn(*asked, 1);
    QCOMPARE(types.size(), 13);
    QCOMPARE(types[0].right(), QStringList{"PV"});
    QCOMPARE(types[1].right(), QStringList{"PV"});
}

/// The same: B is 3, C at most 2, D exactly 2, and so the root 3.
void TestMoodleXml::proved() {
    for (const char* const notation : {"bound", "interval"}) {
        const auto asked = bankOf(
            lessonAbout(book, R"([{"type": "returned"}])",
                        QString(R"({"valueNotation": "%1", "fail": "soft"})").arg(notation)));
        QStringList right;
        for (const Cloze& each : gapsIn(*asked)) {
            right << each.right();
        }
        QCOMPARE(right, (QStringList{"3", "3", "3", "3", "−∞", "2", "2", "2"}));
    }
}

/// Each wrong number is what some slip writes there, and what each slip writes is among them.
void TestMoodleXml::whatSlipsWrite() {
    const NaiveTree nodes = oracle::naiveTree(below0);
    const auto asked = bankOf(lessonAbout(below0, R"([{"type": "values"}])"));
    const auto gaps = gapsIn(*asked);
    const auto inner = innerNodes(nodes);
    const std::vector<std::string> slips{"M15", "M16", "M17", "M19", "M20", "M21", "M27"};
    int told = 0;
    for (std::size_t k = 0; k < inner.size(); ++k) {
        const Cloze& gap = gaps[qsizetype(k)];
        std::set<QString> expected;
        for (const std::string& slip : slips) {
            const auto returned = naive(nodes, slip, true).returned;
            const auto value = returned.find(inner[k]->id);
            if (value != returned.end() && std::isfinite(value->second)) {
                expected.insert(typed(value->second) + ":0");
            }
        }
        expected.erase(gap.right().front());
        for (const QString& each : expected) {
            QVERIFY2(gap.texts().contains(each), qPrintable(gap.line + ' ' + each));
        }
        for (const ClozeAnswer& each : gap.answers) {
            told += each.feedback.isEmpty() ? 0 : 1;
            QVERIFY(each.fraction == 1 || each.fraction == 0);
            QVERIFY(each.fraction == 0 || each.feedback.isEmpty());
        }
        QStringList texts = gap.texts();
        QCOMPARE(texts.removeDuplicates(), 0);
    }
    QVERIFY(told > 2);
    // MIN's leaves negated, in words.
    const auto one = bankOf(lessonAbout("[[1,9],[3,5]]", R"([{"type": "values"}])"));
    const Cloze left = gapsIn(*one)[1];
    QCOMPARE(left.right(), QStringList{"1:0"});
    QVERIFY2(left.feedbackOf("9:0").contains("“"), qPrintable(left.texts().join(' ')));
}

void TestMoodleXml::halfForTheRoot() {
    const auto asked =
        bankOf(lessonAbout(book, R"([{"type": "counts", "counts": ["nodesVisited"]}])"));
    // 7 leaves, 3 moves, and the root.
    const Cloze gap = gapsIn(*asked).front();
    QCOMPARE(gap.right(), QStringList{"11:0"});
    const auto half = std::ranges::find(gap.answers, QString("10:0"), &ClozeAnswer::text);
    QVERIFY(half != gap.answers.end());
    QCOMPARE(half->fraction, 0.5);
}

/// They are whole, and together as the points.
void TestMoodleXml::weights() {
    const auto asked = bankOf(lessonAbout(e12, everyRight));
    const std::vector<double> points{3, 4, 2, 1, 2.5, 1};
    std::vector<double> sums(points.size());
    for (const Cloze& each : gapsIn(*asked)) {
        sums[std::size_t(each.question)] += each.weight;
    }
    QVERIFY(std::accumulate(sums.begin(), sums.end(), 0.0) <= 10'000);
    for (std::size_t k = 0; k < points.size(); ++k) {
        QVERIFY2(std::abs(sums[k] / points[k] - sums[0] / points[0]) < 0.01 * sums[0] / points[0],
                 qPrintable(QString::number(sums[k])));
    }
    const auto even = bankOf(lessonAbout(book, R"([{"type": "values", "points": 4}])"));
    for (const Cloze& each : gapsIn(*even)) {
        QCOMPARE(each.weight, 1);
    }
}

/// Whatever nodes and texts are called.
void TestMoodleXml::namesMeanNothing() {
    const QStringList names{"A}~B", "%50%=x", "<b>&amp;\"", "a\\~b#c", "]]>", "{1:NUMERICAL:=3}"};
    const QString tree =
        QString(R"(["%1": [3, "%2": 12], "%3": [2, 4], "%4": [14, "%5": [5, "%6": 7]]])")
            .arg(names[0], names[1], QString(names[2]).replace('"', "\\\""),
                 QString(names[3]).replace('\\', "\\\\"), names[4], names[5]);
    const QString questions =
        QString(R"([{"type": "values", "text": "Values } ~ {1:NM:=2} ]]> <i>"},
        {"type": "move"}, {"type": "cross-out"}])");
    const auto asked = bankOf(lessonAbout(tree, questions, "{}", "T <b> {1:NM:=3} ]]>"));
    const auto same = bankOf(lessonAbout("[[3,12],[2,4],[14,[5,7]]]", questions));
    const auto gaps = gapsIn(*asked);
    QCOMPARE(gaps.size(), gapsIn(*same).size());
    QCOMPARE(gaps[1].line, names[0]);
    QCOMPARE(gaps[2].line, names[2]);
    QCOMPARE(gaps[4].line, names[4]);
    const auto moves = gapsIn(*asked, 1);
    QCOMPARE(moves[0].texts(), (QStringList{names[0], names[2], names[3]}));
    QCOMPARE(moves[0].right(), QStringList{names[3]});
    QVERIFY(moves[1].texts().join(' ').contains(names[1]));
    for (const Cloze& each : gaps) {
        QCOMPARE(each.right().size(), 1);
    }
    const QString html = htmlOf(clozeIn(quizOf(moodleXml(asked->bank))));
    QVERIFY(!html.contains("<b>") && !html.contains("<i>"));
    QVERIFY(decoded(html).contains("Values } ~ {1:NM:=2} ]]> <i>"));
}

void TestMoodleXml::versionsHaveCategories() {
    const auto asked = bankOf(lessonAbout(e12, R"([{"type": "cross-out"}])"), 3);
    QStringList categories;
    QStringList ids;
    const Element quiz = quizOf(moodleXml(asked->bank));
    for (const Element* const each : quiz.all("question")) {
        if (each->attributes["type"] == "category") {
            categories << each->only("category").only("text").text;
        } else {
            ids << each->only("idnumber").text;
        }
    }
    QCOMPARE(categories, QStringList{"$course$/Prunus/Midterm/e1"});
    QCOMPARE(ids, (QStringList{"week3.e1-A", "week3.e1-B", "week3.e1-C"}));
}

void TestMoodleXml::sameBytes() {
    QCOMPARE(moodleXml(bankOf(lessonAbout(e12, everyRight))->bank),
             moodleXml(bankOf(lessonAbout(e12, everyRight))->bank));
}

void TestMoodleXml::refused() {
    const auto several = tryBank(lessonAbout(
        "[[5,5],[5,6]]", R"([{"type": "values"}, {"type": "move"}])", R"({"tieMove": "any"})"));
    QVERIFY(!several);
    QCOMPARE(
        several.error(),
        QStringList{
            "e1.q2: several lines of play are right; ask for the move alone "
            "(\"pvLength\": \"1\"), or for the first of equal moves (\"tieMove\": \"first\")"});
    const auto either = bankOf(lessonAbout("[[5,6],[5,7],[4,9]]", R"([{"type": "move"}])",
                                           R"({"tieMove": "any", "pvLength": "1"})"));
    QCOMPARE(gapsIn(*either).size(), 1);
    QCOMPARE(gapsIn(*either)[0].right().size(), 2);
}

QTEST_MAIN(TestMoodleXml)
#include "tst_moodlexml.moc"
