#include "ui/files/restoring.h"

#include <QAbstractButton>
#include <QFileInfo>
#include <QLocale>

namespace prunus {
namespace {

QString shownTime(const QDateTime& time) {
    const QLocale locale;
    const QString clock = locale.toString(time.time(), QLocale::ShortFormat);
    return time.date() == QDate::currentDate()
               ? clock
               : locale.toString(time.date(), QLocale::ShortFormat) + QLatin1Char(' ') + clock;
}

QString nameOf(const UnsavedTree& work) {
    if (work.draft || !work.tree) {
        return work.draft.value_or(Draft{}).name();
    }
    return shownName(*work.tree, work.path, work.name);
}

/// What nobody can have any more once this is discarded.
QString lostWith(const UnsavedTree& work) {
    QStringList lost;
    if (work.draft) {
        lost << (work.draft->path.isEmpty()
                     ? Restoring::tr("The text that was typed is in no file and would be lost.")
                     : Restoring::tr("What was typed in %1 and not saved would be lost; the file "
                                     "itself is not touched.")
                           .arg(work.draft->name()));
    }
    if (work.tree) {
        lost << (work.path.isEmpty()
                     ? Restoring::tr("The tree is in no file and would be lost.")
                     : Restoring::tr("What was changed in %1 and not saved would be lost; the file "
                                     "itself is not touched.")
                           .arg(QFileInfo(work.path).fileName()));
    }
    lost << Restoring::tr("What is discarded cannot be brought back.");
    return lost.join(u' ');
}

} // namespace

Restoring::Restoring(Recovery& recovery, Leaving& leaving, NoticeBar& bar,
                     std::vector<LeftWork> left)
    : QObject(&bar), recovery_(recovery), leaving_(leaving), bar_(bar), left_(std::move(left)) {
    offer();
}

void Restoring::offer() {
    if (left_.empty()) {
        return;
    }
    const LeftWork& first = left_.front();
    bar_.tell(
        tr("There is unsaved work on %1 from %2.").arg(nameOf(first.work), shownTime(first.time)),
        {{tr("&Restore"), [this] { restore(); }}, {tr("&Discard"), [this] { askToDiscard(); }}});
}

/// The offer stays while the question is open.
void Restoring::askToDiscard() {
    bar_.show();
    const LeftWork& first = left_.front();
    auto* question =
        new QMessageBox(QMessageBox::NoIcon, tr("Unsaved work"),
                        tr("Discard the unsaved work on %1 from %2?")
                            .arg(nameOf(first.work), shownTime(first.time)),
                        QMessageBox::Discard | QMessageBox::Cancel, asker(*bar_.window()));
    question->setObjectName(QStringLiteral("discardQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setInformativeText(lostWith(first.work));
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question, &QDialog::finished, this, [this, question, file = first.file] {
        if (question->clickedButton() == question->button(QMessageBox::Discard)) {
            discard(file);
        }
    });
    question->open();
}

void Restoring::discard(const QString& file) {
    if (left_.empty() || left_.front().file != file) {
        return; // it was restored meanwhile
    }
    bar_.hide();
    discardWork(left_.front());
    left_.erase(left_.begin());
    offer();
}

/// The offer stays until nothing stands in the way: there may be unsaved work here, too.
void Restoring::restore() {
    bar_.show();
    leaving_.then([this, file = left_.front().file] {
        if (left_.empty() || left_.front().file != file) {
            return; // it was discarded meanwhile
        }
        bar_.hide();
        recovery_.restore(left_.front());
        left_.erase(left_.begin());
        offer();
    });
}

} // namespace prunus

#include "moc_restoring.cpp"
