#include "ui/session/opening.h"

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
std::string bracketText(const Order& order) {
    if (order.path.isEmpty()) {
        const QString& text = order.draft ? order.draft->text : order.text;
        return text.size() <= shortText ? text.toStdString() : std::string();
    }
    QFile file(order.path);
    const bool isShort = QFileInfo(order.path).isFile() && file.size() <= shortText;
    return isShort && file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A tree that needs no reading.
void take(const UnsavedTree& unsaved, Progress& progress, Landing& landing) {
    auto document = std::make_shared<Document>(unsaved.tree, unsaved.name, &progress);
    document->text = unsaved.text;
    document->isUnsaved = !unsaved.isMade;
    document->unfinished = unsaved.unfinished;
    document->stamp = unsaved.stamp;
    document->isForeign = unsaved.isForeign;
    landing.document = std::move(document);
    landing.path = unsaved.path;
    landing.draft = unsaved.draft;
}

/// The tree of a game, made here. It is made again as easily: before it is edited it is no unsaved
/// work.
void unfold(const GameToUnfold& game, Progress& progress, Landing& landing) {
    auto unfolded = prunus::unfold(game.start, game.wish, &progress);
    if (!unfolded) {
        landing.cancelled = unfolded.error() == UnfoldError::cancelled;
        landing.error = OpeningWords::noMemory();
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
    landing.document = std::move(document);
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

ImportResult read(const Order& order, Progress& progress) {
    if (order.draft && !order.notation) {
        return readDraft(order.draft->path, order.draft->text, &progress);
    }
    const QString& text = order.draft ? order.draft->text : order.text;
    return order.path.isEmpty() ? importTree(text.toStdString(), &progress, order.notation)
                                : importTreeFile(QFile::encodeName(order.path).toStdString(),
                                                 &progress, order.notation);
}

void open(const Order& order, Progress& progress, Landing& landing) {
    // First, so that a change in the middle of the reading is noticed afterwards.
    auto stamp = order.draft            ? order.draft->stamp
                 : order.path.isEmpty() ? std::nullopt
                                        : FileStamp::of(order.path);
    ImportResult read = prunus::read(order, progress);
    if (!read) {
        landing.error = shownFault(order.name(), read.error());
        landing.cancelled = read.error().cancelled;
        landing.readings = read.error().readings;
        landing.path = order.path;
        if (!order.path.isEmpty() && read.error().line > 0) {
            landing.draft = draftOf(order.path, stamp);
        }
        return;
    }
    std::string text = bracketText(order);
    std::vector<Notation> others;
    if (isForeign(read->notation) || order.notation) {
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
    auto document = std::make_shared<Document>(std::move(read->tree), order.name(), &progress);
    document->notices = shownNotices(read->notices, order.name());
    document->notices << boardNotices(document->tree, order.name());
    document->otherReadings = std::move(others);
    document->source = order.draft && order.draft->path.isEmpty() ? order.draft->text : QString();
    document->text = std::move(text);
    document->stamp = std::move(stamp);
    document->isUnsaved = order.draft.has_value();
    document->isForeign = isForeign(read->notation);
    landing.document = std::move(document);
}

void search(const Order& order, Progress& progress, Landing& landing) {
    const std::uint32_t nodes = landing.document->tree.nodeCount();
    if (order.options.slip && nodes > mostNodesOfMisconception) {
        landing.error = OpeningWords::tooLargeForSlip(nodes);
        return;
    }
    auto search = recordStepped(landing.document->tree, order.options, &progress);
    if (!search) {
        landing.error = OpeningWords::of(search.error(), *landing.document);
        landing.cancelled = search.error().kind == SearchError::Kind::cancelled;
        return;
    }
    landing.trace = std::move(*search);
    landing.minimaxCounts = countsOfMinimax(landing.document->tree, order.options.depth);
}

} // namespace

QString Order::name() const {
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

Landing withoutMemory() {
    Landing landing;
    landing.error = OpeningWords::noMemory();
    return landing;
}

Landing carryOut(const Order& order, Progress& progress) {
    Landing landing;
    try {
        landing.path = order.draft ? order.draft->path : order.path;
        landing.options = order.options;
        landing.usersRules = order.usersRules;
        landing.document = order.document;
        if (order.unsaved.tree) {
            take(order.unsaved, progress, landing);
        } else if (order.game) {
            unfold(*order.game, progress, landing);
        } else if (!landing.document) {
            open(order, progress, landing);
        }
        if (landing.document) {
            search(order, progress, landing);
        }
    } catch (const WorkCancelled&) {
        landing.cancelled = true;
    } catch (const std::bad_alloc&) {
        landing.trace = nullptr;
        landing.error = OpeningWords::noMemory();
    }
    if (!landing.trace) {
        landing.document = nullptr; // its memory goes before anyone is told
    }
    return landing;
}

} // namespace prunus
