// All that is said comes from the translation. The suite runs in a language made for it
// (tests/pseudo), in which no letter is plain: one that is was left out of tr().

#include "core/lessons/shippedlessons.h"
#include "core/practice/shippedprofiles.h"
#include "tests/ui/compare/growthtouch.h"
#include "tests/ui/gamewindow.h"
#include "tests/ui/shell/heard.h"
#include "ui/canvas/treecanvas.h"
#include "ui/figures/handout.h"
#include "ui/files/examples.h"
#include "ui/session/editing.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QRegularExpression>
#include <QTableWidget>
#include <algorithm>
#include <set>

using namespace prunus;

namespace {

/// The longest first, as some contain others.
QStringList wordsOfAuthors() {
    QStringList all;
    for (const Example& each : bundledExamples()) {
        for (const QString& words : {each.title, each.source, each.teaches, each.answer}) {
            if (words.isEmpty()) {
                continue; // no answer was published
            }
            all << words << words.toHtmlEscaped();
        }
    }
    for (const Profile& each : shippedProfiles()) {
        all << QString::fromStdString(each.title) << QString::fromStdString(each.source);
    }
    for (const ShippedLesson& each : shippedLessons()) { // with what is told of it: its first text
        all << QString::fromStdString(each.lesson.title);
        for (const std::string& source : each.lesson.sources) {
            all << QString::fromStdString(source);
        }
        if (const auto* const text = std::get_if<LessonText>(&each.lesson.steps.front())) {
            QString words = QString::fromStdString(text->text);
            all << QString(words).remove(u'*').split(u'\n');
            static const QRegularExpression strong("\\*\\*(.+?)\\*\\*");
            static const QRegularExpression stressed("\\*(.+?)\\*");
            words.replace(strong, "<b>\\1</b>");
            all << words.replace(stressed, "<i>\\1</i>").split(u'\n');
        }
    }
    for (const std::string_view game : gamesToOffer()) { // as one types them
        all << QString::fromLatin1(game.data(), qsizetype(game.size()));
    }
    all << QStringLiteral("late game");
    std::ranges::sort(all, std::greater(), &QString::size);
    all.removeAll(QString());
    return all;
}

/// Whether there are plain letters in it, but for what is the same in all languages: the players,
/// the keys, and what authors wrote.
bool isPlain(QString text) {
    static const QRegularExpression plain("[A-Za-z]{2,}");
    static const QRegularExpression names(QStringLiteral(
        R"(</?\w+>|\b(MAX|MIN|Ctrl|Shift|Alt|Esc|Enter|Return|Space|Home|End|PgUp|PgDown|Left|Right|Up|Down|)"
        R"(Del|Ins|F\d+)\b)"));
    static const QStringList authors = wordsOfAuthors();
    if (!text.contains(plain)) {
        return false;
    }
    for (const QString& each : authors) {
        text.remove(each);
    }
    return text.remove(names).contains(plain);
}

/// Code, and the buttons that are Qt's own.
bool isOthers(const QObject& part) {
    const auto* const button = qobject_cast<const QAbstractButton*>(&part);
    const auto* const box = qobject_cast<const QDialogButtonBox*>(part.parent());
    return qobject_cast<const ListingView*>(&part) != nullptr ||
           part.inherits("QDockWidgetTitleButton") ||
           part.objectName() == QStringLiteral("variables") ||
           (button != nullptr && box != nullptr &&
            box->standardButton(const_cast<QAbstractButton*>(button)) !=
                QDialogButtonBox::NoButton);
}

/// The texts of a window that are not translated, and whose they are.
class Untranslated {
  public:
    explicit Untranslated(QWidget& window) {
        if (const auto* files = qobject_cast<QFileDialog*>(&window)) { // the rest is Qt's
            add(window, "title", window.windowTitle());
            for (const QString& each : files->nameFilters()) {
                add(window, "filter", each.section(" (*", 0, 0));
            }
            return;
        }
        add(window);
        for (const QObject* each : window.findChildren<QObject*>()) {
            add(*each);
        }
        addSpoken(*QAccessible::queryAccessibleInterface(&window));
    }
    [[nodiscard]] QByteArray list() const {
        return QStringList(found_.begin(), found_.end()).join(u'\n').toUtf8();
    }

