#include "ui/export/figureactions.h"

#include "ui/base/job.h"
#include "ui/export/handoutdialog.h"
#include "ui/export/webpagedialog.h"
#include "ui/figures/handoutfile.h"
#include "ui/session/panes.h"
#include "ui/session/shownproof.h"
#include "ui/widgets/savedialog.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QProgressDialog>
#include <QRegularExpression>
#include <QTimer>
#include <algorithm>
#include <atomic>
#include <iterator>
#include <utility>

namespace prunus {

namespace {

QString filterOf(FigureFormat format) {
    switch (format) {
    case FigureFormat::svg:
        return FigureActions::tr("SVG drawing (*.svg)");
    case FigureFormat::png:
        return FigureActions::tr("PNG picture (*.png)");
    case FigureFormat::tikz:
        return FigureActions::tr("TikZ for LaTeX (*.tex)");
    case FigureFormat::pdf:
        break;
    }
    return FigureActions::tr("PDF document (*.pdf)");
}

using Written = tl::expected<void, QString>;

Written noMemory(const QString& sentence) {
    return tl::unexpected(sentence);
}

} // namespace

FigureActions::FigureActions(const Session& session, const TreeCanvas& canvas, QWidget* window)
    : QObject(window),
      exportFigure(add(tr("&Export figure…"), "exportFigure", Qt::CTRL | Qt::Key_E)),
      exportHandout(add(tr("Export &handout…"), "exportHandout", Qt::CTRL | Qt::SHIFT | Qt::Key_E)),
      exportWebPage(add(tr("Export we&b page…"), "exportWebPage", {})),
      copyPicture(add(tr("&Copy picture"), "copyPicture", Qt::CTRL | Qt::SHIFT | Qt::Key_C)),
      copyQuestion(add(tr("Copy as &question"), "copyQuestion", {})),
      printPreview(add(tr("Print pre&view…"), "printPreview", {})),
      print(add(tr("&Print…"), "print", QKeySequence::Print)), session_(session), canvas_(canvas),
      window_(window) {
    setObjectName(QStringLiteral("figureActions"));
    connect(&session, &Session::documentChanged, this, &FigureActions::derive);
    connect(exportFigure, &QAction::triggered, this, &FigureActions::askForFigure);
    connect(exportHandout, &QAction::triggered, this, &FigureActions::askForHandout);
    exportWebPage->setToolTip(
        tr("Writes the search as one file that any browser can step through"));
    exportWebPage->setStatusTip(exportWebPage->toolTip());
    connect(exportWebPage, &QAction::triggered, this, &FigureActions::askForWebPage);
    connect(copyPicture, &QAction::triggered, this, &FigureActions::copy);
    copyQuestion->setToolTip(
        tr("Copies the tree as it is given, black on white, with nothing of the search."));
    copyQuestion->setStatusTip(copyQuestion->toolTip());
    connect(copyQuestion, &QAction::triggered, this,
            [this] { copyAs(shown(false), choices(Subject::question)); });
    connect(printPreview, &QAction::triggered, this, &FigureActions::showPrintPreview);
    connect(print, &QAction::triggered, this,
            [this] { askForPrinter(shown(), choices(Subject::step)); });
}

QAction* FigureActions::add(const QString& text, const char* name, const QKeySequence& keys) {
    auto* action = new QAction(text, this);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setEnabled(false);
    return action;
}

void FigureActions::derive() {
    exportHandout->setEnabled(session_.hasSearch());
    exportWebPage->setEnabled(session_.hasSearch());
    for (QAction* action : {exportFigure, copyPicture, copyQuestion, printPreview, print}) {
        action->setEnabled(session_.hasSearch() || asked_);
    }
}

void FigureActions::ask(Asked question) {
    asked_ = std::move(question);
    derive();
}

void FigureActions::keepIn(QSettings& settings) {
    settings_ = &settings;
}

ExportChoices FigureActions::choices(Subject subject) const {
    ExportChoices chosen = choices();
    chosen.subject = subject;
    return chosen;
}

ExportChoices FigureActions::choices() const {
    ExportChoices choices = settings_ ? readExportChoices(*settings_, {}) : unkept_;
    choices.style.hideUnreadLeaves = canvas_.hidesUnreadLeaves();
    choices.style.title = session_.title();
    choices.style.side = session_.side();
    choices.style.minimal = canvas_.minimalTree();
    choices.style.proof = shownProof(session_);
    return choices;
}

void FigureActions::keep(const ExportChoices& choices) {
    unkept_ = choices;
    if (settings_) {
        writeExportChoices(*settings_, choices);
    }
}

ShownStep FigureActions::shown(bool answered) const {
    if (asked_) {
        return {{}, {}, {}, {}, false, asked_(answered)};
    }
    ShownStep step{session_.document(), session_.trace(), session_.step()};
    const Panes& panes = session_.panes();
    for (int k = 0; panes.sideBySide() && k < panes.count(); ++k) {
        const Pane& pane = panes.at(k);
        if (pane.trace) {
            step.panes.push_back({pane.trace, panes.moment(k).step(),
                                  session_.sideOf(pane.options.algorithm), k == panes.picked()});
        }
    }
    step.showsDifferences = panes.showsDifferences();
    step.pace = panes.pace();
    return step;
}

void FigureActions::askForFigure() {
    if (const ShownStep step = shown(); step.asked) {
        QList possible{FigureFormat::pdf, FigureFormat::svg, FigureFormat::png};
        if (step.asked->tikz) {
            possible << FigureFormat::tikz;
        }
        askForFile(step.asked->title, possible,
                   [this, step](const QString& path) { exportAs(step, path, choices()); });
        return;
    }
    auto* dialog = new FigureDialog(shown(), choices(), window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FigureDialog::copyWanted, this, [this, dialog] {
        const ExportChoices chosen = dialog->choices();
        keep(chosen);
        copyAs(dialog->shown(), chosen);
        dialog->accept();
    });
    connect(dialog, &FigureDialog::printWanted, this, [this, dialog] {
        const ExportChoices chosen = dialog->choices();
        const ShownStep step = dialog->shown();
        keep(chosen);
        dialog->accept();
        askForPrinter(step, chosen);
    });
    connect(dialog, &FigureDialog::exportWanted, this, [this, dialog] {
        const ExportChoices chosen = dialog->choices();
        const ShownStep step = dialog->shown();
        keep(chosen);
        dialog->accept();
        const QString title = withoutEnding(chosen.style.title);
        const QString number = QString::number(step.step.value);
        //: The names of files.
        const QString name = chosen.subject == Subject::question ? tr("%1 question").arg(title)
                             : chosen.subject == Subject::panes
                                 ? tr("%1 compared").arg(title)
                                 : tr("%1 step %2").arg(title, number);
        askForFile(name, {chosen.format},
                   [this, step, chosen](const QString& path) { exportAs(step, path, chosen); });
    });
    dialog->open();
}

void FigureActions::askForHandout() {
    auto* dialog = new HandoutDialog(shown(), choices(), window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &HandoutDialog::exportWanted, this, [this, dialog] {
        const HandoutChoices chosen = dialog->handout();
        const ShownStep step = dialog->shown();
        keep(dialog->choices());
        dialog->accept();
        askForFile(
            //: The name of a file.
            tr("%1 handout").arg(withoutEnding(chosen.figure.title)), {FigureFormat::pdf},
            [this, step, chosen](const QString& path) { exportHandoutOf(step, path, chosen); });
    });
    dialog->open();
}

void FigureActions::askForWebPage() {
    auto* dialog = new WebPageDialog(shown(), choices(), window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &WebPageDialog::exportWanted, this, [this, dialog] {
        const WebPage page(dialog->shown().document, dialog->page());
        keep(dialog->choices());
        dialog->accept();
        askForFile(withoutEnding(page.choices().figure.title), {tr("Web page (*.html)")},
                   [this, page](const QString& path) { exportPage(page, path); });
    });
    dialog->open();
}

void FigureActions::askForFile(const QString& name, const QList<FigureFormat>& offered,
                               const std::function<void(const QString&)>& write) {
    QStringList kinds;
    std::ranges::transform(offered, std::back_inserter(kinds), filterOf);
    askForFile(name, kinds, write);
}

void FigureActions::askForFile(const QString& name, const QStringList& kinds,
                               const std::function<void(const QString&)>& write) {
    // Without a dot: the dialog adds the format's ending only where there is none.
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}]+"));
    auto* dialog =
        makeSaveDialog(window_, {.name = "exportDialog",
                                 .title = tr("Export"),
                                 .kinds = kinds,
                                 .folder = folder_,
                                 .file = name.toLower().replace(others, QStringLiteral("-"))});
    connect(dialog, &QFileDialog::fileSelected, this, write);
    dialog->open();
}

