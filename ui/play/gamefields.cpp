#include "ui/play/gamefields.h"

#include <QSignalBlocker>
#include <algorithm>
#include <array>

namespace prunus {
namespace {

constexpr std::array<int, 3> reversiSizes{4, 6, 8};
constexpr int mostColumns = 26;
constexpr int mostSquares = 64;

} // namespace

GameFields::GameFields(QWidget* parent)
    : QWidget(parent), form_(new QFormLayout(this)), kind_(new QComboBox(this)) {
    form_->setContentsMargins(0, 0, 0, 0);
    // In Qt 6.4 a form that may wrap takes the height of hidden rows, none, for that of shown ones.
    form_->setRowWrapPolicy(QFormLayout::DontWrapRows);
    kind_->setObjectName(QStringLiteral("gameKind"));
    kind_->addItems({tr("Tic-tac-toe"), tr("k in a row on a grid (m,n,k)"), tr("Connect Four"),
                     tr("Nim"), tr("Reversi"), tr("Ultimate tic-tac-toe")});
    form_->addRow(tr("&Game"), kind_);
    addBoard();
    addNim();
    connect(kind_, &QComboBox::currentIndexChanged, this, &GameFields::derive);
    derive();
}

GameFields::Kind GameFields::kind() const {
    return static_cast<Kind>(kind_->currentIndex());
}

QSpinBox* GameFields::spin(const char* name, const QString& label, int low, int high, int value) {
    auto* box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(low, high);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, &GameFields::changed);
    form_->addRow(label, box);
    return box;
}

void GameFields::addBoard() {
    columns_ = spin("gameColumns", tr("&Columns"), 1, mostColumns, 4);
    rows_ = spin("gameRows", tr("&Rows"), 1, mostSquares, 4);
    inRow_ = spin("gameInRow", tr("In a row to &win"), 1, mostSquares, 4);
    size_ = new QComboBox(this);
    size_->setObjectName(QStringLiteral("gameSize"));
    for (const int size : reversiSizes) {
        size_->addItem(tr("%1 × %1").arg(size), size);
    }
    size_->setCurrentIndex(1);
    connect(size_, &QComboBox::currentIndexChanged, this, &GameFields::changed);
    form_->addRow(tr("&Board"), size_);
}

void GameFields::addNim() {
    heaps_ = new QLineEdit(QStringLiteral("3, 4, 5"), this);
    heaps_->setObjectName(QStringLiteral("gameHeaps"));
    heaps_->setToolTip(tr("How many counters lie in each heap, with commas between."));
    connect(heaps_, &QLineEdit::textChanged, this, &GameFields::changed);
    form_->addRow(tr("&Heaps"), heaps_);
    take_ = spin("gameTake", tr("Take at &most"), 1, int(Nim::mostCounters), 3);
    last_ = new QComboBox(this);
    last_->setObjectName(QStringLiteral("gameLast"));
    last_->addItems({tr("loses (misère)"), tr("wins (normal)")});
    connect(last_, &QComboBox::currentIndexChanged, this, &GameFields::changed);
    form_->addRow(tr("Who takes the &last"), last_);
}

/// What is no matter of the game is not shown.
void GameFields::derive() {
    const auto show = [this](QWidget* field, bool wanted) {
        field->setVisible(wanted);
        form_->labelForField(field)->setVisible(wanted);
    };
    const bool grid = kind() == Kind::mnk || kind() == Kind::connectFour;
    for (QWidget* each : {columns_, rows_, inRow_}) {
        show(each, grid);
    }
    show(size_, kind() == Kind::reversi);
    for (QWidget* each : {static_cast<QWidget*>(heaps_), static_cast<QWidget*>(take_),
                          static_cast<QWidget*>(last_)}) {
        show(each, kind() == Kind::nim);
    }
    if (grid) {
        showMeasures(kind());
    }
    emit changed();
}

/// Each game on a grid keeps its own.
void GameFields::showMeasures(Kind grid) {
    if (grid == measured_) {
        return;
    }
    const QSignalBlocker quiet(this); // whoever asks for this tells of it
    measured_ = grid;
    std::size_t i = 0;
    for (QSpinBox* each : {columns_, rows_, inRow_}) {
        const int shown = each->value();
        each->setValue(otherMeasures_.at(i));
        otherMeasures_.at(i++) = shown;
    }
}

QString GameFields::name() const {
    const QString measures =
        QStringLiteral("%1,%2,%3").arg(columns_->value()).arg(rows_->value()).arg(inRow_->value());
    switch (kind()) {
    case Kind::ticTacToe:
        return QStringLiteral("tic-tac-toe");
    case Kind::mnk:
        return QStringLiteral("mnk:") + measures;
    case Kind::connectFour:
        return measures == QStringLiteral("7,6,4") ? QStringLiteral("connect-four")
                                                   : QStringLiteral("connect-four:") + measures;
    case Kind::nim:
        return QStringLiteral("%1:%2:%3")
            .arg(last_->currentIndex() == 0 ? QStringLiteral("nim") : QStringLiteral("nim-normal"))
            .arg(take_->value())
            .arg(heaps_->text().remove(u' '));
    case Kind::reversi:
        return QStringLiteral("reversi:%1").arg(size_->currentData().toInt());
    case Kind::ultimate:
        break;
    }
    return QStringLiteral("ultimate-tic-tac-toe");
}

void GameFields::setName(const QString& name) {
    if (!gameNamed(name.toStdString())) {
        return;
    }
    const QStringList parts = name.split(u':');
    const QStringList kinds{"tic-tac-toe", "mnk",     "connect-four",
                            "nim",         "reversi", "ultimate-tic-tac-toe"};
    const bool normal = parts.front() == QStringLiteral("nim-normal");
    {
        const QSignalBlocker quiet(this);
        kind_->setCurrentIndex(normal ? int(Kind::nim) : int(kinds.indexOf(parts.front())));
        if (kind() == Kind::mnk || kind() == Kind::connectFour) {
            const QStringList numbers = parts.value(1, QStringLiteral("7,6,4")).split(u',');
            columns_->setValue(numbers.value(0).toInt());
            rows_->setValue(numbers.value(1).toInt());
            inRow_->setValue(numbers.value(2).toInt());
        } else if (kind() == Kind::nim) {
            last_->setCurrentIndex(normal ? 1 : 0);
            take_->setValue(parts.value(1).toInt());
            heaps_->setText(parts.value(2).replace(u',', QStringLiteral(", ")));
        } else if (kind() == Kind::reversi) {
            size_->setCurrentIndex(std::max(size_->findData(parts.value(1).toInt()), 0));
        }
    }
    emit changed();
}

tl::expected<AnyGame, QString> GameFields::game() const {
    return gameNamed(name().toStdString()).map_error([](const GameNameError& error) {
        QString said = QString::fromStdString(error.message);
        said[0] = said[0].toUpper();
        return said;
    });
}

} // namespace prunus
