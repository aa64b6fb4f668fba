// What lessons say of moves, trees and searches, against searches and games that were written for
// tests; and no number stands in a lesson's text that is not computed by them, or that says what
// the lesson itself sets: a depth, a window, heaps.

#include "core/games/unfold.h"
#include "core/lessons/shippedlessons.h"
#include "core/notation/writetree.h"
#include "tests/lessons/lessonclaims.h"
#include "tests/lessons/lessonfacts.h"
#include "tests/rows.h"
#include "tests/search/oracle/randomtree.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <set>
#include <sstream>

using namespace prunus;
using namespace prunus::oracle;

namespace {

/// The numbers that stand in a text, in order; not those of its headings.
Numbers numbersIn(const std::string& text) {
    static const QRegularExpression number("(?<![A-Za-z0-9])([−-]?)(\\d+)");
    static const QRegularExpression heading("\\*\\*\\d+\\.");
    Numbers numbers;
    auto all = number.globalMatch(QString::fromStdString(text).remove(heading));
    while (all.hasNext()) {
        const auto match = all.next();
        numbers.push_back((match.capturedLength(1) > 0 ? -1 : 1) * match.captured(2).toDouble());
    }
    return numbers;
}

std::vector<std::string> textsOf(const Lesson& lesson) {
    std::vector<std::string> texts;
    for (const LessonStep& step : lesson.steps) {
        if (const auto* const text = std::get_if<LessonText>(&step)) {
            texts.push_back(text->text);
        } else if (const auto* const exercise = std::get_if<LessonExercise>(&step)) {
            for (const LessonQuestion& question : exercise->questions) {
                texts.push_back(question.text);
            }
        }
    }
    return texts;
}

QString listed(const Numbers& numbers) {
    QStringList words;
    for (const double each : numbers) {
        words << QString::number(each);
    }
    return words.join(", ");
}

} // namespace

class TestLessonWords : public QObject {
    Q_OBJECT

  private slots:
    static void numbersInTexts_data();
    static void numbersInTexts();
    static void claimsAreOfTexts();
    static void movesOfTheGames();
    static void treesOfTheHorizon();
    static void whatHoldsForAllTrees();
};

void TestLessonWords::numbersInTexts_data() {
    const Rows<std::size_t> row("which");
    for (std::size_t k = 0; k < shippedLessons().size(); ++k) {
        row(shippedLessons()[k].lesson.id.c_str(), k);
    }
}

void TestLessonWords::numbersInTexts() {
    QFETCH(std::size_t, which);
    const Lesson& lesson = shippedLessons()[which].lesson;
    static std::map<std::string, std::vector<Claim>> all = claims();
    const std::vector<Claim>& own = all[lesson.id];
    for (const std::string& text : textsOf(lesson)) {
        const Numbers found = numbersIn(text);
        if (found.empty()) {
            continue;
        }
        const auto claim = std::ranges::find_if(
            own, [&](const Claim& each) { return text.find(each.words) != std::string::npos; });
        QVERIFY2(claim != own.end(), text.c_str());
        QVERIFY2(found == claim->numbers,
                 qPrintable(QString("%1: computed %2")
                                .arg(QString::fromStdString(text), listed(claim->numbers))));
    }
}

/// One that is computed for a text that nobody reads any more would prove nothing.
void TestLessonWords::claimsAreOfTexts() {
    for (const auto& [id, own] : claims()) {
        const ShippedLesson* const lesson = shippedLesson(id);
        QVERIFY2(lesson != nullptr, id.c_str());
        const auto texts = textsOf(lesson->lesson);
        for (const Claim& each : own) {
            const auto of = std::ranges::count_if(texts, [&](const std::string& text) {
                return text.find(each.words) != std::string::npos;
            });
            QVERIFY2(of == 1, each.words);
        }
    }
}

