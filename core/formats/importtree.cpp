#include "core/formats/importtree.h"

#include "core/formats/treeformat.h"
#include "core/notation/characters.h"
#include "core/notation/checkedtext.h"
#include "core/notation/efg/readgame.h"
#include "core/notation/foreign/flatjson.h"
#include "core/notation/foreign/listshape.h"
#include "core/notation/foreign/readers.h"
#include "core/notation/foreign/recognise.h"
#include "core/notation/paste/pastedtext.h"

#include <algorithm>
#include <utility>

namespace prunus {

namespace {

ImportResult plainly(ReadResult result, Notation notation) {
    return std::move(result).map([&](GameTree&& tree) {
        return Imported{std::move(tree), {}, notation, {}};
    });
}

tl::unexpected<ReadError> faultAt(std::string_view text, const Fault& fault) {
    return tl::unexpected<ReadError>(placed(text, fault));
}

ForeignResult readLabelled(std::string_view text, Notation notation) {
    switch (notation) {
    case Notation::headed:
        return readHeaded(text);
    case Notation::forest:
        return readForest(text);
    case Notation::qtree:
        return readQtree(text);
    case Notation::newick:
        return readNewick(text);
    case Notation::outline:
        return readOutline(text);
    case Notation::arrows:
        return readArrows(text);
    case Notation::rows:
        return readRows(text);
    case Notation::json:
    case Notation::brackets:
    case Notation::document:
    case Notation::game:
        break;
    }
    return readForeignJson(text);
}

ImportResult readForeign(std::string_view text, Progress* progress, Notation notation) {
    ForeignResult labelled = readLabelled(text, notation);
    if (!labelled) {
        return faultAt(text, labelled.error());
    }
    if (labelled->tree.nodes().empty()) {
        return faultAt(text, {0, {Code::noNodeInText}});
    }
    const std::size_t start = labelled->tree.nodes().front().offset;
    auto tree = labelled->tree.build(text, progress);
    if (!tree) {
        return faultAt(text, tree.error());
    }
    const Code said = labelled->readAs.value_or(readAs(notation));
    Imported imported{*std::move(tree), {placed(text, {start, {said}})}, notation, {}};
    if (const auto [first, count] = labelled->tree.innerValues(); count > 0) {
        labelled->notices.push_back({first, {Code::innerValues, {}, count}});
    }
    for (const Fault& notice : labelled->notices) {
        imported.notices.push_back(placed(text, notice));
    }
    return imported;
}

/// A reading in brackets, cut short for a message.
std::string shownReading(const GameTree& tree) {
    constexpr std::size_t most = 60;
    std::string text = written(tree, TreeFormat::text);
    if (text.size() > most) {
        std::size_t end = most;
        while (isContinuation(text[end])) {
            --end;
        }
        text = text.substr(0, end) + "…";
    }
    return text;
}

/// Nobody but the author knows which of the two is meant.
ReadError twoReadings(std::string_view text, std::size_t offset, const Imported& one,
                      const Imported& other) {
    const Code code = one.notation == Notation::outline    ? Code::outlineOrRows
                      : other.notation == Notation::newick ? Code::headedOrNewick
                                                           : Code::headedOrBrackets;
    ReadError error =
        placed(text, {offset, {code, {shownReading(one.tree), shownReading(other.tree)}}});
    error.readings = {one.notation, other.notation};
    return error;
}

bool sameTree(const GameTree& a, const GameTree& b) {
    return a.offsets() == b.offsets() &&
           written(a, TreeFormat::json) == written(b, TreeFormat::json);
}

/// Numbers in rows, which needed no names.
ImportResult readTable(std::string_view text, Progress* progress, const ReadError& asItIs) {
    auto adapted = mended(text, asItIs);
    if (!adapted) {
        return tl::unexpected<ReadError>(adapted.error());
    }
    const bool rows =
        std::ranges::find(adapted->changes, Adaptation::rows) != adapted->changes.end();
    ReadResult tree = rows ? readBrackets(adapted->text, progress)
                           : ReadResult(tl::unexpected<ReadError>(asItIs));
    return std::move(tree).map([&](GameTree&& read) {
        return Imported{std::move(read),
                        {{1, 1, describe(adapted->changes)}},
                        Notation::rows,
                        std::move(adapted->text)};
    });
}

/// The one reading of those that may be meant, if there is one; an error if two differ.
std::optional<ImportResult> readGuessed(std::string_view text, Progress* progress) {
    std::optional<Imported> found;
    for (const Notation notation : plausible(text)) {
        ImportResult read = readForeign(text, progress, notation);
        if (!read) {
            continue;
        }
        if (found && !sameTree(found->tree, read->tree)) {
            return tl::unexpected<ReadError>(twoReadings(text, 0, *found, *read));
        }
        if (!found) {
            found = *std::move(read);
        }
    }
    return found ? std::optional<ImportResult>(*std::move(found)) : std::nullopt;
}

/// Of two errors the one that comes later in the text has understood more of it.
bool isFurther(const ReadError& error, const ReadError& other) {
    return std::pair(error.line, error.column) > std::pair(other.line, other.column);
}

/// A text that is no tree in brackets, for the reason given.
ImportResult readOther(std::string_view text, Progress* progress, const ReadError& inBrackets) {
    // A whole literal of Python is nothing else, whatever its names and comments look like.
    std::optional<ImportResult> literal;
    if (literalStart(text) < text.size()) {
        literal = readForeign(text, progress, Notation::json);
        if (*literal) {
            return *std::move(literal);
        }
    }
    if (const std::optional<Fault> refused = refusedByName(text)) {
        return faultAt(text, *refused);
    }
    if (const std::optional<Notation> notation = recognised(text)) {
        return readForeign(text, progress, *notation);
    }
    const bool quotes = inBrackets.message.code == Code::unexpectedApostrophe;
    if (literal && (quotes || (isFurther(literal->error(), inBrackets) &&
                               flatJson(text, JsonDialect::python)))) {
        return *std::move(literal);
    }
    ImportResult result = readTable(text, progress, inBrackets);
    if (result || result.error().message.code == Code::spaceInNumber) {
        return result; // the digits of a number are no name
    }
    if (std::optional<ImportResult> guessed = readGuessed(text, progress)) {
        return *std::move(guessed);
    }
    const std::optional<Notation> meant = probable(text);
    return meant ? readForeign(text, progress, *meant) : std::move(result);
}

/// Lists that can be read as brackets or with heads, as far as they can.
ImportResult readEither(std::string_view text, Progress* progress, std::size_t offset) {
    ImportResult brackets = plainly(readBrackets(text, progress), Notation::brackets);
    ImportResult headed = readForeign(text, progress, Notation::headed);
    if (brackets && headed) {
        return tl::unexpected<ReadError>(twoReadings(text, offset, *headed, *brackets));
    }
    const bool further = !brackets && (headed || isFurther(headed.error(), brackets.error()));
    return further ? std::move(headed) : std::move(brackets);
}

/// Brackets in which heads can be meant, if they can be read so.
ImportResult readPerhapsHeads(std::string_view text, Progress* progress, std::size_t offset,
                              Doubt doubt) {
    ImportResult brackets = plainly(readBrackets(text, progress), Notation::brackets);
    if (!brackets) {
        return brackets.error().cancelled ? std::move(brackets)
                                          : readOther(text, progress, brackets.error());
    }
    const ImportResult headed = readForeign(text, progress, Notation::headed);
    if (!headed || sameTree(headed->tree, brackets->tree)) {
        return brackets;
    }
    ReadError both = twoReadings(text, offset, *headed, *brackets);
    if (doubt == Doubt::asked) {
        return tl::unexpected<ReadError>(std::move(both));
    }
    both.message.code = Code::readAsBrackets;
    brackets->notices.push_back(std::move(both));
    return brackets;
}

ImportResult readAny(std::string_view text, Progress* progress, Doubt doubt) {
    if (isGame(text)) {
        return readGame(text, progress);
    }
    if (isJson(text)) {
        return isOwnDocument(text) ? plainly(readDocument(text, progress), Notation::document)
                                   : readForeign(text, progress, Notation::json);
    }
    const ListReading list = listShapeOf(text, false, progress);
    switch (list.shape) {
    case ListShape::players:
    case ListShape::headed:
        return readForeign(text, progress, Notation::headed);
    case ListShape::forest:
        return readForeign(text, progress, Notation::forest);
    case ListShape::twoReadings:
        return readEither(text, progress, list.offset);
    case ListShape::perhapsHeads:
        if (!isRecordJson(text)) {
            return readPerhapsHeads(text, progress, list.offset, doubt);
        }
        break;
    case ListShape::brackets:
        break;
    }
    if (isRecordJson(text)) {
        return readForeign(text, progress, Notation::json);
    }
    ImportResult brackets = plainly(readBrackets(text, progress), Notation::brackets);
    return brackets || brackets.error().cancelled ? std::move(brackets)
                                                  : readOther(text, progress, brackets.error());
}

ImportResult readAsked(std::string_view text, Progress* progress, Notation as) {
    if (as == Notation::brackets) {
        return plainly(readBrackets(text, progress), as);
    }
    if (as == Notation::json && isJson(text) && isOwnDocument(text)) {
        return plainly(readDocument(text, progress), Notation::document);
    }
    if (as == Notation::rows) { // of numbers alone, as where nobody asks
        ImportResult numbers = readTable(text, progress, {});
        if (numbers) {
            return numbers;
        }
    }
    ImportResult read = readForeign(text, progress, as);
    if (!read && as == Notation::rows) {
        ImportResult brackets = plainly(readBrackets(text, progress), Notation::brackets);
        return brackets ? std::move(brackets) : std::move(read);
    }
    return read;
}

} // namespace

ImportResult importTree(std::string_view text, Progress* progress, std::optional<Notation> as,
                        Doubt doubt) {
    const auto read = [as, doubt](std::string_view checked, Progress* told) {
        return as ? readAsked(checked, told, *as) : readAny(checked, told, doubt);
    };
    return readWith<ImportResult>(text, progress, read);
}

std::vector<Notation> otherReadings(std::string_view text, const Imported& taken) {
    std::vector<Notation> others;
    for (const Notation each : askable) {
        if (each == taken.notation) {
            continue;
        }
        const ImportResult read = importTree(text, nullptr, each);
        if (read && read->notation == each && !sameTree(read->tree, taken.tree)) {
            others.push_back(each);
        }
    }
    return others;
}

bool isDocument(std::string_view document) {
    const std::string_view text = withoutMark(document);
    return isJson(text) || isGame(text);
}

ReadResult readTree(std::string_view text, Progress* progress) {
    return importTree(text, progress, {}, Doubt::noted).map([](Imported&& read) {
        return std::move(read.tree);
    });
}

ReadResult readTreeFile(const std::string& path, Progress* progress) {
    return importTreeFile(path, progress, {}, Doubt::noted).map([](Imported&& read) {
        return std::move(read.tree);
    });
}

} // namespace prunus