  private:
    void add(const QObject& of, const char* what, const QString& text) {
        if (isPlain(text)) {
            found_.insert(QStringLiteral("%1 %2, %3: %4")
                              .arg(QLatin1String(of.metaObject()->className()), of.objectName(),
                                   QLatin1String(what), text));
        }
    }
    void add(const QObject& part) {
        if (isOthers(part)) {
            return;
        }
        for (const char* name : {"text", "title", "windowTitle", "toolTip", "statusTip",
                                 "accessibleName", "accessibleDescription", "placeholderText",
                                 "prefix", "suffix", "specialValueText", "informativeText"}) {
            add(part, name, part.property(name).toString());
        }
        if (const auto* box = qobject_cast<const QComboBox*>(&part)) {
            for (int row = 0; row < box->count(); ++row) {
                add(part, "item", box->itemText(row));
                add(part, "item's tool tip", box->itemData(row, Qt::ToolTipRole).toString());
            }
        }
    }
    /// Lines of code.
    static bool holdsCode(const QAccessibleInterface& at) {
        return at.object() != nullptr && at.object()->objectName() == QStringLiteral("bugListing");
    }
    void addSpoken(QAccessibleInterface& at) {
        if (at.object() != nullptr && isOthers(*at.object())) {
            return;
        }
        const QObject nobody;
        for (const auto kind : {QAccessible::Name, QAccessible::Description}) {
            add(at.object() != nullptr ? *at.object() : nobody, "spoken", at.text(kind));
        }
        if (holdsCode(at)) {
            return;
        }
        for (int k = 0; k < at.childCount(); ++k) {
            if (QAccessibleInterface* child = at.child(k)) {
                addSpoken(*child);
            }
        }
    }

    std::set<QString> found_;
};

void verifyTranslated(QWidget& window) {
    const QByteArray plain = Untranslated(window).list();
    QVERIFY2(plain.isEmpty(), plain);
}

void verifyTranslated(const Heard& heard, int least) {
    QVERIFY2(heard.texts().size() >= least, qPrintable(heard.texts().join(u'\n')));
    for (const QString& text : heard.texts()) {
        QVERIFY2(!isPlain(text), qPrintable(text));
    }
}

/// Whether it opens a dialog that is Qt's own and waits for an answer.
bool blocks(const QAction& action) {
    return action.shortcut() == QKeySequence::Open || action.objectName().startsWith("print");
}

/// Goes through a search, and through the stories of its nodes.
void verifyEachStep(MainWindow& window, std::uint32_t most) {
    Session& session = window.session();
    const std::uint32_t end = std::min(most, session.trace()->end().value);
    for (std::uint32_t step = 0; step <= end; ++step) {
        session.setStep(Step{step});
        session.select(session.moment().currentNode());
        verifyTranslated(window);
    }
}

} // namespace