/// "One of the 3 moves wins, one draws, one loses", and what else the texts say without a number.
void TestLessonWords::movesOfTheGames() {
    std::multiset<double> values;
    for (const std::size_t square : {2U, 6U, 7U}) {
        std::string next = "xo.xox..o";
        QCOMPARE(next[square], '.');
        next[square] = 'x';
        values.insert(valueOf(next, 'o'));
    }
    QCOMPARE(values, (std::multiset<double>{-1, 0, 1}));
    QCOMPARE(nim({1}), -1.0); // whoever is left one ball takes the last
    // "The value is 2 both times": the window that is passed on as it is loses cuts alone.
    QVERIFY(reads("[2,[1,3]]", soft(slip("M31", false, true))) > reads("[2,[1,3]]"));
    QCOMPARE(run("[2,[1,1]]", slip("M23")).line.front(), 1U);
    QCOMPARE(run("[2,[1,1]]", {}).line.front(), 0U);
    QCOMPARE(run("[2,[1,3]]", slip("M18")).line, (std::vector<std::uint32_t>{0, 0}));
}

/// They are those of the positions that they name, to the depth and with the captures behind it.
void TestLessonWords::treesOfTheHorizon() {
    std::vector<std::uint32_t> sizes;
    for (const LessonStep& step : shippedLesson("horizon")->lesson.steps) {
        const auto* const moment = std::get_if<LessonMoment>(&step);
        const auto* const exercise = std::get_if<LessonExercise>(&step);
        if (moment == nullptr && exercise == nullptr) {
            continue;
        }
        const GameTree& tree = moment != nullptr ? *moment->tree : *exercise->tree;
        UnfoldWish wish;
        wish.evaluation = Evaluation::material;
        wish.quiescence = Quiescence::captures;
        // Only in one with all of White's moves at the root is there a depth before the captures.
        wish.depth = tree.moves().at(NodeId{1}) == standPat ? 0 : 1;
        wish.title = tree.header().title;
        const GameTree right = unfold(gameNamed(tree.header().game).value(), wish).value().tree;
        std::ostringstream written;
        std::ostringstream expected;
        writeJson(written, tree);
        writeJson(expected, right);
        QCOMPARE(written.str(), expected.str());
        sizes.push_back(tree.nodeCount());
    }
    QCOMPARE(sizes, (std::vector<std::uint32_t>{18, 5, 12, 19}));
    // "So to take the pawn is the worst move", and all others keep what there is.
    for (const std::string& move : prunus::test::naiveChess(defended)->moves()) {
        const auto next = prunus::test::naiveChess(defended)->after(move);
        const double value = prunus::test::naiveQuiescence(*next, 0, 1000).value().value;
        QCOMPARE(value, move == "Rxd5" ? -4.0 : 0.0);
    }
    // "the pawn or the bishop takes the rook, which comes to" the same.
    QCOMPARE(materialAfter(taken, {"exd5"}), materialAfter(taken, {"Bxd5"}));
    // "2 pawns can be taken, one of them defended", which depth 1 cannot tell apart.
    const char* const loose = "8/6k1/4p3/3p4/8/p2R4/8/6K1 w";
    QCOMPARE(materialAfter(loose, {"Rxd5"}), materialAfter(loose, {"Rxa3"}));
    QCOMPARE(capturesOf(loose), 2.0);
}

/// What the texts say of searches, and not of one tree: on a thousand random ones.
void TestLessonWords::whatHoldsForAllTrees() {
    Draw draw(20);
    double lostByHard = 0;
    for (int k = 0; k < 1000; ++k) {
        const NaiveTree drawn = uniformDistinct(draw, 2 + draw.below(3), 2 + draw.below(2));
        std::string json = text(drawn);
        json.resize(json.rfind(']') + 1); // without who moves first
        const char* const tree = json.c_str();
        // From an open window both fail modes have one value and, where a tie cuts, one set of
        // leaves.
        const NaiveOutcome hard = run(tree);
        QCOMPARE(hard.value, worth(tree));
        QCOMPARE(run(tree, soft()).value, hard.value);
        QCOMPARE(run(tree, soft()).reads, hard.reads);
        // The second approximation cuts nothing; the first draft cuts no more than the last form.
        QCOMPARE(readBySecondDraft(tree), leaves(tree));
        QVERIFY(readByFirstDraft(tree) >= reads(tree));
        // A window that is passed on as it is.
        QCOMPARE(reads(tree, soft(slip("M31", false, true))), leaves(tree));
        QCOMPARE(value(tree, soft(slip("M31", false, true))), worth(tree));
        lostByHard += value(tree, slip("M31", false, true)) == worth(tree) ? 0 : 1;
    }
    QVERIFY(lostByHard > 0);
}

QTEST_GUILESS_MAIN(TestLessonWords)
#include "tst_lessonwords.moc"
