#include "ui/window/exportfigure.h"

#include "ui/figures/figurefile.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QtConcurrent>

namespace prunus {

namespace {

/// Sharp on slides and in print.
constexpr double pngScale = 2;

QString suffixOf(const QString& filter) {
    return filter.section(QStringLiteral("*."), 1).chopped(1);
}

} // namespace

ExportFigure::ExportFigure(const Session& session, const TreeCanvas& canvas, QWidget* window)
    : QAction(tr("&Export figure…"), window), session_(session), canvas_(canvas), window_(window) {
    setObjectName(QStringLiteral("exportFigure"));
    setShortcut(Qt::CTRL | Qt::Key_E);
    setEnabled(session.hasSearch());
    connect(&session, &Session::documentChanged, this, [this] { setEnabled(true); });
    connect(this, &QAction::triggered, this, &ExportFigure::askForFile);
}

QString ExportFigure::suggestedName() const {
    // Without a dot: the dialog adds the chosen format's ending only where there is none.
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}]+"));
    static const QRegularExpression ending(QStringLiteral("\\.(json|txt|tree)$"));
    const QString title = QString(session_.document()->title).remove(ending);
    return tr("%1 step %2").arg(title).arg(session_.step().value).toLower().replace(others, "-");
}

void ExportFigure::askForFile() {
    auto* dialog = new QFileDialog(window_, tr("Export the figure of this step"), folder_);
    dialog->setObjectName(QStringLiteral("exportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters(
        {tr("SVG drawing (*.svg)"), tr("PNG picture (*.png)"), tr("PDF document (*.pdf)")});
    dialog->setDefaultSuffix(suffixOf(dialog->selectedNameFilter()));
    dialog->selectFile(suggestedName());
    connect(dialog, &QFileDialog::filterSelected, dialog,
            [dialog](const QString& filter) { dialog->setDefaultSuffix(suffixOf(filter)); });
    connect(dialog, &QFileDialog::fileSelected, this, &ExportFigure::exportTo);
    dialog->open();
}

void ExportFigure::exportTo(const QString& path) {
    folder_ = QFileInfo(path).absolutePath();
    const FigureStyle style{ThemeKind::light, canvas_.hidesUnreadLeaves(),
                            canvas_.hasNumbersFromMax()};
    QtConcurrent::run(
        [document = session_.document(), trace = session_.trace(), t = session_.step(), style,
         path] { return writeFigure(Figure(*document, *trace, t, style), path, pngScale); })
        .then(this,
              [this, path](const tl::expected<void, QString>& outcome) {
                  if (outcome) {
                      emit written(path);
                  } else {
                      emit failed(outcome.error());
                  }
              })
        .onFailed(this, [this] { emit failed(tr("There is not enough memory for this figure.")); });
}

} // namespace prunus
