// The panels at many sizes and text sizes: a line of text, or of code, is in view as a whole or not
// at all, and what had to make room comes back.

#include "tests/rows.h"
#include "tests/ui/shownwindow.h"
#include "ui/panels/paneldock.h"

#include <QMap>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

using prunus::PanelDock;

namespace {

/// What is seen of a part of a card. A mask of the card is none of visibleRegion()'s concerns.
QRect seenOf(const QWidget& part) {
    QRegion seen = part.visibleRegion();
    for (const QWidget* above = part.parentWidget(); above != nullptr;
         above = above->parentWidget()) {
        if (!above->mask().isEmpty()) {
            seen &= above->mask().translated(-part.mapTo(above, QPoint(0, 0)));
        }
    }
    return seen.boundingRect();
}

/// A line of a label of which some is in view, but not all.
QStringList partlyShown(const QLabel& label) {
    const int flags =
        static_cast<int>(label.alignment()) | (label.wordWrap() ? Qt::TextWordWrap : 0);
    const QRect text = label.fontMetrics().boundingRect(label.contentsRect(), flags, label.text());
    const QRect seen = seenOf(label);
    const int lines =
        std::max(1, qRound(double(text.height()) / label.fontMetrics().lineSpacing()));
    QStringList bad;
    for (int k = 0; k < lines && !seen.isEmpty() && !label.text().isEmpty(); ++k) {
        const int top = text.top() + text.height() * k / lines;
        const int bottom = text.top() + text.height() * (k + 1) / lines;
        const bool some = top < seen.bottom() && bottom > seen.top() + 1;
        const bool all = top >= seen.top() - 1 && bottom <= seen.bottom() + 2;
        if (some && !all) {
            bad << QStringLiteral("line %1 of %2 (%3)")
                       .arg(k + 1)
                       .arg(label.objectName(), label.text());
        }
    }
    return bad;
}

/// In the panels: lines of text, and of code.
QStringList partlyShown(const ShownWindow& shown) {
    QStringList bad;
    for (const PanelDock* dock : shown.window.findChildren<PanelDock*>()) {
        for (const QLabel* label : dock->card().findChildren<QLabel*>()) {
            if (label->isVisible() && dock->card().isAncestorOf(label)) {
                bad << partlyShown(*label);
            }
        }
    }
    const auto& listing = shown.find<prunus::ListingView>("listing");
    const QRect code = seenOf(listing);
    if (code.top() % listing.lineHeight() != 0 || code.height() % listing.lineHeight() != 0) {
        bad << QStringLiteral("code from %1, %2 high").arg(code.top()).arg(code.height());
    }
    if (listing.lit() && !code.contains(listing.litPlace())) {
        bad << QStringLiteral("line %1, which is lit").arg(*listing.lit() + 1);
    }
    return bad;
}

void addSizes(const QList<QSize>& sizes) {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    for (const int percent : {100, 150, 200}) {
        for (const QSize size : sizes) {
            QTest::addRow("%d x %d at %d %%", size.width(), size.height(), percent)
                << size << percent;
        }
    }
}

} // namespace

class TestWholeLines : public QObject {
    Q_OBJECT

  private slots:
    void noLineIsShownInPart_data() { addSizes({{1280, 720}, {1920, 1080}, {1024, 700}}); }

    /// However low the panels are, and wherever they are scrolled to.
    void noLineIsShownInPart() {
        QFETCH(const QSize, size);
        QFETCH(const int, percent);
        ShownWindow shown;
        setTextSize(shown, percent);
        shown.window.resize(size);
        using prunus::Algorithm;
        for (const Algorithm algorithm :
             {Algorithm::alphaBeta, Algorithm::negaScout, Algorithm::mtdf, Algorithm::sssStar,
              Algorithm::iterativeDeepening}) {
            auto& session = shown.session();
            shown.search(algorithm);
            const std::uint32_t end = session.trace()->end().value;
            for (const std::uint32_t step : {1U, 2U, 5U, 12U, 14U, end}) {
                session.setStep(prunus::Step{std::min(step, end)});
                settle(shown.window);
                const QStringList bad = partlyShown(shown);
                QVERIFY2(
                    bad.isEmpty(),
                    qPrintable(QStringLiteral("step %1 of %2: ").arg(step).arg(int(algorithm)) +
                               bad.join(u'\n')));
            }
            for (const QScrollArea* area : shown.window.findChildren<QScrollArea*>("panelArea")) {
                QScrollBar& bar = *area->verticalScrollBar();
                for (int to = 0; to <= bar.maximum(); to += 7) {
                    bar.setValue(to);
                    QStringList bad;
                    for (const QLabel* label : area->widget()->findChildren<QLabel*>()) {
                        bad << (label->isVisible() ? partlyShown(*label) : QStringList());
                    }
                    QVERIFY2(bad.isEmpty(), qPrintable(bad.join(u'\n')));
                }
                bar.setValue(0);
            }
        }
    }

