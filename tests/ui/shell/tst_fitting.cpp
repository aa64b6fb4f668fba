// The window at many sizes and text sizes: nothing is cut, nothing runs off its edge, and nothing
// moves while someone steps.

#include "tests/rows.h"
#include "tests/ui/shell/badlyshown.h"
#include "tests/ui/shownwindow.h"
#include "ui/panels/paneldock.h"
#include "ui/panels/timelinetrack.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/words/listing.h"

#include <QAbstractButton>
#include <QAction>
#include <QCheckBox>
#include <QMap>
#include <QStyle>
#include <QTableView>
#include <algorithm>

using prunus::PanelDock;

class TestFitting : public QObject {
    Q_OBJECT

  private slots:
    void everythingFits_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("panels");
        for (const int percent : {100, 125, 150, 175, 200}) {
            for (const QSize size :
                 {QSize(1440, 900), QSize(1366, 768), QSize(1280, 720), QSize(683, 768)}) {
                QTest::addRow("%d x %d at %d %%", size.width(), size.height(), percent)
                    << size << percent << true;
            }
            QTest::addRow("400 x 700 at %d %%", percent) << QSize(400, 700) << percent << true;
            QTest::addRow("400 x 700 without panels at %d %%", percent)
                << QSize(400, 700) << percent << false;
        }
    }

    void everythingFits() {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        QFETCH(bool, panels);
        ShownWindow shown;
        setTextSize(shown, percent);
        if (!panels) {
            for (PanelDock* dock : shown.window.findChildren<PanelDock*>()) {
                dock->close();
            }
        }
        settle(shown.window);
        shown.window.resize(size);
        for (const std::uint32_t step : {0U, 14U, 26U}) {
            shown.session().setStep(prunus::Step{step});
            settle(shown.window);
            QCOMPARE(shown.window.size(), size);
            const QStringList bad = badlyShown(shown.window);
            QVERIFY2(bad.isEmpty(), qPrintable(bad.join(u'\n')));
        }
    }

    void noLineOfCodeIsCut_data() {
        const Rows<double> row("points");
        row("text of 100 %", 10.0);
        row("text of 150 %", 15.0);
        row("text of 200 %", 20.0);
    }

    void noLineOfCodeIsCut() {
        QFETCH(double, points);
        prunus::ListingView view;
        QFont font = view.font();
        font.setPointSizeF(points);
        view.setFont(font);
        for (const prunus::AlgorithmTraits& each : prunus::everyAlgorithm) {
            const prunus::Algorithm algorithm = each.algorithm;
            for (const prunus::ListingForm form : prunus::formsOf(algorithm)) {
                for (const auto fail : {prunus::FailMode::hard, prunus::FailMode::soft}) {
                    prunus::SearchOptions options;
                    options.algorithm = algorithm;
                    options.fail = fail;
                    const auto listing = prunus::Listing::of(options, prunus::Player::max, form);
                    view.setListing(listing);
                    for (int width = 300; width <= 500; width += 20) {
                        view.resize(width, view.sizeHint().height());
                        QFont code = view.fittingFont();
                        QVERIFY(code.pointSizeF() <= points);
                        for (const bool lit : {false, true}) {
                            code.setBold(lit);
                            const int room = width - prunus::ListingView::codeLeft(code);
                            for (const auto& line : listing.lines()) {
                                const int needed =
                                    QFontMetrics(code).boundingRect(line.code).right() + 1;
                                QVERIFY2(needed <= room, qPrintable(line.code));
                            }
                        }
                    }
                }
            }
        }
    }

    void panelsStayWhereTheyAre_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1440, 900), QSize(1280, 720)}) {
            for (const char* file : {"aima-5-2.json", "four-levels-33-nodes.json"}) {
                QTest::addRow("%s at %d x %d", file, size.width(), size.height())
                    << QString::fromLatin1(file) << size;
            }
        }
    }

    void panelsStayWhereTheyAre() {
        QFETCH(QString, file);
        QFETCH(QSize, size);
        ShownWindow shown;
        shown.window.resize(size);
        shown.openExample(file);
        auto& session = shown.session();
        QTRY_VERIFY(session.hasSearch() && !session.opening());
        const auto tops = [&shown] {
            settle(shown.window);
            QMap<QString, QRect> found;
            for (const PanelDock* dock : shown.window.findChildren<PanelDock*>()) {
                if (dock->isVisible()) {
                    found[dock->objectName()] = dock->geometry();
                }
            }
            return found;
        };
        const auto first = tops();
        QCOMPARE(first.size(), 4);
        for (std::uint32_t i = 0; i <= session.trace()->end().value; ++i) {
            session.setStep(prunus::Step{i});
            const auto now = tops();
            QVERIFY2(now == first, qPrintable(QStringLiteral("moved at step %1").arg(i)));
        }
    }

    void controlsGrowWithTheText() {
        ShownWindow shown;
        const auto& box = *shown.find<QWidget>("timeline").findChild<QCheckBox*>();
        const auto& track = *shown.window.findChild<prunus::TimelineTrack*>();
        const auto boxWidth = [&box] {
            return box.style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, &box);
        };
        settle(shown.window);
        const int width = boxWidth();
        const int height = track.height();
        setTextSize(shown, 200);
        settle(shown.window);
        QVERIFY2(boxWidth() > 1.7 * width, qPrintable(QString::number(boxWidth())));
        QVERIFY2(track.height() > 1.4 * height, qPrintable(QString::number(track.height())));
        setTextSize(shown, 100);
    }

    void noticesMoveNothing_data() {
        const Rows<int> row("panes");
        row("one search", 1);
        row("two side by side", 2);
        row("four side by side", 4);
    }

    /// The tree under the pointer stays where it is, and notices are whole, as what stands above
    /// the panes is.
    void noticesMoveNothing() {
        QFETCH(const int, panes);
        ShownWindow shown;
        for (int pane = 1; pane < panes; ++pane) {
            shown.find<QAction>("duplicatePicked").trigger();
            QTRY_COMPARE(shown.session().panes().count(), pane + 1);
        }
        settle(shown.window);
        const auto& canvas = shown.canvas();
        const auto place = [&] {
            return QRect(canvas.mapTo(&shown.window, QPoint()), canvas.size());
        };
        const QRect before = place();
        const prunus::View view = canvas.view();
        emit shown.session().failed(QStringLiteral("Something failed. ").repeated(30));
        shown.find<QAction>("showMinimalTree").trigger(); // not before the end, as a notice says
        settle(shown.window);
        QCOMPARE(place(), before);
        QCOMPARE(canvas.view(), view);
        for (int pane = 1; panes > 1 && pane <= panes; ++pane) {
            const auto& header = shown.find<QWidget>("paneHeader" + QByteArray::number(pane));
            QCOMPARE(header.visibleRegion().boundingRect(), header.rect());
        }
        int bottom = 0; // of the notice above
        for (const char* name : {"errorBanner", "minimalBar"}) {
            const auto& notice = shown.find<QWidget>(name);
            QVERIFY2(notice.isVisible(), name);
            QCOMPARE(notice.visibleRegion().boundingRect(), notice.rect());
            QVERIFY(notice.mapTo(&shown.window, QPoint()).y() >= bottom);
            bottom = notice.mapTo(&shown.window, notice.rect().bottomLeft()).y();
            const auto& text = *notice.findChild<QLabel*>();
            QVERIFY(text.height() >= text.heightForWidth(text.width()));
        }
    }

    void aLowWindowShowsWhatTheSearchIsAbout_data() {
        const Rows<int> row("algorithm");
        for (const auto each : {prunus::Algorithm::alphaBeta, prunus::Algorithm::mtdf}) {
            row(prunus::traits(each).id.data(), int(each));
        }
    }

    /// Three calls of the stack, the variables, and the line that is lit; each whole.
    void aLowWindowShowsWhatTheSearchIsAbout() {
        QFETCH(const int, algorithm);
        ShownWindow shown;
        shown.window.resize(1280, 720);
        auto& session = shown.session();
        session.openText("[27,[[[22,1],[40,30]],[[50,60],[20,30]]]]", "deep");
        shown.search(prunus::Algorithm(algorithm));
        settle(shown.window);
        const auto whole = [](const QWidget& widget, const QRect& part) {
            return part.isEmpty() || widget.visibleRegion().intersected(part) == QRegion(part);
        };
        const auto& variables = shown.find<QLabel>("variables");
        const auto& listing = shown.find<prunus::ListingView>("listing");
        const auto& stack = shown.find<QTableView>("stackTable");
        for (std::uint32_t i = 1; i <= session.trace()->end().value; ++i) {
            session.setStep(prunus::Step{i});
            settle(shown.window);
            const QByteArray step = "step " + QByteArray::number(i);
            QVERIFY2(whole(variables, variables.rect()), step);
            QVERIFY2(whole(listing, listing.litPlace()), step);
            QVERIFY2(listing.visibleRegion().boundingRect().height() % listing.lineHeight() == 0,
                     step);
            for (int row = 0; row < std::min(stack.model()->rowCount(), 3); ++row) {
                const QRect cell = stack.visualRect(stack.model()->index(row, 0));
                QVERIFY2(whole(*stack.viewport(), cell), step);
            }
        }
    }
};

QTEST_MAIN(TestFitting)
#include "tst_fitting.moc"
