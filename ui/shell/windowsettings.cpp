#include "ui/shell/windowsettings.h"

#include "ui/controls/searchchoices.h"
#include "ui/panels/pseudocode.h"
#include "ui/shell/panels.h"

#include <array>
#include <utility>

namespace prunus {
namespace {

struct KeptMenu {
    const char* key;
    QMenu* KeptControls::*menu;
};
constexpr std::array menus{KeptMenu{"view/themeMenu", &KeptControls::themes},
                           KeptMenu{"view/textSizeMenu", &KeptControls::textSizes},
                           KeptMenu{"view/paceMenu", &KeptControls::paces},
                           KeptMenu{"view/arrangementMenu", &KeptControls::arrangements}};

struct KeptSwitch {
    const char* key;
    QAction* KeptControls::*action;
};
constexpr std::array switches{KeptSwitch{"view/hideUnreadLeaves", &KeptControls::hideUnreadLeaves},
                              KeptSwitch{"view/showBoards", &KeptControls::showBoards},
                              KeptSwitch{"view/showNotes", &KeptControls::showNotes},
                              KeptSwitch{"view/followCurrent", &KeptControls::followCurrent},
                              KeptSwitch{"view/smoothMovement", &KeptControls::smoothMovement},
                              KeptSwitch{"view/showMinimap", &KeptControls::showMinimap},
                              KeptSwitch{"view/stopAtCutoffs", &KeptControls::stopAtCutoffs}};

const QString speedKey = QStringLiteral("play/speed");
const QString seedKey = QStringLiteral("search/seed");
const QString geometryKey = QStringLiteral("window/geometry");
const QString panelsKey = QStringLiteral("window/panels");
/// Where earlier versions kept one choice of numbers for all negamax forms.
const QString formerSideKey = QStringLiteral("view/numbersFromMax");

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

WindowSettings::WindowSettings(std::unique_ptr<QSettings> settings, Session& session,
                               const KeptControls& controls, Panels& panels, QMainWindow& window)
    : QObject(&window), settings_(std::move(settings)), session_(session), controls_(controls),
      panels_(panels), window_(window) {
    if (settings_->status() == QSettings::FormatError) {
        settings_->clear(); // half of a broken file would be neither the user's choice nor ours
    }
    restore();
}

void WindowSettings::restore() {
    restoreSearch();
    restoreView();
    restoreForms();
    window_.restoreGeometry(settings_->value(geometryKey).toByteArray());
    panels_.restore(settings_->value(panelsKey).toByteArray());
}

void WindowSettings::restoreSearch() {
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
    const int seed = settings_->value(seedKey).toInt(&understood);
    if (understood && seed >= 0) {
        options.seed = static_cast<std::uint64_t>(seed);
    }
    session_.setOptions(options);
}

void WindowSettings::restoreView() {
    for (const auto& [key, menu] : menus) {
        const QString kept = settings_->value(QLatin1String(key)).toString();
        for (QAction* action : (controls_.*menu)->actions()) {
            if (action->objectName() == kept && !action->isChecked()) {
                action->trigger();
            }
        }
    }
    for (const auto& [key, action] : switches) {
        if (settings_->contains(QLatin1String(key))) {
            (controls_.*action)->setChecked(settings_->value(QLatin1String(key)).toBool());
        }
    }
    restoreSides();
    const int row = controls_.speed->findData(settings_->value(speedKey).toDouble());
    controls_.speed->setCurrentIndex(row < 0 ? controls_.speed->currentIndex() : row);
}

void WindowSettings::restoreSides() {
    const bool fromMax = settings_->value(formerSideKey).toBool();
    for (const AlgorithmTraits& each : everyAlgorithm) {
        const QString kept = settings_->value(sideKey(each)).toString();
        if (kept == maxSide || (kept.isEmpty() && fromMax && each.negamaxForm)) {
            session_.chooseSide(each.algorithm, Side::max);
        } else if (kept == moverSide) {
            session_.chooseSide(each.algorithm, Side::mover);
        }
    }
}

void WindowSettings::keep() {
    if (keepsSearch_) {
        keepSearch();
    }
    keepView();
    keepForms();
    keepPlace();
    settings_->sync();
}

void WindowSettings::keepSearch() {
    for (const auto& [key, choices] : searchChoices()) {
        for (const Choice& each : choices) {
            if (each.holds(session_.chosenOptions())) {
                settings_->setValue(key, each.id);
            }
        }
    }
    settings_->setValue(seedKey, QString::number(session_.chosenOptions().seed));
}

void WindowSettings::keepView() {
    for (const auto& [key, menu] : menus) {
        if (const QAction* checked = checkedOf(*(controls_.*menu))) {
            settings_->setValue(QLatin1String(key), checked->objectName());
        }
    }
    for (const auto& [key, action] : switches) {
        settings_->setValue(QLatin1String(key), (controls_.*action)->isChecked());
    }
    for (const auto& [algorithm, side] : session_.chosenSides()) {
        settings_->setValue(sideKey(traits(algorithm)), side == Side::max ? maxSide : moverSide);
    }
    settings_->setValue(speedKey, controls_.speed->currentData());
}

void WindowSettings::restoreForms() {
    for (const AlgorithmTraits& each : everyAlgorithm) {
        const QString kept = settings_->value(formKey(each)).toString();
        for (const ListingForm form : formsOf(each.algorithm)) {
            if (idOf(form) == kept) {
                controls_.listing->choose(each.algorithm, form);
            }
        }
    }
}

void WindowSettings::keepForms() {
    for (const AlgorithmTraits& each : everyAlgorithm) {
        if (const auto form = controls_.listing->chosenForm(each.algorithm)) {
            settings_->setValue(formKey(each), idOf(*form));
        }
    }
}

void WindowSettings::keepPlace() {
    if (window_.isFullScreen()) {
        return; // the place for presenting is not the one to come back to
    }
    settings_->setValue(geometryKey, window_.saveGeometry());
    settings_->setValue(panelsKey, panels_.save());
}

} // namespace prunus

#include "moc_windowsettings.cpp"
