// While one steps through a search, it is asked what comes next.

#include "core/practice/predictions.h"
#include "tests/rows.h"
#include "tests/ui/shell/rehearsed.h"
#include "ui/practice/predictband.h"
#include "ui/session/playback.h"

using namespace prunus;

namespace {

/// A window at figure 5.2, in which something is asked after step 13: C has read 2 of 2, 4 and 6.
class Asking : public Rehearsed {
  public:
    explicit Asking(const char* command = "predict") {
        find<QAction>("hideUnreadLeaves").trigger(); // no longer
        find<QAction>(command).trigger();
        go(Beat{13});
    }

    [[nodiscard]] PredictBand& band() const { return *window.findChild<PredictBand*>(); }
    [[nodiscard]] QString asked() const { return text("predictHeadline"); }
    [[nodiscard]] QStringList choices() const {
        QStringList all;
        for (const QPushButton* each : band().findChildren<QPushButton*>()) {
            if (each->isVisibleTo(&band())) {
                all << each->text();
            }
        }
        return all;
    }
};

} // namespace

class TestPredict : public QObject {
    Q_OBJECT

  private slots:
    void whatIsAsked_data() {
        const Rows<Algorithm, QString, QStringList> row("algorithm", "prompt", "choices");
        row("alpha-beta", Algorithm::alphaBeta,
            "Leaf 2 gives 2 to C, where α is now 3 and β is 2. What comes next?",
            {"1  Reads 4", "2  Cuts: skips 4 and 6", "3  Returns 3 to A", "4  Returns 2 to A"});
        row("the negamax form, from the mover's side", Algorithm::alphaBetaNegamax,
            "Leaf 2 gives −2 to C, where α is now −2 and β is −3. What comes next?",
            {"1  Reads 4", "2  Cuts: skips 4 and 6", "3  Returns −3 to A", "4  Returns −2 to A"});
        row("the first draft", Algorithm::alphaBetaFirstDraft,
            "Leaf 2 gives 2 to C, whose best so far is now 2; its parent’s is 3. What comes next?",
            {"1  Reads 4", "2  Cuts: skips 4 and 6", "3  Returns 3 to A", "4  Returns 2 to A"});
        row("minimax", Algorithm::minimax,
            "Leaf 2 gives 2 to C, whose best so far is now 2. What comes next?",
            {"1  Reads 4", "2  Cuts: skips 4 and 6", "3  Returns 2 to A", "4  Goes into D"});
    }

    void whatIsAsked() {
        QFETCH(const Algorithm, algorithm);
        Asking shown;
        shown.session().setOptions(optionsFor(algorithm));
        shown.go(Beat{13});
        QTEST(shown.asked(), "prompt");
        QTEST(shown.choices(), "choices");
    }

    void anAnswerGoesOn_data() {
        const Rows<int, QString> row("key", "told");
        const QString right = "Right. α-cutoff at C (MIN).";
        const QString other = "Something else comes next. α-cutoff at C (MIN).";
        row("to read on", int(Qt::Key_1), other);
        row("to cut", int(Qt::Key_2), right);
        row("to return, which comes with the cut", int(Qt::Key_3), right);
        row("to return what fail-hard does not", int(Qt::Key_4), other);
    }

    void anAnswerGoesOn() {
        QFETCH(const int, key);
        Asking shown;
        shown.press(Qt::Key(key));
        QCOMPARE(shown.step(), 14);
        QTEST(shown.asked(), "told");
        QCOMPARE(shown.choices(), QStringList());
        shown.press(Qt::Key(key)); // which means nothing any more
        QCOMPARE(shown.step(), 14);
    }

    void aClickAnswers() {
        Asking shown;
        const NodeId four = shown.session().document()->tree.at({1, 1});
        QTest::mouseClick(&shown.canvas(), Qt::LeftButton, Qt::NoModifier,
                          shown.canvas().nodeRect(four).center().toPoint());
        QCOMPARE(shown.step(), 14);
        QVERIFY(shown.asked().startsWith("Something else comes next."));
    }

