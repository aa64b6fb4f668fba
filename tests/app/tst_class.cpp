// A class from end to end: a lesson, 300 students whose answers come from the right algorithm, from
// each slip and from chance, as nested nodes and one naive function carry them out, and what the
// program says of them.

#include "tests/app/classfolder.h"
#include "tests/practice/naiveslip.h"
#include "tests/search/oracle/randomtree.h"

#include <QDir>
#include <QElapsedTimer>
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <set>

using namespace prunus;
using oracle::NaiveNode;
using oracle::NaiveTree;

namespace {

using Ids = std::vector<std::uint32_t>;

const std::vector<std::string> trees{
    "[[16,11],[[15,[9,[10,7]]],[[5,[6,3]],[19,[18,2]]]]]",
    "[[7,[[[9,2],[7,2]],7]],[[[7,[3,3]],6],7]]",
    "[[7,10],[[[6,[3,7]],8],[[[10,12],[1,6]],12],[8,9]]]",
};

const std::set<std::string> ofNegamax{"M29", "M30", "M31", "M32"};
/// Those that are runs of alpha-beta without a depth limit.
const std::vector<std::string> slips{"M01", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11",
                                     "M12", "M13", "M15", "M16", "M17", "M18", "M19", "M20", "M21",
                                     "M22", "M23", "M27", "M28", "M29", "M30", "M31", "M32"};

/// Which leaves are read, in order; ties cut, and what is returned is the best that was found.
Ids readsOf(const NaiveTree& tree, const std::string& slip, int form = 0) {
    oracle::NaiveSlip naive;
    naive.id = slip;
    naive.form = form;
    naive.negamax = ofNegamax.contains(slip);
    naive.options.algorithm = naive.negamax ? Algorithm::alphaBetaNegamax : Algorithm::alphaBeta;
    naive.options.fail = FailMode::soft;
    return naiveOutcome(tree, naive)->reads;
}

Ids leavesIn(const NaiveNode& node) {
    if (node.children.empty()) {
        return {node.id};
    }
    Ids leaves;
    for (const NaiveNode& child : node.children) {
        const Ids below = leavesIn(child);
        leaves.insert(leaves.end(), below.begin(), below.end());
    }
    return leaves;
}

Ids without(const Ids& all, const Ids& some) {
    Ids rest;
    std::ranges::copy_if(all, std::back_inserter(rest),
                         [&](auto id) { return std::ranges::find(some, id) == some.end(); });
    return rest;
}

/// A point for each skipped subtree, less one for each that is missed and for each parent of a leaf
/// that was read and is crossed out.
double creditOfCrosses(const NaiveTree& tree, const Ids& read, const Ids& crossed) {
    const auto isRead = [&](std::uint32_t id) { return std::ranges::find(read, id) != read.end(); };
    const auto isCrossed = [&](std::uint32_t id) {
        return std::ranges::find(crossed, id) != crossed.end();
    };
    double units = 0;
    double errors = 0;
    for (const NaiveNode* const node : tree.nodes) {
        if (node->children.empty() || std::ranges::none_of(leavesIn(*node), isRead)) {
            continue;
        }
        bool falseMark = false;
        for (const NaiveNode& child : node->children) {
            const Ids leaves = leavesIn(child);
            if (std::ranges::none_of(leaves, isRead)) {
                ++units;
                errors += std::ranges::all_of(leaves, isCrossed) ? 0 : 1;
            } else if (child.children.empty()) {
                falseMark = falseMark || isCrossed(child.id);
            }
        }
        errors += falseMark ? 1 : 0;
    }
    return std::max(0.0, 1 - errors / units);
}

double creditOfOrder(const Ids& right, const Ids& given) {
    const auto same = std::ranges::mismatch(right, given).in1 - right.begin();
    return double(same) / double(std::max(right.size(), given.size()));
}

/// An answer that is a list of nodes, in JSON.
QByteArray listed(const char* key, const NaiveTree& tree, const Ids& nodes) {
    QStringList paths;
    for (const std::uint32_t id : nodes) {
        QStringList path;
        for (const std::uint32_t child : tree.paths[id]) {
            path << QString::number(child);
        }
        paths << '[' + path.join(',') + ']';
    }
    return QByteArray("{\"") + key + "\": [" + paths.join(',').toUtf8() + "]}";
}

} // namespace

