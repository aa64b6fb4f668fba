#include "ui/controls/searchstatus.h"

#include "ui/base/connecteach.h"
#include "ui/controls/searchchoices.h"
#include "ui/widgets/card.h"
#include "ui/words/lists.h"
#include "ui/words/slipwords.h"
#include "ui/words/words.h"

#include <QCoreApplication>
#include <QEvent>

namespace prunus {
namespace {

constexpr int statusEdge = 16;

QString plies(std::uint32_t depth) {
    return SearchStatus::tr("%n plies deep", nullptr, static_cast<int>(depth));
}

StatedOption order(const SearchOptions& o) {
    if (o.backwards) {
        SearchOptions forwards = o;
        forwards.backwards = false;
        return {SearchStatus::tr("%1, from the right").arg(order(forwards).text), false};
    }
    switch (o.order) {
    case MoveOrder::asWritten:
        return {SearchStatus::tr("children as written"), true};
    case MoveOrder::bestFirst:
        return {SearchStatus::tr("best child first"), false};
    case MoveOrder::worstFirst:
        return {SearchStatus::tr("worst child first"), false};
    case MoveOrder::random:
        break;
    }
    return {SearchStatus::tr("random order, seed %1").arg(o.seed), false};
}

/// The name of the preset that holds, without what it sets; or nothing.
QString presetOf(const SearchOptions& options) {
    for (const Choice& each : presetChoices()) {
        if (each.holds(options)) {
            return each.text.section(u':', 0, 0);
        }
    }
    return {};
}

QString joined(const std::vector<StatedOption>& options, bool marked) {
    QStringList parts;
    for (const StatedOption& each : options) {
        const QString text = marked ? each.text.toHtmlEscaped() : each.text;
        parts << (marked && !each.usual ? QStringLiteral("<b>%1</b>").arg(text) : text);
    }
    return listed(parts);
}

} // namespace

std::vector<StatedOption> statedOptions(const SearchOptions& chosen, Player rootOfTheTree) {
    const SearchOptions o = settled(chosen);
    const AlgorithmTraits& algorithm = traits(o.algorithm);
    std::vector<StatedOption> all{
        {shownProgram(o), o.algorithm == SearchOptions().algorithm && !o.slip}};
    if (algorithm.deepens) {
        all.push_back({o.previousBestFirst ? SearchStatus::tr("previous best move first")
                                           : SearchStatus::tr("previous best move ignored"),
                       o.previousBestFirst});
    }
    if (algorithm.windowed) {
        const bool hard = o.fail == FailMode::hard;
        const bool equal = o.cut == CutRule::greaterOrEqual;
        all.push_back({hard ? SearchStatus::tr("fail-hard") : SearchStatus::tr("fail-soft"),
                       hard || algorithm.fixedRules});
        all.push_back(
            {equal ? SearchStatus::tr("cut at α ≥ β") : SearchStatus::tr("cut only at α > β"),
             equal});
    }
    all.push_back(order(o));
    all.push_back({o.depth ? plies(*o.depth) : SearchStatus::tr("all plies"), !o.depth});
    if (o.root && *o.root != rootOfTheTree) {
        all.push_back(
            {SearchStatus::tr("%1 to move at the root").arg(shownPlayer(*o.root)), false});
    }
    if (algorithm.takesWindow) {
        const bool open = o.window == Window{};
        all.push_back({open ? SearchStatus::tr("open window")
                            : SearchStatus::tr("first window %1").arg(shownWindow(o.window)),
                       open});
    }
    return all;
}

SearchStatus::SearchStatus(Session& session, QAction& usual, QWidget* parent)
    : QStatusBar(parent), session_(session), usual_(usual), line_(makeLabel("searchStatus", this)),
      back_(new QPushButton(this)) {
    setObjectName(QStringLiteral("searchStatusBar"));
    setSizeGripEnabled(false);
    setContentsMargins(0, 0, statusEdge, 0); // which no size grip keeps free
    line_->setTextFormat(Qt::RichText);
    line_->setIndent(statusEdge);
    line_->setMinimumWidth(1); // the window may be narrower than the line
    setMuted(*line_, true);
    addWidget(line_, 1);
    back_->setObjectName(QStringLiteral("backToUsual"));
    back_->setProperty("link", true);
    back_->setFlat(true);
    back_->setFocusPolicy(Qt::TabFocus);
    back_->setText(QString(usual.text()).remove(u'&'));
    back_->setToolTip(usual.toolTip());
    setFixedHeight(fontMetrics().height() + 10);
    connect(back_, &QPushButton::clicked, &usual, &QAction::trigger);
    addPermanentWidget(back_);
    connectEach(&session, this, &SearchStatus::derive, &Session::documentChanged,
                &Session::traceChanged, &Session::optionsConfirmed);
    connect(&usual, &QAction::changed, this, &SearchStatus::derive);
    window()->installEventFilter(this);
    line_->installEventFilter(this);
    derive();
}

void SearchStatus::derive() {
    back_->setVisible(usual_.isEnabled());
    if (!session_.hasSearch()) {
        marked_.clear();
        line_->setAccessibleName({});
        line_->clear();
        return;
    }
    const SearchOptions& options = session_.options();
    const auto all = statedOptions(options, session_.document()->tree.header().root);
    const QString preset = presetOf(options);
    const auto say = [&](bool marked) {
        QString text = joined(all, marked);
        if (session_.hasPublishedRules()) {
            text += u' ' + QCoreApplication::translate("SearchStatus",
                                                       "(the rules of this tree’s source)");
        }
        return preset.isEmpty()
                   ? text
                   //: The name of a preset, and what it chooses.
                   : QCoreApplication::translate("SearchStatus", "%1: %2").arg(preset, text);
    };
    marked_ = say(true);
    line_->setAccessibleName(say(false));
    line_->setToolTip(marked_);
    write();
}

/// Where there is no room for all of it, an ellipsis stands for the rest, and nothing is marked.
void SearchStatus::write() {
    QFont bold = line_->font();
    bold.setBold(true);
    const int room = line_->width() - line_->indent();
    const bool fits = QFontMetrics(bold).horizontalAdvance(said()) <= room;
    line_->setText(
        fits ? marked_
             : line_->fontMetrics().elidedText(said(), Qt::ElideRight, room).toHtmlEscaped());
}

/// Qt gives a status bar room for what is shown just now only.
void SearchStatus::changeEvent(QEvent* event) {
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        setFixedHeight(fontMetrics().height() + 10);
    }
}

bool SearchStatus::eventFilter(QObject* watched, QEvent* event) {
    if (watched == line_ && event->type() == QEvent::Resize) {
        write();
    }
    return QStatusBar::eventFilter(watched, event);
}

} // namespace prunus

#include "moc_searchstatus.cpp"
