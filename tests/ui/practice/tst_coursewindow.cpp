// Questions as a course asks, draws and calls them: each key in the window, and on paper. How it
// marks them is in tst_coursemarks.

#include "core/practice/shippedprofiles.h"
#include "tests/rows.h"
#include "tests/ui/practice/everyquestion.h"
#include "tests/ui/practice/onpaper.h"
#include "ui/practice/answering.h"
#include "ui/practice/nodefield.h"
#include "ui/practice/written.h"

#include <QRegularExpression>
#include <QTableWidget>

using namespace prunus;
using namespace prunus::practicetest;

namespace {

std::vector<NodeField*> fieldsOf(const Practising& shown) {
    std::vector<NodeField*> fields;
    for (NodeField* each : shown.canvas().findChildren<NodeField*>()) {
        if (each->isVisible()) {
            fields.push_back(each);
        }
    }
    return fields;
}

/// All that can be read in the window's practice.
QStringList readable(const Practising& shown) {
    QStringList all;
    for (const QWidget* each : shown.find<QWidget>("practicePage").findChildren<QWidget*>()) {
        if (!each->isVisible()) {
            continue;
        }
        all << each->accessibleName() << each->accessibleDescription();
        if (const auto* label = qobject_cast<const QLabel*>(each)) {
            all << label->text();
        } else if (const auto* field = qobject_cast<const QLineEdit*>(each)) {
            all << field->placeholderText();
        } else if (const auto* table = qobject_cast<const QTableWidget*>(each)) {
            for (int column = 0; column < table->columnCount(); ++column) {
                all << table->horizontalHeaderItem(column)->text();
                for (int row = 0; row < table->rowCount(); ++row) {
                    all << table->item(row, column)->text();
                }
            }
        }
    }
    for (NodeId n; n.value < shown.exercise().tree()->nodeCount(); ++n) {
        all << shown.canvas().description(n);
    }
    all.removeAll(QString());
    return all;
}

} // namespace

class TestCourseWindow : public QObject {
    Q_OBJECT

  private slots:
    void fieldsStandWhereTheyAreAsked_data() {
        // fields: of the root, three inner nodes and nine leaves
        const Rows<QByteArray, int> row("keys", "fields");
        row("both at inner nodes", R"("windowShown": "entry")", 8);
        row("one side", R"("windowShown": "entry", "ownSideOnly": true)", 4);
        row("one side, each change", R"("windowShown": "history", "ownSideOnly": true)", 4);
        row("leaves, too", R"("windowShown": "exit", "leafBounds": true)", 26);
        row("one side at leaves, too",
            R"("windowShown": "entry", "leafBounds": true, "ownSideOnly": true)", 13);
        row("branches", R"("windowShown": "edge")", 6);
        row("branches to leaves, too", R"("windowShown": "edge", "leafBounds": true)", 24);
        row("bounds that stop", R"("windowShown": "exit", "crossed": "clamp")", 8);
        row("each move of the root for itself",
            R"("windowShown": "entry", "rootCalls": "perChild")", 8);
        row("from the right", R"("windowShown": "history", "order": "reversed")", 8);
        row("the first draft", R"("windowShown": "entry", "algorithm": "alpha-beta-first-draft")",
            8);
    }

    /// In the window, in the list and on paper; and what is right in all of them is right.
    void fieldsStandWhereTheyAreAsked() {
        QFETCH(const QByteArray, keys);
        QFETCH(const int, fields);
        Practising shown(Question::windows, textbook, course(keys));
        const auto all = fieldsOf(shown);
        QCOMPARE(int(all.size()), fields);
        QCOMPARE(svgOf(shown).count(">α</text>") + svgOf(shown).count(">β</text>"), fields);
        QCOMPARE(texOf(shown).count("\\blankbox{"), fields);
        const auto texts = svgOf(shown).count("</text>");
        const Task& task = shown.exercise().task();
        const Answer key = keyOf(task);
        for (NodeField* each : all) {
            const bool isAlpha = each->part() == NodeField::Part::alpha;
            each->setText(
                shownBounds(boundsAt(key, each->node(), isAlpha, task.profile.windowShown)));
        }
        for (const NodeId n : key.notVisited) {
            const auto field = std::ranges::find(all, n, &NodeField::node);
            QVERIFY(field != all.end());
            QTest::keyClick(*field, Qt::Key_N);
        }
        QCOMPARE(svgOf(shown).count("</text>") - texts, fields); // once, in its box
        QCOMPARE(texOf(shown).count("\\blankbox{"), fields);
        QCOMPARE(texOf(shown).count("\\blankbox{}"), 0);
        int editable = 0;
        shown.trigger("asList");
        const auto& list = shown.find<QTableWidget>("answerList");
        for (int row = 0; row < list.rowCount(); ++row) {
            for (int column = 0; column < list.columnCount(); ++column) {
                editable += (list.item(row, column)->flags() & Qt::ItemIsEditable) != 0 ? 1 : 0;
            }
        }
        QCOMPARE(editable, fields);
        shown.trigger("asList");
        shown.checkTells();
    }

