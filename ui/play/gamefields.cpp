#include "ui/play/gamefields.h"

#include "core/games/playing.h"
#include "ui/words/gamewords.h"
#include "ui/words/messages.h"

#include <QSignalBlocker>
#include <algorithm>

namespace prunus {
namespace {

BoardMeasures usualMeasures(const GameRow& row) {
    return prunus::measures(gameNamed(row.usual).value());
}

QString usualName(const GameRow& row) {
    return QString::fromUtf8(row.usual.data(), qsizetype(row.usual.size()));
}

/// In its shortest form, if it is a game.
QString gameNameOf(const QString& name) {
    const auto named = gameNamed(name.toStdString());
    return named ? QString::fromStdString(gameName(*named)) : name;
}

/// Of the boards that it is played on.
std::vector<std::uint32_t> sizesOf(const GameRow& row) {
    std::vector<std::uint32_t> sizes;
    for (std::uint32_t size = 1; size <= mostColumns; ++size) {
        if (gameNamed(std::string(row.id) + ':' + std::to_string(size))) {
            sizes.push_back(size);
        }
    }
    return sizes;
}

} // namespace

GameFields::GameFields(QWidget* parent)
    : QWidget(parent), form_(new QFormLayout(this)), kind_(new QComboBox(this)) {
    form_->setContentsMargins(0, 0, 0, 0);
    // In Qt 6.4 a form that may wrap takes the height of hidden rows, none, for that of shown ones.
    form_->setRowWrapPolicy(QFormLayout::DontWrapRows);
    kind_->setObjectName(QStringLiteral("gameKind"));
    for (const GameRow& row : everyGame) {
        kind_->addItem(shownGameKind(row.kind));
        kept_.at(std::size_t(row.kind)) = usualMeasures(row);
    }
    form_->addRow(tr("&Game"), kind_);
    addBoard();
    addHeaps();
    connect(kind_, &QComboBox::currentIndexChanged, this, &GameFields::derive);
    for (const GameRow& row : everyGame) {
        setName(usualName(row));
    }
    kind_->setCurrentIndex(0);
}

const GameRow& GameFields::row() const {
    return everyGame.at(std::size_t(kind_->currentIndex()));
}

BoardMeasures GameFields::measures() const {
    const auto shown = [](const QSpinBox* box) { return std::uint32_t(box->value()); };
    return {shown(columns_), shown(rows_), shown(inRow_)};
}

void GameFields::setMeasures(const BoardMeasures& measures) {
    columns_->setValue(int(measures.columns));
    rows_->setValue(int(measures.rows));
    inRow_->setValue(int(measures.inRow));
}

QSpinBox* GameFields::spin(const char* name, const QString& label, std::uint32_t most) {
    auto* box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(1, int(most));
    connect(box, &QSpinBox::valueChanged, this, &GameFields::changed);
    form_->addRow(label, box);
    return box;
}

void GameFields::addBoard() {
    columns_ = spin("gameColumns", tr("&Columns"), mostColumns);
    rows_ = spin("gameRows", tr("&Rows"), mostSquares);
    inRow_ = spin("gameInRow", tr("In a row to &win"), mostSquares);
    addKomi();
    size_ = new QComboBox(this);
    size_->setObjectName(QStringLiteral("gameSize"));
    for (const std::uint32_t size : sizesOf(gameRow(GameKind::reversi))) {
        size_->addItem(tr("%1 × %1").arg(size), size);
    }
    connect(size_, &QComboBox::currentIndexChanged, this, &GameFields::changed);
    form_->addRow(tr("&Board"), size_);
    addVariant();
}

void GameFields::addVariant() {
    variant_ = new QComboBox(this);
    variant_->setObjectName(QStringLiteral("gameVariant"));
    variant_->addItem(tr("8 × 8"), QStringLiteral("chess"));
    variant_->addItem(tr("6 × 6, Los Alamos"), QStringLiteral("chess:los-alamos"));
    variant_->addItem(tr("5 × 5, Gardner"), QStringLiteral("chess:gardner"));
    connect(variant_, &QComboBox::currentIndexChanged, this, &GameFields::changed);
    form_->addRow(tr("&Board"), variant_);
}

void GameFields::addKomi() {
    komi_ = new QDoubleSpinBox(this);
    komi_->setObjectName(QStringLiteral("gameKomi"));
    komi_->setRange(0, Go::mostKomi);
    komi_->setDecimals(1);
    komi_->setSingleStep(0.5);
    komi_->setToolTip(tr("What the second player gets for moving second, in points."));
    connect(komi_, &QDoubleSpinBox::valueChanged, this, &GameFields::changed);
    form_->addRow(tr("&Komi"), komi_);
}

bool GameFields::hasMeasures() const {
    return row().setUp == GameSetUp::measures || row().setUp == GameSetUp::komi;
}

void GameFields::addHeaps() {
    heaps_ = new QLineEdit(this);
    heaps_->setObjectName(QStringLiteral("gameHeaps"));
    heaps_->setToolTip(
        tr("How many counters lie in each heap, with commas between; an empty one has 0."));
    connect(heaps_, &QLineEdit::textChanged, this, &GameFields::changed);
    form_->addRow(tr("&Heaps"), heaps_);
    take_ = spin("gameTake", tr("Take at &most"), Nim::mostCounters);
}

/// What is no matter of the game is not shown.
void GameFields::derive() {
    const auto show = [this](QWidget* field, bool wanted) {
        field->setVisible(wanted);
        form_->labelForField(field)->setVisible(wanted);
    };
    const GameSetUp asked = row().setUp;
    show(columns_, hasMeasures());
    show(rows_, hasMeasures());
    show(inRow_, asked == GameSetUp::measures);
    show(komi_, asked == GameSetUp::komi);
    show(size_, asked == GameSetUp::size);
    show(variant_, asked == GameSetUp::variant);
    show(heaps_, asked == GameSetUp::heaps);
    show(take_, asked == GameSetUp::heaps);
    if (hasMeasures()) {
        showMeasures();
    }
    emit changed();
}

void GameFields::showMeasures() {
    const QSignalBlocker quiet(this); // whoever asks for this tells of it
    kept_.at(std::size_t(std::exchange(measured_, row().kind))) = measures();
    const bool go = row().setUp == GameSetUp::komi;
    columns_->setMaximum(int(go ? Go::mostSide : mostColumns));
    rows_->setMaximum(int(go ? Go::mostSide : mostSquares));
    setMeasures(kept_.at(std::size_t(measured_)));
}

QString GameFields::name() const {
    const QString id = QString::fromUtf8(row().id.data(), qsizetype(row().id.size())) + u':';
    switch (row().setUp) {
    case GameSetUp::none:
        break;
    case GameSetUp::measures: {
        const BoardMeasures shown = measures();
        if (shown == usualMeasures(row())) {
            break;
        }
        return id + QStringLiteral("%1,%2,%3").arg(shown.columns).arg(shown.rows).arg(shown.inRow);
    }
    case GameSetUp::size:
        return id + size_->currentData().toString();
    case GameSetUp::komi: {
        const BoardMeasures shown = measures();
        const QString komi = QString::number(komi_->value());
        return gameNameOf(id +
                          QStringLiteral("%1,%2,%3").arg(shown.columns).arg(shown.rows).arg(komi));
    }
    case GameSetUp::variant:
        return variant_->currentData().toString();
    case GameSetUp::heaps:
        return gameNameOf(id + QStringLiteral("%1:%2").arg(take_->value()).arg(heaps_->text()));
    }
    return usualName(row());
}

void GameFields::setName(const QString& name) {
    const auto named = gameNamed(name.toStdString());
    if (!named) {
        return;
    }
    const QStringList parts = name.split(u':');
    {
        const QSignalBlocker quiet(this);
        const auto at = std::ranges::find(everyGame, parts.front().toStdString(), &GameRow::id);
        kind_->setCurrentIndex(int(at - everyGame.begin()));
        const BoardMeasures board = prunus::measures(*named);
        switch (row().setUp) {
        case GameSetUp::none:
            break;
        case GameSetUp::measures:
            setMeasures(board);
            break;
        case GameSetUp::komi:
            setMeasures(board);
            komi_->setValue(std::get<Go>(*named).komiHalves() / 2.0);
            break;
        case GameSetUp::size:
            size_->setCurrentIndex(size_->findData(board.columns));
            break;
        case GameSetUp::variant:
            variant_->setCurrentIndex(variant_->findData(name.section(u'@', 0, 0)));
            break;
        case GameSetUp::heaps:
            take_->setValue(parts.value(1).toInt());
            heaps_->setText(parts.value(2).replace(u',', QStringLiteral(", ")));
            break;
        }
    }
    emit changed();
}

tl::expected<AnyGame, QString> GameFields::game() const {
    return gameNamed(name().toStdString()).map_error([](const GameNameError& error) {
        return shownMessage(error.message);
    });
}

} // namespace prunus

#include "moc_gamefields.cpp"
