#include "ui/session/loading.h"

#include "core/formats/importtree.h"
#include "core/formats/treeformat.h"
#include "core/games/playing.h"
#include "core/notation/efg/readgame.h"
#include "core/notation/readtree.h"
#include "core/practice/eventlog.h"
#include "core/practice/sliptrace.h"
#include "core/trace/minimaxcounts.h"
#include "ui/words/messages.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStringDecoder>
#include <algorithm>
#include <new>
#include <optional>

namespace prunus {
namespace {

constexpr std::uint32_t fewNodes = 20'000;

/// The words of a session's errors.
class OpeningWords {
    Q_DECLARE_TR_FUNCTIONS(Session)

  public:
    static QString of(const SearchError& error, const Document& document);
    static QString of(const Unfolded& unfolded, const UnfoldWish& wish);
    static QString ofCaptures(const Unfolded& unfolded);
    static QString ofUnknownGame(const GameNameError& error, const QString& where);
    static QString ofOthersMove(const QString& where);
    static QString tooLargeForSlip(std::uint32_t nodes) {
        return tr("A slip can be stepped in trees of up to %1 nodes; this one has %2.")
            .arg(shownCount(mostNodesOfMisconception), shownCount(nodes));
    }
    static QString noMemory() { return tr("There is not enough memory for this tree."); }
};

QString OpeningWords::of(const SearchError& error, const Document& document) {
    switch (error.kind) {
    case SearchError::Kind::missingStaticValue:
        return tr("%1 lies at the depth limit and has no static value. Choose another depth, or "
                  "give it one.")
            .arg(QString::fromStdString(document.names.of(error.node)));
    case SearchError::Kind::outOfMemory:
        return tr("There is not enough memory for this search. Choose a smaller depth.");
    case SearchError::Kind::cancelled:
        break;
    }
    return {};
}

/// How deep a tree is that the limit of nodes cut short.
QString OpeningWords::of(const Unfolded& unfolded, const UnfoldWish& wish) {
    const QString most = QLocale().toString(qulonglong(wish.maxNodes));
    if (wish.quiescence != Quiescence::none) {
        return !unfolded.hasCaptures
                   ? tr("The tree is the position alone: its captures would pass the limit of %1 "
                        "nodes.")
                         .arg(most)
                   : tr("The tree is complete to depth %1 and the captures behind it: one ply more "
                        "would pass the limit of %2 nodes.")
                         .arg(unfolded.completeDepth)
                         .arg(most);
    }
    return wish.depth ? tr("The tree is complete to depth %1 of %2: the next row would pass the "
                           "limit of %3 nodes.")
                            .arg(unfolded.completeDepth)
                            .arg(shownCount(*wish.depth))
                            .arg(most)
                      : tr("The tree is complete to depth %1, which is not the whole game: the "
                           "next row would pass the limit of %2 nodes.")
                            .arg(unfolded.completeDepth)
                            .arg(most);
}

/// What the tree is that goes on behind its depth.
QString OpeningWords::ofCaptures(const Unfolded& unfolded) {
    return tr("Behind depth %1 this tree follows captures alone; to “stand pat” is to capture "
              "nothing more.")
        .arg(unfolded.completeDepth);
}

QString OpeningWords::ofUnknownGame(const GameNameError& error, const QString& where) {
    //: A file, and a sentence on what is wrong with the name of the game.
    return tr("%1: no boards are shown, because its “game” is not known. %2")
        .arg(where, shownMessage(error.message));
}

QString OpeningWords::ofOthersMove(const QString& where) {
    return tr("%1: no boards are shown, because the player who moves in the position of its “game” "
              "is not the one who moves at the root.")
        .arg(where);
}

/// What may be the text of a tree in brackets, if it is short.
std::string bracketText(const LoadRequest& request) {
    if (request.path.isEmpty()) {
        const QString& text = request.draft ? request.draft->text : request.text;
        return text.size() <= shortText ? text.toStdString() : std::string();
    }
    QFile file(request.path);
    const bool isShort = QFileInfo(request.path).isFile() && file.size() <= shortText;
    return isShort && file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A tree that needs no reading.
void take(const UnsavedTree& unsaved, Progress& progress, LoadResult& result) {
    auto document = std::make_shared<Document>(unsaved.tree, unsaved.name, &progress);
    document->text = unsaved.text;
    document->isUnsaved = !unsaved.isMade;
    document->unfinished = unsaved.unfinished;
    document->stamp = unsaved.stamp;
    document->isForeign = unsaved.isForeign;
    result.document = std::move(document);
    result.path = unsaved.path;
    result.draft = unsaved.draft;
}

/// The tree of a game, made here. It is made again as easily: before it is edited it is no unsaved
/// work.
void unfold(const GameToUnfold& game, Progress& progress, LoadResult& result) {
    auto unfolded = prunus::unfold(game.start, game.wish, &progress);
    if (!unfolded) {
        result.cancelled = unfolded.error() == UnfoldError::cancelled;
        result.error = OpeningWords::noMemory();
        return;
    }
    auto document = std::make_shared<Document>(std::move(unfolded->tree),
                                               QString::fromStdString(game.wish.title), &progress);
    document->notices = game.notices;
    if (unfolded->hasCaptures && !unfolded->whole) {
        document->notices << OpeningWords::ofCaptures(*unfolded);
    }
    if (unfolded->limited) {
        document->notices << OpeningWords::of(*unfolded, game.wish);
    }
    result.document = std::move(document);
}

QStringList shownNotices(const std::vector<ReadNotice>& notices, const QString& where) {
    QStringList lines;
    for (const ReadNotice& each : notices) {
        lines << shownFault(where, each);
    }
    return lines;
}

/// Why no boards are shown of a tree that says it is a game's, or nothing.
QStringList boardNotices(const GameTree& tree, const QString& where) {
    const std::string& game = tree.header().game;
    if (game.empty()) {
        return {};
    }
    const auto start = gameNamed(game);
    if (!start) {
        return {OpeningWords::ofUnknownGame(start.error(), where)};
    }
    return toMove(*start) == tree.header().root ? QStringList()
                                                : QStringList{OpeningWords::ofOthersMove(where)};
}

/// The text of a file in which there is a mistake, to be mended; none of a longer one.
std::optional<Draft> draftOf(const QString& path, const std::optional<FileStamp>& stamp) {
    constexpr qint64 longest = 1'000'000;
    constexpr qsizetype mostTypedInALine = 200'000;
    QFile file(path);
    if (!QFileInfo(path).isFile() || file.size() > longest || !file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder.decode(file.readAll());
    qsizetype longestLine = 0;
    for (const QStringView line : QStringView(text).split(u'\n')) {
        longestLine = std::max(longestLine, line.size());
    }
    return decoder.hasError() || text.contains(QChar::Null) || longestLine > mostTypedInALine
               ? std::nullopt
               : std::optional(Draft{path, text, stamp});
}

ImportResult read(const LoadRequest& request, Progress& progress) {
    if (request.draft && !request.notation) {
        return readDraft(request.draft->path, request.draft->text, &progress);
    }
    const QString& text = request.draft ? request.draft->text : request.text;
    return request.path.isEmpty() ? importTree(text.toStdString(), &progress, request.notation)
                                  : importTreeFile(QFile::encodeName(request.path).toStdString(),
                                                   &progress, request.notation);
}

void open(const LoadRequest& request, Progress& progress, LoadResult& result) {
    // First, so that a change in the middle of the reading is noticed afterwards.
    auto stamp = request.draft            ? request.draft->stamp
                 : request.path.isEmpty() ? std::nullopt
                                          : FileStamp::of(request.path);
    ImportResult read = prunus::read(request, progress);
    if (!read) {
        result.error = shownFault(request.name(), read.error());
        result.cancelled = read.error().cancelled;
        result.readings = read.error().readings;
        result.path = request.path;
        if (!request.path.isEmpty() && read.error().line > 0) {
            result.draft = draftOf(request.path, stamp);
        }
        return;
    }
    std::string text = bracketText(request);
    std::vector<Notation> others;
    if (isForeign(read->notation) || request.notation) {
        others = otherReadings(text, *read);
    }
    if (isForeign(read->notation)) {
        text = std::move(read->mended);
    }
    ReadResult same = text.empty() ? tl::unexpected(ReadError{}) : readText(text);
    if (same) {
        read->tree = std::move(*same); // of the very text that is kept
    } else {
        text.clear();
    }
    auto document = std::make_shared<Document>(std::move(read->tree), request.name(), &progress);
    document->notices = shownNotices(read->notices, request.name());
    document->notices << boardNotices(document->tree, request.name());
    document->otherReadings = std::move(others);
    document->source =
        request.draft && request.draft->path.isEmpty() ? request.draft->text : QString();
    document->text = std::move(text);
    document->stamp = std::move(stamp);
    document->isUnsaved = request.draft.has_value();
    document->isForeign = isForeign(read->notation);
    result.document = std::move(document);
}

void search(const LoadRequest& request, Progress& progress, LoadResult& result) {
    const std::uint32_t nodes = result.document->tree.nodeCount();
    if (request.options.slip && nodes > mostNodesOfMisconception) {
        result.error = OpeningWords::tooLargeForSlip(nodes);
        return;
    }
    auto search = recordStepped(result.document->tree, request.options, &progress);
    if (!search) {
        result.error = OpeningWords::of(search.error(), *result.document);
        result.cancelled = search.error().kind == SearchError::Kind::cancelled;
        return;
    }
    result.trace = std::move(*search);
    result.minimaxCounts = countsOfMinimax(result.document->tree, request.options.depth);
}

} // namespace

QString LoadRequest::name() const {
    if (unsaved.tree) {
        return unsaved.name;
    }
    if (game) {
        return QString::fromStdString(game->wish.title);
    }
    if (draft) {
        return draft->name();
    }
    return path.isEmpty() ? title : QFileInfo(path).fileName();
}

ImportResult readDraft(const QString& path, const QString& text, Progress* progress) {
    const std::string bytes = text.toStdString();
    if (formatOfFile(path.toStdString()) == TreeFormat::efg) {
        return importEfg(bytes, progress);
    }
    ImportResult read = importTree(bytes, progress);
    if (read || !path.isEmpty() || isDocument(bytes) || !read.error().readings.empty()) {
        return read;
    }
    // Half of what is typed may look like lines of another notation.
    return readText(bytes, progress).map([](GameTree&& tree) {
        return Imported{std::move(tree), {}, Notation::brackets, {}};
    });
}

bool isSmall(const GameTree& tree) {
    return tree.nodeCount() <= fewNodes;
}

LoadResult withoutMemory() {
    LoadResult result;
    result.error = OpeningWords::noMemory();
    return result;
}

LoadResult carryOut(const LoadRequest& request, Progress& progress) {
    LoadResult result;
    try {
        result.path = request.draft ? request.draft->path : request.path;
        result.options = request.options;
        result.usersRules = request.usersRules;
        result.document = request.document;
        if (request.unsaved.tree) {
            take(request.unsaved, progress, result);
        } else if (request.game) {
            unfold(*request.game, progress, result);
        } else if (!result.document) {
            open(request, progress, result);
        }
        if (result.document) {
            search(request, progress, result);
        }
    } catch (const WorkCancelled&) {
        result.cancelled = true;
    } catch (const std::bad_alloc&) {
        result.trace = nullptr;
        result.error = OpeningWords::noMemory();
    }
    if (!result.trace) {
        result.document = nullptr; // its memory goes before anyone is told
    }
    return result;
}

} // namespace prunus
