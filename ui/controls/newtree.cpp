#include "ui/controls/newtree.h"

#include "ui/base/job.h"
#include "ui/canvas/treecanvas.h"
#include "ui/look/chrome.h"
#include "ui/widgets/card.h"
#include "ui/widgets/formarea.h"
#include "ui/words/recipewords.h"
#include "ui/words/words.h"

#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

namespace prunus {
namespace {

constexpr std::chrono::seconds mostTime{20};

QString obstacleText(Obstacle obstacle) {
    switch (obstacle) {
    case Obstacle::prunesNothing:
        return NewTreeDialog::tr("There is no such tree: minimax and negamax prune nothing. Choose "
                                 "another algorithm in the main window first.");
    case Obstacle::sameVisits:
        return NewTreeDialog::tr("There is no such tree: alpha-beta that cuts at ≥ visits the same "
                                 "nodes hard and soft. Cut only at > for a tree on which they "
                                 "differ.");
    case Obstacle::tooShallow:
        break;
    }
    return NewTreeDialog::tr("There is no such tree: a deep cutoff takes at least four plies.");
}

QString whyNone(const NotFound& why) {
    const auto tries = static_cast<int>(why.tries);
    switch (why.reason) {
    case NotFound::Reason::recipe:
        return shownFault(why.fault);
    case NotFound::Reason::impossible:
        return obstacleText(why.obstacle);
    case NotFound::Reason::cancelled:
        return NewTreeDialog::tr("Stopped; none was found in %Ln tries.", nullptr, tries);
    case NotFound::Reason::triesUsedUp:
    case NotFound::Reason::timeUsedUp:
        break;
    }
    return NewTreeDialog::tr("None was found in %Ln tries. That does not prove that there is none: "
                             "another seed or a larger tree may have one.",
                             nullptr, tries);
}

} // namespace

NewTreeDialog::NewTreeDialog(const SearchOptions& options, QWidget* parent)
    : QDialog(parent), options_(options), recipe_(new RecipeFields(this)),
      wishes_(new WishFields(this)) {
    setObjectName(QStringLiteral("newTree"));
    setWindowTitle(tr("New tree"));
    options_.depth.reset();
    options_.root.reset();
    options_.slip.reset();
    preview_.setOptions(options_);
    auto* row = new QHBoxLayout(this);
    auto* asked = new QVBoxLayout;
    asked->addWidget(new FormArea(*buildFields(), this), 1);
    asked->addWidget(find_, 0, Qt::AlignRight); // in view wherever one has scrolled to
    row->addLayout(asked);
    row->addWidget(buildPreview(), 1);
    connect(&preview_, &Session::documentChanged, this,
            [this] { preview_.setStep(preview_.trace()->end()); });
    connect(recipe_, &RecipeFields::changed, this, &NewTreeDialog::draw);
    connect(wishes_, &WishFields::changed, this, &NewTreeDialog::draw);
    connect(&finder_, &TreeFinder::finished, this, &NewTreeDialog::landed);
    connect(&finder_, &TreeFinder::failed, this, [this] {
        tell(tr("There is not enough memory for trees of this size."), true);
        derive();
    });
    tick_.setInterval(progressTick);
    connect(&tick_, &QTimer::timeout, this, &NewTreeDialog::derive);
    resize(std::max(1080, sizeHint().width()), 680);
    draw();
}

QWidget* NewTreeDialog::buildFields() {
    auto* fields = new QWidget(this);
    auto* column = new QVBoxLayout(fields);
    column->setContentsMargins(0, 0, 6, 0);
    column->addWidget(recipe_);
    auto* wished = new QGroupBox(tr("With these properties in the search"), fields);
    auto* inner = new QVBoxLayout(wished);
    inner->addWidget(wishes_);
    find_ = new QPushButton(this);
    find_->setObjectName(QStringLiteral("findTree"));
    find_->setAutoDefault(false);
    connect(find_, &QPushButton::clicked, this, &NewTreeDialog::look);
    column->addWidget(wished);
    column->addStretch(1);
    return fields;
}

QWidget* NewTreeDialog::buildPreview() {
    auto* shown = new QWidget(this);
    canvas_ = new TreeCanvas(preview_, shown);
    canvas_->setObjectName(QStringLiteral("newTreePreview"));
    canvas_->setSmooth(false);
    canvas_->setEditable(false);
    canvas_->setFocusPolicy(Qt::NoFocus);
    QSizePolicy place = canvas_->sizePolicy();
    place.setRetainSizeWhenHidden(true);
    canvas_->setSizePolicy(place);
    said_ = makeWrappedLabel("newTreeSaid", shown);
    said_->setMinimumHeight(2 * fontMetrics().lineSpacing());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, shown);
    create_ = buttons->addButton(tr("&Create"), QDialogButtonBox::AcceptRole);
    create_->setObjectName(QStringLiteral("createTree"));
    create_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewTreeDialog::create);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(shown);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(canvas_, 1);
    column->addWidget(said_);
    column->addWidget(buttons);
    return shown;
}

