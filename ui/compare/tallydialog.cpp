#include "ui/compare/tallydialog.h"

#include "ui/base/connecteach.h"
#include "ui/base/job.h"
#include "ui/base/wholefile.h"
#include "ui/compare/tallybar.h"
#include "ui/session/panes.h"
#include "ui/widgets/savedialog.h"
#include "ui/words/gamewords.h"
#include "ui/words/searchwords.h"
#include "ui/words/words.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>

namespace prunus {

TallyDialog::TallyDialog(Session& session, QWidget* parent)
    : QDialog(parent), session_(session), source_(new TallySource(this)),
      model_(new TallyModel(this)), sorted_(new QSortFilterProxyModel(this)),
      table_(new QTableView(this)), about_(new QLabel(this)), said_(new QLabel(this)) {
    setObjectName(QStringLiteral("tallyDialog"));
    setWindowTitle(tr("Table of all algorithms"));
    buildTable();
    said_->setObjectName(QStringLiteral("tallySaid"));
    about_->setObjectName(QStringLiteral("tallyAbout"));
    for (QLabel* each : {about_, said_}) {
        each->setWordWrap(true);
        each->setTextFormat(Qt::PlainText);
    }
    auto* column = new QVBoxLayout(this);
    column->addWidget(source_);
    column->addWidget(about_);
    column->addWidget(table_, 1);
    column->addWidget(said_);
    column->addLayout(buildButtons());
    connect(source_, &TallySource::changed, this, &TallyDialog::follow);
    connect(table_, &QTableView::clicked, this, &TallyDialog::openPane);
    connect(&run_, &TallyRun::made, model_, &TallyModel::append);
    connect(&run_, &TallyRun::made, this, &TallyDialog::tell);
    connect(&run_, &TallyRun::ended, this, &TallyDialog::tell);
    tick_.setParent(this);
    tick_.setObjectName(QStringLiteral("tallyTick"));
    tick_.setInterval(progressTick);
    connect(&tick_, &QTimer::timeout, this, &TallyDialog::tellProgress);
    connectEach(&session, this, &TallyDialog::follow, &Session::documentChanged,
                &Session::traceChanged);
    connect(&session, &Session::pathChanged, this, &TallyDialog::tellAbout);
    resize(
        (QSize(100, 42) * fontMetrics().height())
            .boundedTo(screen()->availableSize() - QSize(40, 120))); // of the frame, and a margin
}

void TallyDialog::buildTable() {
    sorted_->setSourceModel(model_);
    sorted_->setSortRole(TallyModel::sortRole);
    table_->setObjectName(QStringLiteral("tallyTable"));
    table_->setAccessibleName(windowTitle());
    table_->setModel(sorted_);
    table_->setSortingEnabled(true);
    table_->sortByColumn(-1, Qt::AscendingOrder); // as the course takes them
    table_->setItemDelegateForColumn(tallyColumns, new TallyBar(table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setAlternatingRowColors(true);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->moveSection(tallyColumns, 1); // in sight, however wide the rest is
    table_->horizontalHeader()->setHighlightSections(false);  // bold ones would be wider
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->horizontalHeader()->setSortIndicatorClearable(true); // back to the course's order
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->installEventFilter(this);
}

QLayout* TallyDialog::buildButtons() {
    auto* row = new QHBoxLayout;
    const auto add = [&](const char* name, const QString& text, auto command) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, command);
        row->addWidget(button);
        return button;
    };
    skip_ = add("skipTally", tr("S&kip this one"), [this] { run_.skip(); });
    stop_ = add("stopTally", tr("S&top"), [this] { run_.stop(); });
    row->addStretch();
    add("copyTally", tr("&Copy"), &TallyDialog::copy);
    save_ = add("saveTally", tr("&Save as CSV…"), &TallyDialog::askForFile);
    add("closeTally", tr("Close"), &QDialog::close);
    return row;
}

void TallyDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    follow();
}

/// Nothing is searched that nobody sees; what was cut short begins anew when it is looked at again.
void TallyDialog::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    if (!event->spontaneous() && run_.runs()) {
        run_.stop();
        subject_.reset();
    }
}

/// Another algorithm, as of another pane, changes nothing here.
void TallyDialog::follow() {
    if (!isVisible() || !session_.hasSearch()) {
        return;
    }
    source_->offer(*session_.document());
    const auto subject = source_->subject(session_.document(), session_.options());
    // With a fault, the rows stay those of what was right before, which they are called by.
    source_->tellFault(subject ? QString() : subject.error());
    if (subject && subject_ != *subject) {
        begin(*subject);
    } else {
        tell();
    }
}

