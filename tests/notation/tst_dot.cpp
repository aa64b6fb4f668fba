#include "core/formats/treeformat.h"
#include "core/notation/readtree.h"
#include "core/tree/displayname.h"
#include "tests/notation/randomtree.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace prunus;

namespace {

QByteArray asDot(const GameTree& tree) {
    return QByteArray::fromStdString(written(tree, TreeFormat::dot));
}

/// What Graphviz understood.
QJsonObject understood(const QByteArray& dot) {
    QProcess process;
    process.start("dot", {"-Tjson"});
    process.write(dot);
    process.closeWriteChannel();
    if (!process.waitForFinished() || process.exitCode() != 0) {
        qWarning() << process.readAllStandardError();
        return {};
    }
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
}

/// The lines that Graphviz draws of a node, an edge or the whole graph.
QStringList drawn(const QJsonObject& thing) {
    QStringList lines;
    for (const QJsonValue& step : thing["_ldraw_"].toArray()) {
        if (step["op"].toString() == "T") {
            lines << step["text"].toString();
        }
    }
    return lines;
}

/// Text as a picture shows it, line by line: control characters as their pictures, and no lines
/// without anything in them, because Graphviz does not speak of these.
QStringList shown(std::string_view text) {
    QString all;
    for (const QChar c : QString::fromUtf8(text.data(), qsizetype(text.size()))) {
        const bool control = c.unicode() < 0x20 && c != '\n';
        all += control ? QChar(0x2400 + c.unicode()) : c;
    }
    return all.split('\n', Qt::SkipEmptyParts);
}

} // namespace

/// Graphviz's files, as Graphviz itself understands them.
class Dot : public QObject {
    Q_OBJECT
  private slots:
    void initTestCase();
    void writes();
    void graphvizSeesTheTree();
};

void Dot::initTestCase() {
    if (!QStandardPaths::findExecutable("dot").isEmpty()) {
        return;
    }
    if (qEnvironmentVariableIsSet("CI")) {
        QFAIL("Graphviz is missing; it is one of the packages for the tests");
    }
    QSKIP("Graphviz is not installed, so its files are not tried");
}

void Dot::writes() {
    const GameTree tree =
        readJson(R"({"format":"prunus-tree","version":1,"title":"T","tree":{"value":7,"children":
            [{"name":"x","move":"e4","value":1},[2]]}})")
            .value();
    QCOMPARE(asDot(tree), QByteArray(R"(digraph tree {
  ordering=out;
  fontname="DejaVu Sans";
  labelloc=t;
  label="T";
  node [style=filled, fontname="DejaVu Sans"];
  edge [arrowhead=none, fontname="DejaVu Sans"];
  n0 [label="A\n7", shape=triangle, fillcolor="#E6F2FA", color="#0072B2", fontcolor="#005A8F"];
  n0 -> n1 [label="e4"];
  n0 -> n2;
  n1 [label="x\n1", shape=box, style=rounded];
  n2 [label="B", shape=invtriangle, fillcolor="#FBEEE6", color="#C25200", fontcolor="#A34400"];
  n2 -> n3;
  n3 [label="2", shape=box, style=rounded];
}
)"));
}

void Dot::graphvizSeesTheTree() {
    RandomTree trees(3, RandomTree::With::everything);
    for (int i = 0; i < 40; ++i) {
        const GameTree tree = trees.next();
        const QByteArray dot = asDot(tree);
        const QJsonObject graph = understood(dot);
        const QJsonArray nodes = graph["objects"].toArray();
        QCOMPARE(nodes.size(), qsizetype(tree.nodeCount()));
        const DisplayNames names(tree);
        for (NodeId n{0}; n.value < tree.nodeCount(); ++n) {
            const QJsonObject node = nodes[qsizetype(n.value)].toObject();
            QCOMPARE(node["name"].toString(), QString("n%1").arg(n.value));
            const bool max = playerAt(tree.header().root, tree.rowOf(n)) == Player::max;
            QCOMPARE(node["shape"].toString(), QString(tree.isLeaf(n) ? "box"
                                                       : max          ? "triangle"
                                                                      : "invtriangle"));
            QStringList lines = drawn(node);
            if (tree.hasStaticValue(n)) {
                QVERIFY(!lines.isEmpty());
                QCOMPARE(lines.takeLast().toDouble(), tree.staticValue(n));
            }
            QCOMPARE(lines, shown(names.shortOf(n)));
        }
        const QJsonArray edges = graph["edges"].toArray();
        QCOMPARE(edges.size(), qsizetype(tree.nodeCount() - 1));
        for (const QJsonValue& edge : edges) {
            const NodeId child{std::uint32_t(edge["head"].toInt())};
            QCOMPARE(edge["tail"].toInt(), int(tree.parent(child).value));
            QCOMPARE(drawn(edge.toObject()), shown(tree.moves().at(child)));
        }
        QCOMPARE(drawn(graph), shown(tree.header().title));
    }
}

QTEST_GUILESS_MAIN(Dot)
#include "tst_dot.moc"
