#include "ui/manual/manualwindow.h"

#include "ui/base/job.h"
#include "ui/base/wholefile.h"
#include "ui/manual/manualpdf.h"
#include "ui/manual/manualsearch.h"
#include "ui/widgets/savedialog.h"

#include <QDir>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScreen>
#include <QVBoxLayout>

namespace prunus {
namespace {

constexpr int idRole = Qt::UserRole;

/// All pages in the contents, in their order.
QList<QTreeWidgetItem*> pagesIn(const QTreeWidget& contents) {
    QList<QTreeWidgetItem*> pages;
    for (int part = 0; part < contents.topLevelItemCount(); ++part) {
        const QTreeWidgetItem* const of = contents.topLevelItem(part);
        for (int page = 0; page < of->childCount(); ++page) {
            pages << of->child(page);
        }
    }
    return pages;
}

} // namespace

ManualWindow::ManualWindow(QWidget* parent)
    : QDialog(parent), sought_(new QLineEdit(this)), found_(new QLabel(this)),
      contents_(new QTreeWidget(this)), browser_(new ManualBrowser(this)),
      back_(new QPushButton(tr("&Back"), this)), on_(new QPushButton(tr("&Forward"), this)),
      save_(new QPushButton(tr("&Save as PDF…"), this)), said_(new QLabel(this)) {
    setObjectName(QStringLiteral("manual"));
    setWindowTitle(tr("Manual"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    auto* halves = new QSplitter(this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(buildContents());
    halves->addWidget(buildPage());
    halves->setStretchFactor(1, 1);
    auto* column = new QVBoxLayout(this);
    column->addWidget(halves);
    fillContents();
    connect(browser_, &ManualBrowser::pageChanged, this, &ManualWindow::showPlace);
    connect(browser_, &ManualBrowser::litChanged, this, &ManualWindow::tellFound);
    connect(browser_, &ManualBrowser::figureWanted, this, &ManualWindow::figureWanted);
    connect(contents_, &QTreeWidget::currentItemChanged, this, &ManualWindow::openCurrent);
    connect(sought_, &QLineEdit::textChanged, this, &ManualWindow::search);
    connect(sought_, &QLineEdit::returnPressed, this, &ManualWindow::goOnSearching);
    resize((QSize(80, 46) * fontMetrics().height())
               .boundedTo(screen()->availableSize() - QSize(40, 120)));
    halves->setSizes({fontMetrics().averageCharWidth() * 40, width()});
    browser_->open(manualPages().front().id);
    browser_->setFocus();
}

QWidget* ManualWindow::buildContents() {
    auto* half = new QWidget(this);
    sought_->setObjectName(QStringLiteral("manualSearch"));
    sought_->setPlaceholderText(tr("Search"));
    sought_->setAccessibleName(tr("Search in the manual"));
    sought_->setClearButtonEnabled(true);
    found_->setObjectName(QStringLiteral("manualFound"));
    found_->setWordWrap(true);
    found_->hide();
    contents_->setObjectName(QStringLiteral("manualContents"));
    contents_->setAccessibleName(tr("Contents"));
    contents_->setHeaderHidden(true);
    contents_->setRootIsDecorated(false);
    contents_->setItemsExpandable(false);
    contents_->setIndentation(fontMetrics().averageCharWidth() * 2);
    auto* column = new QVBoxLayout(half);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(sought_);
    column->addWidget(found_);
    column->addWidget(contents_, 1);
    return half;
}

QWidget* ManualWindow::buildPage() {
    auto* half = new QWidget(this);
    auto* buttons = new QHBoxLayout;
    const auto add = [&](QPushButton* button, const char* name) {
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        buttons->addWidget(button);
    };
    add(back_, "manualBack");
    add(on_, "manualForward");
    connect(back_, &QPushButton::clicked, browser_, &ManualBrowser::goBack);
    connect(on_, &QPushButton::clicked, browser_, &ManualBrowser::goOn);
    said_->setObjectName(QStringLiteral("manualSaid"));
    said_->setWordWrap(true);
    buttons->addWidget(said_, 1);
    add(save_, "manualSave");
    connect(save_, &QPushButton::clicked, this, &ManualWindow::askForFile);
    auto* column = new QVBoxLayout(half);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(buttons);
    column->addWidget(browser_, 1);
    return half;
}

void ManualWindow::fillContents() {
    QTreeWidgetItem* part = nullptr;
    for (const ManualPage& each : manualPages()) {
        if (part == nullptr || part->text(0) != each.part) {
            part = new QTreeWidgetItem(contents_, {each.part});
            part->setFlags(Qt::ItemIsEnabled);
            QFont bold = contents_->font();
            bold.setBold(true);
            part->setFont(0, bold);
        }
        auto* page = new QTreeWidgetItem(part, {each.title});
        page->setData(0, idRole, each.id);
        page->setToolTip(0, each.title);
    }
    contents_->expandAll();
}

void ManualWindow::openCurrent() {
    const QTreeWidgetItem* const current = contents_->currentItem();
    if (const QString id = current != nullptr ? current->data(0, idRole).toString() : QString();
        !id.isEmpty() && id != browser_->page()) {
        browser_->open(id);
        browser_->light(soughtWords(sought_->text()));
    }
}

void ManualWindow::showPlace() {
    back_->setEnabled(browser_->canGoBack());
    on_->setEnabled(browser_->canGoOn());
    for (QTreeWidgetItem* each : pagesIn(*contents_)) {
        if (each->data(0, idRole).toString() == browser_->page()) {
            contents_->setCurrentItem(each);
        }
    }
}

/// Leaves in the contents the pages that have all words.
void ManualWindow::search() {
    const QStringList words = soughtWords(sought_->text());
    int pages = 0;
    QTreeWidgetItem* first = nullptr;
    for (QTreeWidgetItem* each : pagesIn(*contents_)) {
        const bool has = pageHolds(each->data(0, idRole).toString(), words);
        each->setHidden(!has);
        pages += has ? 1 : 0;
        first = has && first == nullptr ? each : first;
    }
    for (int part = 0; part < contents_->topLevelItemCount(); ++part) {
        QTreeWidgetItem* const of = contents_->topLevelItem(part);
        bool any = false;
        for (int page = 0; page < of->childCount(); ++page) {
            any = any || !of->child(page)->isHidden();
        }
        of->setHidden(!any);
    }
    foundOn_ = pages;
    if (!words.isEmpty() && first != nullptr && !pageHolds(browser_->page(), words)) {
        contents_->setCurrentItem(first);
    }
    browser_->light(words);
}

/// On how many pages, and which place of this one is marked.
void ManualWindow::tellFound() {
    found_->setVisible(!soughtWords(sought_->text()).isEmpty());
    QString text = foundOn_ == 0 ? tr("No page has these words.")
                                 : tr("Found on %Ln pages.", nullptr, foundOn_);
    if (foundOn_ > 0 && browser_->litPlace() > 0) {
        //: Of the places on this page where the words were found.
        text += u' ' + tr("Here: %1 of %2.").arg(browser_->litPlace()).arg(browser_->litPlaces());
    }
    found_->setText(text);
}

/// To the next place on the page, and behind the last to the next page.
void ManualWindow::goOnSearching() {
    if (sought_->text().trimmed().isEmpty() || browser_->lightNext()) {
        return;
    }
    QList<QTreeWidgetItem*> pages = pagesIn(*contents_);
    pages.removeIf([](const QTreeWidgetItem* each) { return each->isHidden(); });
    if (!pages.isEmpty()) {
        const qsizetype here = pages.indexOf(contents_->currentItem());
        contents_->setCurrentItem(pages[(here + 1) % pages.size()]);
    }
    if (browser_->litPlace() == 0) { // there is no other page
        browser_->lightNext();
    }
}

void ManualWindow::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Find)) {
        sought_->setFocus();
        sought_->selectAll();
    } else if (event->matches(QKeySequence::FindNext)) {
        goOnSearching();
    } else if (event->matches(QKeySequence::Back)) {
        browser_->goBack();
    } else if (event->matches(QKeySequence::Forward)) {
        browser_->goOn();
    } else {
        QDialog::keyPressEvent(event);
    }
}

void ManualWindow::askForFile() {
    if (saving_) {
        return;
    }
    QFileDialog* dialog = makeSaveDialog(this, {.name = "saveManual",
                                                .title = tr("Save the manual"),
                                                .kinds = {tr("PDF (*.pdf)")},
                                                .file = QStringLiteral("prunus-manual.pdf")});
    connect(dialog, &QFileDialog::fileSelected, this, &ManualWindow::saveTo);
    dialog->open();
}

void ManualWindow::saveTo(const QString& path) {
    saving_ = true; // a button that is disabled would lose the focus
    said_->setText(tr("Saving…"));
    beside(
        this, [path] { return writeWhole(manualPdf(usualPaper()), path); },
        [this, path](const Brought<QString>& problem) {
            saving_ = false;
            const QString name = QDir::toNativeSeparators(path);
            said_->setText(!problem ? tr("There is not enough memory to save the manual.")
                           : problem->isEmpty()
                               ? tr("Saved as %1.").arg(name)
                               : tr("%1 cannot be written: %2.").arg(name, *problem));
        });
}

} // namespace prunus

#include "moc_manualwindow.cpp"
