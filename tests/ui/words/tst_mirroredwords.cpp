// Words from the mover's side. A tree with all values negated, searched with the other player at
// the root, is the same to whoever moves: every word about it must be the same once MAX and MIN
// have changed places, but for static values, which are given from MAX's side.

#include "tests/enough.h"
#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"
#include "tests/ui/words/told.h"
#include "ui/words/language.h"
#include "ui/words/nodewords.h"

#include <QRegularExpression>
#include <cmath>

using namespace prunus;

namespace {

/// The tree as text, every node with a name, so that no leaf is called by its value.
std::string named(const oracle::NaiveNode& node, double sign) {
    std::string out = "{\"name\": \"n" + std::to_string(node.id) + "\"";
    if (node.value) {
        out += ", \"value\": " + std::to_string(sign * std::round(*node.value));
    }
    if (!node.children.empty()) {
        out += ", \"children\": [";
        for (std::size_t k = 0; k < node.children.size(); ++k) {
            out += (k == 0 ? "" : ", ") + named(node.children[k], sign);
        }
        out += "]";
    }
    return out + "}";
}

std::string document(const oracle::NaiveTree& tree, double sign) {
    std::string head = R"({"format": "prunus-tree", "version": 1, )";
    if (tree.failureValue) {
        head += "\"failureValue\": " + std::to_string(sign * std::round(*tree.failureValue)) + ", ";
    }
    return head + "\"tree\": " + named(tree.root, sign) + "}";
}

/// All words about a step from the mover's side.
QString wordsAt(const Told& told, std::uint32_t t) {
    const Moment moment = told.moment(t);
    const NodeWords words(moment, told.names, {.side = Side::mover});
    const Said said = told.said(t, Side::mover);
    QStringList all{said.title, said.body};
    for (NodeId n{0}; n.value < told.tree.nodeCount(); ++n) {
        for (const StoryLine& line : told.story(t, n, Side::mover).lines) {
            all << line.text;
        }
        all << words.name(n) << words.state(n);
    }
    return all.join(u'\n');
}

/// Without what is given from MAX's side, and the sentences that say what it is to MIN.
QString withoutStaticValues(QString text) {
    static const QRegularExpression sentence(QStringLiteral("[Ii]ts (own )?static value [^.]*\\."));
    static const QRegularExpression given(QStringLiteral("(static value |leaf n\\d+, )−?\\d+"));
    return text.remove(sentence).replace(given, QStringLiteral("\\1"));
}

QString withPlayersSwapped(QString text) {
    text.replace(QStringLiteral("MAX"), QStringLiteral("M-X"));
    text.replace(QStringLiteral("MIN"), QStringLiteral("MAX"));
    return text.replace(QStringLiteral("M-X"), QStringLiteral("MIN"));
}

} // namespace

class TestMirroredWords : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { installLanguage(); }
    void whoeverMovesHearsTheSame_data();
    void whoeverMovesHearsTheSame();
    void bothFormsSayTheSame_data();
    void bothFormsSayTheSame();
};

void TestMirroredWords::whoeverMovesHearsTheSame_data() {
    const Rows<Algorithm> row("algorithm");
    for (const AlgorithmTraits& each : everyAlgorithm) {
        // The passes of these look below a number at first, and so differ for MIN.
        if (each.algorithm != Algorithm::mtdf && each.algorithm != Algorithm::sssStar) {
            row(each.id.data(), each.algorithm);
        }
    }
}

void TestMirroredWords::whoeverMovesHearsTheSame() {
    QFETCH(Algorithm, algorithm);
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= oracle::enough(150); ++seed) {
        oracle::Draw draw(seed);
        const oracle::NaiveTree tree = oracle::randomTree(draw, 5, 3);
        SearchOptions options = oracle::randomOptions(draw, algorithm);
        options.root = Player::max;
        SearchOptions mirrored = options;
        mirrored.root = Player::min;
        mirrored.window = negated(options.window);
        if (!recordSearch(readTree(document(tree, 1)).value(), options)) {
            continue; // to a depth where some node has no static value
        }
        const Told one(document(tree, 1), options);
        const Told other(document(tree, -1), mirrored);
        QCOMPARE(one.trace->end(), other.trace->end());
        for (std::uint32_t t = 0; t <= one.trace->end().value; ++t) {
            const QString right = withoutStaticValues(wordsAt(one, t));
            QCOMPARE(withPlayersSwapped(withoutStaticValues(wordsAt(other, t))), right);
            QVERIFY2(!right.contains(QStringLiteral("least value")), qPrintable(right));
            QVERIFY2(!right.contains(QStringLiteral("α-cutoff")), qPrintable(right));
            ++compared;
        }
    }
    QVERIFY(compared > int(oracle::enough(500)));
}

void TestMirroredWords::bothFormsSayTheSame_data() {
    const Rows<Algorithm, Algorithm> row("plain", "negamax");
    row("minimax", Algorithm::minimax, Algorithm::negamax);
    row("alpha-beta", Algorithm::alphaBeta, Algorithm::alphaBetaNegamax);
}

/// What the code holds makes no difference to what is said.
void TestMirroredWords::bothFormsSayTheSame() {
    QFETCH(Algorithm, plain);
    QFETCH(Algorithm, negamax);
    for (std::uint64_t seed = 1; seed <= oracle::enough(60); ++seed) {
        oracle::Draw draw(seed);
        const oracle::NaiveTree tree = oracle::randomTree(draw, 4, 3);
        SearchOptions options = oracle::randomOptions(draw, plain);
        options.depth.reset();
        const Told one(document(tree, 1), options);
        options.algorithm = negamax;
        const Told other(document(tree, 1), options);
        for (std::uint32_t t = 1; t <= one.trace->end().value; ++t) {
            QCOMPARE(wordsAt(other, t), wordsAt(one, t));
        }
    }
}

QTEST_MAIN(TestMirroredWords)
#include "tst_mirroredwords.moc"
