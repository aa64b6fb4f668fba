#include "ui/manual/figureline.h"

#include "core/analysis/minimaltree.h"
#include "core/formats/importtree.h"
#include "core/games/findsamepositions.h"
#include "core/games/unfold.h"
#include "core/search/moveorderid.h"
#include "core/trace/run.h"

#include <algorithm>
#include <utility>

namespace prunus {
namespace {

/// Of a game; a figure of more says nothing.
constexpr std::uint64_t mostNodes = 5000;

/// The words of a line, one after the other, and what they ask for.
class FigureWords {
  public:
    explicit FigureWords(QStringList words) : words_(std::move(words)) {}

    /// What the words mean; the tree and the step stay as they were typed.
    bool read() {
        while (!words_.isEmpty()) {
            const QString word = words_.takeFirst();
            if (!word.startsWith(QStringLiteral("--"))) {
                tree = word;
            } else if (!takeFlag(word) && (words_.isEmpty() || !takeValue(word, next()))) {
                fault = word;
                return false;
            }
        }
        return true;
    }

    QString tree;
    QString at = QStringLiteral("end");
    SearchOptions options;
    FigureStyle style;
    bool proof = false;
    bool minimal = false;
    bool question = false;
    QString boxes;
    QString fault;

  private:
    QString next() { return words_.takeFirst(); }

    bool takeFlag(const QString& word) {
        const std::pair<const char*, bool*> hiding[]{
            {"--no-windows", &style.showWindows}, {"--no-values", &style.showValues},
            {"--no-names", &style.showNames},     {"--no-pruned", &style.showPruned},
            {"--no-boards", &style.showBoards},
        };
        const std::pair<const char*, bool*> showing[]{
            {"--hide-unread-leaves", &style.hideUnreadLeaves},
            {"--minimal-tree", &minimal},
            {"--proof", &proof},
            {"--question", &question},
        };
        const auto set = [&](const auto& flags, bool to) {
            const auto found = std::ranges::find_if(
                flags, [&](const auto& each) { return word == QLatin1String(each.first); });
            if (found == std::end(flags)) {
                return false;
            }
            *found->second = to;
            return true;
        };
        return set(hiding, false) || set(showing, true);
    }

    bool takeValue(const QString& word, const QString& value) {
        return word == QStringLiteral("--at")      ? takeStep(value)
               : word == QStringLiteral("--boxes") ? takeBoxes(value)
                                                   : takeRule(word, value);
    }

    bool takeStep(const QString& value) {
        at = value;
        bool isNumber = false;
        static_cast<void>(value.toUInt(&isNumber));
        return isNumber || value == QStringLiteral("end");
    }

    bool takeBoxes(const QString& value) {
        boxes = value;
        return QStringList{QStringLiteral("windows"), QStringLiteral("values"),
                           QStringLiteral("all")}
            .contains(value);
    }

    bool takeRule(const QString& word, const QString& value) {
        const std::string text = value.toStdString();
        if (word == QStringLiteral("--algorithm")) {
            const auto found = algorithmFromId(text);
            options.algorithm = found.value_or(options.algorithm);
            return found.has_value();
        }
        if (word == QStringLiteral("--order")) {
            const auto found =
                std::ranges::find(moveOrders, text, [](const auto& each) { return each.second; });
            options.order = found == moveOrders.end() ? options.order : found->first;
            return found != moveOrders.end();
        }
        if (word == QStringLiteral("--depth")) {
            bool isNumber = false;
            options.depth = value.toUInt(&isNumber);
            return isNumber;
        }
        return takeEither(word, value);
    }

    bool takeEither(const QString& word, const QString& value) {
        const bool second =
            QStringList{QStringLiteral("min"), QStringLiteral("soft"), QStringLiteral("gt")}
                .contains(value);
        if (word == QStringLiteral("--root")) {
            options.root = second ? Player::min : Player::max;
            return second || value == QStringLiteral("max");
        }
        if (word == QStringLiteral("--fail")) {
            options.fail = second ? FailMode::soft : FailMode::hard;
            return second || value == QStringLiteral("hard");
        }
        options.cut = second ? CutRule::greater : CutRule::greaterOrEqual;
        return word == QStringLiteral("--cut") && (second || value == QStringLiteral("ge"));
    }

