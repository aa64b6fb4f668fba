#include "ui/words/codewords.h"

#include "core/analysis/listingvariables.h"
#include "core/practice/sliptrace.h"
#include "ui/words/lists.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QStringList>

// TRANSLATOR CodeWords What stands above and below a listing.

namespace prunus {

namespace {

struct CodeWords {
    Q_DECLARE_TR_FUNCTIONS(CodeWords)
};

} // namespace

QString listingHeading(const SearchOptions& searched, bool oneOfTwo, Player player) {
    const SearchOptions options = settled(searched);
    QStringList parts;
    if (oneOfTwo) {
        parts << shownPlayer(player);
    }
    if (traits(options.algorithm).windowed) {
        parts << (options.fail == FailMode::hard ? CodeWords::tr("fail-hard")
                                                 : CodeWords::tr("fail-soft"));
    }
    if (isMistaken(options)) {
        //: In the head of a listing: what the sign before a line means.
        parts << CodeWords::tr("✗ wrong");
    }
    return parts.isEmpty() ? CodeWords::tr("Pseudocode")
                           : CodeWords::tr("Pseudocode — %1").arg(listed(parts));
}

namespace {

/// The values of a call, each unbroken where the line wraps.
class Values {
  public:
    explicit Values(Algorithm algorithm) : algorithm_(algorithm) {}
    void add(const QString& words) { parts_ << QString(words).replace(u' ', QChar::Nbsp); }
    void add(const char* name, Value v) {
        add(QStringLiteral("%1 = %2").arg(QString::fromUtf8(name), shownHeld(algorithm_, v)));
    }
    [[nodiscard]] QString text() const { return parts_.join(QStringLiteral("   ")); }

  private:
    Algorithm algorithm_;
    QStringList parts_;
};

/// Those that stand above the functions, in the code that makes the passes.
void addDriver(Values& values, const Moment& moment) {
    if (const auto driver = driverVariables(moment)) {
        values.add("g", driver->g);
        values.add("lower", driver->found.lower);
        values.add("upper", driver->found.upper);
    }
}

/// The code of the negamax forms has its numbers from the side of the player at the node.
QString sideOfCode(const SearchTrace& trace, Player player) {
    const bool fromMax = !trace.traits().negamaxForm || player == Player::max;
    return fromMax ? CodeWords::tr("(from MAX’s side)") : CodeWords::tr("(from MIN’s side)");
}

void addCall(Values& values, const Moment& moment, const Event& event) {
    const SearchTrace& trace = moment.trace();
    const Viewpoint code(trace, usualSide(trace.options().algorithm));
    if (event.known && !event.known->nothing()) {
        values.add(QStringLiteral("known %1").arg(shownBounds(*event.known)));
    }
    if (event.kind == EventKind::leaf || event.kind == EventKind::recall) {
        values.add("value", event.value);
        return;
    }
    if (event.kind == EventKind::back || event.kind == EventKind::cutoff) {
        values.add("v", code.ofMax(event.player, moment.returnedValue(event.child)));
    }
    if (listsBest(trace)) {
        values.add("best", moment.best(event.node));
    }
    if (trace.traits().windowed) {
        const Window w = listedWindow(moment, event.node);
        values.add("α", w.alpha);
        values.add("β", w.beta);
    }
    if (event.kind == EventKind::leave) {
        values.add(
            QStringLiteral("returns %1").arg(shownHeld(trace.options().algorithm, event.value)));
    }
}

} // namespace

QString shownVariables(const Naming& naming, Side side, ListingForm form) {
    const Moment& moment = naming.moment();
    const Event event = moment.event();
    if (event.kind == EventKind::start) {
        return {};
    }
    const SearchTrace& trace = moment.trace();
    Values values(trace.options().algorithm);
    addDriver(values, moment);
    values.add(QStringLiteral("node %1").arg(naming.of(event.node)));
    const auto limit = moment.depthLimit();
    values.add(limit ? QStringLiteral("depth %1")
                           .arg(shownCount(*limit - moment.tree().rowOf(event.node).value))
                     : QStringLiteral("depth all"));
    if (form == ListingForm::byLevel) {
        values.add(QStringLiteral("level %1").arg(shownPlayer(event.player)));
    }
    addCall(values, moment, event);
    if (side != usualSide(trace.options().algorithm)) {
        values.add(sideOfCode(trace, event.player));
    }
    return values.text();
}

} // namespace prunus
