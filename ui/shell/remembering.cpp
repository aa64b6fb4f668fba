#include "ui/shell/remembering.h"

#include "ui/controls/searchchoices.h"
#include "ui/panels/pseudocode.h"
#include "ui/shell/panels.h"

#include <QAction>
#include <QComboBox>
#include <QMenu>
#include <array>
#include <utility>

namespace prunus {
namespace {

/// Menus of which one action is checked; that one's name is kept.
constexpr std::array<const char*, 3> menus{"themeMenu", "textSizeMenu", "paceMenu"};
/// Actions that are on or off.
constexpr std::array<const char*, 6> switches{"hideUnreadLeaves", "showBoards",  "followCurrent",
                                              "smoothMovement",   "showMinimap", "stopAtCutoffs"};

QString viewKey(const char* name) {
    return QStringLiteral("view/") + QLatin1String(name);
}

QString formKey(const AlgorithmTraits& of) {
    return QStringLiteral("listing/") +
           QString::fromLatin1(of.id.data(), static_cast<qsizetype>(of.id.size()));
}

QString sideKey(const AlgorithmTraits& of) {
    return QStringLiteral("numbers/") +
           QString::fromLatin1(of.id.data(), static_cast<qsizetype>(of.id.size()));
}
const QString maxSide = QStringLiteral("max");
const QString moverSide = QStringLiteral("mover");

std::array<std::pair<QString, Choices>, 4> searchChoices() {
    return {{{QStringLiteral("search/algorithm"), algorithmChoices()},
             {QStringLiteral("search/previousBest"), previousBestChoices()},
             {QStringLiteral("search/rules"), ruleChoices()},
             {QStringLiteral("search/order"), orderChoices()}}};
}

QAction* checkedOf(const QMenu& menu) {
    for (QAction* action : menu.actions()) {
        if (action->isChecked()) {
            return action;
        }
    }
    return nullptr;
}

} // namespace

std::unique_ptr<QSettings> userSettings() {
    return std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope,
                                       QStringLiteral("Prunus"), QStringLiteral("Prunus"));
}

Remembering::Remembering(std::unique_ptr<QSettings> settings, Session& session, Panels& panels,
                         QMainWindow& window)
    : QObject(&window), settings_(std::move(settings)), session_(session), panels_(panels),
      window_(window) {
    if (settings_->status() == QSettings::FormatError) {
        settings_->clear(); // half of a broken file would be neither the user's choice nor ours
    }
    restore();
}

void Remembering::restore() {
    restoreSearch();
    restoreView();
    restoreForms();
    const auto bytes = [this](const char* key) {
        return settings_->value(QLatin1String(key)).toByteArray();
    };
    window_.restoreGeometry(bytes("window/geometry"));
    panels_.restore(bytes("window/panels"));
}

void Remembering::restoreSearch() {
    SearchOptions options = session_.options();
    for (const auto& [key, choices] : searchChoices()) {
        const QString id = settings_->value(key).toString();
        for (const Choice& each : choices) {
            if (each.id == id) {
                each.apply(options);
            }
        }
    }
    bool understood = false;
    const int seed = settings_->value(QStringLiteral("search/seed")).toInt(&understood);
    if (understood && seed >= 0) {
        options.seed = static_cast<std::uint64_t>(seed);
    }
    session_.setOptions(options);
}

void Remembering::restoreView() {
    for (const char* name : menus) {
        const auto* menu = window_.findChild<QMenu*>(QLatin1String(name));
        const QString kept = settings_->value(viewKey(name)).toString();
        for (QAction* action : menu != nullptr ? menu->actions() : QList<QAction*>()) {
            if (action->objectName() == kept && !action->isChecked()) {
                action->trigger();
            }
        }
    }
    for (const char* name : switches) {
        auto* action = window_.findChild<QAction*>(QLatin1String(name));
        if (action != nullptr && settings_->contains(viewKey(name))) {
            action->setChecked(settings_->value(viewKey(name)).toBool());
        }
    }
    restoreSides();
    if (auto* speed = window_.findChild<QComboBox*>(QStringLiteral("speed"))) {
        const int row = speed->findData(settings_->value(QStringLiteral("play/speed")).toDouble());
        speed->setCurrentIndex(row < 0 ? speed->currentIndex() : row);
    }
}

void Remembering::restoreSides() {
    // Where earlier versions kept one choice for all negamax forms.
    const bool fromMax = settings_->value(viewKey("numbersFromMax")).toBool();
    for (const AlgorithmTraits& each : everyAlgorithm) {
        const QString kept = settings_->value(sideKey(each)).toString();
        if (kept == maxSide || (kept.isEmpty() && fromMax && each.negamaxForm)) {
            session_.chooseSide(each.algorithm, Side::max);
        } else if (kept == moverSide) {
            session_.chooseSide(each.algorithm, Side::mover);
        }
    }
}

void Remembering::keep() {
    keepSearch();
    keepView();
    keepForms();
    keepPlace();
    settings_->sync();
}

void Remembering::keepSearch() {
    for (const auto& [key, choices] : searchChoices()) {
        for (const Choice& each : choices) {
            if (each.holds(session_.chosenOptions())) {
                settings_->setValue(key, each.id);
            }
        }
    }
    settings_->setValue(QStringLiteral("search/seed"),
                        QString::number(session_.chosenOptions().seed));
}

void Remembering::keepView() {
    for (const char* name : menus) {
        const auto* menu = window_.findChild<QMenu*>(QLatin1String(name));
        const QAction* checked = menu != nullptr ? checkedOf(*menu) : nullptr;
        if (checked != nullptr) {
            settings_->setValue(viewKey(name), checked->objectName());
        }
    }
    for (const char* name : switches) {
        if (const auto* action = window_.findChild<QAction*>(QLatin1String(name))) {
            settings_->setValue(viewKey(name), action->isChecked());
        }
    }
    for (const auto& [algorithm, side] : session_.chosenSides()) {
        settings_->setValue(sideKey(traits(algorithm)), side == Side::max ? maxSide : moverSide);
    }
    if (const auto* speed = window_.findChild<QComboBox*>(QStringLiteral("speed"))) {
        settings_->setValue(QStringLiteral("play/speed"), speed->currentData());
    }
}

void Remembering::restoreForms() {
    auto* listing = window_.findChild<Pseudocode*>();
    for (const AlgorithmTraits& each : everyAlgorithm) {
        const QString kept = settings_->value(formKey(each)).toString();
        for (const ListingForm form : formsOf(each.algorithm)) {
            if (listing != nullptr && idOf(form) == kept) {
                listing->choose(each.algorithm, form);
            }
        }
    }
}

void Remembering::keepForms() {
    const auto* listing = window_.findChild<Pseudocode*>();
    for (const AlgorithmTraits& each : everyAlgorithm) {
        if (const auto form =
                listing == nullptr ? std::nullopt : listing->chosenForm(each.algorithm)) {
            settings_->setValue(formKey(each), idOf(*form));
        }
    }
}

void Remembering::keepPlace() {
    if (window_.isFullScreen()) {
        return; // the place for presenting is not the one to come back to
    }
    settings_->setValue(QStringLiteral("window/geometry"), window_.saveGeometry());
    settings_->setValue(QStringLiteral("window/panels"), panels_.save());
}

} // namespace prunus
