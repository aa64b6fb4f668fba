#pragma once

#include "ui/words/messagetext.h"

namespace prunus {

/// The messages about profiles of courses and about answers, both in JSON.
inline constexpr auto practiceTexts = std::to_array<MessageText>({
    // %1 is an example.
    {Code::objectExpected, QT_TRANSLATE_NOOP("Messages", "An object such as %1 is expected here.")},
    // %1 is a key, in quotes where it may be anything. %2 lists what would be right.
    {Code::unknownKey, QT_TRANSLATE_NOOP("Messages", "Unknown key %1; known here are %2.")},
    {Code::wordExpected, QT_TRANSLATE_NOOP("Messages", "\"%1\" must be one of %2.")},
    {Code::formatExpected, QT_TRANSLATE_NOOP("Messages", "\"format\" must be the text \"%1\".")},
    // %1 is the format that is expected.
    {Code::isTree,
     QT_TRANSLATE_NOOP("Messages", "This is a tree (\"format\": \"prunus-tree\"), and "
                                   "no \"%1\".")},
    {Code::isLesson, QT_TRANSLATE_NOOP("Messages", "This is a lesson (\"format\": "
                                                   "\"prunus-lesson\"), and no \"%1\".")},
    {Code::isAttempt, QT_TRANSLATE_NOOP("Messages", "This is what somebody answered (\"format\": "
                                                    "\"prunus-attempt\"), and no \"%1\".")},
    {Code::isProfile, QT_TRANSLATE_NOOP("Messages", "This is a course (\"format\": "
                                                    "\"prunus-profile\"), and no \"%1\".")},
    {Code::flagExpected, QT_TRANSLATE_NOOP("Messages", "\"%1\" must be true or false.")},
    {Code::shareExpected, QT_TRANSLATE_NOOP("Messages", "\"%1\" must be a number from 0 to 1.")},
    {Code::windowExpected,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" must be a list of two bounds: numbers, \"-inf\" or "
                                   "\"inf\", the first less than the second.")},
    {Code::textsExpected,
     QT_TRANSLATE_NOOP("Messages", "\"%1\" must be a list of texts in double quotes.")},
    {Code::membersExpected, QT_TRANSLATE_NOOP("Messages", "\"%1\" must be an object, such as %2.")},
    // Nodes of a tree.
    {Code::pathExpected,
     QT_TRANSLATE_NOOP("Messages", "A path of child numbers from 0 is expected, such as \"0.1\" or "
                                   "[0, 1]; the root is \"\" or [].")},
    {Code::noSuchNode,
     QT_TRANSLATE_NOOP("Messages", "There is no node %1 in this tree; child numbers count "
                                   "from 0.")},
    {Code::innerNodeExpected,
     QT_TRANSLATE_NOOP("Messages", "The node \"%1\" is a leaf; an inner node is expected.")},
    {Code::nodeTwice,
     QT_TRANSLATE_NOOP("Messages", "The node \"%1\" stands here twice; remove one of them.")},
    // Answers.
    {Code::boundExpected,
     QT_TRANSLATE_NOOP("Messages", "A number, \"inf\" or \"-inf\" is expected.")},
    {Code::relationExpected,
     QT_TRANSLATE_NOOP("Messages",
                       "A value is a number, or an object such as {\"rel\": \"<=\", \"v\": 2}.")},
    {Code::childExpected,
     QT_TRANSLATE_NOOP("Messages", "A child number, a whole number from 0, is expected.")},
    {Code::listExpected, QT_TRANSLATE_NOOP("Messages", "\"%1\" must be a list, such as %2.")},
    {Code::countExpected, QT_TRANSLATE_NOOP("Messages", "\"%1\" must be a whole number from 0.")},
    //: %1 and %2 are names of questions
    {Code::otherQuestion, QT_TRANSLATE_NOOP("Messages", "This is an answer to %1, and not to %2.")},
    {Code::inputTooLong,
     QT_TRANSLATE_NOOP("Messages", "This is longer than the 4 MiB that are read.")},
});

} // namespace prunus