class TestTranslated : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { QVERIFY(qEnvironmentVariableIsSet("PRUNUS_TRANSLATION")); }

    void allThatIsSaidOfASearch_data() {
        QTest::addColumn<int>("algorithm");
        for (const AlgorithmTraits& each : everyAlgorithm) {
            QTest::newRow(each.id.data()) << int(each.algorithm);
        }
    }
    void allThatIsSaidOfASearch() {
        QFETCH(const int, algorithm);
        ShownWindow shown;
        shown.search(Algorithm(algorithm));
        verifyEachStep(shown.window, 200);
    }

    void allThatIsSaidInPractice_data() {
        QTest::addColumn<int>("set");
        const ShownWindow shown;
        for (int k = 0; k < shown.find<QMenu>("startPractice").actions().size(); ++k) {
            QTest::addRow("the %d. set", k + 1) << k;
        }
    }
    void allThatIsSaidInPractice() {
        QFETCH(const int, set);
        ShownWindow shown;
        shown.find<QMenu>("startPractice").actions().at(set)->trigger();
        for (const char* command : {"hint", "hint", "hint", "checkAnswer", "asList", "giveUp",
                                    "review", "nextQuestion"}) {
            shown.find<QAction>(command).trigger();
            verifyTranslated(shown.window);
        }
    }

    void allThatIsSaidOfAGame_data() {
        QTest::addColumn<QString>("game");
        for (const char* game : {"tic-tac-toe@xox/.o./..x:o", "reversi:6", "connect-four",
                                 "nim:3:2,1", "ultimate-tic-tac-toe"}) {
            QTest::newRow(game) << QString::fromLatin1(game);
        }
    }
    void allThatIsSaidOfAGame() {
        QFETCH(const QString, game);
        GameWindow shown(unfoldedText(game.toStdString(), 2));
        QVERIFY(shown.ready);
        verifyEachStep(shown.window, 12);
    }

    void whatCanBeSwitchedOn() {
        ShownWindow shown;
        shown.session().setStep(Step{14});
        for (const char* name : {"hideUnreadLeaves", "numbersFromMover", "showMinimalTree",
                                 "textPanelShown", "duplicatePicked", "find"}) {
            shown.find<QAction>(name).trigger();
            verifyTranslated(shown.window);
        }
        QTest::keyClicks(&shown.find<QLineEdit>("findField"), "7");
        verifyTranslated(shown.window);
    }

    void everyDialog() {
        ShownWindow shown;
        shown.session().select(NodeId{4});
        int dialogs = 0;
        for (QAction* each : shown.window.findChildren<QAction*>()) {
            const bool asks = each->text().contains(u'…') ||
                              each->objectName() == QStringLiteral("showKeys") ||
                              each->objectName() == QStringLiteral("showAbout");
            if (!asks || !each->isEnabled() || blocks(*each)) {
                continue;
            }
            each->trigger();
            for (QDialog* dialog : shown.window.findChildren<QDialog*>()) {
                if (dialog->isVisible()) {
                    settle(*dialog);
                    verifyTranslated(*dialog);
                    dialog->close();
                    ++dialogs;
                }
            }
        }
        QVERIFY(dialogs >= 14);
    }

    void whatIsDrawn_data() { allThatIsSaidOfASearch_data(); }
    /// On the canvas, in figures and in handouts.
    void whatIsDrawn() {
        QFETCH(const int, algorithm);
        ShownWindow shown;
        shown.find<QAction>("showMinimalTree").trigger();
        Session& session = shown.session();
        shown.search(Algorithm(algorithm));
        const std::uint32_t end = session.trace()->end().value;
        for (const std::uint32_t step : {0U, 1U, 7U, std::min(14U, end), end}) {
            session.setStep(Step{step});
            settle(shown.window);
            Heard canvas;
            shown.canvas().render(&canvas);
            verifyTranslated(canvas, 9);
            const Figure figure(*session.document(), *session.trace(), Step{step}, {});
            Heard drawn;
            QPainter painter(&drawn);
            figure.paint(painter);
            verifyTranslated(drawn, 9);
            QVERIFY2(!isPlain(figure.title()), qPrintable(figure.title()));
            QVERIFY2(!isPlain(figure.description()), qPrintable(figure.description()));
        }
        HandoutChoices choices;
        choices.perPage = mostStepsAPage;
        const Handout handout(*session.document(), *session.trace(), choices);
        Heard pages;
        QPainter painter(&pages);
        handout.paintPage(painter, 0);
        verifyTranslated(pages, 40);
    }

    void theChartOfGrowth() {
        ShownWindow shown;
        const GrowthDialog& dialog = dialogOf(shown);
        type(dialog, "growthDepth", "3");
        start(dialog);
        QTRY_COMPARE(chartOf(dialog).points().size(), std::size_t{2 * 2 * 3});
        Heard drawn;
        QPainter painter(&drawn);
        chartOf(dialog).drawTitled(painter);
        verifyTranslated(drawn, 16);
        verifyTranslated(part<GrowthDialog>(shown.window, "growthDialog"));
    }

    void nothingIsCutOff() {
        ShownWindow shown;
        shown.find<QAction>("find").trigger();
        QTest::keyClicks(&shown.find<QLineEdit>("findField"), "777");
        settle(shown.window);
        const auto& status = shown.find<QLabel>("findStatus");
        const QRect room = status.parentWidget()->rect();
        QVERIFY(room.contains(status.geometry()));
        QVERIFY(status.height() >= status.heightForWidth(status.width()));
        shown.find<QAction>("playGame").trigger();
        const auto& header = *shown.find<QTableWidget>("moveList").horizontalHeader();
        QTRY_VERIFY(header.isVisible());
        for (int column = 0; column < header.count(); ++column) {
            QVERIFY(header.sectionSize(column) >= header.sectionSizeHint(column));
        }
    }
};

QTEST_MAIN(TestTranslated)
#include "tst_translated.moc"
