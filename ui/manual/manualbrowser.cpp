#include "ui/manual/manualbrowser.h"

#include "ui/look/chrome.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QEvent>
#include <QPointer>
#include <QScrollBar>
#include <QUrl>
#include <algorithm>

namespace prunus {

ManualBrowser::ManualBrowser(QWidget* parent) : QTextBrowser(parent) {
    setObjectName(QStringLiteral("manualPage"));
    setAccessibleName(tr("Page of the manual"));
    setOpenLinks(false);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    connect(this, &QTextBrowser::anchorClicked, this, &ManualBrowser::follow);
}

void ManualBrowser::open(const QString& id) {
    if (id == page()) {
        return;
    }
    leave();
    way_.resize(way_.empty() ? 0 : at_ + 1);
    way_.push_back({id});
    at_ = way_.size() - 1;
    show();
}

void ManualBrowser::goTo(std::size_t stop) {
    if (stop < way_.size()) { // before the first, the number is great
        leave();
        at_ = stop;
        show();
    }
}

void ManualBrowser::leave() {
    if (!way_.empty()) {
        way_[at_].scrolled = verticalScrollBar()->value();
    }
}

void ManualBrowser::show() {
    const auto place = static_cast<std::size_t>(manualPageNamed(page()));
    PageLook look = lookOf(palette(), font(), logicalDpiY());
    look.opensFigures = true;
    auto* text = new PageText(manualPages().at(place), look, this);
    text->setDocumentMargin(fontMetrics().height());
    const QPointer former = document(); // the first one goes by itself
    setDocument(text);
    if (former) {
        former->deleteLater(); // what has just been clicked stands in it
    }
    static_cast<void>(text->documentLayout()->documentSize()); // so that there is all to scroll
    lightAll();
    verticalScrollBar()->setValue(way_[at_].scrolled);
    emit pageChanged();
}

/// To a page, to what a figure shows, or to an address outside.
void ManualBrowser::follow(const QUrl& link) {
    static const QString ending = QStringLiteral(".md");
    const QString target = link.toString();
    if (link.scheme() == QStringLiteral("figure")) {
        const auto* const text = qobject_cast<PageText*>(document());
        if (const std::size_t number = link.path().toUInt();
            text != nullptr && number < text->figures().size()) {
            emit figureWanted(text->figures()[number]);
        }
    } else if (!link.isRelative()) {
        QDesktopServices::openUrl(link);
    } else if (target.endsWith(ending) && manualPageNamed(target.chopped(ending.size())) >= 0) {
        open(target.chopped(ending.size()));
    }
}

void ManualBrowser::light(const QStringList& words) {
    words_ = words;
    lightAll();
    if (!places_.isEmpty()) {
        lightNext();
    }
}

bool ManualBrowser::lightNext() {
    const bool isThere = litPlace_ < litPlaces();
    litPlace_ = isThere ? litPlace_ + 1 : 0;
    showPlaces();
    if (isThere) {
        QTextCursor cursor = places_[litPlace_ - 1].cursor;
        cursor.setPosition(cursor.selectionStart());
        setTextCursor(cursor);
        ensureCursorVisible();
    }
    return isThere;
}

void ManualBrowser::lightAll() {
    places_.clear();
    litPlace_ = 0;
    for (const QString& word : words_) {
        QTextCursor found = document()->find(word);
        while (!found.isNull()) {
            QTextEdit::ExtraSelection lit;
            lit.cursor = found;
            places_ << lit;
            found = document()->find(word, found);
        }
    }
    std::ranges::sort(places_, {}, [](const auto& each) { return each.cursor.position(); });
    showPlaces();
}

/// The marked one stands out from the others.
void ManualBrowser::showPlaces() {
    const Chrome& chrome = chromeFor(palette());
    for (int k = 0; k < litPlaces(); ++k) {
        QTextCharFormat& format = places_[k].format;
        const bool marked = k + 1 == litPlace_;
        format.setBackground(marked ? chrome.accent : chrome.lit);
        if (marked) {
            format.setForeground(chrome.accentText);
        } else {
            format.clearForeground();
        }
    }
    setExtraSelections(places_);
    emit litChanged();
}

void ManualBrowser::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) &&
        !way_.empty()) {
        leave();
        show();
    }
}

} // namespace prunus

#include "moc_manualbrowser.cpp"
