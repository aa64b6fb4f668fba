#include "ui/compare/paneheader.h"

#include "ui/base/connecteach.h"
#include "ui/compare/wordlines.h"
#include "ui/look/chrome.h"
#include "ui/session/panes.h"
#include "ui/widgets/card.h"
#include "ui/words/naming.h"
#include "ui/words/searchwords.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <numeric>

namespace prunus {
namespace {

constexpr QMargins around(10, 6, 4, 4);
/// Between what is told and the buttons, and between the search and its counts on one line.
constexpr int apart = 8;
/// Buttons take no more than one part in so many of the width, but for the last.
constexpr int partsOfWidth = 4;

/// Which words go first where there is no room: whose side, the node, the step.
constexpr std::array<std::size_t, 3> least{0, 5, 1};
/// Letters of a node's name.
constexpr int mostOfName = 10;

const QString betweenWords = QStringLiteral(" · ");

/// As labels lay them out.
int heightOf(int lines, const QFontMetrics& metrics) {
    const QRect unbounded(0, 0, QWIDGETSIZE_MAX, QWIDGETSIZE_MAX);
    return metrics.boundingRect(unbounded, 0, QString(lines - 1, u'\n') + u'x').height();
}

} // namespace

PaneHeader::PaneHeader(Session& session, int pane, QWidget* parent)
    : QWidget(parent), session_(session), pane_(pane), search_(makeLabel("paneSearch", this)),
      counts_(makeLabel("paneCounts", this)) {
    setObjectName(QStringLiteral("paneHeader%1").arg(pane + 1));
    setToolTip(tr("Click, or press Ctrl+%1: the panels tell about this search.").arg(pane + 1));
    search_->setWordWrap(true);
    setMuted(*counts_, true);
    makeButtons();
    Panes& panes = session.panes();
    connect(&panes, &Panes::beatChanged, this, &PaneHeader::tell);
    connect(&panes, &Panes::panesChanged, this, &PaneHeader::refresh);
    connectEach(&session, this, &PaneHeader::refresh, &Session::hideUnreadLeavesChanged,
                &Session::sideChanged);
    refresh();
}

void PaneHeader::makeButtons() {
    Panes& panes = session_.panes();
    const int pane = pane_;
    QToolButton* twin = makeButton("duplicatePane", QStringLiteral("+"), tr("Duplicate this pane"));
    connect(twin, &QToolButton::clicked, &panes,
            [&panes, pane] { panes.open(panes.at(pane).options); });
    QToolButton* swap =
        makeButton("swapPane", QStringLiteral("⇄"), tr("Change places with the next pane"));
    connect(swap, &QToolButton::clicked, &panes,
            [&panes, pane] { panes.swap(pane, (pane + 1) % panes.count()); });
    QToolButton* close = makeButton("closePane", QStringLiteral("✕"), tr("Close this pane"));
    connect(
        close, &QToolButton::clicked, &panes, [&panes, pane] { panes.close(pane); },
        Qt::QueuedConnection);
    buttons_ = {twin, swap, close};
}

QToolButton* PaneHeader::makeButton(const char* name, const QString& sign, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(sign);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // the menu has them for the keyboard
    return button;
}

QString PaneHeader::shortName(const Moment& moment, NodeId n) const {
    const QFontMetrics metrics = counts_->fontMetrics();
    const Naming naming(moment, session_.document()->names, session_.hidesUnreadLeaves());
    return metrics.elidedText(naming.of(n), Qt::ElideMiddle,
                              metrics.horizontalAdvance(QString(mostOfName, u'0')));
}

/// In a tree of few nodes, of the longest name that there is; but nothing follows from leaves that
/// are hidden.
int PaneHeader::widestPlace() const {
    const auto document = session_.document();
    const std::uint32_t nodes = document->tree.nodeCount();
    const QFontMetrics metrics = counts_->fontMetrics();
    const auto widthOf = [&metrics](const QString& name) {
        return metrics.horizontalAdvance(tr("waits at %1").arg(name));
    };
    constexpr std::uint32_t few = 200;
    if (nodes > few || session_.hidesUnreadLeaves()) {
        return widthOf(QString(mostOfName, u'0'));
    }
    int widest = 0;
    const Moment moment = session_.panes().moment(pane_);
    for (NodeId n{0}; n.value < nodes; n = n + 1) {
        widest = std::max(widest, widthOf(shortName(moment, n)));
    }
    return widest;
}

QStringList PaneHeader::countWords(const Moment& moment) const {
    return shownProgress(progressOf(moment, side(), session_.hidesUnreadLeaves()));
}

QStringList PaneHeader::told() const {
    const Panes& panes = session_.panes();
    if (!panes.at(pane_).trace) {
        return {panes.at(pane_).error.isEmpty() ? tr("searching…") : tr("cannot be searched")};
    }
    const Moment moment = panes.moment(pane_);
    QStringList words = countWords(moment);
    const NodeId current = moment.currentNode();
    const bool over = moment.step() == moment.trace().end();
    if (over || current == noNode) {
        return words << QString();
    }
    const QString place = shortName(moment, current);
    words << (panes.waits(pane_) ? tr("waits at %1").arg(place) : tr("at %1").arg(place));
    return words;
}

void PaneHeader::measure() {
    const QFontMetrics metrics = counts_->fontMetrics();
    const auto widthOf = [&metrics](QString word) {
        static const QRegularExpression digit(QStringLiteral("[0-9]"));
        return metrics.horizontalAdvance(word.replace(digit, QStringLiteral("0"))) + 1;
    };
    const QStringList now = told();
    widths_.assign(static_cast<std::size_t>(now.size()), 0);
    std::ranges::transform(now, widths_.begin(), widthOf);
    const Pane& pane = session_.panes().at(pane_);
    if (!pane.trace) {
        return;
    }
    for (const SearchProgress& each : widestProgress(session_.document()->tree, *pane.trace, side(),
                                                     session_.hidesUnreadLeaves())) {
        const QStringList words = shownProgress(each);
        for (std::size_t k = 0; k < static_cast<std::size_t>(words.size()); ++k) {
            widths_[k] = std::max(widths_[k], widthOf(words[static_cast<qsizetype>(k)]));
        }
    }
    widths_.back() = widestPlace();
}

int PaneHeader::buttonWidth() const {
    return buttons_.front()->sizeHint().width();
}

int PaneHeader::shownButtons(HeaderForm form) const {
    return form.allButtons ? static_cast<int>(buttons_.size()) : 1;
}

bool PaneHeader::hasRoomForButtons(int width, HeaderForm form) const {
    const int words = form.oneLine ? lineWidth(form) : width - width / partsOfWidth;
    const int buttons = static_cast<int>(buttons_.size()) * buttonWidth();
    return words + around.left() + around.right() + apart + buttons <= width;
}

QFontMetrics PaneHeader::boldMetrics() const {
    QFont bold = search_->font();
    bold.setBold(true); // picked or not, it has this room
    return QFontMetrics(bold);
}

int PaneHeader::searchWidth() const {
    return boldMetrics().horizontalAdvance(search_->text()) + 2; // a label wraps earlier
}

std::vector<int> PaneHeader::keptWidths(HeaderForm form) const {
    std::vector<int> kept;
    for (std::size_t k = 0; k < widths_.size(); ++k) {
        if (std::ranges::count(leftOut(form), k) == 0) {
            kept.push_back(widths_[k]);
        }
    }
    return kept;
}

int PaneHeader::countsWidth(HeaderForm form) const {
    const std::vector<int> kept = keptWidths(form);
    const int between = counts_->fontMetrics().horizontalAdvance(betweenWords);
    return std::accumulate(kept.begin(), kept.end(), 0) +
           between * (static_cast<int>(kept.size()) - 1);
}

int PaneHeader::lineWidth(HeaderForm form) const {
    return searchWidth() + apart + countsWidth(form);
}

bool PaneHeader::fitsOneLine(int width, HeaderForm form) const {
    return lineWidth(form) + around.left() + around.right() + apart + buttonWidth() <= width;
}

PaneHeader::Places PaneHeader::placesIn(int width, HeaderForm form) const {
    const QFontMetrics bold = boldMetrics();
    const QFontMetrics plain = counts_->fontMetrics();
    QPoint corner(around.left(), around.top());
    if (form.oneLine) {
        const int spare = buttons_.front()->sizeHint().height() - heightOf(1, plain);
        corner.ry() += std::max(spare, 0) / 2;
        const QPoint beside = corner + QPoint(searchWidth() + apart, 0);
        return {QRect(corner, QSize(searchWidth(), heightOf(1, bold))),
                QRect(beside, QSize(countsWidth(form) + 2, heightOf(1, plain))),
                std::vector(widths_.size(), 0)};
    }
    const int buttons = shownButtons(form) * buttonWidth();
    const int room = std::max(width - around.left() - around.right() - buttons - apart, 1);
    std::vector<int> lines =
        wordLines(keptWidths(form), plain.horizontalAdvance(betweenWords), room);
    const int high =
        bold.boundingRect(QRect(0, 0, room, 0), Qt::TextWordWrap, search_->text()).height();
    const int counts = heightOf(lines.empty() ? 1 : lines.back() + 1, plain);
    return {QRect(corner, QSize(room, high)), QRect(corner + QPoint(0, high), QSize(room, counts)),
            std::move(lines)};
}

std::span<const std::size_t> PaneHeader::leftOut(HeaderForm form) const {
    const std::size_t most = widths_.size() > least.size() ? least.size() : 0;
    return std::span(least).first(std::min(static_cast<std::size_t>(form.leftOut), most));
}

int PaneHeader::heightAt(int width, HeaderForm form) const {
    const int words = placesIn(width, form).counts.bottom() + 1;
    return std::max(words, around.top() + buttons_.front()->sizeHint().height()) + around.bottom();
}

void PaneHeader::setForm(HeaderForm form) {
    if (form != form_) {
        form_ = form;
        place();
    }
}

void PaneHeader::place() {
    Places places = placesIn(width(), form_);
    search_->setGeometry(places.search);
    counts_->setGeometry(places.counts);
    const qsizetype hidden = buttons_.size() - shownButtons(form_);
    int right = width() - around.right();
    for (qsizetype k = buttons_.size(); k-- > 0;) {
        QToolButton& button = *buttons_[k];
        button.setVisible(k >= hidden);
        button.setGeometry(QRect(QPoint(right, around.top()), button.sizeHint())
                               .translated(-button.sizeHint().width(), 0));
        right -= button.width();
    }
    lines_ = std::move(places.lines);
    tell();
}

Side PaneHeader::side() const {
    return session_.sideOf(session_.panes().at(pane_).options.algorithm);
}

void PaneHeader::refresh() {
    const Panes& panes = session_.panes();
    if (pane_ >= panes.count() || !session_.hasSearch()) {
        return;
    }
    const bool picked = panes.picked() == pane_;
    //: The number of a pane, and its search.
    search_->setText(tr("%1  %2").arg(pane_ + 1).arg(shownSearch(panes.at(pane_).options)));
    setBold(*search_, picked);
    setAccessibleName(picked ? tr("Pane %1, picked: %2").arg(pane_ + 1).arg(search_->text())
                             : tr("Pane %1: %2").arg(pane_ + 1).arg(search_->text()));
    buttons_.front()->setEnabled(panes.count() < Panes::mostPanes);
    measure();
    place();
    update();
}

/// Where nothing moves: each word in its line.
void PaneHeader::tell() {
    const Panes& panes = session_.panes();
    if (!panes.sideBySide() || pane_ >= panes.count() || !session_.hasSearch() || lines_.empty()) {
        return; // it is not seen, or has no place yet
    }
    QStringList lines;
    QStringList whole;
    std::size_t kept = 0;
    const QStringList words = told();
    for (std::size_t k = 0; k < static_cast<std::size_t>(words.size()); ++k) {
        const QString& word = words[static_cast<qsizetype>(k)];
        if (!word.isEmpty()) {
            whole << word;
        }
        if (std::ranges::count(leftOut(form_), k) > 0) {
            continue;
        }
        const int line = lines_.at(std::min(kept++, lines_.size() - 1));
        while (lines.size() <= line) {
            lines << QString();
        }
        const bool begins = lines[line].isEmpty() || word.isEmpty();
        lines[line] += (begins ? QString() : betweenWords) + word;
    }
    counts_->setText(lines.join(u'\n'));
    setAccessibleDescription(whole.join(betweenWords));
}

void PaneHeader::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        refresh();
        updateGeometry();
    }
}

void PaneHeader::resizeEvent(QResizeEvent* /*event*/) {
    place();
}

/// The picked pane has a bar along its top, beside the bold name.
void PaneHeader::paintEvent(QPaintEvent* /*event*/) {
    const Chrome& chrome = chromeFor(palette());
    QPainter painter(this);
    const bool picked = session_.panes().picked() == pane_;
    painter.fillRect(rect(), picked ? chrome.card : chrome.side);
    painter.fillRect(QRect(0, height() - 1, width(), 1), chrome.border);
    if (picked) {
        painter.fillRect(QRect(0, 0, width(), 4), chrome.accent);
    }
}

void PaneHeader::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        session_.panes().pick(pane_);
    }
}

} // namespace prunus

#include "moc_paneheader.cpp"
