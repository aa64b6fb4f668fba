#pragma once

#include "ui/words/messagetext.h"

namespace prunus {

/// The messages about lessons and about the answers given in them.
inline constexpr auto lessonTexts = std::to_array<MessageText>({
    // %1 is a key, %2 an example.
    {Code::keyMissing, QT_TRANSLATE_NOOP("Messages", "The key \"%1\" is needed here, such as %2.")},
    {Code::oneKeyExpected,
     QT_TRANSLATE_NOOP("Messages", "Exactly one of the keys %1 is expected here.")},
    {Code::idExpected,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" must be a text of up to 64 letters from a to z, digits, "
                                   "'-', '_' and '.', and begin with a letter or digit.")},
    {Code::idTaken,
     QT_TRANSLATE_NOOP("Messages", "%1 is the name of something else in this lesson, too; each "
                                   "exercise and each question needs its own.")},
    // %2 is a number.
    {Code::textTooLong,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" is longer than the %2 bytes that are read.")},
    {Code::tooManyEntries,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" has more than the %2 entries that are read.")},
    // %2 and %3 are numbers.
    {Code::numberBetween, QT_TRANSLATE_NOOP("Messages", "\"%1\" must be a number from %2 to %3.")},
    {Code::wholeBetween,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" must be a whole number from %2 to %3.")},
    // %2 is an example.
    {Code::rangeExpected,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" must be a list of two whole numbers, the first not "
                                   "above the second, such as %2.")},
    // %1 is a name, %2 lists those that would be right.
    {Code::noSuchCourse,
     QT_TRANSLATE_NOOP("Messages", "There is no course %1; there are %2. Rules of one's own are an "
                                   "object, such as {\"cut\": \"gt\"}.")},
    // A sentence on what is wrong with the tree follows.
    {Code::noTreeHere, QT_TRANSLATE_NOOP("Messages", "This cannot be read as a tree.")},
    // %1 and %2 are numbers.
    {Code::treeTooLargeHere,
     QT_TRANSLATE_NOOP("Messages", "Trees of more than %1 nodes or %2 plies are not taken here.")},
    {Code::sameTreeForAll,
     QT_TRANSLATE_NOOP("Messages", "A tree that is written down is the same for everybody; only "
                                   "one that is generated can be fresh.")},
    {Code::nestedTooDeep,
     QT_TRANSLATE_NOOP("Messages", "Brackets stand within more than %1 others here.")},
    // A sentence on what is wrong with the name follows.
    {Code::noGameHere, QT_TRANSLATE_NOOP("Messages", "This is the name of no game.")},
    // %1 is a key, %2 the name of a question or an algorithm.
    {Code::keyNotHere, QT_TRANSLATE_NOOP("Messages", "\"%1\" does not concern %2.")},
    // %1 is the id of a slip, %2 the name of an algorithm.
    {Code::slipIsNoSearch,
     QT_TRANSLATE_NOOP("Messages", "%1 is a way of answering about a right search, and no search "
                                   "of its own.")},
    {Code::slipOfOther,
     QT_TRANSLATE_NOOP("Messages", "%1 is a slip of %2; give that algorithm, or none.")},
    // %1 is the name of a question.
    {Code::writtenTreeNeeded,
     QT_TRANSLATE_NOOP("Messages", "The question %1 needs a tree that is written down, and no "
                                   "generated one.")},
    // %1 is a key.
    {Code::leafPathExpected,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" must be the path of a leaf, such as \"0.1\".")},
    {Code::rootChildExpected,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" must be the path of a child of the root, such as "
                                   "\"1\".")},
});

} // namespace prunus