class TestClass : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase();
    void creditAndDiagnosis();
    void sameBytes();
    void marksOfStudents();
    void feedbackAndReport();
    void aThousandFiles();

  private:
    struct Given {
        Ids crossed;
        Ids order;
        QString slip; ///< "" for the right algorithm, "?" for chance
    };

    [[nodiscard]] ProgramRun grade(const QStringList& more, const QString& files = "s*") const {
        return folder_.grade(more, files);
    }

    ClassFolder folder_;
    std::vector<NaiveTree> trees_;
    std::map<QString, std::vector<Given>> given_; ///< by student, an exercise each
};

void TestClass::initTestCase() {
    QByteArray steps;
    for (std::size_t k = 0; k < trees.size(); ++k) {
        trees_.push_back(oracle::naiveTree(trees[k]));
        steps += (k == 0 ? "" : ",") +
                 QString(R"({"exercise": "e%1", "tree": "%2", "attempts": 2, "questions": [
                            {"type": "cross-out", "points": 4, "named": ["cut"]},
                            {"type": "leaf-order", "points": 3, "named": ["cut"]}]})")
                     .arg(k + 1)
                     .arg(QString::fromStdString(trees[k]))
                     .toUtf8();
    }
    folder_.setLesson(steps);
    oracle::Draw draw(300);
    for (int s = 0; s < 300; ++s) {
        const QString student = QString("s%1").arg(s, 3, 10, QChar('0'));
        const QString slip = s % 5 == 0 ? QString()
                             : s % 5 == 1
                                 ? "?"
                                 : QString::fromStdString(slips[std::size_t(s) % slips.size()]);
        QJsonArray items;
        for (std::size_t k = 0; k < trees_.size(); ++k) {
            const NaiveTree& tree = trees_[k];
            const Ids leaves = leavesIn(tree.root);
            Ids order = leaves;
            if (slip == "?") {
                std::erase_if(order, [&](std::uint32_t) { return draw.oneIn(3); });
            } else {
                order = readsOf(tree, slip.toStdString());
            }
            given_[student].push_back({without(leaves, order), order, slip});
            QJsonObject item = ClassFolder::taken(
                {listed("marks", tree, without(leaves, order)), listed("leaves", tree, order)}, 1,
                QString("e%1").arg(k + 1));
            item["tree"] = QString::fromStdString(trees[k]);
            items.append(item);
        }
        folder_.write(student + ".json", folder_.attempt(student, items));
    }
}

/// Each row against a computation of its own; a slip is named where no more than two give exactly
/// that answer, and never another one; where nothing is left out, that is what is named. Slips of
/// negamax, which is not asked about, are named nowhere.
void TestClass::creditAndDiagnosis() {
    const ProgramRun run = grade({"--format", "csv"});
    QCOMPARE(run.err, QByteArray());
    QCOMPARE(run.exitCode, 0);
    const auto rows = rowsOf(run.out);
    QCOMPARE(rows.size(), 300 * 6);
    int named = 0;
    for (const auto& row : rows) {
        const std::size_t k = row["exercise"].mid(1).toUInt() - 1;
        const NaiveTree& tree = trees_[k];
        const Given& given = given_[row["student_id"]][k];
        const bool ofCrosses = row["type"] == "cross-out";
        const Ids right = readsOf(tree, "");
        const double credit = ofCrosses ? creditOfCrosses(tree, right, given.crossed)
                                        : creditOfOrder(right, given.order);
        const double points = std::round(credit * (ofCrosses ? 4 : 3) * 100) / 100;
        QVERIFY2(row["points"].toDouble() == points && !row["points"].isEmpty(),
                 qPrintable(row["student_id"] + ' ' + row["question"] + ' ' + row["points"]));
        QCOMPARE(row["correct"], credit == 1 ? "1" : "0");
        const QStringList diagnosis = row["diagnosis"].split(' ', Qt::SkipEmptyParts);
        QVERIFY(credit < 1 || diagnosis.isEmpty());
        for (const std::string& slip : ofNegamax) {
            QVERIFY(!diagnosis.contains(QString::fromStdString(slip)));
        }
        if (credit == 1 || given.slip == "?" || ofNegamax.contains(given.slip.toStdString())) {
            continue;
        }
        if (given.crossed.empty() && given.order == leavesIn(tree.root)) {
            QCOMPARE(diagnosis, QStringList{"W06"});
            continue;
        }
        QStringList alike;
        for (const std::string& slip : slips) {
            for (int form = 0; form < 3 && !ofNegamax.contains(slip); ++form) {
                const Ids reads = readsOf(tree, slip, form);
                if (ofCrosses ? without(leavesIn(tree.root), reads) == given.crossed
                              : reads == given.order) {
                    alike << QString::fromStdString(slip);
                    break;
                }
            }
        }
        for (const QString& each : diagnosis) {
            QVERIFY2(alike.contains(each), qPrintable(each + " on " + row["question"]));
        }
        QVERIFY2(!diagnosis.isEmpty() || alike.size() > 2, qPrintable(given.slip));
        QVERIFY(alike.size() != 1 || diagnosis == alike);
        named += diagnosis.contains(given.slip) ? 1 : 0;
    }
    QVERIFY2(named > 300, qPrintable(QString::number(named)));
}

