#include "ui/compare/procedurefields.h"

#include "core/practice/sliptrace.h"
#include "ui/controls/searchchoices.h"
#include "ui/words/slipwords.h"
#include "ui/words/words.h"

#include <QFormLayout>
#include <algorithm>
#include <vector>

namespace prunus {
namespace {

/// What an entry stands for: an algorithm, or behind these a slip in one of its forms.
int entryOf(const SearchOptions& options) {
    constexpr int forms = 10;
    return options.slip ? 100 + options.slip->misconception * forms + options.slip->form
                        : static_cast<int>(options.algorithm);
}

/// All that can be put side by side, and of slips those that need no limit of the depth.
std::vector<SearchOptions> offeredSearches() {
    std::vector<SearchOptions> all;
    for (const AlgorithmTraits& each : everyAlgorithm) {
        all.emplace_back().algorithm = each.algorithm;
    }
    for (const MisconceptionTraits& each : everyMisconception) {
        for (std::uint8_t form = 0; form < formsOf(each.misconception); ++form) {
            const auto slip = steppable(procedureOf(each.misconception, SearchOptions{}, form));
            if (slip && !needsDepth(each.misconception)) {
                all.push_back(*slip);
            }
        }
    }
    return all;
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
    addSearches();
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

void ProcedureFields::addSearches() {
    for (const SearchOptions& each : offeredSearches()) {
        what_->addItem(each.slip ? tr("Slip: %1").arg(shownSlip(each))
                                 : shownAlgorithm(each.algorithm),
                       entryOf(each));
        if (each.slip) {
            what_->setItemData(what_->count() - 1, explainedSlip(each), Qt::ToolTipRole);
        }
    }
    what_->insertSeparator(static_cast<int>(everyAlgorithm.size()));
}

SearchOptions ProcedureFields::search() const {
    SearchOptions search;
    for (const SearchOptions& each : offeredSearches()) {
        search = entryOf(each) == what_->currentData().toInt() ? each : search;
    }
    ruleChoices()[static_cast<std::size_t>(rules_->currentIndex())].apply(search);
    orderChoices()[static_cast<std::size_t>(order_->currentIndex())].apply(search);
    return search;
}

void ProcedureFields::choose(const SearchOptions& options) {
    what_->setCurrentIndex(std::max(0, what_->findData(entryOf(options))));
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
    const AlgorithmTraits& algorithm = traits(search().algorithm);
    rules_->setEnabled(algorithm.windowed && !algorithm.fixedRules);
    emit changed();
}

} // namespace prunus

#include "moc_procedurefields.cpp"
