#include "ui/figures/uctfigure.h"

#include "core/games/treeboards.h"
#include "ui/drawing/endboard.h"
#include "ui/drawing/treepainter.h"
#include "ui/figures/figureframe.h"
#include "ui/look/canvastext.h"
#include "ui/words/sentences.h"
#include "ui/words/uctsentences.h"
#include "ui/words/uctwords.h"

#include <QCoreApplication>

namespace prunus {
namespace {

// In pixels.
constexpr int belowLeaves = 24; ///< for their visits
constexpr int endHeight = 132;

SearchOptions plainSearch() {
    SearchOptions options;
    options.algorithm = Algorithm::minimax;
    return options;
}

/// What a sheet keeps.
class UctDrawn {
    Q_DECLARE_TR_FUNCTIONS(UctFigure)

  public:
    explicit UctDrawn(const UctShown& shown)
        : shown_(shown), plain_(SearchTrace::unsearched(shown.document->tree, plainSearch())),
          unsearched_(shown.document->tree, *plain_, Step{0}),
          boards_(isGame() ? boardsOf(shown.document->shared) : nullptr),
          frame_(figureFrame(picture(View()))) {}

    [[nodiscard]] QSize size() const {
        return frame_.size + QSize(0, belowLeaves + (isGame() ? endHeight : 0));
    }

    [[nodiscard]] QString title() const {
        const QString place =
            tr("UCT, step %1 of %2").arg(shown_.step.value).arg(shown_.trace->end().value);
        //: The title of the tree; the algorithm and the step.
        return shown_.title.isEmpty() ? place : tr("%1: %2").arg(shown_.title, place);
    }

    [[nodiscard]] QString description() const {
        const UctMoment moment(*shown_.trace, shown_.step);
        const Said said = tellUct(moment, shown_.document->names, shown_.look.side);
        QStringList parts{
            said.title, said.body,
            UctWords(moment, shown_.document->names, shown_.look.side).whoseNumbers()};
        parts.removeAll(QString());
        return parts.join(u' ');
    }

    void paint(QPainter& painter) const {
        // SVG writes the font down even where there is no text; it shall not be the system's.
        painter.setFont(canvasFont(Face::regular, 16));
        const TreePicture shown = picture(frame_.view);
        const QRectF tree({0, 0}, QSizeF(frame_.size));
        painter.fillRect(QRectF({0, 0}, QSizeF(size())), shown_.theme->background);
        paintTree(painter, shown, tree);
        const UctMoment moment(*shown_.trace, shown_.step);
        UctPainter(painter, shown, moment, shown_.look).paint(tree.adjusted(0, 0, 0, belowLeaves));
        if (isGame() && moment.simulated()) {
            paintEnd(painter, shown, moment);
        }
    }

  private:
    [[nodiscard]] bool isGame() const { return shown_.trace->start().has_value(); }

    [[nodiscard]] TreePicture picture(const View& view) const {
        TreePicture picture;
        picture.moment = &unsearched_;
        picture.layout = &shown_.document->layout;
        picture.names = &shown_.document->names;
        picture.theme = shown_.theme;
        picture.boards = boards_.get();
        picture.hideUnreadLeaves = isGame(); // those of a game's grown tree are no leaves
        picture.exactShapes = true;
        picture.view = view;
        return picture;
    }

    void paintEnd(QPainter& painter, const TreePicture& shown, const UctMoment& moment) const {
        const std::uint32_t k = moment.iteration();
        const UctTrace::PlayedOut played = shown_.trace->playedOut(k);
        const Board board = boardOf(played.end, played.before ? &*played.before : nullptr);
        const QRectF area(0, frame_.size.height() + belowLeaves, frame_.size.width(), endHeight);
        paintEndBoard(
            painter, area, pixelOf(shown, shown_.trace->playoutNode(k)).x(),
            {board, *shown_.trace->start(), UctWords::endOf(board, shown_.trace->result(k))},
            *shown_.theme);
    }

    UctShown shown_;
    std::shared_ptr<const SearchTrace> plain_;
    Moment unsearched_;
    std::unique_ptr<TreeBoards> boards_;
    FigureFrame frame_;
};

} // namespace

FigureSheet uctSheet(const UctShown& shown) {
    const auto drawn = std::make_shared<const UctDrawn>(shown);
    return {drawn->size(), drawn->title(), drawn->description(),
            [drawn](QPainter& painter) { drawn->paint(painter); }};
}

} // namespace prunus