    /// As far as its lines have room.
    void codeFollowsTheTextSize() {
        ShownWindow shown;
        shown.window.resize(1920, 1080);
        settle(shown.window);
        const auto& listing = shown.find<prunus::ListingView>("listing");
        const double usual = listing.fittingFont().pointSizeF();
        setTextSize(shown, 200);
        settle(shown.window);
        QVERIFY2(listing.fittingFont().pointSizeF() > 1.8 * usual,
                 qPrintable(QString::number(listing.fittingFont().pointSizeF())));
        // Nor do smaller letters take the room of larger ones.
        shown.search(prunus::Algorithm::negaScout);
        shown.window.resize(1280, 720);
        settle(shown.window);
        const QFont small = listing.fittingFont();
        QVERIFY(small.pointSizeF() < listing.font().pointSizeF());
        QVERIFY(listing.lineHeight() < 1.5 * QFontMetrics(small).height());
    }

    void panelsComeBack_data() { addSizes({{1280, 720}, {1440, 900}, {1920, 1080}}); }

    /// After a longer search, a selected node and long sentences; and whatever is shown meanwhile,
    /// the sentence is never cut, and the counts are whole or folded.
    void panelsComeBack() {
        QFETCH(const QSize, size);
        QFETCH(const int, percent);
        ShownWindow shown;
        setTextSize(shown, percent);
        shown.window.resize(size);
        auto& session = shown.session();
        const auto heights = [&shown] {
            settle(shown.window);
            QMap<QString, int> found;
            for (const PanelDock* dock : shown.window.findChildren<PanelDock*>()) {
                found[dock->objectName()] = dock->isVisible() ? dock->height() : 0;
            }
            return found;
        };
        const auto& sentence = shown.find<QLabel>("happenedText");
        const auto& counts = shown.find<PanelDock>("countsPanel");
        const auto isFit = [&] {
            return sentence.visibleRegion().boundingRect().height() >=
                       sentence.heightForWidth(sentence.width()) &&
                   (counts.isFolded() || counts.height() >= counts.idealHeight());
        };
        session.setStep(prunus::Step{14});
        const auto before = heights();
        QVERIFY(isFit());
        for (const auto algorithm : {prunus::Algorithm::sssStar, prunus::Algorithm::alphaBeta}) {
            shown.search(algorithm);
            for (const std::uint32_t step : {1U, 5U, 11U, session.trace()->end().value}) {
                session.setStep(prunus::Step{step});
                heights();
                QVERIFY2(isFit(), qPrintable(QStringLiteral("step %1").arg(step)));
            }
            session.select(prunus::NodeId{2});
            heights();
            QVERIFY(isFit());
            session.select(prunus::noNode);
        }
        session.setStep(prunus::Step{14});
        QTRY_COMPARE(heights(), before);
    }

    void aFoldedPanelOpensForWhoAsks_data() {
        const Rows<bool> row("byKey");
        row("by a click on its title", false);
        row("by its key", true);
    }

    void aFoldedPanelOpensForWhoAsks() {
        QFETCH(const bool, byKey);
        ShownWindow shown;
        setTextSize(shown, 150);
        shown.window.resize(1280, 720);
        const auto& counts = shown.find<PanelDock>("countsPanel");
        QTRY_VERIFY(counts.isFolded());
        if (byKey) {
            shown.press(Qt::Key_4, Qt::AltModifier);
        } else {
            QTest::mouseClick(counts.titleBarWidget(), Qt::LeftButton, {}, QPoint(40, 20));
        }
        QTRY_VERIFY(counts.isVisible() && counts.height() >= counts.idealHeight());
        QVERIFY(shown.find<PanelDock>("callStackPanel").isFolded());
        setTextSize(shown, 100);
    }
};

QTEST_MAIN(TestWholeLines)
#include "tst_wholelines.moc"
