#include "ui/files/examplesdialog.h"

#include "core/games/treeboards.h"
#include "ui/board/boardpainter.h"
#include "ui/figures/figure.h"
#include "ui/session/loading.h"
#include "ui/widgets/card.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QIcon>
#include <QKeyEvent>
#include <QPixmap>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {
namespace {

constexpr QSize large(520, 330);
constexpr QSize small(96, 60);

QPixmap emptyPicture(const QSize& size, double dotsPerPixel) {
    QPixmap pixmap((QSizeF(size) * dotsPerPixel).toSize());
    pixmap.setDevicePixelRatio(dotsPerPixel);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

QPixmap boardPicture(const Board& board, ThemeKind theme, double dotsPerPixel) {
    const QSize size(large.height(), large.height());
    QPixmap pixmap = emptyPicture(size, dotsPerPixel);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBoard(painter, board, QRectF({}, size), themeOf(theme));
    return pixmap;
}

/// The tree after its search, as large as fits; of a game, whose trees are wide, the position that
/// it begins with.
QPixmap pictureOf(const Example& example, ThemeKind theme, double dotsPerPixel) {
    LoadRequest request;
    request.text = textOf(example);
    request.title = example.title;
    Progress progress;
    const LoadResult result = carryOut(request, progress);
    if (const auto boards = boardsOf(result.document->shared)) {
        return boardPicture(boards->start(), theme, dotsPerPixel);
    }
    FigureStyle style;
    style.theme = theme;
    const Figure figure(*result.document, *result.trace, result.trace->end(), style);
    const QSize size = figure.size().scaled(large, Qt::KeepAspectRatio);
    QPixmap pixmap = emptyPicture(size, dotsPerPixel);
    QPainter painter(&pixmap);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(double(size.width()) / figure.size().width(),
                  double(size.height()) / figure.size().height());
    figure.paint(painter);
    return pixmap;
}

QString paragraph(const QString& heading, const QString& text) {
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p><b>%1</b><br>%2</p>")
                                .arg(heading.toHtmlEscaped(), text.toHtmlEscaped());
}

} // namespace

ExamplesDialog::ExamplesDialog(QWidget* parent) : QDialog(parent), examples_(bundledExamples()) {
    setObjectName(QStringLiteral("examplesDialog"));
    setWindowTitle(tr("Examples"));
    const bool dark = palette().color(QPalette::Window).lightness() < 128;
    const ThemeKind theme = dark ? ThemeKind::dark : ThemeKind::light;
    for (const Example& each : examples_) {
        pictures_.push_back(pictureOf(each, theme, devicePixelRatioF()));
    }
    auto* row = new QHBoxLayout(this);
    row->addWidget(buildList());
    row->addWidget(buildStory(), 1);
    resize(980, 620);
    list_->setCurrentRow(0);
    search_->setFocus();
}

QWidget* ExamplesDialog::buildList() {
    auto* side = new QWidget(this);
    search_ = new QLineEdit(side);
    search_->setObjectName(QStringLiteral("exampleSearch"));
    search_->setPlaceholderText(tr("Search the examples"));
    search_->setAccessibleName(tr("Search the examples"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    list_ = new QListWidget(side);
    list_->setObjectName(QStringLiteral("exampleList"));
    list_->setAccessibleName(tr("Examples"));
    list_->setIconSize(small);
    list_->setWordWrap(true);
    for (std::size_t i = 0; i < examples_.size(); ++i) {
        auto* item = new QListWidgetItem(QIcon(pictures_[i]), examples_[i].title, list_);
        item->setData(Qt::UserRole, static_cast<int>(i));
    }
    connect(search_, &QLineEdit::textChanged, this, &ExamplesDialog::filter);
    connect(list_, &QListWidget::currentRowChanged, this, &ExamplesDialog::tell);
    connect(list_, &QListWidget::itemDoubleClicked, this, &ExamplesDialog::choose);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 6, 0);
    column->addWidget(search_);
    column->addWidget(list_, 1);
    side->setFixedWidth(360);
    return side;
}

QWidget* ExamplesDialog::buildStory() {
    auto* side = new QWidget(this);
    picture_ = new QLabel(side);
    picture_->setObjectName(QStringLiteral("examplePicture"));
    picture_->setAlignment(Qt::AlignCenter);
    picture_->setMinimumSize(large);
    title_ = makeLabel("exampleTitle", side);
    title_->setWordWrap(true);
    setBold(*title_, true);
    story_ = makeLabel("exampleStory", side);
    story_->setWordWrap(true);
    story_->setTextFormat(Qt::RichText);
    story_->setAlignment(Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, side);
    open_ = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    open_->setObjectName(QStringLiteral("openExample"));
    open_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExamplesDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* told = new QWidget(side);
    auto* shown = new QVBoxLayout(told);
    shown->setContentsMargins(0, 0, 0, 0);
    shown->addWidget(picture_);
    shown->addWidget(title_);
    shown->addWidget(story_, 1);
    auto* area = new QScrollArea(side);
    area->setAccessibleName(tr("About the example"));
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(told);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    return side;
}

/// Every word counts, wherever it stands.
void ExamplesDialog::filter(const QString& text) {
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    int first = -1;
    for (int row = 0; row < list_->count(); ++row) {
        const Example& example = examples_[std::size_t(row)];
        const QString all =
            QStringList{example.title, example.source, example.teaches, example.answer}.join(u' ');
        const bool fits = std::ranges::all_of(
            words, [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
        list_->item(row)->setHidden(!fits);
        first = fits && first < 0 ? row : first;
    }
    if (list_->currentRow() < 0 || list_->currentItem()->isHidden()) {
        list_->setCurrentRow(first);
    }
}

void ExamplesDialog::tell() {
    const int row = list_->currentRow();
    open_->setEnabled(row >= 0);
    if (row < 0) {
        picture_->clear();
        title_->setText(tr("No example has these words."));
        story_->clear();
        return;
    }
    const Example& example = examples_[std::size_t(row)];
    picture_->setPixmap(pictures_[std::size_t(row)]);
    title_->setText(example.title);
    story_->setText(paragraph(tr("Teaches"), example.teaches) +
                    paragraph(tr("Published answer"), example.answer) +
                    paragraph(tr("Source"), example.source));
}

void ExamplesDialog::choose() {
    if (list_->currentRow() >= 0) {
        accept();
        emit chosen(examples_[std::size_t(list_->currentRow())]);
    }
}

void ExamplesDialog::walk(int by) {
    for (int row = list_->currentRow() + by; row >= 0 && row < list_->count(); row += by) {
        if (!list_->item(row)->isHidden()) {
            list_->setCurrentRow(row);
            return;
        }
    }
}

bool ExamplesDialog::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            walk(key == Qt::Key_Down ? 1 : -1);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace prunus

#include "moc_examplesdialog.cpp"