/// With wishes the tree has to be looked for; what is drawn then is only how such trees look.
void NewTreeDialog::draw() {
    finder_.abandon();
    tree_.reset();
    auto drawn = generateTree(recipe_->recipe());
    if (!drawn) {
        tell(shownFault(drawn.error()), true);
        canvas_->hide();
        derive();
        return;
    }
    const auto tree = std::make_shared<const GameTree>(std::move(*drawn));
    const bool wished = !wishes_->wishes().empty();
    tell(wished ? tr("A tree of this kind. Press Find for one with the properties.")
                : tr("%Ln nodes, %1 of them leaves", nullptr, static_cast<int>(tree->nodeCount()))
                      .arg(shownCount(tree->leafCount())),
         false);
    show(tree);
    if (!wished) {
        tree_ = tree;
    }
    derive();
}

void NewTreeDialog::show(const std::shared_ptr<const GameTree>& tree) {
    preview_.openUnsaved({tree, {}, tr("New tree"), {}});
    canvas_->show();
}

void NewTreeDialog::look() {
    if (finder_.runs()) {
        finder_.stop();
        return;
    }
    WishedTree wished;
    wished.recipe = recipe_->recipe();
    wished.wishes = wishes_->wishes();
    wished.options = options_;
    wished.tries = 1'000'000;
    wished.time = mostTime;
    tree_.reset();
    finder_.start(wished);
    derive();
}

void NewTreeDialog::landed(const WishOutcome& outcome) {
    tree_ = outcome.tree;
    if (tree_) {
        tell(tr("Found at try %1: %Ln nodes, %2 of them leaves", nullptr,
                static_cast<int>(tree_->nodeCount()))
                 .arg(shownCount(outcome.tries), shownCount(tree_->leafCount())),
             false);
        show(tree_);
    } else {
        tell(whyNone(outcome.why), true);
    }
    derive();
}

void NewTreeDialog::tell(const QString& text, bool wrong) {
    QPalette colours = palette();
    if (wrong) {
        colours.setColor(QPalette::WindowText, chromeFor(palette()).warningText);
    }
    said_->setPalette(colours);
    said_->setText(text);
}

void NewTreeDialog::derive() {
    const bool runs = finder_.runs();
    find_->setText(runs ? tr("S&top") : tr("&Find"));
    find_->setEnabled(runs || !wishes_->wishes().empty());
    create_->setEnabled(tree_ != nullptr);
    if (runs) {
        tell(tr("Looking: %Ln tries", nullptr, static_cast<int>(finder_.tries())), false);
        tick_.start();
    } else {
        tick_.stop();
    }
}

void NewTreeDialog::create() {
    UnsavedTree made{tree_, {}, tr("New tree"), {}};
    made.isMade = true;
    emit created(made);
}

} // namespace prunus

#include "moc_newtree.cpp"