void TestClass::sameBytes() {
    for (const char* format : {"table", "csv", "json"}) {
        const ProgramRun once = grade({"--format", format, "--report", "once.html"});
        // In another order of files, and some twice.
        const ProgramRun again =
            grade({"--format", format, "--report", "again.html"}, "s2??.json s*");
        QCOMPARE(once.exitCode, 0);
        QCOMPARE(again.out, once.out);
        QCOMPARE(folder_.content("again.html"), folder_.content("once.html"));
    }
    const QJsonObject json = jsonIn(grade({"--format", "json"}).out);
    QCOMPARE(json["students"].toArray().size(), 300);
    QCOMPARE(json["answers"].toArray().size(), 1800);
}

void TestClass::marksOfStudents() {
    folder_.write("roster.csv",
                  "id;email;Full name\ns000;a@b.org;\"Ada; \"\"L\"\"\"\nabsent;c@d.org;=Eve\n");
    const QByteArray csv =
        grade({"--format", "csv", "--summary", "--roster", "roster.csv", "--max", "10"}).out;
    // 21 points become 10.
    QVERIFY(csv.contains("\ns000,\"Ada; \"\"L\"\"\",a@b.org,10,10,100,\n"));
    QVERIFY(csv.contains("\nabsent,'=Eve,c@d.org,,10,,no-file\n"));
    QVERIFY(csv.contains(",id-unknown"));
    QMap<QString, double> sums;
    for (const auto& row : rowsOf(grade({"--format", "csv"}).out)) {
        sums[row["student_id"]] += row["points"].toDouble();
    }
    for (const auto& row : rowsOf(grade({"--format", "csv", "--summary"}).out)) {
        QVERIFY(std::abs(row["points"].toDouble() - sums[row["student_id"]]) < 0.001);
        QCOMPARE(row["max"], "21");
    }
}

void TestClass::feedbackAndReport() {
    QCOMPARE(grade({"--feedback-dir", "feedback", "--report", "report.md"}).exitCode, 0);
    QCOMPARE(QDir(folder_.path("feedback")).entryList(QDir::Files).size(), 300);
    const QByteArray right = folder_.content("feedback/s000.txt");
    QVERIFY(right.startsWith("A class\ns000, N s000\n\ne1.q1: 4 of 4\n"));
    QVERIFY(right.contains("Graded under: cut when α ≥ β"));
    QVERIFY(right.endsWith("\n21 of 21\n"));
    const QString careless = "s002"; // a slip
    const QByteArray wrong = folder_.content("feedback/" + careless + ".txt");
    QVERIFY2(wrong.contains("\n  - "), wrong);
    const QByteArray page = folder_.content("report.md");
    QVERIFY(page.startsWith("# A class\n\n300 of 300 students have a mark"));
    QVERIFY(page.contains("\n| e1.q1 | cross-out | 300 of 300 |"));
    QVERIFY(page.contains("## The commonest wrong answers"));
    QVERIFY(page.contains("| M05 "));
}

/// How long it takes is told, not judged: machines differ.
void TestClass::aThousandFiles() {
    QVERIFY(QDir(folder_.path({})).mkpath("many"));
    for (int k = 0; k < 1000; ++k) {
        const QString student = QString("s%1").arg(k % 300, 3, 10, QChar('0'));
        QByteArray attempt = folder_.content(student + ".json");
        const QString own = QString("m%1").arg(k, 4, 10, QChar('0'));
        attempt.replace("\"" + student.toUtf8() + '"', '"' + own.toUtf8() + '"');
        folder_.write("many/" + own + ".json", attempt);
    }
    QElapsedTimer timer;
    timer.start();
    const ProgramRun run =
        grade({"--format", "csv", "--summary", "--report", "many.html"}, "many/m*");
    qInfo("1,000 files, with a report: %lld ms", timer.elapsed());
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.out.count('\n'), 1001);
    QCOMPARE(grade({"--format", "csv", "--summary"}, "many/m*").out, run.out);
}

QTEST_GUILESS_MAIN(TestClass)
#include "tst_class.moc"
