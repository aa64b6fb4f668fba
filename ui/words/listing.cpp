#include "ui/words/listing.h"

#include "core/analysis/explanation.h"
#include "core/practice/sliptrace.h"
#include "ui/words/sliplisting.h"

#include <QCoreApplication>
#include <QFile>
#include <QStringList>
#include <array>
#include <utility>

// TRANSLATOR Listing The forms in which an algorithm can be written.

namespace prunus {
namespace {

LineRole roleOf(QStringView word) {
    static const std::array<std::pair<QLatin1String, LineRole>, 12> roles{{
        {QLatin1String("head"), LineRole::head},
        {QLatin1String("static"), LineRole::staticValue},
        {QLatin1String("compare"), LineRole::compare},
        {QLatin1String("cutoff"), LineRole::cutoff},
        {QLatin1String("last"), LineRole::last},
        {QLatin1String("again"), LineRole::again},
        {QLatin1String("recall"), LineRole::recall},
        {QLatin1String("pass"), LineRole::pass},
        {QLatin1String("select"), LineRole::select},
        {QLatin1String("expand"), LineRole::expand},
        {QLatin1String("simulate"), LineRole::simulate},
        {QLatin1String("backpropagate"), LineRole::backpropagate},
    }};
    for (const auto& [name, role] : roles) {
        if (word == name) {
            return role;
        }
    }
    return LineRole::none;
}

QString withCutRule(QString code, CutRule rule) {
    const bool strict = rule == CutRule::greater;
    code.replace(QStringLiteral("{≥}"), strict ? QStringLiteral(">") : QStringLiteral("≥"));
    return code.replace(QStringLiteral("{≤}"), strict ? QStringLiteral("<") : QStringLiteral("≤"));
}

} // namespace

QString idOf(ListingForm form) {
    switch (form) {
    case ListingForm::pair:
        return QStringLiteral("pair");
    case ListingForm::byLevel:
        return QStringLiteral("by-level");
    case ListingForm::colour:
        return QStringLiteral("colour");
    case ListingForm::sideToMove:
        return QStringLiteral("side-to-move");
    case ListingForm::usual:
        break;
    }
    return QStringLiteral("usual");
}

QString shownForm(ListingForm form) {
    switch (form) {
    case ListingForm::pair:
        return QCoreApplication::translate("Listing", "two functions");
    case ListingForm::byLevel:
        return QCoreApplication::translate("Listing", "one, by level");
    case ListingForm::colour:
        return QCoreApplication::translate("Listing", "with a colour");
    case ListingForm::sideToMove:
        return QCoreApplication::translate("Listing", "side to move");
    case ListingForm::usual:
        break;
    }
    return {};
}

Listing Listing::parse(const QString& text, const SearchOptions& chosen, Player player) {
    const SearchOptions options = settled(chosen);
    const QString otherMode =
        options.fail == FailMode::hard ? QStringLiteral("soft") : QStringLiteral("hard");
    const QString otherStart =
        options.previousBestFirst ? QStringLiteral("ignored") : QStringLiteral("first");
    const bool max = player == Player::max;
    const QString mine = max ? QStringLiteral("[max]") : QStringLiteral("[min]");
    const QString others = max ? QStringLiteral("min") : QStringLiteral("max");
    Listing listing;
    bool wanted = false;
    for (const QString& line : text.split(u'\n')) {
        if (line.startsWith(u'[')) {
            wanted = line == mine || line == QStringLiteral("[both]");
            listing.oneOfTwo_ = listing.oneOfTwo_ || line == mine;
            continue;
        }
        const qsizetype bar = line.indexOf(u'|');
        if (!wanted || bar < 0 || line.startsWith(u'#')) {
            continue;
        }
        const QStringList marks = line.left(bar).trimmed().split(u'/');
        if (!marks.contains(otherMode) && !marks.contains(otherStart)) {
            const LineRole role =
                marks.contains(others) ? LineRole::none : roleOf(marks.constFirst());
            listing.lines_.push_back({role, withCutRule(line.mid(bar + 2), options.cut),
                                      marks.contains(QStringLiteral("wrong"))});
        }
    }
    return listing;
}

Listing Listing::of(const SearchOptions& options, Player player) {
    return of(options, player, formsOf(options.algorithm).front());
}

Listing Listing::of(const SearchOptions& options, Player player, ListingForm form) {
    if (options.slip) {
        return parse(slipListing(options), options, player);
    }
    const std::string name = std::string(traits(options.algorithm).id).append(endingOf(form));
    QFile file(QStringLiteral(":/listings/%1.txt").arg(QString::fromStdString(name)));
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened);
    return opened ? parse(QString::fromUtf8(file.readAll()), options, player) : Listing();
}

std::optional<std::size_t> Listing::lineOf(LineRole role) const {
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (lines_[i].role == role && role != LineRole::none) {
            return i;
        }
    }
    return std::nullopt;
}

LineRole litRole(const Moment& moment) {
    const Event event = moment.event();
    switch (event.kind) {
    case EventKind::start:
        return LineRole::none;
    case EventKind::recall:
        return LineRole::recall;
    case EventKind::enter:
        return event.node == GameTree::root() && makesPasses(moment.trace().options().algorithm)
                   ? LineRole::pass
                   : LineRole::head;
    case EventKind::leaf:
        return LineRole::staticValue;
    case EventKind::back:
        return event.again ? LineRole::again : LineRole::compare;
    case EventKind::cutoff:
        return LineRole::cutoff;
    case EventKind::leave:
        break;
    }
    if (moment.trace().plain() != nullptr) { // its test may be another
        const Event& before = moment.trace().plain()->event(moment.step() - 1);
        const std::optional<SlipId> slip = moment.trace().options().slip;
        const bool returned =
            before.improved && slip && misconceptionOf(*slip) == Misconception::firstImprovement;
        return before.kind == EventKind::cutoff ? LineRole::cutoff
               : returned                       ? LineRole::compare
                                                : LineRole::last;
    }
    const bool cut = moment.trace().traits().windowed &&
                     closed(moment.window(event.node), moment.trace().options().cut);
    return cut ? LineRole::cutoff : LineRole::last;
}

} // namespace prunus