void TallyDialog::begin(const TallySubject& subject) {
    subject_ = subject;
    model_->begin(subject.plies());
    for (const TallyColumn each : {TallyColumn::different, TallyColumn::pruned}) {
        table_->setColumnHidden(static_cast<int>(each), subject.game.has_value()); // nobody knows
    }
    tellAbout();
    table_->setToolTip(subject.game
                           ? QString()
                           : tr("Click a row, or press Enter, to see that search in a pane."));
    run_.start(subject);
    tell();
}

void TallyDialog::tellAbout() {
    if (!subject_) {
        return;
    }
    const QString conditions = shownConditions(subject_->options);
    about_->setText(subject_->game
                        ? tr("%1. No tree is kept, so nobody knows what was skipped. Moves: %2. "
                             "Settings, for the algorithms that have them: %3.")
                              .arg(shownGame(subject_->game->start, subject_->game->evaluation,
                                             subject_->game->quiescence),
                                   shownGameOrder(subject_->game->order), conditions)
                        : tr("%1. Settings, for the algorithms that have them: %2.")
                              .arg(session_.title(), conditions));
}

void TallyDialog::tell() {
    table_->resizeColumnsToContents(); // the header's own mode misses rows that come one by one
    stop_->setVisible(run_.runs());
    skip_->setVisible(run_.runs());
    save_->setEnabled(model_->rowCount() > 0);
    if (run_.runs()) {
        tick_.start();
        tellProgress();
        return;
    }
    tick_.stop();
    const bool stopped =
        subject_ && model_->rowCount() < int(everyAlgorithm.size()) + (subject_->game ? 0 : 1);
    said_->setText(
        stopped ? tr("Stopped.")
        : subject_ && subject_->game
            ? tr("To step through a search of this game, unfold it to a depth that fits.")
            : tr("Minimal tree: the fewest leaves that prove the value, and the nodes above "
                 "them. Click a row to see its search in a pane."));
}

void TallyDialog::tellProgress() {
    if (run_.runs()) {
        const std::uint64_t visited = run_.nodesVisited();
        said_->setText(tr("Searching with %1: %2 nodes so far.", nullptr, pluralOf(visited))
                           .arg(shownAlgorithm(run_.current()), shownCount(visited)));
    }
}

void TallyDialog::openPane(const QModelIndex& index) {
    if (!index.isValid() || !subject_ || subject_->game) {
        return;
    }
    const auto row = static_cast<std::size_t>(sorted_->mapToSource(index).row());
    const AlgorithmTally& tally = model_->rows().at(row);
    if (tally.isMinimalTree || !tally.value) {
        return;
    }
    Panes& panes = session_.panes();
    panes.show(tally.options);
    if (!panes.paneOf(tally.options)) {
        said_->setText(tr("There are four panes already. Close one first."));
    }
}

QString TallyDialog::copied() const {
    QStringList lines;
    QStringList header;
    for (int column = 0; column < tallyColumns; ++column) {
        header << sorted_->headerData(column, Qt::Horizontal).toString().replace(u'\n', u' ');
    }
    lines << header.join(u'\t');
    for (int row = 0; row < sorted_->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < tallyColumns; ++column) {
            cells << sorted_->index(row, column).data().toString();
        }
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

void TallyDialog::copy() {
    QGuiApplication::clipboard()->setText(copied());
    said_->setText(tr("The table is copied."));
}

void TallyDialog::askForFile() {
    auto* dialog = makeSaveDialog(this, {.name = "tallyFile",
                                         .title = tr("Save the table"),
                                         .kinds = {tr("Tables (*.csv)")},
                                         .file = QStringLiteral("algorithms")});
    connect(dialog, &QFileDialog::fileSelected, this, &TallyDialog::saveTo);
    dialog->open();
}

void TallyDialog::saveTo(const QString& path) {
    beside(
        this, [csv = model_->csv().toUtf8(), path] { return writeWhole(csv, path); },
        [this, path](const Brought<QString>& fault) {
            said_->setText(fault && fault->isEmpty()
                               ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path))
                               : fault.value_or(tr("There is not enough memory for this table.")));
        });
}

bool TallyDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == table_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Copy)) {
            copy();
            return true;
        }
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            openPane(table_->currentIndex());
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace prunus

#include "moc_tallydialog.cpp"