void FigureActions::exportTo(const QString& path) {
    exportAs(shown(), path, choices(Subject::step));
}

void FigureActions::exportAs(const ShownStep& step, const QString& path,
                             const ExportChoices& chosen) {
    folder_ = QFileInfo(path).absolutePath();
    beside(
        this, [step, chosen, path] { return writeShown(step, chosen, path); },
        [this, path](const Brought<Written>& outcome) {
            tell(path,
                 outcome.value_or(noMemory(tr("There is not enough memory for this figure."))));
        });
}

void FigureActions::exportHandoutOf(const ShownStep& step, const QString& path,
                                    const HandoutChoices& chosen) {
    writeLong(
        tr("Writing the handout…"), "handoutProgress",
        Handout(*step.document, *step.trace, chosen).pageCount(), path,
        [step, chosen, path](const PartDone& done) {
            return writeHandout(Handout(*step.document, *step.trace, chosen), path, done);
        },
        tr("There is not enough memory for this handout."));
}

void FigureActions::exportPage(const WebPage& page, const QString& path) {
    writeLong(
        tr("Writing the web page…"), "webPageProgress", page.stepCount(), path,
        [page, path](const PartDone& done) { return writeWebPage(page, path, done); },
        tr("There is not enough memory for this web page."));
}

void FigureActions::writeLong(
    const QString& label, const char* name, std::uint64_t parts, const QString& path,
    const std::function<tl::expected<void, QString>(const PartDone&)>& write,
    const QString& noRoom) {
    folder_ = QFileInfo(path).absolutePath();
    auto stopped = std::make_shared<std::atomic<bool>>(false);
    auto done = std::make_shared<std::atomic<int>>(0);
    auto* progress = new QProgressDialog(label, tr("Cancel"), 0, static_cast<int>(parts), window_);
    progress->setObjectName(QLatin1String(name));
    progress->setMinimumDuration(500);
    progress->setAutoClose(false);
    progress->setAutoReset(false);
    connect(progress, &QProgressDialog::canceled, this, [stopped] { *stopped = true; });
    auto* timer = new QTimer(progress);
    connect(timer, &QTimer::timeout, progress, [progress, done] { progress->setValue(*done); });
    timer->start(100);
    connect(this, &QObject::destroyed, [stopped] { *stopped = true; });
    beside(
        this,
        [write, stopped, done] {
            return write([&](std::uint64_t part) {
                *done = static_cast<int>(part);
                return !*stopped;
            });
        },
        [this, path, progress, noRoom](const Brought<Written>& outcome) {
            progress->deleteLater();
            tell(path, outcome.value_or(noMemory(noRoom)));
        });
}

/// An empty error is no failure: it was stopped.
void FigureActions::tell(const QString& path, const Written& outcome) {
    if (outcome) {
        emit written(path);
    } else if (!outcome.error().isEmpty()) {
        emit failed(outcome.error());
    }
}

void FigureActions::copy() {
    copyAs(shown(), choices(Subject::step));
}

QString FigureActions::cannotBeMade(const QString& reason) {
    return tr("The figure cannot be made: %1.").arg(reason);
}

void FigureActions::copyAs(const ShownStep& step, const ExportChoices& chosen) {
    beside(
        this, [step, chosen] { return pictureOf(step, chosen); },
        [this](const Brought<Picture>& picture) {
            if (!picture || !picture->error.isEmpty()) {
                emit failed(picture ? cannotBeMade(picture->error)
                                    : tr("There is not enough memory for this figure."));
                return;
            }
            auto* data = new QMimeData;
            data->setImageData(picture->image);
            data->setData(QStringLiteral("image/svg+xml"), picture->svg);
            QGuiApplication::clipboard()->setMimeData(data);
            emit copied();
        });
}

} // namespace prunus

#include "moc_figureactions.cpp"