    void aStepTells() {
        Asking shown;
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.step(), 14);
        QCOMPARE(shown.asked(), "α-cutoff at C (MIN).");
    }

    void steppingBackEndsTheQuestion() {
        Asking shown;
        QCOMPARE(shown.choices().size(), 4);
        shown.press(Qt::Key_Left);
        QCOMPARE(shown.step(), 12);
        QCOMPARE(shown.choices(), QStringList());
        shown.press(Qt::Key_Right); // and is asked again
        QCOMPARE(shown.choices().size(), 4);
    }

    void playingStopsAndGoesOn() {
        Asking shown;
        const std::vector<Step> stops =
            stepsToPredict(shown.session().document()->tree, *shown.session().trace());
        shown.go(Beat{0});
        auto& playback = *shown.window.findChild<Playback*>();
        playback.setSpeed(1024);
        playback.setPlaying(true);
        for (const Step each : stops) {
            QTRY_VERIFY(!playback.playing() && !shown.choices().isEmpty());
            QCOMPARE(shown.session().step(), each);
            shown.press(Qt::Key_1);
        }
        QTRY_VERIFY(!playback.playing());
        QVERIFY(shown.panes().over());
    }

    void theRoomIsAskedInLargeLetters() {
        Asking shown("askRoom");
        const auto& question = shown.find<QLabel>("predictHeadline");
        QVERIFY(question.font().pointSizeF() > 23);
        QCOMPARE(shown.choices(), QStringList());
        QCOMPARE(shown.text("predictText"),
                 "1  Reads 4\n2  Cuts: skips 4 and 6\n3  Returns 3 to A\n"
                 "4  Returns 2 to A");
        shown.press(Qt::Key_2); // nobody is marked
        QCOMPARE(shown.step(), 13);
        shown.press(Qt::Key_Right);
        QCOMPARE(shown.asked(), "α-cutoff at C (MIN).");
    }

    void oneOrTheOther() {
        Asking shown;
        shown.find<QAction>("askRoom").trigger();
        QVERIFY(!shown.find<QAction>("predict").isChecked());
        QVERIFY(shown.band().isVisible());
        shown.find<QAction>("askRoom").trigger();
        QVERIFY(!shown.band().isVisible());
        QVERIFY(!shown.session().hidesWhatComes());
    }

    void whereNothingCanBeAsked_data() {
        const Rows<Algorithm, bool, QString> row("algorithm", "beside", "said");
        row("nodes are visited again", Algorithm::mtdf, false,
            "Needs a search that visits no node twice, such as alpha-beta.");
        row("side by side", Algorithm::alphaBeta, true,
            "Needs a single search: with several side by side, one tells of the other.");
    }

    void whereNothingCanBeAsked() {
        QFETCH(const Algorithm, algorithm);
        QFETCH(const bool, beside);
        Asking shown;
        shown.session().setOptions(optionsFor(algorithm));
        if (beside) {
            shown.panes().open(optionsFor(Algorithm::minimax));
        }
        shown.go(Beat{13});
        QTEST(shown.asked(), "said");
        QCOMPARE(shown.choices(), QStringList());
    }

    void practiceEndsIt() {
        Asking shown;
        shown.find<QMenu>("startPractice").actions().first()->trigger();
        QVERIFY(!shown.band().isVisible());
        QVERIFY(!shown.find<QAction>("predict").isVisible());
        shown.find<QAction>("leavePractice").trigger();
        QVERIFY(shown.find<QAction>("predict").isVisible());
        QVERIFY(!shown.find<QAction>("predict").isChecked());
    }

    void nothingToComeIsTold_data() {
        const Rows<Algorithm> row("algorithm");
        for (const Algorithm each :
             {Algorithm::minimax, Algorithm::alphaBeta, Algorithm::alphaBetaNegamax}) {
            row(std::string(traits(each).id).c_str(), each);
        }
    }

    /// By all that there is of the window, where leaves that were not read have other values.
    void nothingToComeIsTold() {
        QFETCH(const Algorithm, algorithm);
        Pair pair;
        oracle::Draw draw(31 + std::uint64_t(algorithm));
        for (Rehearsed* each : {&pair.shown, &pair.other}) {
            each->find<QAction>("askRoom").trigger();
        }
        int asked = 0;
        for (int tries = 0; asked < 2 && tries < 40; ++tries) {
            const GameTree tree = oracle::gameTree(oracle::randomTree(draw, 4, 4));
            const QString text = documentOf(tree);
            const SearchOptions options = optionsFor(algorithm);
            pair.open(text, {options});
            const std::vector<Step> stops = stepsToPredict(pair.shown.session().document()->tree,
                                                           *pair.shown.session().trace());
            if (stops.size() < 4) {
                continue;
            }
            const Beat at{stops[1].value};
            const QString difference = pair.difference(text, {options}, at, draw);
            QVERIFY2(difference.isEmpty(), qPrintable(difference));
            QVERIFY(pair.shown.text("predictHeadline").endsWith("What comes next?"));
            ++asked;
        }
        QCOMPARE(asked, 2);
    }
};

QTEST_MAIN(TestPredict)
#include "tst_predict.moc"