    QStringList words_;
};

tl::unexpected<QString> wrong(const QString& what) {
    return tl::unexpected<QString>(what);
}

tl::expected<GameTree, QString> treeOf(const QString& text, const SearchOptions& options) {
    static const QString game = QStringLiteral("game:");
    if (!text.startsWith(game)) {
        auto tree = importTree(text.toStdString());
        return tree ? tl::expected<GameTree, QString>(std::move(tree->tree))
                    : wrong(text + QStringLiteral(" is no tree"));
    }
    const auto start = gameNamed(text.mid(game.size()).toStdString());
    if (!start) {
        return wrong(text + QStringLiteral(" is no game"));
    }
    UnfoldWish wish;
    wish.depth = options.depth;
    wish.maxNodes = mostNodes;
    wish.title = text.mid(game.size()).toStdString();
    auto unfolded = unfold(*start, wish);
    return unfolded && !unfolded->limited
               ? tl::expected<GameTree, QString>(std::move(unfolded->tree))
               : wrong(text + QStringLiteral(" has too many nodes for a figure"));
}

/// What the figure looks like, once its search is known.
tl::expected<FigureStyle, QString> styleOf(const FigureWords& words, const ManualFigure& figure) {
    FigureStyle style = words.style;
    style.title = QString::fromStdString(figure.document->tree.header().title);
    style.side = usualSide(figure.trace->options().algorithm);
    if (words.minimal) {
        auto found = minimalTree(figure.document->tree, figure.trace->options());
        if (!found) {
            return wrong(QStringLiteral("--minimal-tree"));
        }
        style.minimal = std::make_shared<const MinimalTree>(*std::move(found));
    }
    if (words.question) {
        style.question = {!words.boxes.isEmpty() && words.boxes != QStringLiteral("values"),
                          !words.boxes.isEmpty() && words.boxes != QStringLiteral("windows")};
    }
    if (words.proof) {
        style.proof = proofAt(*figure.document,
                              Moment(figure.document->tree, *figure.trace, figure.step), style);
        if (style.proof.empty()) {
            return wrong(QStringLiteral("--proof"));
        }
    }
    return style;
}

} // namespace

QStringList shellWords(const QString& line) {
    QStringList words;
    bool quoted = false;
    bool within = false;
    for (const QChar each : line) {
        const bool blank = each == u' ' && !quoted;
        if (!blank && !within) {
            words << QString();
        }
        within = !blank;
        quoted = quoted != (each == u'\'');
        if (!blank && each != u'\'') {
            words.last() += each;
        }
    }
    return words;
}

Figure ManualFigure::drawn(ThemeKind theme) const {
    FigureStyle themed = style;
    themed.theme = theme;
    return {*document, *trace, step, themed};
}

tl::expected<ManualFigure, QString> readFigureLine(const QString& arguments) {
    FigureWords words(shellWords(arguments));
    if (!words.read()) {
        return wrong(words.fault);
    }
    auto tree = treeOf(words.tree, words.options);
    if (!tree) {
        return wrong(tree.error());
    }
    ManualFigure figure;
    const QString name = QString::fromStdString(tree->header().title);
    figure.document = std::make_shared<const Document>(*std::move(tree), name);
    const auto trace =
        recordSearch(figure.document->tree, words.options, nullptr, findTablePositions);
    if (!trace) {
        return wrong(QStringLiteral("the search cannot be carried out"));
    }
    figure.trace = *trace;
    figure.step = words.at == QStringLiteral("end") ? (*trace)->end() : Step{words.at.toUInt()};
    if ((*trace)->end() < figure.step) {
        return wrong(QStringLiteral("--at ") + words.at);
    }
    auto style = styleOf(words, figure);
    if (!style) {
        return wrong(style.error());
    }
    figure.style = *std::move(style);
    return figure;
}

} // namespace prunus
