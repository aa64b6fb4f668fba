#include "ui/controls/wishfields.h"

#include "ui/words/practicewords.h"

#include <QGridLayout>
#include <algorithm>
#include <array>

namespace prunus {
namespace {

/// In no tree that is searched by alpha-beta to its leaves, and asked what it skips.
constexpr std::array shownNowhere{Misconception::lastChildsPath, Misconception::depthOffByOne,
                                  Misconception::noResearch};

} // namespace

WishFields::WishFields(QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setColumnStretch(0, 1);
    using Kind = Wish::Kind;
    add(Kind::leavesPruned, "leavesPruned", tr("Leaves skipped"), 5);
    add(Kind::cutoffs, "cutoffsWished", tr("Cutoffs"), 3);
    add(Kind::deepCutoffs, "deepCutoffs", tr("Deep cutoffs"), 1, Wish::Relation::atLeast);
    //: α-cutoffs, which are at MIN nodes.
    add(Kind::alphaCutoffs, "alphaCutoffs", tr("Cutoffs at MIN nodes"), 1, Wish::Relation::atLeast);
    //: β-cutoffs, which are at MAX nodes.
    add(Kind::betaCutoffs, "betaCutoffs", tr("Cutoffs at MAX nodes"), 1, Wish::Relation::atLeast);
    add(Kind::innerCutoffs, "innerCutoffs", tr("Cutoffs that skip an inner node"), 1,
        Wish::Relation::atLeast);
    add(Kind::tiesOnBound, "tiesOnBound", tr("Cutoffs where α = β"), 0);
    add(Kind::prunedPercent, "prunedPercent", tr("Leaves skipped, in percent"), 25,
        Wish::Relation::atLeast);
    add(Kind::bestMoves, "bestMoves", tr("Best moves at the root"), 1);
    add(Kind::cutRuleMatters, "cutRuleMatters", tr("A cut depends on ≥ against >"));
    add(Kind::failModesDiffer, "failModesDiffer", tr("Fail-hard and fail-soft visit other nodes"));
    add(Kind::bestMoveNotFirst, "bestMoveNotFirst",
        tr("The best move at the root is not the first"));
    add(Kind::bestFirstSaves, "bestFirstSaves", tr("Searched best first, it reads fewer leaves"));
    add(Kind::worstFirstPrunes, "worstFirstPrunes",
        tr("Even searched worst first, it skips something"));
    add(Kind::difficulty, "difficultyWished", tr("Difficulty by hand, estimated"), 40,
        Wish::Relation::atMost);
    add(Kind::guessPercent, "guessPercent", tr("What guessing the crosses earns, in percent"), 50,
        Wish::Relation::atMost);
    add(Kind::slipsTold, "slipsTold", tr("Usual slips told apart by what is crossed out"), 6,
        Wish::Relation::atLeast);
    add(Kind::fragileLeaves, "fragileLeaves", tr("Leaves where 1 more or less matters"), 0,
        Wish::Relation::atMost);
    add(Kind::conventionProof, "conventionProof", tr("All rules visit the same nodes"));
    addSlip();
    derive();
}

void WishFields::add(Wish::Kind kind, const char* name, const QString& text, int count,
                     Wish::Relation relation) {
    auto* grid = static_cast<QGridLayout*>(layout());
    const int line = static_cast<int>(rows_.size());
    Row row{kind, new QCheckBox(text, this), nullptr, nullptr};
    row.wanted->setObjectName(QLatin1String(name));
    connect(row.wanted, &QCheckBox::toggled, this, &WishFields::derive);
    grid->addWidget(row.wanted, line, 0, 1, isCounted(kind) ? 1 : 3);
    if (isCounted(kind)) {
        row.relation = new QComboBox(this);
        row.relation->setObjectName(QLatin1String(name) + QStringLiteral("Relation"));
        row.relation->setAccessibleName(text);
        //: Between “Cutoffs” or another count and the number that is wished.
        row.relation->addItems({tr("exactly"), tr("at least"), tr("at most")});
        row.relation->setCurrentIndex(static_cast<int>(relation));
        row.count = new QSpinBox(this);
        row.count->setObjectName(QLatin1String(name) + QStringLiteral("Count"));
        row.count->setAccessibleName(text);
        row.count->setRange(0, 100'000);
        row.count->setValue(count);
        connect(row.relation, &QComboBox::currentIndexChanged, this, &WishFields::derive);
        connect(row.count, &QSpinBox::valueChanged, this, &WishFields::derive);
        grid->addWidget(row.relation, line, 1);
        grid->addWidget(row.count, line, 2);
    }
    rows_.push_back(row);
}

/// Which of the slips is chosen beside it.
void WishFields::addSlip() {
    add(Wish::Kind::slipShows, "slipShows", tr("What is crossed out shows this slip:"));
    auto* grid = static_cast<QGridLayout*>(layout());
    slip_ = new QComboBox(this);
    slip_->setObjectName(QStringLiteral("shownSlip"));
    slip_->setAccessibleName(rows_.back().wanted->text());
    slip_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int shownLetters = 20;
    slip_->setMinimumContentsLength(shownLetters);
    for (const MisconceptionTraits& each : everyMisconception) {
        if (each.isRun &&
            std::ranges::find(shownNowhere, each.misconception) == shownNowhere.end()) {
            slip_->addItem(PracticeWords::name(each.misconception),
                           static_cast<int>(each.misconception));
        }
    }
    connect(slip_, &QComboBox::currentIndexChanged, this, &WishFields::derive);
    grid->addWidget(slip_, static_cast<int>(rows_.size()), 0, 1, 3);
}

void WishFields::derive() {
    for (const Row& each : rows_) {
        if (each.relation != nullptr) {
            each.relation->setEnabled(each.wanted->isChecked());
            each.count->setEnabled(each.wanted->isChecked());
        }
    }
    slip_->setEnabled(rows_.back().wanted->isChecked());
    emit changed();
}

std::vector<Wish> WishFields::wishes() const {
    std::vector<Wish> wishes;
    for (const Row& each : rows_) {
        if (!each.wanted->isChecked()) {
            continue;
        }
        Wish wish;
        wish.kind = each.kind;
        if (each.relation != nullptr) {
            wish.relation = static_cast<Wish::Relation>(each.relation->currentIndex());
            wish.count = static_cast<std::uint64_t>(each.count->value());
        }
        wish.slip = static_cast<Misconception>(slip_->currentData().toInt());
        wishes.push_back(wish);
    }
    return wishes;
}

} // namespace prunus

#include "moc_wishfields.cpp"
