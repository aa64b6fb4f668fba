#include "ui/words/slipwords.h"

#include "core/practice/sliptrace.h"
#include "ui/words/practicewords.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <array>

// TRANSLATOR SlipWords Programs with a known mistake, which can be stepped like the right ones.

namespace prunus {
namespace {

struct SlipForm {
    Misconception misconception;
    const char* text;
};

/// Of each that has several, in the order of its forms.
constexpr std::array slipForms{
    SlipForm{Misconception::windowHalfTurned,
             QT_TRANSLATE_NOOP("SlipWords", "window swapped, not negated")},
    SlipForm{Misconception::windowHalfTurned,
             QT_TRANSLATE_NOOP("SlipWords", "window negated, not swapped")},
    SlipForm{Misconception::leafFromWrongSide,
             QT_TRANSLATE_NOOP("SlipWords", "leaf without the colour")},
    SlipForm{Misconception::leafFromWrongSide,
             QT_TRANSLATE_NOOP("SlipWords", "leaf with the opponent’s colour")},
    SlipForm{Misconception::leafFromWrongSide,
             QT_TRANSLATE_NOOP("SlipWords", "colour passed on unchanged")},
    SlipForm{Misconception::depthOffByOne, QT_TRANSLATE_NOOP("SlipWords", "one ply too few")},
    SlipForm{Misconception::depthOffByOne, QT_TRANSLATE_NOOP("SlipWords", "one ply too many")},
    SlipForm{Misconception::depthOffByOne,
             QT_TRANSLATE_NOOP("SlipWords", "counts two plies as one")},
    SlipForm{Misconception::noResearch,
             QT_TRANSLATE_NOOP("SlipWords", "believes a null window, and searches nothing again")},
    SlipForm{Misconception::noResearch,
             QT_TRANSLATE_NOOP("SlipWords", "takes a bound in its table for the value")},
};

/// Where practice speaks of the question.
constexpr std::array slipsExplained{
    SlipForm{Misconception::equality,
             QT_TRANSLATE_NOOP("SlipWords",
                               "The right one cuts at α ≥ β: where both are equal, nothing below "
                               "can change the result.")},
    SlipForm{Misconception::equalityReversed,
             QT_TRANSLATE_NOOP("SlipWords", "The right one cuts only at α > β, not at a tie.")},
    SlipForm{Misconception::rightToLeft,
             QT_TRANSLATE_NOOP("SlipWords", "The right one goes through the children in their "
                                            "order.")},
};

} // namespace

QString shownSlip(const SearchOptions& options) {
    const auto m = misconceptionOf(options.slip.value());
    if (!m) {
        return {};
    }
    if (m == Misconception::rightToLeft) {
        return options.backwards
                   ? QCoreApplication::translate("SlipWords", "searches from the left")
                   : QCoreApplication::translate("SlipWords", "searches from the right");
    }
    std::uint8_t form = 0;
    for (const SlipForm& each : slipForms) {
        if (each.misconception == *m && form++ == options.slip->form) {
            return QCoreApplication::translate("SlipWords", each.text);
        }
    }
    return PracticeWords::name(*m);
}

QString explainedSlip(const SearchOptions& options) {
    const auto m = misconceptionOf(options.slip.value());
    if (!m) {
        return QCoreApplication::translate(
            "SlipWords", "Each child of the root is searched with an open window, whatever the "
                         "ones before it are worth.");
    }
    if (m == Misconception::rightToLeft && options.backwards) {
        return QCoreApplication::translate("SlipWords",
                                           "The right one goes through the children from the last "
                                           "to the first.");
    }
    for (const SlipForm& each : slipsExplained) {
        if (each.misconception == *m) {
            return QCoreApplication::translate("SlipWords", each.text);
        }
    }
    return PracticeWords::explained(*m);
}

QString shownProgram(const SearchOptions& options) {
    QString algorithm = shownAlgorithm(options.algorithm);
    if (!options.slip) {
        return algorithm;
    }
    //: An algorithm.
    const QString called =
        options.slip->callPerRootChild
            ? QCoreApplication::translate("SlipWords", "%1, called once for each root move")
                  .arg(algorithm)
            : algorithm;
    return !isMistaken(options)
               ? called
               //: An algorithm, and what its program does wrong.
               : (options.slip->callPerRootChild
                      ? QCoreApplication::translate("SlipWords", "%1, with a slip: %2")
                      : QCoreApplication::translate("SlipWords", "%1 with a slip: %2"))
                     .arg(called, shownSlip(options));
}

QString whyNothingProved(const SearchOptions& options) {
    return !options.slip ? QString()
           : isMistaken(options)
               ? QCoreApplication::translate("SlipWords", "A search with a slip proves nothing.")
               : QCoreApplication::translate("SlipWords",
                                             "This is not told of a search that is called once for "
                                             "each root move.");
}

} // namespace prunus
