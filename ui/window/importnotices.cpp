#include "ui/window/importnotices.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QVBoxLayout>
#include <utility>

namespace prunus {
namespace {

class NoticeWords {
    Q_DECLARE_TR_FUNCTIONS(ImportNotices)

  public:
    static QString toReadAs(Notation notation);
};

QString NoticeWords::toReadAs(Notation notation) {
    switch (notation) {
    case Notation::headed:
        return tr("Read as lists with heads");
    case Notation::forest:
        return tr("Read as a forest");
    case Notation::qtree:
        return tr("Read as qtree");
    case Notation::newick:
        return tr("Read as Newick");
    case Notation::outline:
        return tr("Read as an outline");
    case Notation::arrows:
        return tr("Read as arrows");
    case Notation::rows:
        return tr("Read as rows of cells");
    case Notation::json:
        return tr("Read as JSON");
    case Notation::brackets:
    case Notation::document:
    case Notation::game:
        break;
    }
    return tr("Read as brackets");
}

} // namespace

ImportNotices::ImportNotices(Session& session, NoticeBar& bar, QWidget* window)
    : QObject(window), session_(session), bar_(bar), window_(window) {
    connect(&session, &Session::documentChanged, this, [this] {
        if (session_.continuation() == nullptr) {
            tellDocument();
        } else if (std::exchange(offers_, false)) {
            told_.isEmpty() ? bar_.hide() : tell({told_, {}, {}}); // of a tree that is gone
        }
    });
    connect(&session, &Session::readingTold, this, &ImportNotices::tell);
}

void ImportNotices::tellDocument() {
    const std::shared_ptr<const Document> document = session_.document();
    if (document->notices.isEmpty() && document->otherReadings.empty()) {
        bar_.hide();
        return;
    }
    const bool inFile = !session_.path().isEmpty() && !document->isUnsaved;
    tell({document->notices, inFile ? document->otherReadings : std::vector<Notation>(),
          [this, path = session_.path()](Notation as) { session_.openFile(path, as); }});
}

void ImportNotices::tell(const ReadingOffer& offer) {
    told_ = offer.told;
    offers_ = !offer.others.empty();
    std::vector<NoticeBar::Answer> answers;
    QString text = told_.isEmpty()
                       ? tr("This text can be read in several ways. Which one is meant?")
                       : told_.front();
    if (told_.size() > 1) {
        text = tr("%1 (and %n more)", nullptr, static_cast<int>(told_.size() - 1)).arg(text);
        answers.emplace_back(tr("Show &all"), [this, told = told_] { showAll(told); });
    }
    for (const Notation each : offer.others) {
        answers.emplace_back(NoticeWords::toReadAs(each),
                             [readAs = offer.readAs, each] { readAs(each); });
    }
    answers.emplace_back(tr("&Close"), [] {});
    bar_.tell(text, answers);
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
