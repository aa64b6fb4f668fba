#include "ui/play/searchopener.h"

#include "core/games/positionname.h"
#include "ui/words/gamewords.h"
#include "ui/words/words.h"

#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

namespace prunus {
namespace {

/// More take long to search again, and much memory.
constexpr std::uint64_t mostPlayouts = 100'000;

} // namespace

SearchOpener::SearchOpener(QWidget& window) : QObject(&window), window_(window) {
    connect(&counter_, &UnfoldCounter::counted, this, &SearchOpener::take);
}

void SearchOpener::open(const SearchedMove& move) {
    const GameQuestion& asked = move.question;
    UnfoldWish wish;
    wish.depth = asked.options.depth;
    wish.evaluation = asked.evaluation;
    wish.order = asked.order;
    wish.title = shownGame(asked.position).toStdString();
    QStringList notices;
    if (move.found.byDistance()) {
        notices << tr("In play the distance to the end counted too, so that %1 was chosen; this "
                      "search does not count it.")
                       .arg(QString::fromStdString(move.found.line.front()));
    }
    open({asked.position, wish, asked.options, notices}, move.found.search.summary.nodesVisited);
}

/// In Go a name does not tell what was played before.
void SearchOpener::open(const UctSearchedMove& move) {
    UctToOpen search{move.question.position, move.question.options, {}};
    search.options.iterations =
        static_cast<std::uint32_t>(std::min(move.found.playouts, mostPlayouts));
    if (move.found.playouts > mostPlayouts) {
        search.notice = tr("In play there were %1 playouts, too many to look at one by one. These "
                           "are the first %2, which may name another move.",
                           nullptr, pluralOf(move.found.playouts))
                            .arg(shownCount(move.found.playouts), shownCount(mostPlayouts));
    } else if (gameNamed(positionName(search.start)) != search.start) {
        search.notice = tr("In play it was known which boards may not be repeated. Here it is not, "
                           "so that another move may be named.");
    }
    emit uctWanted(search);
}

void SearchOpener::open(const GameToUnfold& game, std::uint64_t visited) {
    game_ = game;
    game_.wish.maxNodes = usualMostNodes;
    game_.notices += noticesOf(game, visited);
    counter_.start(game_.start, game_.wish);
}

/// A table knows the positions of a game's tree again. A best move kept from the iteration before
/// is kept by node there, and helps less.
QStringList SearchOpener::noticesOf(const GameToUnfold& game, std::uint64_t visited) {
    const Algorithm algorithm = game.search->algorithm;
    if (!traits(algorithm).deepens) {
        return {};
    }
    QStringList notices{
        tr("Without a tree %1 visited %2 nodes: it knew positions again that other orders of "
           "moves lead to. In a tree each of these is a node of its own, so here it can visit "
           "more.",
           nullptr, pluralOf(visited))
            .arg(shownAlgorithm(algorithm), shownCount(visited))};
    if (game.wish.quiescence != Quiescence::none) {
        notices << tr(
            "Without a tree it followed captures behind each of its depths. In a tree they "
            "are rows as all others, so here it stops at each of these, too.");
    }
    return notices;
}

void SearchOpener::take(const UnfoldCount& count) {
    if (count.limited) {
        askForLess(count);
    }
    emit counted();
    if (!count.limited) {
        reachAll(count);
        emit wanted(game_);
    }
}

/// The tree ends where the search did, so that it needs no limit of its own; but iterative
/// deepening may have gone on after the game's end.
void SearchOpener::reachAll(const UnfoldCount& count) {
    std::optional<std::uint32_t>& depth = game_.search->depth;
    const bool beyond = depth && *depth > count.completeDepth();
    if (!beyond || !traits(game_.search->algorithm).deepens) {
        depth.reset();
    }
}

void SearchOpener::askForLess(const UnfoldCount& count) {
    const std::uint32_t depth = count.completeDepth();
    auto* question =
        new QMessageBox(QMessageBox::NoIcon, tr("Open the search"),
                        tr("The tree of this search has more than %1 nodes, too many to open.")
                            .arg(shownCount(usualMostNodes)),
                        QMessageBox::Cancel, &window_);
    question->setObjectName(QStringLiteral("tooLarge"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(
        tr("To depth %1 it has %2 nodes. A search to that depth may find another move.", nullptr,
           pluralOf(count.nodes.back()))
            .arg(shownCount(depth))
            .arg(shownCount(count.nodes.back())));
    const QAbstractButton* less = question->addButton(
        tr("Open to &depth %1").arg(shownCount(depth)), QMessageBox::AcceptRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question, &QDialog::finished, this, [this, question, less, depth] {
        if (question->clickedButton() == less) {
            game_.wish.depth = depth;
            game_.search->depth.reset();
            game_.notices.clear(); // it is another search
            emit wanted(game_);
        }
    });
    question->open();
}

} // namespace prunus

#include "moc_searchopener.cpp"
