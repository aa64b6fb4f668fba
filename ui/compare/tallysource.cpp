#include "ui/compare/tallysource.h"

#include "ui/look/theme.h"
#include "ui/words/messages.h"
#include "ui/words/words.h"

#include <QLineEdit>
#include <QVBoxLayout>

namespace prunus {
namespace {

constexpr int usualDepth = 6;
constexpr int deepestLimit = 2'000;
/// In letters, of each field where there is no room for more.
constexpr int leastOfField = 7;

QLabel* labelFor(QWidget* field, const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setBuddy(field);
    return label;
}

} // namespace

TallySource::TallySource(QWidget* parent)
    : QWidget(parent), kind_(new QComboBox(this)), ofGame_(new QWidget(this)),
      fault_(new QLabel(this)), limits_(new QWidget(this)) {
    kind_->setObjectName(QStringLiteral("tallyKind"));
    kind_->addItems({tr("The tree in the window"), tr("A game, without a tree")});
    kind_->setToolTip(tr("A game can be searched deeper than its tree would fit into memory."));
    auto* row = new QHBoxLayout;
    //: What is searched: the tree, or a game.
    row->addWidget(labelFor(kind_, tr("S&earch"), this));
    row->addWidget(kind_);
    row->addWidget(ofGame_, 1);
    row->addStretch();
    fault_->setObjectName(QStringLiteral("tallyFault"));
    fault_->setWordWrap(true);
    fault_->setTextFormat(Qt::PlainText);
    fault_->hide();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addLayout(row);
    rows->addWidget(fault_);
    rows->addWidget(limits_);
    const auto fieldsIn = [](QWidget* part) {
        auto* fields = new QHBoxLayout(part);
        fields->setContentsMargins(0, 0, 0, 0);
        return fields;
    };
    addGame(*fieldsIn(ofGame_));
    addLimits(*fieldsIn(limits_));
    for (QComboBox* each : findChildren<QComboBox*>()) {
        each->setMinimumContentsLength(leastOfField);
    }
    connect(kind_, &QComboBox::currentIndexChanged, this, &TallySource::derive);
    derive();
}

/// A field in which somebody types calls its text finished when it goes, after what is of this
/// class.
TallySource::~TallySource() {
    game_->lineEdit()->disconnect(this);
}

void TallySource::addGame(QHBoxLayout& row) {
    game_ = new QComboBox(ofGame_);
    game_->setObjectName(QStringLiteral("tallyGame"));
    game_->setEditable(true);
    game_->setCompleter(nullptr); // half a name is no wish to search its first completion
    for (const std::string_view name : gamesToOffer()) {
        game_->addItem(QString::fromLatin1(name.data(), qsizetype(name.size())));
    }
    row.addWidget(labelFor(game_, tr("&Game"), ofGame_));
    row.addWidget(game_, 1);
    connect(game_, &QComboBox::activated, this, &TallySource::derive);
    connect(game_->lineEdit(), &QLineEdit::editingFinished, this, &TallySource::derive);
    depth_ = new QSpinBox(ofGame_);
    depth_->setObjectName(QStringLiteral("tallyDepth"));
    depth_->setRange(1, deepestLimit);
    depth_->setValue(usualDepth);
    depth_->setKeyboardTracking(false);
    row.addWidget(labelFor(depth_, tr("&Depth"), ofGame_));
    row.addWidget(depth_);
    connect(depth_, &QSpinBox::valueChanged, this, &TallySource::changed);
    captures_ = new CapturesBox(tr("Follow c&aptures"), ofGame_);
    captures_->setObjectName(QStringLiteral("tallyCaptures"));
    row.addWidget(captures_);
    connect(captures_, &QCheckBox::toggled, this, &TallySource::changed);
}

void TallySource::addLimits(QHBoxLayout& row) {
    order_ = new OrderBox(limits_);
    order_->setObjectName(QStringLiteral("tallyOrder"));
    row.addWidget(labelFor(order_, tr("&Order"), limits_));
    row.addWidget(order_);
    connect(order_, &QComboBox::activated, this, &TallySource::changed);
    evaluation_ = new EvaluationBox(limits_);
    evaluation_->setObjectName(QStringLiteral("tallyEvaluation"));
    evaluation_->setToolTip(tr("What the depth limit returns where play has not ended."));
    row.addWidget(labelFor(evaluation_, tr("Static &values"), limits_));
    row.addWidget(evaluation_);
    connect(evaluation_, &QComboBox::currentIndexChanged, this, &TallySource::changed);
    most_ = new QComboBox(limits_);
    most_->setObjectName(QStringLiteral("tallyMost"));
    most_->setToolTip(tr("A search that visits more is given up."));
    for (const qint64 most : {1'000'000LL, 10'000'000LL, 100'000'000LL, 1'000'000'000LL,
                              10'000'000'000LL, 100'000'000'000LL}) {
        most_->addItem(tr("%1 nodes").arg(shownCount(std::uint64_t(most))), most);
    }
    most_->setCurrentIndex(2);
    row.addWidget(labelFor(most_, tr("At &most"), limits_));
    row.addWidget(most_);
    row.addStretch();
    connect(most_, &QComboBox::currentIndexChanged, this, &TallySource::changed);
}

void TallySource::derive() {
    ofGame_->setVisible(isGame());
    limits_->setVisible(isGame());
    if (const auto start = gameNamed(game_->currentText().trimmed().toStdString())) {
        order_->setGame(*start);
        evaluation_->setGame(*start);
        captures_->setGame(*start);
    }
    emit changed();
}

void TallySource::tellFault(const QString& fault) {
    QPalette colours; // all else is inherited, whatever theme comes
    colours.setColor(QPalette::WindowText, themeFor(palette()).witness);
    fault_->setPalette(colours);
    fault_->setText(fault);
    fault_->setVisible(!fault.isEmpty());
}

void TallySource::offer(const Document& document) {
    const QString name = QString::fromStdString(document.tree.header().game);
    if (!name.isEmpty() && game_->findText(name) < 0) {
        game_->insertItem(0, name);
    }
    if (!name.isEmpty() && !isGame()) {
        game_->setCurrentText(name);
    }
}

tl::expected<TallySubject, QString>
TallySource::subject(const std::shared_ptr<const Document>& document,
                     const SearchOptions& options) const {
    TallySubject subject{document, std::nullopt, options};
    subject.options.algorithm = Algorithm::alphaBeta;
    subject.options.slip.reset();
    if (!isGame()) {
        return subject;
    }
    const auto start = gameNamed(game_->currentText().trimmed().toStdString());
    if (!start) {
        return tl::make_unexpected(shownMessage(start.error().message));
    }
    const Evaluation evaluation = evaluation_->evaluation();
    // The name may be half typed, and the order still that of the game before.
    const bool offered = offers(*start, order_->order());
    const bool captures = offers(*start, captures_->quiescence());
    subject.document.reset(); // another tree in the window changes nothing here
    subject.game = TallyGame{*start, offers(*start, evaluation) ? evaluation : Evaluation::own,
                             offered ? order_->order() : GameMoveOrder::own,
                             captures ? captures_->quiescence() : Quiescence::none,
                             std::uint64_t(most_->currentData().toLongLong())};
    subject.options.depth = std::uint32_t(depth_->value());
    subject.options.root.reset();
    subject.options.order = MoveOrder::asWritten;
    subject.options.window = {};
    return subject;
}

} // namespace prunus

#include "moc_tallysource.cpp"
