#include "ui/compare/procedurefields.h"

#include "ui/controls/searchchoices.h"
#include "ui/words/differencewords.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QFormLayout>

namespace prunus {
namespace {

/// What an entry stands for: an algorithm, or behind these a slip in one of its forms.
constexpr int firstSlip = 100;
constexpr int formsApart = 100;

/// A slip that is no run cannot be put beside another, and one of the depth needs a limit.
bool isOffered(const MisconceptionTraits& each) {
    return each.isRun && each.misconception != Misconception::depthOffByOne;
}

} // namespace

ProcedureFields::ProcedureFields(const QString& title, const QString& name, QWidget* parent)
    : QGroupBox(title, parent) {
    auto* form = new QFormLayout(this);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    what_ = addBox(name + QStringLiteral("Procedure"), tr("Algorithm or slip"));
    what_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    constexpr int shownLetters = 30;
    what_->setMinimumContentsLength(shownLetters);
    addAlgorithms();
    addSlips();
    rules_ = addBox(name + QStringLiteral("Rules"), tr("Rules"));
    for (const Choice& each : ruleChoices()) {
        rules_->addItem(each.text);
    }
    order_ = addBox(name + QStringLiteral("Order"), tr("Order of the children"));
    for (const Choice& each : orderChoices()) {
        order_->addItem(each.text);
    }
    for (const QComboBox* each : {what_, rules_, order_}) {
        connect(each, &QComboBox::currentIndexChanged, this, &ProcedureFields::derive);
    }
    derive();
}

QComboBox* ProcedureFields::addBox(const QString& name, const QString& label) {
    auto* box = new QComboBox(this);
    box->setObjectName(name);
    box->setAccessibleName(label);
    static_cast<QFormLayout*>(layout())->addRow(label, box);
    return box;
}

void ProcedureFields::addAlgorithms() {
    for (const AlgorithmTraits& each : everyAlgorithm) {
        what_->addItem(shownAlgorithm(each.algorithm), static_cast<int>(each.algorithm));
    }
    what_->insertSeparator(what_->count());
}

void ProcedureFields::addSlips() {
    for (const MisconceptionTraits& each : everyMisconception) {
        for (int form = 0; isOffered(each) && form < formsOf(each.misconception); ++form) {
            const auto m = each.misconception;
            what_->addItem(
                tr("Slip: %1").arg(DifferenceWords::slip(m, static_cast<std::uint8_t>(form))),
                firstSlip + static_cast<int>(m) * formsApart + form);
            what_->setItemData(what_->count() - 1, PracticeWords::explained(m), Qt::ToolTipRole);
        }
    }
}

Procedure ProcedureFields::procedure() const {
    Procedure procedure;
    const int what = what_->currentData().toInt();
    ruleChoices()[static_cast<std::size_t>(rules_->currentIndex())].apply(procedure.options);
    orderChoices()[static_cast<std::size_t>(order_->currentIndex())].apply(procedure.options);
    if (what < firstSlip) {
        procedure.options.algorithm = static_cast<Algorithm>(what);
        return procedure;
    }
    const int slip = what - firstSlip;
    return procedureOf(static_cast<Misconception>(slip / formsApart), procedure,
                       static_cast<std::uint8_t>(slip % formsApart));
}

void ProcedureFields::choose(const SearchOptions& options) {
    what_->setCurrentIndex(what_->findData(static_cast<int>(options.algorithm)));
    const Choices rules = ruleChoices();
    for (std::size_t k = 0; k < rules.size(); ++k) {
        if (rules[k].holds(options)) {
            rules_->setCurrentIndex(static_cast<int>(k));
        }
    }
    const Choices orders = orderChoices();
    for (std::size_t k = 0; k < orders.size(); ++k) {
        if (orders[k].holds(options)) {
            order_->setCurrentIndex(static_cast<int>(k));
        }
    }
}

void ProcedureFields::derive() {
    const AlgorithmTraits& algorithm = traits(procedure().options.algorithm);
    rules_->setEnabled(algorithm.windowed && !algorithm.fixedRules);
    emit changed();
}

} // namespace prunus
