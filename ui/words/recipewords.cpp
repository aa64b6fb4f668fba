#include "ui/words/recipewords.h"

#include "ui/words/words.h"

#include <QCoreApplication>

namespace prunus {
namespace {

class RecipeWords {
    Q_DECLARE_TR_FUNCTIONS(RecipeWords)

  public:
    static QString of(const RecipeFault& fault);
};

QString RecipeWords::of(const RecipeFault& fault) {
    using Kind = RecipeFault::Kind;
    const QString given = shownCount(fault.given);
    const QString wanted = shownCount(fault.wanted);
    switch (fault.kind) {
    case Kind::depthRange:
        return tr("The least depth is greater than the greatest.");
    case Kind::branchingRange:
        return tr("The least number of children is greater than the greatest.");
    case Kind::valueRange:
        return tr("The lowest value is above the highest.");
    case Kind::tooManyDecimals:
        return tr("So many decimals cannot be held exactly.");
    case Kind::valueTooLarge:
        return tr("Values this large cannot be held exactly.");
    case Kind::shareRange:
        return tr("A share is from 0 to 100 %.");
    case Kind::tooFewValues:
        return tr("There are only %1 different values for %2 leaves. Widen the range of values, "
                  "or allow ties.")
            .arg(given, wanted);
    case Kind::tooManyNodes:
        return tr("The tree would have more than %1 nodes. Choose a smaller depth or fewer "
                  "children.")
            .arg(given);
    }
    return {};
}

} // namespace

QString shownFault(const RecipeFault& fault) {
    return RecipeWords::of(fault);
}

} // namespace prunus