    /// A square has its corners, a circle has none.
    void playersLookAsTheCourseDrawsThem() {
        Practising shown(Question::crossOut, textbook,
                         course(R"("shapes": {"max": "square", "min": "circle"})"));
        const QImage drawn = shown.canvas().grab().toImage();
        const auto isGround = [&](QPointF at) {
            return drawn.pixel((at * drawn.devicePixelRatio()).toPoint()) ==
                   shown.canvas().theme().background.rgb();
        };
        for (const auto& path : std::vector<std::vector<std::uint32_t>>{{}, {0}, {1}, {2}}) {
            const QRectF at = shown.canvas().nodeRect(shown.at(path));
            QVERIFY(at.width() > 20 && std::abs(at.width() - at.height()) < 2);
            for (const QPointF corner : {QPointF(4, 4), QPointF(at.width() - 5, at.height() - 5)}) {
                QCOMPARE(isGround(at.topLeft() + corner), !path.empty());
            }
        }
        QVERIFY(texOf(shown).contains("max/.style={prunus node, minimum width"));
        QVERIFY(texOf(shown).contains("min/.style={prunus node, ellipse"));
        shown.trigger("leavePractice");
        shown.ask(Question::crossOut, textbook);
        QVERIFY(texOf(shown).contains("min/.style={prunus node, isosceles triangle"));
    }

    void theCoursesNamesStandInSentences() {
        Profile maxie = course(R"("words": {"max": "Maxie", "min": "Minnie", "alpha": "alpha",
                              "beta": "beta"}, "windowShown": "entry")");
        maxie.title = "A course with α";
        Practising shown(Question::windows, textbook, maxie);
        shown.trigger("asList");
        shown.trigger("hint");
        shown.trigger("giveUp");
        QVERIFY(shown.text("practiceRules").contains("Maxie at the root"));
        QVERIFY(shown.text("practiceRules").contains("cut when alpha ≥ beta"));
        QVERIFY(shown.text("practiceRules").endsWith("course profile “A course with α”."));
        static const QRegularExpression ours(QStringLiteral(R"(\b(MAX|MIN)\b|[αβ])"));
        for (QString text : readable(shown)) {
            text.remove("A course with α");
            QVERIFY2(!text.contains(ours), qPrintable(text));
        }
        const QString svg = svgOf(shown);
        QVERIFY(svg.contains(">Maxie</text>") && svg.contains(">Minnie</text>"));
        QVERIFY(!svg.contains(">MAX</text>"));
    }

    /// Where a node is called MAX by its author, nobody may take it for the player.
    void namesInTheTreeStayAsTheyAre() {
        Practising shown(Question::crossOut, "[MAX: [3,12,8],[2,4,6]]",
                         course(R"("words": {"max": "Maxie"})"));
        QVERIFY(shown.text("practiceRules").contains("MAX at the root"));
        QVERIFY2(shown.text("manner").endsWith("The course says “Maxie” for MAX."),
                 qPrintable(shown.text("manner")));
    }

    /// A pen has no keys.
    void paperTellsOfNoKeys() {
        Practising shown(Question::windows, textbook, *shippedProfile("ucla-cs161"));
        QVERIFY(shown.text("manner").contains("I writes ∞."));
        QVERIFY(!svgOf(shown).contains("I writes"));
        QVERIFY(svgOf(shown).contains("Cross out the boxes"));
        shown.trigger("leavePractice");
        shown.ask(Question::values, textbook);
        QVERIFY(shown.text("manner").contains("Tab and Enter"));
        QVERIFY(!svgOf(shown).contains("Tab and Enter"));
        QVERIFY(svgOf(shown).contains("A box stands beside each inner node."));
    }

    /// Those that matter for what is asked, in the course's own language.
    void otherWordsAreExplained() {
        const Profile& italian = *shippedProfile("it-slides");
        Practising shown;
        const auto says = [&](Question question, const Profile& profile, const char* said) {
            shown.ask(question, textbook, profile);
            QVERIFY2(shown.text("manner").endsWith(said), qPrintable(shown.text("manner")));
            shown.trigger("leavePractice");
        };
        says(Question::crossOut, italian,
             "The course says “taglio” for a cutoff and “statica” for a static value.");
        says(Question::move, italian,
             "The course says “statica” for a static value and “CAMMINO” for the line of play.");
        says(Question::crossOut, course(R"("words": {"cut": "Cutoff", "prune": "prune"})"),
             "The course says “prune” for crossing out, or skipping.");
    }
};

QTEST_MAIN(TestCourseWindow)
#include "tst_coursewindow.moc"
