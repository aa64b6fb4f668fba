#include "ui/controls/slipchoices.h"

#include "core/practice/sliptrace.h"
#include "ui/words/slipwords.h"

#include <QCoreApplication>
#include <initializer_list>

namespace prunus {
namespace {

struct Slips {
    Q_DECLARE_TR_FUNCTIONS(SlipChoices)
};

QString opening(const QString& text) {
    return text.left(1).toUpper() + text.mid(1);
}

/// A slip is of one algorithm, or of that without windows where one without was chosen; and one
/// about ties of one cut rule.
void take(SearchOptions& options, Misconception m, std::uint8_t form) {
    options.slip = {static_cast<std::uint8_t>(m), form};
    options.algorithm = procedureOf(options).options.algorithm;
    if (m == Misconception::equality) {
        options.cut = CutRule::greaterOrEqual;
    } else if (m == Misconception::equalityReversed) {
        options.cut = CutRule::greater;
    }
}

Choice choiceOf(Misconception m, std::uint8_t form) {
    const SlipId id{static_cast<std::uint8_t>(m), form};
    SearchOptions named;
    named.slip = id;
    const std::string_view name = traits(m).id;
    Choice choice{.text = opening(shownSlip(named)),
                  .id = QStringLiteral("%1-%2")
                            .arg(QString::fromLatin1(name.data(), qsizetype(name.size())))
                            .arg(form),
                  .apply = [m, form](SearchOptions& o) { take(o, m, form); },
                  .holds = [id](const SearchOptions& o) { return o.slip == id; },
                  .explanation = explainedSlip(named)};
    if (needsDepth(m)) {
        choice.whyNotNow = [](const SearchOptions& o) {
            return o.depth ? QString()
                           : Slips::tr("This is a slip about the depth limit. Choose one first.");
        };
    }
    return choice;
}

SlipGroup group(const QString& title, const char* id,
                std::initializer_list<Misconception> members) {
    SlipGroup made{title, id, {}};
    for (const Misconception m : members) {
        for (std::uint8_t form = 0; form < formsOf(m); ++form) {
            made.choices.push_back(choiceOf(m, form));
        }
    }
    return made;
}

} // namespace

std::vector<SlipGroup> slipGroups() {
    using M = Misconception;
    return {
        group(Slips::tr("Of &course notes"), "slipsOfNotes",
              {M::negatedMinLeaf, M::cutBeforeUndo, M::lostMinus, M::windowHalfTurned,
               M::windowAsItIs, M::lastChildsPath, M::returnInLoop, M::bestStartsAtZero,
               M::bestKept, M::lastEqualWins}),
        group(Slips::tr("Where it &stops"), "slipsOfStopping",
              {M::equality, M::equalityReversed, M::wrongTest, M::noBetaCutoffs, M::noAlphaCutoffs,
               M::testBeforeUpdate, M::firstImprovement}),
        group(Slips::tr("α &and β"), "slipsOfWindows",
              {M::windowsNeverNarrow, M::noDeepCutoffs, M::openRootWindows, M::sharedBounds,
               M::lastValueIsBound, M::wrongSide}),
        group(Slips::tr("&Values, players and depth"), "slipsOfValues",
              {M::lastChildWins, M::playersSwapped, M::rightToLeft, M::leafFromWrongSide,
               M::depthOffByOne}),
        group(Slips::tr("Searching a&gain"), "slipsOfProbes", {M::noResearch}),
    };
}

Choice noSlip() {
    return {.text = Slips::tr("&No slip"),
            .id = QStringLiteral("noSlip"),
            .apply = [](SearchOptions& o) { o.slip.reset(); },
            .holds = [](const SearchOptions& o) { return !o.slip; },
            .explanation = Slips::tr("The right search.")};
}

} // namespace prunus
