#include "ui/compare/growthdialog.h"

#include "ui/base/job.h"
#include "ui/compare/growthchart.h"
#include "ui/compare/growthfile.h"
#include "ui/look/theme.h"
#include "ui/widgets/formarea.h"
#include "ui/widgets/savedialog.h"
#include "ui/widgets/spokenlabel.h"
#include "ui/words/growthwords.h"
#include "ui/words/words.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QScreen>
#include <QVBoxLayout>

namespace prunus {
namespace {

QLabel* wrappedLabel(const char* name, QWidget* parent) {
    auto* label = new SpokenLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

GrowthDialog::GrowthDialog(const Session& session, QWidget* parent)
    : QDialog(parent), session_(session), form_(new GrowthForm(this)), run_(this) {
    setObjectName(QStringLiteral("growthDialog"));
    setWindowTitle(tr("As the tree grows"));
    setWindowFlags(Qt::Window); // not always above the window in which trees are opened
    run_.setObjectName(QStringLiteral("growthRun"));
    auto* row = new QHBoxLayout(this);
    side_ = buildForm();
    row->addWidget(side_);
    row->addWidget(buildChart(), 1);
    connect(form_, &GrowthForm::changed, this, &GrowthDialog::derive);
    connect(&run_, &GrowthRun::grown, this, [this] {
        chart_->show(run_.growth()->points());
        const std::vector<GrowthGap> gaps = run_.growth()->gaps();
        gaps_ = int(gaps.size());
        // Which node lacks a value is told by its name, which the whole tree is asked for.
        firstGap_ =
            run_.runs() || gaps.empty() ? QString() : shownGap(gaps.front(), run_.growth()->plan());
        derive();
    });
    connect(&session, &Session::documentChanged, this,
            [this] { form_->setTree(session_.document()->shared); });
    if (session.document()) {
        form_->setTree(session.document()->shared);
    }
    resize(
        (QSize(72, 42) * fontMetrics().height())
            .boundedTo(screen()->availableSize() - QSize(40, 120))); // of the frame, and a margin
    derive();
    start_->setFocus();
}

QWidget* GrowthDialog::buildForm() {
    auto* side = new QWidget(this);
    start_ = new QPushButton(side);
    start_->setObjectName(QStringLiteral("growthStart"));
    start_->setDefault(true);
    connect(start_, &QPushButton::clicked, this, &GrowthDialog::startOrStop);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new FormArea(*form_, side), 1);
    column->addWidget(start_);
    return side;
}

QWidget* GrowthDialog::buildChart() {
    auto* side = new QWidget(this);
    chart_ = new GrowthChart(side);
    connect(chart_, &GrowthChart::pointed, this, &GrowthDialog::tell);
    connect(chart_, &GrowthChart::chosen, this, &GrowthDialog::openPoint);
    pointed_ = wrappedLabel("growthPoint", side);
    pointed_->setMinimumHeight(fontMetrics().lineSpacing());
    said_ = wrappedLabel("growthSaid", side);
    said_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    bar_ = new QProgressBar(side);
    bar_->setObjectName(QStringLiteral("growthProgress"));
    bar_->setRange(0, 1000);
    bar_->setTextVisible(false);
    bar_->setMaximumHeight(8);
    QSizePolicy policy = bar_->sizePolicy();
    policy.setRetainSizeWhenHidden(true); // so that the chart does not jump
    bar_->setSizePolicy(policy);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(chart_, 1);
    column->addWidget(pointed_);
    column->addWidget(said_);
    column->addWidget(bar_);
    column->addWidget(buildButtons());
    return side;
}

QWidget* GrowthDialog::buildButtons() {
    auto* buttons = new QWidget(this);
    count_ = new QComboBox(buttons);
    count_->setObjectName(QStringLiteral("growthCount"));
    count_->setAccessibleName(tr("What is counted"));
    count_->addItems({tr("Nodes visited"), tr("Leaves read")});
    connect(count_, &QComboBox::currentIndexChanged, this, [this](int index) {
        chart_->setCount(index == 0 ? &GrowthSample::nodesVisited : &GrowthSample::leavesEvaluated);
    });
    auto* settings = new QPushButton(tr("Se&ttings"), buttons);
    settings->setObjectName(QStringLiteral("growthSettings"));
    settings->setToolTip(tr("What is measured. Without it the chart has all the room."));
    settings->setAutoDefault(false);
    settings->setCheckable(true);
    settings->setChecked(true);
    connect(settings, &QPushButton::clicked, side_, &QWidget::setVisible);
    export_ = new QPushButton(tr("E&xport…"), buttons);
    export_->setObjectName(QStringLiteral("growthExport"));
    export_->setAutoDefault(false);
    connect(export_, &QPushButton::clicked, this, &GrowthDialog::askForFile);
    auto* close = new QPushButton(tr("Close"), buttons);
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(settings);
    row->addWidget(count_);
    row->addStretch(1);
    row->addWidget(export_);
    row->addWidget(close);
    return buttons;
}

void GrowthDialog::startOrStop() {
    warning_.clear();
    if (run_.runs()) {
        run_.stop();
        return;
    }
    const auto plan = form_->plan(session_.options());
    if (!plan) {
        warn(plan.error());
        return;
    }
    chart_->begin(*plan);
    run_.start(*plan);
    derive();
}

void GrowthDialog::derive() {
    const bool runs = run_.runs();
    const auto plan = form_->plan(session_.options());
    start_->setText(runs ? tr("S&top") : tr("&Start"));
    start_->setEnabled(runs || plan.has_value());
    export_->setEnabled(!chart_->points().empty());
    bar_->setVisible(runs);
    if (run_.growth() != nullptr) {
        bar_->setValue(int(1000 * run_.growth()->share()));
    }
    warning_ = runs || plan ? QString() : plan.error();
    tell();
}

QString GrowthDialog::toldOfRun() const {
    const Growth* growth = run_.growth();
    if (growth == nullptr) {
        return tr("Start measures how many nodes each search visits, from depth to depth.");
    }
    if (run_.runs()) {
        return tr("Measuring: %1 %").arg(int(100 * growth->share()));
    }
    QStringList told;
    if (growth->stopped()) {
        told << tr("Stopped; points may have fewer samples than asked for.");
    }
    if (!firstGap_.isEmpty()) {
        told << firstGap_;
    }
    if (gaps_ > 1) {
        told << tr("%n more points are missing.", nullptr, gaps_ - 1);
    }
    if (told.isEmpty()) {
        told << tr("Done. × is how many times as many one ply more takes; a click on a name hides "
                   "its curve.");
    }
    return told.join(u' ');
}

void GrowthDialog::tell() {
    const GrowthPoint* point = chart_->current();
    const QString measured = chart_->title(); // the form may ask for another game by now
    const QString click =
        tr("Click a point, or choose one with the arrow keys and Enter, to open its tree.");
    pointed_->setText(point != nullptr     ? shownPoint(*point, chart_->count())
                      : measured.isEmpty() ? click
                                           : measured + QStringLiteral(". ") + click);
    if (pointed_->text() != pointed_->accessibleName()) {
        pointed_->setAccessibleName(pointed_->text());
        chart_->setAccessibleDescription(pointed_->text());
        announce(*pointed_);
    }
    QPalette colours = palette();
    if (!warning_.isEmpty()) {
        colours.setColor(QPalette::WindowText, themeFor(palette()).witness);
    }
    said_->setPalette(colours);
    said_->setText(warning_.isEmpty() ? toldOfRun() : warning_);
}

void GrowthDialog::warn(const QString& text) {
    warning_ = text;
    tell();
}

void GrowthDialog::openPoint() {
    const GrowthPoint point = *chart_->current();
    const GrowthPlan& plan = run_.growth()->plan();
    warning_.clear();
    if (std::holds_alternative<RandomTrees>(plan.subject)) {
        openRandom(point);
    } else if (const auto* given = std::get_if<GivenTree>(&plan.subject)) {
        const std::uint64_t seed = typicalSample(point, chart_->count()).seed;
        emit chosen({given->tree, QString(), searchAt(plan, point.line, point.depth, seed)});
    } else {
        openGame(point);
    }
}

/// A large tree takes a while to make.
void GrowthDialog::openRandom(const GrowthPoint& point) {
    const GrowthPlan& plan = run_.growth()->plan();
    const std::uint64_t seed = typicalSample(point, chart_->count()).seed;
    const UniformShape shape = shapeAt(plan, point.depth, seed);
    GrowthChoice choice{
        nullptr,
        tr("Random tree, b = %1, d = %2, seed %3").arg(shape.branching).arg(shape.depth).arg(seed),
        searchAt(plan, point.line, point.depth, seed)};
    beside(
        this,
        [shape] {
            auto tree = generateUniform(shape);
            return tree ? std::make_shared<const GameTree>(*std::move(tree)) : nullptr;
        },
        [this, choice](const Brought<std::shared_ptr<const GameTree>>& tree) mutable {
            choice.tree = tree.value_or(nullptr);
            if (choice.tree) {
                emit chosen(choice);
            } else {
                warn(tr("There is not enough memory for this tree."));
            }
        });
}

void GrowthDialog::openGame(const GrowthPoint& point) {
    const GrowthPlan& plan = run_.growth()->plan();
    const auto& game = std::get<GivenGame>(plan.subject);
    GameToUnfold wanted;
    wanted.start = game.start;
    wanted.search = searchAt(plan, point.line, point.depth, plan.seed);
    wanted.wish.depth = point.depth;
    wanted.wish.evaluation = game.evaluation;
    wanted.wish.quiescence = game.quiescence;
    wanted.wish.order = point.line.gameOrder;
    emit gameChosen(wanted, typicalSample(point, chart_->count()).nodesVisited);
}

void GrowthDialog::askForFile() {
    auto* dialog = makeSaveDialog(
        this,
        {.name = "growthFile",
         .title = tr("Export the chart"),
         .kinds = {tr("SVG drawing (*.svg)"), tr("PNG picture (*.png)"), tr("Numbers (*.csv)")},
         .folder = folder_,
         //: The name of a file.
         .file = tr("growth")});
    connect(dialog, &QFileDialog::fileSelected, this, &GrowthDialog::exportTo);
    dialog->open();
}

void GrowthDialog::exportTo(const QString& path) {
    folder_ = QFileInfo(path).path();
    beside(this, growthWriter(path, *chart_, *run_.growth()),
           [this, path](const Brought<QString>& problem) {
               warn(problem.value_or(tr("There is not enough memory for this chart.")));
               if (warning_.isEmpty()) {
                   said_->setText(tr("Saved as %1.").arg(QDir::toNativeSeparators(path)));
               }
           });
}

} // namespace prunus

#include "moc_growthdialog.cpp"
