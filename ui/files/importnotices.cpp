#include "ui/files/importnotices.h"

#include "ui/session/editing.h"
#include "ui/words/readingwords.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace prunus {

ImportNotices::ImportNotices(Session& session, Leaving& leaving, NoticeBar& bar, QWidget* window)
    : QObject(window), session_(session), leaving_(leaving), bar_(bar), window_(window) {
    connect(&session, &Session::documentChanged, this, &ImportNotices::follow);
    connect(&session, &Session::readingTold, this, &ImportNotices::tell);
}

/// What was said of a tree that is gone is said no longer.
void ImportNotices::follow(const NodeMap* edited) {
    if (edited == nullptr) {
        tellDocument();
    } else if (bar_.isHidden() || shown_.of == ReadingOffer::Of::text) {
        return;
    } else if (shown_.of == ReadingOffer::Of::edit) {
        takeAway();
    } else if (!shown_.others.empty()) {
        tell({shown_.told, {}, {}, shown_.of});
    }
}

void ImportNotices::tellDocument() {
    const std::shared_ptr<const Document> document = session_.document();
    if (document->notices.isEmpty() && document->otherReadings.empty()) {
        bar_.hide();
        return;
    }
    const bool inFile = !session_.path().isEmpty() && !document->isUnsaved;
    const QString typed = document->source;
    tell({document->notices,
          inFile || !typed.isEmpty() ? document->otherReadings : std::vector<Notation>(),
          [this, typed, path = session_.path()](Notation as) {
              typed.isEmpty() ? session_.openFile(path, as) : session_.takeDraft(typed, as);
          },
          ReadingOffer::Of::file});
}

void ImportNotices::tell(const ReadingOffer& offer) {
    const bool ends = offer.told.isEmpty() && offer.others.empty();
    if (offer.of == ReadingOffer::Of::text) {
        question_ = ends ? std::nullopt : std::optional(offer);
    }
    if (ends) {
        if (shown_.of == offer.of) {
            takeAway();
        }
        return;
    }
    shown_ = offer;
    std::vector<NoticeBar::Answer> answers;
    QString text = offer.told.isEmpty()
                       ? tr("This text can be read in several ways. Which one is meant?")
                       : offer.told.front();
    if (offer.told.size() > 1) {
        text = tr("%1 (and %n more)", nullptr, static_cast<int>(offer.told.size() - 1)).arg(text);
        answers.emplace_back(tr("Show &all"), [this, told = offer.told] { showAll(told); });
    }
    for (const Notation each : offer.others) {
        answers.emplace_back(ReadingWords::toReadAs(each), [this, offer, each] {
            bar_.show(); // while nothing came of it
            choose(offer, each);
        });
    }
    if (offer.of != ReadingOffer::Of::text) { // a question stays while it stands
        answers.emplace_back(tr("&Close"), [this] { takeAway(); });
    }
    bar_.tell(text, answers);
}

/// A question that another notice stood before is asked again.
void ImportNotices::takeAway() {
    bar_.hide();
    if (question_) {
        tell(ReadingOffer(*question_));
    }
}

void ImportNotices::choose(const ReadingOffer& offer, Notation as) {
    const bool opens = offer.of == ReadingOffer::Of::file;
    // What was typed or pasted where there was no tree is at hand, and only read anew.
    const bool atHand = session_.document() && !session_.document()->source.isEmpty() &&
                        !session_.editing().unfinished(Editing::Typing::text);
    if (opens && !atHand) {
        leaving_.then([readAs = offer.readAs, as] { readAs(as); });
    } else {
        offer.readAs(as);
    }
}

void ImportNotices::showAll(const QStringList& notices) {
    auto* dialog = new QDialog(window_);
    dialog->setObjectName(QStringLiteral("importNotices"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("How %1 was read").arg(session_.document()->name));
    auto* list = new QPlainTextEdit(notices.join(QStringLiteral("\n\n")), dialog);
    list->setObjectName(QStringLiteral("importNoticeList"));
    list->setAccessibleName(dialog->windowTitle());
    list->setReadOnly(true);
    list->setTabChangesFocus(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(list, 1);
    column->addWidget(buttons);
    dialog->resize(640, 320);
    dialog->open();
}

} // namespace prunus

#include "moc_importnotices.cpp"
